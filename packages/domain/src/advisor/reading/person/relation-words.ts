import { choice } from '../../../resolve/phrases.ts';
import { adultRelations, youngRelations } from '../../data/relation-words.ts';

/** Any word for somebody in the family or near it: a group. */
export const relation = `(${choice(...youngRelations, ...adultRelations)})`;
const described = choice(
  /\d{1,3}(?:[- ]?(?:years?|yrs?|yo|y\/o|months?|mos?|weeks?|days?))?(?:[- ]old)?/,
  'little',
  /(?:dear |poor )?old/,
  /dear|poor|lovely/,
  'older',
  /elder(?:ly)?/,
  'younger',
  /teen(?:age)?/,
  'small',
  'own',
  'other',
  /second|third|middle|youngest|oldest|eldest|big|twin/,
  /baby(?= (?:brother|sister|cousin))/,
  'newborn',
  'pregnant',
  'diabetic',
  'best',
);
/** "My old dad": the word is the group. */
export const theirs = String.raw`(?:my|our|the|a|an|his|her)\s+(?:${described}\s+)*${relation}`;
export const anyoneNamed = new RegExp(String.raw`\b${theirs}\b`, 'i');
