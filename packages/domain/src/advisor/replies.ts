import { readText } from '../resolve/read.ts';
import type { AdvisorRequest } from './answer.ts';
import { asksMissingFacts } from './closing.ts';
import { writtenOut } from './short-forms.ts';

/** The whole conversation written out; a bare reply to the advisor's own question becomes a sentence: "11", "tamoxifen, yes". */
export function allWrittenOut(request: AdvisorRequest): AdvisorRequest {
  const history = request.history.map((turn, place, turns) =>
    turn.role === 'user' ? { ...turn, text: asSentence(writtenOut(turn.text), turns[place - 1]?.text ?? '') } : turn,
  );
  const last = history.findLast(({ role }) => role === 'assistant')?.text ?? '';
  return { ...request, history, question: asSentence(writtenOut(request.question), last) };
}

/** Whether a message answers what the advisor has just asked. */
export function isReply({ question, history }: AdvisorRequest): boolean {
  const last = history.at(-1);
  return (
    last?.role === 'assistant' &&
    asksMissingFacts(last.text) &&
    question.length < longestReply &&
    !question.includes('?')
  );
}

const longestReply = 100;

function asSentence(text: string, asked: string): string {
  if (!asksMissingFacts(asked)) return text.replace(grownUpAge, 'I am $1 years old');
  if (text.length > longestReply || text.includes('?')) return text;
  const who =
    /(?:how old (?:is|are)|do(?:es)?) (your [\w ]{2,20}?|you)(?:[,?]| and\b| take\b)/
      .exec(asked)?.[1]
      ?.replace(/^your/, 'my') ?? 'you';
  const age = bareNumber.exec(text)?.[1];
  if (age !== undefined) return who === 'you' ? `I am ${age} years old` : `${who} is ${age} years old`;
  const isBareList =
    readText(text).mentions.some(({ kind, negated }) => kind === 'medicine' && !negated) && !hasVerb.test(text);
  if (!isBareList) return text;
  return who === 'you' ? `I take ${text}` : `${who} takes ${text}`;
}

const bareNumber = /^\W*(\d{1,3})\W*$/;
/** A number alone, from eighteen on, is an age. */
const grownUpAge = /^\s*(1[89]|[2-9]\d)\s*$/;
const hasVerb = /\b(?:i|i'm|im|he|she|they|takes?|taking|on|is|are|am|was|have|has|no|not|none|nothing|never|only)\b/i;
