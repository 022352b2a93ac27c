import { distance } from '../../resolve/words.ts';

/** Words an alarm hangs on: someone in distress misspells them. */
const alarmWords = [
  'anaphylactic',
  'anaphylaxis',
  'bleeding',
  'breathing',
  'breathe',
  'collapsed',
  'convulsing',
  'convulsions',
  'overdose',
  'overdosed',
  'paralysed',
  'paralyzed',
  'poisoned',
  'pregnant',
  'seizure',
  'seizures',
  'suicidal',
  'suicide',
  'swallowed',
  'swelling',
  'swollen',
  'testicle',
  'throwing',
  'toddler',
  'unconscious',
  'unresponsive',
  'vomiting',
  'bleach',
  'antifreeze',
  'paracetamol',
];
const known = new Set(alarmWords);
const shortForms: readonly (readonly [RegExp, string])[] = [
  [/[’‘`´]/g, "'"],
  [/\b(?:cannot|can not|cant)\b/gi, "can't"],
  [/\b(?:will not|wont)\b/gi, "won't"],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should) not\b/gi, "$1n't"],
  [/\b(do|does|did|is|are|was|has|have|would|could|should)nt\b/gi, "$1n't"],
  [/\bim\b/gi, "i'm"],
  [/\bive\b/gi, "i've"],
  [/\b(s?he)s\b/gi, "$1's"],
  [/\bwanna\b/gi, 'want to'],
  [/\b(?:gonna|gunna|goin to)\b/gi, 'going to'],
  [/\b(?:u)\b/gi, 'you'],
  [/\bchset\b/gi, 'chest'],
  [/\b(?:pian|apin)\b/gi, 'pain'],
  [/\bsiezure/gi, 'seizure'],
  [/\banymore\b/gi, 'any more'],
];

/** A message with short forms written one way and misspelt alarm words mended; places in it are its own. */
export function plainWords(text: string): string {
  const plain = shortForms.reduce((left, [pattern, meant]) => left.replaceAll(pattern, meant), text);
  return plain.replaceAll(/[a-z]{6,14}/gi, (word) => mended(word.toLowerCase()) ?? word);
}

/** Real words one slip from an alarm word. */
const meantSo = new Set(
  'bleeding breeding pleading bleaching beaching breathed breather breathes breaded breading wreathing throwing growing crowing knowing thawing swallow swallows swallowed wallowed shallowed hallowed smelling spelling dwelling swilling sweating wellington overdone overdue overdoes collapses collapse seizures seizure leisure secure poisoner poisons poisoning voting toddlers bleached bleaches testicles testicular suicides throning overuse overdosing wilting swelled'.split(
    ' ',
  ),
);

function mended(word: string): string | undefined {
  if (known.has(word) || meantSo.has(word)) return undefined;
  const most = word.length > 9 ? 2 : 1;
  return alarmWords.find(
    (each) =>
      each.length >= 7 && each[0] === word[0] && distance(word, each, most) <= most && !isInflection(word, each),
  );
}

/** "swell" and "pregnancy" are words of their own. */
function isInflection(word: string, each: string): boolean {
  return each.startsWith(word) || word.startsWith(each);
}
