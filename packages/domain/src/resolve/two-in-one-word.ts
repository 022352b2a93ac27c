import { type Entry, lexicon } from './lexicon.ts';

/** Shorter words are read as they stand: too many of them are made of two short names by chance. */
const shortestWord = 10;
const shortestPart = 4;

/** What two plants of one bare name are: "plantain" is the weed of ribwort teas and the cooking banana. Both are told. */
const sharedNames: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    plantain: ['greater plantain', 'cooking plantain'],
    plantains: ['greater plantain', 'cooking plantain'],
    d3k2: ['vitamin d3', 'vitamin k2'],
    k2d3: ['vitamin d3', 'vitamin k2'],
  }),
);

/** "Omega3fishoilcaps", "vitd3k2drops", "vitaminc1000": the form or the amount is written on to the name. */
const writtenOn =
  /(?:\d+(?:[mµu]?g|mcg|ml|iu|units?)(?:(?:x?\d|once|one|twice|two|three|four|times|tabs?|tablets?|caps?)*(?:(?:a|per|every|each|in|at|the|with)*(?:day|daily|night|nightly|morning|evening|week|weekly|bedtime|breakfast|dinner)|bd|bid|od|tds|tid|qd|prn)?)|\d{2,}(?:mc?g|iu)?|cap(?:s|sules?)|tab(?:s|lets?)|pills?|softgels?|drops|gumm(?:y|ies)|powder|extract|syrup|tea)$/;
const aVitamin = /^vit(?:amin)?([a-ek]\d{0,2})$/;
const vitaminFirst = /^vit(?:amin)?(?=[a-ek]\d[a-ek]\d$)/;

/** The herbs and medicines a word means that holds two names ("glucosaminechondroitin") or is the name of two. */
export function twoInOneWord(word: string): readonly Entry[] | undefined {
  const shared = sharedNames.get(word);
  if (shared) return shared.flatMap(takenAs);
  const whole = word.replace(writtenOn, '');
  const bare = whole.startsWith('vit') ? whole.replace(aVitamin, 'vitamin $1').replace(vitaminFirst, '') : whole;
  return twoNamesIn(word) ?? (bare === word || bare.length < shortestPart ? undefined : namesIn(bare));
}

function namesIn(bare: string): readonly Entry[] | undefined {
  const entries = takenAs(bare);
  if (entries.length > 0) return entries;
  return withGapAnywhere(bare) ?? twoInOneWord(bare);
}

/** "Fishoil" is "fish oil". */
function withGapAnywhere(word: string): readonly Entry[] | undefined {
  for (let place = 2; place <= word.length - 2; place += 1) {
    const entries = takenAs(`${word.slice(0, place)} ${word.slice(place)}`);
    if (entries.length > 0) return entries;
  }
  return undefined;
}

function twoNamesIn(word: string): readonly Entry[] | undefined {
  for (let place = shortestPart; word.length >= shortestWord && place <= word.length - shortestPart; place += 1) {
    const second = takenAs(word.slice(place));
    const first = second.length === 0 ? [] : takenAs(word.slice(0, place).replace(/and$/, ''));
    if (first.length > 0) return [...new Set([...first, ...second])];
  }
  return undefined;
}

function takenAs(name: string): readonly Entry[] {
  const entries = lexicon().phrases.get(name) ?? [];
  const isTaken = name.length >= shortestPart && entries.every(({ kind }) => kind === 'herb' || kind === 'medicine');
  return isTaken ? entries.filter(({ id }) => !id.startsWith('class:')) : [];
}
