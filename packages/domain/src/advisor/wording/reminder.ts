import type { ConditionKey } from '../../conditions/conditions.ts';
import { isUnderage } from '../../safety/person/age-group.ts';
import type { Person } from '../../safety/person/person.ts';
import { escapeHtml, wordingFor } from './html.ts';
import type { Subject } from '../reading/person/subject.ts';

/**
 * The line that ends an answer about use, for the person it is for: never twice in the same words, and left out once a
 * grown-up without special risks has heard them all.
 */
export function reminder(seed: string, subject: Subject, said: string): string[] {
  const own = reminders(subject);
  const general = generalOf(subject);
  // An illness is named once in a talk; a pregnancy or a child is kept in mind all through.
  const wordings = isOfIllness(subject.person) && own.some((wording) => said.includes(wording)) ? general : own;
  const fresh = wordings.filter((wording) => !said.includes(wording));
  const isTold = fresh.length === 0 && general.every((wording) => wordings.includes(wording));
  return isTold ? [] : [`<p><em>${escapeHtml(wordingFor(fresh.length > 0 ? fresh : wordings, seed))}</em></p>`];
}

/** Whether a block of an answer is that line. */
export function isReminder(block: string): boolean {
  return block.startsWith('<p><em>');
}

/** The blocks of an answer with these lines before that line, which stays the last word. */
export function beforeReminder(blocks: readonly string[], lines: readonly string[]): string[] {
  return [...blocks.filter((block) => !isReminder(block)), ...lines, ...blocks.filter(isReminder)];
}

/** For a grown-up without special risks. */
function generalOf({ who: other, isOther }: Subject): readonly string[] {
  const who = isOther ? other : 'you';
  const verbEnd = !isOther || severalPeople.test(who) ? '' : 's';
  return [
    `Before ${who} start${verbEnd} anything new, ask a doctor or pharmacist, above all if ${who} take${verbEnd} medicines.`,
    `A pharmacist or doctor who knows ${who} should have the last word.`,
    `I can miss things. A doctor or pharmacist can look at everything ${who} take${verbEnd} together.`,
  ];
}

const severalPeople = /(?:kids|children|sons|daughters|babies|twins|parents)$/;

function reminders(subject: Subject): readonly string[] {
  const { person, who, isOther } = subject;
  const general = generalOf(subject);
  const takes = isOther ? `${who} takes` : 'you take';
  if (person.pregnant || person.breastfeeding)
    return [
      `${stageOf(person)}, please ask a midwife or doctor before ${takes} anything.`,
      `A midwife or doctor should know of everything ${takes} now, even a tea.`,
      'Please go through anything new with a midwife or doctor first.',
    ];
  if (isUnderage(person))
    return [
      'At this age, please ask a pediatrician or pharmacist first.',
      'A pediatrician or pharmacist can tell you what suits this age.',
      ...(isOther || (person.ageYears ?? writesFrom) < writesFrom
        ? ['Please ask a pharmacist or pediatrician before you give anything.']
        : ['Please talk it over with a parent, and a doctor or pharmacist.']),
    ];
  const condition = graveIllness(person);
  if (condition)
    return [
      `With ${condition.name}, please ask the doctor who looks after it before anything new.`,
      `The doctor who treats the ${condition.name} should hear of it first.`,
      `Please clear it with the team that treats the ${condition.name}.`,
    ];
  return person.medicines.length >= many ? [wholeList, ...general] : general;
}

/** Of one so young a grown-up writes. */
const writesFrom = 10;
const many = 5;
const wholeList =
  'With this many medicines, ask a pharmacist to look over the whole list with you before anything is added to it.';

function isOfIllness(person: Person): boolean {
  const isStageOrAge = person.pregnant || person.breastfeeding || isUnderage(person);
  return !isStageOrAge && graveIllness(person) !== undefined;
}

function graveIllness({ conditions }: Person): Person['conditions'][number] | undefined {
  return conditions.find(({ id }) => grave.some((key) => key === id) || /cancer/.test(id));
}

/** "In pregnancy", "while nursing", or both. */
export function stageOf({ pregnant, breastfeeding }: Person): string {
  if (pregnant && breastfeeding) return 'In pregnancy and while nursing';
  return pregnant ? 'In pregnancy' : 'While nursing';
}

const grave: readonly ConditionKey[] = [
  'kidney-disease',
  'liver-disease',
  'organ-transplant',
  'dialysis',
  'hiv',
  'heart-failure',
  'heart-disease',
  'arrhythmia',
  'stroke',
  'brain-bleed',
  'epilepsy',
  'bipolar-disorder',
  'porphyria',
];
