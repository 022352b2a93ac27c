import { sideTopic } from '../limits/side-topics.ts';
import { lastMessage } from '../reading/last-said.ts';
import type { Understanding } from '../reading/understanding.ts';

/** "Less caffeine than coffee?", right after what can be drunk in its place. */
export function isOfTheTopic({ asks, herbs, history }: Understanding): boolean {
  const last = lastMessage(history);
  const says = sideTopic(last, false)?.toLowerCase() ?? '';
  return (
    (asks.comparing || asks.avoidEffects.length > 0) && herbs.every(({ name }) => says.includes(name.toLowerCase()))
  );
}
