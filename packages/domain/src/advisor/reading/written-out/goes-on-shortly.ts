import { choice, optional, sequence } from '../../../resolve/phrases.ts';
import type { Step } from '../../../resolve/patterns/quick-patterns.ts';

const opening = /^\W*(?:(?:and|so|but|ok|also|or)\b\W*)*/gi;
const whose = ' (my|his|her) ';
const ownSupplement = `(${choice(
  /iron|zinc|calcium|magnesium|potassium|selenium|iodine|multi-?vitamins?|vit(?:amin)? [a-k]\d{0,2}|b6|b12|d3/,
  /fola(?:te|cin)|folic acid|probiotics?|collagen|creatine|biotin|melatonin|(?:fish|cod liver|krill) oil|omega[- ]?3s?/,
)})`;
const asTablets = / (?:tabs?|tablets?|pills?|capsules?|caps|drops|supplements?|gummies)/;

const withWhat =
  /(?:(?:added|some|a bit of) )?((?!(?:the|a|an|fewer|less|more|most|least|best|better|no|not|side|good|it|that|them)\b)[a-z][a-z0-9 &-]{2,40}?)/;
const howStrong =
  /(?: (?:in(?: it| them)?|inside|added))?(?:,? \d[\d.,]* ?(?:mg|mcg|g|iu))?(?:,? (?:ok|okay|fine|though|tho|then))*\W*$/;

/** Short questions that go on from a herb that was spoken of, as they would be asked in full. */
export const goesOnShortly: readonly Step[] = [
  // "Will it affect my iron tabs?"
  [
    sequence(
      opening,
      /(?:does|do|will|would|can|could|might|is) (?:it|that|this|they|the (?:tea|capsules?|drops|powder))(?: going to| gonna| not| also| even| really)*/,
      / (?:affect|mess (?:with|up)|interfere with|interact with|react with|clash with|bother|block|stop|cancel(?: out)?|mix with|hinder|spoil|undo|fight with|lower|reduce|get in the way of|do anything to)/,
      whose,
      ownSupplement,
      optional(asTablets),
      /(?: (?:from )?(?:working|being absorbed|absorption|getting in|going in))?\W*$/,
    ),
    'is it ok with $1 $2?',
  ],
  // "The one with black pepper 1500mg", "mine has pepper in it": what was spoken of, with something more in it.
  [
    sequence(
      opening,
      /(?:i (?:have|got|take|mean|meant) |it'?s |its |mine is |is it ok )?(?:the|that|a|this) (?:ones?|kind|sort|type|version|caps|capsules|tablets|stuff) (?:with|(?:that )?(?:has|have)|that(?:'s|s) got|containing|w\/) /,
      withWhat,
      howStrong,
    ),
    'with $1',
  ],
  [
    sequence(
      opening,
      /(?:mine|it|this one|the (?:caps|capsules|tablets))(?:'s|’s|s)? (?:has|have|got|contains?|comes? with) /,
      withWhat,
      / (?:in(?: it| them)?|inside|added)/,
      howStrong,
    ),
    'with $1',
  ],
  // "What about my zinc tablets?"
  [
    sequence(opening, /(?:what about|how about|what of)?/, ' ?(my|his|her) ', ownSupplement, asTablets, /\W*$/),
    'is it ok with $1 $2?',
  ],
  // "Can I at least finish the box?"
  [
    sequence(
      opening,
      /(?:can|could|may|should|shall) i (?:at least|still|just|not)? ?(?:finish|use up|empty|drink up) /,
      /(?:it|them|(?:the|this|that|my) (?:rest(?: of (?:it|them))?|box|bottle|pack(?:et)?|tub|jar|bag|tin|tea|capsules|course)|what(?:'s|’s|s| is) left|what i have(?: left)?)/,
      /(?: (?:up|first|off|at least|though|then))*\W*$/,
    ),
    'is it ok for me to take it?',
  ],
  // "What did you say about my kidneys?"
  [
    sequence(
      opening,
      /what (?:did|have) (?:you|u) (?:say|said|tell me|mean)(?: again)? (?:about|of|with) (?:the |my )?/,
      /(?:kidneys?|liver|heart|blood|bleeding|pressure|stomach|sugar|potassium|thyroid|eyes|nerves|warfarin|pills?|tablets|medicines?|meds)/,
      /(?: again| then| before| just now)*\W*$/,
    ),
    'why is that a problem?',
  ],
  // "Every night?"
  [
    /^\W*(?:(?:and|so|but|ok)\b\W*)*(?:each|every) (night|evening|morning)(?: then)?\s*\?+\W*$/gi,
    'can I take it every $1?',
  ],
  // "Every hour ok?"
  [
    /^\W*(?:(?:and|so|but|ok)\b\W*)*(?:(?:can|could|should) i (?:take|use|dab|have|drink|put) (?:it|some|that)(?: on)? )?(?:every|each) (?:half |couple of |few |\d+ |two |three |four )*(?:hours?|hrs?|minutes|mins)(?: (?:ok|okay|fine|then|too much|alright))*\s*\?+\W*$/gi,
    'how many times a day can I take it?',
  ],
  // "2 at once?"
  [
    /^\W*(?:(?:and|so|but|ok|can i (?:take|have))\b\W*)*([2-5]|two|three|four|five) (?:of (?:them|those|these) )?(?:at once|together|in one go|at a time|at the same time)(?: (?:ok|okay|fine|too much|then|alright))*\s*\?+\W*$/gi,
    'can I take $1 capsules at once?',
  ],
  // "240 all in one go?"
  [
    /^\W*(?:(?:and|so|but|ok|can i (?:take|have)|take)\b\W*)*(?:the )?([1-9]\d{1,3}) (?:all )?(?:at once|in one go|together|in one)(?: (?:ok|okay|fine|too much|then|alright))*\s*\?+\W*$/gi,
    'is $1 mg at once ok?',
  ],
  // "Keep going on my period too?"
  [
    /^\W*(?:(?:and|so|but|ok|do i|should i|can i)\b\W*)*(?:(?:keep|carry|go) (?:on )?(?:going|taking (?:it|them)|on)|(?:still |also )?(?:take|have|use) (?:it|them|that)|(?:stop|pause) (?:it|them)?) ?(?:on|during|through|while on|when i(?:'m|’m| am) on) (?:my|the) (?:period|bleed)(?: too| as well| then| or (?:not|stop|pause))*\s*\?*\W*$/gi,
    'do I have to take it every day?',
  ],
  // "Is organic worth it?", "does it have to be organic?"
  [
    /^\W*(?:(?:and|so|but|ok)\b\W*)*(?:is (?:the )?organic(?: one| stuff)? (?:really |actually )?worth (?:it|the (?:money|price))|(?:does|must) it (?:have to |need to )?be organic|organic or (?:not|normal|regular))\W*$/gi,
    'is organic better?',
  ],
  // "I'm 45, is that too old?"
  [
    /\bi(?:'m|’m| am) (1[89]|[2-9]\d),? (?:is that|am i|isn't that|is it) too (?:old|young|late)(?: for (?:it|that|this|them))?(?=\W*$)/gi,
    'I am $1 years old. Is it ok for me?',
  ],
  // "Does it matter if I'm vegan?"
  [
    /^\W*(?:(?:and|so|but|ok)\b\W*)*does it matter (?:if|that) i(?:'m|’m| am) (?:a )?(vegan|vegetarian)\b(?:,? (?:is (?:it|that) (?:ok|okay|a problem|fine)|does (?:it|that) matter|ok))?\W*$/gi,
    'is it $1?',
  ],
  // "Do doctors recommend it?"
  [
    /^\W*(?:(?:and|so|but|ok)\b\W*)*(?:do|would|does) (?:real |most |any |a |my )?(?:doctors?|pharmacists?|experts?|specialists?) (?:really |actually |usually )?(?:recommend|advise|suggest|prescribe|use) (?:it|them|that|this|these|those)\W*$/gi,
    'is it proven?',
  ],
  // "It works great, carry on?"
  [
    /^\W*(?:(?:and|so|but|ok)\b\W*)*((?:it|that|this|they)(?:'s|’s| is|'re| are)? (?:works?|working|helps?|helping|does me good)(?: \w+){0,3}),? (?:so |and )?(?:(?:can|should|may|shall) i )?(?:carry|keep|go) (?:on|going|taking it)(?: with it| then)?\s*\?+\W*$/gi,
    '$1, how long can I go on?',
  ],
  // "And if I'm pregnant later?"
  [
    /\bif i(?:'m|’m| am) (pregnant|nursing|breastfeeding) (?:later|one day|some ?day|next (?:year|month)|in (?:the )?future|again)(?=\W*$)/gi,
    'if I get $1 later?',
  ],
  // "What if I'm pregnant?", "should I stop when I'm pregnant?", after a herb.
  [
    /^\W*(?:(?:and|but|so)\b\W*)*what (?:happens )?(?:if|when) (?:i'm|i am|i were|i was) (?:already |maybe )?(pregnant|breast ?-?feeding|nursing)(?: (?:with|on|while taking) it)?\W*$/gi,
    'and if I am $1?',
  ],
  [
    /^\W*(?:(?:and|but|so)\b\W*)*(?:should|must|do|would) i (?:have to |need to )?(?:stop|leave (?:it|them) out|come off)(?: (?:it|them|that|taking (?:it|them)))? (?:when|once|if|as soon as) (?:i'm|i am|i get|i fall|i become) pregnant\W*$/gi,
    'should I avoid it in pregnancy?',
  ],
  // "Does it cross into the womb?"
  [
    /\b(?:cross(?:es)?|gets?|go(?:es)?|pass(?:es)?)(?: (?:in|into|through|to|over|across))* (?:the |my )?(?:womb|placenta|f(?:o)?etus|unborn (?:baby|child))(?=\W*$)/gi,
    'harm the baby',
  ],
  // "What did you say for her?"
  [
    /^\W*(?:(?:and|but|so|ok)\b\W*)*what did you (?:say|suggest|recommend|name|tell me)(?: again)?(?: for (?:her|him|me|us|them|my \w+))?(?: again)?\W*$/gi,
    'sum it up',
  ],
  // "He's had it 3 weeks"
  [
    /^\W*(?:(?:and|but|well)\b\W*)*(?:i|he|she)(?:'s|’s|'ve|’ve| has| have)? (?:had|been having) (?:it|this|that) (?:for )?((?:\d+|two|three|four|five|six|several|a few) (?:weeks|months))(?: now| already)?\W*$/gi,
    'for $1 now',
  ],
  // "For sleep what then?"
  [/^\W*(?:(?:and|but|so|ok)\b\W*)*for ([\w' ]{3,24}?),? what (?:then|else|instead)\W*$/gi, 'what then for $1?'],
  // "Already did, 2 a day about 3 weeks"
  [
    sequence(
      /^\W*(?:(?:well|oh|oops|too late|but|um+|er+|yeah|yes|ah)\b\W*)*(?:i )?already (?:(?:did|do)(?: it)?[ ,.:–-]+|(?:am|have|been) ?[,.:–-]+ ?)(?![^]*\b(?:pregnan\w*|along|gone|old|left|off)\b)/gi,
      /((?:for )?(?:about |around |like )?(?:\d+|an?|one|two|three|four|some|a few|several) (?:a|per|every|each|times|cups?|capsules?|tablets?|pills?|days?|weeks?|months?)\b[^?]*)$/,
    ),
    'I have already been taking it, $1',
  ],
  // "But is only two cup a day since two months"
  [
    sequence(
      opening,
      /(?:it |that )?(?:is|it's|it’s|its|was) (?:only|just) /,
      /((?:an?|one|two|three|four|\d) (?:cups?|mugs?|glass(?:es)?|tablets?|capsules?|pills?|spoons?|drops?)(?: (?:a|per|every|each) (?:day|night|evening|morning|week))?),? /,
      /(?:since|for|already) (?:about |the last |like )?/,
      /((?:\d+|an?|one|two|three|four|five|six|some|a few|several) (?:days?|weeks?|months?))(?: now| already)?\W*$/,
    ),
    'I have been taking it for $2, $1',
  ],
  // "But if I only take it on the days I don't?", beside a medicine that is not taken every day.
  [
    sequence(
      opening,
      /(?:what )?(?:if )?(?:i(?:'d| would|'ll)? )?(?:only|just) (?:take |have |use |drink )?(?:it |that |the [\w' -]{3,24}? )?/,
      /on (?:the )?(?:days|nights) (?:when |that )?i (?:don['’]?t|do not|didn['’]?t|skip|leave out|haven['’]?t)/,
      /(?: (?:take|have|need|use|taken|had))?(?: (?:it|one|any|them|the [\w-]{3,20}|my [\w-]{3,20}))?(?: then| though)?\W*$/,
    ),
    'only sometimes',
  ],
  // "My wife could use it for weight", of what was asked about for oneself.
  [
    sequence(
      opening,
      /(?:maybe |perhaps )?(my|our) (wife|husband|partner|girlfriend|boyfriend|sister|brother|mum|mom|mother|dad|father|daughter|son|friend) /,
      /(?:could|can|should|might|may) (use|take|try|have|drink) (?:it|that|this|them)(?: too| as well)?/,
      /(?: for (?:her |his |the )?(?:weight(?: loss)?|losing weight|slimming))?(?=\W*$|[,.;?!])/,
    ),
    'can $1 $2 $3 it',
  ],
  // "She's got our baby on the breast"
  [
    /\b(she)(?:'s|’s|s| has| is)? (?:still )?(?:got|has|feeding|having) (?:our|the|my|a|her) (?:baby|little one|son|daughter|boy|girl|newborn) (?:still )?on the (?:breast|boob)\b/gi,
    '$1 is breastfeeding',
  ],
];
