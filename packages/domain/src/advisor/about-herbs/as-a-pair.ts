import { readText } from '../../resolve/read.ts';
import { type Asks, asksForFacts } from '../reading/wishes/asks.ts';

/** "Peppermint tea after dinner + allopurinol?": whether the two go together comes before a portrait of the one. */
export function askedAsAPair(about: {
  readonly asks: Asks;
  readonly question: string;
  readonly isOneByOne: boolean;
}): Asks {
  const { asks, question, isOneByOne } = about;
  const isOfMore = asksForFacts(asks) || asks.comparing || asks.uses || isOneByOne;
  return isOfMore || !asksOfAMedicine(question) ? asks : { ...asks, checking: true };
}

/** "With my antidepressant?", "with my tabs?": the two together are asked about, and not the one alone. */
export function asksOfAMedicine(question: string): boolean {
  const { mentions } = readText(question);
  return (
    withTablets.test(question) ||
    mentions.some(({ kind, id }) => kind === 'medicine' && id !== 'alcohol' && id !== 'caffeine')
  );
}

const withTablets = /\bwith (?:my|his|her) (?:[\w-]+ ){0,2}(?:tab(?:let)?s?|pills?|med(?:icine|ication)?s?)\b/i;
