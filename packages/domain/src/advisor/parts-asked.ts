import { choice, withPlainApostrophes } from '../resolve/phrases.ts';
import { tellsOfSharedBed } from './questions/who-takes-it/shared-bed.ts';
import type { Understanding } from './reading/understanding.ts';

/**
 * The questions of a message, each with what is told before it: "I have a cough. Which tea? Also, is turmeric any good?". Two
 * at least and four at most; none where the message asks but one thing.
 */
export function partsAsked(asked: Understanding): readonly string[] {
  const { question, history, mentions, herbs: askedAbout } = asked;
  if (question.length > longest || takesBack.test(question) || tellsOfSharedBed(asked)) return [];
  const clauses = clausesOf(question);
  const parts: string[] = [];
  let told = '';
  for (const clause of clauses) {
    const whole = `${told} ${clause}`.trim();
    const asks =
      isQuestion(clause) ||
      (!isSentence.test(clause) &&
        !tellsOfOneself.test(clause) &&
        !isAtHand.test(clause) &&
        mentions.some(
          ({ kind, text, id }) => kind === 'herb' && clause.includes(text) && askedAbout.some((each) => each.id === id),
        ));
    if (asks) parts.push(whole);
    // "What goes with lamb? Got rosemary and sage": what is at hand is told of the question before.
    told = asks || (isAtHand.test(clause) && parts.length > 0) ? '' : whole;
  }
  // What is told last belongs to no question of its own.
  const isOdd = parts.some(
    (part, place) =>
      addsOnly.test(part) ||
      (place > 0 && goesWith.test(part)) ||
      (place > 0 && asksWhich.test(parts[place - 1] ?? '') && namesOnly(part, mentions, 2)) ||
      (place > 0 && namesOnly(part, mentions, 1) && endsWithName(parts[place - 1] ?? '', mentions)) ||
      (place === 0 && history.length === 0 && leansOn.test(part)),
  );
  const herbs = mentions.filter(({ kind }) => kind === 'herb');
  const areCompared =
    herbs.length > 1 &&
    comparesThem.test(parts.at(-1) ?? '') &&
    herbs.some(({ text }) => !parts.at(-1)?.includes(text));
  return parts.length < 2 || parts.length > mostParts || told !== '' || isOdd || areCompared ? [] : parts;
}

/** "Which tea can I drink? Peppermint, linden, chamomile?": the names belong to the question before them. */
function namesOnly(part: string, mentions: Understanding['mentions'], fewest: number): boolean {
  const names = mentions.filter(({ kind, text }) => kind === 'herb' && part.includes(text));
  const rest = names.reduce((left, { text }) => left.replace(text, ' '), part);
  return names.length >= fewest && /^\W*(?:(?:or|and|the|teas?|capsules?|oil|maybe)\b\W*)*$/i.test(rest);
}

/** "Hoarse since Sunday. Sage? Eucalyptus? What is safe": asked of both at once. */
function endsWithName(part: string, mentions: Understanding['mentions']): boolean {
  const end = part.replace(/\W+$/, '').toLowerCase();
  return mentions.some(({ kind, text }) => kind === 'herb' && end.endsWith(text.toLowerCase()));
}

const asksWhich = /\b(?:which|what) (?:\w+ )?(?:(?:i|we) )?(?:can|could|may|should|is|are|would)\b/i;

/** "Psyllium? My grandmother uses linseed. Which is better of them": asked of all that are named. */
const comparesThem =
  /\bwhich (?:one |of (?:them|these|those|the (?:two|three)) )?(?:is|are|works?|would be|suits me)\b[^.?!]*\b(?:better|best|safer|safest|gentler|gentlest|milder|stronger|strongest)\b[^.?!]{0,20}\W*$/i;

/** The sentences of a message, and its questions that "and" joins. */
export function clausesOf(message: string): readonly string[] {
  return withPlainApostrophes(message)
    .split(betweenQuestions)
    .flatMap((clause) => (startsToAsk.test(clause) ? clause.split(commaBeforeQuestion) : [clause]))
    .map((clause) => clause.trim())
    .filter((clause) => /\p{L}/u.test(clause));
}

const longest = 400;
const mostParts = 4;
const asker =
  "(?:how|what|what's|when|where|which|why|who|does|do|is|isn't|are|can|can't|could|should|shouldn't|will(?! (?:not |just |then )?(?:skip|do|try|stop|leave|ask|take|drop|give|go|keep|have|stick|avoid|look|get|call|see|stay|pass|use|buy|make|drink|wait|tell|read|check)\\b)|would|may|any|anything|something)";
/** "And is it strong", "also is turmeric any good", and not "he is old and is tired". */
const asksAnew = choice(
  /(?:how|what|when|where|which|why)/,
  /(?:for|at|by|in|with|from) (?:how|what|which)/,
  /(?:does|do|can|could|may|must|should|will|would) (?:it|i|we|he|she|they|that|this|these|those|there|you|my|the|a|an|any)/,
  /(?:is|are) (?:it|that|this|they|these|those|there|any)/,
  /(?:is|are|can|does|do|will) [\w' ]{3,30} (?:any good|ok|okay|safe|good|fine|bad|help|work|stop|go)/,
);
/** After a question mark or the end of a sentence, or where "and" begins to ask anew; "what has to go and when" is one question. */
const betweenQuestions = new RegExp(
  String.raw`(?<=[?])\s+(?!or\b)|(?<=[.!])\s+|,?\s+(?=(?:and|also|plus)\s+(?:also\s+|then\s+)?${asksAnew}\b)(?!and (?:when|how|why|where)\W*$)`,
  'i',
);
/** "Does it taste bad, how long does it keep", and not "in the morning, when I get up". */
const commaBeforeQuestion = new RegExp(
  String.raw`,\s+(?=${choice(
    /how (?:long|much|often|many|soon|do|does|is|are)/,
    /(?:what|where|when) (?:do|does|is|are|can|should)/,
    /(?:does|do|can|could|should|will|would|is|are) (?:it|i|they|that|this)/,
  )}\b)`,
  'i',
);
const startsToAsk = new RegExp(
  String.raw`^\W*(?:(?:and|so|ok(?:ay)?|also|plus|then|but|well|oh|thanks?|last(?:ly)?|first)\b\W*)*(?:for [\w' ]{2,20},? )?${asker}\b`,
  'i',
);
export const isQuestion = (clause: string): boolean => clause.includes('?') || startsToAsk.test(clause);
/** "And what about raspberry leaf?" asks the same of one more. */
const addsOnly = /^\W*(?:(?:and|or|so|also)\b\W*)*(?:what|how) about (?!(?:for )?(?:my|our|the|me|him|her|them)\b)/i;
/** "Ginger for nausea, and which brand?" asks of ginger first. */
const isSentence = /[.!]\W*$/;
const tellsOfOneself = /\b(?:i|i'm|i've|we|he|she|my)\b/i;
/** "Got rosemary, sage and mint." */
const isAtHand = /^\W*(?:(?:i|we)(?:'ve| have)? |i've |we've )?(?:also )?(?:got|have) (?!to\b)[^?]*$/i;
/** "I said nursing? No, I meant the nursing home" corrects itself. */
const takesBack = /\b(?:no|nah|nope|sorry|oops|wait),? (?:i|we) (?:meant?|was thinking of)\b/i;
/** "I take it with what? Can be with tea?" asks of the same. */
const goesWith =
  /^\W*(?:(?:and|or|so)\b\W*)*(?:can|could|may|is) (?:(?:it|this|that|i take it) )?(?:be |ok |fine )?with\b/i;
/** "Is it?" first of all asks of nothing. */
const leansOn = /^\W*(?:is|does|can|will|should|would) (?:it|that|this|they|them|those)\b/i;
