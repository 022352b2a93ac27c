import { type Analysis, limits, type PastAnalysis } from '@herbie/contract';
import { isContentsLine } from '@herbie/domain/contents-line';

/** What the Results tab shows: the server's answer, with the picture and the herb's name added. */
export interface AnalysisResult {
  readonly id: number;
  readonly createdAt: string;
  readonly result: string;
  readonly herbId: number | null;
  readonly herbName: string | null;
  /** The address of the picture; null when only text was sent. */
  readonly originalImage: string | null;
  readonly label: Analysis['label'] | null;
  readonly candidates: Analysis['candidates'];
  readonly products: Analysis['products'];
  /** A plant in a photo: nothing to list, to take or to buy. */
  readonly isPlant: boolean;
  /** The reader was not sure of its words. */
  readonly isReadPoorly: boolean;
}

interface Asked {
  readonly hasPicture: boolean;
  readonly confidence: number | null;
}

const sureFrom = 0.6;

/** Of a reply the words or the herb are there; what else a server tells is shown when it does. */
type Told = Partial<Analysis>;
type ToldBefore = Partial<PastAnalysis> & Pick<Told, 'matchedHerb'>;

export function toResult(analysis: Told, { hasPicture, confidence }: Asked): AnalysisResult {
  return {
    ...shownOf(analysis, hasPicture),
    herbId: analysis.matchedHerb?.id ?? null,
    herbName: analysis.matchedHerb?.name ?? analysis.herbName ?? null,
    isReadPoorly: confidence !== null && confidence < sureFrom,
  };
}

export function fromPast(past: ToldBefore): AnalysisResult {
  const { matchedHerb, hasPicture = false } = past;
  return {
    ...shownOf(past, hasPicture),
    herbId: past.herbId ?? matchedHerb?.id ?? null,
    herbName: past.herbName ?? matchedHerb?.name ?? null,
    isReadPoorly: false,
  };
}

function shownOf(analysis: Told | ToldBefore, hasPicture: boolean) {
  const { id = 0, createdAt = new Date().toISOString(), result = '', label } = analysis;
  const { candidates = [], products = [] } = analysis;
  return {
    id,
    createdAt,
    result,
    originalImage: hasPicture && id > 0 ? imageAddress(id) : null,
    label: label ?? null,
    candidates,
    products,
    isPlant: candidates.some(({ because }) => because === 'photo'),
  };
}

export function imageAddress(id: number): string {
  return `/api/analyses/${id}/image`;
}

/** One ingredient as a person edits it. */
export interface IngredientRow {
  readonly key: number;
  readonly name: string;
  readonly amount: string;
  readonly unit: string;
  /** The line of the label it was read in, until a person changes it. */
  readonly line?: string | undefined;
}

/** What a person has put right of a result: which herb it is, and what the label holds. */
export interface Corrected {
  readonly chosen: number | null;
  readonly rows: readonly IngredientRow[];
}

/** A result of which nothing has been put right yet. */
export function asRead(result: AnalysisResult): Corrected {
  return { chosen: result.herbId, rows: rowsOf(result) };
}

type Named = Pick<AnalysisResult, 'label' | 'herbName' | 'isPlant'>;

export function rowsOf({ label, herbName, isPlant }: Named): IngredientRow[] {
  if (isPlant) return [];
  const read = label?.ingredients ?? [];
  if (read.length === 0) return herbName === null ? [] : [{ key: 0, name: herbName, amount: '', unit: '' }];
  return read.map(({ name, text, amount, unit }, key) => ({
    key,
    name,
    amount: amount === null ? '' : String(amount),
    unit: unit ?? '',
    line: text,
  }));
}

/** What is checked: every name once, the chosen herb among them. */
export function itemsOf(rows: readonly IngredientRow[], chosenName: string | null): string[] {
  const names = [...rows.map(({ name }) => name), ...(chosenName === null ? [] : [chosenName])]
    .map((name) => name.trim().slice(0, limits.checkedItem))
    .filter((name) => name !== '');
  const once = new Map(names.map((name) => [name.toLowerCase(), name]));
  return [...once.values()].slice(0, limits.checkedItems);
}

/** The same with what the label says it holds besides: "Contains: milk" matters to whoever is allergic to it. */
export function withContents(items: readonly string[], { label }: Pick<AnalysisResult, 'label'>): string[] {
  const contents = label?.warnings.filter(isContentsLine).map((line) => line.slice(0, limits.checkedItem)) ?? [];
  return [...contents, ...items].slice(0, limits.checkedItems);
}

/** How much there is of each: in the words of the label, where "kelp 600 mg" is no iodine, else as it was typed. */
export function amountsOf(rows: readonly IngredientRow[]): { item: string; told: string }[] {
  return rows
    .flatMap((row) => {
      const item = row.name.trim().slice(0, limits.checkedItem);
      const dosage = dosageOf(row);
      const told = row.line ?? (dosage === null ? '' : `${item}, ${dosage}`);
      return item === '' || told === '' || told.length > limits.toldAmount ? [] : [{ item, told }];
    })
    .slice(0, limits.checkedItems);
}

/** "400 mg", or null when nothing is printed. */
export function dosageOf({ amount, unit }: IngredientRow): string | null {
  const dosage = `${amount.trim()} ${unit.trim()}`.trim();
  return amount.trim() === '' ? null : dosage;
}
