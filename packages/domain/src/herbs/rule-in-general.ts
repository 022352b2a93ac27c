import { agreeing } from '../safety/verb-agreement.ts';
import type { Herb, HerbRule } from './herb.ts';
import { targetNames } from './rule-words.ts';

const mostNames = 4;

/** A rule's sentences where nobody in particular is told: what it is about stands where a person's own medicine would. */
export function inGeneral({ name }: Herb, rule: HerbRule): { readonly why: string; readonly advice: string } {
  const fill = (text: string) => {
    if (!text.includes('{')) return text;
    const told = agreeing(text, name)
      .replaceAll('{herb}', () => name)
      .replaceAll('{with}', () => oneOf(rule));
    return told.charAt(0).toUpperCase() + told.slice(1);
  };
  return { why: fill(rule.why), advice: fill(rule.advice) };
}

/** "Sodium oxybate": rules are written for one thing, so several are joined by "or". */
function oneOf(rule: HerbRule): string {
  const names = targetNames(rule);
  if (names.length > mostNames) return `one of these ${kinds[rule.kind] ?? 'things'}`;
  return names.length === 1 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;
}

const kinds: { readonly [Kind in HerbRule['kind']]?: string } = {
  medicine: 'medicines',
  condition: 'conditions',
  supplement: 'supplements',
  allergy: 'allergies',
};
