import { sentencesOf } from './sentences.ts';
import { wordList } from '../../resolve/phrases.ts';

const mostTold = 2;
const shortestWord = 3;

/** The sentences of a text that hold what a short question asks of it: "which drops?", of a text that tells of drops. */
export function sentencesOn(text: string, question: string, { besides }: { readonly besides: string }): string | null {
  const known = new Set(stemsIn(besides));
  const asked = stemsIn(question).filter((stem) => !known.has(stem));
  if (asked.length === 0 || asked.length > mostAsked) return null;
  const told = sentencesOf(text).map((sentence) => {
    const stems = stemsIn(sentence);
    return { sentence, met: asked.filter((stem) => stems.includes(stem)).length };
  });
  const most = Math.max(...told.map(({ met }) => met));
  const best = told.filter(({ met }) => met === most).map(({ sentence }) => sentence);
  return most === 0 ? null : best.slice(0, mostTold).join(' ');
}

/** A longer message tells of its own. */
const mostAsked = 4;

/** The words that carry the meaning, each in one form. */
function stemsIn(text: string): readonly string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words
    .filter((word) => word.length >= shortestWord && !empty.has(word))
    .map((word) => sameAs[word] ?? stemOf(word));
}

function stemOf(word: string): string {
  const stem = word.replace(/(?:ies|y)$/, 'i').replace(/(?<=\w{3})(?:es|s|ing|ed)$/, '');
  return sameAs[stem] ?? stem;
}

/** Words that ask for the same. */
const sameAs: Readonly<Record<string, string>> = {
  heat: 'warmth',
  hot: 'warmth',
  warm: 'warmth',
  ice: 'cold',
  cool: 'cold',
  eat: 'food',
  eaten: 'food',
  diet: 'food',
  meal: 'food',
  drug: 'medicine',
  doctor: 'doctor',
  gp: 'doctor',
  sock: 'stocking',
  stock: 'stocking',
};

const empty: ReadonlySet<string> = new Set(
  wordList(`
  one ones the and but for you are was were can could may might should would will shall what which when where
  how why who does did this that these those them they their there then than with without not now yet any all
  some two from into more most much many other else really actually just only also too very make made take taken
  taking use used using help helps have has had get got let say said tell know need want like good better best
  bad safe sure okay him his her she its our your mine day days week weeks month months year years time times
  long often soon still well thing things anything something nothing herb herbs tea teas kind about before after
  really maybe people body works work cause caused because doctor pharmacist please
`),
);
