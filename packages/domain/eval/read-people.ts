import type { PersonInput } from '../src/index.ts';
import { untold } from '../src/safety/person/untold.ts';

/** A person of a case file, and their name where the case gives one. */
export interface CasePerson {
  readonly input: PersonInput;
  readonly name: string | null;
}

/** `key=value; key=value`, or `-` for nobody: age, gender, medicines (or meds), allergies, concerns, name. */
export function readCasePerson(text: string): CasePerson {
  const { age, gender, medicines, meds, allergies, concerns, name, ...rest } = fieldsIn(text === '-' ? '' : text);
  const strange = Object.keys(rest);
  if (strange.length > 0) throw new Error(`unknown fields of a person: ${strange.join(', ')}`);
  const input = {
    ...untold,
    age: age === undefined ? null : Number(age),
    gender: gender ?? null,
    currentMedications: medicines ?? meds ?? null,
    allergies: allergies ?? null,
    healthConcerns: concerns ?? null,
  };
  return { input, name: name ?? null };
}

function fieldsIn(text: string): Readonly<Record<string, string>> {
  const fields: Record<string, string> = {};
  for (const part of text.split(';')) {
    if (part.trim() === '') continue;
    // "eGFR=24" stands in a value.
    const [key = '', ...value] = part.split('=');
    fields[key.trim()] = value.join('=').trim();
  }
  return fields;
}
