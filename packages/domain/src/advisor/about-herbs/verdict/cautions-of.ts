import type { Herb, HerbRule } from '../../../herbs/herb.ts';
import { targetNames } from '../../../herbs/rule-words.ts';
import { listed } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';

const mostNames = 8;

/** What to mind of a herb: as its monograph puts it, or else what its rules hold it apart from. */
export function cautionsOf(herb: Herb): string {
  if (herb.monograph) return `mind this. ${herb.monograph.precautions.text}`;
  const namesOf = (...severities: readonly HerbRule['severity'][]) => {
    const rules = herb.rules.filter(({ kind, severity }) => ofOthers.has(kind) && severities.includes(severity));
    return listed([...new Set(rules.flatMap(targetNames))].slice(0, mostNames).map(inSentence));
  };
  const apart = namesOf('contraindicated', 'major');
  const asked = namesOf('moderate', 'unknown');
  if (apart + asked === '')
    return `I hold no clash of ${inSentence(herb.name)} with a medicine or an illness. That is no promise: little of it has been studied.`;
  return [...(apart === '' ? [] : [`not with ${apart}.`]), ...(asked === '' ? [] : [`ask first with ${asked}.`])].join(
    ' ',
  );
}

const ofOthers: ReadonlySet<HerbRule['kind']> = new Set(['medicine', 'condition', 'supplement', 'allergy']);
