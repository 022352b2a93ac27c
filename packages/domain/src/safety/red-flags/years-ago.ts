import { choice, sequence } from '../../resolve/phrases.ts';
import { deniedIn } from './denied-lists.ts';
import { sentencesIn, type Span, withoutSpans } from './spans.ts';
import { comesBack, complaintNow, inOtherSense, yearsAgo } from './told-as-over.ts';

/** What happened in childhood or years ago, and of which nothing goes on by its nature: "my appendix burst when I was nine". */

const growingUp = choice(
  /when (?:i|he|she|we|they|my \w+) (?:was|were) (?:(?:only|just|about|around|like) )?(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|[3-9]|1\d|2\d)(?! ?(?:minutes?|mins?|hours?|weeks?|wks?|months?|days?|%|km|miles|am|pm))/,
  /(?:at|aged) (?:age )?(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)(?=\W*(?:$|[,.;]|and\b))/,
);
/** "Choked on a pretzel on our first date". */
const thatDay =
  /(?:on|at|during) (?:our|my|his|her) (?:(?:own|first|golden|silver) )*(?:wedding|date|honeymoon|graduation|confirmation|school prom|prom|stag night|hen night)/;
const longAgo = new RegExp(String.raw`\b(?:${growingUp}|${yearsAgo}|${thatDay.source})`, 'i');
/** It is done at once, or treated or not survived. */
const event = sequence(
  /\b/i,
  choice(
    /(?:appendix|eardrum|spleen|cyst|ulcer|lung)\b[^.?!,]{0,24}\b(?:burst|ruptured|perforated|collapsed|popped|taken out|out|removed)|(?:burst|ruptured|perforated) (?:my|his|her|an?) (?:\w+ )?(?:appendix|eardrum|spleen|cyst|ulcer)|(?:burst|ruptured|perforated) (?:appendix|eardrum|spleen|(?:ovarian )?cyst|ulcer)|collapsed lung|no spleen/,
    /(?:swallowed|choked on|drank|ate|got stung|was stung|was bitten|got bitten|bitten|stung|nearly drowned|almost drowned|drowned|nearly (?:died|bled)|(?:fell|fallen) (?:off|out of|down|from|into|through)|broke|broken|crashed|was hit|got hit|run over|burnt|burned|scalded|cut off|lost (?:two|three|a|some|my|his|her|an?) (?:\w+ )?(?:teeth|tooth|fingers?|toes?|eye|leg|blood))/,
    /(?:stomach (?:was )?pumped|operated on|had (?:\w+ )?surgery)/,
    /had (?:a |an |the |bad |severe )*(?:meningitis|sepsis|blood poisoning|pneumonia|appendicitis|peritonitis|ectopic(?: pregnancy)?|concussion|anaphyla\w+|head injury|whooping cough|diphtheria|scarlet fever|polio|tetanus|kidney infection|skull fracture|febrile (?:fits?|seizures?|convulsions?))/,
  ),
  /\b/,
);
/** In the clause itself: it is today, or an illness that comes and goes. */
const ofToday =
  /\b(?:now(?! (?:a|an|\d))|today|tonight|yesterday|again|still|just (?:now|swallowed|ate|drank)|last (?:night|week|month)|this (?:morning|week|evening)|ago (?:today|this)|just|i've|i'm|i am|(?:it|he|she|they)'s|has been|have been|(?:days?|hours?|minutes?|weeks?) ago|worse|keeps?|like (?:this|now))\b/i;
/** What is left is a scar or a story, or a habit since then. */
const onlyLeft = sequence(
  /\b/gi,
  choice(
    /still (?:got|have|has|there'?s|see|feel|wear) (?:the |a |an |my |his |her |some )*(?:\w+ )?(?:scars?|limp|dent|mark|story|cast|photo|fear)|(?:just |only )?(?:a |the |some )?(?:scars?|limp)(?: tissue)? (?:left|remains|to show)|scars?(?: tissue)? (?:gets?|is|are|feels?|itch\w*|looks?) (?:\w+ )?\w+/,
    /still (?:can't|won't|don't|doesn't|hate|hates|avoid|avoids|remember\w*|laugh\w*|tells?|wary|careful|scared|afraid)(?: (?:look at|stand|stomach|face|bear|like|eat|touch|of|about|talk about))?(?: \w+){0,3}/,
    /can't (?:look at|stand|stomach|face|bear) (?!(?:it|this|up|the light|light|noise|him|her)\b)(?:the (?:sight|smell|taste) of )?\w+/,
    /now (?:i|he|she|we|they) (?:only|always|never|just) (?:eats?|drinks?|takes?|cuts?|chews?|checks?|wears?|avoids?|orders?|buys?)(?: \w+){0,3}|still (?:tells?|laughs?)(?: \w+){0,3}/,
    /deaf in (?:one|my|his|her) (?:\w+ )?ear(?: since| ever since)?|blind in one eye(?: since)?|(?:stiff|aches?|achy) (?:in|when it's|when it is) (?:\w+ )?(?:winter|cold|damp|wet|the cold|the wet|the weather changes)/,
  ),
  /(?=\W|$)/,
);
/** "When I was in the shower", "at two months": no years lie between. */
const noYears =
  /\bwhen (?:my )?\w+ (?:was|were) (?:in|at|on|about|only|just|like|out|off) (?!(?:school|uni\w*|college|nursery|kindergarten|my \w*teens|(?:my|his|her|the) (?:twenties|thirties|forties|army|navy|\d0'?s)|\d|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)|(?<!\bi was )(?:at|in|from) (?:nursery|kindergarten|school|pre-?school|playgroup)\b|\b(?:with|after|before|when) (?:my|our) (?:\w+ )?(?:son|daughter|twins|baby|child|boy|girl)\b|\b(?:months?|weeks?|days?)\b(?! (?:in (?:hospital|a cast|plaster|bed)|later|early|premature))/i;
const sameNow = /\b(?:same|(?:like|as) (?:then|back then|that time)|this feels|feels like (?:it|then|that))\b/i;

/** The clauses that tell such an event of years ago; none where anything of it is told of today. */
export function yearsAgoIn(text: string): readonly Span[] {
  if (!longAgo.test(text)) return [];
  const plain = withoutSpans(text.replaceAll(inOtherSense, blanks).replaceAll(onlyLeft, blanks), deniedIn(text));
  const spans = sentencesIn(text).flatMap((sentence) =>
    clausesOf(plain, sentence).filter((span) => isLongPast(plain.slice(span.start, span.end), text)),
  );
  if (spans.length === 0) return [];
  const beside = withoutSpans(plain, spans);
  return comesBack.test(beside) || complaintNow.test(beside) || sameNow.test(beside) ? [] : spans;
}

/** "At four" may be an hour, unless something tells of the time since. */
const bareAge = /\bat (?:four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})\b/i;
const timeSince = /\b(?:never|since|years?|scars?|limp|childhood|still|i'm \d\d|as a (?:kid|child))\b/i;

function isLongPast(clause: string, text: string): boolean {
  if (bareAge.test(clause) && !timeSince.test(text)) return false;
  return event.test(clause) && longAgo.test(clause) && !ofToday.test(clause) && !noYears.test(clause);
}

/** Up to a comma behind which something else is told; "at seven, falling out of a tree" goes on. */
function clausesOf(text: string, { start, end }: Span): readonly Span[] {
  const parts: Span[] = [];
  let from = start;
  for (const { index, 0: mark } of text
    .slice(start, end)
    .matchAll(/[,;:]+|\s-+\s|\s(?=(?:but|now|(?:and|so) (?:i|he|she|they|we|it|my|his|her|now|i'm|i've|it's))\s)/g)) {
    parts.push({ start: from, end: start + index + mark.length });
    from = start + index + mark.length;
  }
  const all = [...parts, { start: from, end }];
  const [first, second] = all;
  // "In 1996, I fell off a roof" is one.
  return first &&
    second &&
    wordsIn(text.slice(first.start, first.end)) <= 4 &&
    longAgo.test(text.slice(first.start, first.end))
    ? [{ start: first.start, end: second.end }, ...all.slice(2)]
    : all;
}

function wordsIn(text: string): number {
  return text.match(/\w+/g)?.length ?? 0;
}

function blanks(found: string): string {
  return ' '.repeat(found.length);
}
