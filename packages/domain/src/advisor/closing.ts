import type { ConditionKey } from '../conditions/conditions.ts';
import { sourcesOf } from '../evidence/catalogue.ts';
import type { Source } from '../evidence/source.ts';
import { isUnderage } from '../safety/age-group.ts';
import type { Item } from '../safety/assess.ts';
import type { Finding } from '../safety/finding.ts';
import type { Person } from '../safety/person.ts';
import type { Subject } from './subject.ts';
import { escapeHtml, listed, oneOf, paragraph } from './html.ts';
import { capital, inSentence, medicineName } from './names.ts';

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

/**
 * The line that ends an answer about use, for the person it is for: never twice in the same words, and left out once a
 * grown-up without special risks has heard them all.
 */
export function reminder(seed: string, subject: Subject, said: string): string[] {
  const wordings = reminders(subject);
  const fresh = wordings.filter((wording) => !said.includes(wording));
  const isTold = fresh.length === 0 && wordings === general;
  return isTold ? [] : [`<p><em>${escapeHtml(oneOf(fresh.length > 0 ? fresh : wordings, seed))}</em></p>`];
}

const general: readonly string[] = [
  'Before you start anything new, ask a doctor or pharmacist, above all if you take medicines.',
  'A pharmacist or doctor who knows you should have the last word.',
  'I can miss things. A doctor or pharmacist can look at everything you take together.',
];

function reminders({ person, who, isOther }: Subject): readonly string[] {
  const takes = isOther ? `${who} takes` : 'you take';
  if (person.pregnant || person.breastfeeding)
    return [
      `${stageOf(person)}, please ask a midwife or doctor before ${takes} anything.`,
      `A midwife or doctor should know of everything ${takes} now, even a tea.`,
      'Please go through it with a midwife or doctor first.',
    ];
  if (isUnderage(person))
    return [
      'For a child or teenager, please ask a pediatrician or pharmacist first.',
      'A pediatrician or pharmacist can tell you what suits this age.',
      ...(isOther
        ? ['Please run it past a pharmacist or pediatrician before you give it.']
        : ['Please talk it over with a parent, and a doctor or pharmacist.']),
    ];
  const condition = person.conditions.find(({ id }) => grave.some((key) => key === id) || /cancer/.test(id));
  if (condition)
    return [
      `With ${condition.name}, please ask the doctor who looks after it before anything new.`,
      `The doctor who treats the ${condition.name} should hear of it first.`,
      `Please clear it with the team that treats the ${condition.name}.`,
    ];
  return general;
}

/** "In pregnancy", "while nursing", or both. */
export function stageOf({ pregnant, breastfeeding }: Person): string {
  if (pregnant && breastfeeding) return 'In pregnancy and while nursing';
  return pregnant ? 'In pregnancy' : 'While nursing';
}

/** Names told in one line. */
const mostNames = 5;

/** Says what was looked at; "nothing found" is never "safe". */
export function nothingFound(items: readonly Item[], { person, who }: Subject, said: string): string {
  const namesOf = (kind: Item['kind']) =>
    items.filter((item) => item.kind === kind).map(({ name }) => inSentence(name));
  const mine = [
    ...namesOf('medicine'),
    ...person.medicines.map(medicineName),
    ...person.conditions.map(({ name }) => name),
    ...(person.pregnant ? ['pregnancy'] : []),
    ...(person.breastfeeding ? ['nursing'] : []),
  ];
  const known = [...new Set(mine)];
  const more = known.length > mostNames ? [`${known.length - mostNames} more`] : [];
  const against = known.length === 0 ? '' : ` with ${listed([...known.slice(0, mostNames), ...more])}`;
  const isForMany = namesOf('medicine').length + person.medicines.length > 1;
  const limits = [promise, ...(isForMany ? [onlyHerbs] : [])].filter((line) => !said.includes(line));
  return paragraph([`${capital(clearOf(items))}${against} for ${who}.`, ...limits].join(' '));
}

/** "I found no warning for ginger": the part that tells which herbs were looked at. */
export function clearOf(items: readonly Item[]): string {
  const herbs = items.filter(({ kind }) => kind === 'herb').map(({ name }) => inSentence(name));
  return `I found no warning for ${listed([...new Set(herbs)])}`;
}

const promise = 'That is no promise: not everything has been studied.';
const onlyHerbs = 'I do not check medicines against each other.';

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
  return `${asking} ${all}?`;
}

const asking = 'So that I can check this better:';

/** Whether an answer asked for facts on the person. */
export function asksMissingFacts(answer: string): boolean {
  return answer.includes(asking);
}

function openQuestions({ person, who, isOther, isAgePresumed }: Subject): string[] {
  const mayTakeMedicines = person.medicines.length === 0 && !person.saysNoMedicines && !person.takesUnknown;
  const asksPregnancy = mayBePregnant(person, isOther);
  const about = isOther ? who : 'you';
  const isPlural = /(?:kids|children|sons|daughters|babies|twins|parents)$/.test(who);
  return [
    ...(person.ageYears === null || isAgePresumed ? [`how old ${isOther && !isPlural ? 'is' : 'are'} ${about}`] : []),
    ...(mayTakeMedicines ? [`${isOther && !isPlural ? 'does' : 'do'} ${about} take any medicines`] : []),
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
