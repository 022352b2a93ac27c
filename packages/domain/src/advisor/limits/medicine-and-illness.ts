import { findHerb } from '../../herbs/catalogue.ts';
import type { UseKey } from '../../herbs/use-keys.ts';
import { findMedicineProfile } from '../../medicines/catalogue.ts';
import type { MedicineClass } from '../../medicines/medicine-classes.ts';
import { hasCondition } from '../../safety/person/person.ts';
import { behindIt } from '../for-concerns/untreatable.ts';
import { coldTabletsBeside } from './cold-tablets-beside.ts';
import { toldAgainstMedicine } from './told-against-medicine.ts';
import { herbsMeant } from '../reading/herbs-meant.ts';
import { lastMessage } from '../reading/last-said.ts';
import type { Understanding } from '../reading/understanding.ts';

/** What has to be known of a medicine beside an illness or a complaint, where a herb is asked about. */
export function besideTheirMedicine(asked: Understanding): readonly string[] {
  return [
    toldAgainstMedicine(asked),
    coldTabletsBeside(asked),
    auraOnThePill(asked),
    drierEyes(asked),
    ...perhapsFromIt(asked),
  ].filter((line) => line !== null);
}

/** "Is feverfew any good?", from a woman with aura on the combined pill. */
function auraOnThePill({ question, wanted, herbs, subject: { person }, said }: Understanding): string | null {
  const isOfHead =
    wanted.some((use) => use === 'migraine' || use === 'headache') ||
    ofHead.test(question) ||
    herbs.some(({ id }) => id === 'feverfew' || id === 'butterbur');
  const hasAura = ofAura.test(question) || person.conditions.some(({ text }) => ofAura.test(text));
  const pill = person.medicines.find(({ id }) => isCombined(id));
  if (!isOfHead || !hasAura || pill === undefined || said.includes(anotherPill)) return null;
  return `Migraine with aura and ${pill.name} do not go together if it holds estrogen: the two raise the risk of a stroke. ${anotherPill}`;
}

const ofHead = /\b(?:migraines?|head ?aches?|aura)\b/i;
const ofAura =
  /\baura\b|\bzig-? ?zag\w*\b|\b(?:flicker\w*|shimmer\w*|flashing|sparkl\w*|jagged) (?:lights?|lines?|spots?|patch\w*)\b/i;
const anotherPill =
  'Ask the doctor or pharmacist this week for one without estrogen, such as a progestogen-only pill or a coil, and use another protection meanwhile. A new kind of aura, one that lasts over an hour, a weak side or lost speech: emergency number.';

/** "Is horse chestnut ok with the pill?": what a bad leg can be then. */
export function legsOnThePill({
  wanted,
  earlierUses,
  mentions,
  subject: { person },
  said,
}: Understanding): string | null {
  const isOfLegs = [...wanted, ...(wanted.length === 0 ? earlierUses : [])].includes('veins');
  const taken = [...mentions.filter(({ kind }) => kind === 'medicine'), ...person.medicines];
  return isOfLegs && taken.some(({ id }) => isCombined(id)) && !said.includes(mayBeAClot) ? mayBeAClot : null;
}

const mayBeAClot =
  'On a pill with estrogen, one leg that swells, hurts or is warm can be a clot: have it seen the same day, and call your emergency number with short breath or pain in the chest.';

/** "Can I use it every day?", against headaches. */
export function headachesOften({ question, wanted, earlierUses, said }: Understanding): string | null {
  const uses = wanted.length > 0 ? wanted : earlierUses;
  const isOfHead = uses.includes('headache') || uses.includes('migraine');
  return isOfHead && often.test(question) && !said.includes(tooOften) ? tooOften : null;
}

const often = /\b(?:every|each) (?:single )?(?:day|evening|night|morning)\b|\bdaily\b|\bmost (?:days|evenings)\b/i;
const tooOften =
  'Headaches on half the days of a month, or painkillers on ten days or more, are for a doctor: painkillers taken that often bring headaches themselves.';

/** The progestogen-only ones are what is taken instead. */
function isCombined(id: string): boolean {
  const isContraceptive = id === 'class:hormonal-contraceptive' || takesClass(id, 'hormonal-contraceptive');
  return isContraceptive && !withoutEstrogen.test(id);
}

const withoutEstrogen =
  /^(?:desogestrel|norethisterone|norethindrone|drospirenone|levonorgestrel|medroxyprogesterone|etonogestrel|nomegestrol)$/;

/** "A patch or ginger for the ferry?", from somebody with glaucoma. */
function drierEyes({ question, history, mentions, subject: { person }, said }: Understanding): string | null {
  if (!hasCondition(person, 'glaucoma') || said.includes(mayPressTheEye)) return null;
  const isMeant =
    travelTablets.test(question) ||
    mentions.some(({ id }) => id === 'scopolamine' || id === 'diphenhydramine' || id === 'promethazine');
  const isOfTravel = ofTravel.test([question, lastMessage(history)].join(' '));
  return isMeant && isOfTravel ? mayPressTheEye : null;
}

const travelTablets =
  /\b(?:patch(?:es)?|kwells|tablets?|pills?|scopoderm|stugeron|joy ?rides|dramamine|avomine|travel ?calm)\b/i;
const ofTravel =
  /\b(?:cruise|ferry|boats?|ships?|sail\w*|sea|travel\w*|coach|car|plane|flights?|fly|flying|motion|kwells|scopoderm|patch(?:es)?)\b/i;
const mayPressTheEye =
  'With glaucoma of the narrow-angle kind leave out the travel patch and Kwells (scopolamine, hyoscine), and most travel tablets: they widen the pupil and can bring on an attack. With the open-angle kind ask the eye doctor or a pharmacist first. A red, painful eye with rings round lights: emergency department at once.';

/** "Honey for a tickly cough", from somebody on ramipril; "on ramipril", told after it. */
export function perhapsFromIt(asked: Understanding): readonly string[] {
  const { herbs, wanted, told, subject, said, asks } = asked;
  const isNews = told.some((fact) => fact.startsWith('taking '));
  if (!isNews && herbs.length === 0) return [];
  const uses = [...wanted, ...sleepOf(asked), ...(isNews && wanted.length === 0 ? asked.earlierUses : [])];
  const complaints = uses.filter((use) => (isNews || !asks.checking || use === 'sleep') && oftenFromMedicines.has(use));
  return behindIt(subject.person, [...new Set(complaints)]).filter((line) => !said.includes(line));
}

/** "Melatonin for my son", who takes methylphenidate: what is mostly taken for sleep needs no word of it. */
function sleepOf(asked: Understanding): readonly UseKey[] {
  const isOfOther = asked.wanted.length > 0 || asked.earlierUses.some((use) => use !== 'sleep');
  const isForSleep = herbsMeant(asked).some(({ id }) => findHerb(id)?.monograph?.uses[0]?.use === 'sleep');
  return isForSleep && !isOfOther ? ['sleep'] : [];
}

/** Of low mood and colds the answer says by itself what comes first. */
const oftenFromMedicines: ReadonlySet<UseKey> = new Set([
  'cough',
  'muscles',
  'constipation',
  'diarrhea',
  'nausea',
  'reflux',
  'libido',
  'circulation',
  'hair',
  'memory',
  'appetite',
  'sleep',
]);

function takesClass(id: string, name: MedicineClass): boolean {
  return findMedicineProfile(id)?.classes.has(name) === true;
}
