import { isOfClass } from '../../../medicines/is-of-class.ts';
import type { MedicineClass } from '../../../medicines/medicine-classes.ts';
import { sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { readText } from '../../../resolve/read.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { namesOf } from '../../limits/skips-a-tablet.ts';
import { isContraceptive } from '../../limits/stopping-contraception.ts';
import { tellsOfSwap } from '../../reading/person/replaced-medicines.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "I keep forgetting my tablets": what helps to think of them, and when it needs a doctor. */
export function answerForgetsTablets({ question, wanted, earlierUses, subject }: Understanding): AdvisorAnswer | null {
  const { medicines } = subject.person;
  const text = withPlainApostrophes(question);
  if (tellsOfSwap(text)) return null;
  // "Haven't taken my X" names what is taken, though it is denied.
  const named = readText(question).mentions.filter(({ kind, allergy }) => kind === 'medicine' && !allergy);
  const isLeftOut = leftOut.test(text) || (named.length > 0 && namedOneLeftOut.test(text));
  const matters = [...named, ...medicines].find(({ id }) => isOfClass(id, ...mattersAtOnce));
  if (isLeftOut && named.length + medicines.length > 0 && !named.some(({ id }) => isContraceptive(id))) {
    const taken = named.length > 0 ? named : medicines;
    if (forDays.test(text)) return plainAnswer([paragraph(askToday(listed(namesOf(taken).slice(0, mostNamed))))]);
    return plainAnswer([paragraph(matters ? atOnce(inSentence(matters.name)) : leaflet)]);
  }
  if (!forgetsThem.test(text)) return null;
  const isOfMemory = [...wanted, ...earlierUses].includes('memory');
  return plainAnswer([howToRemember, ...(isOfMemory ? [seeSomeone] : []), noneOnTop].map(paragraph), [
    'When should I see a doctor?',
  ]);
}

/** "I forgot my tablets this morning": what to do now, and of which it cannot wait. */
const leaves = sequence(
  /(?:^\W*(?:(?:and|oh|also|but|so|i think|sorry|btw)\b[ ,]*)*|\b(?:i|he|she|we)(?:'ve| have| has)? (?:\w+ )?)/i,
  /(?:forgot|forgotten|missed|skipped|left out|did(?:n'?t| not) take|haven'?t (?:had|taken)|hasn'?t (?:had|taken)|have not taken|not taken|ran out of)(?: to take)?(?! to \w+|,| (?:that|about|how|whether)\b)/,
);
const notOfOld = /(?![^.?!]*\b(?:often|always|years ago|last year)\b)/;
const leftOut = sequence(
  leaves,
  /(?=[^.?!]{0,12}\b(?:my|his|her|the|all|both|one|a|two|any)\b)[^.?!]{0,28}\b(?:tablets?|pills?|medicines?|medication|meds|doses?)\b/,
  notOfOld,
);
const namedOneLeftOut = sequence(leaves, / (?:my |his |her |the |all |both |one )?[a-z]/, notOfOld);
const forDays =
  /\b(?:for|since|in) (?:a (?:week|fortnight|month|few days|couple of days)|(?:some|several|many|\w+) (?:days|weeks|months)|days|weeks|(?:last )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|last (?:week|month))\b|\b(?:all|whole|last|this) week\b/i;
const mostNamed = 3;
const askToday = (names: string) =>
  `Ring whoever prescribes ${names}, or a pharmacist, today and before the next one. Say for how many days it was left out: after a gap some medicines are begun again with less, and some must not be missed at all. Take no double dose, and I would add nothing new today. If you feel ill, faint or confused, or have a fit or chest pain: call your emergency number.`;
const mattersAtOnce: readonly MedicineClass[] = [
  'calcineurin-inhibitor',
  'immunosuppressant',
  'antiepileptic',
  'anticoagulant',
  'antiplatelet',
  'corticosteroid',
  'insulin',
  'levodopa',
  'hiv-antiviral',
  'antiarrhythmic',
];
const atOnce = (name: string) =>
  `Take no double dose. With ${name} one that was missed can matter: ring the clinic or team that prescribes it, or a pharmacist, now, say what it was and how many hours ago, and ask whether it is still to be taken. The leaflet tells as well, under what to do if a dose is forgotten. I would add nothing new today.`;
const leaflet =
  'Take no double dose. How late one may still be taken differs from medicine to medicine: the leaflet tells, under what to do if a dose is forgotten, and a pharmacist at once. A box with a part for each day helps for the next time.';

const forgetsThem =
  /\b(?:keep|keeps|always|often|constantly|sometimes|now|started)\b[^.?!]{0,12}\bforget(?:s|ting)?\b[^.?!]{0,16}\b(?:tablets?|pills?|medicines?|medication|meds|doses?|insulin|drops)\b|\bforgets?\b[^.?!]{0,16}\b(?:tablets?|pills?|medicines?|medication|meds|doses?|insulin|drops)\b[^.?!]{0,8}\b(?:often|a lot|sometimes|all the time|every (?:day|week))\b/i;
const howToRemember =
  'A pill box with a part for each day helps most, kept beside something you do daily, such as the kettle. A phone alarm helps too, and many pharmacies pack tablets by the day. Never take a double dose to make up for one.';
const seeSomeone =
  'Tell the doctor that it happens: it shows how the memory does, and some medicines make people forgetful.';
const noneOnTop = 'Until the tablets go in each day, I would add no herb on top.';
