import { anyPhrase, withPlainApostrophes } from '../resolve/phrases.ts';
import type { AdvisorAnswer } from './answer.ts';
import { bullets, escapeHtml, listed, paragraph } from './html.ts';
import { medicineName } from './names.ts';
import { plainAnswer } from './plain-answers.ts';
import type { Understanding } from './understanding.ts';

/** "What do you know about me?": all that the checks rest on, so that it can be put right. */
export function answerAboutYou({ question, subject }: Understanding): AdvisorAnswer | null {
  if (!asksForProfile.test(withPlainApostrophes(question))) return null;
  const { person } = subject;
  const stages = [
    ...(person.pregnant ? ['pregnant'] : []),
    ...(person.breastfeeding ? ['nursing'] : []),
    ...(person.surgeryPlanned === null ? [] : ['an operation planned']),
  ];
  const lines = [
    person.ageYears === null ? 'Age: not told' : `Age: ${Math.floor(person.ageYears)}`,
    `Medicines: ${person.medicines.length > 0 ? listed(person.medicines.map(medicineName)) : person.saysNoMedicines ? 'none' : 'not told'}`,
    `Conditions: ${listed([...person.conditions.map(({ name }) => name), ...stages]) || 'none told'}`,
    `Allergies: ${listed(person.allergens.map(({ name }) => name)) || 'none told'}`,
    ...(person.unrecognised.length > 0 ? [`Not understood: ${listed(person.unrecognised)}`] : []),
  ];
  return plainAnswer(
    [
      paragraph('This is what I check against, from the profile and this talk:'),
      bullets(lines.map(escapeHtml)),
      paragraph('If something is missing or wrong, tell me, or change it in the profile.'),
    ],
    ['Which herbs should I avoid?'],
  );
}

const asksForProfile = anyPhrase(
  /what do you (?:know|have|remember) (?:about|of|on) (?:me|us|my profile)/,
  /what(?:'s| is| stands) in my profile/,
  /what (?:have i|did i) (?:told|tell) you/,
);
