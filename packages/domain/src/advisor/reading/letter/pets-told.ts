import { breeds } from '../../data/breeds.ts';
import { namesAHerb } from '../named-things/names-a-herb.ts';

/** The pet that a sentence of a letter asks or tells of together with a herb: "our dog", "can I put tea tree on him?" */
export function petIn(sentence: string): string | null {
  const found = ofPet.exec(sentence)?.groups;
  const pet = found?.['subject'] ?? found?.['object'];
  return pet === undefined || !namesAHerb(sentence) ? null : pet.toLowerCase();
}

const pets = String.raw`(?:${breeds}|dog|cat|pupp(?:y|ies)|kitten|horse|pony|mare|rabbit|hamster|guinea pig|parrot|budgie|hen|goat|tortoise)s?`;
const ofPet = new RegExp(
  String.raw`^\W*(?:(?:and|also|oh|btw|p\.?s|lastly|finally|plus|then)\b\W*)*(?:my|our|the) (?:[\w-]+ )??(?<subject>${pets})\b|\b(?:for|to|on|give|giving|with) (?:my|our|the) (?:[\w-]+ )??(?<object>${pets})\b`,
  'i',
);
