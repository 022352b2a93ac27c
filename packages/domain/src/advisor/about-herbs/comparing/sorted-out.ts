import type { Herb } from '../../../herbs/herb.ts';
import type { UseKey } from '../../../herbs/use-keys.ts';
import { type Finding, isAbout } from '../../../safety/finding.ts';
import type { Severity } from '../../../safety/severity.ts';
import { compareSeverity, forbids } from '../../../safety/words.ts';
import type { Item } from '../../../safety/item.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { notRefused } from '../facts/slimming.ts';
import { maySell } from '../facts/buying.ts';
import { waitsForTheTeam } from '../verdict/during-cancer-treatment.ts';
import { isKnownToHarm } from '../verdict/grave-harm.ts';
import { verdictWords } from '../verdict/finding-lines.ts';
import { bullets, escapeHtml, herbLink, listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import type { Subject } from '../../reading/person/subject.ts';

interface Checked {
  readonly subject: Subject;
  readonly said: string;
  readonly findings: readonly Finding[];
}

/** "Which of them is all right?": what stays and what goes, then each with its reason. */
export function sortedOut(herbs: readonly Herb[], { subject: { who }, said, findings }: Checked): string[] {
  const reasons = herbs.flatMap((herb) => {
    const worst = worstOf(herb, findings);
    if (!worst) return [];
    const [news] = findingsOf(herb, findings).filter(
      ({ severity, why }) => severity !== 'minor' && !said.includes(why),
    );
    const told = news === undefined ? 'As I said before.' : `As I said before, and besides: ${news.why} ${news.advice}`;
    const reason = said.includes(worst.why) ? told : `${worst.why} ${worst.advice}`;
    return [`<strong>${herbLink(herb)}</strong>: ${verdictWords(worst)}. ${escapeHtml(reason)}`];
  });
  return [paragraph(sortedInShort(herbs, { who, findings })), ...(reasons.length === 0 ? [] : [bullets(reasons)])];
}

/** What stays and what goes, in a sentence for each. */
export function sortedInShort(
  herbs: readonly Herb[],
  { who, findings }: { readonly who: string; readonly findings: readonly Finding[] },
): string {
  const waits = (herb: Herb) =>
    worstOf(herb, findings)?.severity === 'minor' && findingsOf(herb, findings).some(waitsForTheTeam);
  const waiting = listed(herbs.filter(waits).map(({ name }) => inSentence(name)));
  // What has injured livers is never told of as free of warnings.
  const severityOf = (herb: Herb) => {
    const severity = worstOf(herb, findings)?.severity;
    return isKnownToHarm(herb) && (severity === undefined || severity === 'minor') ? 'moderate' : severity;
  };
  const named = (fits: (severity: Severity | undefined) => boolean) =>
    listed(herbs.filter((herb) => !waits(herb) && fits(severityOf(herb))).map(({ name }) => inSentence(name)));
  const free = named((severity) => severity === undefined || severity === 'minor');
  const careful = named((severity) => severity === 'moderate');
  const out = named((severity) => severity !== undefined && forbids(severity));
  const isOfSeveral = herbs.length > 1;
  const verdict = [
    free !== '' ? `${isOfSeveral ? 'Of these, I' : 'I'} found nothing serious against ${free} for ${who}.` : '',
    free === '' && isOfSeveral ? `None of these is free of warnings for ${who}.` : '',
    waiting === '' ? '' : `No ${waiting.replace(/ and (?=[^,]*$)/, ' or ')} before the cancer team agrees.`,
    careful === '' ? '' : `Ask a pharmacist or doctor first about ${careful}.`,
    out === '' ? '' : `Leave out ${out}.`,
  ];
  return verdict.filter((part) => part !== '').join(' ');
}

function worstOf(herb: Herb, findings: readonly Finding[]): Finding | undefined {
  return findingsOf(herb, findings)[0];
}

/** Most serious first. */
function findingsOf(herb: Herb, findings: readonly Finding[]): readonly Finding[] {
  return findings
    .filter((finding) => isAbout(finding, herb))
    .toSorted((left, right) => compareSeverity(left.severity, right.severity));
}

/** What may be suggested of them, each as it is meant to be taken. */
export function freeOf(
  herbs: readonly Herb[],
  findings: readonly Finding[],
  about: { readonly items: readonly Item[]; readonly said: string; readonly wish: readonly UseKey[] },
): AdvisorAnswer['recommended'] {
  const isForSkin = (key: string) => about.items.some(({ id, form }) => id === key && form === 'topical');
  return herbs
    .filter(notRefused(about))
    .filter((herb) => maySell(herb, findings) && !findingsOf(herb, findings).some(waitsForTheTeam))
    .map(({ key, name }) => ({ key, name, ...(isForSkin(key) ? { isForSkin: true } : {}) }));
}

/** What was named is gone over: what stands is named again, where a herb can help and no operation is near. */
export function isSorting({ isOneByOne, isOnlyVerdict, concern, subject }: Sorting): boolean {
  return (isOneByOne || isOnlyVerdict) && concern === null && subject.person.surgeryPlanned === null;
}

interface Sorting {
  readonly isOneByOne: boolean;
  readonly isOnlyVerdict: boolean;
  readonly concern: string | null;
  readonly subject: Subject;
}
