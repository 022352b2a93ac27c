import { isUnderage } from '../../../safety/person/age-group.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import type { Subject } from '../../reading/person/subject.ts';
import { lastAnswer } from '../../reading/last-said.ts';
import { missingFacts } from '../../reading/person/missing-facts.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "Which tea is good for my mum?", of whose age, medicines and illnesses nothing was told: none is cleared for her yet. */
export function askedOfUnknown(subject: Subject): AdvisorAnswer | null {
  return isUnknown(subject) ? plainAnswer([paragraph(askFirst(subject))]) : null;
}

/** "Recommend a tea for my wife", "what can I give my dad?", and nothing else told. */
export function answerForSomebody(asked: Understanding): AdvisorAnswer | null {
  const { question, history, subject, wanted, particulars, herbs, medicines, earlierUses, earlierHerbs } = asked;
  const isOfMore = [wanted, particulars, herbs, medicines, earlierUses, earlierHerbs].some(({ length }) => length > 0);
  if (isOfMore) return null;
  if (lastAnswer(history).includes(notYet) && isUnknown(subject)) return stillUnknown(question, subject);
  if (!asksForThem.test(question)) return null;
  const relation = subject.who.replace(/^your /, '');
  return new RegExp(String.raw`\b${relation}(?:[- ]in[- ]law)?\W*$`, 'i').test(question)
    ? askedOfUnknown(subject)
    : null;
}

/** "I don't know what she takes", "she is healthy": what is still to be found out. */
function stillUnknown(question: string, subject: Subject): AdvisorAnswer | null {
  const { who } = subject;
  if (cannotTell.test(question))
    return plainAnswer([
      paragraph(
        `Then please ask ${who}, or look at the packs or the list of medicines first. A pharmacist can check that list against any tea. Until it is known I clear none for ${who}.`,
      ),
    ]);
  const missing = isWell.test(question) ? missingFacts(subject, '') : null;
  return missing === null ? null : plainAnswer([paragraph(missing)]);
}

const cannotTell =
  /\b(?:(?:do not|don['’]?t|dont|cannot|can['’]?t|cant) (?:really )?(?:know|remember|tell|say)|no idea|not sure|unsure|dunno)\b/i;
const isWell =
  /\b(?:healthy|well|fit|fine|pleasure|fun|taste|enjoy|nothing special|no reason|just (?:because|like that))\b/i;

const asksForThem =
  /\b(?:teas?|cuppa|herbs?|herbal \w+|supplements?|vitamins?|remed(?:y|ies)|(?:some|any)thing|what (?:can|could|should|shall) i)\b[^.?!]{0,40}\b(?:for|to|give|buy|make|brew) (?:my|our) /i;

function isUnknown({ person, isOther, isOfProfile }: Subject): boolean {
  const { medicines, conditions, saysNoMedicines, pregnant, breastfeeding } = person;
  if (!isOther || isOfProfile === true || isUnderage(person) || saysNoMedicines) return false;
  return medicines.length + conditions.length === 0 && !pregnant && !breastfeeding;
}

const notYet = 'I clear none for';

function askFirst({ who, whose, person }: Subject): string {
  const they = { his: 'he', her: 'she' }[whose] ?? 'they';
  const [takes, has, is] = they === 'they' ? ['take', 'have', 'are'] : ['takes', 'has', 'is'];
  const age = person.ageYears === null ? `how old ${they} ${is}, ` : '';
  return `What suits ${who} hangs on the medicines ${they} ${takes} and the illnesses ${they} ${has}: even a common tea can clash with some, so ${notYet} ${who} before I know. Tell me ${age}which medicines ${they} ${takes}, any illness or allergy, and what it should help with. If there are none, say so.`;
}
