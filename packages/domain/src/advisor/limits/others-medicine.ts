import { choice, withPlainApostrophes } from '../../resolve/phrases.ts';
import { listed } from '../wording/html.ts';

interface Named {
  readonly id: string;
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** "Ritalin from a friend?": a medicine that was prescribed to somebody else, or is left over; null of one's own. */
export function meantForAnother(question: string, medicines: readonly Named[]): string | null {
  const others = medicines.filter((each) => !freelySold.has(each.id) && isAnothers(question, each));
  if (others.length === 0 && !unnamed.test(withPlainApostrophes(question))) return null;
  const names = listed([...new Set(others.map(nameOf))]) || 'a medicine';
  return `Please do not take ${names} that was meant for somebody else, or is left over. Whether it suits you, and how much, only a prescriber who knows you can say. It can clash with what you have or take, and some such medicines are dangerous or habit-forming. Tell a doctor what you want it for.`;
}

/** Whether a medicine is named as another one's. */
export function isAnothers(question: string, { start, end }: Pick<Named, 'start' | 'end'>): boolean {
  const text = withPlainApostrophes(question);
  return ofAnother.test(`${text.slice(0, start)}§${text.slice(end)}`);
}

/** "An antibiotic" of a class, the name of one that was named. */
function nameOf({ id, name }: Named): string {
  return id.startsWith('class:') ? `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}` : name;
}

const person = choice(
  /friend|neighbou?r|colleague|(?:room|flat)?mate|cousin|aunt|uncle|sister|brother|mum|mom|mother|dad|father/,
  /husband|wife|partner|boyfriend|girlfriend|grandm\w+|grandf\w+|gran|son|daughter|boss/,
);
const theirs = String.raw`(?:an?|my|the|his|her)\s+(?:\w+\s+)?${person}`;
const takes = choice(/take|taking|try|use|have|borrow|share|took|tried|used|had|got|want/);
const medicine = String.raw`(?:§|(?:old |spare |blood pressure |sleeping |pain )?(?:pills?|tablets?|medicines?|medications?|meds|prescriptions?|antibiotics?|painkillers?))`;
const ofAnotherIn = (what: string) =>
  new RegExp(
    choice(
      String.raw`${what}[^.?!,]{0,12}\s(?:from|off)\s+${theirs}\b(?!'s)`,
      String.raw`\b${takes}\b[^.?!,]{0,16}\s${theirs}'?s\s+(?:\w+\s+)?${what}`,
      String.raw`\b${theirs}\s+(?:gave|offered|lent|sold|slipped)\s+me\s+(?:\w+\s+){0,3}${what}`,
      String.raw`\b${theirs}\s+(?:has\s+|had\s+)?(?:got|has|have|keeps)\s+(?:\w+\s+){0,3}${what}[^.?!]{0,16}\b(?:left|spare|strip|lying)\b`,
      String.raw`\bleft[- ]?over\s+(?:\w+\s+)?${what}|${what}\s+left[- ]?over`,
      String.raw`\b(?:someone|somebody) else's\s+(?:\w+\s+)?${what}`,
    ),
    'i',
  );
const ofAnother = ofAnotherIn('§');
const unnamed = ofAnotherIn(medicine.replace('§|', ''));

/** Sold without a prescription. */
const freelySold: ReadonlySet<string> = new Set(
  'ibuprofen acetaminophen paracetamol aspirin cetirizine loratadine antacid loperamide'.split(' '),
);
