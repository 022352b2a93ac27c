import { choice } from '../../../resolve/phrases.ts';
import type { Mention } from '../../../resolve/mention.ts';
import { lately } from '../../../resolve/lately.ts';
import { readText } from '../../../resolve/read.ts';
import { type Item, toItem } from '../../../safety/item.ts';
import type { AdvisorRequest } from '../../answer.ts';

/** Keys of the herbs that are not wanted: "not chamomile", "anything but valerian", "I am allergic to echinacea". */
export function refusedHerbs(question: string, mentions: readonly Mention[]): string[] {
  return mentions
    .filter(
      ({ kind, negated, allergy, start, text }) =>
        kind === 'herb' &&
        (negated || allergy || excepts.test(question.slice(0, start)) || rejects(question, start, text)) &&
        !asksWhyNot.test(question.slice(0, start)) &&
        !(asksIfItWorks.test(question.slice(start)) && !negated && !allergy),
    )
    .map(({ id }) => id);
}

/** "Valerian stinks but does it work" turns nothing down. */
const asksIfItWorks =
  /\b(?:but|so|and|though|,|;)\b[^.?!]{0,12}\b(?:does|do|is|are|will|would) (?:it|they|that|this) (?:really |actually |even |any )?(?:works?|help|worth|good|use|do anything)\b/i;

/** Keys of all herbs that earlier answers named. */
export function suggestedBefore(history: AdvisorRequest['history']): string[] {
  return history.flatMap(({ role, text }) => (role === 'assistant' ? suggestedIn(text) : []));
}

const suggestedIn = lately((answer): readonly string[] =>
  readText(answer.replaceAll(onlyPromised, ' '))
    .mentions.filter(({ kind }) => kind === 'herb')
    .map(({ id }) => id),
);

/** "I would rather look at saffron. Saffron: 30 mg a day. Ask me": named beside something else, and not yet what the talk is about. */
const onlyPromised = /\bI would rather look at [^\n]+? Ask me\b/g;

/** The herbs that were only named so: who hears of a baby next has to be told about them as well. */
export function promisedHerbs(history: AdvisorRequest['history']): readonly Item[] {
  const promises = history.flatMap(({ role, text }) => (role === 'assistant' ? (text.match(onlyPromised) ?? []) : []));
  const named = promises.flatMap((each) => readText(each).mentions).filter(({ kind }) => kind === 'herb');
  return [...new Map(named.map((mention) => [mention.id, toItem(mention)])).values()];
}

/** "Tried chamomile, did nothing", "valerian stinks, no", "melatonin neither". */
function rejects(question: string, start: number, text: string): boolean {
  const before = question.slice(Math.max(0, start - reach), start);
  const after = question.slice(start + text.length, start + text.length + reach);
  if (leaves.test(before) && goesOff.test(after)) return true;
  if (asTag.test(after) && states.test(before)) return false;
  return rejectedAfter.test(after) || (triedBefore.test(before) && failedAfter.test(after));
}

const reach = 40;
/** "The thyroid needs iodine no", "it's good with honey no?": asks to be told that it is so. */
const asTag = /^ no\s*(?:[.?!]|$)/i;
const states =
  /\b(?:needs?|wants?|has|have|is|are|helps?|works?|contains?|holds?|likes?|gives?|takes?|goes) (?:\w+ ){0,3}$/i;
const rejectedAfter = new RegExp(
  String.raw`^(?:\s*(?:tea|tablets|capsules|pills|root))?[\s,]*(?:(?:and|but) )?${choice(
    /neither\b|(?:it )?stinks?\b|smells awful|tastes awful/,
    /is (?:useless|horrible|disgusting|off the list|a no (?:from|for) me|out(?! of)|not for me)/,
    /(?:is not|isn'?t|is no) for me\b|(?:doesn'?t|does not|didn'?t) agree\b|never again\b/,
    /(?:leave|left) (?:it|that) (?:out|off)\b|(?:gets?|got) (?:on my nerves|a no)|count me out\b/,
    /(?:it |they )?(?:(?:did|does|do|has)(?: absolutely| pretty much)? nothing|(?:did|does|do|has)(?:n't|n’t| not| never) (?:\w+ )?(?:help|work|agree))|useless\b/,
    /no thanks?\b|no(?=\s*(?:[,.;!]|$))|(?:made|makes|gave|gives|upsets?) (?:me|my (?:hands?|heart|head|stomach|belly|nerves|skin)(?![^]*\?))\b/,
  )}`,
  'i',
);
/** "Leave the turmeric off then." */
const leaves = /\b(?:leave|leaving|drop|dropping|take|cross|cut|skip)\s+(?:the |my |that )?$/i;
const goesOff = /^(?:\s*(?:tea|tablets|capsules|pills))?\s+(?:off|out|away|aside|alone)\b(?! the)/i;
const triedBefore = /\b(?:tried|trying|used|had|took)\s+(?:the |some |a )?(?:\w+ )?$/i;
const failedAfter =
  /\b(?:nothing|useless|no (?:good|use|luck|effect)|didn'?t|doesn'?t|not (?:help|work)|already|meh|bah|so-so|rubbish|pants|no joy|zilch|nada|not impressed)\b/i;

/** "Why not turmeric?" asks of it. */
const asksWhyNot = /\bwhy (?:not|no)\s+(?:the |any |a |take |use |try |just )*$/i;

/** Words right before a name that take it out. */
const excepts = new RegExp(
  String.raw`\b${choice(
    /anything but|everything but|except(?: for)?|other than|apart from|besides|instead of|nothing with/,
    /rather not|(?:don'?t|doesn'?t|do not|does not|didn'?t) (?:like|want|tolerate|drink|eat)/,
    /(?:won'?t|refuses? to|will not) (?:take|drink|eat|swallow)/,
    /declines?|(?:hates?|loathes?|detests?|dislikes?|can(?:no|'|’)?t (?:stand|abide|bear|stomach)|(?:don'?t|do not|doesn'?t) like)(?: the (?:smell|taste|flavou?r|thought) of)?/,
    /(?:won'?t|will not|wouldn'?t|'ll not|not) touch|(?:don'?t|do not) give me|skip|leave (?:out|off)/,
    /(?:thr(?:ow|ew|own)(?:ing)?(?: (?:away|out))?|binned|ditched|chucked(?: out)?|tossed(?: out)?|stopped(?: taking| eating| drinking)?|gave up|given up)/,
    /never again(?: with)?|anything with|sick of|no|without|allergic to|not/,
  )}\s+(?:the |any |a )?$`,
  'i',
);
