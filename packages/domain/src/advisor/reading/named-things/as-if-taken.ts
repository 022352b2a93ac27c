import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { Understanding } from '../understanding.ts';

/** What a question takes for granted of a herb: that it is taken, or that it is got and kept. */
export type Manner = 'amount' | 'use' | 'goods' | 'uses' | 'missed' | 'no-effect';

/** "How do I store it?", "what if it does not help?"; null for what is as well asked of a herb that is left out. */
export function askedAsIfTaken({ question, asks }: Understanding): Manner | null {
  const text = withPlainApostrophes(question);
  const manner = manners.find(({ asked }) => asked.test(text))?.manner;
  if (manner !== undefined) return manner;
  const isOther = asks.more || asks.instead || asks.comparing || asks.together || asks.apart || asks.afterStopping;
  const isOfItself =
    isOther || asks.evidence || asks.sources || (asks.checking && !asks.duration && !asksHow.test(text));
  if (isOfItself || text.length > longestFollowUp || tellsSomething.test(text) || ofTheTimeAfter.test(text))
    return null;
  if (asks.buying) return 'goods';
  if (asks.amount) return 'amount';
  const isInForm = asks.form !== null && asks.form !== 'food';
  return asks.preparation || asks.onset || asks.duration || asks.timing || isInForm ? 'use' : null;
}

/** "One after the other?" */
export const asksForTurns = anyPhrase(
  /one (?:after|by) (?:the other|another|one)/,
  /(?:one|each) at a time/,
  /in turns?(?=\W*$)/,
  /(?:try|start with|take|use) (?:just |only )?one (?:of them )?first/,
);

/** "What else is it good for?" */
export const otherUses = anyPhrase(
  /what else (?:is|are) (?:it|this|that|they|these|those) (?:good|used|useful|taken) for/,
  /what else (?:does|do|can|could) (?:it|this|that|they|these|those) (?:do|help|treat|be used)\b/,
);

const longestFollowUp = 60;
/** "When is the best time to take it?" asks for no leave. */
const asksHow = /^\W*(?:(?:and|so|but|ok|then)\b[ ,]*)*(?:for )?(?:how|when|where|at what time)\b/i;
/** "I take 500 mg" is no question how to. */
const tellsSomething = /\d|^\W*(?:(?:and|but|so|well|oh)\b[ ,]*)*i(?:'ve|'m| am| have| take| took| drink| had)\b/i;
const ofTheTimeAfter = /\b(?:stays?|remains?|lasts?|leaves?|body|blood|system|wait|surgery|operation|stop\w*|again)\b/i;

const manners: readonly { readonly manner: Manner; readonly asked: RegExp }[] = [
  {
    manner: 'missed',
    asked: anyPhrase(
      /(?:miss|missed|skipped) (?:a|one|my) (?:dose|day|cup|capsule|tablet)/,
      /(?:forgot|forget) (?:to take|a dose|one|my (?:dose|cup|tea|capsule))/,
    ),
  },
  {
    manner: 'no-effect',
    asked: anyPhrase(
      /(?:if|when) (?:it|this|that|they|these|the \w+) (?:doesn't|don't|does not|do not|won't) (?:\w+ )?(?:help|work|do anything)/,
    ),
  },
  { manner: 'uses', asked: otherUses },
  {
    manner: 'goods',
    asked: anyPhrase(
      /(?:does|do|it|they|them|one|is|are|the)\b[^.?!]{0,24}\b(?:tastes?|smells?)\b/,
      /how (?:do|should|can) i (?:store|keep) (?:it|this|them|the \w+)/,
      /(?:can|could|may|how do) i (?:\w+ )?(?:grow|plant|sow|gather|pick) (?:it|this|them)/,
      /(?:what|how much) (?:does|do|will|would|is|are) (?:it|this|that|they|these) cost/,
    ),
  },
  {
    manner: 'use',
    asked: anyPhrase(
      /(?:food|cooking|the kitchen|spice|eating it)\b[^.!]{0,30}\benough/,
      /enough (?:in|with|from) (?:my )?(?:food|cooking|meals)/,
      /(?:sweeten it|(?:put|stir|mix|add) (?:some )?(?:honey|sugar|milk|lemon) (?:in|to|into) (?:it|them|the tea))/,
      /how long should (?:it|they) steep|make a big pot|half the dose|stir it into/,
    ),
  },
];
