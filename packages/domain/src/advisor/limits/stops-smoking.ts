import type { Understanding } from '../reading/understanding.ts';

/** "Wants to stop smoking", on clozapine: without smoke some medicines climb. */
export function risesWithoutSmoke({ question, subject: { person, isOther, who }, said }: Understanding): string | null {
  const taken = person.medicines.find(({ id }) => clearedBySmoke.has(id));
  if (taken === undefined) return null;
  const whose = isOther ? `for ${who} ` : '';
  if (starts.test(question) && !quits.test(question) && !said.includes(falls))
    return `With ${taken.name} ${whose}tell the prescriber this week that there is smoking again: ${falls} and may no longer hold, and it climbs when the smoking stops. Change no dose alone; the level is checked.`;
  if (!quits.test(question) || said.includes(climbs)) return null;
  return `Giving up smoking is worth it, but with ${taken.name} ${whose}it is planned with the prescriber first: ${climbs}, within days and also with patches or gum. Drowsiness, drooling, shaking, vomiting, a racing heart or a fit: help at once.`;
}

/** Broken down by an enzyme that tobacco smoke speeds up (UK Medicines Information, question 136.4). */
const clearedBySmoke: ReadonlySet<string> = new Set([
  'clozapine',
  'olanzapine',
  'theophylline',
  'aminophylline',
  'riociguat',
  'erlotinib',
]);
const climbs = 'without smoke its level can climb into the harmful range';
const falls = 'with smoke its level falls within days';
const starts =
  /\b(?:start(?:ed|ing)?|began|begun|back (?:to|on)|took up|taken up)\b[^.?!]{0,12}\b(?:smok\w+|cigs?|cigarettes|tobacco|fags|ciggies)\b|\bsmok(?:e|es|ed|ing) (?:again|more|a lot more)\b/i;
const quits =
  /\b(?:stop|stopp(?:ed|ing)|quit(?:ting)?|g[ai]v(?:e|es|ing) up|come off|coming off|off|cut(?:ting)? down(?: on)?|pack(?:ed|ing)? in)\b[^.?!]{0,12}\b(?:smok\w+|cigs?|cigarettes|tobacco|fags|ciggies|vap\w+)\b|\bsmok(?:e|es|ed|in|ing) (?:\w+ )?(?:less|no more|fewer|half)\b|\b(?:fewer|less) (?:cigs?|cigarettes|fags|ciggies)\b/i;
