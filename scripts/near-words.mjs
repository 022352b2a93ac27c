// Writes the English words that lie one slip away from a herb's or medicine's name, from a word of illness or from a word
// of the signs of an alarm, and people, places and peoples called like it, so that they are never taken for a misspelling.
// `npm run near-words [words] [proper names]`, after names or signs were added; after signs `npm run learn` as well.
// The words are those of Debian's package wamerican-small, the proper names those of wamerican.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { lexicon } from '../packages/domain/src/resolve/lexicon.ts';
import { illnessWords } from '../packages/domain/src/resolve/mend-conditions.ts';
import { slipsAllowed } from '../packages/domain/src/resolve/near.ts';
import { distance, singular } from '../packages/domain/src/resolve/words.ts';
import { nearestAlarmWord } from '../packages/domain/src/safety/red-flags/plain-words.ts';

const folder = new URL('../packages/domain/src/resolve/', import.meta.url);
const { positionals } = parseArgs({ allowPositionals: true });
const dictionary = [
  ...new Set(
    wordsOf(positionals[0] ?? '/usr/share/dict/american-english-small', 'wamerican-small').map((word) =>
      word.toLowerCase(),
    ),
  ),
];
const properNames = wordsOf(positionals[1] ?? '/usr/share/dict/american-english', 'wamerican')
  .filter((word) => /^\p{Lu}\p{Ll}+$/u.test(word))
  .map((word) => word.toLowerCase());
/** More often a slip than the name of a person. */
const slips = new Set(['coffey', 'mullen', 'valeria', 'rosella', 'rozelle', 'robitussin', 'parthenon', 'hellenic']);

const notice = `Made by scripts/near-words.mjs (npm run near-words) from Debian's wamerican-small; not written by hand.
 * Source: SCOWL word list, size 35, of which these lie near a name.
 * SCOWL is Copyright 2000-2011 by Kevin Atkinson; permission to use, copy, modify, distribute and sell these word lists
 * for any purpose is granted without fee, provided that this notice appears in all copies; it is provided "as is".`;

write('words-near-names.gen.ts', {
  name: 'wordsNearNames',
  says: `English words one slip away from a herb's or medicine's name ("child" and "chili", "diagnose" and "d-mannose"): they
 * are never taken for a misspelt name.
 * ${notice}`,
  words: nearNames(dictionary),
});
write('proper-names-near-names.gen.ts', {
  name: 'properNamesNearNames',
  says: `People, places and peoples whose names lie one slip away from a herb's or medicine's ("Jennifer" and "juniper", "Canada"
 * and "canapa"): they are never taken for a misspelt name.
 * ${notice.replace('wamerican-small', 'wamerican').replace(', size 35', '')}`,
  words: nearNames(properNames).filter((word) => !slips.has(word)),
});
write('words-near-illness.gen.ts', {
  name: 'wordsNearIllness',
  says: `English words one slip away from a word of illness ("beast" and "breast"): they are never taken for a misspelling.
 * ${notice}`,
  words: nearIllness(),
});
write('../safety/red-flags/words/real-words.gen.ts', {
  name: 'realWords',
  says: `English words one slip away from a word of the signs of an alarm ("pleading" and "bleeding"): they are never taken for a
 * slip. What no American list has stands in everyday-words.ts.
 * ${notice}`,
  words: dictionary.filter((word) => /^[a-z]{5,18}$/.test(word) && nearestAlarmWord(word) !== undefined),
});

function wordsOf(path, name) {
  if (!existsSync(path)) {
    console.error(
      `No word list at ${path}: install ${name}, or name the file (npm run near-words <words> <proper names>).`,
    );
    process.exit(1);
  }
  return [...new Set(readFileSync(path, 'utf8').split('\n'))];
}

function nearNames(words) {
  const { phrases, byInitial } = lexicon();
  return [...new Set(words)].filter((word) => {
    if (!/^[a-z]{5,14}$/.test(word) || phrases.has(word) || phrases.has(singular(word))) return false;
    const most = slipsAllowed(word.length);
    return (byInitial.get(word[0]) ?? []).some(
      ({ joined }) => joined.length >= 5 && distance(word, joined, most) <= most,
    );
  });
}

function nearIllness() {
  const targets = illnessWords();
  const known = new Set([...targets, ...[...lexicon().phrases.keys()].flatMap((phrase) => phrase.split(' '))]);
  const byInitial = Map.groupBy(targets, (target) => target[0]);
  return dictionary.filter(
    (word) =>
      /^[a-z]{5,17}$/.test(word) &&
      !known.has(word) &&
      (byInitial.get(word[0]) ?? []).some((target) => distance(word, target, 1) <= 1),
  );
}

function write(file, { name, says, words }) {
  const lines = words
    .toSorted()
    .reduce(
      ([line, ...rest], word) =>
        line.length + word.length + 1 > 116 ? [`  ${word}`, line, ...rest] : [`${line} ${word}`, ...rest],
      [' '],
    );
  const text = [
    `/**\n * ${says}\n */`,
    `export const ${name}: ReadonlySet<string> = new Set(`,
    '  `',
    ...lines.toReversed(),
    '  `',
    '    .trim()',
    '    .split(/\\s+/),',
    ');\n',
  ].join('\n');
  writeFileSync(new URL(file, folder), text);
  console.log(`${file}: ${words.length} words`);
}
