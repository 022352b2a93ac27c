import type { checkHousehold, ReplyOf } from '@herbie/contract';

export type Household = ReplyOf<typeof checkHousehold>;

/** The household narrowed to some of its people: what spoke only against the others suits these. */
export function narrowHousehold(household: Household, people: readonly { readonly id: number }[]): Household {
  const isHere = ({ profileId }: { readonly profileId: number }) => people.some(({ id }) => id === profileId);
  const judged = household.excluded.map(({ herb, for: against }) => ({ herb, for: against.filter(isHere) }));
  return {
    suitable: [...household.suitable, ...judged.filter((each) => each.for.length === 0).map(({ herb }) => ({ herb }))],
    excluded: judged.filter((each) => each.for.length > 0),
    unrecognised: household.unrecognised.filter(isHere),
    note: household.note,
  };
}
