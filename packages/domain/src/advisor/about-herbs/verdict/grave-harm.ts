import { type Finding, isAbout } from '../../../safety/finding.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { anyPhrase, oneOf, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { inSentence } from '../../wording/names.ts';
import { beyondThat } from './nothing-found.ts';
import { clausesOf, lower } from '../../wording/sentences.ts';

/** "Is kava safe?": no finding for this person is not all there is to say of what has harmed livers. */
export function graveHarm(herb: Herb, question: string): string | null {
  const { name, monograph } = herb;
  if (!isKnownToHarm(herb) && !asksIfSafe.test(withPlainApostrophes(question))) return null;
  const told = clausesOf(monograph?.sideEffects.text ?? '').find(
    (sentence) => isGrave.test(sentence) && !/\b(?:one|single|a) (?:case|report)\b/i.test(sentence),
  );
  return told === undefined
    ? null
    : /^rare/i.test(told)
      ? `Serious harm from ${inSentence(name)} is rare, but it has happened: ${told.replace(/^rare(?:ly)?,? /i, '').replace(/^R/, 'r')}`
      : `Known harm from ${inSentence(name)}: ${lower(told)}`;
}

/** What of it was not said before. */
export function graveHarms(
  herbs: readonly Herb[],
  { question, said }: { readonly question: string; readonly said: string },
): readonly string[] {
  return herbs.flatMap((herb) => graveHarm(herb, question) ?? []).filter((line) => !said.includes(line));
}

/** Whether grave harm stands first among its effects: no rare case, and no overdose. */
export function isKnownToHarm({ monograph }: Herb): boolean {
  return /^(?:(?:sudden|serious|severe) )?(?:liver (?:injury|failure|damage)|hepatitis)\b/i.test(
    monograph?.sideEffects.text ?? '',
  );
}

/** "Kava with lorazepam?": that it has injured livers is told beside what forbids it, unless that is the reason. */
export function isHarmUntold(herb: Herb, findings: readonly Finding[]): boolean {
  const about = findings.filter((finding) => isAbout(finding, herb));
  return isKnownToHarm(herb) && herb.neverSuggest !== true && !about.some(({ why }) => /\bliver\b/i.test(why));
}

const asksIfSafe = anyPhrase(/safe(?:r|st|ly)?/, /dangerous|harmless|toxic/);
/** Harm that can end a life or an organ. */
export const isGrave = oneOf(
  /\bliver (?:injury|failure|damage)\b|\bhepatitis\b|\bmuscle breakdown\b/i,
  /\bkidney (?:damage|failure)\b|\bcan kill\b|\bfatal\b|\bdeaths?\b/i,
  /\bheart attack\b|\bstroke\b|\bmania\b|\bserotonin poisoning\b|\bfits\b/i,
  /\bseizures?\b/i,
);

/** Where something speaks against it for this person that comes first; else that it has harmed people. */
export function withHarms(
  harms: readonly string[],
  told: readonly string[],
  { isWarned }: { isWarned: boolean },
): string[] {
  if (harms.length === 0) return [...told];
  const at = told.findIndex((block) => block.startsWith('<h') || block.startsWith('<ul'));
  return isWarned && at > 0 ? [...told.slice(0, at), ...harms, ...told.slice(at)] : [...harms, ...told.map(beyondThat)];
}
