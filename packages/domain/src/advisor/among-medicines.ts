import { isOfClass } from '../medicines/is-of-class.ts';
import { ownHerbs } from './about-herbs/beside-own.ts';
import type { AdvisorAnswer } from './answer.ts';
import { anyPhrase, withPlainApostrophes } from '../resolve/phrases.ts';
import { type Item, toItem } from '../safety/item.ts';
import { listed, paragraph } from './wording/html.ts';
import { inSentence } from './wording/names.ts';
import { medicinesOnly, plainAnswer, withLinesFirst } from './wording/plain-answers.ts';
import { citedSources } from './wording/source-list.ts';
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
  const pillAndFits = herbs.length === 0 ? pillBesideFits(understood) : null;
  if (pillAndFits !== null) return pillAndFits;
  if (herbs.length === 0 && others.length > 0 && stillWorks.test(withPlainApostrophes(question)))
    return withLinesFirst([untilAsked], medicinesOnly(listed(others.map(({ name }) => inSentence(name)))));
  // "Is it ok with metformin and gliclazide?", of the herb that was spoken of.
  if (understood.earlierHerbs.length > 0 && ofThat.test(withPlainApostrophes(question))) return null;
  if (medicines.length < 2 || herbs.length + wanted.length > 0 || !interplay.test(withPlainApostrophes(question)))
    return null;
  // "My heart medicine" is one, though it may be of several classes.
  if (new Set(mentions.filter(({ kind }) => kind === 'medicine').map(({ start }) => start)).size < 2) return null;
  return medicinesOnly(listed(medicines.map(({ name }) => inSentence(name))));
}

/** "Does my pill even go with the lamotrigine?": known well, and told, though medicines are not checked against each other. */
function pillBesideFits({ question, medicines, subject, wanted }: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  const taken = [...medicines, ...subject.person.medicines.map(toItem)];
  const isOfPill = medicines.some(isHormonal) || (pill.test(text) && taken.some(isHormonal));
  const isOfFits = medicines.some(isAgainstFits) || (stillWorks.test(text) && taken.some(isAgainstFits));
  if (!isOfPill || !isOfFits || wanted.length > 0 || !(interplay.test(text) || stillWorks.test(text))) return null;
  const isOf = (ids: readonly string[]) => taken.some(({ id }) => ids.includes(id));
  const lines = [
    ...(isOf(['lamotrigine']) ? [lowersLamotrigine] : []),
    ...(isOf(weakenThePill) ? [weakensThePill] : []),
  ];
  const told = lines.length > 0 ? lines : [hormonesAndFits];
  return {
    ...plainAnswer([...told, stopNeither].map(paragraph), ['Which herbs should I avoid with my medicines?']),
    sources: citedSources(['gpnotebook-contraception-epilepsy', 'etg-hormones-lamotrigine'], []),
  };
}

const weakenThePill =
  'carbamazepine oxcarbazepine eslicarbazepine phenytoin phenobarbital primidone topiramate rufinamide'.split(' ');
const pill = /\b(?:pill|mini-?pill|patch|ring|implant|contracepti\w+|birth control)\b/i;
const lowersLamotrigine =
  'That pair needs looking at: a pill, patch or ring with estrogen can halve lamotrigine, so that fits come back, and in the week without hormones its level climbs again, with dizziness, double vision or unsteady legs. Ask whoever prescribes either of them this week whether the amount fits or another contraception is better.';
const weakensThePill =
  'That is known: the medicine against fits makes the liver clear the hormones faster, so that pill, mini-pill, implant, patch and ring protect less. Use a condom as well from today, and ask the prescriber or a contraception clinic this week which method fits.';
const stopNeither =
  'Stop neither of them by yourself, and change no dose. A fit, or more of them than usual: call whoever treats the epilepsy today.';

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

const ofThat =
  /\b(?:is|are|does|do|will|would|can|could|might|may|won't|doesn't|isn't|if|about) (?:it|that|this|they|these|those|them|either|any of (?:it|them|those|these))\b(?! (?:still |even )?(?:ok|okay|safe|fine|bad|all right|alright|matter|possible|dangerous)? ?(?:to|if|that|when) )/i;
const interplay = anyPhrase(
  /(?:do|does|did|will|would|can|could|may|might)\b[^.?!]{0,40}\b(?:anything|something|affect|interact|clash|interfere|matter|go|mix|work)\b[^.?!]{0,30}/,
  /(?:is|are)\b[^.?!]{2,40}\b(?:ok|okay|safe|fine|bad|dangerous|a problem|allowed) (?:with|beside|alongside|together with|on top of)/,
  /(?:go|goes|mix|mixes|combine|clash|interact|taken?)\b[^.?!]{0,30}\b(?:with|together)/,
  /(?:weaken\w*|weaker|less (?:safe|reliable|effective)|cancel\w*|fail\w*)/,
);

/** "Are Tums ok?" asks of the medicine, not of what it goes with. */
const isItFine =
  /(?:^|[,.;])\W*(?:and |so |but )?(?:is|are) (?!it\b|this|that|they)[\w' -]{3,24} (?:ok|okay|safe|fine|all? ?right|allowed)\W*$/i;
