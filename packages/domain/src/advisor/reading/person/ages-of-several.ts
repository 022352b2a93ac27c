import { wordsFrom } from '../../../resolve/number-words.ts';
import { sequence } from '../../../resolve/phrases.ts';

const count = String.raw`\d{1,2}|${wordsFrom(1, 16)}`;
/** Years, months or weeks of an age, as they are typed. */
export const ageUnit = String.raw`years?|yrs?|yo\b|y\/o|months?|mths?|mos?\b|weeks?|wks?`;
const withUnit = (which: string) => String.raw`(?:[ -]?(?<unit${which}>${ageUnit}))?(?:[ -]?olds?)?`;
const kin = String.raw`(?:kids?|kiddos?|child(?:ren)?|boys?|girls?|sons?|daughters?|twins?|little ones?|grand(?:kids?|child(?:ren)?|sons?|daughters?)|nephews?|nieces?|bab(?:y|ies)|toddlers?|infants?|newborns?)`;
/** No count of what is taken, and no time. */
const noMeasure = String.raw`(?! ?(?:times?|cups?|drops?|days?|hours?|mg|ml|g\b|spoons?|tea|weeks (?:pregnant|ago)|in the|weeks? now|%))`;

/** "My kids, 2, 5 and 9"; "children aged 2 and 6"; "they're 1 and 5". */
const inOneList = sequence(
  String.raw`\b(?:(?:(?:my|our|the|two|three) )*${kin}|they|ages?|aged)`,
  /(?:,? (?:who are|are|of|aged?|ages|were|at)|'re|'s|:)?,? \(?(?:ages?|aged)? ?/i,
  String.raw`(?<a>${count})${withUnit('A')}(?:, (?<between>${count}))?,? ?(?:and|&|\+|\/) ?`,
  String.raw`(?:the other(?: one)?(?: is)? |a |my )?(?<b>${count})\b${withUnit('B')}\)?${noMeasure}`,
);
/** "My 2 and 7 year olds". */
const ofYears = new RegExp(
  String.raw`\b(?:(?:my|our|the|a) )?(?<a>${count})(?:, (?<between>${count}))? (?:and|&|\+) (?<b>${count})[- ]?(?<unitB>${ageUnit})[- ]?olds?\b`,
  'i',
);
/** Where a unit that is told once holds for all. */
export const shareTheUnit: ReadonlySet<RegExp> = new Set([inOneList, ofYears]);

/** How the ages of two or three children are told, in the groups a, between and b with their units and kin. */
export const severalAges: readonly RegExp[] = [
  // "One is 9 months and the other is 6."
  new RegExp(
    String.raw`\bone(?: of them)?(?:'s| is|,)? (?<a>${count})${withUnit('A')}[^.?!]{0,16}?\b(?:the )?other(?: one)?(?:'s| is|,)? (?<b>${count})\b${withUnit('B')}`,
    'i',
  ),
  // "The older one is 6, the younger 9 months."
  sequence(
    /\b(?:the|my) (?:older|elder|eldest|big|younger|youngest|little)(?: one)?(?:'s| is|,)?/i,
    String.raw` (?<a>${count})${withUnit('A')},? (?:and )?(?:the|my)`,
    / (?:older|elder|eldest|big|younger|youngest|little)(?: one)?(?:'s| is|,)?/,
    String.raw` (?<b>${count})\b${withUnit('B')}`,
  ),
  // "My 3 year old and my 8 year old."
  new RegExp(
    String.raw`\b(?:(?:my|our|the|a) )?(?<a>${count})[- ](?<unitA>${ageUnit})(?:[- ]olds?)?(?: ${kin})? (?:and|&|\+) (?:(?:my|our|the|a) )?(?<b>${count})[- ](?<unitB>${ageUnit})[- ]?olds?\b`,
    'i',
  ),
  ofYears,
  inOneList,
  // "My son (4) and my daughter (9 months)".
  new RegExp(
    String.raw`\b(?:(?:my|our|the|an?) (?:\w+ )?)?(?<kinA>${kin}),? ?\(?(?:who is |is |aged? |age |of |at )?(?<a>${count})${withUnit('A')}\)?,? (?:and|&|\+) (?:my |our |the |his |her |an? )?(?:\w+ )?(?<kinB>${kin}),? ?\(?(?:who is |is |aged? |age |of |at )?(?<b>${count})\b${withUnit('B')}\)?${noMeasure}`,
    'i',
  ),
];
