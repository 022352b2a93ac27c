import type { Herb } from '../herbs/herb.ts';

/** Why nobody is to take it: what holds for everyone, not what it does to one medicine. */
export function whyDangerous({ rules }: Herb): string {
  const forAll = rules.filter(({ kind }) => kind !== 'medicine' && kind !== 'supplement' && kind !== 'alcohol');
  const worst = forAll.find(({ kind, severity }) => kind === 'age' && severity === 'contraindicated') ?? forAll[0];
  return worst?.why ?? 'This plant is dangerous.';
}
