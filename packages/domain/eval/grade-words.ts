import { findRedFlag, readLabel, readText, resolveName } from '../src/index.ts';
import { readCases } from './read-cases.ts';

export interface WordResult {
  readonly family: string;
  readonly what: string;
  readonly expected: string;
  readonly found: string;
  readonly isRight: boolean;
}

/** Names as people type them: `text, key, source`; the key is `-` where nothing may be recognised. */
export function gradeNames(): WordResult[] {
  return readCases('names.tsv', ['text', 'key', 'source']).map(({ text, key }) => {
    const found = [...new Set([resolveName(text)[0]?.id, ...readText(text).mentions.map(({ id }) => id)])].filter(
      (id) => id !== undefined,
    );
    const isRight = key === '-' ? found.length === 0 : key.split('+').every((each) => found.includes(each));
    return { family: 'names', what: text, expected: key, found: found.join('+') || '-', isRight };
  });
}

/** Messages: `text, level, source`; the level is emergency, urgent or none. */
export function gradeRedFlags(): WordResult[] {
  return readCases('red-flags.tsv', ['text', 'level', 'source']).map(({ text, level }) => {
    const found = findRedFlag(text)?.level ?? 'none';
    return { family: 'red flags', what: text, expected: level, found, isRight: found === level };
  });
}

/** The text of a package, lines parted by ` / `: `text, herb, ingredients, source`; ingredients as `key=600 mg`. */
export function gradeLabels(): WordResult[] {
  return readCases('labels.tsv', ['text', 'herb', 'ingredients', 'source']).map(({ text, herb, ingredients }) => {
    const label = readLabel(text.replaceAll(' / ', '\n'));
    const rows = label.ingredients.map(({ herbKey, amount, unit }) =>
      amount === null ? `${herbKey}` : `${herbKey}=${amount} ${unit}`,
    );
    const wanted = ingredients === '-' ? [] : ingredients.split(';').map((each) => each.trim());
    const isRight =
      (herb === '-' ? label.primaryHerbKey === null : label.primaryHerbKey === herb) &&
      wanted.every((each) => rows.includes(each));
    return {
      family: 'labels',
      what: text.slice(0, 80),
      expected: `${herb}: ${ingredients}`,
      found: `${label.primaryHerbKey}: ${rows.join('; ')}`,
      isRight,
    };
  });
}
