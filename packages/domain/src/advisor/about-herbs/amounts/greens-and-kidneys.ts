import { findHerb } from '../../../herbs/catalogue.ts';
import { isOfClass } from '../../../medicines/is-of-class.ts';
import type { Item } from '../../../safety/item.ts';
import { hasCondition, type Person } from '../../../safety/person/person.ts';
import { listed } from '../../wording/html.ts';
import { capital, inSentence, medicineName } from '../../wording/names.ts';

/** A dish of greens or of what brings potassium is more than a pinch, where weak kidneys hold it back; null where nothing is to be said. */
export function greensForWeakKidneys(person: Person, herbs: readonly Item[], said: string): readonly string[] | null {
  if (!hasCondition(person, 'kidney-disease') && !hasCondition(person, 'dialysis')) return null;
  const greens = herbs.filter(({ id }) => bringsPotassium.has(id) || isGreen(id));
  if (greens.length === 0) return null;
  const names = listed([...new Set(greens.map(({ name }) => inSentence(name)))]);
  const holding = person.medicines.filter(({ id }) => isOfClass(id, ...holdsPotassium)).map(medicineName);
  const beside = holding.length === 0 ? 'the kidney disease' : `the kidney disease and ${listed(holding)}`;
  return [
    `Food counts too: ask the kidney team or its dietitian before a dish of ${names}, because of ${beside}. ${capital(names)} can bring potassium, which then stays in the blood, and too much of it disturbs the heartbeat.`,
    'A few leaves for the taste are little. What was the last potassium? If the team is content with it, a small bowl now and then may be fine; boiling in plenty of water and pouring that away takes some of the potassium out. Drink no broth of it, and take no capsules or extract.',
    ...(/\bSwelling has to be understood\b/.test(said)
      ? ['It does not treat the swelling, which still needs a doctor; one leg only, or short breath: go today.']
      : []),
  ];
}

const holdsPotassium = ['ace-inhibitor', 'arb', 'potassium-sparing-diuretic'] as const;

/** Leaves that are cooked as a vegetable. */
const bringsPotassium: ReadonlySet<string> = new Set(
  'nettle-leaf nettle dandelion dandelion-leaf parsley moringa spinach kale purslane beet-root beetroot alfalfa noni'.split(
    ' ',
  ),
);

/** Its own rules tell that it brings potassium. */
function isGreen(id: string): boolean {
  return (findHerb(id)?.rules ?? []).some(
    (rule) =>
      rule.kind === 'condition' &&
      rule.with.includes('kidney-disease') &&
      /\b(?:rich in|holds?|brings?|much|contains?) (?:\w+ )?potassium\b/i.test(rule.why),
  );
}
