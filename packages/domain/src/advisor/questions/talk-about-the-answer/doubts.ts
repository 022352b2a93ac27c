import { anyPhrase, choice, oneOf, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { reasonsAgainst } from '../../about-herbs/facts/reasons.ts';
import { tellsAmount } from '../../reading/points-back.ts';
import { writtenOut } from '../../reading/written-out/short-forms.ts';
import { isWarnedOf } from '../../about-herbs/verdict/warned-of.ts';
import { listed } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';

/** "The internet says it's safe", "you are too careful", "how sure is that?", of what was spoken of: the reasons again. */
export function answerDoubts(question: Understanding): AdvisorAnswer | null {
  const { earlierHerbs, herbs, wanted, asks, subject } = question;
  const text = withPlainApostrophes(question.question);
  const spoken = herbsMeant({ herbs, earlierHerbs });
  if (spoken.length === 0 || asks.more || asks.instead) return null;
  if (anothersLuck.test(text) && !text.includes('?'))
    return reasonsAgainst(question, spoken, {
      lead: `That it went well for one person tells little of the next: harm may come late, or to somebody else. They should ask their own doctor or team as well. For ${subject.who} it stays as it is${leftOut(question, spoken)}:`,
    });
  const isNamedAgain = herbs.every(({ id }) => earlierHerbs.some((each) => each.id === id));
  if (earlierHerbs.length > 0 && isNamedAgain && ownLuck.test(text) && text.length < longest)
    return reasonsAgainst(question, spoken, {
      lead: `That it went well then tells little of now, or of another: not everybody who takes the risk is harmed. For ${subject.who} it stays as it is${leftOut(question, spoken)}:`,
    });
  if (earlierHerbs.length > 0 && isNamedAgain && makesLight.test(text) && text.length < longest)
    return reasonsAgainst(question, spoken, {
      lead: `${stays}${leftOut(question, spoken)}. This is what it rests on:`,
    });
  if (earlierHerbs.length === 0 || herbs.length + wanted.length > 0) return null;
  if (otherVoices.test(text) && !tellsAmount.test(text) && !tellsCount.test(text))
    return reasonsAgainst(question, earlierHerbs, {
      lead: `${yesOrNo.test(text) ? 'Rather no, until whoever prescribes agrees. What was said' : 'That'} may hold for people in general. For ${subject.who} there is this to know:`,
      calm: 'I found nothing against it either, though much has not been studied.',
    });
  if (whoIsRight.test(text))
    return reasonsAgainst(question, earlierHerbs, {
      lead: `I go by studies and the pages of health bodies, not by hearsay. For ${subject.who} this is what they say:`,
      calm: 'I found nothing serious against it, though much has not been studied.',
    });
  if (tooCareful.test(text))
    return reasonsAgainst(question, earlierHerbs, {
      lead: 'I would rather be too careful than not enough. You decide, and this is what it rests on:',
    });
  return howSure.test(text) ? reasonsAgainst(question, earlierHerbs) : null;
}

/** "The bottle says 2 caps twice a day": an amount, and no opinion. */
const tellsCount =
  /\b(?:\d{1,2}|one|two|three|four|half) (?:\w+ )?(?:caps?|capsules?|tab(?:let)?s?|pills?|drops|spoons?|teaspoons?|sachets?|scoops?|cups?|times)\b/i;

const yesOrNo = /\byes,? or (?:rather |better )?no\b/i;

const otherVoices = anyPhrase(
  sequence(
    choice(
      /internet|google|tiktok|youtube|instagram|books?|websites?|blogs?|labels?|bottle|packa?ge?/,
      /leaflet|shop|seller|herbalist|naturopath|healer|chatgpt|articles?|forums?|ads?|influencer/,
      /videos?/,
    ),
    /\b[^.?!]{0,12}\b(?:says?|said|told|claims?|recommend\w*|writes?|promis\w*|swears?)/,
  ),
  /i (?:read|heard|saw)(?: somewhere| online| on \w+)?(?: that)? (?:it|this|that)(?:'s| is| was) (?:\w+ )?(?:safe|fine|ok|okay|harmless|good)/,
);
const whoIsRight = anyPhrase(/who(?:'s| is) right|(?:who|whom|what) (?:do|should|can) i (?:believe|trust|listen to)/);
const tooCareful = anyPhrase(
  /you(?:'re| are) (?:being )?(?:too|so|very|way too|overly) (?:careful|cautious|strict|negative|scared|worried|anxious)/,
  /(?:you(?:'re| are) |you )?(?:being |a bit )*over[- ]?(?:cautious|careful|protective)/,
  /(?:don'?t|do not|can'?t|cannot) believe (?:you|that|it|this)(?=\W*$)/,
  /(?<=^\W*(?:and |but |so )*)(?:do (?:you|u) (?:even|actually|really) know(?: (?:that|it|this|anything))?|who(?:'?s| is| are you) to say(?: (?:that|so))?)(?=\W*$)/,
  /(?:that|this|it)(?:'s| is| sounds) (?:\w+ )?(?:exaggerated|overblown|overcautious|ridiculous|paranoid)/,
  /scare ?mongering/,
);
/** "She says that is exaggerated, valerian is basically tea", "my brother says you are overreacting". */
const onlyAPlant = choice(
  /(?:is|are|it's|its|they're|that's|thats) (?:basically|just|only|nothing but|merely|after all)(?: an?| some)? (?:\w+ )?(?:tea|herb|plant|weed|lea(?:f|ves)|flowers?|spice|food|salad|tree|root|berry|berries)s?/,
);
const tooMuchFuss = choice(
  /exaggerat\w+|nonsense|rubbish|overreact\w*|fuss\w*|worry(?:ing)? too much|too (?:careful|cautious|strict)|silly|ridiculous|paranoid|overdone|overblown|bull\w*|harmless|panick?ing|making a drama/,
);
const makesLight = oneOf(
  sequence(
    /^[^?]*\b(?:says?|said|saying|thinks?|thought|reckons?|finds?|laughs?|laughed|calls?|called|believes?|told me)\b[^?]{0,40}\b/i,
    choice(tooMuchFuss, onlyAPlant),
    /\b[^?]*$/,
  ),
  sequence(
    /^\W*(?:come on|oh come|seriously|honestly|but|pff+|meh)\b[^?]{0,30}\b/i,
    choice(onlyAPlant, tooMuchFuss),
    /\b[^?]*$/,
  ),
);
/** "I was on the pill too back then and nothing happened??" */
const ownLuck = sequence(
  /\b(?:i|we|my \w+|everyone|everybody|all of us)(?:'ve| have| had)? (?:\w+ )?(?:was|were|took|taken|had|did|done|used|drank|been|combined|mixed)\b[^]{0,80}\b/i,
  choice(
    /nothing (?:bad |ever |at all )?(?:ever )?(?:happened|went wrong)/,
    /no (?:harm|trouble|problems?|side effects|issues?)\b/,
    /(?:never|not) had (?:any |a )?(?:problems?|trouble|issues?)/,
    /(?:was|were|am|are|still) (?:absolutely |totally |perfectly |always |all )?(?:fine|ok|okay|alright)/,
    /(?:lived|survived|did|came to) (?:to tell|no harm|fine)/,
  ),
  /\b[^]{0,30}$/,
);
const stays = 'I understand the doubt. It stays as I said';
const longest = 120;

function leftOut({ subject: { person } }: Understanding, spoken: Understanding['herbs']): string {
  const warned = spoken.filter((herb) => isWarnedOf(herb, person)).map(({ name }) => inSentence(name));
  return warned.length === 0 ? '' : `, so leave out ${listed(warned)}`;
}

/** "My mate has had it for years and nowt happened." */
export function tellsAnothersLuck(message: string): boolean {
  return anothersLuck.test(writtenOut(message));
}

const anothersLuck = /\bsomebody takes [^.?!]{2,40} with no trouble\b/i;
const howSure = anyPhrase(
  /how (?:sure|certain|confident|reliable|serious) (?:are you|is (?:that|this|it)|are (?:those|these))/,
  /(?:which|what) (?:of my )?(?:medicines?|tablets?|pills?|meds|one) (?:is|are|makes?|causes?) (?:it|the (?:problem|trouble|reason|matter|bad one))/,
);
