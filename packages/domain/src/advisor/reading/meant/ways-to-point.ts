import { choice, wordList } from '../../../resolve/phrases.ts';

/** Which of a list a word counts. */
export const places: Readonly<Record<string, number>> = {
  first: 0,
  former: 0,
  second: 1,
  third: 2,
  fourth: 3,
  last: -1,
  latter: -1,
};

const saidBefore = 'said|named|mentioned|gave|suggested|listed|offered|recommended|told me about|told me|told';
const saidByGuide = String.raw`(?: (?:that )?(?:you|u) (?:just |first )?(?:${saidBefore})(?: me)?)?`;
/** "The first two", "the last week": no herb. */
const otherMatters = choice(
  ...wordList(`
    two three few couple days? weeks? months? years? hours? nights? times? doses? cups? mugs? capsules? tablets? sips? packs?
    effects? signs? improvements? results? things? place half lot round trimester aid baby child go try bit line answer question
    part generation degree stage of promise promised`),
);
/** "The first one I tried was rank" was none of the list. */
const toldOfOthers = '(?: (?:i (?:took|had|tried|bought|ate|drank)|was|died|is \\d|has a|she|he|coughs))';

/** "The first one", "second one you said", "between ginger and the last". */
export const byPlace = new RegExp(
  String.raw`(?<!\b(?:my|his|her|our|their|a|this|every) )(?:\b(?:the|that) (first|second|third|fourth|last|latter|former)(?: (?:one|herb|option))?|\b(first|second|third|fourth|last) one)\b${saidByGuide}(?! (?:${otherMatters})\b)(?!${toldOfOthers}\b)`,
  'gi',
);

/** What stands before "one" and names no kind. */
const noKind = choice(
  ...wordList(`
    right wrong same other first second third fourth last next only best better good bad cheap\\w* expensive strong\\w* weak\\w* safe\\w*
    mild\\w* gentle\\w* no any every each which this that these those one an? the my your her his their another some new old big\\w*
    small\\w* little nice loved young middle bottom top and or is as to of for with than then in on it by at be so what have take
    like want about cream gel tea capsule tablet liquid was are not just`),
);

/** "The Ceylon type", "the red one", "siberian one". */
export const byKind = new RegExp(
  String.raw`\b(the |that )?(?!(?:${noKind})\b)([a-z]{3,14}) (?:one|type|kind|sort|variety|version|thing|stuff)\b(?! of\b)`,
  'gi',
);

/** "I have been having it since Sunday, truth be told". */
export const takenAllAlong =
  /(?<=\b(?:i|we|he|she)(?:'ve|'s|’ve|’s| have| has|'d|’d| had| was| were)?(?: already| actually| really)? (?:been )?(?:having|taking|drinking|using|eating) )(?:it|that|them|those)\b(?= (?:since|for(?! (?:\w+ ){0,2}(?:days?|weeks?|months?|years?|ages)\W*$)|every|all|already|daily|each|twice|anyway|now)\b)/i;

/** "The one from TikTok", "that stuff in the catalogue". */
export const byWhere =
  /\b(?:the|that) (?:one|stuff|thing|herb|tea|product) (?:(?:that |which )?i (?:saw|read (?:about|of)|heard (?:about|of)|found|got|bought) )?(?:from|off|on|in|at) (?:the |my |that )?([a-z]{3,14})\b/i;

/** "Back to Hilde's drops", "gran's tea then", of what was told of her before. */
export const byOwner =
  /\b(?:(?:my|our|the) )?(?!(?:It|That|What|Here|There|Let|He|She|Who|How|Where|When)\b)([A-Z]\p{Ll}{2,}|(?<=\b(?:my|our) )[a-z]{3,})['’]s (?:own |old |home-?made )*(?=(?:drops|teas?|capsules|bottles?|mixture|stuff|tincture|syrup|powder|cream|ointment|remedy|brew|pot)\b)/u;

/** "German chamomile and the Roman?", "black tea and the green for cholesterol": said right behind the whole name. */
export const besideItsKin =
  /\b(?:and|or|vs|versus|than) (?:the )?([a-z]{3,14})(?=\s*(?:[?,.]|$|for\b|in\b|is\b|are\b))/i;

/** "The last two together". */
export const someOfThem =
  /\bthe (first|last|other) (two|three)\b(?! (?:days?|weeks?|months?|times?|cups?|years?|nights?))/i;

/** "American?", and nothing else. */
export const bareKind = /^\W*(?:(?:and|or|what about|how about|the|ok|so)\b[ ,]*)*([a-z]{3,14})(?: one)?\s*\?*\s*$/i;

/** "Stick with the tea", "and the oil". */
export const theForm =
  /\bthe (tea|capsules?|tablets?|drops|cream|gel|syrup|ointment|oil|seeds?|juice|root|leaf|flowers?|bark|berr(?:y|ies)|wort)\b(?! (?:of|is|for)\b)/i;

/** "With the cohosh": a herb of the talk by the last word of its name. */
export const byLastWord = /\b(?:the|that|this|my|her|his) ([a-z]{5,12})\b(?! (?:tea|oil|extract|capsules?|of)\b)/i;

/** "Those lattes", after turmeric lattes: the noun alone would be another thing. */
export const theDrink =
  /\b(?:those|these|that|this|the) (latte|smoothie|milk|juice|chai|coffee|cocoa|honey|vinegar)(?:s|es)?\b(?! (?:of|with)\b)/i;

/** "The first thing you said", "what we started with": of the whole talk, and no list. */
export const fromTheStart =
  /\bthe (?:very )?first thing (?:that )?(?:you|we|i) (?:said|mentioned|talked about|spoke (?:of|about)|discussed|told me(?: about)?|asked (?:about|for|you about))\b|\bwhat (?:we|i) (?:started|began|asked (?:about )?) ?(?:with|first|at the (?:start|beginning))\b|\b(?:the )?(?:one|ones|thing|stuff|herb|tea|capsules?) (?:(?:that )?(?:i|we) (?:asked|talked|spoke) (?:about|of) )?(?:first of all|right at the start|from the (?:very )?(?:start|beginning)|at the (?:very )?(?:start|beginning))\b/i;

/** "The other two", "is the other one stronger"; "the other one then" chooses. */
export const theOthers =
  /(?<=\band )the others\b(?= ?\W*$| (?:again|too|fine|ok|okay|safe|alright|as well|now|then)\b)|\bthe other (?:two|three|ones|one(?! (?:then|please|instead|too|now)\b| ?\W*$))\b/i;

/** "And the other", of two. */
export const bareOther = /\bthe other(?: one)?(?=(?: (?:then|please|instead|too|now))*\W*$)/i;

/** "And hers?" */
export const ofTheirs = /^\W*(?:(?:and|or|but|what about|how about)\b[ ,]*)*(hers|his|theirs)\W*$/i;

/** "And for me only?" */
export const forMeToo =
  /^\W*(?:(?:and|or|but|ok|okay|so|what about|how about)\b[ ,]*)*(?:for )?(?:me|myself)(?: only| alone| too| then| as well)*\W*$/i;

/** "Cassia or the other one?" */
export const orTheOther = /\b([a-z]+(?: [a-z]+)?),? or the other(?: one| kind| type| sort)?\b/i;

const getsIt = 'takes?|uses?|drinks?|has|swears by|is on|told me about|mentioned|recommended|bought|gave me|said';
/** "The one my aunt takes". */
export const byWhom = new RegExp(
  String.raw`\b(?:the (?:one|stuff|thing|herb|tea)|what) (?:that |which )?(?:my|our) ([a-z]+) (?:${getsIt})\b`,
  'i',
);
