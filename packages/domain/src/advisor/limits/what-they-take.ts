import { isOfClass } from '../../medicines/is-of-class.ts';
import type { MedicineClass } from '../../medicines/medicine-classes.ts';
import { readText } from '../../resolve/read.ts';
import type { ConditionKey } from '../../conditions/conditions.ts';
import { hasCondition } from '../../safety/person/person.ts';
import type { Understanding } from '../reading/understanding.ts';

/** "A glass of wine with it?": what alcohol does beside a pregnancy or what the person takes. */
export function noDrinkNow(asked: Understanding): string | null {
  const { subject, mentions, setOffBy, herbs, earlierHerbs, earlierParticulars } = asked;
  const { person } = subject;
  const named = setOffBy === null ? mentions : [...mentions, ...readText(setOffBy).mentions];
  if (!named.some(({ kind, id }) => kind === 'medicine' && id === 'alcohol')) return null;
  // Beside a herb the check of the two says more, and what was told of the complaint is not told twice; a sick liver comes first.
  const isAlone = herbs.length + earlierHerbs.length + earlierParticulars.length === 0;
  const ill = worseWithDrink.find(
    ({ condition, isOfLiver }) => (isAlone || isOfLiver === true) && hasCondition(person, condition),
  );
  const nursing = person.breastfeeding ? whileNursing : null;
  return noDrinkFor(person) ?? nursing ?? littleDrinkFor(person) ?? ill?.says ?? null;
}

/** How little may pass beside what the person takes. */
function littleDrinkFor(person: Understanding['subject']['person']): string | null {
  return littleDrinks.find(({ ids, classes }) => takes(person, ids, classes))?.says ?? null;
}

const whileNursing =
  'While nursing it is safest to drink none. One small drink now and then is not known to harm, above all when two hours or more lie between it and the next feed; feed or pump before it. More than one a day is advised against. Pumping milk off does not clear it sooner, and nobody who drank should share a bed with the baby.';

/** Why alcohol is out altogether, beside a pregnancy or what the person takes; null where a little may pass. */
export function noDrinkFor(person: Understanding['subject']['person']): string | null {
  if (person.pregnant) return 'In pregnancy leave alcohol out: no amount of it is known to be safe.';
  return drinks.find(({ ids, classes }) => takes(person, ids, classes))?.says ?? null;
}

/** "The doctor gave me diazepam for it", after a couple of beers were told of. */
export function drinkBesideNews({ subject: { person }, medicines, said }: Understanding): string | null {
  const line = person.drinksAlcohol && medicines.length > 0 ? noDrinkFor(person) : null;
  return line === null || said.includes(line) ? null : line;
}

/** A great bruise under a blood thinner may bleed on inside. */
export function bruisedWhileThinned({ subject: { person }, question, said }: Understanding): string | null {
  const isGreat = /\bbruis/i.test(question) && greatBruise.test(question);
  return isGreat && !said.includes(bruiseFirst) && takes(person, [], ['anticoagulant', 'antiplatelet'])
    ? bruiseFirst
    : null;
}

/** "Deep heat", "tiger balm": some of these rubs hold what thins the blood further. */
export function rubbedWhileThinned({ subject: { person }, question, said }: Understanding): string | null {
  const isTold = hotRubs.test(question) && !said.includes(readThePack);
  return isTold && takes(person, [], ['anticoagulant', 'antiplatelet']) ? readThePack : null;
}

const hotRubs =
  /\b(?:tiger balm|deep heat|ben ?gay|icy ?hot|salonpas|ralgex|radian b|algipan|dencorub|white flower oil|axe oil|wood ?lock|pain patch(?:es)?|heat (?:rub|patch(?:es)?)|(?:muscle|joint) rub)\b/i;
export const readThePack =
  'Read the pack of that rub for methyl salicylate (oil of wintergreen), which many such balms, creams and patches hold: it passes through the skin, and with a blood thinner it has raised the INR and caused bleeding. If it holds any, stop and tell the clinic that doses you, and have the blood checked.';

function takes(
  { medicines }: Understanding['subject']['person'],
  ids: readonly string[],
  classes: readonly MedicineClass[],
): boolean {
  return medicines.some(({ id }) => ids.includes(id) || isOfClass(id, ...classes));
}

const worseWithDrink: readonly {
  readonly condition: ConditionKey;
  readonly isOfLiver?: boolean;
  readonly says: string;
}[] = [
  {
    condition: 'gout',
    says: 'Beer, also without alcohol, and spirits can set off a gout attack; leave them out, above all while one lasts. A small glass of wine now and then is borne better.',
  },
  {
    condition: 'hepatitis',
    isOfLiver: true,
    says: 'With hepatitis leave alcohol out, beer too: it speeds the scarring of the liver, also where you feel well. A drink without alcohol is the better one. Keep the checks of the liver, and tell the liver clinic how much you drink.',
  },
  {
    condition: 'liver-disease',
    isOfLiver: true,
    says: 'With liver disease leave alcohol out: it speeds the damage, whatever the cause was.',
  },
  {
    condition: 'epilepsy',
    says: 'With epilepsy much alcohol, and the day after it, can bring on a fit, and it adds to the medicines. Ask the doctor whether a little is all right for you.',
  },
];

const drinks: readonly {
  readonly ids: readonly string[];
  readonly classes: readonly MedicineClass[];
  readonly says: string;
}[] = [
  {
    ids: ['methotrexate'],
    classes: [],
    says: 'Methotrexate and alcohol both strain the liver. Ask the team that prescribes it whether you may drink, and how little.',
  },
  {
    ids: ['disulfiram', 'metronidazole'],
    classes: [],
    says: 'No alcohol with this medicine, nor for some days after it: together they can make you badly sick. Read the leaflet for how long.',
  },
  {
    ids: ['gabapentin', 'pregabalin'],
    classes: ['benzodiazepine', 'hypnotic', 'opioid'],
    says: 'No alcohol with this medicine: together they can make you very drowsy and slow the breathing.',
  },
];

const littleDrinks: typeof drinks = [
  {
    ids: ['isotretinoin', 'alitretinoin'],
    classes: [],
    says: 'None is best, and little at the most, never many in one evening: this medicine can raise the fats in the blood and strain the liver, and so does alcohol. Keep the blood tests, and ask the skin team how much is all right. Strong pain in the belly with vomiting needs a doctor at once.',
  },
  {
    ids: [],
    classes: ['vitamin-k-antagonist'],
    says: 'A little may pass, but much in one evening shifts the INR and makes bleeding likelier, above all after a fall. Keep it small and the same from week to week, and ask the clinic that doses you how much is all right.',
  },
  {
    ids: [],
    classes: ['insulin', 'sulfonylurea'],
    says: 'Alcohol can push the sugar too low, for hours and in the night too, and being drunk hides the signs. Little, never on an empty stomach, measure before bed, and let somebody know that you take this medicine.',
  },
];

const greatBruise =
  /\b(?:plate|saucer|hand|palm|fist|orange|grapefruit|melon|dinner|huge|massive|enormous|giant|big|large|spread\w*|growing|bigger|grows|black)\b/i;
const bruiseFirst =
  'A large bruise while you take a blood thinner should be seen by a doctor or nurse today: it may still bleed inside. If it grows, swells hard, hurts badly, or you hit your head, get help at once. Do not stop the medicine before you have asked.';
