import { choice, oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Herb } from '../../../herbs/herb.ts';
import type { Effect } from '../../../safety/effects.ts';
import { listed } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';

/** "Which one doesn't keep me awake?", "which makes me least groggy?": the ones that do, apart from the ones that do not; null for all else. */
export function wakingApart(herbs: readonly Herb[], question: string): string | null {
  const asked = kinds.find(({ meets }) => meets.test(question));
  if (asked === undefined) return null;
  const isOfIt = ({ effects }: Herb) => effects.some(({ effect }) => asked.effects.includes(effect));
  const doing = herbs.filter(isOfIt);
  const free = herbs.filter((herb) => !isOfIt(herb));
  if (doing.length === 0) return `None of them is known to ${asked.does}.`;
  if (free.length === 0) return `Each of them can ${asked.does}: ${asked.advice}`;
  return `${capital(names(free))} ${free.length > 1 ? 'are' : 'is'} not known to ${asked.does}; ${names(doing)} can. ${capital(asked.advice)}`;
}

function names(herbs: readonly Herb[]): string {
  return listed(herbs.map(({ name }) => inSentence(name)));
}

interface Kind {
  readonly meets: RegExp;
  readonly effects: readonly Effect[];
  readonly does: string;
  readonly advice: string;
}

const kinds: readonly Kind[] = [
  {
    meets: oneOf(
      sequence(
        /\b(?:doesn'?t|doesn’t|does not|don'?t|won'?t|will not|not|without|least|less)\b[^.?!]{0,16}\b/i,
        choice(
          /keep(?:s|ing)? (?:me|you|him|her) (?:awake|up)|wak(?:e|es|ing) (?:me|you) up|stimulat\w+/,
          /cost me sleep/,
        ),
        /\b/,
      ),
      /\b(?:which|what)\b[^.?!]{0,24}\bkeeps? (?:me|you|him|her) (?:awake|up)\b/i,
    ),
    effects: ['stimulant', 'contains-caffeine'],
    does: 'keep people awake',
    advice: 'take what wakes in the morning, not after noon.',
  },
  {
    meets:
      /\b(?:doesn'?t|doesn’t|does not|don'?t|won'?t|will not|not|without|least|less)\b[^.?!]{0,16}\b(?:groggy|drowsy|sleepy|dopey|hung ?over|tired (?:the )?next)\b/i,
    effects: ['sedating'],
    does: 'leave people drowsy',
    advice: 'try it on a free evening first, and do not drive until you know how you feel the next morning.',
  },
];
