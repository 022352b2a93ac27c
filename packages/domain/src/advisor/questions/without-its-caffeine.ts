import { findHerb } from '../../herbs/catalogue.ts';
import { assess } from '../../safety/assess.ts';
import type { AdvisorAnswer } from '../answer.ts';
import { pairOf } from '../about-herbs/finding-lines.ts';
import { listed, paragraph } from '../wording/html.ts';
import { inSentence } from '../wording/names.ts';
import { plainAnswer } from '../wording/plain-answers.ts';
import type { Understanding } from '../reading/understanding.ts';

/** "And without caffeine?", of green tea: which of the warnings hang on the caffeine, and which stay. */
export function answerWithoutItsCaffeine({
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
  const findings = assess({ person: subject.person, items: [item], about: new Set([item.id]) }).filter(
    ({ severity }) => severity !== 'minor',
  );
  const [staying, leaving] = [false, true].map((isOfCaffeine) =>
    findings.filter(({ why }) => ofCaffeine.test(why) === isOfCaffeine),
  );
  const pairs = (some: typeof findings = []) =>
    listed([...new Set(some.map((each) => pairOf([each], subject.person)))]);
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
