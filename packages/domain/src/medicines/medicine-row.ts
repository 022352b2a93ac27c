import type { Effect } from '../safety/effects.ts';
import type { MedicineClass } from './medicine-classes.ts';
import type { Medicine, MedicineTrait } from './medicine.ts';

interface Row {
  /** Brand names, comma-separated. */
  readonly brands?: string;
  /** Other names, comma-separated. */
  readonly names?: string;
  readonly classes: readonly MedicineClass[];
  readonly effects?: readonly Effect[];
  readonly traits?: readonly MedicineTrait[];
  readonly localOnly?: true;
  readonly sameAs?: string;
  readonly name?: string;
}

/** A medicine of a group: what its classes imply (see class-parents.ts) need not be said again. */
export function medicine(key: string, row: Row): Medicine {
  const { brands, names, classes, effects = [], traits = [], localOnly, sameAs } = row;
  return {
    key,
    name: row.name ?? key.replaceAll('-', ' '),
    names: toList(names),
    brands: toList(brands),
    classes,
    effects,
    traits,
    ...(localOnly ? { localOnly } : {}),
    ...(sameAs === undefined ? {} : { sameAs }),
    sources: ['who-atc', 'fda-labels', ...(traits.length > 0 ? ['fda-ddi-tables'] : [])],
  };
}

/** "key:Brand, Brand|key": medicines of a class that differ in nothing that matters here. */
export function ofClass(group: MedicineClass, list: string): Medicine[] {
  return list.split('|').map((row) => {
    const [key = '', brands] = row.split(':');
    return medicine(key, { classes: [group], ...(brands === undefined ? {} : { brands }) });
  });
}

/** "Name: Brand Brand; name": medicines that share everything else. */
export function alike(row: Row, list: string): Medicine[] {
  return list.split(';').map((each) => {
    const [name = '', brands = ''] = each.split(':').map((part) => part.trim().replaceAll(/\s+/g, ' '));
    return medicine(name.replaceAll(' ', '-'), {
      ...row,
      ...(brands === '' ? {} : { brands: brands.replaceAll(' ', ', ') }),
    });
  });
}

function toList(text: string | undefined): readonly string[] {
  return text === undefined ? [] : text.split(',').map((part) => part.trim());
}
