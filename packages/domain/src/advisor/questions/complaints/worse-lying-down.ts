import { oneOf, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { hasCondition } from '../../../safety/person/person.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "It's worse lying down", of a cough or of breath with a weak heart: it may be water on the lungs. */
export function answerWorseLyingDown({ question, subject: { person } }: Understanding): AdvisorAnswer | null {
  const isWeak = hasCondition(person, 'heart-failure') || hasCondition(person, 'heart-disease');
  if (!isWeak || !lyingDown.test(withPlainApostrophes(question))) return null;
  return { ...plainAnswer([maybeWater, noHerb].map(paragraph)), level: 'urgent' };
}

const lyingDown = oneOf(
  sequence(
    /\b(?:worse|bad|breathless|short of breath|can't breathe|cough\w*|wheez\w*|choke\w*)\b[^.?!]{0,24}/i,
    /\b(?:lying|lie|laying|lay|flat|in bed)\b/,
  ),
  /\b(?:lying|lie) (?:down|flat)\b[^.?!]{0,24}\b(?:worse|breathless|cough\w*|wheez\w*|can't breathe)/i,
  /\bwake\w*\b[^.?!]{0,20}\b(?:breathless|gasping|fighting for (?:air|breath))/i,
  /\b(?:extra|more|three|four) pillows\b/i,
);
const maybeWater =
  'With a weak heart, a cough or breath that gets worse when you lie flat can mean water on the lungs. Please call your heart team, your doctor or a medical advice line today, and tell them if your weight or legs went up. Short of breath at rest, pink froth or a blue tint: call 911, 112, 999 or 000 now.';
const noHerb = 'Until that is looked at I name no herb for it: it could cost you time.';
