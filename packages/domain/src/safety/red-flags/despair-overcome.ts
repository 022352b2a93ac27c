import { choice, oneOf, sequence } from '../../resolve/phrases.ts';
import { sentencesIn, type Span } from './spans.ts';

/** Despair that was years ago, told by somebody who is well: "I was suicidal in my twenties, therapy helped, I've been well for ten years". */

const number = choice(
  /[2-9]|[1-9]\d|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|many|several|some/,
);
const whoever = /(?:i|he|she|(?:my|our) (?:\w+ )?\w+|mum|mom|dad|gran|nan)/;
const despair = choice(
  /suicidal(?: (?:thoughts?|ideation|feelings|phase|times?))?|suicid(?:e|al) (?:attempts?|thoughts?)|attempted suicide|self-?harm(?:ed|ing)?/,
  /(?:tried|wanted) to (?:kill (?:myself|himself|herself)|end (?:my|his|her) (?:own )?life|end it(?: all)?|die|take (?:my|his|her) (?:own )?life)/,
  /(?:dark|black) thoughts|cut (?:myself|himself|herself)|used to (?:cut|self-?harm|want to die|hurt (?:myself|himself|herself))|overdosed|took an overdose/,
);
/** Long enough ago to be over. */
const longAgo = choice(
  String.raw`(?:\b(?:over|more than|about|almost|nearly|around) )?${number} (?:years?|yrs?|decades?) (?:ago|back|since)|(?:a decade|decades|years|many years|long) ago`,
  String.raw`(?:in|at|back in) (?:my|his|her|the) (?:early |late |mid-?)?(?:teens|twenties|thirties|forties|fifties|youth|childhood|\d0'?s|nineties|eighties)`,
  /as an? (?:\w+ )?(?:teen\w*|student|girl|boy|child|kid|youngster)|(?:at|when i was|when he was|when she was|aged) (?:1[0-9]|[23][0-9])\b(?! (?:weeks|o'?clock))/,
  /when (?:i|he|she|we) (?:was|were) (?:an? (?:\w+ )?(?:teen\w*|student|girl|boy|child|kid)|young|little|at (?:school|uni\w*|college))|(?:at|in|after|during) (?:school|uni\w*|college)/,
  String.raw`back in (?:19|20)\d\d|(?:in|since) (?:19\d\d|20[01]\d)|for (?:(?:over|more than|about|almost|nearly) )?${number} (?:years|decades)`,
  /long (?:past|gone|over)/,
);
const wellFor = String.raw`(?:(?:ever )?since|now|today|these days|for (?:${number}|a few|(?:so )?many|(?:a )?long) ?(?:years|decades|time)?)`;
/** How it is today. */
const isWell = oneOf(
  sequence(
    /\b(?:(?:i|he|she)(?:'m|'s|'ve| am| is| have| has)? )?(?:been |am |is |feel |feels |doing |very |really |completely |fully |quite |totally |perfectly |all |so )*/gi,
    /(?:well|fine|good|happy|happily \w+|stable|okay|ok|great|healthy|content|glad (?:i'm|to be|that i'm|he's|she's) (?:here|alive)|recovered|over it|better|clean|sober)/,
    String.raw`(?: (?:${wellFor}|\w+ (?:mum|mom|dad|wife|husband|gran\w*)))?\b`,
  ),
  /\b(?:life|everything|all)(?:'s| is| has been)(?: \w+)? (?:good|great|fine|well|lovely|wonderful)\b|\blove (?:my|the|life)\b|\bis (?:now )?an? (?:\w+ )?\w+ (?:now|today)\b|\bin a (?:good|better|much better|happy) place\b|\bcelebrat\w+\b/gi,
  /\b(?:long|all|fully|completely) (?:gone|past|over|behind (?:me|him|her|us)|recovered|healed)\b|\bstopped long ago\b|\bbehind (?:me|him|her)\b|\b(?:got|had|with) (?:help|therapy)\b/gi,
  /\b(?:i|he|she)(?:'m| am|'s| is) (?:now )?(?:[3-9]\d)(?: now)?\b|\bnever (?:again|since|came back|had (?:it|them) (?:again|since))\b/gi,
  sequence(
    /\b(?:therapy|treatment|a good doctor|medication|friends|it) (?:\w+ )?(?:helped|worked|did wonders|saved (?:me|him|her))\b/gi,
  ),
);
/** It is not over, or is said of today. */
const notOver = oneOf(
  /\b(?:again|still|back(?! (?:in|then)\b)|returned?|worse|same|lately|tonight|yesterday|recently|sometimes|wish\w*|almost|barely|hardly|tomorrow|soon|at last|finally|ready|until|till|unless|but|though|however|except)\b/i,
  /\b(?:last|this) (?:night|week|month|weekend|morning|evening)\b|\b(?:days?|weeks?|months?|hours?|minutes?) ago\b|\btoday(?! (?:i'm|i am|he's|she's|he is|she is|life) (?:\w+ ){0,2}(?:glad|happy|well|fine|good|great|okay|ok|healthy))\b/i,
  /\b(?:pills|(?:my|all|more|those|these|some) (?:pill|tablet)s?|tablets|rope|bridge|knife|plan(?:s|ned|ning)?|hoard\w*|saving|letters?|goodbye|promise|voices?|hopeless|worthless|pointless|burden|alone|lonely|empty|numb|can't|cannot|don't|not (?:well|fine|good|ok\w*)|no longer|thinking (?:of|about)|think (?:i|of|about)|want to (?:die|go|end|be (?:dead|gone)))\b/i,
  /\b(?:should|would) have (?:worked|died|done)\b|\bever since\b(?=[^.?!]{0,20}\b(?:down|low|sad|bad))|\bkeeps?\b|\bnow (?:it|they|my|the|he|she)\b(?! (?:is|are|has)?\s?(?:\w+ )?(?:fine|well|good|happy|grown|gardens?|works|\d+))/i,
);
const pastDespair = new RegExp(
  String.raw`\b(?:${whoever.source}(?:'ve| have| has|'s)?(?: also| once| even| really| very| deeply| quite| badly| never| not)* )?(?:was |were |been |had |have had |haven't had |survived |felt )*(?:a |an |any |some |my )*${despair}\b`,
  'gi',
);

/** The whole message but for its last question, where despair is told as long overcome; else nothing. */
export function despairOvercomeIn(text: string): readonly Span[] {
  const told = [...text.matchAll(pastDespair)];
  if (told.length === 0 || notOver.test(text.replaceAll(harmlessTurns, ' '))) return [];
  const about = sentencesIn(text).filter(({ start, end }) => {
    const sentence = text.slice(start, end);
    return sentence.search(pastDespair) >= 0;
  });
  const beside = text.replaceAll(pastDespair, ' ');
  const isLongAgo = about.every(({ start, end }) => inYears.test(text.slice(start, end)));
  return isLongAgo && told.every(({ 0: each }) => isOfThePast(each)) && beside.search(isWell) >= 0
    ? told.map(({ index, 0: each }) => ({ start: index, end: index + each.length }))
    : [];
}

const inYears = new RegExp(String.raw`\b${longAgo}`, 'i');
/** "I've been back at work", "I don't drink": words of a return that are none. */
const harmlessTurns = /\b(?:still here|st\.? john'?s wort|back (?:at|to) (?:work|school|uni\w*|sport|normal))\b/gi;

/** "I am suicidal" is never over. */
function isOfThePast(told: string): boolean {
  return /\b(?:was|were|had|been|tried|wanted|attempted|survived|used to|felt|overdosed|took|cut|self-?harmed|thoughts?|attempt)\b/i.test(
    told,
  );
}
