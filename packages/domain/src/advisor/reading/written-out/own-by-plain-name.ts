import { findHerb } from '../../../herbs/catalogue.ts';
import { isOfClass } from '../../../medicines/is-of-class.ts';
import { hasCondition, type Person } from '../../../safety/person/person.ts';
import type { AdvisorRequest } from '../../answer.ts';

/** "I started iron a week ago", from somebody on ferrous sulfate: the tablet of the profile, and no second product. */
export function withOwnByPlainName(request: AdvisorRequest): AdvisorRequest {
  const own = request.person.intakes.flatMap(({ herb, name }) => {
    const plain = findHerb(herb)?.name ?? '';
    const isPrescribed = request.person.medicines.some(({ text }) => text === name);
    return isPrescribed && /^[\w ]+$/.test(plain) ? [{ text: name, spoken: spokenOf(plain) }] : [];
  });
  const slowing = slowingThyroid(request.person);
  if (own.length === 0 && slowing === null) return request;
  const named = (message: string) =>
    own.reduce(
      (told, { text, spoken }) => told.replace(spoken, (_, before: string) => `${before}${text}`),
      slowing === null ? message : message.replaceAll(thyroidTablets, slowing),
    );
  return {
    ...request,
    question: named(request.question),
    history: request.history.map((turn) => (turn.role === 'user' ? { ...turn, text: named(turn.text) } : turn)),
  };
}

/** "My thyroid pills", from somebody on carbimazole: those, and no thyroid hormone. */
function slowingThyroid(person: Person): string | null {
  if (person.medicines.some(({ id }) => isOfClass(id, 'thyroid-hormone'))) return null;
  const slowing = person.medicines.find(({ id }) => isOfClass(id, 'antithyroid'));
  return slowing?.text ?? (hasCondition(person, 'hyperthyroidism') ? 'the tablets' : null);
}

const thyroidTablets = /\b(?:my|the|his|her|their) thyroid (?:pills?|tablets?|meds?|medicines?|medication)\b/gi;

function spokenOf(name: string): RegExp {
  const taken = String.raw`\bi(?:'ve|’ve| have|'m|’m| am|m)? (?:just |only |also |been |recently )*(?:started|begun|take|taking|took|on|put on|given) (?:on |with |the |my )?`;
  const mine = String.raw`\b(?:with |of |from )?my |\bthe (?=${name} (?:tablets?|pills?|capsules?)\b)`;
  const given = String.raw`\b(?:doctor|gp|nurse|midwife|hospital|he|she|they) (?:gave|prescribed|put|started)(?: me| us)?(?: on)? `;
  return new RegExp(
    `(${taken}|${mine}|${given})${name}(?: (?:tablets?|pills?|capsules?))?\\b(?! (?:rich|supplements?|gumm\\w+|levels?|defici\\w+|stores?|count|overload|too|as well|on top|besides))`,
    'gi',
  );
}
