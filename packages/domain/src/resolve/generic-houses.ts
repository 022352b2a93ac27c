import { listMedicines } from '../medicines/catalogue.ts';

/** German makers of generics put their name behind the beginning of the substance: "Simvabeta", "Metfohexal". */
const house = /^(\p{L}{4,})(?:hexal|beta|gamma|puren|ratiopharm)$/u;

/** The medicine whose name alone begins as a maker's word does; "Levohexal" could be several, and is none. */
export function medicineOfHouse(word: string): string | undefined {
  const start = house.exec(word)?.[1];
  if (start === undefined) return undefined;
  const [shortest, ...others] = listMedicines()
    .map(({ key }) => key)
    .filter((key) => key.startsWith(start))
    .toSorted((left, right) => left.length - right.length);
  return shortest !== undefined && others.every((key) => key.startsWith(`${shortest}-`)) ? shortest : undefined;
}
