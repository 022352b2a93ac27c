import { choice, notFollowedBy, notPrecededBy, oneOf, sequence } from './phrases.ts';

const intoAVein = choice(/i\.?v\.?/, /drips?|intravenous(?:ly)?|infusions?|infused|injections?|injected|injectable/);
/** A cold, a pot of coffee, and the fourth stage of an illness. */
const otherDrips = notPrecededBy(
  /\b(?:nasal|coffee|stage|grade|type|class|phase|no|not|without|instead of)[ -](?:an? )?/,
);

const before = sequence(
  /\b/i,
  otherDrips,
  intoAVein,
  /(?: therapy)?(?: (?:of|with|containing|high|dose|pure|liposomal|mega|\d+ ?m?g))*[ -]+$/,
);
const after = oneOf(
  sequence(/^[^,;.&+\n]{0,24}?[ (-]/i, otherDrips, intoAVein, /\b/, notFollowedBy(/ ?(?:tea|coffee)\b/)),
  /^[^,;.&+\n]{0,24}? (?:in|into|through|by) (?:a |the |my |an? )?(?:veins?|cannula|port)\b/i,
);
const byName = /\b(?:drip|infusion|injections?|myers\b.*)$/i;

/** Whether the words around a vitamin, mineral or nutrient tell that it is dripped or injected: "IV vitamin C", "a 10 g drip". */
export function isInjected(name: string, around: { readonly before: string; readonly after: string }): boolean {
  return byName.test(name) || before.test(around.before) || after.test(around.after.replace(/^\+/, ''));
}
