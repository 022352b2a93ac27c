import { isAnothers, tellsOfAnothersMedicine } from '../reading/named-things/anothers-medicine.ts';
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
  if (others.length === 0 && !tellsOfAnothersMedicine(question)) return null;
  const names = listed([...new Set(others.map(nameOf))]) || 'a medicine';
  return `Please do not take ${names} that was meant for somebody else, or is left over. Whether it suits you, and how much, only a prescriber who knows you can say. It can clash with what you have or take, and some such medicines are dangerous or habit-forming. Tell a doctor what you want it for.`;
}

/** "An antibiotic" of a class, the name of one that was named. */
function nameOf({ id, name }: Named): string {
  return id.startsWith('class:') ? `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}` : name;
}

/** Sold without a prescription. */
const freelySold: ReadonlySet<string> = new Set(
  'ibuprofen acetaminophen paracetamol aspirin cetirizine loratadine antacid loperamide'.split(' '),
);
