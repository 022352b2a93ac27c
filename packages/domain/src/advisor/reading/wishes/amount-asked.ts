import { choice, oneOf, sequence } from '../../../resolve/phrases.ts';
import { asking } from '../../data/asking-phrases.ts';

/** Whether a question asks how much to take, or tells an amount to hear what is thought of it. */
export function asksForAmount(typed: string): boolean {
  const text = typed.replace(manyMedicines, ' ');
  return [asking.amount, takesAlready, isThatMuchFine, toldADay, startsWithAmount, manyADay].some((words) =>
    words.test(text),
  );
}

/** "She takes about 12 tablets" counts medicines. */
const manyMedicines =
  /\b(?:takes?|on|taking) (?:about |around |some |like |over |almost )?\d+ (?:different |other |prescription )?(?:tablets?|pills?|medicines?|medications?|meds)\b(?: (?:a|per) day)?(?! of\b)/i;

/** "Valerian, 3 grams in one go, ok?" */
const startsWithAmount =
  /^\W*(?:(?:and|but|so|ok)\b\W*)*(?:i take |taking |i'm on |(?:what|how) about |would |is )?(?:just |only )?\d[\d,.]* ?(?:mg|g|iu|mcg)\b[^?]{0,50}$/i;
/** "Is it ok to take three mugs a day?" */
const manyADay =
  /\b(?:is it (?:ok|okay|fine|all ?right) to|(?:can|may|could|should) (?:i|he|she|we|they)) (?:take|have|drink|use) (?:up to )?(?:\d{1,2}|one|two|three|four|five|six|seven|eight)(?: \w+)? (?:a|per|each|every) (?:day|night)\b/i;
const toldADay = oneOf(
  sequence(
    /\b\d[\d,.]* ?(?:iu|mg|g|grams?|mcg|micrograms)\b[^.?!]*\b/i,
    choice(
      /a day|per day|daily|every (?:day|night)|at night|nightly|at bedtime|twice|three times/,
      /times a day|each (?:day|night)|in the (?:morning|evening)|without a test/,
    ),
    /\b/,
  ),
  /\b(?:three|four|five|six|ten|twelve|\d+) (?:\w+ )?(?:capsules?|tablets?|pills?)\b[^.?!]*\b\d[\d,.]* ?(?:mg|g|iu|mcg)\b/i,
);
const isThatMuchFine =
  /\b\d[\d,.]* ?(?:iu|mg|g|grams?|mcg)\b[^.?!]{0,24}\b(?:ok|okay|fine|at once|in one go|all right|alright|a lot|too (?:much|high|strong)|enough)\b/i;

/** "I already take 4000 IU": whether that is too much. */
const takesAlready = oneOf(
  sequence(
    /(?<!\b(?:just|only|even|maybe|about) )\b(?:one|two|three|half an?|a single)/i,
    / (?:capsules?|tablets?|pills?|cups?|tea ?bags?) (?:every|each) (?:other |second |third )?/,
    /(?:day|night|morning|evening)\b(?=[^.!]*\?)/,
  ),
  /\b\d+ (?:\w+ )?(?:tablets?|capsules?|pills?|cups?|mugs?|tea ?bags?|drops)\b/i,
  /\btakes? \d[\d,.]* ?(?:iu|mg|g|mcg)\b/i,
  /\b(?:already|i) (?:take|have|get|use)\b[^.?!]*\b\d[\d,.]* ?(?:iu|mg|g|mcg|micrograms|µg)\b/i,
  /\b\d[\d,.]* ?(?:iu|mg|g|mcg)?,? too much\b/i,
);
