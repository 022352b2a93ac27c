import { lately } from '../../resolve/lately.ts';
import { withPlainApostrophes } from '../../resolve/phrases.ts';

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
    .flatMap((sentence) => (sentence.length > dictated ? sentence.split(betweenPeople) : [sentence]))
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
const dictated = 300;
/** "… then our kev he is forty", "… and me I am seventy three": somebody else begins there. */
const betweenPeople =
  /\s+(?=(?:(?:and|then|so|also|next|lastly|first off|oh|but|plus|now)\s+){1,2}(?:my|our|me|(?:the )?(?:wife|husband|missus|kids?|baby|boy|girl)|i['’]?m|i am|listen|thats|that['’]s)\b)/i;
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
