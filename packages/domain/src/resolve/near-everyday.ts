import { madeAtOnce } from '../made-ready.ts';
import { ordinaryWords } from './ordinary-words.ts';
import { distance } from './words.ts';
import { wordsNearIllness } from './words-near-illness.gen.ts';
import { wordsNearNames } from './words-near-names.gen.ts';

/** Words of every letter and email that no other list holds. */
const everyday = `starting situation situations seating stating present presents prevent prevented including
  limited limiter structure structured strict stricter transparent automatic automatically addition additional drive drives
  driving tackle ability abilities concert concerts efficient translated translate programs program programme grains grants
  grand matrix interested interesting morning meeting meetings travelling traveling weekend weekends breakfast kitchen birthday
  holiday holidays internet computer business working walking running sitting standing reading writing office manager
  mortgage marriage married moving studying student students university college exercise exercises exercising training trainer
  scillies scilly cooking cleaning shopping gardening painting fishing hiking cycling football partner relationship relationships`.split(
  /\s+/,
);
const shortest = 5;
const byInitial = madeAtOnce(() =>
  Map.groupBy(
    [...new Set([...everyday, ...ordinaryWords, ...wordsNearNames, ...wordsNearIllness])].filter(
      ({ length }) => length >= shortest,
    ),
    (each) => each[0] ?? '',
  ),
);

/** Whether a misspelt word lies nearer to an everyday word than to a name: "strating" is "starting", not a statin. */
export function isNearerEverydayWord(word: string, name: string): boolean {
  const isOneSlip =
    byInitial()
      .get(word[0] ?? '')
      ?.some((each) => distance(word, each, 1) <= 1) ?? false;
  return isOneSlip && distance(word, name.replaceAll(' ', ''), 1) > 1;
}
