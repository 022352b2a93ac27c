import { asksOfThem } from './asked-in.ts';
import { asideOn } from './aside-on.ts';
import { youngRelations } from '../../data/relation-words.ts';
import { anyPhrase, choice, notFollowedBy, oneOf, onlyPhrase, sequence } from '../../../resolve/phrases.ts';
import { isBesideTheChild } from './allergy-of-kin.ts';
import { anyoneNamed, theirs } from './relation-words.ts';
import { namesAHerb } from '../named-things/names-a-herb.ts';
import { usesFromText } from '../../../herbs/uses-from-text.ts';

/** Somebody is named, where an idea comes from or why nobody is at hand, and is not the one it is for. */
export function isNotTheMatter(text: string, before: string | null): boolean {
  return (
    isBesideTheChild(text) ||
    (annoys.test(text) && !asksForThem.test(text)) ||
    isElsewhere.test(text) ||
    habitOf.test(text) ||
    (hasToSpare.test(text) && !asksForThem.test(text)) ||
    runsInTheFamily.test(text) ||
    sharesTheAir.test(text) ||
    isMourned.test(text) ||
    (before === null && tellsWhy.test(text)) ||
    (before === null && (provides.test(text) || gotAHerb(text) || suppliesAHerb(text)) && !asksForThem.test(text))
  );
}

/** Somebody else is named, and it is the one who writes who needs help. */
export function isOwnMatter(text: string): boolean {
  return !asksForOther.test(text) && (asksForMe.test(text) || complainsOfOwn(text));
}

/** What is left once it is set aside since when, why or beside whom: "no energy since the baby came". */
export function withoutAsides(text: string): string {
  return text.replace(aside, ' ');
}

const aside = sequence(
  /\b/gi,
  choice(
    /since|because(?: of)?|(?<!\blook(?:s|ed|ing)? )after/,
    /from (?:lifting|carrying|holding|feeding|nursing)/,
    /(?:caring for|looking after|worr(?:y|ied|ying) (?:about|for)|arguments? with|fights? with)/,
    /(?:so|that) (?:bad|loud|strong|awful|smelly)(?: that)?/,
  ),
  /\b[^.?!,;]*?(?=[.?!,;]|\band\b|$)/,
);

/** "Is it good for me?", "what helps me sleep?" */
const asksForMe = oneOf(
  /\bbut i (?:don't|can't|do)\b/i,
  anyPhrase(
    /(?:good|fine|ok|okay|safe|right|something|anything|what) for me(?! to give)/,
    /(?:helps?|gives?|calms?|suits?) (?:me|us)\b(?! (?:with|to) (?:him|her|them|my))/,
    /what (?:can|could|should) i (?:take|drink|do) (?:myself|for myself)/,
    /i (?:want|need|would like|am looking for|could use) (?:something|anything|a \w+|an \w+|help) (?:for|with|against) my (?:own )?(?:nerves|sleep|energy|stress|skin|back|throat|cold|cough|head|mood|anxiety|stomach|hair|headaches?|period|cramps|milk)/,
  ),
);
const asksForOther =
  /\b(?:him|them|he|they|she)\b|\b(?:can|could|may|should|do) i give\b(?! (?:it|this|that|them|up|myself|a go|a try)\b)|\b(?:give|for|to|help|helps|calm|calms|with) (?:her\b|my (?!nerves|sleep|energy|stress|skin|back|throat|cold|cough|head)|our |the (?:baby|child|kids?|toddler|newborn|little))/i;

/** "My toddler has a cold and now I have a sore throat": the complaint stands in a clause of one's own. */
export function complainsOfOwn(text: string): boolean {
  const clauses = text.split(
    /[.,;?!]|\b(?:and|but|because|since|while|when|so)\b|(?=\bi (?:can'?t?|cannot|feel|have)\b)|(?=\bi'm\b)/i,
  );
  const isOwn = (clause: string) => ownClause.test(clause) && (usesFromText(clause).length > 0 || ownSign.test(clause));
  const isTheirs = (clause: string) => anyoneNamed.test(clause) && usesFromText(clause).length > 0;
  return clauses.some(isOwn) || (clauses.some((clause) => ownPartHurts.test(clause)) && !clauses.some(isTheirs));
}

/** "My hair comes out in handfuls, baby is 4 months." */
const ownPartHurts = sequence(
  /^\s*(?:(?:hi|hello|salam|now|also|and|but|so)\W+)*my (?:\w+ )?/i,
  choice(
    /hair|nails?|ankles?|feet|foot|hands?|fingers?|lips|gums|mouth|tongue|scalp|hips?|wrists?|elbows?|shoulders?/,
    /calves|breasts?|nipples?|belly|tummy|veins|heels?|teeth|arms?|eyelids?/,
  ),
  / (?:\w+ ){0,3}/,
  choice(
    /coming|com(?:es?|ing) out|fall(?:s|ing)?|split\w*|swell\w*|swollen|hurt\w*|ach\w+|sore|dry|crack\w*|itch\w*/,
    /burn\w*|bleed\w*|peel\w*|numb|stiff|tingl\w*|cramp\w*|thin\w*|break\w*|chapped/,
  ),
  /\b/,
);

/** "I snore, and my wife complains." */
const ownSign = /^\s*i (?:\w+ )?(?:snore|sweat|itch|cough|sneeze|shake|tremble|faint|blush|stammer)\b/i;

const ownClause = new RegExp(
  String.raw`^\s*(?:now |also |just |still |then |that |so )*${choice(
    sequence(
      /i(?:'m| am)?(?: so| very| really| too)? /,
      notFollowedBy(
        sequence(
          /(?:have|had|got|look after|care for|babysit|mind|teach|am a nanny)\b[^.?!]{0,24}/,
          /\b(?:child|kids?|baby|boy|girl|son|daughter|toddler|teenager|twins|olds?)\b/,
        ),
        /worried|afraid|scared|concerned|think|thought|want|would|gave|give|bought|read|heard/,
        /need (?:\w+ )*for/,
      ),
      /\w+/,
    ),
    /my (?:back|throat|head|stomach|knees?|nose|skin|bladder|sleep|nerves|joints|eyes|legs|neck)\b/,
  )}`,
  'i',
);

/** "My mum is at work" tells where somebody is. */
/** "My mother had breast cancer", after a question of one's own: it runs in the family. */
export const runsInTheFamily =
  /^\W*(?:but |and |there's |i have |i've |we have )*(?:a )?(?:strong )?family history of [^?]*$|^\W*[^?]{3,40} runs in (?:the|my|our) family[^?]*$|^\W*(?:but |and )?my (?:\w+ )?(?:mother|father|mum|mom|dad|sister|brother|aunt|uncle|gran\w*) (?:had|died of|died from)\b[^?]*$/i;

/** "My boss is killing me", "my husband snores like a tractor, I need one decent night": who only annoys is not the one it is for. */
const annoys = new RegExp(
  String.raw`\bmy (?:\w+ )?(?:boss|manager|colleagues?|co-?workers?|neighbou?rs?|ex|landlord|mother-in-law|in-laws|teacher|kids?|children|husband|wife|job|partner)\b[^.?!]{0,24}\b${choice(
    /killing me|drives? me|driving me|stress(?:es|ing) me|gets? on my nerves|annoy\w*|bull(?:y|ies|ying)/,
    /snor(?:es?|ing) (?:so |like|all night|next to me|beside me|loud)|keeps? me (?:awake|up)|won't let me sleep|wakes me/,
    /shouts? at me|yells? at me|wearing me|wears me|too much for me|a nightmare/,
  )}\b`,
  'i',
);

const asksForThem =
  /\b(?:can|could|may|should|would|might|for|gives?|does|helps?|suits?) (?:he|him|she|her|they|them)\b(?! (?:tub|bottle))/i;

/** "My husband died in March. I don't sleep": who is left behind writes. */
const isMourned = new RegExp(
  String.raw`\b${theirs}\b[^?]{0,80}\b(?:(?<!\b(?:nearly|almost|practically|just about|could have) )died(?! (?:laughing|of (?:laugh\w+|shame|embarrassment|boredom|shock)))|passed (?:away|on)|was buried)\b(?![^?]*\b(?:he|she|they) (?:can't|cannot|doesn't|don't|isn't|is|are|won't|keeps?|has|needs?)\b)`,
  'i',
);

/** "The beet leaves, my mum always throws them out": what somebody does with things. */
const habitOf = new RegExp(
  String.raw`\b${theirs} (?:always |never |usually |often |just )+(?:throws?|threw|puts?|adds?|buys?|bought|cooks?|peels?|burns?|hates?|laughs?|jokes?|keeps?|grows?)\b(?![^?]*\b(?:she|he|her|him|his)\b)`,
  'i',
);

/** "Her glucosamine. She has a spare tub", "my daughter has some left": whose it is, not who would take it. */
const hasToSpare = new RegExp(
  String.raw`\b(?:he|she|they|${theirs})(?:'s|'ve| has| have)(?: got)? (?:still |also |always |just )*${choice(
    /(?:some|loads|plenty|lots|a few|half)\b[^.?!;]{0,40}\b(?:left|leftover|over|spare)/,
    sequence(
      /(?:a|an|another|one|two|the|half a)? ?(?:\w+ ){0,2}/,
      /(?:tubs?|bottles?|pots?|jars?|packets?|packs?|box(?:es)?|bags?|tins?|tubes?|stash)/,
    ),
  )}\b`,
  'i',
);

/** "My flatmate wants a diffuser in our living room. I have epilepsy": all breathe the same air. */
const sharesTheAir = new RegExp(
  String.raw`\b${theirs}\b[^.?!]{0,40}\b(?:diffus\w+|incense|humidifiers?|oil burners?|scented candles?|burn\w*|smok(?:es|ing)|vap(?:es|ing)|spray\w*)\b(?=[^]*\b(?:our|shared?|the same) (?:\w+ )?(?:room|flat|house|home|office|car|kitchen|lounge)\b|[^]*\b(?:i have|i've got|i'm|i get|my) )`,
  'i',
);

const isElsewhere =
  /\bmy (?:\w+ )?(?:mum|mom|dad|mother|father|parents?|husband|wife|partner|gran|nan|boss)(?:'s| is| are) (?:at (?:work|home|school|the \w+)|away|out|not (?:here|in|home)|asleep|busy|cooking|on holiday|abroad|next door)\W*$/i;

/** "She read that it helps": whoever gave it tells why. */
const tellsWhy =
  /^\W*(?:and |but |because )?(?:he|she|they) (?:also )?(?:says?|said|read|reads|thinks?|thought|heard|told me|swears|believes?)\b(?! (?:that )?(?:he|she|they)(?:'ll|'s|'d| will| is| has| takes?| wants?| would| can'?t| won'?t)\b)/i;

/** "She makes golden milk every night this winter. Is that ok?": who serves it is not the one who drinks it alone. */
const provides =
  /^\W*(?:(?:and|but|also|well|ok)\b[ ,]*)*(?:he|she|they|(?:my|our|the) (?:husband|wife|partner|mum|mom|mother|dad|father|gran|sister|brother|flatmate|boyfriend|girlfriend|daughter|son)) (?:also |always |often |just |now )*(?:makes?|made|cooks?|cooked|brings?|brought|buys?|bought|puts?|adds?|serves?|brews?|brewed|sends?|sent|grows?|grew|sells?|swears)\b|^[^.?!,]{3,30}, (?:my|our|the) [\w-]+(?:[ -]in[ -]law)? (?:\w+ )?(?:makes?|made|cooks?|cooked|brings?|brought|buys?|bought|brews?|sends?|sent|grows?) (?:it|them|that|some|us|me)\b/i;

/** "She got LoSalt", and not "she got a rash". */
function gotAHerb(text: string): boolean {
  const [all = '', what = ''] = got.exec(text) ?? [];
  return all !== '' && namesAHerb(what);
}

const got =
  /\b(?:he|she|they) (?:got|found|ordered|picked up) (?:me |us |some |a |an |the |this |that |those )*([\w' -]{3,24})/i;

/** "Wife's ordered l-arginine off amazon": what a grown-up gets in without a word of whom it is for is for the house. */
function suppliesAHerb(text: string): boolean {
  const who = supplies.exec(text)?.[1];
  return (
    who !== undefined && !youngOne.test(who.split(' ').at(-1) ?? '') && !forThemselves.test(text) && namesAHerb(text)
  );
}

const supplies = new RegExp(
  String.raw`^\W*(?:(?:and|but|also|well|ok|now|oh)\b[ ,]*)*(he|she|they|${theirs})(?:['’]s|['’]ve| has| have| is)? (?:also |just |already |now |gone and |been and )*(?:orders?|ordered|ordering|bought|buying|purchased|got|getting|picked up|sent (?:off |away )?for)\b`,
  'i',
);
const forThemselves =
  /\b(?:for (?:her|him|his|their|them|the (?:dog|cat|kids?|bab(?:y|ies)))\w*|takes?|taking|us(?:es|ing)|drinks?|drinking|tr(?:y|ies|ying)|wants?|swears|(?:hers|his) (?:own|\w+ (?:hurts?|aches?))|help(?:s|ing)? (?:her|him|them))\b/i;

const youngOne = onlyPhrase(...youngRelations);

/** "My brother's on lithium and I've a stinking cold": the cold is whose "I" it is. */
export function complainsBesideThem(text: string): boolean {
  const other = anyoneNamed.exec(text)?.[1]?.toLowerCase();
  const aside = other === undefined || youngOne.test(other) || asksOfThem(text) ? null : asideOn(other, text);
  return aside !== null && aside.length < text.length && ownTrouble.test(text.replace(aside, ' '));
}

const ownTrouble =
  /^\W*(?:and |but |so |while )?(?:i(?:['’]ve| have| ve|ve)? (?:got )?(?:a|an|the|this|bad|some)\b|i (?:can['’]?t|cannot|keep|feel|get|got|need)\b|i(?:['’]?m| am) (?!giving|asking|worried about|looking after)\w+|my (?:\w+ )?(?:head|back|throat|nose|knees?|stomach|tummy|skin|nerves|sleep)\b)/i;
