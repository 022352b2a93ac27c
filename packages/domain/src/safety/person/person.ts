import { together, type Intake } from '../../amounts/intake.ts';
import { intakesTold } from '../../amounts/intakes-told.ts';
import type { ConditionKey } from '../../conditions/conditions.ts';
import { lately } from '../../resolve/lately.ts';
import { withoutAbstinence, withoutAnsweredNo } from '../../resolve/form-answers.ts';
import { mendConditions } from '../../resolve/mend-conditions.ts';
import { readList, readText } from '../../resolve/read.ts';
import type { Mention } from '../../resolve/mention.ts';
import { wordsOf } from '../../resolve/words.ts';
import { saysNone } from '../../resolve/says-none.ts';
import { untold } from './untold.ts';
import { type AgeGroup, groupOf, isUnderage, ofAge } from './age-group.ts';
import { allergiesTold, isToCheck, withGroups, withTheWorst } from './allergies-told.ts';
import { askedForChild } from './for-a-child.ts';
import { withoutRelatives } from './others-stage.ts';
import { impliedIllnesses } from './implied-illness.ts';
import { ownMedicines } from './medicines-of-others.ts';
import { readListed } from './listed-supplements.ts';
import { isMeasured } from './measured-not-taken.ts';
import { inOwnWords } from './own-words.ts';
import { tidied, withAgeSpelt, withPressureNamed } from './profile-shorthand.ts';
import {
  readsAlcohol,
  readsBreastfeeding,
  readsNoMedicines,
  readsNotPregnant,
  readsPregnancy,
  readsTryingToConceive,
} from './life-stage.ts';
import { ageFromText } from './age-words.ts';
import { readsSurgery } from './surgery-words.ts';
import { unreadConcerns } from './unread-concerns.ts';
import { withDoubles } from './with-doubles.ts';

/** A profile as the product stores it. */
export interface PersonInput {
  readonly age: number | null;
  readonly gender: string | null;
  readonly currentMedications: string | null;
  readonly allergies: string | null;
  readonly healthConcerns: string | null;
  readonly healthGoals?: string | null;
  readonly supplements?: readonly string[];
}

/** A person as the engine reads one. What the words do not say stays null or empty; it is never guessed. */
export interface Person {
  readonly ageYears: number | null;
  readonly ageGroup: AgeGroup | null;
  /** The age follows from a word such as "toddler" or "daughter", and no number was told. */
  readonly isAgeGuessed: boolean;
  readonly gender: string | null;
  readonly pregnant: boolean;
  readonly breastfeeding: boolean;
  readonly tryingToConceive: boolean;
  /** The words that tell of a planned operation. */
  readonly surgeryPlanned: string | null;
  readonly drinksAlcohol: boolean;
  /** The words say that no medicines are taken, or that there is no pregnancy; false while nothing is said. */
  readonly saysNoMedicines: boolean;
  readonly saysNotPregnant: boolean;
  readonly medicines: readonly Mention[];
  /** Herbs and supplements listed among the medicines. */
  readonly herbs: readonly Mention[];
  readonly conditions: readonly Mention[];
  /** Allergens, and herbs or medicines named as an allergy. */
  readonly allergens: readonly Mention[];
  readonly unrecognised: readonly string[];
  /** Something nobody knows is among the medicines. */
  readonly takesUnknown: boolean;
  /** The amounts a profile tells of what is taken. */
  readonly intakes: readonly Intake[];
}

/** What a man has to tell of beside a child that he feeds. */
const ofOwnMilk =
  /breast|chest|nurs|milk|lact|pump|express|latch|\be?bf|birth|partum|natal|myself|stillen|allait|amam|allatt|borst/i;

/** T3 is a hormone where medicines are listed; where people tell how they are, it is a trimester. */
const hormones = /\bT[34]\b/g;

// safe: `readPerson` alone writes these.
const readLately = lately((written) => readAnew({ ...untold, ...(JSON.parse(written) as Partial<PersonInput>) }));

/** Reads a profile's words; what is not given is not told. They are about its owner: what they say of relatives is left out. */
export function readPerson(typed: Partial<PersonInput>): Person {
  return readLately(JSON.stringify(typed));
}

function readAnew(typed: PersonInput): Person {
  const input = withTidyWords(typed);
  const isOwnAgeAdult = input.age !== null && !isUnderage({ ageYears: input.age });
  const own = (text: string | null | undefined) => (text ? withoutRelatives(text, isOwnAgeAdult) : null);
  const concerns = own((input.age ?? 0) <= 1 ? withAgeSpelt(input.healthConcerns ?? '') : input.healthConcerns);
  const notRelatives = (text: string | null) =>
    text && withoutRelatives(text, isOwnAgeAdult || /\b(?:none|no|nil|nothing)\b/i.test(text));
  const medicines = input.currentMedications && ownMedicines(input.currentMedications, isOwnAgeAdult);
  const read = readTold({
    ...input,
    currentMedications: medicines,
    allergies: notRelatives(input.allergies),
    healthConcerns: concerns,
    healthGoals: own(input.healthGoals),
  });
  const child = isOwnAgeAdult ? askedForChild(input.healthConcerns ?? '') : null;
  const aged = child === null ? read : { ...read, ...ofAge(child) };
  const unread = concerns === null ? [] : unreadConcerns(answered(withAgeSpelt(concerns)));
  const told = unread.length === 0 ? aged : { ...aged, unrecognised: [...aged.unrecognised, ...unread] };
  const intakes = intakesTold({ currentMedications: medicines, healthConcerns: concerns });
  const person = inOwnWords({ ...told, intakes }, fieldsOf(typed));
  if (!typed.supplements?.length) return person;
  const listed = readListed(typed.supplements);
  return {
    ...person,
    medicines: once([...person.medicines, ...listed.medicines]),
    herbs: once([...person.herbs, ...listed.herbs]),
    unrecognised: [...person.unrecognised, ...listed.unrecognised],
    takesUnknown: person.takesUnknown || listed.unrecognised.length > 0,
  };
}

/** Reads words of which it is not known whom they are about. */
export function readTold(typed: PersonInput): Person {
  const input = withTidyWords(typed);
  const taken = readList(withoutAnsweredNo(input.currentMedications ?? ''));
  const allergic = readList(input.allergies ?? '', { areAllergies: true });
  const asTyped = answered(input.healthConcerns ?? '');
  const concerns = answered(mended(input.healthConcerns ?? ''));
  const told = readText(concerns);
  const others = [(input.currentMedications ?? '').replaceAll(hormones, ' '), input.healthGoals ?? ''];
  const everything = [concerns, ...others].join('\n');
  // What was mended may have been a right word nobody knew: "linea nigra", "resection".
  const tellings = concerns === asTyped ? [everything] : [everything, [asTyped, ...others].join('\n')];
  const isMale = /^\s*(?:male|man|m)\s*$/i.test(input.gender ?? '');
  const ill = allergic.mentions.filter(({ kind }) => kind === 'condition');
  const own = told.mentions.filter((mention) => !isMeasured(mention, concerns));
  const mentions = [...taken.mentions, ...own, ...ill].filter((mention) => !mention.negated);
  const medicines = once(mentions.filter((mention) => mention.kind === 'medicine' && !mention.allergy));
  const person = {
    ...ageOf(input, { asMended: concerns, asTyped }),
    gender: input.gender,
    pregnant: (!isMale || /pregnan/i.test(everything)) && tellings.some(readsPregnancy),
    breastfeeding: (!isMale || ofOwnMilk.test(everything)) && tellings.some(readsBreastfeeding),
    tryingToConceive: tellings.some(readsTryingToConceive),
    surgeryPlanned: tellings.map(readsSurgery).find((words) => words !== null) ?? null,
    drinksAlcohol: readsAlcohol(everything) || mentions.some((mention) => mention.id === 'alcohol'),
    saysNoMedicines: readsNoMedicines(input.healthConcerns ?? '') || saysNone(input.currentMedications ?? ''),
    saysNotPregnant: readsNotPregnant(`${everything}\n${input.healthConcerns ?? ''}`),
    medicines,
    herbs: once(withDoubles(mentions.filter((mention) => mention.kind === 'herb' && !mention.allergy))),
    conditions: once([...mentions.filter(({ kind }) => kind === 'condition'), ...impliedIllnesses(medicines)]),
    allergens: once(
      withTheWorst([
        ...withGroups(allergic.mentions.filter((mention) => !mention.negated && mention.kind !== 'condition')),
        ...allergiesTold(told.mentions.filter((mention) => !mention.negated)),
        ...allergiesTold(taken.mentions.filter(isListedAllergy)),
      ]),
    ),
    unrecognised: [...taken.unrecognised, ...allergic.unrecognised.filter(isToCheck)],
    takesUnknown: taken.unrecognised.length > 0,
    intakes: [],
  };
  return inOwnWords(person, fieldsOf(typed));
}

function fieldsOf({ currentMedications, allergies, healthConcerns }: PersonInput): readonly (string | null)[] {
  return [currentMedications, allergies, healthConcerns];
}

function withTidyWords({ currentMedications, allergies, healthConcerns, ...rest }: PersonInput): PersonInput {
  const tidy = (text: string | null) => text && tidied(text);
  return {
    ...rest,
    currentMedications: tidy(currentMedications),
    allergies: tidy(allergies),
    healthConcerns: tidy(healthConcerns),
  };
}

function answered(text: string): string {
  return withPressureNamed(withoutAbstinence(withoutAnsweredNo(text)));
}

function mended(text: string): string {
  return mendConditions(text, wordsOf(text)).plain;
}

/** "Aspirin (allergy)" among the medicines. */
function isListedAllergy({ kind, text, allergy, negated }: Mention): boolean {
  return !negated && (allergy || (kind === 'allergen' && /allerg/i.test(text)));
}

/** The age of the form, or the first that the words tell, as mended and as typed. */
function ageOf({ age, currentMedications }: PersonInput, { asMended, asTyped }: { asMended: string; asTyped: string }) {
  const told = ageFromText(asMended) ?? ageFromText(asTyped) ?? ageBesideMedicines(currentMedications ?? '');
  const ageYears = isBelowItsWholeYear(age, told?.years) ? (told?.years ?? null) : (age ?? told?.years ?? null);
  const isOfForm = ageYears !== null && ageYears === age;
  return {
    ageYears,
    ageGroup: isOfForm ? groupOf(ageYears) : (told?.group ?? null),
    isAgeGuessed: !isOfForm && told?.isGuessed === true,
  };
}

/** Forms take whole years from one: "she is 9 months really" tells more. */
function isBelowItsWholeYear(age: number | null, told: number | undefined): boolean {
  return age === 1 && told !== undefined && told < 1;
}

/** "Calpol for my 5 month old": whom the medicines are for. */
function ageBesideMedicines(text: string) {
  return /\b(?:old|baby|months?|infant|newborn|toddler)\b/i.test(text) ? ageFromText(text) : null;
}

/** The person with more of the same kind of facts, as a message may add them. Never takes anything away. */
export function mergePeople(first: Person, second: Person): Person {
  return {
    ageYears: first.ageYears ?? second.ageYears,
    ageGroup: first.ageGroup ?? second.ageGroup,
    isAgeGuessed: first.ageYears === null ? second.isAgeGuessed : first.isAgeGuessed,
    gender: first.gender ?? second.gender,
    pregnant: first.pregnant || second.pregnant,
    breastfeeding: first.breastfeeding || second.breastfeeding,
    tryingToConceive: first.tryingToConceive || second.tryingToConceive,
    surgeryPlanned: first.surgeryPlanned ?? second.surgeryPlanned,
    drinksAlcohol: first.drinksAlcohol || second.drinksAlcohol,
    saysNoMedicines: first.saysNoMedicines || second.saysNoMedicines,
    saysNotPregnant: first.saysNotPregnant || second.saysNotPregnant,
    medicines: once([...first.medicines, ...second.medicines]),
    herbs: once([...first.herbs, ...second.herbs]),
    conditions: once([...first.conditions, ...second.conditions]),
    allergens: once(withTheWorst([...first.allergens, ...second.allergens])),
    unrecognised: [...first.unrecognised, ...second.unrecognised],
    takesUnknown: first.takesUnknown || second.takesUnknown,
    intakes: together(first.intakes, second.intakes),
  };
}

export function hasCondition(person: Person, key: ConditionKey): boolean {
  return person.conditions.some((condition) => condition.id === key);
}

function once(mentions: readonly Mention[]): readonly Mention[] {
  const seen = new Map<string, Mention>();
  for (const mention of mentions) {
    const key = `${mention.kind}:${mention.id}:${mention.form}`;
    if (!seen.has(key)) seen.set(key, mention);
  }
  return [...seen.values()];
}
