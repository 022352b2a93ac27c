import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorRequest } from '../../answer.ts';

/** "Baby is only 8 weeks and I want to keep feeding, still ok?": the one who nurses takes it, and nobody is ill. */
export function goesOnFeeding<Request extends Pick<AdvisorRequest, 'question' | 'history' | 'person'>>(
  request: Request,
): Request {
  const isMeant = request.history.length > 0 && asksWhileFeeding(request.question);
  const asked = 'Is that still alright for me?';
  return isMeant
    ? { ...request, question: request.person.breastfeeding ? asked : `I am breastfeeding. ${asked}` }
    : request;
}

/** The age of a baby, the wish to nurse on, whether that may be: and not a word more. */
export function asksWhileFeeding(message: string): boolean {
  const [, rest] = aged.exec(withPlainApostrophes(message)) ?? [];
  return (
    rest !== undefined &&
    rest.split(/[^\p{L}']+/u).every((word) => word === '' || ofFeeding.has(word.toLowerCase())) &&
    feeds.test(rest)
  );
}

const aged =
  /^\W*(?:(?:and|so|but|oh|ok)\W+)*(?:(?:(?:the|my|our) )?(?:baby|bub|little (?:one|girl|boy)|son|daughter|newborn)(?:'s| is)?|he(?:'s| is)|she(?:'s| is)) (?:(?:only|just|now|about|still) )*\w+ (?:days?|weeks?|wks?|months?)(?: old)?\b([^?]*\?)\W*$/i;
const feeds = /\b(?:(?:breast ?)?feed(?:ing)?|nurs(?:e|ing))\b/i;
const ofFeeding = new Set(
  "a and so but i i'd i'm would like love want wanna hope to keep carry go continue still am is it that on with be all feed feeding breast breastfeed breastfeeding nurse nursing him her while can could may should ok okay fine safe alright right good for me us then now though do does".split(
    ' ',
  ),
);
