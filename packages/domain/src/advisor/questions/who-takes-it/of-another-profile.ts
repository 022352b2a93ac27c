import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { asksForOneself } from '../../reading/person/asks-for-oneself.ts';
import { relationNamed } from '../../reading/person/relations.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "Is the cream safe with his allergies?", after the boy's profile was left for his mother's: whose they are is not to be guessed. */
export function answerOfAnotherProfile({
  question,
  history,
  person,
  profileName,
  subject,
}: Understanding): AdvisorAnswer | null {
  const told = history.filter(({ role }) => role === 'user');
  if (subject.isOther || told.every(({ isForAnother = false }) => !isForAnother)) return null;
  const text = withPlainApostrophes(question);
  const isNamedHere = [...told.flatMap((each) => (each.isForAnother === true ? [] : [each.text])), text].some(
    (message) => relationNamed(message) !== null,
  );
  if (isNamedHere || !speaksOf(text, person.gender) || asksForOneself(text) || usesTheirs.test(text)) return null;
  const whose = profileName === null ? 'another profile' : `the profile of ${profileName}`;
  return plainAnswer([
    paragraph(
      `Do you mean the one you asked about before? You have chosen ${whose} now, and I would check against that one. Choose the profile of the other, and ask again: then I know the age, the medicines and the allergies.`,
    ),
  ]);
}

/** "Can I use his coconut oil?" */
const usesTheirs = /\b(?:can|could|may|should) i (?:\w+ )?(?:use|take|have|try|borrow|drink|eat)\b/i;

/** Somebody who is not the one of the profile, by the word for them. */
function speaksOf(text: string, gender: string | null): boolean {
  if (gender === 'female') return /\b(?:he|him|his)\b/i.test(text);
  return gender === 'male' && /\b(?:she|her|hers)\b/i.test(text);
}
