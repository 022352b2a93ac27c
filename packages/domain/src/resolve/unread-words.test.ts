import { expect, test } from 'vitest';
import { checkSafety } from '../safety/check.ts';

const unread = (item: string, currentMedications: string | null = null) =>
  checkSafety({ person: { currentMedications }, items: [item] }).unrecognised;

test.each([
  ['honey in warm water', null],
  ['peppermint chewing gum', null],
  ['red vein kratom caps', null],
  ['probiotic 50 billion cfu', null],
  ['ayahuasca retreat next month', null],
  ['magnesium', 'levothyroxine 50, 7am'],
  ['magnesium', 'plain levodopa'],
  ['saffron', 'came off sertraline 3 years ago'],
  ['zinc', 'prenatal'],
  ['zinc', 'taking prenatals'],
  ['tribullus terrestris', null],
  ['boswelia serrata', null],
  ['white wilow bark 200 mg', null],
  ['broad bean pods', null],
  ['bottled green tea', null],
  ['valerian and hops mixture', null],
])('everyday words beside %s, taken with %s, are no unknown name', (item, medicines) =>
  expect(unread(item, medicines)).toEqual([]),
);

test.each(['prenatal yoga on mondays', 'prenatal depression in 2014'])('"%s" is no vitamin', (healthConcerns) =>
  expect(
    checkSafety({ person: { healthConcerns }, items: ['calcium'] }).findings.map(({ with: { id } }) => id),
  ).not.toContain('iron'),
);
