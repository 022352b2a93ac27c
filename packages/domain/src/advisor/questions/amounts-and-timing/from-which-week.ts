import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { clausesOf } from '../../wording/sentences.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';

/** "From which week?", of a herb and a pregnancy: what the rules tell of early and late, else that no week is set. */
export function answerFromWhichWeek({ question, subject, herbs, earlierHerbs }: Understanding): AdvisorAnswer | null {
  const meant = herbsMeant({ herbs, earlierHerbs });
  if (!subject.person.pregnant || meant.length === 0 || !asksForWeek.test(withPlainApostrophes(question))) return null;
  const findings = findingsAbout(meant, subject.person).filter(({ kind }) => kind === 'pregnancy');
  const told = findings
    .flatMap(({ why, advice }) => clausesOf(`${why} ${advice}`))
    .filter((sentence) => ofTime.test(sentence));
  const isOfLater = told.length === 0 || !/\b(?:which|what|how|when)\b/i.test(question);
  const names = listed(meant.map(({ name }) => inSentence(name)));
  return {
    ...plainAnswer([isOfLater ? sameThroughout : noWeek(names), ...new Set(told)].map(paragraph), [
      'What could I take instead?',
    ]),
    findings,
    sources: citedSources([], findings),
  };
}

const sameThroughout =
  'What I said holds for the whole pregnancy, as far as I know. Ask the midwife again when the birth comes near.';
const noWeek = (names: string) =>
  `No week is set from which ${names} would be right: that is for your midwife or doctor to say.`;

const asksForWeek = anyPhrase(
  /(?<=^\W*(?:and |or |what about |how about )*)(?:late|later|early|earlier|at the end|towards the end|near the end|near term)(?: (?:on|in|of)(?: in| of)?(?: (?:the |my )?pregnancy)?)?(?=\W*$)/,
  /(?:from|in|until|till|at|after|by|since) (?:which|what) (?:week|month|trimester)/,
  /(?:which|what) (?:week|trimester)/,
  /(?:first|second|third|last) trimester(?=[^.!]*\?)/,
  /from when(?: on)?(?=\W*$)/,
  /how (?:early|late|far along)\b/,
  /when (?:can|may|could|should|do|would) i (?:start|begin|have|take|drink) (?:it|that|this|with it)?(?: then| from)?(?=\W*$)/,
);
const ofTime = /\b(?:weeks?|early|late|later|trimester|months?|before the birth|near birth)\b/i;
