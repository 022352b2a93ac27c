import { findHerb } from '../../../herbs/catalogue.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { pairsIn } from '../../about-herbs/verdict/finding-lines.ts';
import { paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';

/** "And without caffeine?", of green tea: which of the warnings hang on the caffeine, and which stay. */
export function answerDecaffeinated({
  question,
  asks,
  earlierHerbs,
  herbs,
  subject,
  wanted,
}: Understanding): AdvisorAnswer | null {
  const [item, ...others] = earlierHerbs;
  const isOfIt = onlyWithout.test(question) && asks.avoidEffects.includes('contains-caffeine');
  if (!isOfIt || item === undefined || others.length + herbs.length + wanted.length > 0) return null;
  if (!findHerb(item.id)?.effects.some(({ effect }) => effect === 'contains-caffeine')) return null;
  const findings = findingsAbout([item], subject.person).filter(({ severity }) => severity !== 'minor');
  const [staying, leaving] = [false, true].map((isOfCaffeine) =>
    findings.filter(({ why }) => ofCaffeine.test(why) === isOfCaffeine),
  );
  const pairs = (some: typeof findings = []) => pairsIn(some, subject.person);
  const lines = [
    ...(staying?.length
      ? [`It stays the same without caffeine: what I said about ${pairs(staying)} does not hang on it.`]
      : []),
    ...(leaving?.length
      ? [
          `What I said about ${pairs(leaving)} is about the caffeine. Most of it is gone in a decaf, so ask about that one.`,
        ]
      : []),
    `The caffeine is what keeps you awake and drives the heart; a decaf ${inSentence(item.name)} does so far less.`,
  ];
  return { ...plainAnswer(lines.map(paragraph), ['How many cups a day?']), findings };
}

const onlyWithout =
  /^\W*(?:(?:and|but|or|what about|how about|ok|is it (?:ok|better))\b[ ,]*)*(?:a |the )?(?:without (?:the |any )?caffeine|decaf\w*|caffeine[- ]free|one without caffeine)(?: one| version| then| tea)?\W*$/i;
const ofCaffeine = /\bcaffeine|stimul|heart (?:rate|faster)|jitter/i;
