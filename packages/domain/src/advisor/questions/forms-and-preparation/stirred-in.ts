import { findHerb } from '../../../herbs/catalogue.ts';
import { isUnderage } from '../../../safety/person/age-group.ts';
import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import { isNoPlant } from '../../about-herbs/facts/how-it-looks.ts';
import { isScentedOil } from '../../about-herbs/facts/swallowed.ts';
import type { Item } from '../../../safety/item.ts';
import { hasOil } from '../../reading/named-things/meant-form.ts';
import { isMeantToBeTaken } from '../../reading/wishes/asks-to-swallow.ts';
import { weightsAgainst } from '../../about-herbs/verdict/warned-of.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "Mix it into a smoothie?": what may be stirred in, and that the amount stays what it was. */
export function answerStirredIn({
  question,
  history,
  herbs,
  earlierHerbs,
  subject,
}: Understanding): AdvisorAnswer | null {
  if (
    /\b(?:open|crush|split|break)\b/i.test(question) ||
    (herbs.length > 0 && !isNamedFirst(question, herbs)) ||
    !stirsIt.test(withPlainApostrophes(question)) ||
    isUnderage(subject.person)
  )
    return null;
  const meant = herbsMeant({ herbs, earlierHerbs });
  const isOil = (item: Item) => isScentedOil(item) || spokenOfAsOil(item, question, history);
  const oils = meant.filter(isOil).flatMap(({ id }) => findHerb(id) ?? []);
  const notPoured = oils.map(({ name }) => paragraph(`Not ${inSentence(name)}: ${noOilIn}`)).slice(0, 1);
  const free = meant
    .filter((item) => !isOil(item) && item.form !== 'topical' && weightsAgainst(item, subject.person).length === 0)
    .flatMap(({ id }) => findHerb(id) ?? [])
    .filter(isMeantToBeTaken);
  if (free.length === 0) return notPoured.length > 0 ? plainAnswer(notPoured, ['How is it used instead?']) : null;
  const names = listed(free.map(({ name }) => inSentence(name)));
  return plainAnswer(
    [
      ...notPoured,
      paragraph(
        `Yes, ${free.every(isNoPlant) ? 'a powder or drops' : 'a powder, drops or a strong tea'} of ${names} can go into it. The amount stays the same, so eat or drink the whole portion. Do not open coated capsules, and let hot food cool a little first.`,
      ),
    ],
    ['How much do people take?'],
  );
}

/** "Is frankincense oil good for joints?", asked before. */
function spokenOfAsOil({ id }: Item, question: string, history: Understanding['history']): boolean {
  const herb = findHerb(id);
  if (herb === undefined || id.endsWith('-oil') || !hasOil(herb)) return false;
  const called = [herb.name, ...herb.names].map((name) => name.toLowerCase());
  const told = [...history.filter(({ role }) => role === 'user').map(({ text }) => text), question];
  const oils = called.flatMap((name) => [`${name} oil`, `${name} essential oil`, `oil of ${name}`]);
  return told.some((text) => oils.some((oil) => text.toLowerCase().includes(oil)));
}

const noOilIn =
  'an essential oil from the bottle is never for drinking, in food or a smoothie either; a little of it holds what is in a great deal of the plant. If some was swallowed, call poison control, even when all feels well.';

/** "Turmeric: can I stir it into food?" */
function isNamedFirst(question: string, [herb, ...others]: Understanding['herbs']): boolean {
  return others.length === 0 && herb !== undefined && question.toLowerCase().startsWith(`${herb.text.toLowerCase()}:`);
}

const stirsIt =
  /\b(?:put|mix|stir|add|blend|sprinkle|hide)\b[^.?!]{0,12}\b(?:it|that|this|them|some|\w*spoons?(?:ful)?|tsp|pinch|scoop|capful)\b[^.?!]{0,12}\b(?:in|into|to|with|on|over)\b[^.?!]{0,12}\b(?:smoothies?|yogh?urt|porridge|oats|juice|milk|food|soup|cereal|muesli|shake|water|sauce|salad|honey|jam)\b/i;
