import { whoseOf } from './whose.ts';
import { adultRelations, youngRelations } from '../../data/relation-words.ts';
import { lately } from '../../../resolve/lately.ts';
import { choice, onlyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';

/** An allergy that is told of somebody besides the one the talk is about. */
export interface AllergyOfKin {
  /** "Brother". */
  readonly relation: string;
  /** "Her brother", "your brother". */
  readonly whom: string;
  /** "Her brother" of a child, "my brother" of the one who writes. */
  readonly isOfThem: boolean;
  /** The words that tell of it. */
  readonly clause: string;
}

/** "Her brothers allergic to daisies", "my sister has a nut allergy". */
export const allergyOfKin: (text: string) => AllergyOfKin | null = lately((text) => {
  const { 0: clause, groups } = told.exec(withPlainApostrophes(text)) ?? {};
  const [relation, whose] = [groups?.['relation'], groups?.['whose'] ?? ''];
  if (clause === undefined || relation === undefined) return null;
  const isOfThem = /^(?:his|her|their)\b/i.test(whose);
  const owner = isOfThem ? whose.trim().split(' ')[0] : 'your';
  return { relation: relation.toLowerCase(), whom: `${owner} ${relation}`.toLowerCase(), isOfThem, clause };
});

/** A message without the allergy of somebody beside the one it speaks of: an allergy of the brother is not hers. */
export function withoutKin({
  message,
  relation,
}: {
  readonly message: string;
  readonly relation: string | null;
}): string {
  const own = allergyOfKin(message)?.relation === relation ? message : withPlainApostrophes(message).replace(told, ' ');
  return relation === null || smallOnes.test(relation) ? own : asToldOfThem(own, relation);
}

/** "My wife has diabetes", where the talk is of the wife: a profile leaves out what relatives have, and here it is hers. */
function asToldOfThem(message: string, relation: string): string {
  const pronoun = pronouns[whoseOf(relation)] ?? 'they';
  const told = young.test(relation) ? theyHave : theyAre;
  return withPlainApostrophes(message).replace(told, (words, kinWord: string) =>
    relation.includes(kinWord.toLowerCase()) || kinWord.toLowerCase().includes(relation) ? pronoun : words,
  );
}

const young = onlyPhrase(...youngRelations);

const pronouns: Readonly<Record<string, string>> = { her: 'she', his: 'he', their: 'they' };
const smallOnes = /^(?:bab(?:y|ies)|newborn|infant|toddler|twins|triplets)$/;

/** The child's kin are told of beside the child: the talk stays with the child. */
export function isBesideTheChild(text: string): boolean {
  return allergyOfKin(text)?.isOfThem === true && !asksForThem.test(text);
}

/** "She is allergic to fish though": told in passing of somebody who was named, and the talk goes on where it was. */
export function isRemarkOnAllergy(text: string): boolean {
  return remark.test(withPlainApostrophes(text));
}

const remark = /^\W*(?:(?:but|and|though|well|btw)\b\W*)*(?:he|she|they)(?:'s| is|'re| are) allergic to\b[^?]*$/i;
const asksForThem = /\b(?:can|could|may|should|is it \w+ for) (?:he|she|they|him|them)\b/i;
const kin = choice(...youngRelations, ...adultRelations);
const allergic = choice(
  /(?:'s|s'|s)?(?: is| are| was)? (?:\w+ )?allergic to/,
  /(?:'s|s)? (?:has|have|had|got|with) an? (?:\w+ ){1,2}?allergy/,
  /(?:'s|s')? allergy to/,
);
const theOne = String.raw`\b(?:my|our) (?:(?:dear|old|poor|own|other|older|younger|elderly|late|lovely) )*(${kin})`;
/** "My dad is constipated and has asthma": all that a sentence says of a grown-up, whatever it begins with. */
const theyAre = new RegExp(
  String.raw`${theOne}(?!(?:'s| is| are) on\b)(?=(?:'s|,? who(?:'s)?)? (?!side\b|${kin}\b|and (?:i|me)\b)\w)`,
  'gi',
);
const theyHave = new RegExp(
  String.raw`${theOne}(?=(?:'s|,? who)? (?:(?:also|still|just|now|already) )*(?:has|have|had|got|takes?|suffers?|(?:is|was) (?:\w+ )?(?:taking|diabetic|epileptic|asthmatic|hypertensive|an? \w+|put|pregnant|\w+ic)\b))`,
  'gi',
);
const told = new RegExp(
  String.raw`\b(?<whose>(?:my|our|his|her|their|the) (?:\w+ )?)?(?<relation>${kin})${allergic}(?: [a-z]+(?=[^a-z']|$))?`,
  'i',
);

/** "I am allergic to nothing and gargle with sage"; "to nothing but penicillin" is an allergy. */
export const allergicToNothing = /\ballergic to nothing\b(?!,? (?:but|except|apart|other|besides|save|bar)\b)/gi;
