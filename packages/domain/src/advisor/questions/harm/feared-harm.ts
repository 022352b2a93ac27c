import { findHerb } from '../../../herbs/catalogue.ts';
import { choice, oneOf, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { monographSources } from '../../about-herbs/facts/sources-named.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';
import { lastMessage } from '../../reading/last-said.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';

/** "I worry that kava damaged my liver", and "how would I notice?" after it. */
export function answerFearedHarm(question: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question.question);
  const last = lastMessage(question.history);
  const isFeared = feared.test(text);
  const isOfHarm = [text, withPlainApostrophes(last)].some((each) => ofHarm.test(each));
  if (!isFeared && !(asksForSigns.test(text) && isOfHarm)) return null;
  const spoken = herbsMeant(question);
  const herbs = spoken.flatMap(({ id }) => findHerb(id) ?? []);
  if (herbs.length === 0) return null;
  const names = listed(herbs.map(({ name }) => inSentence(name)));
  const lines = isFeared
    ? [
        `I see why you worry. Stop ${names} for now, and ask a doctor for a blood test: it shows how the liver and kidneys do.`,
        signs,
      ]
    : [signs];
  const fresh = lines.filter((line) => !question.said.includes(line));
  return {
    ...plainAnswer((fresh.length > 0 ? fresh : [again]).map(paragraph), ['What could I take instead?']),
    sources: citedSources(herbs.flatMap(monographSources), []),
  };
}

const organ = String.raw`(?:liver|kidneys?)`;
const feared = oneOf(
  sequence(
    /\b/i,
    choice(
      /worr\w+|afraid|scared|fear\w*|think|(?:could|might) (?:\w+ ){1,4}have|(?:could|might) have/,
      /did|has|have/,
    ),
    String.raw`\b[^.?!]{0,50}\b(?:damag|harm|hurt|ruin|wreck|poison)\w*\b[^.?!]{0,16}\b(?:my|his|her) ${organ}\b`,
  ),
  new RegExp(
    String.raw`\b(?:is|are) (?:my|his|her) ${organ} (?:now |already )?(?:in danger|at risk|damaged|harmed|ok(?:ay)?|all right|safe)\b`,
    'i',
  ),
);
const ofHarm = oneOf(
  new RegExp(String.raw`\b(?:damag|harm|hurt|ruin|wreck|toxic|bad for)\w*\b[^.?!]{0,24}\b${organ}\b`, 'i'),
  new RegExp(String.raw`\b${organ}\b[^.?!]{0,24}\b(?:damag|harm|injur|suffer|react|struggl|trouble|problem)\w*\b`, 'i'),
  new RegExp(
    String.raw`\b${organ} (?:does ?n[o']?t|do ?n[o']?t|ca ?n'?t|is ?n[o']?t) (?:like|take|stand|agree|tolerate|happy)\b`,
    'i',
  ),
);
const asksForSigns =
  /\bhow (?:would|will|do|can|could) i (?:know|tell|notice|feel|spot|recogni[sz]e)\b|\bwhat (?:are the )?(?:signs|symptoms)\b/i;
const signs =
  'Signs are dark urine, yellow eyes or skin, pale stools, itching, pain under the right ribs, and great tiredness or nausea. With any of these go to a doctor today, and take the pack along.';
const again = 'Those signs are what to watch for; a blood test tells more surely than any feeling.';
