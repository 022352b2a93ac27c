import { usesFromText } from '../../herbs/uses-from-text.ts';
import type { Mention } from '../../resolve/mention.ts';
import { choice, sequence, withPlainApostrophes } from '../../resolve/phrases.ts';
import { ironBinds } from '../for-concerns/untreatable.ts';
import { listed } from '../wording/html.ts';
import { inSentence } from '../wording/names.ts';

/** "I sweat since I take sertraline": what is taken may be behind it; null where nothing was begun. */
export function sinceTaken(question: string, mentions: readonly Mention[]): string | null {
  const text = withPlainApostrophes(question);
  if (tinglesFromB6(text)) return harmedByB6;
  if (asksForLeave.test(text)) return null;
  const begun = mentions.filter(
    ({ kind, start, negated, allergy }) =>
      (kind === 'medicine' || kind === 'herb') &&
      !negated &&
      !allergy &&
      (began.test(text.slice(0, start)) ||
        (kind === 'medicine' && blamed.test(text.slice(0, start))) ||
        (kind === 'herb' && takenSince.test(text))),
  );
  if (begun.some(({ id }) => id === 'iron') && usesFromText(text).includes('constipation')) return ironBinds;
  if (begun.length === 0) return sinceNewTablets.test(text) ? fromAMedicine('the new medicine') : null;
  const names = listed([...new Set(begun.map(({ name }) => inSentence(name)))]);
  return begun.some(({ kind }) => kind === 'medicine')
    ? fromAMedicine(names)
    : `It may come from ${names}. If somebody prescribed it, or a test asked for it, go on and ask them for less or another kind. Otherwise leave it out for a week or two and see.`;
}

function fromAMedicine(names: string): string {
  return `It may come from ${names}: tell the prescriber or a pharmacist, and do not stop it alone. Often the dose, the time of day or another medicine helps.`;
}

/** "Had it since the new tablets." */
const sinceNewTablets =
  /\bsince (?:i (?:got|started|have|take|am on) )?(?:the|my|those|these) new (?:\w+ )?(?:tablets?|pills?|medicines?|medications?|meds)\b/i;
/** "Can I drive after taking kava?" tells of no complaint. */
const asksForLeave =
  /\b(?:(?:can|could|may|should|when|how (?:long|soon)) (?:can |could |may |should )?i|is it (?:ok|okay|safe|fine))\b/i;
/** "I take ginseng and can't sleep since." */
const takenSince = /\b(?:take|taking|took|use|using|drink|started)\b[^.?!]{3,60}\bsince(?: then)?\W*$/i;
/** "Could it be the ramipril?" */
const blamed =
  /\b(?:can|could|may|might|is|does) (?:it|this|that|they)(?: all)? (?:be |come |coming |due )*(?:from |because of |due to |to |by )?(?:the |my |those |these )?$/i;
const began = sequence(
  /\b(?:since|after|ever since|from when)\s+(?:(?:i|he|she|my \w+|the doctor)\s+)?/i,
  /(?:(?:have|has|had|was|am|is|been|'ve|'m|also)\s+)*/,
  choice(
    /start(?:ed|ing)?|began|begun|beginning|take|takes|took|taking|on|put me on|going on|went on/,
    /switched to|switching to|got|getting/,
  ),
  /\s+(?:on |with |to take |taking )*(?:my |the |a |an |this |these )?(?:\w+ )?$/,
);

/** "B6 for months, feet tingle a bit", of both and of nothing sudden: known of that vitamin. */
export function tinglesFromB6(text: string): boolean {
  return ofB6.test(text) && tingles.test(text) && !moreThanTingles.test(text);
}

const ofB6 = /\b(?:vitamin )?b ?-?6\b|\bpyridoxine?\b/i;
export const tingles =
  /\b(?:feet|toes|soles|fingers|hands)\b(?: (?:have|has|are|is|now|gone|going|go|get|getting|feel|feels|been|a|bit|all|quite|really|slightly|also)| ,){0,5} (?:tingl\w*|numb\w*(?:-?ish)?|burn\w*|pins and needles|prickl\w*)|\b(?:tingl\w*|numb\w*|burning|prickl\w*|pins and needles)(?: \w+){0,2} (?:feet|toes|soles|fingers|hands)\b/i;
const moreThanTingles =
  /\b(?:sudden\w*|one side|left|right|face|mouth|speech|speak\w*|slur\w*|droop\w*|weak\w*|arm|leg|vision|sight|bladder|bowels?|walk\w*|fall\w*|headache|pregnan\w*)\b/i;

/** As the Australian regulator warns. */
const harmedByB6 =
  'Tingling or numb feet or hands while taking vitamin B6 can be nerve damage from it, at times below 50 mg a day. Do not go up: stop it and whatever else holds B6, and see your doctor this week, as other causes need a blood test. Suddenly, on one side or with weakness: call for help.';
