import type { ConditionKey } from '../../../conditions/conditions.ts';
import { findMedicineProfile } from '../../../medicines/catalogue.ts';
import type { MedicineClass } from '../../../medicines/medicine-classes.ts';
import type { Effect } from '../../effects.ts';
import { hasCondition, type Person } from '../../person/person.ts';
import { callNow, noHerbs, type RedFlagRule } from '../red-flag.ts';
import { callToday } from '../urgent-flag.ts';

/** What of a person makes a sign grave, by its name: "warfarin", "diabetes"; null where nothing does. */
export type Ground = (person: Person) => string | null;

/** A sign that is grave because of what is known of the person: a sore throat beside carbimazole. */
export interface KnownDanger extends RedFlagRule {
  readonly ground: Ground;
  /** Ids of what was read about it; none comes without. */
  readonly sources: AtLeastOne;
  /** Emergencies that are heard in the same words without knowing the person, and whose advice fits less well. */
  readonly before?: readonly string[];
  /** Told of the child or of one who is ill, it still is grave for the owner of the profile. */
  readonly isOfOwner?: boolean;
  /** Signs that count although something harmless is named as their cause: black stools and iron tablets. */
  readonly anyhow?: readonly RegExp[];
}

type AtLeastOne = readonly [string, ...string[]];

interface Told extends Pick<RedFlagRule, 'together' | 'near'>, Pick<KnownDanger, 'anyhow' | 'isOfOwner' | 'sources'> {
  readonly patterns?: readonly RegExp[];
  readonly before?: readonly string[];
}

/** `{ground}` in what is said stands for the name of the ground. */
interface Grave extends Told {
  readonly first: string;
  readonly next: string;
  /** Whom to call, where that is not the emergency number first; it names the number all the same. */
  readonly call?: string;
}

export function graveFor(
  id: string,
  ground: Ground,
  { first, next, call = callNow, patterns = [], ...told }: Grave,
): KnownDanger {
  return { id, level: 'emergency', topic: id, ground, patterns, paragraphs: [first, call, next, noHerbs], ...told };
}

interface Soon extends Told {
  readonly why: string;
  /** Whom to call beside the doctor or an advice line. */
  readonly or?: string;
  readonly whom?: string;
}

export function soonFor(id: string, ground: Ground, { why, or, whom, patterns = [], ...told }: Soon): KnownDanger {
  const today = `${callToday}${or === undefined ? '' : `, or ${or}`}, before trying any herb.`;
  return { id, level: 'urgent', topic: id, ground, patterns, paragraphs: [why, whom ?? today, ifWorse], ...told };
}

const ifWorse = 'If it gets worse quickly, call your emergency number: 911, 112, 999 or 000.';

export function takes(...classes: readonly MedicineClass[]): Ground {
  return byProfile(({ certain }) => classes.some((each) => certain.has(each)));
}

export function acts(effect: Effect): Ground {
  return byProfile(({ effects }) => effects.has(effect));
}

export function takesOne(...keys: readonly string[]): Ground {
  return ({ medicines }) => medicines.find(({ id }) => keys.includes(id))?.name ?? null;
}

export function lives(...conditions: readonly ConditionKey[]): Ground {
  return (person) => {
    const key = conditions.find((each) => hasCondition(person, each));
    return key === undefined
      ? null
      : (inThisPerson[key] ?? person.conditions.find(({ id }) => id === key)?.name ?? null);
  };
}

/** A heart that is felt to race is no illness of its own yet. */
export const hasAnIllHeart: Ground = (person) =>
  lives('heart-failure', 'heart-disease', 'artificial-heart-valve')(person) ??
  (person.conditions.some(({ id, text }) => id === 'arrhythmia' && !onlyFelt.test(text))
    ? 'irregular heartbeat'
    : null);

const onlyFelt = /rac(?:es|ing)|pound|thump|flutter(?:s|ing)|skip|jump|palpitation|beat(?:s|ing)? (?:fast|too)/i;

/** Where the name of the illness would read oddly. */
const inThisPerson: Partial<Record<ConditionKey, string>> = {
  'organ-transplant': 'a transplant',
  'weakened-immunity': 'weakened defences',
  'blood-clots': 'an earlier clot',
  'bleeding-disorder': 'a bleeding disorder',
  'artificial-heart-valve': 'an artificial valve',
  'peptic-ulcer': 'an ulcer of the stomach',
  'urinary-tract-infection': 'a bladder infection',
};

export function either(...grounds: readonly Ground[]): Ground {
  return (person) => {
    for (const ground of grounds) {
      const name = ground(person);
      if (name !== null) return name;
    }
    return null;
  };
}

type Profile = NonNullable<ReturnType<typeof findMedicineProfile>>;

function byProfile(fits: (profile: Profile) => boolean): Ground {
  return ({ medicines }) => {
    const found = medicines.find(({ id }) => {
      const profile = findMedicineProfile(id);
      return profile !== undefined && !profile.localOnly && fits(profile);
    });
    return found?.name ?? null;
  };
}
