import { findHerb } from '../../../herbs/catalogue.ts';
import { anyPhrase, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { Item } from '../../../safety/item.ts';
import { onsetTold } from '../../about-herbs/facts/onset.ts';
import { weightsAgainst } from '../../about-herbs/verdict/warned-of.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { othersThan } from '../../for-concerns/others-than.ts';
import { offeredHerbs } from '../../reading/conversation.ts';
import { specialOf } from '../../reading/wishes/topics.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { wishOf } from '../../reading/wishes/wish.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { withStop } from '../../wording/sentences.ts';
import { noHelp } from './no-help-yet.ts';

/** "I tried the first one already and it did nothing": it is left, and the next of those that were named comes up. */
export function answerTriedBefore(question: Understanding): AdvisorAnswer | null {
  const { herbs, earlierHerbs, mentions, subject } = question;
  const text = withPlainApostrophes(question.question).replaceAll(feelsUseless, ' ');
  if (herbs.length > 0 || text.includes('?') || !hasTried.test(text) || lasts.test(text)) return null;
  if (!noHelp.test(text) && !inVain.test(text) && !onlyTried.test(text)) return null;
  const named = mentions.filter(({ kind }) => kind === 'herb').map(({ id }) => id);
  const tried = named.length === 0 ? earlierHerbs : earlierHerbs.filter(({ id }) => named.includes(id));
  const known = tried.flatMap(({ id }) => findHerb(id) ?? []);
  if (known.length === 0) return null;
  const [use] = specialOf(wishOf(question));
  const left = offeredHerbs(question)
    .filter(({ id }) => tried.every((each) => each.id !== id))
    .filter((item) => use === undefined || isFor(item, use))
    .filter((item) => weightsAgainst(item, subject.person).length === 0);
  const [only, ...several] = known;
  const soon = only === undefined || several.length > 0 ? '' : onsetTold(only, use);
  const leave = `Then leave ${listed(known.map(({ name }) => inSentence(name)))} aside.`;
  const time =
    soon === '' ? '' : ` A second try makes sense only if you gave it less time than this. ${withStop(soon)}`;
  const [next, ...rest] = left;
  if (next === undefined) {
    const { fitting, line } = othersThan(known, question, 'any');
    return {
      ...plainAnswer([paragraph(`${leave}${time}`), line], ['When should I see a doctor?']),
      recommended: fitting.map(({ herb: { key, name }, form }) => ({
        key,
        name,
        ...(form === 'topical' ? { isForSkin: true } : {}),
      })),
    };
  }
  const after =
    rest.length === 0 ? '' : ` After that, ${listed(rest.map(({ name }) => inSentence(name)))} would be left.`;
  return {
    ...plainAnswer(
      [paragraph(`${leave}${time}`), paragraph(`Of those I named, ${inSentence(next.name)} comes next.${after}`)],
      [`How do I take ${inSentence(next.name)}?`, 'When should I see a doctor?'],
    ),
    recommended: [{ key: next.id, name: next.name, ...(next.form === 'topical' ? { isForSkin: true } : {}) }],
  };
}

function isFor({ id }: Item, use: ReturnType<typeof wishOf>[number]): boolean {
  return findHerb(id)?.monograph?.uses.some((each) => each.use === use && each.result === undefined) === true;
}

/** "He feels useless" is said of him, and of no herb. */
const feelsUseless =
  /\b(?:i|he|she|we|they)(?:'m|'s| am| is| are)? (?:feels?|felt|feeling|am|is|are) (?:\w+ ){0,2}(?:useless|helpless|rubbish)\b/gi;

/** "I already tried that" says enough. */
const onlyTried = sequence(
  /^\W*(?:(?:but|well|no|yeah|yes|ok|sorry)\b[ ,]*)*(?:i(?:'ve| have)? )?/i,
  /(?:already |also |been there,? )*(?:tried|done|had|did|used)/,
  / (?:it|that|this|them|those|all (?:of )?(?:them|those|that|three)|both)/,
  /(?: all| already| before| too| last (?:year|month|winter))*\W*$/,
);
const hasTried = anyPhrase(
  /(?:that|this|it|they|those|these|both) (?:did not|didn't|never) (?:help|work)(?:ed)?(?: for)?(?: me)? (?:last time|before|then|in the past|the last time|when i tried)/,
  /(?:none|neither|not one) of (?:those|them|these|it|the(?:se)? (?:three|two))\b[^.?!]{0,24}\b(?:work(?:ed|s)?|help(?:ed|s)?|did)/,
  /(?:they(?:'re| are| were)|it(?:'s| is| was)|that(?:'s| is| was)|those are|all|both)? ?(?:all |both )?(?:useless|no use|rubbish)/,
  /(?:i|we|he|she|they)(?:'ve| have|'d| had|'s| has)? (?:already |also |even |just )*(?:tried|used|took|taken|drank|been (?:on|through|there)|had) (?:it|that|this|them|those|all|both|these|one|the)\b/,
  /(?:already )?(?:tried|been there|done that|used) (?:it|that|this|them|those|all|both|these|the)?/,
);
/** For how long it was tried is weighed by itself. */
const lasts =
  /\b(?:for|since)\b[^.?!]{0,16}\b(?:days?|weeks?|months?|years?|a while|ages)\b|\b(?:weeks|months) (?:now|in)\b/i;
const inVain = anyPhrase(
  /never (?:really )?(?:helped|worked)/,
  /(?:none|neither|not one) of (?:those|them|these|it|the(?:se)? (?:three|two))/,
  /been there,? done that/,
  /(?:did|does|do|done|made|makes) (?:me )?(?:absolutely |nowt|naff |f.. )?(?:nothing|nowt|no good|not a thing|bugger all|sweet fa|zilch)/,
  /(?:useless|no use|rubbish|no joy|no luck|waste of (?:time|money)|in vain)/,
);
