import { inEnglish } from '../../resolve/in-english.ts';
import type { Mention } from '../../resolve/mention.ts';

interface Read {
  readonly surgeryPlanned: string | null;
  readonly medicines: readonly Mention[];
  readonly herbs: readonly Mention[];
  readonly conditions: readonly Mention[];
  readonly allergens: readonly Mention[];
  readonly unrecognised: readonly string[];
}

/** A person with what was read out of another language told in the words that were typed. */
export function inOwnWords<Person extends Read>(person: Person, typed: readonly (string | null)[]): Person {
  const foreign = typed.filter((text) => text !== null && inEnglish(text) !== text);
  if (foreign.length === 0) return person;
  const clauses = typed.flatMap((text) => text?.split(/[,;.!?\n]+/) ?? []);
  const own = (words: string) =>
    typed.some((text) => text?.includes(words) === true)
      ? words
      : (clauses.find((clause) => inEnglish(clause).toLowerCase().includes(words.trim().toLowerCase()))?.trim() ??
        words);
  const withOwn = (named: Mention): Mention => ({
    ...named,
    text: own(named.text),
  });
  return {
    ...person,
    surgeryPlanned: person.surgeryPlanned === null ? null : own(person.surgeryPlanned),
    medicines: person.medicines.map(withOwn),
    herbs: person.herbs.map(withOwn),
    conditions: person.conditions.map(withOwn),
    allergens: person.allergens.map(withOwn),
    unrecognised: [...new Set(person.unrecognised.map(own))],
  };
}
