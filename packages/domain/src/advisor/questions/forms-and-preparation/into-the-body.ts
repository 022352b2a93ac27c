import { findHerb } from '../../../herbs/catalogue.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { anyPhrase, oneOf, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { sideEffectsOf } from '../../about-herbs/facts/side-effects.ts';
import { lastMessage } from '../../reading/last-said.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "Can I put chamomile tea in them?" of the eyes, "yogurt up there?" of thrush: nothing made at home goes in. */
export function answerIntoTheBody({ question, history, herbs, earlierHerbs }: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  const last = lastMessage(history);
  const isSomething = herbs.length > 0 || earlierHerbs.length > 0 || kitchen.test(text);
  const isPutThere = (ontoThem.test(text) && !actsOnThem.test(text)) || (herbs.length > 0 && asEyeWash.test(text));
  const ways = [intoThem, washThem, ...(eyes.test(last) ? [laidOnIt] : [])];
  const isOfEyes = eyes.test(text) || eyes.test(last);
  if (isOfEyes && isSomething && (isPutThere || intoEyes.test(text) || ways.some((way) => way.test(text)))) {
    const known = herbs.flatMap(({ id }) => findHerb(id) ?? []).filter(irritatesEyes);
    const onLids = isPutThere || laidOnIt.test(text) ? [onClosedLids] : [];
    return {
      ...plainAnswer([nothingIntoEyes, ...known.map(toldOfIt), ...onLids].map(paragraph), ['What helps tired eyes?']),
      sources: citedSources(
        known.flatMap(({ monograph }) => monograph?.sideEffects.sources ?? []),
        [],
      ),
    };
  }
  const isOfWithin =
    (intimate.test(text) && !ofTheBowels.test(text)) ||
    (intimate.test(last) && (within.test(text) || intoThem.test(text)));
  const isPlaceOnly = ailsThere.test(text) && !kitchen.test(text) && !puts.test(text);
  return isOfWithin && isSomething && !isPlaceOnly && (within.test(text) || intoThem.test(text))
    ? plainAnswer([paragraph(nothingWithin)], ['When should I see a doctor?'])
    : null;
}

/** Chamomile is known to redden them. */
function irritatesEyes({ monograph }: Herb): boolean {
  return /\beyes\b/.test(monograph?.sideEffects.text ?? '');
}

function toldOfIt(herb: Herb): string {
  return `${capital(inSentence(herb.name))}. ${sideEffectsOf(herb)}`;
}

const eyes = /\beyes?\b|\beye ?lids?\b|\bstyes?\b|\beyebright\b|\bconjunctivitis\b/i;
/** "Camomile on the eyes?", "tea bags over my lids". */
const ontoThem =
  /\b(?:on|onto|over|to) (?:(?:my|his|her|the|your|both|sore|itchy|closed|puffy|shut) )*(?:eyes?|eye ?lids?|lids|styes?)\b/i;
/** "Is it hard on the eyes?" */
const actsOnThem =
  /\b(?:hard|bad|tough|easy|gentle|effects?|affects?|acts?|works?|good|harm\w*|harsh|danger\w*|damage|due|linked|related) (?:on|to) (?:(?:my|the|his|her|your) )?(?:eyes?|eye ?lids?)\b/i;
const asEyeWash = /\beye ?(?:bath|wash|drops?|rinse|compress\w*|pads?)\b/i;
/** "Green tea bag on it ok?", where the talk is of an eye. */
const laidOnIt =
  /\b(?:tea ?bags?|bags?|slices?) (?:on|over)\b|\b(?:compress\w*|cloth|pads?|poultice)\b(?![^.?!]*\b(?:chest|neck|forehead|belly|tummy|feet)\b)/i;
const intimate = /\b(?:thrush|vagina\w*|yeast infection|candida|bv|discharge|vulva\w*|down there)\b/i;
/** "Nothing moves down there for four days": the bowels. */
const ofTheBowels =
  /\b(?:nothing|hardly|barely|don'?t|doesn'?t|won'?t|not|no) (?:\w+ )?(?:mov|com|pass|budg|happen|go)\w*\b[^.?!]{0,16}\bdown there\b|\b(?:constipat\w*|bowels?|poo\w*|stools?|laxatives?|diarrh\w*|piles|h(?:a)?emorrhoids?|prostate|testic\w*|balls|penis)\b/i;
const kitchen =
  /\b(?:yog(?:h)?urt|tea|honey|vinegar|oil|milk|garlic|salt|water|juice|lemon|baking soda|breast ?milk)\b/i;
const intoThem =
  /\b(?:put|drop|drip|pour|squirt|squeeze|use|rub|dab)\b[^.?!]{0,30}\b(?:in|into|inside|on) (?:them|it|there|my eyes?|(?:his|her|the) eyes?)\b/i;
const intoEyes = oneOf(
  /\beyebright\b[^.?!]{0,20}\b(?:drops?|wash|bath|compress\w*)\b/i,
  /\b(?:rinse|wash|bathe|flush|clean)\w*\b[^.?!]{0,12}\b(?:my|his|her|the|your|them) ?eyes?\b[^.?!]{0,12}\b(?:with|in)\b/i,
  /\beye ?(?:bath|wash|drops?)\b[^.?!]{0,24}\b(?:tea|honey|oil|milk)\b/i,
  /\b(?:tea|honey|oil|milk)\b[^.?!]{0,16}\bas (?:an )?eye ?(?:bath|wash|drops?)\b/i,
);
const washThem = /\b(?:rinse|wash|bathe|flush|clean)\w* (?:them|it)(?: out)? (?:with|in)\b|\bbathe (?:them|it)\b/i;
const within = anyPhrase(
  /(?:up|in|inside) (?:there|me|my vagina|the vagina)/,
  /(?:insert|douche|tampon)\w*/,
  /(?:put|use|apply|rub|dab|drip|insert)\b[^.?!]{0,16}\bthere/,
  /down there/,
);
/** "Dry down there. Maca?" tells where, and nobody puts it there. */
const ailsThere =
  /\b(?:dry(?:ness)?|sore|itch\w*|burn\w*|hurts?|smell\w*|numb|tender|swollen|saggy|loose|hair)\b[^.?!,]{0,16}\bdown there\b/i;
const puts = /\b(?:put|insert|douche|tampon|apply|rub|dab|drip|use)\w*\b/i;

const nothingIntoEyes =
  'No, please put nothing made at home into the eyes: tea, honey and oils are not sterile, and germs or bits of plant can harm the eye. Sterile drops from a pharmacy, such as those with hyaluronic acid, are made for it. If some is in already, rinse with clean water. Pain, poor sight or a very red eye needs a doctor today.';
const onClosedLids = 'On closed lids a clean cloth with cool or warm water does as well, without the germs.';
const nothingWithin =
  'No, please put nothing from the kitchen in there, no yogurt, garlic or oil: it is not made for that, it can burn, and it can bring in other germs. I know of no good proof that it clears an infection. To eat it is another matter. A pharmacist has what works.';
