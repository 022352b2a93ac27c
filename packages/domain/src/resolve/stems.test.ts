import { expect, test } from 'vitest';
import { checkSafety } from '../safety/check.ts';
import { readText } from './read.ts';

test.each([
  ['grapefruit', 'Benidipine 4 mg', 'class:calcium-channel-blocker'],
  ['licorice root', 'cyclopenthiazide', 'class:thiazide-diuretic'],
  ['magnesium', 'Pefloxacin 400 mg', 'class:fluoroquinolone'],
  ['ginkgo', 'zaltoprofen', 'class:nsaid'],
  ['kava', 'medazepam', 'class:benzodiazepine'],
  ["St John's wort", 'savolitinib', 'class:targeted-cancer-drug'],
])('%s beside %s, which no row knows, is checked as beside its group', (herb, medicine, group) => {
  const { findings, unrecognised } = checkSafety({ person: null, items: [herb, medicine] });
  const pairs = findings.filter(({ with: other, severity }) => other.id === group && severity !== 'minor');
  expect(pairs).not.toEqual([]);
  expect(unrecognised).toEqual([medicine.split(' ')[0]]);
});

test.each([
  ['procaine', 'protamine'],
  ['levocabastine', 'acetyl-l-carnitine'],
  ['chloroprocaine', 'chlorpromazine'],
])('%s is never taken for %s', (typed, wrong) => {
  expect(readText(`I was given ${typed}`).mentions.map(({ id }) => id)).not.toContain(wrong);
});

test.each([
  'prostacyclin',
  'thromboplastine',
  'bisabolol',
  'my cephalic vein',
  'in april',
  'a bicycle',
  'the mongrels',
])('no medicine is read in "%s"', (text) => {
  expect(readText(text).mentions).toEqual([]);
});
