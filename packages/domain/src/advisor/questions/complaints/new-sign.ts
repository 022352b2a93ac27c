import { oneOf, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { everydayHelp } from '../../for-concerns/everyday-help.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "Now she has a fever of 39", in a talk of something else: when that is for a doctor comes before what was offered. */
export function answerNewSign({ question, history, herbs, said, subject }: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  if (history.length === 0 || herbs.length > 0 || text.length > longest || !tellsOnly.test(text)) return null;
  if (breathesHard.test(text)) return { ...plainAnswer([paragraph(breathFirst)]), level: 'urgent' };
  const help = everydayHelp(['fever'], subject.person);
  if (!hasAFever.test(text) || hasNone.test(text) || help === null) return null;
  const line = said.includes(help)
    ? `For the fever it stays as I said. ${thenFor}`
    : `A fever as well. ${help} ${thenFor}`;
  return plainAnswer([paragraph(line)]);
}

const longest = 90;
const tellsOnly =
  /^\W*(?:(?:and|but|also|oh|now|today|tonight|since \w+|well|plus|actually|hm+|update)\b\W*)*(?:i|i'm|i've|he|he's|she|she's|they|it|my|her|his|our|the)\b[^?]*$/i;
const hasAFever = oneOf(
  /\b(?:fever(?:ish)?|running a temp(?:erature)?|(?:a|high|slight|bit of a) temp(?:erature)?)\b/i,
  /\btemp(?:erature)?\b[^.?!\d]{0,24}(?:3[89]|4[01]|10[0-5])\b/i,
  /\b(?:is|has|got|at|of) (?:3[89](?:[.,]\d)?|10[0-4](?:[.,]\d)?)(?: degrees| ?°)/i,
);
const hasNone = /\b(?:no|not|isn't|hasn't|without|never)\b[^.,;?!]{0,16}\b(?:fever\w*|temp\w*)\b|\bhay ?fever\b/i;
const breathesHard = oneOf(
  /\b(?:wheez(?:y|ing|es)|panting)\b/i,
  /\bbreath(?:ing|es)?\b[^.,;?!]{0,16}\b(?:fast|quick(?:ly)?|heav(?:y|ily)|hard|nois(?:y|ily)|labou?red)\b/i,
  /\b(?:fast|quick|heavy|hard|noisy|labou?red) breath(?:ing)?\b/i,
);
const breathFirst =
  'Wheezing, or breath that goes fast or hard, should be listened to by a doctor today, so I name no herb for it now. Use an inhaler as its plan says, if there is one. Ribs that draw in, blue or grey lips, too short of breath to speak, drink or feed, or very sleepy: call 911, 112, 999 or 000 now.';
const thenFor = 'What I said before is for the other complaint, and brings no fever down.';
