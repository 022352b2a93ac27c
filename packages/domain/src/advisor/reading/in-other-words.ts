import type { AdvisorRequest } from '../answer.ts';
import { withPlainApostrophes } from '../../resolve/phrases.ts';
import { readText } from '../../resolve/read.ts';

const longestFollowUp = 60;

/**
 * A short follow-up in words of its own is asked in plain ones: "what signs should make me worry?" asks what to watch
 * out for. Only where it names nothing and nobody, after something was spoken of.
 */
export function inOtherWords(request: AdvisorRequest): AdvisorRequest {
  const text = withPlainApostrophes(request.question);
  if (request.history.length === 0 || text.length > longestFollowUp || !mayBe.test(text) || namesSomebody.test(text))
    return request;
  const plain = ways.find(({ said, unless }) => said.every((words) => words.test(text)) && unless?.test(text) !== true);
  if (plain === undefined || readText(text).mentions.some(({ kind }) => kind === 'herb' || kind === 'medicine'))
    return request;
  return { ...request, question: plain.asks };
}

interface Way {
  /** All of these stand in it, in whatever order. */
  readonly said: readonly RegExp[];
  readonly unless?: RegExp;
  readonly asks: string;
}

const mayBe =
  /\b(?:signs?|problem|better|safer|safest|gentler|days|weeks|months|wait|after(?:wards?)?|later|other|twice|week|fast|daytime|night|evening|kind|type|sort|bother|worth|milder)\b/i;
const namesSomebody =
  /\b(?:he|she|him|her|his|they|their|(?:my|our|the) (?:son|daughter|child|kids?|baby|wife|husband|mother|father|mum|mom|dad|partner|friend))\b/i;

const ways: readonly Way[] = [
  {
    said: [/\b(?:signs?|symptoms?)\b/i, /\b(?:worr\w*|alarm\w*|notice|bad|danger\w*|serious|doctor)\b/i],
    asks: 'What should I watch out for?',
  },
  {
    said: [
      /^\W*(?:so |and |but |ok,? )*what(?:'s| is|s)\b/i,
      /\b(?:problem|wrong|bad|issue|risky)\b/i,
      /\b(?:with|about) (?:it|that|this|them)\W*$/i,
    ],
    asks: 'why not?',
  },
  {
    said: [
      /^\W*(?:so |and |but |ok,? )*(?:what|which)\b/i,
      /\b(?:would|is|are|might|could)\b/i,
      /\b(?:better|gentler|milder|safer) (?:then|instead)\W*$/i,
    ],
    asks: 'what could I take instead?',
  },
  {
    said: [/^\W*(?:so |and )*which\b/i, /\b(?:safer|safest|gentler|gentlest)\b/i, /\b(?:two|both|them|these|those)\b/i],
    asks: 'which one is safer?',
  },
  {
    said: [/\bhow many (?:days|weeks|months)\b/i, /\b(?:can|may|should|could) i\b/i],
    unless: /\b(?:until|till|before|feel|notice|work\w*)\b/i,
    asks: 'for how long can I take it?',
  },
  {
    said: [
      /^\W*(?:and |so )*how long (?:should|do|must|would) i (?:have to |need to )?wait(?: then| after| between| for| in between)?\W*$/i,
    ],
    asks: 'how many hours apart?',
  },
  {
    said: [/^\W*(?:and |so |or )*(?:after(?:wards?)?|later|after that|and then)\W*$/i],
    asks: 'when can I start again?',
  },
  {
    said: [
      /\b(?:just|only|maybe|if)\b/i,
      /\b(?:every (?:other|second|third) day|(?:once|twice|two times|three times) a week|less often)\b/i,
    ],
    asks: 'just once a week?',
  },
  {
    said: [/^\W*(?:and |so |but )*(?:which|what)(?: one)?\b/i, /\b(?:daytime|during the day|at work)\b/i],
    asks: 'in the morning or in the evening?',
  },
];
