import { surelyOffTopic } from '../../data/off-topic-phrases.ts';
import { offTopic, sum } from '../../data/small-talk-phrases.ts';

/** Whether a message asks for what has nothing to do with herbs: the weather, a sum, a song. */
export function isOffTopic(question: string): boolean {
  return (
    [surelyOffTopic, sum].some((topic) => topic.test(question)) ||
    (offTopic.test(question) && !asksForARemedy.test(question))
  );
}

/** "End of the tax month, a ring round my head, a plant remedy?": the tax only tells the time. */
const asksForARemedy =
  /\b(?:(?:plant|herbal|natural|home|herb) (?:remed(?:y|ies)|medicine|cures?|tonics?|help)|remed(?:y|ies)|herbs?|(?:any|which|what|some|a) (?:\w+ )?(?:teas?|plants?|supplements?))\b(?![^.?!]*\b(?:film|movie|song|joke|poem|recipe|book|weather)\b)/i;
