import type { EvidenceGrade } from '../evidence/source.ts';
import type { ConditionKey } from '../conditions/conditions.ts';
import type { Severity } from '../safety/severity.ts';

/** A nutrient or other substance of which too much does harm, and from how much on, each with its sources. */
export interface UpperLevel {
  /** kebab-case; what the amounts of several products are added up by. */
  readonly key: string;
  /** As in "800 mcg of selenium". */
  readonly name: string;
  /** In which amounts are told and `limits` are written. */
  readonly unit: 'mcg' | 'mg';
  /** Micrograms of one international unit; a substance without it is never read in units. */
  readonly mcgPerIu?: number;
  readonly countedFrom: readonly Counted[];
  /** Herbs that bring much of it beside, of which no amount is read. */
  readonly alsoIn?: readonly string[];
  readonly limits: readonly Limit[];
}

/** Which names of a herb stand for the substance. A name that is not listed tells no amount of it. */
export interface Counted {
  /** The herb's key. */
  readonly herb: string;
  /** Names that stand for the substance itself. */
  readonly plain: RegExp;
  /** What of a compound's weight is the substance: "zinc gluconate" is one part zinc in seven. */
  readonly shares?: readonly (readonly [compound: RegExp, share: number])[];
  /** What is drunk by the cup, and how much of the substance one holds, in the unit of the level. */
  readonly perCup?: number;
  /** What is eaten by the piece, and how much of the substance one holds, in the unit of the level. */
  readonly perPiece?: number;
  /** What is taken by the drop: which names, and how much a drop of a solution of one percent holds, in the unit of the level. */
  readonly drops?: { readonly of: RegExp; readonly perPercent: number; readonly usualPercent: number };
  /** What is sold as a pure powder, and how much a teaspoon holds, in the unit of the level. */
  readonly perTeaspoon?: number;
  /** Names that hold nothing of it: beta-carotene is no retinol. */
  readonly never?: RegExp;
}

/** From which age in years on an amount a day holds; the first holds for all who are younger. */
export type ByAge = readonly (readonly [fromYears: number, amount: number])[];

export interface Limit {
  /** The last part of its rule id. */
  readonly id: string;
  readonly severity: Severity;
  readonly evidence: EvidenceGrade;
  /** Below so many times the amount it is worth a word to grown-ups, no more: doctors and shops give as much every day. */
  readonly mildBelow?: number;
  /** Up to this amount doctors give it in such a state: worth a word to grown-ups, no more. */
  readonly usualFor?: {
    readonly upTo: number;
    readonly inPregnancy?: true;
    readonly conditions?: readonly ConditionKey[];
  };
  /** A day, by age, or by the weight usual at that age. */
  readonly at: ByAge | { readonly perKg: number };
  /** Harm was seen from this amount on, or above it; else it is the most to take, and itself still in order. */
  readonly harm?: 'from' | 'above';
  readonly fromYears?: number;
  readonly underYears?: number;
  readonly only?: 'pregnancy' | 'pregnancy-or-nursing';
  /** Who says so, where authorities differ: "Europe's food authority". */
  readonly by?: string;
  /** What too much does: one plain sentence. */
  readonly why: string;
  readonly advice: string;
  readonly sources: readonly string[];
}
