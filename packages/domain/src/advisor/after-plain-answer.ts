import { anyPhrase, withPlainApostrophes } from '../resolve/phrases.ts';
import type { Asks } from './reading/wishes/asks.ts';
import { goodNews } from './bare-reply.ts';
import { sentencesOf } from './wording/sentences.ts';
import { sentencesOn } from './wording/sentences-on.ts';

const mostTold = 3;

interface Spoken {
  /** As in "for warts". */
  readonly name: string;
  /** What was said of it. */
  readonly says: string;
}

/** "How long?", "so nothing at all?", after a complaint that no herb stands for: an answer to that, as far as there is one. */
export function furtherOn(
  { name, says }: Spoken,
  { question, asks }: { readonly question: string; readonly asks: Asks },
): string {
  const text = withPlainApostrophes(question);
  const kind = kinds.find(({ meets }) => meets(text, asks));
  const told = sentencesOn(says, text, { besides: name });
  if (told !== null && !goodNews.test(text) && !asks.more && !asks.instead) return `As I said: ${told}`;
  return kind === undefined
    ? `That goes beyond what I know of ${name}: a pharmacist or doctor can say. You can ask me when to have it looked at, what eases it, or about a herb by its name.`
    : kind.reply({ name, says });
}

interface Kind {
  readonly meets: (text: string, asks: Asks) => boolean;
  readonly reply: (spoken: Spoken) => string;
}

const worse = anyPhrase(
  /wors(?:e|ens?|ening)/,
  /not (?:getting )?(?:any )?better/,
  /(?:still|back) (?:there|here|again)/,
);
const nothing = anyPhrase(
  /nothing (?:at all|else|then|to take)|so nothing|really nothing/,
  /(?:is|are) there (?:really )?(?:an?|any|no|some)(?:thing| herbs?| teas?| supplements?| vitamins?| remed\w+| natural \w+)/,
  /(?:some|any)thing (?:natural|herbal|to take|for it)/,
  /(?:which|what|any|no) (?:herbs?|supplements?|vitamins?|remed\w+)/,
);
const lasts = anyPhrase(
  /how long/,
  /when (?:does|will|is) (?:it|this|that) (?:go|stop|pass|end|over|better)/,
  /how soon/,
);
const others = anyPhrase(/else/, /other (?:things?|ways?|options?|ideas?)/, /more (?:ideas|tips|options)/);
const forms = anyPhrase(/pills?|capsules?|tablets?|creams?|drops|teas?/);
const doubts = anyPhrase(
  /(?:are you )?(?:sure|certain|serious)|really|is (?:that|this|it) true|how do you know|says who|sources?/,
);
const whyIt = anyPhrase(/why|where (?:does|did) (?:it|this|that) come from|what causes/);
const steps = anyPhrase(/how (?:do|should|can) i|how often|how much|what (?:exactly )?(?:do|should) i do/);

const whatToDo = /\bwhat (?:can|could|should|do|may|shall) (?:i|we|he|she|they) (?:do|use|try|take)\b/i;

const kinds: readonly Kind[] = [
  {
    meets: (text, asks) => whatToDo.test(text) || (asks.instead && !nothing.test(text)),
    reply: ({ name, says }) => {
      const told = sentencesOf(says).filter((sentence) =>
        /\b(?:helps?|ease|eases|doctor|go today|call)\b/i.test(sentence),
      );
      return told.length === 0
        ? `For ${name} I have no more than what I said. A pharmacist or doctor can say what suits best.`
        : `As I said of ${name}: ${[...new Set([...sentencesOf(says).slice(0, 1), ...told])].slice(0, mostTold).join(' ')}`;
    },
  },
  {
    meets: (text) => goodNews.test(text),
    reply: ({ name }) =>
      `That is good to hear. Then what I said of ${name} holds, and there is no hurry. If it changes, gets worse or lasts, have it looked at.`,
  },
  {
    meets: (text) => worse.test(text),
    reply: ({ name }) =>
      `Then have ${name} looked at soon: what stays or gets worse needs somebody who can examine you, not another remedy.`,
  },
  {
    meets: (text) => lasts.test(text),
    reply: ({ name, says }) => {
      const told = sentenceWith(says, /\b(?:minutes|hours|days|weeks?|months?|years?|overnight)\b/i);
      return told === null
        ? `I have no figure for how long that takes. If nothing has changed in two to three weeks, have ${name} looked at.`
        : `As I said: ${told}`;
    },
  },
  {
    meets: (text) => nothing.test(text),
    reply: ({ name }) => `No, none that I would name for ${name}: what I said does more than any herb I know.`,
  },
  {
    meets: (text, asks) => others.test(text) || asks.more,
    reply: ({ name }) =>
      `Beyond what I said I know nothing more for ${name} that I would stand behind. A pharmacist or doctor can take it further.`,
  },
  {
    meets: (text) => doubts.test(text),
    reply: ({ name }) =>
      `Nobody can be quite sure: studies are often small. What I said of ${name} comes from the pages of public health bodies and hospitals, and from reviews of trials. A doctor who sees you knows more.`,
  },
  {
    meets: (text) => whyIt.test(text),
    reply: ({ name }) =>
      `I cannot tell what is behind ${name} in your case; a doctor can look. What I said helps most people.`,
  },
  {
    meets: (text, asks) => asks.form !== null || forms.test(text),
    reply: ({ name }) =>
      `I named no herb for ${name}, so there is no tea and no capsule of one. What I said of it is what helps.`,
  },
  {
    meets: (text) => steps.test(text),
    reply: ({ name }) =>
      `I have no steps beyond what I said of ${name}. A pharmacist can show you how, and tell you when to stop.`,
  },
];

function sentenceWith(text: string, words: RegExp): string | null {
  return sentencesOf(text).find((sentence) => words.test(sentence)) ?? null;
}
