import { anyPhrase, choice, sequence } from '../../../resolve/phrases.ts';
import { type EmergencyKind, kindOfRule } from './kinds.ts';
import { likenessOf } from './likeness.ts';
import type { RedFlag } from '../red-flag.ts';
import type { Weights } from '../../../likeness/weigh.ts';

/** So surely calm a message must sound before words that raise an alarm are taken to be told in passing. */
const surelyCalm = 0.8;

const months = String.raw`january|february|march|april|may|june|july|august|september|october|november|december`;
const seasons = String.raw`spring|summer|autumn|fall|winter|christmas|easter`;
/** Years ago, in whichever language. */
const yearsAgo = anyPhrase(
  /(?:years?|decades?|winters?|summers?|springs?) (?:ago|back)/,
  /as a (?:small |little |young )?(?:kid|child|baby|teen\w*|toddler|student|boy|girl)/,
  /(?:in|since|of|hatte|hatten|desde|nel|en|em) (?:19|20)\d\d/,
  /(?<!\b(?:came|come|comes|went|moved|is|are|was|go|goes|going|it|push\w*|slips?|pops?) )back in/,
  /in (?:college|uni|(?:my|his|her) (?:teens|twenties|thirties|youth))/,
  /when (?:i|he|she|we) (?:was|were) (?:a |\d|little|young|small|at (?:school|uni|college))|never again/,
  /after (?:her|his|my) (?:first|second)|vor (?:\w+ )?jahren|hace (?:\w+ )?anos|il y a (?:\w+ )?ans/,
  /\w+ anni fa|ha \w+ anos|\w+ sal pehle/,
);
/** Some months ago: long enough for an emergency to be over, not for what a doctor should look at. */
const monthsAgo = new RegExp(
  String.raw`\b(?:months? ago|last (?:year|month|term|${seasons}|${months})|in (?:${months}|${seasons}))\b`,
  'i',
);
/** A leaflet, a label, the news, a film or a book. */
const inWriting = anyPhrase(
  /leaflet|insert|smpc|label|small print|product description|description:/,
  /side effects? (?:listed|are|of|include)/,
  /(?:leaflet|box|bottle|packet|package|spray|tube|tin)\b[^.?!]{0,30}\b(?:says?|reads?|warns?|lists?)/,
  /(?:says?|reads?|written|stands) on (?:the|my|a)|warning(?:s)? on|articles?|newspaper|headline/,
  /the news|news:|podcast|documentary|film|movie|series|novel|book club|tiktok|youtube|read that(?= \w)/,
  /read about/,
);
const inFun = /\b(?:lol|haha\w*|hehe\w*|lmao)\b|:\)|😂|😅/i;
/** Well again, or found to be nothing by somebody who has looked at it; "he feels fine" is none. */
const settled = anyPhrase(
  /in recovery|improving|getting better (?:daily|every day|each day|by the day)/,
  /otherwise (?:content|happy|cheerful)/,
  /(?:midwife|doctor|gp|dentist|nurse|paediatrician|health visitor)\b[^.?!]{0,16}\b(?:says?|said)\b[^.?!]{0,16}\b(?:normal|fine|harmless|nothing|perfect)/,
  /(?:midwife|doctor|gp|nurse|consultant)\b[^.?!]{0,12}\b(?:happy|pleased|satisfied) with/,
  sequence(
    choice(
      /doc|doctors?|gp|cardiologist|rheumatologist|neurologist|physio\w*|consultant|specialist/,
      /hospital|urgent care|er|nurse/,
    ),
    /\b[^.?!]{0,20}\b/,
    choice(
      /found nothing/,
      sequence(
        /(?:says?|said|reckons|tells? me|told me)\b[^.?!]{0,20}\b/,
        choice(
          /only|just|mild|benign|ok(?:ay)?|all (?:good|ok|clear)|muscular|viral|(?:a |its? a )?virus/,
          /inflam\w*/,
        ),
      ),
      /checked (?:me|him|her|it|all|everything)(?: (?:out|over))?(?: (?:ok(?:ay)?|fine))?/,
      /looked (?:me|him|her|my \w+) over/,
    ),
  ),
  /(?:x-?ray|scan|mri|ct|ecg|ekg|echo|blood ?(?:s|work|tests?)|labs|work-?up|monitor|tests)\b[^.?!]{0,24}\b(?:clean|clear|perfect|normal|fine|ok(?:ay)?|negative)/,
  /had (?:it|this|them) (?:for years|since (?:school|childhood|i was|a (?:kid|child|teen\w*)))|diagnosed|same as (?:always|ever)/,
  /everything (?:is |was |looks )?normal|(?:quiet|calm) all (?:year|summer|winter|autumn|spring)/,
  /(?:no|without) (?:fits|seizures|attacks|flares?|episodes) (?:for|in|since) (?:\w+ ){1,2}years/,
  /(?:doc|doctor|gp|cardiologist|hospital|a&e|er|ecg|tests?|scans?|bloods?)\b[^.?!]{0,24}\b(?:checked|ruled|came back|says?|said|found|was|were|all)\b[^.?!]{0,24}\b(?:all )?(?:fine|clear|normal|ok(?:ay)?|nothing|healthy)/,
  /then (?:i was )?fine|gone since|doing (?:great|very well)|well controlled/,
);
/** Asked for another day: all are well, or nobody has it. */
const allWell = sequence(
  /\b/i,
  choice(
    /(?:everyone|everybody|baby)(?:'s| is) (?:all |quite |very |perfectly )?well(?! (?:but|until|till|apart|except|up to))/,
    /(?:nobody|no one)(?:'s| is) (?:ill|sick|poorly)|just asking|taking notes/,
    /(?:i|she|he|we)(?:'ve| have| has) none(?: of (?:them|these|those|that))?/,
  ),
  /(?=\W*$|[.,;!?])/,
);
/** It goes on or comes back. */
const goesOn =
  /\b(?:tonight|right now|just now|this (?:morning|afternoon|evening)|today|minutes?|hours?|is back|are back|(?<!never )again(?! (?:pregnant|expecting))|suddenly|getting worse|yesterday|last night|help)\b/i;

/** What may be told in passing at all, by what the alarm is about. */
const framesOf: Readonly<Record<EmergencyKind, readonly RegExp[]>> = {
  body: [yearsAgo, monthsAgo, inWriting, inFun, settled, allWell],
  poison: [yearsAgo, monthsAgo, inWriting],
  'birth-and-babies': [yearsAgo, monthsAgo, settled, inWriting, allWell],
  'self-harm': [inWriting],
  violence: [],
};
/** Somebody else's trouble that is over; an emergency is not over because it seems so. */
const overNow =
  /\b(?:he|she|they|it|baby|everyone)(?:'s|'re| is| are)? (?:all |completely |totally |absolutely |perfectly |quite )?(?:fine|well|better|ok(?:ay)?|healthy|recovered|back to normal|gone) (?:now|again|since)\b/i;
const framesOfUrgent = [yearsAgo, inWriting, settled, allWell, overNow];

/** Whether an alarm is only told of, as long past, settled, read somewhere or in fun, in a message that sounds calm in whole and in part. */
export function isToldInPassing({ id, level }: RedFlag, text: string, weights?: Weights): boolean {
  const frames = level === 'urgent' ? framesOfUrgent : framesOf[kindOfRule(id)];
  if (goesOn.test(text) || !frames.some((frame) => frame.test(text))) return false;
  return likenessOf(text, weights).calm >= surelyCalm;
}
