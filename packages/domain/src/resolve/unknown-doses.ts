import { choice } from './phrases.ts';
import type { Mention } from './mention.ts';
import { ordinaryWords } from './ordinary-words.ts';
import type { Word } from './words.ts';
import { wordsBesideNames } from './words-beside-names.ts';
import { wordsNearNames } from './words-near-names.gen.ts';

const takenBefore = new RegExp(
  String.raw`\b${choice(
    /take|takes|taking|took|on|prescribed|started|starting|using|use|uses|with|plus|and|drinks?|drinking/,
    /drank|cups? of|mugs? of|had|have/,
  )}\s+(?:my\s+|some\s+|the\s+|a\s+|daily\s+|strong\s+|black\s+)?$`,
  'i',
);
const doseAfter = /^\s*\d+(?:[.,]\d+)?\s*(?:mg|mcg|µg|ug|g|ml|iu|units?)\b/i;

/** "Vorasulfan XR": only a product has such letters behind it. */
const hasRelease = /^ (?:XR|SR|MR|ER|XL|LP|retard|forte|depot|EC|ODT)\b/;

/** What leads in to an amount and is no name: "the box says 120 mg". */
const leadsIn = new RegExp(
  `^${choice(
    /says?|reads?|shows?|states?|stated|lists?|contains?|containing|holds|offers?|delivers?|provid(?:es?|ing)|brings|gives/,
    /equals|total(?:s|ling|ing)?|exactly|nearly|roughly|approx(?:imately)?|minimum|even|normally|typically|further/,
    /additional|recommends?|suggests?|gone|back|down|upto|standard|whopping|massive|tiny|mere|mine|whats|thats/,
  )}$`,
);

/** Unknown words with a dose, or right after "take". */
export function unknownDoses(text: string, words: readonly Word[], mentions: readonly Mention[]): string[] {
  return words
    .filter((word) => !mentions.some((mention) => word.start < mention.end && word.end > mention.start))
    .filter((word) => word.text.length >= 4 && !ordinaryWords.has(word.text) && !/^\d/.test(word.text))
    .filter((word) => {
      const hasDose =
        doseAfter.test(text.slice(word.end, word.end + 16)) &&
        !leadsIn.test(word.text) &&
        !wordsBesideNames.has(word.text);
      const isTaken = takenBefore.test(text.slice(Math.max(0, word.start - 24), word.start));
      const isNamed =
        /^\p{Lu}/u.test(text.slice(word.start)) &&
        !/^(?:[A-Z]\w*day|[A-Z]\w*ber|January|February|March|April|June|July|August)$/.test(
          text.slice(word.start, word.end),
        );
      return (
        hasDose ||
        hasRelease.test(text.slice(word.end, word.end + 10)) ||
        (isOdd(word.text) && stands(text, word, mentions)) ||
        (isTaken && (looksLikeAMedicine(word.text) || (isNamed && word.text.length > 5)))
      );
    })
    .map((word) => text.slice(word.start, word.end));
}

const medicineEndings = new RegExp(
  String.raw`${choice(
    /mab|nib|pril|sartan|statin|olol|azole|cillin|mycin|oxacin|pam|lam|zepam|pine|tidine|gliptin|gliflozin/,
    /glutide|tide|vir|ine|ide|ate|one|ium|xaban|parin|setron|triptan|lukast|terol|sone|lone|phylline|zine/,
    /amine|barbital/,
  )}$`,
);

/** Letters that few English words have, and an ending that many medicines have. */
function isOdd(word: string): boolean {
  return (
    /^[a-z]{6,}$/.test(word) &&
    /[xzq]/.test(word) &&
    /(?:in|ol|an|il|ex|ax|ix|um|on|en|yl|ra|ta|za|xa|va|ia|al|ate|ine|ide|one|mab|nib)$/.test(word) &&
    !/(?:[ts]ion|exual|ozen|izen|izon|toxin)$/.test(word) &&
    !wordsNearNames.has(word)
  );
}

/** Next to a known name, with at most "and" or a sign between. */
function stands(text: string, word: Word, mentions: readonly Mention[]): boolean {
  const between = /^[\s,&+/]{0,3}(?:and|with|plus|or)?[\s,&+/]{0,3}$/;
  return mentions.some(
    (mention) =>
      (between.test(text.slice(word.end, Math.max(word.end, mention.start))) && mention.start >= word.end) ||
      (between.test(text.slice(mention.end, Math.max(mention.end, word.start))) && word.start >= mention.end),
  );
}

function looksLikeAMedicine(word: string): boolean {
  return word.length >= 7 && medicineEndings.test(word);
}
