import { usesFromText } from '../../../herbs/uses-from-text.ts';
import { choice } from '../../../resolve/phrases.ts';
import { anyoneNamed, theirs } from './relation-words.ts';
import { whoseOf } from './whose.ts';

/**
 * "My niece sent me a page about kava, she takes it herself", "my neighbour had blood in his urine last year, it was cancer": told by
 * the way, where nothing that follows speaks of them. What comes next is of whoever the talk was of before.
 */
export function isByTheWay(told: string, next: readonly string[], before: string | null): boolean {
  const [, who = ''] = anyoneNamed.exec(told) ?? [];
  if (who === '' || told.includes('?')) return false;
  const isGiven = gives.test(told);
  if (!isGiven && !(happenedOnce.test(told) && !goesOnNow.test(told.split(/,? \b(?:so|but)\b/i)[0] ?? told)))
    return false;
  if (isGiven && before === null && ailsThemNow.test(told) && usesFromText(told).length > 0) return false;
  const whose = whoseOf(who.toLowerCase());
  // "She" is then the one the talk was of.
  if (before !== null && whoseOf(before) === whose) return true;
  const theirPronoun = whose === 'her' ? she : whose === 'his' ? he : anyPronoun;
  return !next.some(
    (text) => theirPronoun.test(text) || ofUsAll.test(text) || text.toLowerCase().includes(who.toLowerCase()),
  );
}

const she = /\b(?:she|her|hers)\b/i;
const he = /\b(?:he|him|his)\b/i;
const anyPronoun = /\b(?:she|her|hers|he|him|his|they|them|theirs)\b/i;
const ofUsAll =
  /\b(?:both of us|the two of us|all of us|us both|we both|(?:him|her|them) and me|me and (?:him|her|them))\b/i;
const gives = new RegExp(
  String.raw`\b${theirs},? (?:has |have |had |also |just |kindly |now |then |even |keeps? |wants? to |wanted to |offered to |is |was )*${choice(
    /(?:sent|gave|given|give|giving|brought|bought|lent|posted|handed|offered|showed|shown|passed|ordered|got|left|making|makes|made|pushing|pushes) (?:(?:her|his|their|the|some|an?|it|this|these|those|them|that) (?:\w+ ){0,4}(?:to|on|onto|for) )?(?:me|us|my|our)/,
    /(?:told|tells|telling) (?:me|us)/,
  )}\b`,
  'i',
);
const happenedOnce = new RegExp(
  String.raw`\b${theirs}(?:['’]s \w+)? (?:once |also |even |nearly |sadly )*(?:had|got|was|died|suffered|fell|ended up|went|caught|developed|lost|needed)\b[^?]{0,80}\b(?:last (?:year|winter|summer|spring|autumn|fall|month|christmas)|(?:years?|months) (?:ago|back)|in (?:19|20)\d\d|as a (?:child|girl|boy)|when (?:he|she|they) (?:was|were)|turned out|it was only|died|of (?:it|that|cancer|a stroke|a heart attack))\b`,
  'i',
);
/** "My wife had a transplant in 2021, she takes tacrolimus." */
const goesOnNow =
  /\b(?:he|she|they)(?:['’]s| is| has| takes?| still| now| needs?| gets?| can['’]?t| cannot| suffers?| wants?)\b|\b(?:now|since then|ever since|still|these days)\b/i;
const ailsThemNow = /\b(?:has|is|suffers?|gets?|can['’]?t)\b[^.?!]{0,40}\b(?:and|so|but)\b/i;
