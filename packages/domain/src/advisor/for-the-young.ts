import { isUnderage } from '../safety/person/age-group.ts';
import type { AdvisorAnswer } from './answer.ts';
import { paragraph } from './wording/html.ts';
import { lastAnswer } from './reading/last-said.ts';
import type { Understanding } from './reading/understanding.ts';
import { sentencesOf } from './wording/sentences.ts';

/** "My brother is 15, can he take it too?", of what was told a grown-up: what was said of those not grown up, or that it does not hold. */
export function otherForTheYoung({ subject, history, isForAnother }: Understanding): string | null {
  if (!isForAnother || !isUnderage(subject.person)) return null;
  const last = lastAnswer(history);
  const told = sentencesOf(last).filter((sentence) => ofTheYoung.test(sentence));
  return [
    'At this age it is another matter: what I said was of grown-ups.',
    ...told.slice(0, mostTold),
    'Give nothing of it before a pediatrician or pharmacist has agreed; good food, sleep and movement come first.',
  ].join(' ');
}

const mostTold = 2;
const ofTheYoung = /\b(?:under 18|under 12|child(?:ren)?|teen\w*|grown-ups?|not grown up)\b/i;

/** A small child with a cold: the rubs and oils a home has for it are no help at this age. */
export function withOilsOffTheFace(question: Understanding, answer: AdvisorAnswer): AdvisorAnswer {
  const { wanted, earlierUses, said } = question;
  const { ageYears, ageGroup } = question.subject.person;
  const isSmall = ageGroup === 'baby' || (ageYears !== null && ageYears < oldEnough);
  const uses = wanted.length > 0 ? wanted : earlierUses;
  const isOfHerbs = answer.recommended.length + answer.findings.length > 0 || wanted.length > 0;
  if (!isSmall || !isOfHerbs || answer.level !== 'none' || answer.isLost === true) return answer;
  if (!uses.some((use) => use === 'colds' || use === 'cough' || use === 'sinus') || said.includes(offTheFace))
    return answer;
  return { ...answer, blocks: answer.blocks.toSpliced(-1, 0, paragraph(offTheFace)) };
}

const oldEnough = 6;
const offTheFace =
  'No camphor, menthol, eucalyptus or peppermint oil on or near the face of a small child, nor on the pillow: they can close the airways. Salt water drops help a blocked nose.';
