import type { Herb } from '../../../herbs/herb.ts';
import { lower } from '../../wording/sentences.ts';
import { isGrave } from './grave-harm.ts';

/** Why nobody is to take it: what holds for everyone, not what it does to one medicine or in one allergy. */
export function whyDangerous({ rules, monograph }: Herb): string {
  const ofAge = rules.filter(({ kind }) => kind === 'age');
  const forAll =
    ofAge.find(({ severity }) => severity === 'contraindicated') ??
    ofAge.find(({ severity }) => severity === 'major') ??
    rules.find(({ kind, severity }) => kind === 'condition' && severity === 'contraindicated');
  if (forAll) return forAll.why;
  const harm = monograph?.sideEffects.text.split(/(?<=\.)\s+/).find((sentence) => isGrave.test(sentence));
  return harm === undefined ? 'This plant is dangerous.' : `Seen in people: ${lower(harm)}`;
}
