import { concernsIn } from '../../particular/concerns-in.ts';
import type { UseKey } from '../../../herbs/use-keys.ts';

/** Whether words tell of something to be helped with: "she has a tickly cough at night", and not "takes lansoprazole for heartburn". */
export function tellsANeed(words: string): boolean {
  const { uses, particulars, areToldOnly } = concernsIn(words.replaceAll(treated, ' ').replaceAll(atTimes, ' '));
  return particulars.length > 0 ? !areToldOnly : uses.some((use) => !lookedAfter.has(use));
}

const treated =
  /\b(?:tak(?:es?|ing)|(?:is|am|are|been|['’]s|['’]m) on|us(?:es?|ing)|given|prescribed|had|puts?|got|swears by|likes) [^,.;?!]{2,40}? (?:for|against) (?:(?:his|her|my|the|their) )?[^,.;?!]+/gi;
/** "Takes echinacea the moment she coughs" tells of a habit. */
const atTimes = /\b(?:the moment|when(?:ever)?|as soon as|(?:each|every) time|if) (?:i|he|she|they|we)\b[^,.;?!]+/gi;
/** What is measured and treated: told of somebody, it asks for nothing. */
const lookedAfter: ReadonlySet<UseKey> = new Set([
  'blood-pressure',
  'blood-sugar',
  'cholesterol',
  'heart',
  'liver',
  'kidney',
  'immunity',
  'inflammation',
  'healthy-ageing',
  'weight',
  'exercise',
  'detox',
  'fertility',
  'bones',
] satisfies readonly UseKey[]);
