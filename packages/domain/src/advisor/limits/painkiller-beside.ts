import { findMedicineProfile } from '../../medicines/catalogue.ts';
import { choice, sequence } from '../../resolve/phrases.ts';
import { hasCondition, type Person } from '../../safety/person/person.ts';
import type { Understanding } from '../reading/understanding.ts';
import { capital, inSentence } from '../wording/names.ts';

/** "And I take Nurofen for the cramps", told beside a herb by somebody on lithium: bought without a word to anybody. */
export function painkillerBeside({ question, mentions, subject, said }: Understanding): string | null {
  const painkiller = mentions.find(
    ({ kind, id, start, end }) =>
      kind === 'medicine' &&
      isOf(id, 'nsaid') &&
      !leftOut.test(question.slice(0, start)) &&
      !onTheSkin.test(question.slice(start, end + farthest)),
  );
  const why = painkiller === undefined ? undefined : grounds.find(({ holds }) => holds(subject.person))?.why;
  if (painkiller === undefined || why === undefined) return null;
  const line = `${capital(inSentence(painkiller.name))} first, as it matters more: ${why}`;
  return said.includes(why) ? null : line;
}

/** Sources: rightdecisions-lithium-toxicity, review-2010-nsaid-bleeding, cdc-nsaids-kidneys. */
const grounds: readonly { readonly holds: (person: Person) => boolean; readonly why: string }[] = [
  {
    holds: ({ medicines }) => medicines.some(({ id }) => id === 'lithium'),
    why: 'painkillers of its kind hold lithium back, and within days its level can become poisonous. Take no more of it, call a pharmacist or the prescriber today, tell them for how many days you took it, and ask whether the level is to be checked and what to take for pain instead. Coarse shaking, vomiting, unsteady legs, slurred speech or confusion: get medical help at once.',
  },
  {
    holds: ({ medicines }) => medicines.some(({ id }) => isOf(id, 'anticoagulant')),
    why: 'beside a blood thinner painkillers of its kind make bleeding likelier, above all from the stomach. Ask a pharmacist or the prescriber today before the next one, and what to take for pain instead. Black or bloody stools or vomit: emergency number.',
  },
  {
    holds: (person) => hasCondition(person, 'kidney-disease') || hasCondition(person, 'organ-transplant'),
    why: 'painkillers of its kind strain weak kidneys. Ask the kidney team or a pharmacist today before the next one, and what to take for pain instead.',
  },
];

function isOf(id: string, name: 'nsaid' | 'anticoagulant'): boolean {
  return id === `class:${name}` || findMedicineProfile(id)?.classes.has(name) === true;
}

/** "Instead of ibuprofen", "I can't have ibuprofen". */
const leftOut = sequence(
  /\b/i,
  choice(
    /instead of|rather than|without|in place of|like|than|as good as|allergic to|allergy to|used to take|used to have/,
    /(?:not|n['’]?t|cannot|never|no longer|stopped|avoid|avoiding|off) (?:\w+ ){0,2}?/,
    /told (?:me )?not to (?:take|have|use)/,
  ),
  / ?$/,
);
const onTheSkin = /\b(?:gels?|creams?|rub|ointment|patch(?:es)?|spray)\b/i;
const farthest = 12;
