import { notFollowedBy, oneOf, sequence } from '../../resolve/phrases.ts';
import { takesBeside } from '../reading/conversation.ts';
import { startsWithAName } from '../reading/points-back.ts';
import { addsToIt } from '../reading/spoken-of.ts';
import type { Understanding } from '../reading/understanding.ts';

/** "With black pepper?", "can I take it with coffee?": to what was spoken of. */
export function isAdded({ question, herbs, earlierHerbs, mentions, history }: Understanding): boolean {
  const isTakenBeside = takesBeside.test(question) && !question.includes('?') && history.length > 0;
  return (
    (addsToIt.test(question) ||
      (takesItWith.test(question) && !isOwnIt(question, herbs)) ||
      isTakenBeside ||
      howMuchWith.test(question) ||
      clashesWith.test(question)) &&
    !helpsWithThat.test(question) &&
    !madeWith.test(question) &&
    !startsWithAName(mentions) &&
    herbs.every(({ id }) => earlierHerbs.every((each) => each.id !== id))
  );
}

/** "When to take my iron, I take it with the thyroid tablet": "it" is what the message itself named before. */
function isOwnIt(question: string, herbs: Understanding['herbs']): boolean {
  const at = question.search(takesItWith);
  return herbs.some(({ text }) => {
    const place = question.toLowerCase().indexOf(text.toLowerCase());
    return place !== -1 && place < at;
  });
}

/** "Golden milk, the wife makes it with turmeric and pepper": what is in it. */
const madeWith = /\b(?:makes?|made|making|cooks?|brews?|prepares?|comes?) (?:it|them|that|this) with\b/i;

/** "Does turmeric help with that?" asks of the complaint. */
const helpsWithThat =
  /\b(?:help|helps|work|works|good|useful|effective|do anything)\b[^.?!]{0,12}\b(?:with|for|against) (?:it|that|this|them|those)\W*$/i;

/** "Any downside with coffee?" is of what was spoken of: nobody asks so of coffee alone. */
const clashesWith = sequence(
  /^\W*(?:and |but |so |ok |hm+ )*(?:is there |are there |does it have )?(?:any|an?|some) (?:\w+ )?/i,
  /(?:downsides?|problems?|risks?|issues?|harm|clash(?:es)?|interactions?|trouble|danger)/,
  / (?:with|when i (?:have|drink)) (?:my |a |the |some )?(?:\w+ )?/,
  /(?:coffee|espresso|alcohol|wine|beer|whisky|vodka|energy drinks?|cola|grapefruit|milk|cheese)\b/,
);
/** "How much with black pepper?" */
const howMuchWith = /^\W*(?:and |so |ok |but )*how (?:much|many|often)(?: of it)? (?:together )?with \w/i;
const takesItWith = oneOf(
  sequence(
    /\b(?:it|them|that|those|these|this|both)\b[^.?!]{0,12}/i,
    /\b(?:with|and|plus|alongside|besides|together with|on top of)\s+(?:my |a |some |the )?/,
    notFollowedBy(
      /(?:who|what|how|when|why|where|which|whether|is|are|can|could|should|does|do|if|then|not|i|he|she|they|we)\b/,
    ),
    /\w/,
  ),
  /(?<!\b(?:took|taken|swallowed) (?:\d+|an?|one|two|three|some|my)\b[^?]*)\b(?:with|on top of|besides) (?:it|them|that|those)\b/i,
);
