import { expect, test } from 'vitest';
import { listHerbs } from './catalogue.ts';
import { describeHerb } from './describe-herb.ts';
import { toHerbText } from './herb-text.ts';

const words = (key: string) => {
  const herb = listHerbs().find((each) => each.key === key);
  return herb ? toHerbText(herb).description : undefined;
};

test('every herb has a description of its own kind, so that no card falls back on praise', () => {
  const bare = listHerbs().filter((herb) => toHerbText(herb).description.trim().length < 30);
  const praised = listHerbs().filter((herb) => /beneficial/i.test(toHerbText(herb).description));

  expect(bare.map(({ key }) => key)).toEqual([]);
  expect(praised.map(({ key }) => key)).toEqual([]);
});

test('what is listed for its warnings alone says so', () => {
  expect(words('castor-oil')).toBe('Listed for its warnings. What it is used for is not covered here.');
  expect(words('aconite')).toBe('A dangerous plant or product. It is listed so that you can be warned.');
});

test('what studies found useless is not listed as a use, and a dangerous plant has none', () => {
  const uses = (key: string) => {
    const herb = listHerbs().find((each) => each.key === key);
    return herb ? toHerbText(herb).uses : '';
  };
  expect(uses('chaparral')).not.toMatch(/cancer care/i);
  expect(uses('tribulus')).not.toMatch(/energy/i);
  expect(uses('valerian')).toMatch(/^Sleep/);
});

test('no text of a herb shows a blank that is meant for the medicine of one person', () => {
  const told = listHerbs().map((herb) => JSON.stringify([toHerbText(herb), describeHerb(herb, null).rules]));

  expect(told.flatMap((text) => text.match(/.{30}\{(?:with|herb)\}.{20}/g) ?? [])).toEqual([]);
});

test('a rule that names its medicine by a blank is told with the names of what it is about', () => {
  const valerian = listHerbs().find(({ key }) => key === 'valerian');

  expect(valerian && toHerbText(valerian).precautions).toContain('Sodium oxybate makes sleep so deep');
});
