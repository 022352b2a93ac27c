import { choice } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import type { Understanding } from '../../reading/understanding.ts';

/** "What can I take for glue ear?": a complaint that nobody here knows is not taken for a word on what was said before. */
export function answerUnknownComplaint(question: Understanding): AdvisorAnswer | null {
  const complaint = unknownComplaint(question);
  if (complaint === null) return null;
  return plainAnswer(
    [
      paragraph(
        `I hold no herb with studies for “${complaint}”. A pharmacist or doctor can say what helps. If it comes with poor sleep, pain, a cough or the like, name that, and I will look for it.`,
      ),
    ],
    ['What helps me sleep?', 'What is good for digestion?'],
  );
}

/** The words for what help is wanted with, when nothing in them is known. */
function unknownComplaint({ question, wanted, particulars, herbs, medicines }: Understanding): string | null {
  if (wanted.length + particulars.length + herbs.length + medicines.length > 0) return null;
  const complaint = asked.exec(question)?.[1]?.trim();
  return complaint === undefined || somethingElse.test(complaint) ? null : complaint;
}

const asked = new RegExp(
  String.raw`^\W*(?:(?:and|so|ok|hi|hello|please|then),? )*${choice(
    /what (?:can|could|should|may) (?:i|he|she|we|they|one) (?:take|use|do|try|drink)/,
    /what (?:helps?|works?|is good)|is there (?:any|some)thing|(?:any|some)thing/,
    /do you have (?:any|some)thing/,
    /(?:any |which |what |the best |best |some |natural )*(?:herbs?|herbal teas?|teas?|supplements?|remed(?:y|ies))/,
  )}\b[^.?!]{0,16}\b(?:for|against) (?:my |a |an |the |his |her )?([\p{L}][\p{L}'’ -]{3,38}[\p{L}])\W*$`,
  'iu',
);
const somethingElse = new RegExp(
  String.raw`^${choice(
    /(?:it|this|that|those|these|them|me|him|her|us|you)(?: (?:then|now|please|instead|too|today|tonight|at home|myself))?/,
    /now|today|tonight|later|free|long|good|ever|example|instance|sure|real|fun|men|women|people|adults/,
    /children|kids|babies|everyone|beginners|daily use|how long|how much|\d.*/,
    /.*\b(?:years?|months?|weeks?|days?|old|son|daughter|husband|wife|mother|father|mum|mom|dad|baby|child|kids?|dog|cat|friend|sister|brother|grand\w+|age|price|recipe|party|dinner|breakfast|birthday|gift)\b.*/,
  )}$`,
  'i',
);
