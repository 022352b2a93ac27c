import { anyPhrase, withPlainApostrophes } from '../resolve/phrases.ts';
import { assess } from '../safety/assess.ts';
import type { AdvisorAnswer } from './answer.ts';
import { listed, paragraph } from './html.ts';
import { inSentence } from './names.ts';
import { plainAnswer } from './plain-answers.ts';
import { citedSources } from './source-list.ts';
import type { Understanding } from './understanding.ts';

/** "From which week?", of a herb and a pregnancy: what the rules tell of early and late, else that no week is set. */
export function answerFromWhichWeek({ question, subject, herbs, earlierHerbs }: Understanding): AdvisorAnswer | null {
  const meant = herbs.length > 0 ? herbs : earlierHerbs;
  if (!subject.person.pregnant || meant.length === 0 || !asksForWeek.test(withPlainApostrophes(question))) return null;
  const findings = assess({ person: subject.person, items: meant, about: new Set(meant.map(({ id }) => id)) }).filter(
    ({ kind }) => kind === 'pregnancy',
  );
  const told = findings
    .flatMap(({ why, advice }) => `${why} ${advice}`.split(/(?<=[.;])\s+/))
    .filter((sentence) => ofTime.test(sentence));
  const names = listed(meant.map(({ name }) => inSentence(name)));
  return {
    ...plainAnswer(
      [
        `No week is set from which ${names} would be right: that is for your midwife or doctor to say.`,
        ...new Set(told),
      ].map(paragraph),
      ['What could I take instead?'],
    ),
    findings,
    sources: citedSources([], findings),
  };
}

const asksForWeek = anyPhrase(
  /(?:from|in|until|till|at|after|by|since) (?:which|what) (?:week|month|trimester)/,
  /(?:which|what) (?:week|trimester)/,
  /(?:first|second|third|last) trimester(?=[^.!]*\?)/,
  /how (?:early|late|far along)\b/,
);
const ofTime = /\b(?:weeks?|early|late|later|trimester|months?|before the birth|near birth)\b/i;
