import { surelyOffTopic } from '../../data/off-topic-phrases.ts';
import { offTopic, sum } from '../../data/small-talk-phrases.ts';

/** Whether a message asks for what has nothing to do with herbs: the weather, a sum, a song. */
export function isOffTopic(question: string): boolean {
  return [offTopic, surelyOffTopic, sum].some((topic) => topic.test(question));
}
