import { listHerbs } from '../../../herbs/catalogue.ts';
import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { bullets, escapeHtml, listed, paragraph } from '../../wording/html.ts';
import { medicineName } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import type { Understanding } from '../../reading/understanding.ts';

/** "Which herbs do you know?" */
export function answerWhatIKnow({ question }: Understanding): AdvisorAnswer | null {
  if (!asksForHerbs.test(withPlainApostrophes(question))) return null;
  const known = listHerbs();
  const covered = known.filter(({ monograph }) => monograph !== null).length;
  return plainAnswer(
    [
      paragraph(
        `I know ${known.length} herbs, spices, mushrooms, vitamins and foods. For ${covered} of them I can say what they are used for, how well that was studied and how much people take; the others I know for safety checks. Name any one, or say what bothers you.`,
      ),
    ],
    ['Which herbs are best studied?', 'What helps me sleep?'],
  );
}

const asksForHerbs = anyPhrase(
  /(?:which|what|how many) (?:herbs?|plants?|supplements?|teas?|remedies)\b[^.?!]{0,6}\b(?:do|can) you (?:know|have|cover|check|tell me about)/,
  /(?:list|show me|name) (?:all )?(?:the |your |of your )?herbs(?: you know)?(?=\W*$)/,
);

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

const known =
  /(?:medicines?|medications?|meds|tablets|pills|allerg\w+|age|conditions?|illness(?:es)?|health|profile|history|diagnos\w+|pregnancy|kidneys?|liver|heart)/
    .source;
const asksForProfile = anyPhrase(
  new RegExp(
    String.raw`(?:did|have|do|are) you (?:really |even |actually )?(?:check\w*|consider\w*|th(?:ink|ought) (?:of|about)|look\w* (?:at|into)|taken? into account|account\w* for|includ\w*|know\w*|seen?|using|us(?:e|ed)|remember\w*)(?: about)? (?:my|our|her|his|their) (?:\w+ )?${known}`,
  ),
  new RegExp(
    String.raw`(?:is|was|does|did) (?:this|that|it)(?: all)? (?:based on|checked (?:against|with|for)|take into account|consider|fit) (?:my|her|his|their) (?:\w+ )?${known}(?=\W*$)`,
  ),
  /what do you (?:know|have|remember) (?:about|of|on) (?:me|us|my profile)/,
  /what(?:'s| is| stands) in my profile/,
  /what (?:have i|did i) (?:told|tell) you/,
);
