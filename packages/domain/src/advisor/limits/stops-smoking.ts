import type { Understanding } from '../reading/understanding.ts';

/** "Wants to stop smoking", on clozapine: without smoke some medicines climb. */
export function risesWithoutSmoke({ question, subject: { person, isOther, who }, said }: Understanding): string | null {
  const taken = person.medicines.find(({ id }) => clearedBySmoke.has(id));
  if (taken === undefined || !quits.test(question) || said.includes(climbs)) return null;
  const whose = isOther ? `for ${who} ` : '';
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
const quits =
  /\b(?:stop|stopp(?:ed|ing)|quit(?:ting)?|g[ai]v(?:e|es|ing) up|come off|coming off|off|cut(?:ting)? down(?: on)?|pack(?:ed|ing)? in)\b[^.?!]{0,12}\b(?:smok\w+|cigs?|cigarettes|tobacco|fags|ciggies|vap\w+)\b|\bsmok(?:e|es|ed|in|ing) (?:\w+ )?(?:less|no more|fewer|half)\b|\b(?:fewer|less) (?:cigs?|cigarettes|fags|ciggies)\b/i;
