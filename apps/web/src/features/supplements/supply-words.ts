import type { Supplement } from '@herbie/contract';

export interface SupplyWords {
  readonly text: string;
  /** Said before it when it is time for a new pack. */
  readonly alarm: string | null;
}

const lowDays = 7;
/** Further ahead a number of days would sound surer than it is. */
const toldDays = 60;

/** What is left of a supplement that was counted. */
export function supplyWords({ supply }: Pick<Supplement, 'supply'>): SupplyWords | null {
  if (supply === null) return null;
  const { dosesLeft, daysLeft } = supply;
  if (dosesLeft === 0) return { text: 'by your count', alarm: 'Used up' };
  const doses = dosesLeft === 1 ? '1 dose left' : `${dosesLeft} doses left`;
  if (daysLeft === null || daysLeft > toldDays) return { text: doses, alarm: null };
  return { text: `${doses}, ${daysTold(daysLeft)}`, alarm: daysLeft <= lowDays ? 'Running low:' : null };
}

function daysTold(days: number): string {
  if (days === 0) return 'less than a day';
  return days === 1 ? 'about 1 day' : `about ${days} days`;
}
