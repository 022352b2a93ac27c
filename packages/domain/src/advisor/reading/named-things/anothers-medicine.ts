import { choice, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { readText } from '../../../resolve/read.ts';

interface Place {
  readonly start: number;
  readonly end: number;
}

/** Whether a medicine is named as another one's. */
export function isAnothers(question: string, { start, end }: Place): boolean {
  const text = withPlainApostrophes(question);
  return ofAnother.test(`${text.slice(0, start)}§${text.slice(end)}`);
}

/** Whether a medicine of another one is told without its name: "a friend's spare tablets". */
export function tellsOfAnothersMedicine(question: string): boolean {
  return unnamed.test(withoutHerbTablets(withPlainApostrophes(question)));
}

/** "Turmeric tablets from my sister": a herb is no medicine of hers, in whatever form it is sold. */
function withoutHerbTablets(text: string): string {
  return readText(text)
    .mentions.filter(({ kind }) => kind === 'herb')
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end).replace(tabletsOfIt, ''), text);
}

const tabletsOfIt = /^\s*(?:\w+\s+)?(?:pills?|tablets?|capsules?)\b/i;

const person = choice(
  /friend|neighbou?r|colleague|(?:room|flat|class|house)?mate|buddy|pal|cousin|aunt|auntie|uncle|sister|brother|mum|mom|mother|dad|father/,
  /husband|wife|partner|boyfriend|girlfriend|grandm\w+|grandf\w+|gran|son|daughter|boss/,
);
const theirs = String.raw`(?:an?|my|the|his|her)\s+(?:\w+\s+)?${person}`;
const takes = choice(/take|taking|try|use|have|borrow|share|took|tried|used|had|got|want/);
const medicine = String.raw`(?:(?:old |spare |blood pressure |sleeping |pain )?(?:pills?|tablets?|medicines?|medications?|meds|prescriptions?|antibiotics?|painkillers?))`;
/** At the head of a message nobody says whose friend it is: "mate gives me his". */
const bare = String.raw`(?:${theirs}|(?<=^\W*(?:and |but |a |some |one of my )?)(?:\w+ )?${person}s?)`;
const ofAnotherIn = (what: string) =>
  new RegExp(
    choice(
      String.raw`${what}[^.?!,]{0,12}\s(?:from|off)\s+${theirs}\b(?!'s)`,
      String.raw`\b${takes}\b[^.?!,]{0,16}\s${theirs}'?s\s+(?:\w+\s+)?${what}`,
      String.raw`\b${bare}\s+(?:\w+\s+)?(?:g[ai]ves?|offer(?:s|ed)|lends?|lent|sells?|sold|slip(?:s|ped)|shares?|shared|passe[sd]|let me (?:have|try))\s+(?:me\s+)?(?:\w+\s+){0,4}${what}`,
      String.raw`\b${bare}(?:'s)?\s+(?:has\s+|had\s+)?(?:got|has|have|keeps)\s+(?:\w+\s+){0,3}${what}[^.?!]{0,16}\b(?:left|spare|strip|lying|over)\b`,
      String.raw`\b(?:his|her|their)\s+${what}[^.?!]{0,24}\b(?:can|could|may|should) i (?:have|take|try|use)\b(?: one| some| it| them)?`,
      String.raw`${what}[^.?!,]{0,8}\s(?:that\s+)?${theirs}\s+(?:\w+\s+)?(?:g[ai]ves?|offer(?:s|ed)|lends?|lent|sells?|sold|slip(?:s|ped))\s+me\b`,
      String.raw`\b${theirs}'s\s+(?:\w+\s+)?${what}[^.?!]{0,24}\b(?:can|could|may|should)\s+i\s+(?:take|have|try|use)\b`,
      String.raw`\bleft[- ]?over\s+(?:\w+\s+)?${what}|${what}\s+left[- ]?over`,
      String.raw`\b(?:someone|somebody) else's\s+(?:\w+\s+)?${what}`,
    ),
    'i',
  );
const ofAnother = ofAnotherIn('§');
const unnamed = ofAnotherIn(medicine);
