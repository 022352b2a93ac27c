import type { AdvisorAnswer } from '../answer.ts';
import type { Understanding } from '../reading/understanding.ts';
import { withPlainApostrophes } from '../../resolve/phrases.ts';
import { herbsMeant } from '../reading/herbs-meant.ts';
import { isWarnedOf } from '../about-herbs/verdict/warned-of.ts';
import { paragraph, listed } from '../wording/html.ts';
import { inSentence } from '../wording/names.ts';
import { plainAnswer } from '../wording/plain-answers.ts';

/** "Gran takes twelve tablets, I don't know the names. Hawthorn?": what is not named cannot be checked. */
export function answerManyUnnamed({
  question,
  herbs: named,
  earlierHerbs,
  subject,
  said,
}: Understanding): AdvisorAnswer | null {
  const { person, isOther, who } = subject;
  const herbs = herbsMeant({ herbs: named, earlierHerbs });
  if (
    !(tellsOfManyUnnamed(question) || manyInShort.test(question)) ||
    person.medicines.length >= fewKnown ||
    herbs.length === 0
  )
    return null;
  if (herbs.some((herb) => isWarnedOf(herb, person))) return null;
  const names = listed(herbs.map(({ name }) => inSentence(name)));
  const whom = isOther ? who : 'you';
  const line = `Not yet, please: beside so many medicines I cannot say of ${names} that nothing speaks against it for ${whom} before I know what they are. ${namesFromBoxes} or the repeat slip, and I check each. A pharmacist can look over the whole list the same day, and may find one that can go.`;
  return plainAnswer([paragraph(said.includes(line) ? again : line)], ['What should I ask the pharmacist?']);
}

export const namesFromBoxes = 'Read me the names from the boxes';
const fewKnown = 3;
const again = 'I stay with that: first the names from the boxes, then the herb.';

export function tellsOfManyUnnamed(message: string): boolean {
  return many.test(withPlainApostrophes(message));
}

const many =
  /\b(?:takes?|is taking|is on|'s on|am on|'m on|im on|on)\b[^.?!]{0,12}?\b(?:[6-9]|1\d|2\d|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|a dozen|half a dozen|dozens of|loads of|lots of|so many|too many|tons of|heaps of|a bag(?:ful)? of|a load of|a whole (?:box|tray|bag) of) (?:different |various |other |of )*(?:tablets|pills|meds|medicines|medications|prescriptions|drugs)\b(?! (?:(?:a|per|each|every) (?:day|morning) )?of\b)/i;
/** "My nan, 84, loads of tablets": without a verb, and read for this answer alone. */
const manyInShort =
  /(?:^|[,;.&+]|\b(?:and|n|with|has|got|plus))\s*(?:loads|lots|tons|heaps|a load|a lot|a bag(?:ful)?|dozens|so many|too many|all (?:her|his|my) many)(?: of)? (?:different |various |other )*(?:tablets|tabs|pills|meds|medicines|medications)\b/i;
