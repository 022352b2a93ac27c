import { findHerb } from '../../../herbs/catalogue.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { choice, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { Item } from '../../../safety/item.ts';
import type { Person } from '../../../safety/person/person.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import { findingsAgainst } from '../../about-herbs/verdict/warned-of.ts';
import { sideEffectsOf } from '../../about-herbs/facts/side-effects.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "My toddler licked some", of what was spoken of: whom to ring comes first, never another suggestion. */
export function answerTastedByAChild({ question, herbs, earlierHerbs, subject }: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  const mild = ateALeaf.test(text) && !inDanger.test(text) ? mildOne(herbs, subject.person) : null;
  if (mild !== null) return onlyALeaf(mild, subject);
  const isOffTheSkin = lickedOff.test(text) && !inDanger.test(text);
  if (!tasted.test(text) && !isOffTheSkin) return null;
  const [meant, ...others] = herbsMeant({ herbs, earlierHerbs });
  const herb = findHerb(meant?.id ?? '');
  if (herb === undefined) return null;
  if (isOffTheSkin && others.length === 0 && mildOnSkin.has(herb.key)) return onlyLicked(herb);
  const known = `${capital(inSentence(herb.name))}. ${sideEffectsOf(herb)}`;
  return {
    ...plainAnswer([ringThem, rinse, known].map(paragraph)),
    sources: citedSources(herb.monograph?.sideEffects.sources ?? [], []),
  };
}

/** What is eaten or drunk as a tea by everybody; allergies are told apart. */
function mildOne([item, ...others]: readonly Item[], person: Person): Herb | null {
  const herb = findHerb(item?.id ?? '');
  if (item === undefined || others.length > 0 || herb?.monograph === undefined || herb.neverSuggest === true)
    return null;
  const isEaten = (['food', 'tea'] as const).some((form) => herb.monograph?.forms.includes(form));
  const isWarnedOf = findingsAgainst([item], person).some(({ kind }) => kind !== 'allergy');
  return isEaten && !isWarnedOf ? herb : null;
}

/** "She picked a rosemary flower and ate it, do I need to do anything?" */
function onlyALeaf(herb: Herb, { person, who }: Understanding['subject']): AdvisorAnswer {
  const name = inSentence(herb.name);
  const item: Item = { kind: 'herb', id: herb.key, name: herb.name, text: herb.name, form: 'food' };
  const allergy = findingsAbout([item], person).find(({ kind }) => kind === 'allergy');
  return {
    ...plainAnswer(
      [
        `${capital(name)} is eaten or drunk as a tea, and I know of no harm from a petal or a leaf of it. Wipe the mouth, see that no piece is left to choke on, and give a few sips of water.`,
        ...(allergy === undefined
          ? []
          : [
              `Because of the allergy to ${inSentence(allergy.with.name)} watch ${who} closely over the next hours for hives, swelling, coughing or wheezing, and give no more of it.`,
            ]),
        `That holds if it surely was ${name} and nothing was sprayed on it. If you are not sure, ring a poison line with the plant in your hand (1-800-222-1222 in the US): they tell you at once.`,
        'Vomiting, drowsiness, a swelling face or trouble breathing: call your emergency number.',
      ].map(paragraph),
    ),
    findings: allergy === undefined ? [] : [allergy],
    sources: citedSources(herb.monograph?.sideEffects.sources ?? [], allergy === undefined ? [] : [allergy]),
  };
}

/** "He licked some off his arm", of a mild gel: no alarm, where nothing else is told. */
export function licksAMildGel(asked: Pick<Understanding, 'question' | 'herbs' | 'earlierHerbs'>): boolean {
  const text = withPlainApostrophes(asked.question);
  const [meant, ...others] = herbsMeant(asked);
  const isMild = meant !== undefined && others.length === 0 && mildOnSkin.has(meant.id);
  return isMild && lickedOff.test(text) && !inDanger.test(text);
}

function onlyLicked(herb: Herb): AdvisorAnswer {
  const name = inSentence(herb.name);
  return {
    ...plainAnswer(
      [
        `A lick of plain ${name} from the skin does a well child no harm as far as I know. Wipe the mouth and the skin, give a few sips of water, and put it where it cannot be licked off, or cover it.`,
        'Read the label: with lidocaine, menthol, camphor, alcohol or an essential oil in it, or if more than a lick is gone, ring a poison line with the tube in your hand (1-800-222-1222 in the US).',
        ...(name.startsWith('aloe')
          ? ['If it was a cut leaf of the plant and no gel from a tube, ring them as well.']
          : []),
        'Vomiting, drowsiness, a swelling face or trouble breathing: call your emergency number.',
      ].map(paragraph),
    ),
    sources: citedSources(herb.monograph?.sideEffects.sources ?? [], []),
  };
}

/** What is put on the skin and, in the amount of a lick, is no more than food or cosmetic. */
const mildOnSkin: ReadonlySet<string> = new Set(
  'aloe-gel-topical aloe-vera-gel calendula coconut-oil olive-oil oats chamomile'.split(' '),
);
const lickedOff =
  /\b(?:he|she|they|baby|toddler|child|kid|son|daughter|boy|girl|little (?:one|man|girl)|twins?|grand\w+)(?:'s)? (?:just |has |have |had |now |only )*(?:licked|sucked|tasted)\b(?![^.?!]*\b(?:bottle|tube|pot|jar|tub|all of it|the lot|whole|loads|lots)\b)[^.?!]{0,24}\b(?:off|from)\b(?: (?:of )?(?:his|her|their|the|my|it|\w+'s)\b)?(?: (?:little |own )?(?:arms?|hands?|fingers?|skin|legs?|thumbs?|lips?|face|wrists?|feet|foot|toes?|knees?|cheeks?|head))?(?: (?:just now|a minute ago|today))?\W*(?:$|[.,?!;]|\b(?:is|will|should|do|what|and)\b)/i;

const part = '(?:petals?|flowers?|heads?|blossoms?|buds?|leaf|leaves|sprigs?|stalks?|bit|piece|nibble)';
const ateALeaf = new RegExp(
  String.raw`\b(?:ate|eaten|swallowed|chewed|nibbled|licked|munched|tasted|sucked)\b[^.?!]{0,24}\b${part}\b|\b${part}\b[^.?!]{0,24}\b(?:and|then|,) ?(?:just )?(?:ate|swallowed|chewed|nibbled|licked|munched)\b|\b(?:put|popped|stuck|stuffed|shoved|got|has|had)\b[^.?!]{0,16}\b${part}\b[^.?!]{0,16}\b(?:in|into) (?:her|his|their|the) (?:little )?mouth\b`,
  'i',
);
const inDanger =
  /\b(?:vomit\w*|sick|drows\w*|limp|floppy|chok\w*|wheez\w*|swell\w*|swollen|hives|blue|spray\w*|pesticide|not sure|unsure|looked like|berr(?:y|ies)|seeds?|bulbs?|roots?|oil|drops|capsules?|tablets?|handfuls?|loads|lots|dogs?|cats?|puppy|rabbits?|i (?:ate|chewed|swallowed|tasted|licked|put))\b/i;

const tasted = sequence(
  /\b/i,
  choice(/toddler|baby|child|kid|son|daughter|boy|girl|little one|grand(?:son|daughter|child)|niece/, /nephew|twins?/),
  /\b(?: (?:just|has|have|also|now))*/,
  / (?:licked|sucked|chewed|tasted|swallowed|nibbled|ate|got hold|got into|put)/,
  /\b(?![^.?!]*\b(?:liked|loved|for (?:breakfast|lunch|dinner))\b)[^.?!]{0,30}/,
  /(?:\bsome|\bit|\ba (?:bit|little|drop)|\bthat|\boff|\bmouth)\b/,
);
const ringThem =
  'Ring poison control or your national poison line now and tell them what it was, how much, and how old the child is. They know what a small amount does; I cannot judge it.';
const rinse =
  'Wipe the mouth, give a few sips of water, and do not make the child vomit. Drowsy, vomiting, swelling or trouble breathing: call your emergency number.';
