import { readText } from '../../../resolve/read.ts';
import { anyPhrase, choice, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { offeredHerbs } from '../../reading/conversation.ts';
import { bullets, escapeHtml, listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import type { Understanding } from '../../reading/understanding.ts';

const mostNamed = 6;

/** "What should I tell my oncologist?": what was spoken of, and what to ask. */
export function answerForTheDoctor(question: Understanding): AdvisorAnswer | null {
  if (!asksWhatToTell.test(withPlainApostrophes(question.question))) return null;
  const { subject } = question;
  const named = [
    ...question.history.flatMap(({ role, text }) => (role === 'user' ? readText(text).mentions : [])),
    ...question.mentions,
  ].filter(({ kind, negated }) => kind === 'herb' && !negated);
  const herbs = [...new Map([...named, ...offeredHerbs(question)].map(({ id, name }) => [id, name])).values()];
  const whatFor = herbs.length === 0 ? 'each herb and supplement' : listed(herbs.slice(0, mostNamed).map(inSentence));
  const takes = subject.isOther ? `${subject.who} takes` : 'you take';
  return plainAnswer(
    [
      paragraph(`Take this along, best on paper:`),
      bullets(
        [
          `What ${takes} already, each with its amount and since when: medicines, herbs, teas, vitamins.`,
          `What ${subject.isOther ? `${subject.who} thinks` : 'you think'} of taking: ${whatFor}. Show the packs or photos of the labels.`,
          'Ask: does any of it change how my treatment works, or my blood tests? What should I leave out, and from when to when?',
          'Tell them of anything new: bleeding, a rash, yellow eyes, dark urine, fever, or being more tired than before.',
        ].map(escapeHtml),
      ),
    ],
    ['Which herbs should I avoid with my medicines?'],
  );
}

const asksWhatToTell = anyPhrase(
  sequence(
    /what (?:should|can|do|must|shall) (?:i|we) (?:tell|ask|say to|bring to|show)/,
    / (?:my |the |our |his |her )?(?:\w+ )?/,
    choice(
      /doctor|gp|oncologist|team|specialist|midwife|surgeon|pharmacist|cardiologist|consultant/,
      /nurse|physician|ob-?gyn|psychiatrist/,
    ),
  ),
  /ask (?:my |the )?(?:\w+ )?(?:doctor|gp|oncologist|pharmacist|midwife|specialist)\b[^.?!]{0,16}\bwhat (?:shall|should|do|can) i (?:say|ask|tell)/,
  /what (?:exactly |precisely )?(?:should|can|do|must|shall) i (?:exactly )?(?:ask|tell|say)(?: them| him| her)?(?=\W*$)/,
  /how (?:do|should) i (?:tell|bring it up with|talk to) (?:my |the )?(?:\w+ )?(?:doctor|gp|oncologist|team|specialist|midwife|pharmacist)/,
);
