import type { Herb } from '../../../herbs/herb.ts';
import { anyPhrase } from '../../../resolve/phrases.ts';
import { monographSources } from '../../about-herbs/facts/sources-named.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { toldOfThose } from '../of-those-meant.ts';

/** "Where does it come from, and how long has it been used?": what it is, and what people have used it for. */
export function answerWhereItComesFrom(question: Understanding): AdvisorAnswer | null {
  return toldOfThose(question, {
    asked: ofItsPast,
    fact: pastOf,
    sources: monographSources,
    evenIfWarned: true,
    followUps: ['Is that proven?', 'What does it look like?'],
  });
}

const ofItsPast = anyPhrase(
  /(?:how long|since when|for how many (?:years|centuries)) (?:has|have|did)\b[^.?!]{0,24}\b(?:been used|been around|used|known|taken|drunk|existed|been (?:a thing|taken|drunk|eaten))/,
  /(?:who|what country|which country|whose)\b[^.?!]{0,16}\b(?:discovered|invented|first used|came up with|started using|idea was)/,
  /(?:history|origins?|story|backstory|background|roots) (?:of|behind) (?:it|this|that|them)|where does it originate|originally from/,
  /where (?:does|do) (?:it|this|that|they|the plant|this plant|this stuff|those) (?:originally |actually )?come from/,
);

function pastOf({ monograph }: Herb): string {
  if (monograph === null) return '';
  return `${monograph.description} ${monograph.traditionalUses} I hold no year for when that began.`;
}
