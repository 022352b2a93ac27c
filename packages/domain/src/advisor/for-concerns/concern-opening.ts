import { isUnderage } from '../../safety/person/age-group.ts';
import type { UseKey } from '../../herbs/use-keys.ts';
import { usesFromText } from '../../herbs/uses-from-text.ts';
import { stageOf } from '../wording/reminder.ts';
import type { Subject } from '../reading/person/subject.ts';
import { listed, wordingFor } from '../wording/html.ts';
import { medicineName } from '../wording/names.ts';
import type { Particular } from '../particular/particular.ts';

interface Opening {
  readonly topics: string;
  readonly wanted: readonly UseKey[];
  readonly particulars: readonly Particular[];
  readonly subject: Subject;
  readonly question: string;
  readonly seed: string;
  readonly isMore: boolean;
  readonly isOne: boolean;
}

/** The words before a list of suggestions: what it is for, and what was kept in mind. */
export function opening({ topics, wanted, particulars, subject, question, seed, isMore, isOne }: Opening): string {
  const { who } = subject;
  const against = keptInMind(subject, { wanted, particulars });
  const { pregnant, breastfeeding } = subject.person;
  const stage = pregnant || breastfeeding ? ` ${stageOf(subject.person).toLowerCase()}` : '';
  if (isMore && isOne) return `One more that may suit ${who} for ${topics}${stage}:`;
  if (isMore)
    return wordingFor(
      [
        `Some more that may suit ${who} for ${topics}${stage}:`,
        `Beyond those, I would look at these for ${topics}${stage}:`,
      ],
      seed,
    );
  const first = wordingFor(
    isOne
      ? [`For ${topics}, I would look at this one.`, `There is one that may help with ${topics}.`]
      : [
          `For ${topics}, I would look at these first.`,
          `There are a few options for ${topics}.`,
          `For ${topics}, these may be worth a try.`,
          `Here is what may help with ${topics}.`,
        ],
    seed,
  );
  const heard = suffers.test(question) ? 'I am sorry to hear that. ' : '';
  const checked = isUnderage(subject.person)
    ? ` I looked for what suits ${subject.isAgePresumed && subject.person.ageGroup !== 'teen' ? 'a small child, as I do not know the age yet' : 'this age'}${against === '' ? '' : `, with ${against} in mind`}.`
    : checkedFor(subject, against, isOne);
  return `${heard}${first}${checked}`;
}

function checkedFor({ person, who }: Subject, against: string, isOne: boolean): string {
  const isStageAlone = person.medicines.length === 0 && person.conditions.length === 0 && against !== '';
  if (isStageAlone) return ` I kept ${against} in mind.`;
  const isUnknown = person.ageYears === null && person.gender === null && !person.saysNoMedicines;
  if (against === '' && isUnknown && who === 'you') return '';
  return ` I checked ${isOne ? 'it' : 'each'} against ${against === '' ? `what I know of ${who}` : against}.`;
}

const mostMedicines = 3;
const mostConditions = 2;

type Wish = Pick<Opening, 'wanted' | 'particulars'>;

/** "Your warfarin, digoxin and 7 more medicines, and heart failure". */
function keptInMind({ person, whose }: Subject, wish: Wish): string {
  const named = person.medicines.slice(0, mostMedicines).map(medicineName);
  const others = person.medicines.length - named.length;
  const medicines = others > 0 ? [...named, `${others} more medicine${others > 1 ? 's' : ''}`] : named;
  const conditions = person.conditions.filter(({ id, name }) => !isTheWish(id, name, wish));
  const facts = [
    ...(medicines.length > 0 ? [`${whose} ${listed(medicines)}`] : []),
    ...(person.pregnant ? ['the pregnancy'] : []),
    ...(person.breastfeeding ? ['nursing'] : []),
    ...conditions.slice(0, mostConditions).map(({ name }) => name),
  ];
  return facts.length > 1 ? `${facts.slice(0, -1).join(', ')} and ${facts.at(-1) ?? ''}` : (facts[0] ?? '');
}

/** What the wish itself tells, "insomnia" with poor sleep, and what another condition tells already. */
function isTheWish(id: string, name: string, { wanted, particulars }: Wish): boolean {
  return (
    id === 'hormone-sensitive-condition' ||
    // Presumed with every fresh diarrhea.
    (id === 'dehydration' && wanted.includes('diarrhea')) ||
    usesFromText(name).some((use) => wanted.includes(use)) ||
    particulars.some(({ meets }) => meets.test(name))
  );
}

/** Whether an answer said that nothing can be suggested. */
export const saysNoOption = /For [^.\n]*\bI (?:suggest nothing to take|know no herb that I could suggest)[^.\n]*\./;

/** What is said when nothing can be suggested. */
export function noOption({ person, who, isAgePresumed }: Subject, topics: string): string {
  if (person.pregnant || person.breastfeeding)
    return `For ${topics} I suggest nothing to take ${stageOf(person).toLowerCase()}.`;
  if (isUnderage(person) && isAgePresumed) return `For ${topics} I suggest nothing to take before I know the age.`;
  if (isUnderage(person)) return `For ${topics} I suggest nothing to take at this age.`;
  return `For ${topics} I know no herb that I could suggest for ${who}.`;
}

const suffers =
  /\b(?:hurts?|painful|suffer\w*|terrible|awful|miserable|struggl\w+|can'?t sleep|unbearable|horrible|wrecks?|killing me|agony|desperate|shattered|driving me)\b/i;
