import { describe, expect, test } from 'vitest';
import { findSource, listSources } from '../evidence/catalogue.ts';
import { findMedicine } from '../medicines/catalogue.ts';
import { medicineClasses } from '../medicines/medicine-classes.ts';
import { listHerbs } from './catalogue.ts';
import type { Herb } from './herb.ts';

const claimsSafety = /\b(?:completely|perfectly|totally) safe\b|^(?!.*\b(?:whether|if|know)\b).*\bis safe\b|\bcures\b/i;
const herbs = listHerbs();
const notMeasuredByInr: ReadonlySet<string> = new Set([
  'class:anticoagulant',
  'class:antiplatelet',
  'class:direct-oral-anticoagulant',
  'class:heparin',
]);
const keys = new Set(herbs.map(({ key }) => key));
const problemsOf = (find: (herb: Herb) => readonly string[]) =>
  herbs.flatMap((herb) => find(herb).map((problem) => `${herb.key}: ${problem}`));

describe('every herb', () => {
  test('says something of pregnancy, of breastfeeding and of children', () => {
    const lacking = problemsOf(({ rules }) =>
      ['pregnancy', 'breastfeeding', 'age'].filter((kind) => !rules.some((rule) => rule.kind === kind)),
    );
    expect(lacking).toEqual([]);
  });

  test('names only herbs, medicines and sources that exist', () => {
    const strangers = problemsOf((herb) => [
      ...herb.rules.flatMap((rule) => (rule.kind === 'supplement' ? rule.with.filter((key) => !keys.has(key)) : [])),
      ...herb.rules.flatMap((rule) => (rule.kind === 'medicine' ? rule.with.filter((ref) => !isMedicine(ref)) : [])),
      ...sourcesIn(herb).filter((id) => findSource(id) === undefined),
    ]);
    expect(strangers).toEqual([]);
  });

  test('gives a source for each claim', () => {
    const unsourced = problemsOf((herb) => [
      ...herb.rules.filter(({ sources }) => sources.length === 0).map(({ kind }) => `rule ${kind}`),
      ...herb.effects.filter(({ sources }) => sources.length === 0).map(({ effect }) => `effect ${effect}`),
      ...(herb.monograph?.uses ?? []).filter(({ sources }) => sources.length === 0).map(({ use }) => `use ${use}`),
    ]);
    expect(unsourced).toEqual([]);
  });

  test('speaks plainly: whole sentences, never "safe", never a cure', () => {
    const unplain = problemsOf(({ rules }) =>
      rules
        .flatMap(({ why, advice }) => [why, advice])
        .filter((text) => !/[.!]$/.test(text) || claimsSafety.test(text)),
    );
    expect(unplain).toEqual([]);
  });

  test('speaks of the INR only to those whose medicine it measures', () => {
    const misled = problemsOf(({ rules }) =>
      rules
        .filter((rule) => rule.kind === 'medicine' && rule.with.some((ref) => notMeasuredByInr.has(ref)))
        .map(({ advice }) => advice)
        .filter((advice) => /\bINR\b/.test(advice) && !/warfarin/i.test(advice)),
    );
    expect(misled).toEqual([]);
  });

  test('grades as tradition what rests on long use alone', () => {
    const overrated = problemsOf(({ monograph }) =>
      (monograph?.uses ?? [])
        .filter(({ evidence, result }) => evidence !== 'theoretical' && result === undefined)
        .filter(
          ({ text }) =>
            /\blong use\b|\btradition/i.test(text) && !/trials?|stud(?:y|ies)|established|caffeine/i.test(text),
        )
        .map(({ use }) => use),
    );
    expect(overrated).toEqual([]);
  });

  test('shares no name with another herb', () => {
    const owners = new Map<string, string>();
    const shared = problemsOf((herb) =>
      [...new Set([herb.name, ...herb.names].map((name) => name.toLowerCase()))].filter((name) => {
        const owner = owners.get(name);
        owners.set(name, herb.key);
        return owner !== undefined && owner !== herb.key;
      }),
    );
    expect(shared).toEqual([]);
  });
});

test('poisonous plants are never suggested and warn everybody', () => {
  const poisonous = herbs.filter(({ neverSuggest }) => neverSuggest);
  expect(poisonous.length).toBeGreaterThan(10);
  for (const { key, rules } of poisonous)
    expect(
      rules.some(({ severity }) => severity === 'contraindicated' || severity === 'major'),
      key,
    ).toBe(true);
});

test('a source that was read has a title and the day, and its address, where it has one, is one of the web', () => {
  const read = listSources().filter(({ checkedOn }) => checkedOn !== null);
  expect(read.length).toBeGreaterThan(2000);

  for (const { id, checkedOn, title, url } of read) {
    expect(checkedOn, id).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(title.length, id).toBeGreaterThan(3);
    if (url !== null) expect(url, id).toMatch(/^https?:\/\/[^\s"<>]+$/);
  }
});

function isMedicine(ref: string): boolean {
  return ref.startsWith('class:')
    ? medicineClasses.some((known) => known === ref.slice('class:'.length))
    : findMedicine(ref) !== undefined;
}

function sourcesIn({ rules, effects, monograph }: Herb): string[] {
  const cited = [monograph?.sideEffects, monograph?.precautions, monograph?.lookAlikes].flatMap(
    (part) => part?.sources ?? [],
  );
  return [
    ...rules.flatMap(({ sources }) => sources),
    ...effects.flatMap(({ sources }) => sources),
    ...(monograph?.uses ?? []).flatMap(({ sources }) => sources),
    ...(monograph?.amounts ?? []).flatMap(({ sources }) => sources),
    ...cited,
  ];
}
