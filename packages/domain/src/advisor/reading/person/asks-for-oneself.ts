import { usesFromText } from '../../../herbs/uses-from-text.ts';
import { lately } from '../../../resolve/lately.ts';
import { choice, sequence } from '../../../resolve/phrases.ts';
import { relation } from './relation-words.ts';

/** "My husband snores. Can I take ginkgo?": the sentence that asks names the one who writes as the one who takes it. */
export const asksForOneself = lately((text: string): boolean => {
  const sentences = text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.trim() !== '');
  const asking = sentences.filter((sentence) => sentence.includes('?'));
  const asked = asking.length > 0 ? asking : sentences.slice(-1);
  const isOwn = asked.some((sentence) => ownWish.test(sentence) && (itself.test(sentence) || !anothers.test(sentence)));
  return isOwn && !isForASmallOne(sentences);
});

/** "My daughter, 4, coughs. What can I take?": told of a small child and of nobody else, it may be for the child. */
function isForASmallOne(sentences: readonly string[]): boolean {
  const ill = sentences.filter((sentence) => ofAChild.test(sentence) && usesFromText(sentence).length > 0);
  return ill.length > 0 && !sentences.some((sentence) => complains.test(sentence));
}

/** "What's the dose for someone my age?", "would it do anything for mine?", "I can drink it with my statin?" */
export const ofOnesOwn = new RegExp(
  String.raw`\b${choice(
    /(?:some(?:one|body)|anyone|a (?:man|woman|person)) (?:(?:of )?my (?:own )?(?:age|size|weight)|like me)/,
    /at my (?:own )?(?:age|time of life)/,
    /(?:could|can|will|would|might|may|does|do) (?:it|that|this|they|those|these) (?:also |really |ever |even )?(?:help|ease|calm|clear|touch|do (?:anything |something |much |any good )?(?:for|to)|work (?:for|on|against)|be (?:any )?(?:ok|good|use|fine|safe|dangerous) (?:for|on|with)) (?:me|mine|my)/,
    /(?:for|on|in|with|to) mine/,
    /(?:what )?if i (?:drink|eat|take|swallow)(?= )/,
    /i (?:have|drink|take|eat|had|drank) (?:it|half|about|a|an|one|two|three|\d+)\b[^.?!]{0,40}\b(?:a|each|every|per) (?:day|week|morning|afternoon|evening|night)/,
    /i (?:can|could|should|may|might) (?:take|drink|have|eat|swallow)(?= |\W*$)/,
    /(?:should|do|would|may|can) i (?:be |keep |start )?(?:taking|drinking|eating|swallowing|getting)/,
    /me ?self|meself/,
  )}(?:\b|(?=\W))(?! (?:\w+ ){0,3}${relation.replace('(', '(?:')}\b)`,
  'i',
);

const ownWish = new RegExp(
  choice(
    ofOnesOwn,
    /\b(?:can|could|may|should|shall|might|do|would) i (?:\w+ ){0,2}?(?:take|drink|swallow|have|eat|borrow|pinch|nick|share|try)\b(?! (?:it |that |this )?(?:for|to) (?:him|her|them|my))/,
    /\b(?:can|could|may|should|shall|might|do|would) i (?:\w+ ){0,2}?(?:start|begin|go on|carry on|continue|stay on|keep on|combine|mix|swap|switch|change (?:over|to))\b(?! (?:giving|to give|him|her))/,
    // "My friend takes ginkgo. Shall I?"
    /\b(?:can|could|may|should|shall|might|ought) i(?: to)?(?: too| as well| also| then)?\W*$/,
    /\bfor (?:some(?:one|body)|a (?:man|woman|person|chap|bloke|lady)) like me\b/,
    /\b(?:can|could|may|should|shall|might) i give (?:it|them|this|that|these|those) a (?:go|try|whirl|shot|chance)\b/,
    /(?<!not )\b(?:for|suits?|suit|helps?|calms?|relaxes?|gives?) me\b(?! (?:with|to) (?:him|her|them|give|help|calm|my (?:son|daughter|child|baby|kids?|toddler|husband|wife|mother|father|mum|mom|dad)))/,
    /\bi(?:'d| would| could) (?:also )?(?:like|need|love|use|want)\b(?! to (?:give|help))/,
    /\bi(?:'d| would|'ll| will)? (?:also )?(?:have|take|drink|like|want) (?:some|it|one|that|them|the same) (?:too|as well|myself)\b/,
    /^\W*(?:and |what about |how about )?(?:me|myself|i) (?:too|as well|also)\W*$/,
    /\bmyself\b/,
    /\b(?:oil|cream|gel|balm|drops|tea|it|that|some)\b[^.?!]{0,12}\bon me\b(?! (?:and|or|to) )/,
  ),
  'i',
);
/** "He is breastfed, could I drink it myself?", "might I borrow some of hers?" */
const itself =
  /\b(?:can|could|may|might|should|shall|would|if) i (?:\w+ ){0,3}(?:take|drink|have|eat|use)\b[^.?!]{0,16}\bmyself\b|\bi (?:borrow|pinch|nick)\b/i;
const anothers = new RegExp(
  String.raw`\b${choice(
    /him|her|he|she|they|give(?! (?:it|them|this|that|these|those) a (?:go|try|whirl|shot|chance))|giving/,
    // "Can I start on them?" asks for the capsules.
    /(?<!\b(?:start|begin|on|with|take|use|try|have|drink|eat|swallow|mix|combine|of) )them(?! a (?:go|try|whirl|shot|chance))/,
    sequence(
      /(?:my|our|the) (?:\w+ )?/,
      choice(
        /sons?|daughters?|child(?:ren)?|kids?|bab(?:y|ies)|toddlers?|twins|husband|wife|partner/,
        /mother|father|mum|mom|dad|gran\w*|friend|sister|brother|aunt|uncle|patient|boy|girl/,
        /colleague|neighbou?r|cousin|boss|niece|nephew|client/,
      ),
    ),
  )}\b(?!'s (?:milk|birth))`,
  'i',
);
const ofAChild =
  /\b(?:sons?|daughters?|child(?:ren)?|kids?|bab(?:y|ies)|toddlers?|infants?|newborns?|boy|girl|twins|little one|grand(?:son|daughter|child)\w*|niece|nephew|\d{1,2}[- ]?(?:years?|months?|weeks?)[- ]olds?)\b/i;
/** "I sleep badly", "keeps me awake". */
const complains =
  /\b(?:i(?:'m| am| have| feel| sleep| can'?t| need| get| got| cough| caught)|me|my (?:back|head|throat|sleep|nerves|stomach))\b/i;

/** "My wife has a cough, what can I try?": who looks for help for another says "I" too. */
export const seeksForThem =
  /\b(?:(?:can|could|should|may|might|shall) i (?:\w+ )?(?:try|use|buy|get|make|brew|order|offer|do|grow|look for)|i (?:can|could|should|may|might) (?:\w+ )?(?:try|use|buy|get|make|brew|order|offer|do|grow|look for)|i (?:wonder|was wondering|am wondering|wondered))\b(?! (?:too|as well|myself|for (?:me|my)|not to)\b)(?![^?]*\b(?:catch|get) it\b)/gi;
