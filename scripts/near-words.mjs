// Writes the English words that lie one slip away from a herb's or medicine's name, from a word of illness or from a word
// of the signs of an alarm, so that they are never taken for a misspelling. `npm run near-words [word list]`, after names
// or signs were added; after signs `npm run learn` as well.
// The word list is that of Debian's package wamerican-small.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { lexicon } from '../packages/domain/src/resolve/lexicon.ts';
import { illnessWords } from '../packages/domain/src/resolve/mend-conditions.ts';
import { slipsAllowed } from '../packages/domain/src/resolve/near.ts';
import { distance, singular } from '../packages/domain/src/resolve/words.ts';
import { nearestAlarmWord } from '../packages/domain/src/safety/red-flags/plain-words.ts';

const folder = new URL('../packages/domain/src/resolve/', import.meta.url);
const { positionals } = parseArgs({ allowPositionals: true });
const path = positionals[0] ?? '/usr/share/dict/words';
if (!existsSync(path)) {
  console.error(`No word list at ${path}: install wamerican-small, or name the file (npm run near-words <file>).`);
  process.exit(1);
}
const dictionary = [...new Set(readFileSync(path, 'utf8').toLowerCase().split('\n'))];

const notice = `Made by scripts/near-words.mjs (npm run near-words) from Debian's wamerican-small; not written by hand.
 * Source: SCOWL word list, size 35, of which these lie near a name.
 * SCOWL is Copyright 2000-2011 by Kevin Atkinson; permission to use, copy, modify, distribute and sell these word lists
 * for any purpose is granted without fee, provided that this notice appears in all copies; it is provided "as is".`;

write('words-near-names.ts', {
  name: 'wordsNearNames',
  says: `English words one slip away from a herb's or medicine's name ("child" and "chili", "diagnose" and "d-mannose"): they
 * are never taken for a misspelt name.
 * ${notice}`,
  words: nearNames(),
});
write('words-near-illness.ts', {
  name: 'wordsNearIllness',
  says: `English words one slip away from a word of illness ("beast" and "breast"): they are never taken for a misspelling.
 * ${notice}`,
  words: nearIllness(),
});
write('../safety/red-flags/words/real-words.ts', {
  name: 'realWords',
  says: `English words one slip away from a word of the signs of an alarm ("pleading" and "bleeding"): they are never taken for a
 * slip. What no American list has stands in everyday-words.ts.
 * ${notice}`,
  words: dictionary.filter((word) => /^[a-z]{5,18}$/.test(word) && nearestAlarmWord(word) !== undefined),
});

function nearNames() {
  const { phrases, byInitial } = lexicon();
  return dictionary.filter((word) => {
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
