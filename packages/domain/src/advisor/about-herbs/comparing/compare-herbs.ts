import type { EvidenceGrade } from '../../../evidence/source.ts';
import type { Herb, HerbUse } from '../../../herbs/herb.ts';
import { closeUses } from '../../../herbs/first-choices.ts';
import { type UseKey, useKeys } from '../../../herbs/use-keys.ts';
import { type Finding, isAbout } from '../../../safety/finding.ts';
import type { Person } from '../../../safety/person/person.ts';
import { compareSeverity, forbids, severityWords } from '../../../safety/words.ts';
import { withStop } from '../../wording/sentences.ts';
import { gradeOf } from '../../wording/grade-words.ts';
import { isNotForTheAge } from '../verdict/warned-of.ts';
import { isKnownToHarm } from '../verdict/grave-harm.ts';
import { bullets, escapeHtml, herbLink, listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { neverUnasked } from '../../for-concerns/unfit.ts';
import { fittingClauses, howSoon, topicOf } from '../../reading/wishes/topics.ts';
import { notForSlimming } from '../facts/slimming.ts';
import { asksForSoonest, soonestOf } from '../facts/onset.ts';
import { asksForWorst, harmsOf, weightOf, worstFirst } from './which-is-worst.ts';
import { choice } from './choice-first.ts';
import { asksWhereToBegin, howToBegin, tied } from './how-to-begin.ts';
import { lastingOf, toMind } from './to-mind.ts';
import { wakingApart } from './waking-apart.ts';
import { asksForGentler, gentler } from './which-is-gentler.ts';
import { whichForWhich } from './which-for-which.ts';

const [mostUses, fewestFree] = [3, 2];

interface Comparison {
  readonly person: Person;
  readonly findings: readonly Finding[];
  /** What the conversation wants help with. */
  readonly wish: readonly UseKey[];
  readonly said: string;
  readonly question: string;
  /** The warnings stand in the same answer already. */
  readonly isWarned: boolean;
}

/** Two or three herbs side by side: which to begin with, then what each is for, how soon, and what speaks against it here. */
export function compareHerbs(
  herbs: readonly Herb[],
  { person, findings, wish, said, isWarned, question }: Comparison,
): string[] {
  const shared = sharedUses(herbs);
  const isOfAny = (use: UseKey) => herbs.some((herb) => usesFor(herb, use).length > 0);
  const topic = wish.find(isOfAny) ?? useKeys.find((use) => isOfAny(use) && isWider(use, wish)) ?? shared[0];
  const { line: first, herb: chosen } = verdict(herbs, { findings, person, topic, question });
  const refused = herbs.flatMap((herb) => notForSlimming(herb, wish) ?? []);
  if (refused.length === herbs.length) return refused.map(paragraph);
  if (asksForWorst.test(question)) return worstFirst(herbs, findings);
  if (asksForGentler.test(question)) {
    const allowed = herbs.filter((herb) => !isForbidden(herb, findings));
    const fit = allowed.length > 0 ? allowed : herbs;
    return [paragraph(gentler(fit, findings, question)), bullets(fit.map(harmsOf))];
  }
  const byWaking = wakingApart(herbs, question);
  const shown = { findings, topic, said, isWarned };
  if (byWaking !== null) return [paragraph(byWaking), bullets(herbs.map((herb) => portrait(herb, shown)))];
  if (asksForSoonest.test(question)) return bySpeed(herbs, topic);
  const severally = whichForWhich(herbs, { wish, findings });
  if (severally.some((block) => !said.includes(block))) return severally;
  // Of what is not for the age no study is told.
  const told = herbs.filter((herb) => !findings.some((each) => isAbout(each, herb) && isNotForTheAge(each)));
  if (said.includes(first))
    return [paragraph(first.startsWith(choice) ? `I stay with that. ${first}` : inShort(herbs, topic))];
  return [
    ...(!isWarned || !first.endsWith(hereIsWhy)
      ? [paragraph(first)]
      : asksWhichIsBetter.test(question)
        ? [paragraph(inShort(herbs, topic))]
        : []),
    ...told.slice(0, 1).map(() => bullets(told.map((herb) => portrait(herb, shown)))),
    ...(herbs.filter((herb) => !isQuestioned(herb, findings)).length < fewestFree
      ? []
      : [paragraph('Try one at a time, so that you can tell what it does.')]),
    ...(chosen === undefined || isQuestioned(chosen, findings) || !asksWhereToBegin.test(question)
      ? []
      : howToBegin(chosen, topic, person)),
  ];
}

const asksWhichIsBetter = /\b(?:better|best|stronger|more effective|works? more)\b/i;

/** "Which one works fastest?" */
function bySpeed(herbs: readonly Herb[], topic: UseKey | undefined): string[] {
  const { first, each } = soonestOf(herbs, topic);
  return [
    paragraph(first),
    bullets(herbs.map((herb) => `<strong>${herbLink(herb)}</strong>: ${escapeHtml(each(herb))}`)),
  ];
}

function sharedUses(herbs: readonly Herb[]) {
  const [first, ...others] = herbs.map((herb) => (herb.monograph?.uses ?? []).map(({ use }) => use));
  return (first ?? []).filter((use) => others.every((uses) => uses.includes(use)));
}

function usesFor({ monograph }: Herb, use: UseKey): readonly HerbUse[] {
  return monograph?.uses.filter((each) => each.use === use) ?? [];
}

interface Seen {
  readonly findings: readonly Finding[];
  readonly topic: UseKey | undefined;
  readonly said: string;
  readonly isWarned: boolean;
}

/** By the studies alone, in one line. */
function inShort(herbs: readonly Herb[], topic: UseKey | undefined): string {
  const graded = herbs.map((herb) => {
    const use = topic === undefined ? herb.monograph?.uses[0] : usesFor(herb, topic)[0];
    return `${inSentence(herb.name)} (${use ? gradeOf(use) : 'not studied for this'})`;
  });
  const harmful = herbs.filter(isKnownToHarm).map(({ name }) => inSentence(name));
  const harm =
    harmful.length === 0 ? 'That is all I have to tell them apart.' : `Of them, ${listed(harmful)} can do more harm.`;
  return `By the studies alone they stand like this: ${listed(graded)}. ${harm}`;
}

function portrait(herb: Herb, { findings, topic, said, isWarned }: Seen): string {
  const { monograph } = herb;
  const own = findings.filter((finding) => isAbout(finding, herb));
  const worst = own.toSorted((left, right) => compareSeverity(left.severity, right.severity))[0];
  const onTopic = topic === undefined ? [] : usesFor(herb, topic);
  const uses = (monograph?.uses ?? []).slice(0, mostUses).map(useInShort);
  const soon =
    topic === undefined ? (monograph?.timeToEffect ?? '') : fittingClauses(monograph?.timeToEffect ?? '', topic);
  const used =
    uses.length === 0
      ? 'Its uses are not covered here.'
      : `People use it ${topic === undefined ? 'for' : 'rather for'} ${listed(uses)}.`;
  const parts = [
    `<strong>${herbLink(herb)}</strong>:`,
    escapeHtml(
      onTopic.length > 0
        ? onTopic
            .map((use) => (said.includes(use.text) ? `${gradeOf(use)}.` : `${gradeOf(use)}. ${use.text}`))
            .join(' ')
        : used,
    ),
    soon === '' || said.includes(withStop(soon)) || isForbidden(herb, findings)
      ? ''
      : escapeHtml(topic === undefined ? `How soon: ${withStop(soon)}` : howSoon(monograph?.timeToEffect ?? '', topic)),
    worst === undefined
      ? findings.length === 0
        ? ''
        : 'I found no warning for it here.'
      : isWarned
        ? ''
        : escapeHtml(warningOf(worst)),
    isForbidden(herb, findings) ? '' : escapeHtml(toMind(herb, said)),
  ];
  return parts.filter((part) => part !== '').join(' ');
}

/** A sore shoulder is a pain. */
function isWider(use: UseKey, wish: readonly UseKey[]): boolean {
  return closeUses[use]?.some((narrower) => wish.includes(narrower)) === true;
}

function isForbidden(herb: Herb, findings: readonly Finding[]): boolean {
  return findings.some((finding) => forbids(finding.severity) && isAbout(finding, herb));
}

function isQuestioned(herb: Herb, findings: readonly Finding[]): boolean {
  return findings.some((finding) => finding.severity !== 'minor' && isAbout(finding, herb));
}

const warningOf = ({ severity, why }: Finding) => `${severityWords[severity]}: ${why}`;

function useInShort(use: HerbUse): string {
  return `${topicOf(use.use)} (${gradeOf(use)})`;
}

const hereIsWhy = 'this is how they compare:';

/** Less than any step between grades. */
const tieWeight = 0.05;
/** What nobody uses for it comes after what only tradition speaks for. */
const unusedWeight = -0.1;
const gradeWeight: Readonly<Record<EvidenceGrade, number>> = {
  strong: 1.2,
  moderate: 0.8,
  limited: 0.4,
  theoretical: 0,
};

function verdict(
  herbs: readonly Herb[],
  {
    findings,
    person,
    topic,
    question,
  }: { findings: readonly Finding[]; person: Person; topic: UseKey | undefined; question: string },
): { readonly line: string; readonly herb?: Herb } {
  // What is never named unasked is no first choice here either.
  const unasked = neverUnasked(person);
  const isHeld = (herb: Herb) => unasked.includes(herb.key) || isKnownToHarm(herb);
  const isBetweenThem = ({ subject, with: other }: Finding) =>
    [subject, other].every(({ id }) => herbs.some(({ key }) => key === id));
  const warnings = (herb: Herb) =>
    findings
      .filter((finding) => isAbout(finding, herb) && !isBetweenThem(finding))
      .reduce((sum, { severity }) => sum + weightOf[severity], isHeld(herb) ? weightOf.moderate : 0);
  const isUsed = (herb: Herb) => topic === undefined || usesFor(herb, topic).length > 0;
  const studies = (herb: Herb) =>
    Math.max(
      isUsed(herb) ? 0 : unusedWeight,
      ...(topic === undefined ? [] : usesFor(herb, topic)).map(({ evidence, result }) =>
        result ? 0 : gradeWeight[evidence],
      ),
    );
  // Of two kinds of one spice that stand alike, the one that can strain the liver comes second.
  const areKinds = new Set(herbs.map(({ name }) => name.split(' ')[0])).size === 1;
  const strainsLiver = ({ effects }: Herb) => areKinds && effects.some(({ effect }) => effect === 'liver-toxic');
  const weight = (herb: Herb) => warnings(herb) - studies(herb) + (strainsLiver(herb) ? tieWeight : 0);
  const [best, next] = herbs.toSorted((left, right) => weight(left) - weight(right));
  const level = herbs.filter((herb) => best !== undefined && weight(herb) === weight(best));
  const topicName = topic === undefined ? 'what they are used for' : topicOf(topic);
  if (best && warnings(best) >= weightOf.moderate)
    return {
      line: `${herbs.length > 2 ? 'All of them need' : 'Both need'} a word with a pharmacist or doctor first; ${hereIsWhy}`,
    };
  if (!best || !next) return { line: `For ${topicName} I cannot tell them apart.` };
  // The milder of two is no choice for what it was seen not to help.
  const own = topic === undefined ? [] : usesFor(best, topic);
  if (own.length > 0 && own.every(({ result }) => result === 'no-benefit') && warnings(next) >= weightOf.moderate)
    return {
      line: `I would begin with none of them: ${inSentence(best.name)} was studied for ${topicName} and did not help, and the others raise warnings. Ask me what else there is for ${topicName}.`,
    };
  const isChoice = (herb: Herb) => warnings(herb) < weightOf.moderate && isUsed(herb);
  const lasting = lastingOf(herbs, { question, topic, findings, isChoice });
  if (lasting !== null) return lasting;
  if (weight(best) === weight(next)) return tied(level, { topicName, question });
  const known = person.medicines.length > 0 ? ' with the medicines I know of' : '';
  const why =
    warnings(best) < warnings(next)
      ? isHeld(next) && findings.length === 0
        ? 'the other can do more harm'
        : `it raises fewer warnings${known}`
      : strainsLiver(next) && !strainsLiver(best) && studies(best) === studies(next)
        ? `${herbs.length > 2 ? `unlike ${inSentence(next.name)}, it` : 'unlike the other, it'} is not known to strain the liver`
        : isUsed(next)
          ? `it has the better studies for ${topic === undefined ? 'this' : topicOf(topic)}`
          : `I know of no use of ${inSentence(next.name)} for ${topicName}`;
  return { line: `${choice} ${inSentence(best.name)}: ${why}.`, herb: best };
}
