import { expect, test } from 'vitest';
import { readText } from './read.ts';
import { resolveName } from './resolve-name.ts';

const keysOf = (query: string) => resolveName(query).map(({ id }) => id);

test.each([
  ['Zoloft 50mg at night', ['sertraline']],
  ['Eliquis 5 twice a day', ['apixaban']],
  ['Concor 2.5', ['bisoprolol', 'amlodipine']],
  ['Fosamax weekly', ['alendronate']],
  ['Ventolin puffer', ['albuterol']],
  ['Metformin, lisinopril and Lipitor', ['metformin', 'lisinopril', 'atorvastatin']],
  ['ginkgo/garlic/fish oil', ['ginkgo', 'garlic', 'omega-3-fish-oil']],
  ['Vitamin K2 MK7', ['vitamin-k']],
])('what is typed in a chip is found with its strength and time: "%s"', (query, keys) =>
  expect(keysOf(query)).toEqual(keys),
);

test.each([
  ['blood thinner', 'class:anticoagulant'],
  ['water pill', 'class:diuretic'],
  ['the pill', 'class:hormonal-contraceptive'],
  ['HRT', 'class:estrogen'],
])('a class is itself, and no beginning of another name: "%s"', (query, key) => expect(keysOf(query)[0]).toBe(key));

test.each([
  ['sertr 50 mg at night', 'sertraline'],
  ['Valer tablets', 'valerian'],
  ['lizinopril 20mg twice a day', 'lisinopril'],
  ['Sylibum marianum', 'milk-thistle'],
  ['L-rginine', 'l-arginine'],
  ['Goldenrood', 'goldenrod'],
  ['queen of the medow', 'meadowsweet'],
  ['branched chain amino acyds', 'branched-chain-amino-acids'],
])('a beginning or a slip is found beside its dose: "%s"', (query, key) => expect(keysOf(query)[0]).toBe(key));

test.each([
  ['a nightshade berry', 'belladonna'],
  ['apricot seed', 'apricot-kernel'],
  ['a sleep gummy', 'melatonin'],
  ['threadworm tablet', 'mebendazole'],
  ['period delay tablet', 'norethisterone'],
])('one of what is listed as many: "%s"', (query, key) => expect(keysOf(query)[0]).toBe(key));

test.each([
  ['theacrine', 'l-theanine'],
  ['agmatine sulfate', 'rauwolfia'],
  ['costus root', 'coptis'],
  ['yuan zhi', 'turkey-tail'],
  ['cassia seeds', 'cinnamon-cassia'],
  ['Tu San Qi', 'notoginseng'],
  ['cymarin', 'artichoke-leaf'],
  ['Hyperium', 'st-johns-wort'],
  ['xylazine', 'tetrabenazine'],
])('"%s" is another than %s', (query, key) => {
  expect(keysOf(query)[0]).not.toBe(key);
  expect(readText(query).mentions.map(({ id }) => id)).not.toContain(key);
});

test.each(['London', 'Blorvet 20mg', "I don't take blood thinners", 'stopped warfarin 3 years ago'])(
  '"%s" names nothing that is taken',
  (query) => expect(keysOf(query)).toEqual([]),
);
