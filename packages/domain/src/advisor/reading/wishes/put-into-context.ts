import { choice, oneOf } from '../../../resolve/phrases.ts';
import type { Mention } from '../../../resolve/mention.ts';
import { moreThanUsual } from '../more-than-usual.ts';
import { type Asks, asksForFacts } from './asks.ts';

/** "Does valerian work with sertraline?", "does it go with my coil?" */
const goesWith =
  /\b(?:go(?:es)?|works?|mix(?:es)?|gets? (?:on|along)|pairs?|sits?|fits?|agrees?|plays?) (?:(?:ok|okay|well|fine|nice|nicely|good|together|safely) )?(?:with|alongside|beside|next to)\b/i;
const asksOfMedicine =
  /\b(?:with|alongside|beside|next to) (?:my|his|her|their|the) (?:\w+ )?(?:tablets?|pills?|meds|medicines?|medications?|coil|implant|patch|inhaler|injections?|pump|drops|prescriptions?)\b/i;
const withSomething = /\b(?:interact\w*|clash\w*) with (?:it|that|this|them|those|my|his|her)\b/i;
const interacts = /\b(?:interact\w*|clash\w*)\b/i;

/** A message as it is held against the words below. */
interface Read {
  readonly asks: Asks;
  readonly question: string;
  readonly mentions: readonly Mention[];
  readonly herbs: readonly Mention[];
  readonly namesMedicine: boolean;
}

/** What the words alone read amiss is put right, once it is known what they name; the first that fits does it. */
export function inContext(asks: Asks, question: string, mentions: readonly Mention[]): Asks {
  const herbs = mentions.filter(({ kind }) => kind === 'herb');
  const namesMedicine = mentions.some(({ kind }) => kind === 'medicine');
  const read = { asks, question, mentions, herbs, namesMedicine };
  return (
    ofItsWorth(read) ??
    ofItsDangers(read) ??
    ofTheNamed(read) ??
    ofAmountsAndMedicines(read) ??
    ofWhatWasSpokenOf(read) ??
    ofABareName(read) ??
    asks
  );
}

/** Whether it is good, all right, mild or fast. */
function ofItsWorth({ asks, question, herbs }: Read): Asks | null {
  if (upsetsTests.test(question)) return { ...asks, checking: false, sideEffects: true };
  if (herbs.length > 0 && allRight.test(question) && !asks.comparing && !asksForFacts(asks))
    return { ...asks, checking: true };
  if (goodForAll.test(question)) return { ...asks, checking: false, evidence: true };
  if (herbs.length === 0 && goodForThatToo.test(question)) return { ...asks, checking: false, evidence: true };
  if (isItWorthIt.test(question)) return { ...asks, checking: false, evidence: true };
  if (milder.test(question)) return { ...asks, comparing: true, ideas: false, more: false };
  if (herbs.length === 0 && somethingFast.test(question))
    return { ...asks, comparing: true, onset: false, ideas: false, more: false };
  return null;
}

/** What it clashes with, what to look out for, and what was too much of it. */
function ofItsDangers({ asks, question, herbs, namesMedicine }: Read): Asks | null {
  // "Does turmeric interact with amoxicillin?" asks of the two, not of all there is.
  if (asks.cautions && interacts.test(question) && (withSomething.test(question) || namesMedicine))
    return { ...asks, checking: true, cautions: false };
  if (anythingToKnow.test(question))
    return { ...asks, checking: false, more: false, cautions: true, sideEffects: true };
  if (tooMuchTaken.test(question)) return { ...asks, checking: false, amount: false, onset: false, sideEffects: true };
  if (asksForSigns.test(question)) return { ...asks, checking: false, sideEffects: true };
  if (asks.pointing && mixesWith.test(question))
    return { ...asks, checking: false, whatToAvoid: false, cautions: true };
  if (herbs.length === 1 && asks.whatToAvoid && !namesMedicine)
    return { ...asks, checking: false, whatToAvoid: false, cautions: true };
  return null;
}

/** A product of it, how it is taken, and whether it is the better one or helps. */
function ofTheNamed({ asks, question, herbs }: Read): Asks | null {
  if (herbs.length > 0 && asks.buying && wasBought.test(question)) return { ...asks, buying: false, checking: true };
  if (atAShop.test(question)) return { ...asks, buying: true, checking: false };
  if (herbs.length > 0 && namesProduct.test(question)) return { ...asks, buying: true, checking: false };
  if (herbs.length > 0 && decides.test(question) && !question.includes('?'))
    return { ...asks, amount: true, preparation: true, onset: true, sideEffects: true, checking: false };
  if (herbs.length === 1 && betterThan.test(question))
    return { ...asks, checking: false, comparing: false, evidence: true };
  if (herbs.length === 1 && isItBetter.test(question)) return { ...asks, checking: false, comparing: true };
  if (herbs.length > 1 && betterThan.test(question)) return { ...asks, comparing: true };
  if (herbs.length === 1 && whatAbout.test(question) && !asksForFacts(asks) && !asks.comparing)
    return { ...asks, checking: true, bare: true };
  if (herbs.length === 1 && mayUseFor.test(question)) return { ...asks, checking: true, evidence: true };
  if (herbs.length === 1 && (goodForUse.test(question) || asksIfItHelps.test(question)))
    return { ...asks, checking: false, evidence: true };
  return null;
}

/** More of it than usual, what it does to a medicine, and how much it should be. */
function ofAmountsAndMedicines({ asks, question, namesMedicine }: Read): Asks | null {
  if (asks.amount && moreThanUsual.test(question)) return { ...asks, checking: false, more: false };
  if (goesWith.test(question) && (asksOfMedicine.test(question) || namesMedicine))
    return { ...asks, checking: true, evidence: false, uses: false };
  if (actsOnMedicine.test(question)) return { ...asks, checking: true, evidence: false };
  if (!namesMedicine && howMuchShould.test(question)) return { ...asks, checking: false };
  return null;
}

/** One chosen of several, and what is new beside what was spoken of. */
function ofWhatWasSpokenOf({ asks, question, mentions, herbs }: Read): Asks | null {
  const asksOfThose = { ...asks, checking: true, pointing: true, earlier: true };
  if (herbs.length === 0 && choosesOne.test(question))
    return { ...asks, amount: true, preparation: true, onset: true, pointing: true, earlier: true, checking: false };
  const between = question.slice(herbs[0]?.start ?? 0, herbs.at(-1)?.start ?? 0);
  if (herbs.length > 1 && !asks.together && /\bor\b/i.test(between)) return { ...asks, comparing: true };
  if (herbs.length > 0) return null;
  // "Are you sure that's ok?" asks for the check, not for the sources.
  if (asks.sources && asks.checking && sureItIs.test(question))
    return { ...asks, sources: false, pointing: true, earlier: true };
  // "And with my gout?"
  if (andMyOne.test(question) && !asksForFacts(asks) && !asks.ideas) return asksOfThose;
  if (onlyOnTop.test(question)) return asksOfThose;
  const namesIllness = mentions.some(({ kind, allergy }) => kind === 'condition' || allergy);
  return withAnIllness.test(question) && namesIllness ? asksOfThose : null;
}

/** "Black cohosh?": a name and nothing else asks whether it will do. */
function ofABareName({ asks, question, herbs }: Read): Asks | null {
  const isBare = herbs.length > 0 && bareName.test(question) && !asks.comparing && !asksForFacts(asks);
  return isBare ? { ...asks, checking: true, bare: true } : null;
}

/** "I only mean on top", of the medicine. */
const onlyOnTop =
  /^\W*(?:(?:no|but|well|sorry|ok)\b[ ,]*)*(?:i )?(?:only |just )*(?:mean(?:t)?|want(?:ed)? it|take it)? ?(?:only |just )?(?:on top|as well|alongside|in addition|beside it|besides it)(?: (?:of|to|as) (?:it|that|them|my (?:tablets?|pills?|medicines?)))?(?:,? not instead)?\W*$/i;
/** "And my girlfriend, who is trying for a baby?", of the herb spoken of. */
const andMyOne =
  /^\W*(?:and|what about|how about) (?:for )?my [\w -]{2,20}?,? (?:who|he|she|with)\b[^?]{0,12}\b(?:trying (?:for|to)|pregnant|expecting|breast ?-?feeding|nursing|on|takes|taking|epilep\w+|diabet\w+|asthma\w*|transplant|heart failure|kidney|liver)\b[^?]{0,30}\?*\W*$/i;
const sureItIs =
  /\b(?:are|r) (?:you|u) (?:really |quite |absolutely )?(?:sure|certain)\b[^.?!]{0,20}\b(?:ok(?:ay)?|safe|fine|all ?right|alright)\b/i;
/** "And with my gout?", "what if I have high blood pressure": asked of what was spoken of. */
const withAnIllness = oneOf(
  /^\W*(?:(?:and|or|but|so)\b[ ,]*)*(?:could|would|can|might|is|will) (?:it|that|this|they) (?:be )?(?:bad|dangerous|harmful|a problem|an issue|risky|trouble|ok(?:ay)?|safe) (?:with|for|if i have) (?:my |a |an )?[\w' -]{3,40}\?*\W*$/i,
  /^\W*(?:(?:and|or|but|so|even|also|what about|is it (?:ok(?:ay)?|safe|fine))\b[ ,]*)*with (?:my|a|an|his|her|the) [\w' -]{3,40}\?*\W*$/i,
  /^\W*(?:(?:and|or|but|so|even)\b[ ,]*)*(?:what )?if (?:i|he|she|you|someone|they)(?:'ve|'s)? (?:also )?(?:have|has|had|got|suffers? from)(?: got)? [\w' -]{3,40}\?*\W*$/i,
);
/** "Can I get it at Aldi?" */
/** "She's ordered it off amazon", "my wife takes ginkgo she gets off amazon": nothing is left to be bought. */
const wasBought =
  /^(?![^]*\?)(?![^]*\b(?:where|which|what|best|good|cheap\w*|can i|should i|could i|brands?|quality|recommend)\b)[^]*\b(?:(?:ordered|bought|purchased|got|gotten|picked up|found|came|comes|arrived|coming|sent|delivered)\b[^.?!]{0,50}\b(?:amazon|online|internet|ebay|web ?site|shop|store)|(?:he|she|they|i) (?:gets?|buys?|orders?)\b[^.?!]{0,30}\b(?:off|from|on|at)\b)/i;
const atAShop = new RegExp(
  String.raw`\b(?:get|buy|find|have|sell|sold) (?:it|them|that|this|those|one)? ?(?:at|in|from) (?:the |a |my |any )?${choice(
    /aldi|lidl|dm|rossmann|tesco|boots|walmart|target|costco|walgreens|cvs|rewe|edeka|asda|sainsbury'?s?/,
    /supermarkets?|shops?|stores?|chemist'?s?|drug ?stores?|pharmacy|pharmacies|health (?:food )?shop/,
    /market|online|internet/,
  )}\b`,
  'i',
);
/** "Can you recommend a good ashwagandha supplement?" */
const namesProduct =
  /\b(?:recommend|suggest|looking for|find|want|need)\b(?: me)?\s+(?:an? |some |the )?(?:good |decent |reliable |quality |best )+[\w' -]{3,30}|\b(?:recommend|suggest)\b[^.?!]{0,30}\b(?:supplements?|products?|capsules?|brands?)\b/i;
/** "OK, I'll try chamomile." */
const decides =
  /\b(?:i'?ll|i will|i'm going to|i am going to|let me|i'd like to)\s+(?:just |first |then )?(?:try|go (?:with|for)|take|start with|begin with|use|drink|buy|get)\b/i;
/** "Then the other one", "ok I'll take that": how it is taken is what follows. */
const choosesOne = oneOf(
  /^\W*(?:(?:ok(?:ay)?|so|then|fine|right|good|great|and)\b[ ,]*)*(?:where|how) (?:do|should|would|can) i (?:start|begin)(?: with (?:it|that|this))?\W*$/i,
  /^\W*(?:(?:ok(?:ay)?|so|then|fine|right|good|alright|well)\b[ ,]*)*(?:i'?(?:ll| will) (?:take|try|go (?:with|for)|have|do) )?(?:that|this|the (?:other|last|first|second|third)) ?(?:one)?(?: then| please| it is)*\W*$/i,
  /^\W*(?:(?:ok(?:ay)?|so|then|fine|right|good|alright|well)\b[ ,]*)*i(?:'?d like| want|'?m going|'?ll) to (?:try|start(?: with)?|use|take) (?:it|that|this|one|them)(?: then| please| out)*\W*$/i,
);
/** "Is chamomile better than lavender?" */
const betterThan = /\b(?:better|stronger|safer|gentler|milder|weaker|worse|more \w+|less \w+)\b[^.?!]{0,30}\bthan\b/i;
/** "Is biotin better?", "my wife says biotin is better", than what was spoken of. */
export const isItBetter = oneOf(
  /^\W*(?:and |so |or |but |ok )*(?:is|are|would|isn't|wouldn't) (?!it\b|that\b|this\b|they\b|there\b)[\w' -]{3,28}? (?:be |not )?(?:any |really |a |the )?(?:better|stronger|gentler|safer|milder|weaker|best)(?: then| choice| option| instead| one| for (?:me|it|that))*\W*$/i,
  /\b(?:says?|said|thinks?|reckons?|told me|heard|read)\b[^.?!]{0,12}? (?!it\b|that\b|this\b|they\b|there\b)[\w' -]{3,28}? (?:is|are|works|would be|was) (?:so |much |way |far |a lot )?(?:better|stronger|gentler|safer|milder|faster|quicker)\b(?! than\b)/i,
);
/** "What about devil's claw?" */
const whatAbout = /^\W*(?:and |so |ok |but |then )*(?:what|how) about\b[^.!?]{2,40}\W*$/i;
/** "Is garlic good for your heart?" */
const goodForUse =
  /^\W*(?:is |are |)(?!it\b|this|that)[\w' -]{3,28} (?:any |really )?good for (?!me\b|him\b|her\b|us\b|them\b|children|kids|bab|pregnan|nursing|everyone|everything|anything|all\b)/i;
/** "Is it also good for constipation?" */
const goodForThatToo =
  /^\W*(?:(?:and|but|so|ok)\b\W*)*(?:is|are|would|could|does|do|can|will|might) (?:it|they|these|those|this|that|(?:one|any) of (?:them|these|those))(?: one)?(?: also| even| any| be)* (?:good|help(?:ful|s)?|useful|effective|work|used|ease|soothe|relieve)(?: too| as well| also)?(?: (?:for|against|with))? (?!me\b|him\b|her\b|us\b|them\b|my (?:son|daughter|child|kids?|mother|father|husband|wife|baby|mum|mom|dad)\b|children|kids|babies|toddlers|pregnan|an? (?:child|baby|toddler)|people|everyone|everything|anything|old|the elderly|women|men|long|dogs|cats|\d|(?:the|my) (?:kidneys?|liver)\b)[a-z]/i;
/** "Could ginger reduce nausea?", "ginger for nausea?" */
const asksIfItHelps = new RegExp(
  String.raw`^\W*(?:and |so |but )?${choice(
    /(?:can|could|would|will|does|do|might|may) (?!i\b|you\b|we\b|he\b|she\b|they\b|my\b|it\b|this\b|that\b)[\w' -]{3,28}? (?:really |actually )?(?:help|reduce|stop|ease|relieve|treat|calm|improve|prevent|soothe|shorten|settle|cure)\b/,
    /(?:is|are) [\w' -]{3,28}? (?:any |really |actually )?(?:good|effective|useful|helpful|proven) (?:for|against|with|in)\b/,
    /how (?:effective|good|helpful) is\b|is there (?:any )?(?:evidence|proof) (?:for|that)\b/,
    /do you recommend [\w' -]{3,28} (?:for|against)\b|what does [\w' -]{3,28} do for\b/,
    /i(?:'ve)? heard (?:that )?[\w' -]{3,28} (?:helps?|is good|works?)\b/,
    /(?!what|which|is|are|how|can|any|some|something|anything|i\b)[\w' -]{3,28} (?:for|against) (?!my (?:son|daughter|child|baby|kids?|toddler|mother|father|mum|mom|dad|husband|wife)|children|kids|me\b|him\b|her\b|\d)[\w' -]{3,28}\?\W*$/,
  )}`,
  'i',
);
/** "Should I take ginger for nausea?" */
const mayUseFor =
  /^\W*(?:and |so |but )?(?:can|could|should|may) i (?:take|use|try|drink) [\w' -]{3,28} (?:for|against)\b/i;
/** "So should I bother?" asks whether it helps, not for leave. */
export const isItWorthIt =
  /\b(?:should|shall|do|would) (?:i|you|we) (?:even |really |still )*bother\b|\bworth (?:it|a try|trying|bothering)\b/i;
/** "Is there something milder?" */
const milder =
  /\b(?:something|anything|one|any|which|what(?:'s| is| would be))\b[^.?!]{0,20}\b(?:milder|gentler|weaker|softer|less strong|mildest|gentlest)\b(?! than)/i;
/** "Something that works fast": which of them does. */
const somethingFast =
  /^\W*(?:(?:and|but|ok|so|then|is there|do you have|i (?:need|want|would like)|i'd like)\b[ ,]*)*(?:something|anything|one) (?:that |which )?(?:(?:i can |to )?(?:take|use|drink) )?(?:(?:will |would |can )?(?:is|be|works?|acts?|helps?|kicks? in) )?(?:really |very |more )?(?:fast|quick)(?:er|ly)?(?:[- ]acting)?\W*$/i;
/** "Anything else I should know?" */
const anythingToKnow =
  /\banything (?:else )?(?:that )?(?:i should|to|i must|i need to) (?:know|watch|mind|be aware|look out)\b/i;
/** "What happens if I take too much?" */
const tooMuchTaken = /\b(?:what (?:happens|would happen|if)|if)\b[^.?!]{0,30}\b(?:too (?:much|many)|an? overdose)\b/i;
/** "What signs should I look for?" */
const asksForSigns = /\bwhat (?:are the )?(?:warning )?(?:signs|symptoms)\b|\b(?:look|watch) (?:out )?for\b[^.!]*\?/i;
/** "And what should I not mix it with?" */
const mixesWith = oneOf(
  /\b(?:what|which|anything)\b[^.?!]{0,30}\b(?:not|never|avoid|clash\w*|shouldn'?t)\b[^.?!]{0,12}\b(?:mix|combine|take|use|mixing|combining|taking)?\b[^.?!]{0,8}\b(?:it|them|this|that|these)\b[^.?!]{0,6}\bwith\b/i,
  /\b(?:avoid|take|have|eat|drink|mix|combine) with (?:it|them|this|that)\b(?<=(?:not|n'?t|never|avoid)\b[^.?!]{0,20})/i,
);

/** "Does it lower my statin?" */
const actsOnMedicine =
  /\b(?:does|do|will|can|could|would|might) (?:it|this|that|they|these) (?:\w+ )?(?:lower|weaken|reduce|change|block|raise|strengthen|disturb|cancel) (?:my|his|her|the) (?!blood|sugar|cholesterol|pressure|weight|mood|risk|pain|stress|fever|swelling|inflammation|immune|hormones?|levels?|anxiety|cough|cold)/i;

/** "How much should I take and when?" asks for an amount, not for leave. */
const howMuchShould =
  /^\W*(?:and |so |ok |then )*when (?:should|can|do|must|would) (?:i|we|he|she) (?:begin|start)\b[^.?!]{0,24}\W*$|^\W*(?:and |so |ok |then )*how (?:much|many|often|long|soon|fast|quickly|early)\b[^.?!]*\b(?:(?:should|can|could|may) (?:i|he|she|we|they|one)|(?:is|are|would be) (?:ok|okay|safe|fine|allowed|too much))\b(?![^.?!]*\b(?:with my|together|while|as well)\b)/i;

/** "Turmeric golden milk every night ok" */
const allRight =
  /(?<!\b(?:is|am|are|was|i'm|feel|feeling|doing|otherwise|been|it's) )\b(?:ok(?:ay)?|safe|all ?right|alright)\W*$/i;

/** "Will it mess with my blood test?" */
const upsetsTests =
  /\b(?:mess(?:es)?(?: up)?(?: with)?|interferes?(?: with)?|affects?|upsets?|changes?|skews?|spoils?|alters?) (?:my |the |any |a )?(?:(?:blood|lab|thyroid|urine|hormone|psa) )?(?:tests?|results?|bloods|labs)\b/i;

/** "Is it good for anything?" asks what it does, not for leave. */
const goodForAll = /\bgood for (?:everything|anything|nothing|all)\b/i;

/** At most six words that are no sentence. */
const bareName =
  /^\s*(?!what|which|who|how|why|tell|does|do|did|i\b)(?:[^\s?]+\s+){0,5}[^\s?]+(?: (?:for|to) (?:my|our|a|an|the)(?: [^\s?]+){1,5})?\s*\?+\s*$/i;
