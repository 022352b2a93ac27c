import { withPlainApostrophes } from '../../resolve/phrases.ts';
import type { AdvisorAnswer, AdvisorRequest } from '../answer.ts';
import { factsIn } from '../reading/person/message-facts.ts';
import { concernsIn } from '../particular/concerns-in.ts';
import { paragraph } from '../wording/html.ts';
import { plainAnswer } from '../wording/plain-answers.ts';
import { isSettled, nothingWasEaten } from './settled.ts';

/** "There were little white bells on it", after a plant from outdoors was eaten and made ill: what sounded like a poisoning is not over. */
export function stillOfThePlant({ history, question }: AdvisorRequest): AdvisorAnswer | null {
  if (nothingWasEaten(question)) return null;
  const last = history.findLast(({ role }) => role === 'assistant')?.text ?? '';
  const [told = '', before = ''] = history.flatMap(({ role, text }) => (role === 'user' ? [text] : [])).toReversed();
  if (goesWrong(question, { last, told: [told, before] }))
    return { ...plainAnswer([mayBeAnother, numbers].map(paragraph)), level: 'emergency' };
  const isHeld = [mayBeAnother, tellThem, betterIsNoProof].some((each) => last.includes(each));
  if (!isHeld && !(soundsPoisoned.test(last) && gathered.test(told))) return null;
  const text = withPlainApostrophes(question);
  if (isSettled(question) || bought.test(text) || isOther(question, `${told} ${before}`)) return null;
  return { ...plainAnswer([isHeld ? betterIsNoProof : tellThem, numbers].map(paragraph)), level: 'emergency' };
}

/** "Some came off one stem two by two", "been sick twice", after wild garlic from the woods was eaten. */
function goesWrong(
  question: string,
  { last, told }: { readonly last: string; readonly told: readonly [string, string] },
): boolean {
  const text = withPlainApostrophes(question);
  // It was picked, may be a poison by its looks, and now it turns out that it was taken already.
  if (deadlyAlike.test(last) && gathered.test(told[0]) && takenNow.test(text) && !bought.test(text)) return true;
  const wasEaten = told.some((each) => gathered.test(each) && eaten.test(each) && !bought.test(each));
  // A leaf a day of a herb from a garden, and sick in the first weeks of a pregnancy.
  if (told.some((each) => daily.test(each) && pregnant.test(each))) return false;
  if (!wasEaten || isSettled(question) || bought.test(text)) return false;
  return (
    (looksLikeAnother.test(text) && /mistaken for|cannot tell a plant/i.test(last)) ||
    fallsIll.test(wasEatenWhileCarrying(told) ? text.replaceAll(ofEarlyWeeks, ' ') : text)
  );
}

const daily = /\b(?:every|each) (?:day|morning|night)\b|\bdaily\b/i;
const pregnant = /\b(?:pregnan\w*|expecting|weeks (?:gone|along))\b/i;
/** Sick all day in the first weeks: of the pregnancy, when nothing but a leaf of a herb that was named is told. */
function wasEatenWhileCarrying(told: readonly string[]): boolean {
  return told.some((each) => factsIn(each).pregnant) && !told.some((each) => outdoors.test(each));
}

const outdoors = /\b(?:pick(?:ed|ing)?|forag\w+|gather\w*|wild|dug|hedge\w*|woods?|river|mushrooms?|berr(?:y|ies))\b/i;
const ofEarlyWeeks =
  /\b(?:feel(?:ing)?|felt|am|i'm) (?:so |really |very |a bit |proper(?:ly)? )?(?:sick|queasy|rough)\b(?! (?:since|after) (?:eating|it|that|the))/gi;

const eaten =
  /\b(?:ate|eaten|eat|had (?:it|some|them)|drank|pesto|soup|salad|stew|omelette|smoothie|chewed|nibbled|swallowed|grated)\b/i;
const deadlyAlike = /\b(?:foxglove|hemlock|lily of the valley|autumn crocus|monkshood|yew)\b/i;
const takenNow =
  /\b(?:ate|eaten|drank|chewed|swallowed|had (?:an? |one |two |some |my )?(?:\w+ )?(?:mug|cup|bowl|plate|glass|salad|soup|tea|handful|of it|it|some)|made (?:an? |some )?(?:tea|soup|pesto|salad|juice))\b/i;
const looksLikeAnother =
  /\b(?:like (?:a )?(?:lil(?:y|ies)|tulips?|crocus\w*|foxgloves?|parsley|carrots?|arum)|lil(?:y|ies)|two by two|in pairs|two leaves|(?:one|same|single) stem|white bells?|little bells|didn't smell|no smell|smell(?:ed|s|t) of nothing|purple (?:spots|blotches)|spotted stem|red stem|hairy|furry|not sure (?:now|it|they|all)|different (?:leaves|ones?|leaf))\b/i;
const fallsIll =
  /\b(?:(?:been|feel(?:ing)?|felt|was|am|i'm|are) (?:so |really |very |a bit |proper(?:ly)? )?(?:sick|ill|dizzy|faint|rough|weird|queasy|poorly)|vomit\w*|thr(?:ew|owing) up|the (?:runs|squits|trots)|diarrh\w+|stomach cramps?|belly cramps?|tingl\w*|numb|blurr\w*|heart (?:is )?(?:slow|skipping|racing)|halos?|yellow)\b/i;
const mayBeAnother =
  'Then another plant may have got in. Lily of the valley, autumn crocus, monkshood, hemlock and foxglove are eaten for herbs and roots that way; some act on the heart, some only after many hours, and a good spell in between means nothing. Call the poison line now, also when you feel well. Eat no more of it, keep what is left and a photo of the place, and take nothing to settle the stomach.';

/** Another complaint than the one that came of it. */
function isOther(question: string, told: string): boolean {
  const { uses } = concernsIn(question);
  const before = concernsIn(told).uses;
  return uses.length > 0 && uses.every((use) => !before.includes(use)) && !ofTheBelly.test(question);
}

const ofTheBelly = /\b(?:stomach|belly|tummy|sick|nausea|vomit\w*|cramps?|diarrh\w+|wind|digest\w*|settle)\b/i;
const soundsPoisoned = /possible poisoning|may be poisoning/i;
const gathered =
  /\b(?:pick(?:ed|ing)?|forag\w+|gather\w*|wild|found|dug|hedge\w*|woods?|river|garden|bush|berr(?:y|ies)|mushrooms?|leaf|leaves|roots?|bulbs?|flowers?)\b/i;
const bought = /\b(?:shop|supermarket|store|bought|packet|greengrocer\w*|tesco|aldi|lidl|walmart)\b/i;
const tellThem =
  'Tell that to the poison line as well: how the plant looked helps them to name it. Lily of the valley, autumn crocus, hemlock and others are taken for food, and some of them harm the heart, the liver or the nerves only hours later. Take nothing to settle the stomach, no tea either, before they have said so.';
const betterIsNoProof =
  'That it feels better now proves nothing: with some plants a good spell comes before the harm. So no herb and no tea yet, only the call.';
const numbers =
  'In the US call Poison Control at 1-800-222-1222, day or night. Elsewhere call your emergency number or your national poison line. If I have misread you, tell me what was eaten and where it came from.';
