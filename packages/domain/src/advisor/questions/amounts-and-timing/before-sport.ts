import type { Herb } from '../../../herbs/herb.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { inSentence } from '../../wording/names.ts';
import { toldOfThose } from '../of-those-meant.ts';

/** "Can I take it before sport?" */
export function answerBeforeSport(question: Understanding): AdvisorAnswer | null {
  return toldOfThose(question, { asked: beforeSport, fact: ofSport, followUps: ['When is the best time to take it?'] });
}

const beforeSport =
  /\b(?:before|around|when i do|when doing|and|with|during) (?:the |my |a |doing )?(?:sports?|training|exercis\w+|gym|run(?:ning)?|work ?outs?|yoga|football|swimming|a match|a race|cycling|hiking|a hike)\W*$/i;

function ofSport({ name, effects }: Herb): string {
  const has = (...kinds: readonly string[]) => effects.some(({ effect }) => kinds.includes(effect));
  if (has('stimulant', 'contains-caffeine'))
    return 'before sport in the morning or at noon, yes, if heart and blood pressure are well; in the evening it can cost you sleep.';
  return has('sedating')
    ? 'rather after it: it can make drowsy and slow.'
    : `I know of nothing against ${inSentence(name)} before sport, and of no study that sets a time.`;
}
