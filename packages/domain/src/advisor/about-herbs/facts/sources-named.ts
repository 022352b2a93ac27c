import type { Herb } from '../../../herbs/herb.ts';
import type { Finding } from '../../../safety/finding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { citedSources, sourceList } from '../../wording/source-list.ts';
import type { Telling } from '../telling.ts';

/** "Are you sure?" */
const asksIfSure = /\b(?:sure|certain|serious|positive)\b/i;

/** Where it was read, when that is asked for: a line and the list. */
export function sourcesNamed(
  shown: readonly Herb[],
  findings: readonly Finding[],
  { asks, question, said }: Pick<Telling, 'asks' | 'question' | 'said'>,
): string[] {
  if (!asks.sources && !asks.trials) return [];
  const herbs = shown.filter(({ neverSuggest }) => neverSuggest !== true);
  const list = sourceList(citedSources(shown.flatMap(monographSources), findings), said);
  return [...(asks.sources && herbs.length > 0 ? sourcesLine(herbs, question) : []), list];
}

function sourcesLine(herbs: readonly Herb[], question: string): string[] {
  const doubt = asksIfSure.test(question) ? 'Nobody can be quite sure: studies of herbs are mostly small. ' : '';
  return [paragraph(`${doubt}What I say about ${listed(herbs.map(({ name }) => inSentence(name)))} rests on these:`)];
}

/** Sources behind everything a portrait tells. */
export function monographSources({ monograph }: Herb): string[] {
  if (!monograph) return [];
  return [
    ...monograph.uses.flatMap((use) => use.sources),
    ...monograph.amounts.flatMap((amount) => amount.sources),
    ...monograph.sideEffects.sources,
    ...monograph.precautions.sources,
  ];
}
