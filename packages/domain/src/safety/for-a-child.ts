import { type AgeGroup, isUnderage } from './age-group.ts';
import { ageFromText } from './age-words.ts';

const whom = '(?:my|our|a|the) ([^.;\\n]{1,48})';
const lead =
  "(?:(?:^|[.;\\n]\\s*)(?:asking )?|\\b(?:this|it|that)(?:['’]?s| is| would be| will be)? (?:just |only )?|\\basking )";
const asked: readonly RegExp[] = [
  new RegExp(`${lead}for ${whom}`, 'i'),
  new RegExp(`\\bgiv(?:e|ing) (?:it|this|some|them) (?:to )?${whom}`, 'i'),
  /\b(?:can|could|may|should) (?:my|our|the) ([^.;\n]{1,32}?) (?:have|take|use|drink|try)\b/i,
  /\b(?:my|our|the) ([^.;\n]{1,32}?) (?:should|can|could|may|is to|needs to|will) (?:have|take|use|drink|try) (?:it|this|some)\b/i,
];
const forThatOne =
  /\b(?:this|it)(?:['’]?s| is| would be| will be) (?:just |only )?for (?:him|her|them)\b|\bgiv(?:e|ing) (?:it|this|some) to (?:him|her|them)\b/i;
const behindTheAge =
  /(?<=\b(?:son|daughter|boy|girl|child|kid|grandson|granddaughter|nephew|niece)),? (?=\d{1,2}\b(?! ?(?:mg|ml)))/gi;

/** The child for whom the words of a grown-up's profile ask: "this is for my son, 6". */
export function askedForChild(text: string): { years: number; group: AgeGroup } | null {
  const clauses = asked.flatMap((pattern) => pattern.exec(text)?.[1] ?? []);
  if (forThatOne.test(text)) clauses.push(text);
  for (const clause of clauses) {
    const age = ageFromText(
      `my ${clause
        .replaceAll(/[()\s]+/g, ' ')
        .replaceAll(behindTheAge, ' is ')
        .trim()}`,
    );
    if (age !== null && isUnderage({ ageYears: age.years })) return age;
  }
  return null;
}
