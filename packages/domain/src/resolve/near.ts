import { kept } from '../kept.ts';
import { lately } from './lately.ts';
import { lettersOf, mayBeNear } from './letters.ts';
import { type KnownPhrase, lexicon } from './lexicon.ts';
import { distance } from './words.ts';

/** How many slips a word of this length may hold and still be taken for a known name. */
export function slipsAllowed(length: number): number {
  if (length < 5) return 0;
  if (length < 8) return 1;
  return length < 13 ? 2 : 3;
}

/** What so many plants are called that it says nothing of which one is meant. */
const endings = /(?:wort|berr(?:y|ies)|root|weed|lea(?:f|ves)|flower|bark|seeds?|grass|fern|vine|wood|tree)$/;

/** "Brindlewort" is no bridewort: where both end in the same common word, only what stands before it tells them apart. */
export function differsBeforeEnding(joined: string, target: string, slips: number): boolean {
  if (slips < 2) return false;
  const [ending = ''] = endings.exec(target) ?? [];
  return ending !== '' && joined.endsWith(ending) && slips > Math.max(1, slipsAllowed(joined.length - ending.length));
}

const partsOf = (phrase: string) => phrase.split(' ').length;

/** Nobody can fill the memory with words that are no words. */
const longestRemembered = 40;
/** People make the same slips, and a word of a talk is looked at again with each message. Null where none is near. */
const nearestLately = lately((phrase) => findNearest(phrase) ?? writtenByEar(phrase) ?? null);

/** The known herb or medicine phrase nearest to a misspelt one; undefined when none is near or two are as near. */
export function nearestPhrase(phrase: string): string | undefined {
  return phrase.length > longestRemembered ? findNearest(phrase) : (nearestLately(phrase) ?? undefined);
}

/** "Mucoona", "brahmee": a foreign name as English ears would spell it. */
function writtenByEar(phrase: string): string | undefined {
  const joined = phrase.replaceAll(' ', '');
  if (joined.length < shortestByEar || !/oo|ee|ph/.test(joined)) return undefined;
  heard ??= phrasesByEar();
  return heard.get(byEar(joined));
}

/** The first phrase of each sound. */
function phrasesByEar(): ReadonlyMap<string, string> {
  const phrases = new Map<string, string>();
  for (const known of lexicon().byInitial.values())
    for (const { joined, phrase, isAbroad } of known) {
      const sound = byEar(joined);
      if (!isAbroad && joined.length >= shortestTarget && !phrases.has(sound)) phrases.set(sound, phrase);
    }
  return phrases;
}

let heard: ReadonlyMap<string, string> | undefined;

const shortestByEar = 6;
const shortestTarget = 5;

/** The first letter stands in front as it is written: only names that begin with it count. */
function byEar(word: string): string {
  return (word[0] ?? '') + word.replaceAll('oo', 'u').replaceAll('ee', 'i').replaceAll('ph', 'f');
}

/** By first letter and length, the phrases that are not too long or too short. */
const ofLikeLength = new Map<string, readonly KnownPhrase[]>();

function candidatesFor(joined: string, most: number): readonly KnownPhrase[] {
  const initial = joined[0] ?? '';
  const select = () =>
    (lexicon().byInitial.get(initial) ?? []).filter(
      ({ joined: target }) => target.length >= shortestTarget && Math.abs(target.length - joined.length) <= most,
    );
  return joined.length > longestRemembered ? select() : kept(ofLikeLength, `${initial}${joined.length}`, select);
}

function findNearest(phrase: string): string | undefined {
  const joined = phrase.replaceAll(' ', '');
  const most = slipsAllowed(joined.length);
  if (most === 0) return undefined;
  const letters = lettersOf(joined);
  const parts = partsOf(phrase);
  let best: { phrase: string; slips: number; id: string; isAbroad: boolean } | undefined;
  let isTie = false;
  for (const known of candidatesFor(joined, most)) {
    const { joined: target, entries, isAbroad } = known;
    const allowed = isAbroad ? 1 : most;
    if (!mayBeNear(letters, known.letters, allowed)) continue;
    const slips = distance(joined, target, Math.min(allowed, best?.slips ?? allowed));
    if (slips > allowed || (best && slips > best.slips) || differsBeforeEnding(joined, target, slips)) continue;
    const id = entries[0]?.id ?? '';
    if (best && slips === best.slips && best.isAbroad === isAbroad) {
      // "Goldenrood" is one word, and so is goldenrod; golden root is two.
      const isShapedAlike = partsOf(known.phrase) === parts;
      if (id === best.id) {
        if (isShapedAlike && partsOf(best.phrase) !== parts) best = { ...best, phrase: known.phrase };
        continue;
      }
      if (isShapedAlike === (partsOf(best.phrase) === parts)) isTie = true;
      if (!isShapedAlike || isTie) continue;
    }
    // As near as a name of this country a brand of another does not count.
    if (best && slips === best.slips && isAbroad) continue;
    best = { phrase: known.phrase, slips, id, isAbroad };
    isTie = false;
  }
  return best && !isTie ? best.phrase : undefined;
}
