import { anyPhrase, choice } from '../../resolve/phrases.ts';
import type { AdvisorAnswer, AdvisorRequest } from '../answer.ts';

/** "No shopping links, please" holds for the rest of the talk. */
export function withoutUnwantedProducts(answer: AdvisorAnswer, { question, history }: AdvisorRequest): AdvisorAnswer {
  const told = [question, ...history.flatMap(({ role, text }) => (role === 'user' ? [text] : []))];
  return told.some((text) => refused.test(text)) ? { ...answer, products: [] } : answer;
}

/** "Without links, please", and nothing else. */
export function onlyRefusesLinks(question: string): boolean {
  return onlyRefused.test(question);
}

const doNot = /don'?t (?:show|want|need|send|give)(?: me)?(?: any| your)?/;
const stop = /stop (?:showing|with)(?: me)?(?: the| your)?/;
const links = choice(/(?:links?|products?|ads?|adverts?|shopping)/);
const goods = choice(links, 'advertising', 'shops?', 'amazon');
const refused = anyPhrase(new RegExp(`${choice('no', 'without', doNot, stop)} (?:\\w+ )?${goods}`));
const onlyRefused = new RegExp(
  String.raw`^\W*(?:and |but |please,? )*${choice('without', 'no', doNot)} (?:\w+ )?${links}(?:,? (?:please|thanks))?\W*$`,
  'i',
);
