import type { Analysis, HerbReply } from '@herbie/contract';
import {
  checkSafety,
  findHerb,
  forbids,
  type Herb,
  isContentsLine,
  type LabelText,
  type MeasuredItem,
  type PersonInput,
  readLabel,
  type SafetyCheck,
} from '@herbie/domain';
import type { AppDeps } from '../../platform/deps.ts';
import type { PhotoReading } from '../assistant/photo-reader.ts';
import { toProduct } from '../../platform/product-links.ts';
import { toPlantHtml } from './plant-html.ts';
import { type LookedAt, toResultHtml } from './result-html.ts';
import { resolvePlants, type SeenPlants } from './seen-plants.ts';

type Found = Omit<Analysis, 'id' | 'createdAt'>;

interface Describing {
  readonly deps: AppDeps;
  readonly hasPhoto: boolean;
  /** What a service saw in the photo; null without a service or a photo. */
  readonly looked: PhotoReading | null;
  /** What the browser's own reader found, or the person typed. */
  readonly printed: LabelText | null;
  /** Whom it is checked for; null without a profile. */
  readonly person: PersonInput | null;
  readonly rows: ReadonlyMap<string, HerbReply>;
}

/** Ids and names come from the knowledge base alone, whoever read the photo. */
export function describeFound(found: Describing): Found {
  const { looked, printed } = found;
  if (looked?.outcome !== 'read')
    return describeLabel({
      ...found,
      label: printed,
      lookedAt: looked?.outcome ?? (found.hasPhoto ? 'none' : 'no photo'),
      engine: 'built-in',
    });
  const { seen } = looked;
  // Text that was read or typed wins: then it is a package, whatever plant is printed on it.
  const hasPrinted = (printed?.ingredients.length ?? 0) > 0;
  if (seen.kind === 'plant' && seen.plants.length > 0 && !hasPrinted)
    return describePlants(found, resolvePlants(seen.plants));
  const label = together(seen.text.trim() === '' ? null : readLabel(seen.text), printed);
  return describeLabel({ ...found, label, lookedAt: seen.kind === 'label' ? 'label' : 'neither', engine: 'model' });
}

/** Merges both readings: the vision model's first, then what only the other one found. */
function together(seen: LabelText | null, printed: LabelText | null): LabelText | null {
  if (seen === null || printed === null) return seen ?? printed;
  // Medicines and unknown things have no key.
  const idOf = ({ herbKey, name }: LabelText['ingredients'][number]) => herbKey ?? `named ${name.toLowerCase()}`;
  const known = new Set(seen.ingredients.map(idOf));
  return {
    ...seen,
    primaryHerbKey: seen.primaryHerbKey ?? printed.primaryHerbKey,
    ingredients: [...seen.ingredients, ...printed.ingredients.filter((each) => !known.has(idOf(each)))],
    candidates: [
      ...seen.candidates,
      ...printed.candidates.filter(({ key }) => !seen.candidates.some((each) => each.key === key)),
    ],
    warnings: [...new Set([...seen.warnings, ...printed.warnings])],
  };
}

interface DescribingLabel extends Describing {
  readonly label: LabelText | null;
  readonly lookedAt: LookedAt;
  readonly engine: Found['engine'];
}

function describeLabel({ deps, label, lookedAt, engine, person, rows }: DescribingLabel): Found {
  const ingredients = (label?.ingredients ?? []).map(({ herbKey, ...ingredient }) => ({
    ...ingredient,
    herbId: (herbKey === null ? undefined : rows.get(herbKey)?.id) ?? null,
  }));
  const herb = label?.primaryHerbKey == null ? undefined : findHerb(label.primaryHerbKey);
  const check = checkAll(person, [
    ...ingredients.map(({ name, text }) => ({ name, told: text })),
    ...(label?.warnings.filter(isContentsLine) ?? []),
  ]);
  const isRefused = check.findings.some(({ severity }) => forbids(severity));
  return {
    ...matchOf(herb, rows),
    result: toResultHtml({ lookedAt, label, herb, findings: check.findings }),
    candidates: (label?.candidates ?? []).flatMap(({ key, name, confidence }) => {
      const row = rows.get(key);
      return row ? [{ herbId: row.id, name, confidence, because: 'label text' as const }] : [];
    }),
    ...(label
      ? {
          label: {
            productName: label.productName,
            primaryHerb: herb?.name ?? null,
            ingredients,
            warnings: [...label.warnings],
            text: label.text,
          },
        }
      : {}),
    ...toReply(check),
    products:
      herb && herb.neverSuggest !== true && !isRefused
        ? [toProduct(deps, { productName: herb.name, reason: null })]
        : [],
    engine,
  };
}

/** A plant in a photo is never a thing to buy or to take. */
function describePlants({ person, rows }: Describing, seen: SeenPlants): Found {
  const check = checkAll(person, seen.match === null ? [] : [seen.match.name]);
  return {
    ...matchOf(seen.match ?? undefined, rows),
    result: toPlantHtml({ seen, findings: check.findings }),
    candidates: seen.candidates.flatMap(({ herb, confidence }) => {
      const row = rows.get(herb.key);
      return row ? [{ herbId: row.id, name: row.name, confidence, because: 'photo' as const }] : [];
    }),
    ...toReply(check),
    products: [],
    engine: 'model',
  };
}

function matchOf(
  herb: Herb | undefined,
  rows: ReadonlyMap<string, HerbReply>,
): Pick<Found, 'matchedHerb' | 'herbName'> {
  const matched = herb ? rows.get(herb.key) : undefined;
  return matched ? { matchedHerb: matched, herbName: matched.name } : {};
}

function checkAll(person: PersonInput | null, items: readonly (string | MeasuredItem)[]): SafetyCheck {
  return checkSafety({ person, items, onlyItems: true });
}

function toReply({ findings, unrecognised }: SafetyCheck): Pick<Found, 'findings' | 'unrecognised'> {
  return {
    findings: findings.map((finding) => ({ ...finding, sources: [...finding.sources] })),
    unrecognised: [...unrecognised],
  };
}
