import type { UnderAmount } from '../amounts/under-amount.ts';
import type { AllergenKey } from '../conditions/allergens.ts';
import type { ConditionKey } from '../conditions/conditions.ts';
import type { EvidenceGrade } from '../evidence/source.ts';
import type { MedicineClass } from '../medicines/medicine-classes.ts';
import type { Effect, EffectStrength } from '../safety/effects.ts';
import type { Severity } from '../safety/severity.ts';
import type { Form } from './form.ts';
import type { UseKey } from './use-keys.ts';

/** One herb, mushroom, food or supplement: everything the product says of it, each claim with its sources. */
export interface Herb {
  /** Stable kebab-case key, never changed once published: `st-johns-wort`. */
  readonly key: string;
  readonly name: string;
  /** Accepted botanical name, or the substance's chemical name; null when there is none. */
  readonly scientificName: string | null;
  readonly kind: 'herb' | 'mushroom' | 'food' | 'bee-product' | 'vitamin' | 'mineral' | 'nutrient' | 'other';
  /** Botanical family (`Asteraceae`); null for what is not a plant or fungus. */
  readonly family: string | null;
  /** Everything else people call it: everyday and foreign names, synonyms, abbreviations, frequent misspellings. */
  readonly names: readonly string[];
  /** Poisonous or banned plants are known only to be warned of; they are never suggested. */
  readonly neverSuggest?: true;
  /** Allergens it contains or is, beyond what its botanical family implies. */
  readonly allergens?: readonly AllergenKey[];
  readonly effects: readonly HerbEffect[];
  readonly rules: readonly HerbRule[];
  /** Null while its uses are not covered. */
  readonly monograph: Monograph | null;
}

/** A documented mechanism. Only what is clinically plausible at usual amounts; `weak` gives minor findings. */
export interface HerbEffect {
  readonly effect: Effect;
  readonly strength: EffectStrength;
  readonly evidence: EvidenceGrade;
  readonly sources: readonly string[];
  /** Forms in which the effect matters; all internal medicinal forms when left out. */
  readonly forms?: readonly Form[];
  readonly underAmount?: UnderAmount;
}

/** `class:ssri` or a medicine key such as `warfarin`. A key refines its classes' rules. */
export type MedicineRef = `class:${MedicineClass}` | (string & {});

/** What a rule says once it applies. `none-known` is a documented absence, `unknown` a documented gap. */
export interface RuleBody {
  readonly severity: Severity | 'none-known' | 'unknown';
  readonly evidence: EvidenceGrade;
  /** One plain sentence, own words, grade-8 reading level, ends with a full stop. */
  readonly why: string;
  /** What to do, one or two plain sentences. */
  readonly advice: string;
  /** Ids of sources in `evidence/data`; at least one. */
  readonly sources: readonly string[];
  /** Forms it holds for; every internal medicinal form when left out. */
  readonly forms?: readonly Form[];
  /** What it says instead when the amount taken is certainly small. */
  readonly underAmount?: UnderAmount;
  /** It tells one thing among others of a medicine it names: rules for the class and mechanisms stand beside it. */
  readonly besideOthers?: true;
}

/** What speaks for caution with one herb: beside a medicine, with a condition, in a stage of life and so on. */
export type HerbRule = RuleBody &
  (
    | { readonly kind: 'medicine'; readonly with: readonly MedicineRef[] }
    | { readonly kind: 'condition'; readonly with: readonly ConditionKey[] }
    | { readonly kind: 'allergy'; readonly with: readonly AllergenKey[] }
    | { readonly kind: 'supplement'; readonly with: readonly string[] }
    | { readonly kind: 'pregnancy' | 'breastfeeding' | 'alcohol' }
    | { readonly kind: 'age'; readonly underYears: number }
    | { readonly kind: 'age'; readonly overYears: number }
    | { readonly kind: 'surgery'; readonly stopDaysBefore: number }
  );

/** What is said of a herb to readers: plain sentences, each claim with its sources. */
export interface Monograph {
  readonly partsUsed: readonly string[];
  readonly forms: readonly Form[];
  /** One to three plain sentences. */
  readonly description: string;
  /** How people have used it, plainly, without claiming that it works. */
  readonly traditionalUses: string;
  readonly uses: readonly HerbUse[];
  /** Typical adult amounts; an empty list means "not established". */
  readonly amounts: readonly HerbAmount[];
  readonly preparation: string | null;
  readonly timeToEffect: string | null;
  readonly sideEffects: Cited;
  readonly precautions: Cited;
  /** Plants mistaken for it and poisonous parts; null when none matter. */
  readonly lookAlikes: Cited | null;
  /** For the botanical drawing; null for what is not a plant or fungus. */
  readonly morphology: Morphology | null;
}

/** One use of a herb, and how well studies support it. */
export interface HerbUse {
  readonly use: UseKey;
  /** Studied, and found not to help: told when asked about, never suggested. */
  readonly result?: 'no-benefit';
  /** Studied in a narrower trouble or group than the use names, such as nerve pain: told when asked about, never suggested unasked. */
  readonly isNarrow?: true;
  /** A trouble of the skin for which it is taken, not put on. */
  readonly isTaken?: true;
  readonly evidence: EvidenceGrade;
  /** What kind of studies say what, in one sentence. */
  readonly text: string;
  readonly sources: readonly string[];
}

/** How much adults usually take in one form. */
export interface HerbAmount extends Cited {
  readonly form: Form;
  /** What it is taken for in this way; left out, it holds for all that has no amount of its own. */
  readonly for?: readonly UseKey[];
}

/** A statement with the ids of its sources in `evidence/data`. */
export interface Cited {
  readonly text: string;
  readonly sources: readonly string[];
}

/** Enough of a plant's shape to draw it recognisably. */
export interface Morphology {
  readonly habit: 'herb' | 'shrub' | 'tree' | 'vine' | 'rosette' | 'grass' | 'mushroom' | 'seaweed' | 'succulent';
  readonly leaf: {
    readonly shape:
      | 'ovate'
      | 'lanceolate'
      | 'linear'
      | 'cordate'
      | 'palmate'
      | 'pinnate'
      | 'bipinnate'
      | 'trifoliate'
      | 'round'
      | 'lobed'
      | 'needle'
      | 'fan'
      | 'none';
    readonly margin: 'entire' | 'serrate' | 'lobed' | 'spiny' | 'wavy';
    readonly arrangement: 'opposite' | 'alternate' | 'whorled' | 'basal';
  };
  readonly flower: {
    readonly form:
      | 'daisy'
      | 'umbel'
      | 'spike'
      | 'bell'
      | 'cup'
      | 'star'
      | 'lipped'
      | 'pea'
      | 'cluster'
      | 'catkin'
      | 'thistle'
      | 'trumpet'
      | 'none';
    /** #rrggbb */
    readonly color: string;
  };
  readonly below: 'taproot' | 'rhizome' | 'tuber' | 'bulb' | 'fibrous' | 'none';
  readonly fruit: {
    readonly form: 'berry' | 'drupe' | 'pod' | 'nut' | 'cone' | 'capsule' | 'hip' | 'none';
    readonly color: string;
  };
}
