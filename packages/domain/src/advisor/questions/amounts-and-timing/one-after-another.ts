import { findHerb } from '../../../herbs/catalogue.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import { lower, withStop } from '../../wording/sentences.ts';
import { toldOf } from '../../about-herbs/told-once.ts';
import { isWarnedOf } from '../../about-herbs/verdict/warned-of.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { asksForTurns } from '../../reading/named-things/as-if-taken.ts';
import { fittingClauses, specialOf } from '../../reading/wishes/topics.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { wishOf } from '../../reading/wishes/wish.ts';
import { paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "One after the other?", of several: one at a time, how long to give each, then the next. */
export function answerOneAfterAnother(question: Understanding): AdvisorAnswer | null {
  const { herbs, earlierHerbs, wanted, subject } = question;
  if (!asksForTurns.test(withPlainApostrophes(question.question)) || herbs.length + wanted.length > 0) return null;
  const free = earlierHerbs.filter((item) => !isWarnedOf(item, subject.person));
  const meant = free.flatMap(({ id }) => findHerb(id) ?? []);
  const [first, next] = meant;
  if (first === undefined || next === undefined) return null;
  const [use] = specialOf(wishOf(question));
  return plainAnswer(
    [
      paragraph(
        `Yes, one at a time: so you see what each does. You could begin with ${inSentence(first.name)}. How long to give each:`,
      ),
      ...toldOf(meant, (herb) => timeFor(herb, use)),
      paragraph('If one has done nothing in that time, stop it and go on to the next. If one helps, stay with it.'),
    ],
    ['What should I watch out for?', 'When should I see a doctor?'],
  );
}

function timeFor({ monograph }: Herb, use: Parameters<typeof fittingClauses>[1] | undefined): string {
  const whole = monograph?.timeToEffect ?? '';
  const told = use === undefined ? whole : fittingClauses(whole, use);
  return told === '' ? 'not established; about four weeks is a fair trial.' : lower(withStop(told));
}
