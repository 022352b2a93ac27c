import { choice, oneOf, withPlainApostrophes } from '../../resolve/phrases.ts';
import type { Understanding } from '../reading/understanding.ts';

/** "Wants to stop smoking", on clozapine, or "on clozapine", told after that: without smoke some medicines climb. */
export function risesWithoutSmoke(asked: Understanding): string | null {
  const { question, subject, said } = asked;
  const taken = subject.person.medicines.find(({ id }) => clearedBySmoke.has(id));
  if (taken === undefined) return null;
  const whose = subject.isOther ? `for ${subject.who} ` : '';
  const text = withPlainApostrophes(question);
  if (starts.test(text) && !quits.test(text) && !said.includes(falls))
    return `With ${taken.name} ${whose}tell the prescriber this week that there is smoking again: ${falls} and may no longer hold, and it climbs when the smoking stops. Change no dose alone; the level is checked.`;
  if (!(quits.test(text) || quitBefore(asked)) || said.includes(climbs)) return null;
  return `Giving up smoking is worth it, but with ${taken.name} ${whose}it is planned with the prescriber first: ${climbs}, within days and also with patches or gum. Drowsiness, drooling, shaking, vomiting, a racing heart or a fit: help at once.`;
}

/** The medicine is news, and the smoking was spoken of before. */
function quitBefore({ history, told, question, subject }: Understanding): boolean {
  const isNews = told.length > 0 || subject.person.medicines.some(({ name }) => question.includes(name));
  return isNews && history.some(({ role, text }) => role === 'user' && quits.test(withPlainApostrophes(text)));
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
const smoke = String.raw`(?:smok(?:e|es|ed|in'?|ing)|cig(?:gie|gy|arette)?s?|ciggies|tobacco|fags?|rollies|roll-?ups)\b(?! (?:alarm|detector|point|fish|salmon|meat|ham|bacon|food|tofu|cheese|paprika|haddock|mackerel|kippers?))`;
const starts =
  /\b(?:start(?:ed|ing)?|began|begun|back (?:to|on)|took up|taken up)\b[^.?!]{0,12}\b(?:smok\w+|cigs?|cigarettes|tobacco|fags|ciggies)\b|\bsmok(?:e|es|ed|ing) (?:again|more|a lot more)\b/i;
const givesUp = choice(
  /stop(?:s|p?ed|ping)?|quit(?:s|ting|ted)?|g[ai]v(?:e|es|en|ing) up|(?:come|came|coming|get|getting|got|lay|laid|stay|staying|keep|keeping) off|off/,
  /cut(?:s|ting)?(?: (?:right |way )?(?:down|back|out))?|pack(?:s|ed|ing)? (?:in|up)|kick(?:s|ed|ing)?|ditch(?:ed|ing)?|drop(?:ped|ping)?|chuck(?:ed|ing)?(?: in)?|jack(?:ed|ing)? in|bin(?:ned|ning)?/,
  /swap(?:s|ped|ping)?|switch(?:ed|ing)?(?: from)?|replac(?:e|ed|ing)|reduc(?:e|ed|ing)|leav(?:e|ing)|left|no more|(?:have|had|has)(?:n'?t| not) (?:had|have|touched|smoked)?|not (?:had|touched|one)|done with|free (?:of|from)/,
);
/** Leaving the smoke, or having left it; "what takes the craving for a cigarette away" is asked for no other reason. */
const quits = oneOf(
  new RegExp(String.raw`\b${givesUp}\b[^.?!]{0,12}?\b(?:${smoke}|vap\w+)`, 'i'),
  new RegExp(
    String.raw`\b${smoke} ?(?:cessation|withdrawals?|cravings?|free)\b|\bnicotine (?:withdrawals?|cravings?|patch\w*|gum|lozenges?|spray)\b|\bcrav\w+\b[^.?!]{0,16}\b${smoke}|\b(?:non|ex)[- ]?smoker\b`,
    'i',
  ),
  /\bsmok(?:e|es|ed|in|ing) (?:\w+ )?(?:less|no more|fewer|half)\b|\b(?:fewer|less) (?:cigs?|cigarettes|fags|ciggies)\b|\blobelia\b[^.?!]{0,20}\bquit(?:ting)?\b|\bquit(?:ting)?\b[^.?!]{0,20}\blobelia\b/i,
);
