import { asTheyDrive } from '../questions/harm/before-driving.ts';
import type { Understanding } from '../reading/understanding.ts';
import type { UseKey } from '../../herbs/use-keys.ts';
import { isUnderage } from '../../safety/person/age-group.ts';
import type { Person } from '../../safety/person/person.ts';
import { helpForBabies, helpForChildren } from '../data/help-for-children.ts';
import { helpInPregnancy } from '../data/help-in-pregnancy.ts';
import { tinglesFromB6 } from '../limits/since-a-medicine.ts';
import { seenBefore, bloatedFrom } from './seen-first.ts';
import { escapeHtml, paragraph } from '../wording/html.ts';
import { sentencesOf } from '../wording/sentences.ts';

const help: Partial<Readonly<Record<UseKey, string>>> = {
  sleep:
    'A steady bedtime, a cool dark room, and no late screens or caffeine often help as much as a herb. After a month of poor sleep see a doctor.',
  stress:
    'Slow breathing, a daily walk and regular meals help many people. If stress does not let go for weeks, talk to someone you trust or a doctor.',
  anxiety:
    'Slow breathing and movement can ease a hard moment. If worry rules your days, a doctor or therapist can help a great deal.',
  mood: 'Daylight, movement and company lift many moods. If low mood lasts more than two weeks, please see a doctor.',
  immunity:
    'Sleep, hand washing, movement and vaccines do more than any herb. Infections that come again and again need a doctor.',
  colds:
    'Rest, fluids and time do most of the work. See a doctor with high fever, shortness of breath or if it lasts more than ten days.',
  cough: 'A cough that lasts more than three weeks, or comes with blood, fever or short breath, needs a doctor.',
  digestion:
    'Smaller meals, eating slowly and a walk afterwards help many people. See a doctor with weight loss, blood or pain that stays.',
  bloating:
    'Smaller meals, eating slowly and fewer fizzy drinks help many people. See a doctor if it stays or gets worse.',
  nausea: 'Small, plain meals and sips of water help. See a doctor if you cannot keep fluids down.',
  constipation: 'Water, fiber and movement come first. See a doctor if it is new after 50, painful or with blood.',
  energy:
    'Tiredness that lasts weeks deserves a blood test: low iron, thyroid trouble and poor sleep are common reasons.',
  focus:
    'Sleep, breaks and a quiet place matter most. A head that stays foggy for weeks deserves a blood test; sudden trouble thinking clearly needs a doctor.',
  pms: 'Regular movement and enough sleep help many women. See a doctor if it disturbs your life each month, or with hopeless moods. Tell me if you use the pill or other hormones: chasteberry does not go well with them.',
  menopause:
    'Layers, a cool bedroom and less alcohol ease hot flashes. After breast cancer, or with a sick liver, ask the doctor before any herb for them. A doctor can tell you about treatments that work well.',
  joints: 'Gentle movement and a healthy weight help joints most. Hot, red or suddenly swollen joints need a doctor.',
  skin: 'Mild care without scent and a plain cream help most. A rash that spreads, hurts, weeps or lasts for weeks needs a doctor.',
  acne: 'Wash gently twice a day and do not squeeze. A pharmacist has creams with benzoyl peroxide or adapalene, which are better proven; a doctor can do more when spots leave scars.',
  eczema: 'A plain thick cream many times a day is the base of all care. Wet, yellow or hot patches need a doctor.',
  wounds:
    'Rinse it with clean water and cover it. A deep or dirty wound, a bite, or one that turns red and hot needs a doctor.',
  burns:
    'Cool it under running water for twenty minutes first, and put no butter, oil, toothpaste or ice on it. See a doctor with blisters larger than a coin, or on the face, hands or private parts.',
  bruises: 'Cool a fresh bruise. Bruises without a knock need a blood test.',
  'insect-bites':
    'Cool it and do not scratch. Call for help with a swollen face or trouble breathing; see a doctor when redness spreads.',
  fungal:
    'Creams against fungi from the pharmacy work better than any herb; keep the skin dry and go on for two weeks after it looks well. Nails, the scalp, or diabetes need a doctor.',
  hair: 'Hair that falls out in patches, or all at once, needs a doctor: iron and the thyroid are worth a test.',
  mouth: 'Gums that bleed and teeth that hurt need a dentist; so does a sore that has not healed in three weeks.',
  eyes: 'Pain, poor sight or a very red eye need a doctor today.',
  'sore-throat':
    'Cool drinks and rest do most. See a doctor with trouble swallowing or breathing, high fever, or after a week; a hoarse voice for three weeks should be looked at.',
  sinus:
    'Salt-water rinses and steam from a shower help. See a doctor with high fever, swelling round the eye, or after ten days.',
  allergies:
    'A salt-water rinse and keeping windows shut help; a pharmacist has sprays and tablets that work better than herbs. Wheezing or short breath needs a doctor.',
  diarrhea:
    'Drink more than you lose, best a salt-and-sugar drink from the pharmacy. See a doctor with blood, high fever, or after three days; a baby or an old person sooner.',
  reflux:
    'Small, early evening meals and a raised head of the bed help. See a doctor when it lasts for weeks, food sticks, or you lose weight.',
  cramps:
    'Warmth and small meals help. Pain that is strong, new or stays, or comes with blood or fever, needs a doctor.',
  'back-pain':
    'Keep moving as much as you can; warmth helps. Weak legs, numb skin between them, or trouble with the bladder is an emergency.',
  'menstrual-cramps':
    'Warmth and movement help. Pain that keeps you from work or school needs a doctor: there may be a cause to treat.',
  migraine:
    'A diary shows what sets it off. With four days a month or more, ask a doctor about medicine that prevents it.',
  urinary: 'Drink plenty. Fever, back pain, blood, pregnancy, being a man, or no change in two days: see a doctor.',
  prostate: 'Have it looked at before you treat it yourself; not being able to pee at all is an emergency.',
  veins:
    'Walking, legs up and good compression stockings help most. One leg that swells and hurts needs a doctor today.',
  libido:
    'Sleep, stress, some medicines and how you get on with each other matter most. A doctor can test for the rest.',
  muscles: 'Light movement, food with protein and sleep help most. Dark urine after hard training is an emergency.',
  headache: 'Water, rest and regular meals help. A sudden, very strong or new kind of headache needs a doctor at once.',
  memory: 'Sleep, movement, company and good hearing do most for memory. If it gets worse, see a doctor.',
  appetite: 'Small meals that you like and company at table help. See a doctor with weight loss, or after two weeks.',
  liver:
    'Little alcohol, movement and a healthy weight do most for the liver. Yellow eyes, dark urine or an itch all over need a doctor soon.',
  'blood-sugar':
    'Walks after meals, few sweet drinks and a healthy weight do more than herbs. Have it measured by a doctor, and keep to what is prescribed.',
  cholesterol:
    'Oats, beans, nuts, plant oils and movement come first. A doctor can tell what your numbers mean and whether you need a tablet.',
  'blood-pressure':
    'Little salt, walks and a healthy weight lower it most. Measure it at home; if it stays high, see a doctor. With chest pain, bad speech or a very strong headache call for help.',
  circulation:
    'Walks and not smoking do most. See a doctor with a pale, cold or sore leg, or one that hurts when you walk.',
  pain: 'Warmth, rest and gentle movement ease many pains. Strong, new or lasting pain needs a doctor.',
  inflammation: 'Movement, sleep and not smoking calm the body most. A hot, red, swollen part or fever needs a doctor.',
  bones:
    'Walks, training with weights, food with calcium and some sun keep bones strong. After a break from a small fall ask a doctor for a bone scan.',
  'travel-sickness':
    'Sit in front, look at the horizon and do not read. A pharmacist has tablets that are better proven.',
  'pregnancy-nausea':
    'Small plain meals and sips help. If you keep nothing down, lose weight or pass little urine, call a midwife or doctor today.',
  exercise: 'Training, sleep, food and water do most. Chest pain or fainting while you train needs a doctor.',
  fever:
    'Rest and drink enough. See a doctor after three days, with very high fever, a rash, a stiff neck or short breath.',
  weight:
    'Fewer sweet drinks, more vegetables, pulses and whole grain, and a walk each day do more than any herb; half a kilo (a pound) a week is enough. A doctor knows treatments that work.',
  lactation:
    'Nursing often, with a good latch, raises milk most; a midwife can show how. Fenugreek and fennel are the herbs most used, on small and mixed studies: ask a midwife or nursing expert before either. A baby with few wet diapers or little weight gain needs a doctor.',
};

/** One line of help that is no herb, for the first concern that has one, as it fits a grown-up, a child or a pregnancy. */
export function everydayHelp(wanted: readonly UseKey[], person?: Person): string | null {
  // Whoever loses water has to drink, whatever aches beside it.
  const isGrave = (use: UseKey) =>
    use === 'diarrhea' || (person?.pregnant === true && helpInPregnancy[use]?.isForCareAlone === true);
  const gravestFirst = wanted.toSorted((left, right) => Number(isGrave(right)) - Number(isGrave(left)));
  return gravestFirst.map((use) => helpFor(use, person)).find((line) => line !== undefined) ?? null;
}

/** What is known of the concern itself; of feet that tingle from vitamin B6 another limit tells. */
export function asidesOf(asked: Understanding): readonly string[] {
  if (tinglesFromB6(asked.question)) return [];
  return [...asked.particulars.flatMap(({ says }) => says ?? []), ...careFirst(asked)];
}

/** What comes before any herb, a burn under water or a bladder that burns, is told beside the one that is named. */
function careFirst(asked: Understanding): readonly string[] {
  const { wanted, particulars, subject } = asked;
  const driving = asTheyDrive(asked);
  if (driving !== null) return [driving];
  if (particulars.length > 0) return [];
  const { person } = subject;
  return wanted
    .filter(
      (use) =>
        beforeAnyHerb.has(use) || ((use === 'sleep' || use === 'bruises') && seenBefore(person, [use]).length > 0),
    )
    .flatMap((use) => seenBefore(person, [use])[0]?.says ?? helpFor(use, person) ?? [])
    .slice(0, 1);
}

/** Beside a herb that is named for a child's sleep what helps first, for its belly, cough or head when to see somebody. HTML. */
export function seenInAChild(
  { wish, said, subject }: Pick<Understanding, 'said' | 'subject'> & { readonly wish: readonly UseKey[] },
  besides: string,
): readonly string[] {
  if (!isUnderage(subject.person)) return [];
  const grave = wish.filter((use) => mayBeGrave.has(use));
  const line = wish.includes('sleep')
    ? everydayHelp(['sleep'], subject.person)
    : whenToSeeADoctor(grave, subject.person);
  return line === null || said.includes(line) || besides.includes(escapeHtml(line)) ? [] : [paragraph(line)];
}

/** What may be more in a child than it looks. */
const mayBeGrave: ReadonlySet<UseKey> = new Set([
  ...(['cramps', 'digestion', 'nausea', 'diarrhea', 'constipation'] as const),
  ...(['cough', 'colds', 'sore-throat', 'headache'] as const),
]);

const beforeAnyHerb: ReadonlySet<UseKey> = new Set([
  'burns',
  'wounds',
  'insect-bites',
  'urinary',
  'prostate',
  'fever',
  'lactation',
]);

/** "The memory becomes bad, is ginkgo good?", late in life: what a doctor should look at is told before the herb. */
export function forgetsLate({ question, herbs, wanted, subject: { person }, said }: Understanding): string | null {
  const isLate = herbs.length > 0 && wanted.includes('memory') && (person.ageYears ?? 0) >= laterLife;
  const says = isLate && forgets.test(question) ? helpInLaterLife.memory : undefined;
  return says === undefined || said.includes(says) ? null : says;
}

/** Of that line, what tells when to see somebody. */
export function whenToSeeADoctor(wanted: readonly UseKey[], person: Person): string | null {
  return doctorIn(everydayHelp(wanted, person) ?? '');
}

/** The sentences of a text that send to somebody. */
export function doctorIn(text: string): string | null {
  const told = sentencesOf(text).filter((sentence) => someone.test(sentence));
  return told.length === 0 ? null : told.join(' ');
}

const someone =
  /\b(?:doctor|pediatrician|midwife|maternity unit|emergency|dentist|pharmacist|call for help|therapist|clinic)\b/i;

/** What a doctor should look at sooner in later life. */
const helpInLaterLife: Partial<Readonly<Record<UseKey, string>>> = {
  memory:
    'When forgetting is new at this age, grows, or others notice it, see a doctor before any herb: the thyroid, vitamin B12, low mood, hearing, or tablets for sleep or the bladder can be behind it. Sleep, movement and company help too.',
};
const laterLife = 60;
/** It is told of, and not only wished better. */
const forgets =
  /\b(?:memory|mind|brain)\b[^.?!]{0,24}\b(?:bad|worse|going|gone|poor|terrible|weak\w*|fail\w*|slip\w*|los\w*|fad\w*|declin\w*|not what)\b|\b(?:los(?:e|ing)|poor|bad|failing|worse) (?:my |his |her |the )?memory\b|\bforget(?:s|ting|ful)?\b/i;

/** Of a woman before the years in which this is told first (`bloatedFirst`). */
const bloatedWoman =
  'Smaller meals, eating slowly and fewer fizzy drinks help many people. A belly bloated on more days than not for three weeks, or with early fullness, pain or more trips to pee, is for a doctor soon: the ovaries should be looked at.';

/** Skin that a retinoid has made dry and thin. */
const onARetinoid =
  'On such a medicine for acne the skin is dry and thin: wash with a mild cleanser without soap, then a plain moisturizer, lip balm and sunscreen. No scrubs, peels, benzoyl peroxide or tea tree on top, unless the dermatologist says so. A low mood, or a pregnancy, is for the doctor at once.';

function takesRetinoid(person: Person | undefined): boolean {
  return person?.medicines.some(({ id }) => id === 'isotretinoin' || id === 'acitretin') === true;
}

function isYoungerWoman(person: Person | undefined): boolean {
  if (person?.gender !== 'female' || person.pregnant || isUnderage(person)) return false;
  return person.ageYears === null || person.ageYears < bloatedFrom;
}

function helpFor(use: UseKey, person: Person | undefined): string | undefined {
  const late = person?.ageYears !== undefined && (person.ageYears ?? 0) >= laterLife ? helpInLaterLife[use] : undefined;
  if (late !== undefined) return late;
  if (use === 'bloating' && isYoungerWoman(person)) return bloatedWoman;
  if (use === 'acne' && takesRetinoid(person)) return onARetinoid;
  if (person?.ageGroup === 'baby' && helpForBabies[use] !== undefined) return helpForBabies[use];
  if (person !== undefined && isUnderage(person)) return helpForChildren[use] ?? help[use];
  return (person?.pregnant === true ? helpInPregnancy[use]?.says : undefined) ?? help[use];
}
