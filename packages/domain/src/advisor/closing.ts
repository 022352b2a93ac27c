import type { ConditionKey } from '../conditions/conditions.ts';
import { sourcesOf } from '../evidence/catalogue.ts';
import type { Source } from '../evidence/source.ts';
import { isUnderage } from '../safety/age-group.ts';
import type { Item } from '../safety/assess.ts';
import { coverage } from '../safety/coverage.ts';
import type { Finding } from '../safety/finding.ts';
import type { Person } from '../safety/person.ts';
import { forbids, severityWords } from '../safety/words.ts';
import type { Subject } from './subject.ts';
import { bullets, escapeHtml, listed, oneOf, paragraph } from './html.ts';

const reminders = [
  'Before you start anything new, ask a doctor or pharmacist, above all with medicines, in pregnancy or for a child.',
  'Please check with a pharmacist or doctor before you take something new.',
  'A pharmacist or doctor who knows you should have the last word.',
  'I can miss things. A doctor or pharmacist can look at everything you take together.',
];

const grave: readonly ConditionKey[] = [
  'kidney-disease',
  'liver-disease',
  'organ-transplant',
  'heart-failure',
  'heart-disease',
  'arrhythmia',
  'stroke',
  'epilepsy',
  'bipolar-disorder',
  'porphyria',
];

/** The line that ends every answer about use, for the person it is for. The seed chooses among like wordings. */
export function reminder(seed: string, subject: Subject): string {
  return `<p><em>${escapeHtml(reminderText(seed, subject))}</em></p>`;
}

function reminderText(seed: string, { person, who, isOther }: Subject): string {
  if (person.pregnant || person.breastfeeding)
    return `In pregnancy and while nursing, please ask a midwife or doctor before ${isOther ? `${who} takes` : 'you take'} anything.`;
  if (isUnderage(person)) return 'For a child or teenager, please ask a pediatrician or pharmacist first.';
  const condition = person.conditions.find(({ id }) => grave.some((key) => key === id) || /cancer/.test(id));
  if (condition) return `With ${condition.name}, please ask the doctor who looks after it before anything new.`;
  return oneOf(reminders, seed);
}

/**
 * Findings as short lines: what, why, what to do. What was said before is not said again, except that a serious one is
 * recalled by its name.
 */
export function findingLines(findings: readonly Finding[], said: string): string[] {
  const isNew = ({ why }: Finding) => !said.includes(why);
  const fresh = findings.filter(isNew);
  const serious = findings.filter((finding) => !isNew(finding) && forbids(finding.severity));
  const recalled = [...new Set(serious.map(({ subject, with: other }) => `${subject.name} and ${other.name}`))];
  const notes = fresh.filter(({ severity }) => severity === 'minor');
  const heavier = fresh.filter(({ severity }) => severity !== 'minor');
  return [
    ...(heavier.length > 0 ? [bullets(heavier.map(findingLine))] : []),
    ...(notes.length > 0 ? [bullets(notes.slice(0, mostNotes).map(findingLine))] : []),
    ...(recalled.length > 0 ? [paragraph(`What I said about ${listed(recalled)} still holds.`)] : []),
  ];
}

/** Minor findings told in one answer, and names in one line. */
const mostNotes = 3;
const mostNames = 5;

function findingLine({ severity, subject, with: other, why, advice }: Finding): string {
  const pair = `${severityWords[severity]}: ${subject.name} and ${other.name}.`;
  return `<strong>${escapeHtml(pair)}</strong> ${escapeHtml(`${why} ${advice}`)}`;
}

/** Says how much was looked at; "nothing found" is never "safe". */
export function nothingFound(items: readonly Item[], { person, who }: Subject): string {
  const { rules } = coverage();
  const namesOf = (kind: Item['kind']) => items.filter((item) => item.kind === kind).map(({ name }) => name);
  const mine = [
    ...namesOf('medicine'),
    ...person.medicines.map(({ name }) => name),
    ...person.conditions.map(({ name }) => name),
  ];
  const against = mine.length === 0 ? '' : ` with ${listed([...new Set(mine)].slice(0, mostNames))}`;
  return paragraph(
    `I checked ${listed([...new Set(namesOf('herb'))])}${against} for ${who} against ${rules} facts and found no warning. That is no promise: not everything has been studied, and I do not check medicines against each other.`,
  );
}

/** Says which names could not be checked, each once in a conversation. */
export function unknownNames(unrecognised: readonly string[], said: string): string[] {
  const fresh = unrecognised.filter((name) => !said.includes(`“${name}”`)).slice(0, mostNames);
  if (fresh.length === 0) return [];
  return [
    paragraph(
      `I do not know ${listed(fresh.map((name) => `“${name}”`))}, so I could not check it. Please ask a pharmacist about it.`,
    ),
  ];
}

/** One question for what would change the answer and nobody has told yet; asked once in a conversation. */
export function missingFacts(subject: Subject, said: string): string | null {
  const questions = openQuestions(subject).filter((each) => !said.includes(each) && !said.includes(capital(each)));
  const last = questions.at(-1);
  if (last === undefined) return null;
  const all = questions.length > 1 ? `${questions.slice(0, -1).join(', ')}, and ${last}` : last;
  return `So that I can check this better: ${all}?`;
}

function openQuestions({ person, who, isOther, isAgePresumed }: Subject): string[] {
  const mayTakeMedicines = person.medicines.length === 0 && !person.saysNoMedicines && person.unrecognised.length === 0;
  const asksPregnancy = mayBePregnant(person, isOther);
  return [
    ...(person.ageYears === null || isAgePresumed ? [isOther ? `how old is ${who}` : `how old are you`] : []),
    ...(mayTakeMedicines ? [isOther ? `does ${who} take any medicines` : 'do you take any medicines'] : []),
    ...(asksPregnancy && person.gender === null && !isOther ? ['could you be pregnant, or are you nursing'] : []),
    ...(asksPregnancy && person.gender === 'female' ? ['is a pregnancy possible, or nursing'] : []),
  ];
}

/** Ages at which a pregnancy is asked about. */
const fertileYears = { from: 13, to: 52 };

function mayBePregnant(person: Person, isOther: boolean): boolean {
  if (person.gender === 'male' || person.pregnant || person.breastfeeding || person.saysNotPregnant) return false;
  return person.ageYears === null
    ? !isOther
    : person.ageYears >= fertileYears.from && person.ageYears <= fertileYears.to;
}

/** The sources of what was told and of the findings, each once. */
export function citedSources(ids: readonly string[], findings: readonly Finding[]): readonly Source[] {
  const all = [...sourcesOf([...new Set(ids)]), ...findings.flatMap((finding) => finding.sources)];
  return [...new Map(all.map((source) => [source.id, source])).values()];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
