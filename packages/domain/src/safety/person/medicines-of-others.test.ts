import { describe, expect, test } from 'vitest';
import { readPerson } from './person.ts';

const taken = (currentMedications: string, age: number | null = 50) =>
  readPerson({ age, currentMedications }).medicines.map(({ id }) => id);

describe('a list of medicines tells what its owner takes', () => {
  test.each([
    'nothing. The phenobarbital in the cupboard is for our dog',
    "none, it's my mum who has the lithium and sertraline, not me",
    "none. the warfarin is my husband's",
    'the clopidogrel belongs to my father',
    "warfarin, it's for my wife",
    'ibuprofen for my son',
    "dog's phenobarbital",
    'warfarin is what my neighbour takes',
  ])('"%s": not what is for others', (text) => expect(taken(text)).toEqual([]));

  test.each([
    ['warfarin for me, aspirin for my dog', ['warfarin']],
    ['amoxicillin for my son, warfarin', ['warfarin']],
    ['warfarin and aspirin for my dog', ['warfarin']],
    ['aspirin for my heart, warfarin for the valve', ['aspirin', 'warfarin']],
    ["oxycodone, it's my husband's", ['oxycodone']],
  ])('"%s": what is their own stays', (text, ids) => expect(taken(text)).toEqual(ids));

  test('a profile without an age may be filled in for the son', () =>
    expect(taken('amoxicillin for my son', null)).toEqual(['amoxicillin']));
});
