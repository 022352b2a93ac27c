import { isGivenName } from '../../resolve/given-names.ts';
import { lately } from '../../resolve/lately.ts';
import { choice, withPlainApostrophes } from '../../resolve/phrases.ts';

/**
 * The sentences of a message that tells at length, as people write an email: each is read like a turn of a talk, so that "my neighbour
 * gave me a bottle" in the middle of it says nothing of whom the end is about. None where a message is short and no list.
 */
export const sentencesOfStory: (message: string) => readonly string[] = lately((message) => {
  const areListed = rows.test(message);
  if (message.length < shortest && !areListed) return [];
  const written = inOneRow(withPlainApostrophes(message).replaceAll(wrapped, ' '));
  const sentences = written
    .split(betweenSentences)
    .flatMap(inTurns)
    .map((sentence) => sentence.trim().replace(/^\d[.)]\s+/, ''))
    .filter((sentence) => /\p{L}/u.test(sentence));
  return sentences.length < (areListed ? fewestListed : fewest) ? [] : inFewerPieces(sentences);
});

/** Each is heard with all before it, so that thousands of scraps would take minutes: neighbours are then read as one. */
function inFewerPieces(sentences: readonly string[]): readonly string[] {
  const together = Math.ceil(sentences.length / mostPieces);
  if (together < 2) return sentences;
  return Array.from({ length: Math.ceil(sentences.length / together) }, (_, place) =>
    sentences.slice(place * together, (place + 1) * together).join(' '),
  );
}

/** Whether a message tells at length, so that it may be about several people. */
export function isLetter(message: string): boolean {
  return sentencesOfStory(message).length > 0;
}

/** Whether words stand in one sentence of a story, or in a short message: those of different sentences belong to different matters. */
export function isToldInOne(message: string, tells: (text: string) => boolean): boolean {
  const sentences = sentencesOfStory(message);
  return sentences.length === 0 ? tells(message) : sentences.some(tells);
}

const shortest = 160;
const fewest = 3;
const fewestListed = 2;
/** More than anybody tells in the longest message. */
const mostPieces = 150;
/** Longer than this without a full stop, somebody spoke into a phone. */
const dictated = 240;

/** "… then our kev he is forty", "… and Lee has", "… so can we all have it": somebody else begins there, or a question. */
function inTurns(sentence: string): readonly string[] {
  if (sentence.length <= dictated) return [sentence];
  const parts = sentence.split(betweenPeople).flatMap((part) => {
    const cuts = [...part.matchAll(beginsWithName)].flatMap(({ 0: words, 1: name = '', index }) =>
      isGivenName(name.toLowerCase()) || (/^\p{Lu}/u.test(name) && doesThings.test(part.slice(index + words.length)))
        ? index
        : [],
    );
    return [0, ...cuts].map((from, place) => part.slice(from, cuts[place]).trim());
  });
  return parts.reduce<string[]>((all, part) => {
    const last = all.at(-1);
    return last !== undefined && !/\s/.test(last) ? [...all.slice(0, -1), `${last} ${part}`] : [...all, part];
  }, []);
}

const joins = String.raw`(?:(?:and|then|so|also|next|lastly|first off|oh|but|plus|now|well|anyway)\s+)`;
const question = `(?:${choice(
  /what (?:do|would|can|should|else)/,
  /which (?:of|ones?|can)/,
  /who (?:of|can|should|may)/,
  /(?:is|are) (?:that|it|this|any|all|either|they)/,
  /(?:can|could|should|shall) (?:i|we|he|she|they|any|all|everyone|you (?:tell|say|advise|help))/,
)})\\b`;
const betweenPeople = new RegExp(
  String.raw`(?<!\bas)[\s,]+(?=${choice(
    `${joins}{1,3}(?:my|our|me|(?:the |as )?(?:wife|husband|missus|kids?|baby|boy|girl|other one|second|third|for)|(?:her|his|their) (?:husband|wife|m[uo]m|dad|mother|father|son|daughter|girl|boy|sister|brother|bab(?:y|ies)|partner|kids?)|i['’]?m|i (?:am|just|only|have|take|dont|don['’]t|myself|got|drink)|myself|listen|thats|that['’]s)\\b`,
    `${joins}{0,2}there(?:['’]?s| is) (?:my|our|the|\\p{L}+ (?:who|he|she))\\b`,
    String.raw`(?<=, )(?:my|our) \p{L}+ (?:\p{L}+ )?(?:is|has|takes|he|she|hes|shes|who)\b`,
    String.raw`(?<!\b(?:ask\w*|know|wonder\w*|tell|if|whether|is|said|thought|see|sure|i|we|you|he|she|they|it|us|all|which|who|what|that) )(?:(?:and|so|but|or) )*${question}`,
  )})`,
  'iu',
);
const doesThings =
  /^(?:['’]?s)? (?:is|has|had|hes|shes|he|she|takes|took|wants|was|drinks|needs|sleeps|works|likes|only|also|just|keeps|gets|on the)\b/i;
/** Who is told of by the name: "and Stevo he had", "then callum is". */
const beginsWithName = new RegExp(
  `(?<=[\\s,])${joins}{1,3}(?:(?:young|little|old|big|our|auntie|uncle|mr|mrs|miss) )?(\\p{L}{2,})(?![\\p{L}'’-])(?! (?:and|or|are|were|do|have)\\b)`,
  'giu',
);
/** "1. Is garlic fine? 2. And fish oil", or a row to a question. */
const rows = /(?:^|\s)1[.)]\s[^]*\s2[.)]\s|\?[ \t]*\n[^]*\?/;
/** Not behind "Dr.", "St." or "e.g."; a row that begins with "2." is a sentence of its own. */
const betweenSentences =
  /(?<=[?!])\s+|(?<!\b(?:dr|mrs?|ms|st|e\.g|i\.e|vs|approx|no|a\.m|p\.m|etc))(?<=[.…])\s+(?=[\p{L}\d"'(])|\s*\n+\s*(?:[-*•]\s*)?|(?<!\b(?:at|or|and|to|until|till?|by|of|from|about|around|before|after|past|for|with|every|than))\s+(?=\d[.)]\s+\p{L})/iu;

/** "She made me this plan: - kelp in the morning - nettle tea": what is listed without a question belongs to the sentence before it. */
function inOneRow(message: string): string {
  return message.replaceAll(
    listed,
    (_, items: string) =>
      `: ${items
        .trim()
        .split(/\s*\n\s*/)
        .map((item) => item.replace(marker, '').replace(/[.;,]$/, ''))
        .join(', ')}.\n`,
  );
}

/** A long line that goes on in the next one, as an old mail program wraps it. */
const wrapped = /(?<=[^\n]{50}[\p{L}\d,'")])[ \t]*\n[ \t]*(?=\p{Ll})/gu;
const marker = /^(?:[-*•]|\d[.)])\s*/;
const listed = /:[ \t]*\n((?:\s*(?:[-*•]|\d[.)])\s+[^\n?]+(?:\n|$))+)(?!\s*(?:[-*•]|\d[.)])\s)/g;
