import { choice, oneOf, sequence } from '../../resolve/phrases.ts';
import { withoutRelatives } from './others-stage.ts';

const another = choice(
  /husband|hubby|wife|partner|boyfriend|girlfriend|fianc[eé]e?|ex|mother|father|mum|mom|mam|mama|dad|papa|parents?/,
  /sisters?|brothers?|sons?|daughters?|kids?|children|child|baby|grand(?:mother|father|ma|pa|dad|mum|mom|son|daughter)/,
  /gran|nan|granny|grandad|aunt(?:ie|y)?|uncle|cousin|niece|nephew|(?:mother|father)-in-law|in-laws|friend|neighbou?r/,
  /colleague|boss|mate|flatmate|roommate|lodger|dogs?|puppy|cats?|kitten|horses?|pony|rabbit|hamster|pets?|parrot/,
);
const theirs = String.raw`(?:my|our|the|his|her) (?:[\w-]+ )?${another}`;
/** "Warfarin and aspirin for my dog" tells of the aspirin. */
const oneName = /(?:^|[.;,\n(]\s*|\b(?:and|but|so) )(?:(?!\b(?:and|or|plus)\b|[&+])[^.;,\n()]){2,60}?(?:, )?/gi;
const toTheEnd = /(?:,? not (?:me|mine|for me))?(?=\s*(?:$|[.;,\n)]|\band\b|\bbut\b))/;

/** "Phenobarbital for our dog", "the clopidogrel belongs to my father". */
const forOthers = sequence(
  oneName,
  /(?:\b(?:is|are|was|were|they['’]?re|it['’]?s|it is|they are|which is|that['’]?s) (?:just |only |all )?(?:meant )?for |\bbelongs? to |\bfor )/,
  theirs,
  toTheEnd,
);
/** "It is my husband's" may tell whose box it came from, unless the list says that nothing is taken. */
const ofOthers = sequence(
  oneName,
  /\b(?:is|are|was|were|they['’]?re|it['’]?s|it is|they are|which is|that['’]?s) (?:just |only |all )?/,
  String.raw`${theirs}['’]s?`,
  toTheEnd,
);
/** "Dog's phenobarbital", "warfarin is what my neighbour takes". */
const takenByOthers = oneOf(
  /(?<=^|[.;,\n]\s*)(?:the |our |my )?(?:dog|cat|horse|pony|rabbit|pet)['’]?s [^.;,\n]*/gi,
  sequence(oneName, /\b(?:is|are) what /, theirs, / (?:takes?|has|is on|uses|gets)\b/),
);
const takesNothing = oneOf(
  /(?:^|[.;,\n]\s*)(?:none|nothing|nil|no (?:meds|medication|medications|medicines?|tablets|pills))\b/i,
  /\bnot (?:me|mine)\b|\bi (?:take|am on|don['’]?t take any) ?(?:nothing|none|thing)\b/i,
);

/** A list of medicines without those of others; a child's profile may be filled in for "my son". */
export function ownMedicines(text: string, isOwnAgeAdult: boolean): string {
  if (!isOwnAgeAdult) return withoutRelatives(text, true);
  const own = text.replaceAll(takenByOthers, ' ').replaceAll(forOthers, ', ');
  return withoutRelatives(takesNothing.test(text) ? own.replaceAll(ofOthers, ', ') : own, true);
}
