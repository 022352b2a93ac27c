import { isOfClass } from '../../medicines/is-of-class.ts';
import type { MedicineClass } from '../../medicines/medicine-classes.ts';
import { anyPhrase } from '../../resolve/phrases.ts';
import type { Mention } from '../../resolve/mention.ts';
import { factsIn } from '../reading/person/message-facts.ts';
import type { Understanding } from '../reading/understanding.ts';
import type { AdvisorAnswer } from '../answer.ts';
import { listed, paragraph } from '../wording/html.ts';
import { capital, inSentence, medicineName } from '../wording/names.ts';
import { plainAnswer } from '../wording/plain-answers.ts';
import { isContraceptive } from './stopping-contraception.ts';

/** "They put me on warfarin, is it ok I feed her?": asked of the medicine alone. */
export function answerMedicineWhileNursing(asked: Understanding): AdvisorAnswer | null {
  const { question, herbs, wanted, subject } = asked;
  if (herbs.length > 0 || wanted.length > 0 || subject.person.pregnant || !ofNursing.test(question)) return null;
  const line = medicineWhileCarryingOrNursing(asked);
  return line === null ? null : plainAnswer([paragraph(line)], ['What can I drink while nursing?']);
}

/** "And my sertraline??", "they put me on warfarin, is it ok I feed her?": what is prescribed stays until somebody has looked at it. */
export function medicineWhileCarryingOrNursing(asked: Understanding): string | null {
  const { question, mentions, subject, said } = asked;
  const { person } = subject;
  const facts = factsIn(question);
  const isCarrying = person.pregnant || person.tryingToConceive;
  const isNursing = person.breastfeeding || ofNursing.test(question);
  if (!isCarrying && !isNursing) return null;
  // "Ginger, how much is allowed in pregnancy?", of one whose profile tells of it, is no news.
  const isKnown =
    asked.person.pregnant && !subject.isOther && (saysOnlyWhen.test(question) || !tellsNews.test(question));
  const isNews = (facts.pregnant || facts.tryingToConceive) && !isKnown;
  const named = mentions.filter(({ kind, allergy, negated }) => kind === 'medicine' && !allergy && !negated);
  // "My sister wants it too, shes 5 months gone": what the one who asks takes is not hers.
  const own = subject.isOther ? [] : asked.person.medicines;
  const taken = onceEach([...person.medicines, ...own]).filter(isPrescribed);
  const meant = isNews && isCarrying ? taken : taken.filter(({ id }) => named.some((each) => each.id === id));
  // "Is magnesium ok with insulin" asks of the two.
  const isOfHerb = !isNews && asked.person.pregnant && asked.herbs.length > 0;
  if (meant.length === 0 || isOfHerb || (!isNews && !asksWhether.test(question))) return null;
  const line = isCarrying ? carrying(meant, person.pregnant) : nursing(meant);
  return said.includes(line) ? null : line;
}

function onceEach(medicines: readonly Mention[]): readonly Mention[] {
  return [...new Map(medicines.map((each) => [each.id, each])).values()];
}

function isPrescribed({ id }: Mention): boolean {
  return !isContraceptive(id) && !forTheBaby.has(id) && !isOfClass(id, 'fertility-drug');
}

/** Nothing prescribed that could harm, or taken for that very child. */
const forTheBaby: ReadonlySet<string> = new Set([
  'alcohol',
  'acetaminophen',
  'caffeine',
  'folic-acid',
  'buserelin',
  'nafarelin',
  'progesterone',
]);

function namesOf(medicines: readonly Mention[]): string {
  return listed(medicines.slice(0, mostNamed).map((each) => inSentence(medicineName(each))));
}

const mostNamed = 4;

function carrying(medicines: readonly Mention[], isPregnant: boolean): string {
  const grave = medicines.filter(({ id }) => harmful.some((each) => isOfClass(id, each)) || harmfulOnes.has(id));
  const when = grave.length > 0 ? `today, about ${namesOf(grave)} first` : 'this week';
  if (!isPregnant)
    return `${capital(namesOf(medicines))}: stop nothing by yourself because you hope for a baby. ${grave.length > 0 ? `Some harm an unborn child from the first weeks: call the prescriber ${when}, and go on with contraception until you have asked.` : 'Ask the prescriber or a pharmacist in good time, before a pregnancy begins:'} ${grave.length > 0 ? 'Some' : 'some'} medicines stay, some are changed beforehand, and a sudden stop can harm as well.`;
  return `${capital(namesOf(medicines))}: stop nothing by yourself because of a pregnancy, and leave nothing unasked. Call the prescriber, doctor or midwife ${when}: some medicines stay, some are changed early, and a sudden stop can harm as well.`;
}

/** Source: lactmed-warfarin. */
function nursing(medicines: readonly Mention[]): string {
  const known = medicines.every(({ id }) => id === 'warfarin')
    ? 'Warfarin hardly reaches the milk, and nursing on it is seen as fine (LactMed).'
    : `Many medicines go with nursing and some do not; I do not check which. A pharmacist can look ${namesOf(medicines)} up in LactMed while you wait.`;
  return `${known} Stop neither the medicine nor nursing by yourself, and let the midwife and the prescriber know of both.`;
}

/** These can harm an unborn child, early on. */
const harmful: readonly MedicineClass[] = ['retinoid', 'vitamin-k-antagonist', 'ace-inhibitor', 'arb', 'chemotherapy'];
const harmfulOnes: ReadonlySet<string> = new Set([
  'valproate',
  'valproic-acid',
  'methotrexate',
  'mycophenolate',
  'topiramate',
  'lithium',
]);

const ofNursing = anyPhrase(
  /(?:breast ?-?feed\w*|nursing|nurse (?:her|him|the baby|my baby)|feed (?:her|him|the baby|my baby)|my milk)/,
);
/** "I'm 41 weeks now" is none, where the profile tells of the pregnancy. */
const tellsNews = /\b(?:pregnant|pregnancy|expecting|positive|found out)\b/i;
const saysOnlyWhen =
  /\b(?:in|during|while|for|throughout) (?:my |the |this |a |being )?(?:pregnan\w+|first trimester)\b/i;
const asksWhether =
  /\?|\b(?:(?:may|can|should|do) i|ok|okay|safe|fine|alright|all right|allowed|problem|matter|stop|still|carry on|keep (?:taking|on))\b/i;
