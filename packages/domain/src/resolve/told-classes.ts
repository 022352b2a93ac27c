import { choice, oneOf, sequence, wordList } from './phrases.ts';
import { labelOfClass } from '../conditions/class-names.ts';
import { classesOfPurpose } from '../conditions/class-purposes.ts';
import type { Told } from './told-conditions.ts';
import type { Word } from './words.ts';

const nouns = new Set(
  wordList(`
  medicine medicines medication medications meds med pill pills tablet tablets drug drugs capsule capsules
  injection injections jab jabs shots inhaler inhalers something prescription prescriptions stuff tabs
`),
);
const purposes = [...classesOfPurpose.keys()]
  .toSorted((left, right) => right.length - left.length)
  .map((stem) => stem.replaceAll(' ', '[ -]'))
  .join('|');
const taken = choice(
  /(?:^|[,;.:!?\n]\s*)(?:(?:the|an?|my|her|his|our|this)\s+(?:(?:daily|weekly|monthly|regular|little|new)\s+)?)?/,
  sequence(
    /\b/,
    choice(
      /take|takes|taking|took|on|use|uses|using|prescribed|got|have|has|had|with|and|my|his|her/,
      /plus|given|gave me|put me on|given me|need|swallow|also|daily|morning|night/,
    ),
    /\s+/,
    /(?:(?:some|a|an|two|three|one|daily|my|the|prescription|prescribed|regular|strong|blue|little|small|few|couple|of|me|lots|different|new|other|various|white|long[- ]term)\s+){0,3}/,
  ),
);
const forIt =
  '(?:for|against|to (?:lower|control|treat|reduce|help(?: with)?|keep|manage|stop|prevent|bring down|slow|thin|regulate)|to|that (?:lowers?|controls?|thins?|treats?))';
const named = sequence(
  String.raw`${taken}`,
  /(medicines?|medications?|meds?|pills?|tablets?|tabs|drugs?|capsules?|injections?|jabs?|shots|inhalers?|prescriptions?|something|stuff)/gi,
  String.raw`\s+(?:(?:from|by) (?:the|my) (?:doctor|gp)\s+)?(?:i take\s+|she takes\s+|he takes\s+)?${forIt}\s+`,
  String.raw`(?:(?:my|the|his|her|a|an|high|raised|too much|bad|severe|chronic)\s+){0,2}(${purposes})(?:['’]?s)?`,
  /\b/,
);
const isTaken =
  /\b(?:take|takes|taking|took|on|use|uses|using|prescribed|given|gave me|put me on|given me|got|swallow|have|has)\b/i;

const thinnedBlood =
  /\bINR(?:[\s:=~]|\b(?:is|was|of|at|around|about|target|range|now|between|usually|mostly)\b){0,6}(?:1\.[5-9]|[2-8](?:[.,]\d)?)(?![\d%])/gi;

/** "Tablets for my blood sugar", "on something for cholesterol": a medicine named by what it is for. */
export function toldClasses(text: string, words: readonly Word[]): readonly Told[] {
  const isInr = words.some((word) => word.text === 'inr');
  const isStent = words.some((word) => word.text === 'stent' || word.text === 'stents' || word.text === 'stented');
  return [...(isInr ? byInr(text) : []), ...(isStent ? byNewStent(text) : []), ...byPurpose(text, words)];
}

const elsewhere =
  /\b(?:bile|biliary|ureter\w*|kidney|renal|urinary|esophag\w*|oesophag\w*|prostate|bowel|colon\w*|tear|airway|pancrea\w*)\b/i;
const newStent = oneOf(
  sequence(
    /\b(?:recent(?:ly)?|new(?:ly)?|fresh|just had|had)\s+(?:\w+[ -]){0,3}?stent(?:s|ed)?/gi,
    /\b(?!\s+(?:\w+\s+){0,4}?(?:years|decades) ago)/,
  ),
  sequence(
    /\bstent(?:s|ed)?\s+(?:\w+\s+){0,4}?/gi,
    choice(
      /recently|yesterday|(?:last|this|a) (?:week|month)/,
      /(?:\d+|two|three|four|five|six|a few|some) (?:days?|weeks?|months?) ago/,
    ),
    /\b/,
  ),
);

/** After a new stent in the heart nobody is without medicines that keep platelets apart. */
function byNewStent(text: string): readonly Told[] {
  if (elsewhere.test(text)) return [];
  return [...text.matchAll(newStent)].map(({ index, 0: whole }) => ({
    entry: { kind: 'medicine', id: 'class:antiplatelet', name: labelOfClass('antiplatelet') },
    start: index,
    end: index + whole.length,
  }));
}

/** Nobody's blood is that thin without a medicine: "INR 2.5", "INR 3.5 target". */
function byInr(text: string): readonly Told[] {
  return [...text.matchAll(thinnedBlood)].map(({ index, 0: whole }) => ({
    entry: { kind: 'medicine', id: 'class:anticoagulant', name: labelOfClass('anticoagulant') },
    start: index,
    end: index + whole.length,
  }));
}

function byPurpose(text: string, words: readonly Word[]): readonly Told[] {
  if (!words.some((word) => nouns.has(word.text))) return [];
  return [...text.matchAll(named)].flatMap((match) => {
    const isVague = /^(?:something|stuff)$/i.test(match[1] ?? '');
    // "Something for sleep" asks for a herb; "I take something for sleep" tells of a medicine.
    if (isVague && !isTaken.test(match[0].slice(0, match[0].indexOf(match[1] ?? '')))) return [];
    const classes = classesOfPurpose.get((match[2] ?? '').toLowerCase().replaceAll('-', ' ')) ?? [];
    const end = match.index + match[0].length;
    const start = match.index + match[0].indexOf(match[1] ?? '');
    return classes.map((key) => ({
      entry: { kind: 'medicine' as const, id: `class:${key}`, name: labelOfClass(key) },
      start,
      end,
    }));
  });
}
