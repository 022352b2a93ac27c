import { mayStandIn } from '../../resolve/patterns/quick-patterns.ts';
import { choice, notFollowedBy, oneOf, sequence } from '../../resolve/phrases.ts';
import { type Span, spansOf } from './spans.ts';

/** Lists of what nobody has: "no chest pain or breathlessness", "without fever, blood or cramps", "not dizzy or anything". */

const somewhere = choice(
  /chest|back|leg|arm|jaw|calf|neck|belly|tummy|stomach|abdominal|joint|eye|flank|shoulder|kidney/,
);
/**
 * What is told by its being there. Pain, sweat, water, movement and feeling are none of it: that they are missing is a sign.
 * A rash is left out where something itches.
 */
const complaint = choice(
  /fevers?|temperature|temps?|chills|rigors|shivers|shivering|hives|blood|bleeds?|bleeding|spotting|clots?/,
  /vomiting|vomit|sickness|nausea|diarrh(?:o)?ea|swelling|swellings|redness|pus|discharge|blisters?|bruis(?:es|ing)/,
  /numbness|tingling|pins and needles|weakness|wheez(?:e|es|ing)|breathlessness|palpitations|dizziness|dizzy spells/,
  /faint(?:ing|s)?|blackouts?|seizures?|fits?|convulsions?|confusion|headaches?|cramps?|cramping|jaundice|ulcers?/,
  /lumps?|drooling|barking|stridor|choking|symptoms|infection|streaks?|slurring|droop(?:ing|s)?|tightness|drowsiness|sleepiness/,
  /numb (?:arms?|hands?|face|legs?|feet|lips)|blockages?|irregular (?:beats?|heart ?beat)|mucus|yellowing|blueness/,
  /(?:stiff|sore) neck|neck stiffness|weight loss|loss of (?:weight|vision|sight|consciousness)/,
  /(?:black|tarry|bloody) (?:stools?|poo)|(?:slurred|slurring) (?:speech|words)|(?:droopy|drooping) (?:face|mouth)|face droop/,
  /(?:vision|sight|speech|bladder|bowel|balance|breathing|heart|chest|bleeding|swallowing|seizure) (?:loss|problems?|issues?|troubles?|changes|symptoms)|(?:blue|pale) lips|yellow (?:eyes|skin)|dark (?:pee|urine|wee)/,
  /(?:short(?:ness)? of breath|breathing difficulty)|(?:trouble|difficulty|problems?|issues?) (?:with )?(?:(?:my|his|her) )?(?:breathing|swallowing|peeing|walking|speaking)/,
  sequence(
    /(?:tight |sudden |heavy |any )?/,
    String.raw`(?:${somewhere} (?:or |and |nor )?)+`,
    /(?:pains?|aches?|tightness|weakness|numbness|swelling|pressure|tingling)/,
  ),
  /pains? in (?:(?:my|the|his|her|either) )?(?:arms?|jaw|chest|back|legs?|calf|belly|side|shoulder|neck)/,
  /(?:tight|numb) (?:chest|bum|bottom|legs?|arms?|saddle)|thunderclap/,
);
/** These count only in a list with others: alone, that one does not sweat or has no rash may be the sign. */
const besides = choice(
  /rash(?:es)?|sweat(?:s|ing)?|pains?|aches?|sore throat|light (?:sensitivity|hurting (?:the|his|her|my) eyes)|(?:the )?light hurting(?: (?:the|his|her|my) eyes)?/,
);
const kinds = String.raw`(?:(?:any|a|an|the|high|heavy|serious|much|more|real|sudden|severe|bad|other|big|obvious|sign of|signs of|hint of|trace of|kind of) )*`;
const joined = String.raw`(?:(?:,| ?\/| ?&)? ?(?:or|and|nor)? ?(?:no |without |zero |not |any )?)`;
const where = String.raw`(?: (?:in|on|of|at|from|anywhere|around) ?(?:(?:my|the|his|her|its|either|any) )?(?:face|legs?|arms?|chest|calf|poo|stools?|pee|urine|it|feet|hands?|tongue|lips|mouth|throat|skin|eyes|body)?)?`;
/** Then it was not so, or is not so for long. */
const notForGood = notFollowedBy(
  sequence(
    /(?:[^\w.?!]*\b(?:at all|whatsoever|or anything|really|though|either|at (?:first|the start)|for))?/,
    /[^\w.?!]*\b(?:until|till|before|yet|so far|at first|at the start|initially|yesterday|earlier|normally|usually|this (?:time|morning)|last|now|today|any ?more|except|apart|unless|then|better|relief|control|cover)\b/,
  ),
);
const nothingMore = String.raw`(?:,? (?:or )?(?:nothing|anything)(?: (?:like|of) (?:that|this|the (?:kind|sort)|those)| else| scary| bad)?)?`;
const denials = choice(
  /no|without(?: having)?|zero|nil|none of the usual|neither|free of|denies|never (?:had|any|get|got|coughed(?: up)?|vomited|passed|seen|noticed)|(?:have|has|had)n't(?: got)? any|(?:do|does|did|have|has|had|is|are|am|was)n't (?:have|had|got|get|feel|felt|having|noticed|seen|been)|not (?:had|having|got)/,
);
const listed = String.raw`(?:${complaint}|${besides}(?=(?:, ?[\w ]{3,24})*,? (?:or|nor|and) (?:any )?${complaint})|(?<=\b(?:or|nor) (?:any )?)${besides})`;
// The whole list at once: "no slurring or weakness until an hour ago" denies not even the slurring.
/** "No fever, chest pain since this morning": behind a bare comma something is told with its time or its place. */
const startsAnew = String.raw`, ?${kinds}${listed}\b (?:since|for (?:\d|an?\b|two|three|four|hours|days|the)|started|starting|that|which|when(?:ever)?|in my|in his|in her|on (?:my|his|her|one)|all (?:day|night|over)|down (?:my|his|her)|spreading|going|coming|getting)\b`;
const lists = new RegExp(
  String.raw`(?<!\b(?:why|if|not|oh)[ ,]{1,2})(?<![\w'-])(?=(?<all>${denials} ${kinds}${listed}\b(?:(?!${startsAnew})${joined}${kinds}${listed}\b)*${where}${nothingMore}))\k<all>${notForGood}`,
  'gi',
);

const state = choice(
  /dizzy|faint(?:ing|y)?|light-?headed|breathless|(?:short|out) of breath|feverish|nauseous|wheezy|wheezing|bleeding|vomiting/,
  /swollen|swelling|bruised|red|hot|warm|infected|inflamed|blistered|oozing|numb|tingly|weak|stiff|floppy|limp|drowsy|confused/,
  /yellow|jaundiced|poisoned|injured|broken|deep|coughing (?:up )?(?:any )?blood|losing (?:any )?(?:weight|blood)|growing|spreading|choking/,
  /off (?:his|her|their|the) (?:feeds?|food|milk|bottle|breast)/,
);
const states = new RegExp(
  String.raw`(?<!\b(?:why|if|or|still)[ ,]{1,2})(?<![\w'-])(?:not|nothing(?: is)?|nobody is|no one is|neither|(?:is|are|am|was|do|does|did)n't(?: feel)?) (?:(?:feeling|at all|really|particularly|even remotely|being|getting|that) )?${state}\b(?:(?:,? ?(?:or|and|nor)|,) ?(?:not |nothing )?(?:${state}|hurt|in (?:any )?(?:real )?pain)\b)*(?: or anything(?: like that)?)?${notForGood}`,
  'gi',
);
/** "Face straight, speech normal." */
const wellParts = new RegExp(
  String.raw`(?<!\b(?:not|no|nor|never|hardly|barely|n't)\b[^.?!,;]{0,16})(?<!n't [^.?!,;]{0,16})(?<![\w'-])(?:face|smile|speech|vision|eyesight|walking|balance|grip|breathing|movement)(?: and (?:speech|face|vision|balance))?(?: is| are| was|'s)?(?: all| perfectly| quite| totally)* (?:straight|symmetrical|normal|fine|ok|okay|clear|good)\b(?=\W*(?:$|[,.;!]|(?:and|just|only)\b))`,
  'gi',
);
/** "None of mine have changed." */
const noneOfThem =
  /\bnone of (?:mine|ours|my \w+|our \w+) (?:has|have|is|are|did|do|does|show|shows) (?:ever |got |gotten |been |any |yet )*(?:changed|changing|grown|growing|bled|bleeds?|bleeding|itch\w*|bigger|bitten|swollen|hurt|ill|sick|symptoms|signs|it|that|this|them|those)\b/gi;
/** What is missing is the sign, or the words are meant otherwise. */
const meantOtherwise = oneOf(/\bnot (?:only|just|sure|so)\b/gi, /\bnot (?:red|hot|warm|yellow) but\b/gi);

const mayStand = mayStandIn(() => [lists, states, wellParts, noneOfThem]);

/** Where a message tells what nobody has. */
export function deniedIn(text: string): readonly Span[] {
  const found = [...mayStand(text)].flatMap((pattern) => spansOf(pattern, text));
  const isMissed = /\bitch/i.test(text);
  return found
    .filter(({ start, end }) => {
      const told = text.slice(start, end);
      return !(isMissed && /\brash/i.test(told)) && told.search(meantOtherwise) < 0;
    })
    .map((span) => withItsComma(text, span));
}

/** The comma before what ends a sentence goes with it. */
function withItsComma(text: string, { start, end }: Span): Span {
  const comma = /^\s*(?:$|[,.;!?])/.test(text.slice(end))
    ? (/[,;]\s*$/.exec(text.slice(0, start))?.[0].length ?? 0)
    : 0;
  return { start: start - comma, end };
}
