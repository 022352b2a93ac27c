import { expect, test } from 'vitest';
import { listHerbs } from './catalogue.ts';
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
