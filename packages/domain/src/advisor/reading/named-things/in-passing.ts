import { oneOf, sequence } from '../../../resolve/phrases.ts';
import { findHerb } from '../../../herbs/catalogue.ts';

/** What a herb holds; and a food that only explains, where help is asked for something else. */
export function isInPassing(id: string, before: string, after: string, isHelpWanted: boolean): boolean {
  if ((haveIt.test(before) && already.test(after)) || touched.test(before)) return true;
  const kind = findHerb(id)?.kind;
  if ((kind === 'mineral' || kind === 'vitamin') && holdsIt.test(before)) return true;
  if (!isHelpWanted) return false;
  if (isLikened.test(before) || (isDrunkAlready.test(before) && asksForHerbs.test(after))) return true;
  if (asksForAnother.test(after) && (since.test(before) || (beenOn.test(before) && andNow.test(after)))) return true;
  if (inBloom.test(after) || helpsNot.test(after) || isSmelt.test(after)) return true;
  if (findHerb(id)?.kind === 'food' && upsets.test(after)) return true;
  return overdone.test(before) || (findHerb(id)?.kind === 'food' && onlyExplains.test(before));
}

/** "Constipated since the iron. What can I use?", "on iron for two weeks and now I can't go": what a complaint is put down to, and help asked for. */
const since =
  /\b(?:(?:ever )?since|because of|due to|thanks to)(?: (?:i|she|he))?(?: (?:started|starting|began|went on|am on|take|taking))?(?: on)?(?: (?:the|my|his|her|these|those|taking))*\s*$/i;
const beenOn = /\b(?:been|am|i'm|now) (?:on|taking) (?:the |my )?$/i;
const andNow = /^(?: (?:tablets?|pills?|capsules?))?[^.?!]{0,30}\b(?:and|but) (?:now|since)\b/i;
const asksForAnother =
  /\b(?:what (?:else |natural |herbal |gentle )*(?:can|could|helps?|would|herbs?|teas?|laxatives?|things?|remed\w+)|which (?:\w+ )?(?:herbs?|teas?|laxatives?)|(?:any|some)(?:thing| (?:herbs?|tea|natural|herbal)))\b/i;

/** "Fell in the nettles": nobody thinks of taking them. */
const touched =
  /\b(?:grabbed|touched|brushed(?: against)?|(?:fell|stepped|sat|walked|ran|reached) (?:in|into|on|onto|through)|(?:got )?stung by)\s+(?:(?:the|an?|some|those|that|my)\s+)*(?:(?:bed|patch) of )?(?:stinging )?$/i;

/** "Nettle tea is full of iron": what it holds is not what is asked about. */
const holdsIt =
  /\b(?:full of|rich in|high in|packed with|loaded with|(?:a |good |great |rich )*source of|ha(?:s|ve) (?:a lot|lots|loads|plenty|so much)(?: of)?) (?:\w+ )?$/i;

/** "When the birches bloom" names a pollen. */
const inBloom =
  /^(?:e?s)?(?: trees?| pollen)?(?: season)? ?(?:(?:are |is |start to |starts to |in )*(?:bloom|flower|blossom|pollen|season)|(?:always |just )?(?:turns?|makes?|sets?|sends?|drives?|attacks?|kills?|gets?|torments?) (?:me|my|him|his|her)\b[^.?!]*\b(?:sneez\w*|nose|eyes?|itch\w*|snot\w*))/i;
/** "It scratches like a bag of nettles" is a picture; "something like a ginger tea" asks for it. */
const isLikened =
  /(?<!\b(?:something|anything|tea|teas|herbs?|plants?|things?|stuff|drinks?|tastes?|smells?|supplements?) )\blike (?:an?|two|three|a (?:bag|bunch|field|bed|sack|cup|mug) of|two (?:bags|bunches|sacks) of) (?:\w+ )?$/i;
/** "Drinking rehydration salts. Which herbs settle that?": those are asked for beside it. */
const isDrunkAlready =
  /(?:^|[,;.] |\b(?:i'?m|i am|already|keep|been) )(?:already )?(?:drinking|taking|using|on|having) (?:(?:the|my|some|plenty of|lots of|enough) )*$/i;
const asksForHerbs =
  /^[^.?!;]{0,24}[.,;!]\s*(?:so |and )?(?:which|what|any) (?:other |more |natural )?(?:herbs?|teas?|plants?|remed\w+)\b/i;
/** "Coffee not help" tells that it was tried. */
const helpsNot =
  /^ (?:does |do |did )?(?:not|no|doesn['’]?t|don['’]?t|didn['’]?t|never|can['’]?t) (?:help|work|do)s?\b/i;
/** "Coffee suddenly smells vile" tells how one is. */
const isSmelt =
  /^ (?:suddenly |now |even |always |all of a sudden |just |really )*(?:smells?|tastes?|reeks?|stinks?|turns my stomach|makes me (?:gag|heave|retch|sick|queasy))\b/i;
/** "Coffee upsets it" tells the cause. */
const upsets =
  /^ (?:always |often |really |just )?(?:upsets?|bothers?|irritates?|disagrees? with|does not agree|doesn't agree|sets? (?:it|me) off|triggers?|makes? it worse|gives? me|makes? (?:me|my|his|her)|keeps? (?:me|him|her)|turns? (?:me|my)|hurts?)\b/i;

/** "I have vitamin C and zinc already, does echinacea still help?": the one that comes after is asked about. */
const haveIt =
  /\b(?:i|we)(?:'ve| have|'m| am)?(?: got| already)? (?:have|take|taking|use|on|had|got|tried) (?:(?:the|my|some|a)\s)?[^.?!;]{0,30}$/i;
const already =
  /^[^.?!;]{0,30}\balready\b[^.!;]*[,;.]\s*(?:so |and |but )?(?:do|does|is|are|will|would|can|could|should|may)\b/i;

const onlyExplains =
  /\b(?:after|when(?:ever)?|every time|each time|while|it was|only|from|on)\b[^.?!,]{0,20}$|\b(?:chopping|cutting|peeling|slicing|grating)\b[^.?!,]{0,12}$/i;

/** "I ate too much cheese" tells the cause; nobody asks about cheese. */
const overdone = oneOf(
  sequence(
    /\b(?:ate|eaten|eating|drank|drunk|drinking|had|having)\b[^.?!]{0,24}/i,
    /\b(?:too (?:much|many)|a lot of|loads of)\s+(?:\w+ )?$/,
  ),
  sequence(
    /\bsince (?:i |he |she )?(?:take|takes|took|started|began|am on|have been (?:on|taking))/i,
    /(?: taking| with)?\s+(?:the |my )?(?:\w+ )?$/,
  ),
  /\b(?:burns?|hurts?|aches?|worse|upset)\b[^.?!]{0,12}\bafter\s+(?:\w+ )?$/i,
);
