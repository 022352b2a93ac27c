import { upperLevels } from '../amounts/upper-levels.ts';
import { listSources } from '../evidence/catalogue.ts';
import { listHerbs } from '../herbs/catalogue.ts';
import { madeAtOnce } from '../made-ready.ts';
import { listMedicines } from '../medicines/catalogue.ts';
import { generalRules } from './rules/general-rules.ts';

/** How much the knowledge base holds, and its version. */
export interface Coverage {
  readonly herbs: number;
  readonly monographs: number;
  readonly medicines: number;
  readonly brands: number;
  readonly rules: number;
  readonly sources: number;
  /** How many sources were read on a known date. */
  readonly sourcesRead: number;
  /** The latest such date, yyyy-MM-dd; null when none was read. */
  readonly sourcesReadOn: string | null;
  /** The latest date on which a source was read and a digest of all data: `2026.11.21+1a2b3c4d`. */
  readonly version: string;
}

/** Counts the knowledge base. */
export const coverage: () => Coverage = madeAtOnce(count);

function count(): Coverage {
  const herbs = listHerbs();
  const medicines = listMedicines();
  const readOn = listSources().flatMap(({ checkedOn }) => checkedOn ?? []);
  const sourcesReadOn = readOn.toSorted().at(-1) ?? null;
  return {
    herbs: herbs.length,
    monographs: herbs.filter((herb) => herb.monograph !== null).length,
    medicines: medicines.length,
    brands: sumOf(medicines, ({ brands }) => brands.length),
    rules:
      generalRules.length +
      sumOf(herbs, ({ rules }) => rules.length) +
      sumOf(upperLevels, ({ limits }) => limits.length),
    sources: listSources().length,
    sourcesRead: readOn.length,
    sourcesReadOn,
    version: `${sourcesReadOn?.replaceAll('-', '.') ?? 'undated'}+${digest(JSON.stringify([herbs, medicines, generalRules, upperLevels]))}`,
  };
}

function sumOf<T>(all: readonly T[], count: (each: T) => number): number {
  return all.reduce((sum, each) => sum + count(each), 0);
}

/** FNV-1a, 32 bits, as eight hexadecimal digits: distinguishes states of the data, not secure. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) {
    hash ^= text.charCodeAt(place);
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
