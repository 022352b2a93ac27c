import { isOfClass } from '../medicines/is-of-class.ts';
import { ownHerbs } from './about-herbs/beside-own.ts';
import type { AdvisorAnswer } from './answer.ts';
import { anyPhrase, withPlainApostrophes } from '../resolve/phrases.ts';
import { type Item, toItem } from '../safety/item.ts';
import { listed } from './wording/html.ts';
import { inSentence } from './wording/names.ts';
import { medicinesOnly, withLinesFirst } from './wording/plain-answers.ts';
import type { Understanding } from './reading/understanding.ts';

/** "Ibuprofen or paracetamol?" is no question of herbs. */
export function amongMedicines(understood: Understanding): AdvisorAnswer | null {
  const { question, asks, medicines, herbs, wanted } = understood;
  const names = listed(medicines.map(({ name }) => name));
  const isChoice = medicines.length > 1 && herbs.length === 0 && wanted.length === 0 && !asks.pointing;
  const isOfMedicine = medicines.length > 0 && herbs.length === 0 && isItFine.test(question);
  if (!isOfMedicine && !(isChoice && /\b(?:or|vs|versus|better|instead of)\b/i.test(question))) return null;
  return medicinesOnly(names, ownHerbs(understood));
}

/** "Does the pill do anything with Lamictal?": between two medicines, and of no herb that was spoken of. */
export function answerBetweenMedicines(understood: Understanding): AdvisorAnswer | null {
  const { question, medicines, herbs, wanted, mentions } = understood;
  const others = understood.subject.person.medicines.filter((each) => !isHormonal(toItem(each)));
  if (herbs.length === 0 && others.length > 0 && stillWorks.test(withPlainApostrophes(question)))
    return withLinesFirst([untilAsked], medicinesOnly(listed(others.map(({ name }) => inSentence(name)))));
  if (medicines.length < 2 || herbs.length + wanted.length > 0 || !interplay.test(withPlainApostrophes(question)))
    return null;
  // "My heart medicine" is one, though it may be of several classes.
  if (new Set(mentions.filter(({ kind }) => kind === 'medicine').map(({ start }) => start)).size < 2) return null;
  const answer = medicinesOnly(listed(medicines.map(({ name }) => inSentence(name))));
  return withLinesFirst(medicines.some(isHormonal) && medicines.some(isAgainstFits) ? [hormonesAndFits] : [], answer);
}

function isHormonal({ id }: Item): boolean {
  return isOfClass(id, 'hormonal-contraceptive') || isOfClass(id, 'estrogen');
}

function isAgainstFits({ id }: Item): boolean {
  return isOfClass(id, 'antiepileptic');
}

const hormonesAndFits =
  'Ask whoever prescribes the medicine against fits before you start, change or stop a pill, patch or ring: these do act on each other. Estrogen can lower lamotrigine so far that fits come back, and several other medicines against fits weaken the pill. They can name a contraception that fits; change no dose by yourself.';

/** "My pill, does it still work by the way", from somebody on other medicines. */
const stillWorks = anyPhrase(
  /(?:pill|mini-?pill|patch|ring|implant|contracepti\w+|birth control)\b[^.?!]{0,30}\b(?:still|even|keep)\b[^.?!]{0,16}\b(?:work\w*|safe|protect\w*|reliable|ok(?:ay)?)/,
  /(?:does|will|is) (?:my|the) (?:\w+ )?(?:pill|mini-?pill|patch|ring|implant|contracepti\w+|birth control)\b[^.?!]{0,24}\b(?:work|protect|safe)/,
);
const untilAsked =
  'Ask a pharmacist today whether it still protects beside what else you take: some medicines, vomiting and diarrhea weaken it, injections for weight and diabetes among them. Use a condom as well until you know.';

const interplay = anyPhrase(
  /(?:do|does|did|will|would|can|could|may|might)\b[^.?!]{0,40}\b(?:anything|something|affect|interact|clash|interfere|matter|go|mix|work)\b[^.?!]{0,30}/,
  /(?:is|are)\b[^.?!]{2,40}\b(?:ok|okay|safe|fine|bad|dangerous|a problem|allowed) (?:with|beside|alongside|together with|on top of)/,
  /(?:go|goes|mix|mixes|combine|clash|interact|take)\b[^.?!]{0,30}\b(?:with|together)/,
);

/** "Are Tums ok?" asks of the medicine, not of what it goes with. */
const isItFine =
  /(?:^|[,.;])\W*(?:and |so |but )?(?:is|are) (?!it\b|this|that|they)[\w' -]{3,24} (?:ok|okay|safe|fine|all? ?right|allowed)\W*$/i;
