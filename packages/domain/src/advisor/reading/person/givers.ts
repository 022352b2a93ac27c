import { choice, sequence } from '../../../resolve/phrases.ts';
import { theirs } from './relation-words.ts';

/** A text without whoever only hands something over to the one the talk is of: "a friend offered 5-HTP for his low mood". */
export function withoutGiver(text: string, before: string | null): string {
  if (before === null) return withoutGiverToThem(text);
  return text.replaceAll(gives, (all, giver: string) => (giver.toLowerCase() === before ? all : 'somebody gave'));
}

/** "Mum gave him my tablets as well": he has them, and she is not spoken of. */
export function withoutGiverToThem(text: string): string {
  return text.replaceAll(givesToThem, 'somebody gave ');
}

const givesToThem = new RegExp(
  String.raw`\b${theirs},? (?:has |have |had |also |just |already |always |secretly )*(?:gave|given|gives|giving|slipped|fed|handed|feeds) (?=(?:(?:it|some|them|one|that) to )?(?:him|them|her(?! \w+ to (?:me|us)))\b)`,
  'gi',
);

const gives = sequence(
  String.raw`\b${theirs},?\s+(?:has |have |had |also |just |kindly |now )*`,
  choice(
    /offer(?:s|ed|ing)?|gave|gives?|given|sen(?:t|ds?)|brought|brings|sold|sells|lent|lends|passed on|handed|slipped/,
    /recommend(?:s|ed)|suggest(?:s|ed)/,
  ),
  /\b(?! (?:me|us)\b)/gi,
);
