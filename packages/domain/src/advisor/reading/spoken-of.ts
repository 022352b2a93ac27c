import { lately } from '../../resolve/lately.ts';
import { oneOf, sequence } from '../../resolve/phrases.ts';
import { findHerb, listHerbs } from '../../herbs/catalogue.ts';
import type { Mention } from '../../resolve/mention.ts';
import { readText } from '../../resolve/read.ts';
import { type Item, toItem } from '../../safety/item.ts';
import type { AdvisorRequest } from '../answer.ts';
import { refusedHerbs } from './named-things/avoided-herbs.ts';
import { isVehicle } from './named-things/mixed-in.ts';

/** A longer line of an answer is no heading. */
const longestTitle = 40;

/** "With black pepper?" is still about what it goes with. */
export const addsToIt =
  /^\W*(?:and |or )?(?:with|plus|together with)\s|^\W*(?:and |or )?(?:\w+ ){1,3}(?:in|with) (?:it|that|them)\W*$/i;

/** "Can I put honey in it?" is of what the honey goes into. */
const stirsIn = oneOf(
  sequence(
    /\b(?:put|add|stir|mix|pour|drop|squeeze)\b[^.?!]{2,30}\b(?:in|into|to)/i,
    / (?:it|that|them|this|there|the tea|my tea|the cup)\b/,
  ),
  sequence(
    /^\W*(?:and |or |can i |also )*(?:take |have |drink |use |stir )?(?:it |them |that )?(?:in|into)/i,
    / (?:water|milk|juice|yogh?urt|honey|porridge|smoothies?)\b/,
  ),
);

/** "Is it nice with milk?", "does pepper make it work better?": still of what it goes with. */
const besideIt =
  /\b(?:it|that|this|them)\b[^.?!]{0,24}\bwith (?:\w+ ){0,2}(?:milk|honey|lemon|sugar|cream|yogh?urt)\W*$|\b(?:makes?|help|helps|boosts?)\b (?:it|that|them|this)(?: to)? (?:work|absorb|stronger|better)\w*/i;

/** "Is it ok with coffee in the morning?": a food or drink beside what was spoken of. */
const besideFood = /\b(?:it|that|this|them|these|those|they)\b[^.?!]{0,24}\b(?:with|alongside|next to)\b/i;

/** "Does it have caffeine?" */
const holdsIt =
  /\b(?:it|this|that|they)\b[^.?!]{0,16}\b(?:have|has|contain|contains|got|hold|any)\b[^.?!]{0,10}\bcaffeine\W*$|\bcaffeine in (?:it|this|that|them)\W*$/i;

/** The herbs a message named, or an answer suggested or told of. One answer asks it of each turn of the talk many times. */
export function herbsSpokenOf({ role, text }: AdvisorRequest['history'][number]): readonly Item[] {
  return herbsLately[role](text);
}

const herbsLately = {
  user: lately((text) => readHerbs({ role: 'user', text })),
  assistant: lately((text) => readHerbs({ role: 'assistant', text })),
};

function readHerbs({ role, text }: AdvisorRequest['history'][number]): readonly Item[] {
  if (role === 'user' && (addsToIt.test(text) || stirsIn.test(text))) return [];
  const named = readText(role === 'user' ? text : titlesIn(text)).mentions;
  const refused = role === 'user' ? refusedHerbs(text, named) : [];
  const told = named.filter(
    ({ kind, negated, allergy, id }) => kind === 'herb' && !negated && !allergy && !refused.includes(id),
  );
  const herbs = role === 'user' ? told.filter((mention) => !isMeasure(text, mention)) : told;
  const [only, ...others] = herbs;
  if (role === 'user' && only !== undefined && others.length === 0 && isBeside(text, only)) return [];
  return [...new Map(herbs.map((mention) => [mention.id, toItem({ ...mention, form: 'unspecified' })])).values()];
}

function isBeside(text: string, { id, start, end }: Mention): boolean {
  if (besideIt.test(text) || holdsIt.test(text)) return true;
  const before = text.slice(0, start);
  return isEaten(id) && (besideFood.test(before) || goesWithIt.test(text.slice(end)) || isVehicle(before));
}

/** "Can I drink grapefruit with it?" */
const goesWithIt =
  /^(?: juice| tea)?(?: (?:too|also|together))? (?:with|alongside|on top of|next to) (?:it|that|this|them|these|those)\b/i;

function isEaten(id: string): boolean {
  return findHerb(id)?.kind === 'food' || drinks.has(id);
}

const drinks: ReadonlySet<string> = new Set(['coffee', 'black-tea', 'green-tea', 'alcohol', 'caffeine']);

/** "Compared to coffee", "how much caffeine": what another is measured by, or what is in it, takes no talk over. */
function isMeasure(text: string, { id, start }: Mention): boolean {
  const before = text.slice(0, start);
  const kind = findHerb(id)?.kind;
  if (id === 'caffeine') return howMuchOf.test(before);
  if (kind === 'vitamin' || kind === 'mineral') return holdsMoreOf.test(before);
  return findHerb(id)?.kind === 'food' && measuredBy.test(before);
}

const howMuchOf = /\b(?:how much|much|any|less|more|lots of|high in|low in|has|have|contain)\s+$/i;
const holdsMoreOf = /\b(?:has|have|holds?|contains?|got) (?:the )?(?:more|most|less|least)\s+$/i;
const measuredBy =
  /\b(?:vs\.?|versus|compared (?:to|with|against)|than|instead of|like|next to)\s+(?:in |an? |the |my |cup of )*$/i;

/** What an answer was about: its headings, the herbs it suggested and those it told a fact of, not names dropped in passing. */
function titlesIn(answer: string): string {
  const lines = answer.split('\n').map((line) => line.replace(/^[\s•*-]+/, '').trim());
  const headings = lines.filter((line) => line.length < longestTitle && !/[.:?!]/.test(line));
  let isRefused = false;
  const told = lines.flatMap((line) => {
    if (line === '') return [];
    isRefused = /^Not for\b/.test(line) || (isRefused && /^[^.:]{2,40}: /.test(line));
    if (isRefused) return [];
    const name = (takenAlready.exec(line) ?? nameInFront.exec(line))?.[1]?.trim() ?? '';
    const named = herbNames.has(name.toLowerCase()) ? [name] : name.split(/, | and /);
    return named.every((each) => herbNames.has(each.toLowerCase())) ? named : [];
  });
  return [...headings, ...told].join('\n');
}

/** Of all that was taken the talk goes on, also where the last message named only one of them. */
const takenAlready = /^Take no more ([^.]{2,90}) for now\.$/;

/** "Comfrey (topical). As I said": what stands in brackets may be part of the name, or how well it was studied. */
const nameInFront = /^([^.:]{2,90}?)(?:[:.]| \((?!topical|cassia|Ceylon)[^()]+\)\.)/;

/** The herbs named where an answer says it in these words. */
export function spokenAs(pattern: RegExp, answer: string): readonly Item[] {
  return herbsSpokenOf({ role: 'user', text: pattern.exec(answer)?.[1] ?? '' });
}

const herbNames: ReadonlySet<string> = new Set(listHerbs().map(({ name }) => name.toLowerCase()));
