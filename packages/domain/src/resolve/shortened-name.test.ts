import { expect, test } from 'vitest';
import { readList } from './read.ts';

const idsIn = (text: string) => readList(text).mentions.map(({ id }) => id);

test.each([
  ['losart 50', 'losartan'],
  ['colchic 500', 'colchicine'],
  ['alendron 70', 'alendronate'],
  ['acenocou 2 mg', 'acenocoumarol'],
  ['sertral 100', 'sertraline'],
  ['clopidog 75', 'clopidogrel'],
  ['levetir 500', 'levetiracetam'],
  ['escit 10', 'escitalopram'],
  ['chamo capsules', 'chamomile'],
  ['calen', 'calendula'],
])('a name cut short is that name, and no other that lies near: "%s"', (text, id) => expect(idsIn(text)).toEqual([id]));

test.each(['metho 10', 'cyclo 50', 'propo', 'methy 20'])(
  'where it may be several, it is told as unknown: "%s"',
  (text) => {
    expect(idsIn(text)).toEqual([]);
    expect(readList(text).unrecognised).toHaveLength(1);
  },
);

test.each([
  ['salsa', []],
  ['echinacea drops all winter', ['echinacea']],
  ['basil', ['basil']],
  ['methi', ['fenugreek']],
  ['warfarn', ['warfarin']],
  ['valerin', ['valerian']],
])('a word of its own, a name or a slip stays what it is: "%s"', (text, ids) => expect(idsIn(text)).toEqual(ids));
