import type { AdvisorAnswer } from '../../answer.ts';
import { doctorIn, everydayHelp } from '../../for-concerns/everyday-help.ts';
import type { UseKey } from '../../../herbs/use-keys.ts';
import { findHerb } from '../../../herbs/catalogue.ts';
import { paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { fittingClauses } from '../../reading/wishes/topics.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { clausesOf } from '../../wording/sentences.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';

/** "What if nothing helps?", "when should I see a doctor?": how long to wait, and who can do more. */
export function answerNothingHelps(question: Understanding): AdvisorAnswer | null {
  if (!question.asks.nothingHelps || question.herbs.length > 0) return null;
  const wished = question.wanted.length > 0 ? question.wanted : question.earlierUses;
  const uses = wished.length > 0 ? wished : question.earlierHerbs.slice(0, 1).flatMap(mainUse);
  const [use] = uses;
  const waits = question.earlierHerbs.flatMap(({ id }) => {
    const herb = findHerb(id);
    const soon = use === undefined ? '' : fittingClauses(herb?.monograph?.timeToEffect ?? '', use);
    return herb && soon !== '' && !/^(?:Not|If|See)\b/.test(soon) ? [`For ${inSentence(herb.name)}: ${soon}`] : [];
  });
  const isOfHerbs = question.earlierHerbs.length > 0;
  const patience =
    `A herb that has done nothing in the time it was given in studies will hardly do so later. Then stop it, rather than take more. ${waits.join(' ')}`.trim();
  const ofConcern = question.earlierParticulars.find(({ says }) => says !== undefined && question.said.includes(says));
  const signs =
    ofConcern?.says ??
    everydayHelp(uses, question.subject.person) ??
    'If it lasts more than two or three weeks, gets worse, or worries you, see a doctor.';
  if (isWorse.test(question.question))
    return plainAnswer([worse, doctorIn(signs) ?? signs, doctorsKnow].map(paragraph), ['When should I see a doctor?']);
  const lines = asksForADoctor.test(question.question)
    ? [
        ...(question.subject.person.pregnant ? [callTheMidwife] : []),
        ...signsOfHarm(question),
        (asksWhen.test(question.question) ? doctorIn(signs) : null) ?? signs,
        doctorsKnow,
      ]
    : [...(isOfHerbs ? [patience] : []), signs, doctorsKnow];
  return plainAnswer(lines.map(paragraph), ['What else could help?']);
}

/** What a herb is mostly taken for, where nobody has said it. */
function mainUse({ id }: Understanding['earlierHerbs'][number]): readonly UseKey[] {
  return (findHerb(id)?.monograph?.uses ?? []).slice(0, 1).map(({ use }) => use);
}

/** When what was spoken of has to be told to somebody, by what the checks found. */
function signsOfHarm({ earlierHerbs, subject: { person } }: Understanding): string[] {
  const findings = findingsAbout(earlierHerbs, person);
  const told = findings
    .filter(({ severity }) => severity !== 'minor')
    .flatMap(({ advice }) => clausesOf(advice))
    .filter((sentence) => needsSomebody.test(sentence));
  return [...new Set(told)].slice(0, mostSigns);
}

const mostSigns = 2;
const needsSomebody = /\b(?:needs?|see|call|tell|go to)\b[^.;]*\b(?:doctor|help|clinic|team|midwife)\b/i;

const asksWhen =
  /^\W*(?:(?:and|so|but|ok)\b[ ,]*)*(?:when|at what point|what (?:should|would|must|will) make|(?:which|what) (?:signs?|symptoms?|things?))\b|\bby when\b/i;
const isWorse = /\bworse\b/i;
const worse =
  'What gets worse should be seen by a doctor, and soon if it is strong or new: another herb is not the answer now.';
const callTheMidwife =
  'In pregnancy ring the midwife or maternity unit at once with bleeding, leaking water, a baby that moves less, fever, a bad headache, spots before the eyes, or pain under the ribs.';
const asksForADoctor =
  /\bdo i go\b|\bserious\b|\b(?:midwife|maternity|doctor|gp|physician|someone|checked|worry|worried|alarm|concern|hospital|emergency|panic|concerned|help)\b(?<!\b(?:not|n't|doesn't|don't|nothing) help)/i;
const doctorsKnow =
  'A doctor can look for what is behind it, and knows treatments that are better proven than any herb. Take along a list of what you tried and for how long.';
