import { findHerb } from '../herbs/catalogue.ts';
import type { Herb } from '../herbs/herb.ts';
import { anyPhrase, withPlainApostrophes } from '../resolve/phrases.ts';
import type { AdvisorAnswer } from './answer.ts';
import { listed, paragraph } from './html.ts';
import { capital, inSentence } from './names.ts';
import { plainAnswer } from './plain-answers.ts';
import type { Understanding } from './understanding.ts';

/** Its taste, its parts, where it grows, whether two names are one: a fact, no check. */
export function answerOfThePlant({ question, herbs, mentions, wanted }: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  const [key, ...others] = new Set(herbs.map(({ id }) => id));
  const herb = key === undefined ? undefined : findHerb(key);
  if (herb === undefined || others.length > 0 || wanted.length > 0) return null;
  const names = new Set(mentions.filter(({ id }) => id === herb.key).map((mention) => mention.text.toLowerCase()));
  if (areOne.test(text) && names.size > 1)
    return plainAnswer([paragraph(`Yes: both names stand for ${inSentence(herb.name)}${latin(herb)}.`)]);
  const fact = facts.find(({ asked }) => asked.test(text));
  return fact === undefined
    ? null
    : plainAnswer([paragraph(fact.told(herb))], [`What is ${inSentence(herb.name)} good for?`]);
}

const areOne = /\bsame\b(?! (?:time|day))|\bdifference\b|\banother name\b/i;

const facts: readonly { readonly asked: RegExp; readonly told: (herb: Herb) => string }[] = [
  {
    asked: anyPhrase(
      /(?:what|how) (?:does|do|is|are)\b[^.?!]{2,30}\btastes?(?: like)?/,
      /(?:bitter|taste|flavou?r)(?=\W*$)/,
    ),
    told: (herb) =>
      sentenceWith(herb, /\b(?:tast\w+|bitter|sweet|sharp|sour|flavou?r|aroma\w*)\b/i) ?? nothingOn('the taste', herb),
  },
  {
    asked: anyPhrase(/(?:which|what) parts?(?: of (?:the |a )?[\w' -]{2,24})? (?:is|are) (?:used|taken)/),
    told: ({ name, monograph }) =>
      monograph === null
        ? `I hold nothing on the parts of ${inSentence(name)}.`
        : `Of ${inSentence(name)} these are used: ${listed(monograph.partsUsed)}.`,
  },
  {
    asked: anyPhrase(/where (?:does|do|is|are)\b[^.?!]{2,30}\b(?:comes?|grows?|grown|found|native)(?: from)?/),
    told: (herb) => herb.monograph?.description ?? nothingOn('where it grows', herb),
  },
];

function latin({ scientificName }: Herb): string {
  return scientificName === null ? '' : ` (${scientificName})`;
}

function sentenceWith({ monograph }: Herb, words: RegExp): string | null {
  const found = [monograph?.description ?? '', monograph?.traditionalUses ?? '']
    .flatMap((text) => text.split(/(?<=[.;])\s+/))
    .find((sentence) => words.test(sentence));
  return found === undefined ? null : capital(found);
}

function nothingOn(what: string, { name, monograph }: Herb): string {
  return `I hold nothing on ${what} of ${inSentence(name)}. ${monograph?.description ?? ''}`.trim();
}
