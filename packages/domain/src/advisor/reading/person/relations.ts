import { usesFromText } from '../../../herbs/uses-from-text.ts';
import { lately } from '../../../resolve/lately.ts';
import { anyPhrase, oneOf, onlyPhrase } from '../../../resolve/phrases.ts';
import { isBesideTheChild } from './allergy-of-kin.ts';
import { ageNamed } from './ages-alone.ts';
import { asksForOwnMilk } from './asks-for-own-milk.ts';
import { asksForOneself, seeksForThem, ofOnesOwn } from './asks-for-oneself.ts';
import { youngRelations } from '../../data/relation-words.ts';
import { withoutGiver, withoutGiverToThem } from './givers.ts';
import { isBystander, isDoneForMe } from './bystanders.ts';
import { isHearsay, wouldTakeTheirs } from './hearsay.ts';
import { complainsBesideThem, complainsOfOwn, isNotTheMatter, isOwnMatter, withoutAsides } from './own-matter.ts';
import { ailingBeside, isOnlyMentioned, turnsBackToOneself } from './only-mentioned.ts';
import { ownIllness } from './own-facts.ts';
import { anyoneNamed, relation, theirs } from './relation-words.ts';
import { withoutUnmeant } from './unmeant-kin.ts';
import { waysToName } from './ways-to-name.ts';
import { whoWantsIt } from './wants-it.ts';
import { whoseOf } from './whose.ts';
import { childMeant, youngOneAskedAbout } from './young-ones.ts';

/** Whom earlier messages spoke of, and whom they named at all: "I had a baby" names one and speaks of the mother. */
interface Spoken {
  readonly before: string | null;
  readonly named: string | null;
  /** All whom the talk has been about so far, the latest last. */
  readonly people: readonly string[];
}

/**
 * Whom a message speaks of, as a relation of the one who asks ("daughter", "husband"); null is that person. A message
 * that says nothing of it keeps the one before.
 */
export function relationSpokenOf(message: string, { before, named, people }: Spoken): string | null {
  return readLately(JSON.stringify([message, before, named, people]));
}

const readLately = lately((written) => {
  // safe: written by the one caller just above.
  const [message, before, named, people] = JSON.parse(written) as [string, string | null, string | null, string[]];
  return readRelation(message, { before, named, people });
});

function readRelation(message: string, spoken: Spoken): string | null {
  const text = withoutGiver(withoutUnmeant(message), spoken.before);
  const asked = askedAmongSeveral.exec(text);
  if (asked?.[1] !== undefined && anyoneNamed.test(text.slice(0, asked.index))) return asked[1].toLowerCase();
  const relation = (isBesideTheChild(text) ? null : siblingOf(spoken.before, text)) ?? namedIn(text, spoken);
  if (relation === null || !asksForOneself(text)) return relation;
  // "Can I use valerian?", after the child's complaint: whoever gives it says "I" as well.
  const isGoneOn = namesNobody(text) && relation === spoken.before && !turnsToOneself(text);
  return isGoneOn && !(isAdultRelation(relation) && andI.test(text)) ? relation : null;
}

/** "The kids are fine. Can my husband have valerian?": of several who are named, the one who would take it. */
const askedAmongSeveral = new RegExp(
  String.raw`\b(?:can|could|may|should|must) (?:my|our) (?:\w+ )?${relation} (?:also |still |safely |even )?(?:have|take|drink|use|try|eat)\b(?![^?]*\?.*\?)`,
  'i',
);

/** "His sister, can she have it too?", after a child: another child, of whom nothing is known as yet. */
function siblingOf(before: string | null, text: string): string | null {
  if (before === null || isAdultRelation(before) || !itsSibling.test(text)) return null;
  return before === 'child' ? 'kid' : 'child';
}

const itsSibling =
  /\b(?:his|her|their) (?:\w+ ){0,2}(?:brother|sister|sibling|twin)s?\b(?! (?:said|says|told|thinks|swears|gave|wants to give))/i;

/** "And can I take ginkgo?", after "can she take ginkgo?": a grown-up takes hers herself. */
const andI = oneOf(
  /\b(?:can|could|may|should) i (?:\w+ )?(?:drink|eat|swallow)\b/i,
  /\bwhat (?:else )?(?:can|could|may|should) i (?:take|have|drink)\b/i,
  /^\W*(?:and|but) (?:can|could|may|should) i\b|\b(?:can|could|may|should) i (?:just |also |still |instead )*(?:have|take|try)\b[^.?!]*\b(?:when|before|after|as soon as) i\b/i,
  /^\W*(?:(?:ok|okay|so|then|well|and)\b[ ,]*)*(?:can|could|may|should) i (?:have|take|drink|try|use) (?:(?:the |that |those )?(?:very )?same|some|it|that|one|them|any)\b/i,
);

function namesNobody(text: string): boolean {
  return !anyoneNamed.test(text) && !agedOne.test(text) && !anyChild.test(text) && !bareChild.test(text);
}

/** "And me?", "for my memory", "I take warfarin": the talk comes back to the one who writes. */
function turnsToOneself(text: string): boolean {
  return oneself.test(text) || ownIllness.test(text) || ofOnesOwn.test(text) || complainsOfOwn(text);
}

function namedIn(text: string, { before, named, people }: Spoken): string | null {
  if (nursingOne.test(text) && !thirdPerson.test(text)) return null;
  if (before !== null && turnsBackToOneself(text)) return null;
  const wanting = whoWantsIt(text);
  if (wanting !== null) return knownAs(wanting, text, people);
  if (isHearsay(text) || isBystander(text) || knowsNoMore.test(text) || isNotTheMatter(text, before))
    return before ?? ailingBeside(text) ?? bareChildIn(text);
  if (isDoneForMe(text)) return turnsToOneself(text) ? null : before;
  if (before === null && isOnlyMentioned(text)) return null;
  if (isOfOneself(text) || (before === null && (isNamedAside(text) || complainsBesideThem(text)))) return null;
  const relation = waysToName.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined);
  if (relation !== undefined) return knownAs(relation.toLowerCase(), text, people);
  if (agedOne.test(text) || anyChild.test(text) || bareChild.test(text)) return childMeant(before, text);
  const young = thirdPerson.test(text) ? null : youngOneAskedAbout(text);
  if (young !== null) return young;
  // "Katya, my wife, burned her hand. Aloe?": whatever befell them, and not a word of the one who writes.
  const someone = ofTheWriter.test(text.replaceAll(seeksForThem, ' ')) ? undefined : spokenOfFirst.exec(text)?.[1];
  if (someone !== undefined) return knownAs(someone.toLowerCase(), text, people);
  if (before !== null && isOfOtherSex(before, text))
    return people.findLast((each) => whoseOf(each) !== 'their' && !isOfOtherSex(each, text)) ?? null;
  if (thirdPerson.test(text)) return before ?? lastFitting(named, people, text) ?? ageNamed(text);
  return turnsToOneself(text) ? null : before;
}

const spokenOfFirst = new RegExp(
  String.raw`(?:^\W*|[.!?;:,] |\b(?:and|but|so|now|hi|hello|hey),? )${theirs}\b(?![^?]*\b(?:hers|theirs|his own|her own)\b)`,
  'i',
);
const ofTheWriter = new RegExp(
  String.raw`\b(?:i|i['’](?:m|ve|d|ll)|im|ive|(?<!\b(?:beside|near|by|told|asked) )(?:me|us)(?!, \d)|mine|myself|we|our(?! ${relation})|my(?! (?:\w+ ){0,4}?${relation}))\b`,
  'i',
);

/** "The small boy", after a son: he is meant, unless another is named. */
function knownAs(relation: string, text: string, people: readonly string[]): string {
  const words = sameChild.find((each) => each.includes(relation));
  if (words === undefined || anotherOne.test(text) || people.includes(relation)) return relation;
  return people.findLast((each) => words.includes(each)) ?? relation;
}

const sameChild = [
  ['son', 'boy', 'lad'],
  ['daughter', 'girl', 'lass'],
];
const anotherOne = /\b(?:other|another|older|oldest|eldest|younger|youngest|second|third|baby|big|also has|too)\b/i;

/** "What can I do for him?", after the mother-in-law was named: the child the talk was of. */
function lastFitting(named: string | null, people: readonly string[], text: string): string | null {
  if (named === null || !isOfOtherSex(named, text)) return named;
  return people.findLast((each) => !isOfOtherSex(each, text)) ?? named;
}

/** "No energy since the baby came", "gas so bad my wife sleeps elsewhere": whose complaint it is stands outside the aside. */
function isNamedAside(text: string): boolean {
  const rest = withoutAsides(text);
  return (
    rest !== text &&
    !/\bgiv(?:e|en|ing)\b/i.test(rest) &&
    usesFromText(rest).length > 0 &&
    namesNobody(rest) &&
    !thirdPerson.test(rest)
  );
}

/** Names somebody, and yet it is the one who writes who would take it. */
function isOfOneself(text: string): boolean {
  const isMother = tellsOfBaby.test(text) && (forMyself.test(text) || ownComplaint.test(text));
  if (isOwnMatter(text) || asksForOwnMilk(text)) return true;
  return isMother || wouldTakeTheirs(text) || (aimedAtMe.test(text) && !aboutThem.test(text));
}

/** "I don't have the list here": the one who writes, of the one it is about. */
export const knowsNoMore =
  /^\W*(?:sorry,? |well,? |no,? )?(?:i (?:don't|do not|can't) (?:have|know|remember|recall)|i(?:'m| am) not sure|not sure|no idea|i(?:'d| would|'ll| will) have to (?:ask|look|check))\b(?![^.?!]*\b(?:what to|how to|my own|for me)\b)[^?]{0,60}$/i;

/** "Baby is four months. What can I have?" */
const tellsOfBaby = /\b(?:baby|he|she) is (?:only )?\w+ (?:days?|weeks?|months?)\b/i;
const forMyself = /\b(?:what|which \w+) (?:can|could|may|should) i (?:have|take|drink)\b[^.?!]*\?\s*$/i;

/** "I have a cold, baby is four months": the cold is the mother's. */
const ownComplaint =
  /\b(?:i(?:'ve| have)? (?:have|got|caught|feel)|i'm (?:so |very )?(?:sick|ill|tired|coughing|hoarse)|my (?:throat|nose|head|back|cold|cough|stomach)) ?(?:a |an |the |got )?(?!baby|newborn|son|daughter|child)\w+/i;
/** "He coughs too", after the sister. */
export function isOfOtherSex(relation: string, text: string): boolean {
  const whose = whoseOf(relation);
  const isHe = /\b(?:he|him|he's)\b/i.test(text);
  const isShe = /\b(?:she|she's)\b/i.test(text);
  return (whose === 'her' && isHe && !isShe) || (whose === 'his' && isShe && !isHe);
}

/** Somebody a message names, whatever it says of them. */
export const relationNamed: (message: string) => string | null = lately((message) => {
  const text = withoutGiverToThem(withoutUnmeant(message));
  const relation = anyoneNamed.exec(text)?.[1];
  return relation?.toLowerCase() ?? (agedOne.test(text) ? 'child' : null);
});

/** Whether a relation is one of a grown-up, as far as the word tells. */
export function isAdultRelation(relation: string): boolean {
  return !young.test(relation);
}

const young = onlyPhrase(...youngRelations);

/** "My wife wants to give me garlic": it is I who would take it. */
const aimedAtMe = new RegExp(
  String.raw`\b${theirs}\s+(?:\w+\s+){0,4}?(?:give|gives|gave|giving|make|makes|made|buy|buys|bought|wants?|asks|asked|tells|told|urges|lets|sends?|sent|brought|put|puts)\s+me\b`,
  'i',
);
const aboutThem = /\b(?:he|she|him|his|her|himself|herself)\b/i;
/** "Is it safe for a toddler?", "for my 3 year old". */
const anyChild =
  /\b(?:for|to|give|giving|ok for|safe for|in)\s+(?:a\s+|an\s+|my\s+|our\s+|the\s+)?(?:young\s+|small\s+|little\s+)?(?:child(?:ren)?|kids?|toddlers?|bab(?:y|ies)|infants?|newborns?|teens?|teenagers?|(?:[1-9]|1[0-7])[- ]?(?:year|yr|month|week)s?[- ]?olds?)\b/i;
/** "My 3 year old keeps waking". */
const agedOne = /\b(?:my|our)\s+(?:[1-9]|1[0-7])[- ]?(?:(?:years?|yrs?|months?|mos?|weeks?)[- ]?olds?|yo|y\/o)\b/i;
/** "Baby 8 months with a cough", "teething baby, 7 months". */
const bareChild =
  /\b(?:baby|newborn|infant|toddler|child|boy|girl|twins|triplets)\b[\s,(]+(?:of |aged? |is |are |both )*\d{1,2}\b|\b\d{1,2}[- ]?(?:months?|weeks?|days?)[- ]old\b(?! (?:\w+ )?(?:tattoo|piercing|scar|stitches|cut|graze|wound|scab|bruise|blister|burn|sunburn|sprain|fracture|injury|rash|cough|tea|tincture|milk|bread)s?\b)|^\s*(?:teething )?(?:baby|toddler|infant|newborn)\b|\b(?:on|in|near|under|beside|by) (?:the )?(?:baby|toddler|newborn|bairn)'?s (?:vest|pillow|cot|crib|babygro|pyjamas|clothes|chest|feet|back|bath|bed|blanket|room|bib|dummy|pram)\b/i;

/** "7 week old with colic. My aunt swears by fennel": whatever who says. */
function bareChildIn(text: string): string | null {
  if ((!bareChild.test(text) && !agedOne.test(text)) || complainsOfOwn(text)) return null;
  return /\b(?:weeks?|months?|days?|newborns?|bab(?:y|ies)|infants?)\b/i.test(text) ? 'baby' : 'child';
}

/** The mother is the one who asks: "I am nursing my son", "I had a baby six weeks ago". */
const nursingOne = anyPhrase(
  /(?:i'm|i am|im|i still|am still|still|while) (?:\w+ )?(?:nursing|breast ?-?feeding|breastfeed|nurse)|i (?:do |also )?(?:nurse|breast ?-?feed) (?:my|our|him|her|them|a)/,
  /(?<=^\W*(?:hi|hello|hey)?\W*)(?:(?:still )?(?:pumping|expressing)|breast ?-?feeding|nursing(?! (?:baby|infant|child|newborn)))(?![^]*\b(?:baby|newborn|son|daughter|little one|old) (?:has|is|keeps|won't|can't|doesn't|cries|coughs?|needs)\b)/,
  /(?:nursing|breast[- ]?feeding|pregnant with|expecting)\s+(?:my|a|our)\s+(?:\w+\s+){0,2}(?:baby|son|daughter|child|newborn)/,
  /(?:had|having|gave birth to|delivered|birth of)\s+(?:my|a|our|the)\s+(?:\w+\s+){0,2}(?:baby|son|daughter|child|girl|boy|twins)(?! (?:who|with|has))/,
);
/** "Can she have chamomile?", "honey on her dummy": somebody named before. */
const thirdPerson = anyPhrase(
  /(?:give|giving|gave|do|hurt|harm|suit|help|for|let|and|is it \w+ for|can|could|should|may|might|does|would|is|has|will)\s+(?:it to\s+)?(?:him|her|she|he)/,
  /(?:his|her)\s+(?:dummy|bottle|tummy|colic|teeth|gums|cough|cold|sleep|nose|chest|skin|bath|milk|medicines?|meds|tablets|pills|age|knees?|joints|blood|heart)/,
  /^\s*(?:he|she)(?:'s)?|(?:take|bring|get) (?:him|her) (?:to|in|along|there|seen|checked|looked at)/,
  /(?<=[,;.?!]\s*|\b(?:him|her) )(?:he|she)(?:'s)?/,
  /(?:back to|as for|now for|what about|how about) (?:him|her|them)(?=\W|$)(?! (?:in|with) )/,
);
const oneself = anyPhrase(
  /(?<!\bnot )(?:for|about|as for|and|now|to|helps?|suits?|gives?|calms?) (?:me|myself)(?! (?:with|to) (?:him|her|them|give))/,
  /me (?:too|as well)|myself|my own/,
  /(?<=(?:^|[.!?])\W*(?:(?:thanks|thank you|ok|okay|and|but|so|well|then|now)\W+)*)i,? (?:if|when|should) i/,
  /(?:if|when|should) i (?:\w+ )?(?:catch|get|pick) (?:it|this|that|hers|his)(?: up)?(?: (?:from|off|too|as)|,)/,
  /(?:how (?:much|many|often)|when) (?:\w+ )?(?:would|should|can|do|could|must) i (?:take|drink|have|swallow)(?! (?:for|to give))/,
  /i (?:too|as well)(?=\W*$)|(?<=^\W*(?:(?:oh|omg|update|so|and|guess what|news)\W+)*)(?:i )?(?:just )?(?:got|had|have) (?:a|my|the) (?:\w+ )?(?:positive|negative|bfp)(?: pregnancy)?(?: test)?/,
  /(?:can|could|may|should) i (?:also )?(?:have|take|drink|use|try) (?:it|some|that|them|one) (?:too|as well|myself)/,
  /(?<=^\W*(?:(?:and|but|so|ok|well)\W+)*)me,? (?:personally,? )?i/,
  /(?<=^\W*(?:(?:and|what about|how about|as for)\W+)*)mine(?!'s| is \w+ (?:days?|weeks?|months?|years?))/,
  /(?<=^\W*(?:(?:and|but|so|or|what)\W+)*)if i (?:drink|take|eat|have|use|try|swallow|drank|took) (?:it|that|some|one|them)/,
  /(?:with|in|for|on|to) our (?:own )?(?:tea|coffee|breakfast|lunch|dinner|supper|meals?|soup|curry|bread|food)/,
  /back to (?:me|mine|myself|my own)|for my part|me personally|(?<=^\W*)(?:i don'?t|i do not) take (?:any|anything|nothing)/,
  /(?<!\b(?:can|could|may|might|should|shall|do|would|if|when) )i(?:'ve| have)? (?:also |already |still |now |currently )?(?:take|took|been taking|am on|was on)/,
  /(?<!\b(?:can|could|may|might|should|shall|do|would|if|when|so) )i (?:also |already |still |now |usually |always |only |like |myself )*(?:drink|drank|eat|ate|swallow|swallowed)\b(?![^.?!]*\bfor (?:him|her|them)\b)/,
  /am i (?!giv|do|allow|right|wrong|over|hurting (?:him|her))\w+/,
  /(?:if|when|once) i(?:'m| am| get| become| got)? (?:\w+ )?(?:get )?pregnant|(?:we|i)(?:'re|'m| are| am) (?:\w+ )?(?:of )?trying(?! to (?:help|get (?:him|her|them)))/,
  /(?:i'm|i am|im) (?:also |already |still |now |currently )?(?:on|taking|pregnant|expecting|nursing|breast ?-?feeding|allergic|diabetic|\d{2})/,
  /(?:started|put|switched|gave|given) me (?:on|to)|i(?:'ve| have) (?:just )?been (?:put|started|prescribed)/,
  /(?:i've|i have|ive) (?:also )?(?:got )?(?:kidney|liver|heart|thyroid) (?:disease|failure|trouble|problems?)/,
  /(?<=^\W*(?:and |but |btw |oh )?)my (?:liver|kidneys?|heart|blood pressure|thyroid|inr) (?:is|are|isn't|aren't|has|have)/,
  /i (?:also )?(?:have|had) (?:an? |the )?(?:allergy|high|low|diabetes|asthma|\w+itis|\w+osis|\w+ (?:disease|problems?|trouble|failure|pressure|surgery|operation))/,
  /(?:for|with|against|about) my (?!sons?|daughters?|child|kids?|baby|babies|toddler|newborn|infant|twins|teen\w*|boy|girl|little|\d|wife|husband|partner|mother|father|mum|mom|dad|gran\w*|sister|brother|aunt|uncle|friend|niece|nephew|cousin)\w+/,
);
