import type { Mention } from '../../../resolve/mention.ts';
import { blank } from '../../../resolve/blank.ts';

/** "I take 10 mg of escitalopram and want to try saffron": the milligrams are those of the medicine, not asked of the herb. */
export function withoutDoses(text: string, mentions: readonly Mention[]): string {
  return mentions
    .filter(({ kind }) => kind === 'medicine')
    .toSorted((left, right) => right.start - left.start)
    .reduce((rest, { start, end }) => {
      const before = rest.slice(0, start).replace(doseBefore, blank);
      const after = rest.slice(end).replace(doseAfter, blank);
      return before + rest.slice(start, end).replaceAll(dose, blank) + after;
    }, text);
}

const amount = String.raw`\d[\d.,/]*\s?(?:mg|mcg|µg|ug|g|ml|iu|ie|units?|milligrams?|micrograms?|grams?)\b`;
const dose = new RegExp(amount, 'gi');
const doseBefore = new RegExp(String.raw`${amount}(?: (?:a day|daily))?(?: of)?(?: (?:my|the|his|her))?\s*$`, 'i');
const doseAfter = new RegExp(String.raw`^[\s,(]*${amount}`, 'i');
