import { anyPhrase, withPlainApostrophes } from '../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../answer.ts';
import { paragraph } from '../wording/html.ts';
import { plainAnswer } from '../wording/plain-answers.ts';
import type { Understanding } from '../reading/understanding.ts';

/** "None of your business how old I am": nobody has to tell, and what it means for the answer. */
export function answerKeepsItPrivate({ question, asks, herbs, wanted }: Understanding): AdvisorAnswer | null {
  const kept = keptSecret(question);
  if (kept !== null && herbs.length === 0) return plainAnswer([paragraph(kept)]);
  if (!refusesToTell.test(withPlainApostrophes(question)) || herbs.length > 0 || wanted.length > 0 || asks.checking)
    return null;
  return plainAnswer([
    paragraph(
      'That is your choice, and nothing changes in how I answer. Without your age and your medicines I cannot check a herb against them, so what I named is only what suits most grown-ups. If you take anything daily, show the name of the herb to a pharmacist first; they keep it to themselves.',
    ),
  ]);
}

/** "Don't tell my parents": what becomes of what is written here. */
export function keptSecret(question: string): string | null {
  return secret.test(withPlainApostrophes(question)) ? tellsNobody : null;
}

/** "I'd rather not say how old I am": nothing more is asked. */
export function keepsItPrivate(messages: readonly string[]): boolean {
  return messages.some((message) => refusesToTell.test(withPlainApostrophes(message)));
}

/** Before an answer to what was asked in the same breath. */
export function asYouWish(question: string): string | null {
  return keepsItPrivate([question]) ? yourChoice : null;
}

const yourChoice =
  'That is your choice. I name what suits most grown-ups; if you take anything daily, show the name to a pharmacist first.';

/** "Don't tell my parents." */
const secret = anyPhrase(
  /(?<!\b(?:i|we|he|she|they|or|and) (?:\w+ )?)(?:don'?t|do not|never|won'?t|will) (?:you )?tell (?:them|him|her|anyone|anybody|my \w+)(?! (?:about|that|to|i|when|what))/,
  /without (?:my |telling (?:my )?|letting (?:my )?)(?:parents|mum|mom|dad|mother|father)(?:'s)?(?: (?:knowing|know|finding out|noticing))?/,
  /behind my (?:parents|mum|mom|dad|mother|father)(?:'s|s'|')? backs?/,
  /my (?:parents|mum|mom|dad|mother|father) (?:must not|mustn't|can't|shouldn't|should not|doesn't|don't|won't) (?:know|find out)/,
  /(?:are|will|would|do|can|could|must) you (?:\w+ ){0,3}tell (?:anyone|anybody|my (?:parents|mum|mom|dad|mother|father|husband|wife|partner|boss|doctor|school|teacher|insurance|employer))/,
);
const tellsNobody =
  'I tell nobody. What you write stays in this account, so whoever shares it or runs this site may read it. If you are under 18, please let one grown-up you trust know of what you take, or a pharmacist: they can see what I cannot.';

const refusesToTell = anyPhrase(
  /(?:none of|not) your (?:business|concern)/,
  /(?:i'm|i am|im) not (?:telling|going to tell|saying|giving)/,
  /(?:won't|will not|don't want to|not going to|rather not|prefer not to) (?:tell|say|share|answer)/,
  /(?:that's|it's|that is) (?:private|personal)/,
  /mind your own/,
);
