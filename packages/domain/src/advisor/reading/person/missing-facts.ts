import { isUnderage } from '../../../safety/person/age-group.ts';
import type { Person } from '../../../safety/person/person.ts';
import { capital } from '../../wording/names.ts';
import type { Subject } from './subject.ts';

/** One question for what would change the answer and nobody has told yet; asked once in a conversation, a pregnancy once more by itself. */
export function missingFacts(subject: Subject, said: string, isForSkin = false): string | null {
  const open = openQuestions(subject, isForSkin);
  const questions = open.filter(
    (each) => (!said.includes(each) && !said.includes(capital(each))) || isPassedOver(each, open, said),
  );
  const last = questions.at(-1);
  if (last === undefined) return null;
  const all = questions.length > 1 ? `${questions.slice(0, -1).join(', ')}, and ${last}` : last;
  return `${asking} ${all}?`;
}

const asking = 'To check this better:';

/** "29, female, on nothing", when age, medicines and a pregnancy had been asked for in one breath. */
function isPassedOver(question: string, open: readonly string[], said: string): boolean {
  const isAskedOnce = said.split(`, and ${question}`).length === 2 && !said.includes(`${asking} ${question}`);
  const areAnswered = others.some((words) => said.includes(words) && !open.some((each) => each.includes(words)));
  return isAskedOnce && areAnswered && ofPregnancy.test(question);
}

const others = ['how old', 'take any medicines'] as const;
const ofPregnancy = /^could \w+ be pregnant/;

/** Whether an answer asked for facts on the person. */
export function asksMissingFacts(answer: string): boolean {
  return answer.includes(asking);
}

function openQuestions({ person, who, isOther, isAgePresumed }: Subject, isForSkin: boolean): string[] {
  const mayTakeMedicines = person.medicines.length === 0 && !person.saysNoMedicines && !person.takesUnknown;
  // Whoever wishes for a child knows that one is possible.
  const isAsked = !isForSkin && (person.ageYears ?? askedFromYears) >= askedFromYears;
  const asksPregnancy = isAsked && mayBePregnant(person, isOther) && !person.tryingToConceive;
  const isAbout = isOther || (isUnderage(person) && who !== 'you');
  const about = isAbout ? who : 'you';
  const isPlural = /(?:kids|children|sons|daughters|babies|twins|parents)$/.test(who);
  return [
    ...(person.ageYears === null || isAgePresumed ? [`how old ${isAbout && !isPlural ? 'is' : 'are'} ${about}`] : []),
    ...namesVaguely(person).map(
      (name) => `what stands on the packet of the ${name} (with a blood thinner among them my answer would be another)`,
    ),
    ...(mayTakeMedicines ? [`${isAbout && !isPlural ? 'does' : 'do'} ${about} take any medicines`] : []),
    ...(asksPregnancy && (person.gender === 'female' || (person.gender === null && !isOther))
      ? [`could ${about} be pregnant or nursing`]
      : []),
  ];
}

/** "My heart tablets" may be of several kinds. */
function namesVaguely({ medicines }: Person): readonly string[] {
  const kinds = medicines.filter(({ id }) => id.startsWith('class:'));
  const vague = kinds.find(({ id, start, text }) =>
    kinds.some((each) => each.id !== id && each.start === start && each.text === text),
  );
  return vague === undefined ? [] : [vague.text.toLowerCase()];
}

/** No girl is asked it: what is not for a pregnancy is kept from her all the same. */
const askedFromYears = 16;

/** Ages at which a pregnancy is reckoned with. */
const fertileYears = { from: 13, to: 52 };

export function mayBePregnant(person: Person, isOther = false): boolean {
  if (person.gender === 'male' || person.pregnant || person.breastfeeding || person.saysNotPregnant) return false;
  return person.ageYears === null
    ? !isOther
    : person.ageYears >= fertileYears.from && person.ageYears <= fertileYears.to;
}
