import { findHerb } from '../../../herbs/catalogue.ts';
import { isUnderage } from '../../../safety/person/age-group.ts';
import type { Finding } from '../../../safety/finding.ts';
import type { Person } from '../../../safety/person/person.ts';
import { compareSeverity, severityWords } from '../../../safety/words.ts';
import { bullets, escapeHtml, listed, wordingFor, paragraph } from '../../wording/html.ts';
import { inSentence, medicineName } from '../../wording/names.ts';
import type { Subject } from '../../reading/person/subject.ts';

const oldFromYears = 65;
/** Minor findings told in one answer. */
const mostNotes = 3;

/** Findings as short lines: what, why, what to do. What was said before is not said again. */
export function findingLines(findings: readonly Finding[], said: string, subject: Subject): string[] {
  const once = oncePerPair(findings);
  const isNew = (finding: Finding) => !isToldBefore(finding, said);
  const fresh = once.filter(isNew);
  const notes = fresh.filter(({ severity }) => severity === 'minor');
  const heavier = fresh.filter(({ severity }) => severity !== 'minor');
  const lines = [...linesOf(heavier, subject), ...linesOf(notes, subject).slice(0, mostNotes)];
  return lines.length > 0 ? [bullets(lines)] : [];
}

/** The reason was told, and of herbs both were named with it: "and with fish oil" is news though garlic thins the blood alike. */
export function isToldBefore({ kind, why, subject, with: other }: Finding, said: string): boolean {
  if (!said.includes(coreOf(why))) return false;
  const spoken = said.toLowerCase();
  return kind !== 'supplement' || [subject, other].every(({ name }) => spoken.includes(name.toLowerCase()));
}

/** What was told of these before, by name alone. */
export function recalled(findings: readonly Finding[], said: string, person: Person): string[] {
  const told = oncePerPair(findings).filter(
    (finding) => isToldBefore(finding, said) && (finding.severity !== 'minor' || makesFrailFall(finding, person)),
  );
  if (told.length === 0) return [];
  const all = [...new Set(told.map((finding) => pairOf([finding], person)))];
  const pairs = all.filter((pair) => !all.some((other) => other !== pair && pair.startsWith(`${other} `)));
  const named = listed(pairs.slice(0, mostRecalled));
  return [
    paragraph(
      wordingFor(
        [
          `What I said about ${named} still holds.`,
          `Keep in mind what I said about ${named}.`,
          `As before, mind ${named}.`,
        ],
        named + String(said.length),
      ) + told.flatMap((each) => (makesFrailFall(each, person) ? [` ${each.why}`] : [])).join(''),
    ),
  ];
}

/** What may make an old person fall is said again where that herb is asked about by name. */
function makesFrailFall({ kind, why, severity }: Finding, person: Person): boolean {
  return severity === 'minor' && kind === 'age' && !isUnderage(person) && /\bfalls?\b/i.test(why);
}

const mostRecalled = 3;

/** One line for findings of one herb that say the same of several things. */
function linesOf(findings: readonly Finding[], { person, isOther }: Subject): string[] {
  const same = Map.groupBy(findings, ({ subject, severity, why, advice }) =>
    JSON.stringify([subject.id, severity, sameWords(why), sameWords(advice)]),
  );
  return [...same.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const title = `${verdictWords(first)}: ${pairOf(group, person)}.`;
    return [
      `<strong>${escapeHtml(title)}</strong> ${escapeHtml(`${first.why} ${isOther ? forAnother(first.advice) : first.advice}`)}`,
    ];
  });
}

/** With an age or an illness nothing is combined. */
export function verdictWords(finding: Finding): string {
  const { kind, severity } = finding;
  const isCombined = kind === 'medicine' || kind === 'supplement' || kind === 'alcohol';
  if (isAbsolute(finding)) return isCombined ? 'Do not combine' : 'Do not take';
  return severity === 'contraindicated' && !isCombined ? 'Do not take' : severityWords[severity];
}

/** What nobody should take, and "do not eat it at all": no doctor's leave is spoken of. */
export function isAbsolute({ severity, subject, advice }: Finding): boolean {
  return severity === 'major' && (findHerb(subject.id)?.neverSuggest === true || /\bat all\b/i.test(advice));
}

/** "Ask your midwife" is meant for the one who takes it. */
export function forAnother(advice: string): string {
  return advice.replaceAll(
    /\byour (midwife|doctor|prescriber|pharmacist|specialist|(?:\w+ )?team|clinic)\b/g,
    'the $1',
  );
}

/** "Sage and tamoxifen and sage in pregnancy": each pair of these findings once. */
export function pairsIn(findings: readonly Finding[], person: Person, most = mostPairs): string {
  // "Ginseng with amlodipine and indapamide", and the ginseng not named twice.
  const together = Map.groupBy(findings, ({ kind, subject, with: other }) =>
    kind === 'medicine' && other.kind === 'medicine' ? subject.id : `${subject.id} ${kind} ${other.id}`,
  );
  return listed([...new Set([...together.values()].map((group) => pairOf(group, person)))].slice(0, most));
}

/** What was told of these is recalled by name, and what was not is told now. */
export function toldOrRecalled(findings: readonly Finding[], said: string, subject: Subject, most?: number): string[] {
  const told = findings.filter((finding) => isToldBefore(finding, said));
  return [
    ...findingLines(findings, said, subject),
    ...(told.length === 0 ? [] : [paragraph(`What I said about ${pairsIn(told, subject.person, most)} stays.`)]),
  ];
}

const mostPairs = 3;

/** "Sage and tamoxifen", "ashwagandha in pregnancy". */
export function pairOf(findings: readonly Finding[], person: Person): string {
  const [first] = findings;
  if (!first) return '';
  const herb = inSentence(first.subject.name);
  if (first.with.id === 'amount') return `${herb}, ${first.with.text}`;
  const others = listed(byBrand([...new Set(findings.map(({ subject, with: other }) => nameOf(other, subject)))]));
  switch (first.kind) {
    case 'pregnancy':
      return person.pregnant ? `${herb} in pregnancy` : `${herb} while trying to conceive`;
    case 'breastfeeding':
      return `${herb} while nursing`;
    case 'age':
      // What nobody should take is no matter of age.
      if (findHerb(first.subject.id)?.neverSuggest === true && !isUnderage(person)) return herb;
      return isUnderage(person) || (person.ageYears ?? 0) >= oldFromYears ? `${herb} at this age` : herb;
    case 'surgery':
      return `${herb} before an operation`;
    case 'allergy':
      return `${herb} with an allergy to ${others}`;
    case 'condition':
      return `${herb} with ${others}`;
    default:
      return others.includes(' and ') ? `${herb} with ${others}` : `${herb} and ${others}`;
  }
}

/** A tablet of two medicines is named once: "Truvada (emtricitabine)" and "Truvada (tenofovir)". */
function byBrand(names: readonly string[]): readonly string[] {
  const brandOf = (name: string) => name.replace(/ \([^()]+\)$/, '');
  const isShared = (name: string) => names.filter((each) => brandOf(each) === brandOf(name)).length > 1;
  return [...new Set(names.map((name) => (isShared(name) ? brandOf(name) : name)))];
}

function nameOf(other: Finding['with'], subject: Finding['subject']): string {
  // "Turmeric and golden milk" are both turmeric.
  if (other.id === subject.id)
    return other.text.toLowerCase() === subject.name.toLowerCase() ? 'more of it' : other.text;
  return other.kind === 'medicine' ? medicineName(other) : inSentence(other.name);
}

/** Two rules may tell of the same pair, from either side; the one that knows the very pair goes before one of all that are alike. */
function oncePerPair(findings: readonly Finding[]): readonly Finding[] {
  const best = new Map<string, Finding>();
  for (const finding of findings) {
    const pair = [finding.subject.id, finding.with.id].toSorted().join('|');
    const other = best.get(pair);
    if (other === undefined || isTellingMore(finding, other)) best.set(pair, finding);
  }
  const kept = new Set(best.values());
  return findings.filter((finding) => kept.has(finding));
}

function isTellingMore(finding: Finding, other: Finding): boolean {
  const order = compareSeverity(finding.severity, other.severity);
  return order < 0 || (order === 0 && isGeneral(other) && !isGeneral(finding));
}

function isGeneral({ ruleId }: Finding): boolean {
  return ruleId.startsWith('general/');
}

/** Rules of one cause differ in the name they put in: "which matter with breast cancer". */
function coreOf(why: string): string {
  return sameWords(why).replace(/\.$/, '');
}

function sameWords(text: string): string {
  return text.replace(/,? which matter with [^.]+/, '');
}
