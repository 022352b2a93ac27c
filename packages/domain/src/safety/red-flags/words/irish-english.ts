import type { Step } from '../../../resolve/patterns/quick-patterns.ts';

/** Irish "he's after drinking it": he has just drunk it. */
const irishPerson =
  '(?:i|he|she|we|they|child|son|daughter|lad|lass|wean|baby|toddler|himself|herself|da|dad|daddy|mam|mammy|granny|granda|husband|wife|brother|sister|young ?(?:one|fella)|little (?:one|fella|lad))';
const irishDeeds: readonly (readonly [string, string])[] = [
  ['getting (?=into|at|hold)', 'got '],
  ['taking', 'has taken'],
  ['drinking', 'drank'],
  ['eating', 'ate'],
  ['swallowing', 'swallowed'],
  ['falling', 'fell'],
  ['collapsing', 'collapsed'],
  ['passing out', 'passed out'],
  ['getting sick', 'vomited'],
];
export const irishSteps: readonly Step[] = irishDeeds.map(([ing, did]): Step => [
  new RegExp(String.raw`\b(${irishPerson})(?:'s|'m|'re| is| am| are) (?:only |just )?after ${ing}`, 'gi'),
  `$1 ${did}`,
]);
