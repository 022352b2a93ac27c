import { findHerb } from '../../../herbs/catalogue.ts';
import { anyPhrase, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { Item } from '../../../safety/item.ts';
import { readText } from '../../../resolve/read.ts';
import { toItem } from '../../../safety/item.ts';
import { isUnderage } from '../../../safety/person/age-group.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import { monographSources } from '../../about-herbs/facts/sources-named.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { lastMessage } from '../../reading/last-said.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** Milligrams of caffeine in a usual cup, as the monographs of these drinks tell them. */
const inACup: Readonly<Record<string, readonly [number, number]>> = {
  coffee: [100, 100],
  'green-tea': [30, 50],
  'yerba-mate': [30, 80],
};

/** "Does green tea have less caffeine than coffee?": cup against cup. */
export function answerHowMuchCaffeine({ question, history, herbs, earlierHerbs }: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  const last = lastMessage(history);
  const goesOn = bareName.test(text) && herbs.length === 1 && asksForCaffeine.test(withPlainApostrophes(last));
  if (!asksForCaffeine.test(text) && !goesOn) return null;
  const named = drinksAmong(herbs);
  const drinks = named.length === 1 && comparesWithIt.test(text) ? [...drinksAmong(earlierHerbs), ...named] : named;
  const spoken = drinks.length > 0 ? drinks : drinksAmong(earlierHerbs);
  // "Does peppermint tea contain caffeine?" is told of each herb by itself.
  if (!spoken.some(({ id }) => mostOf(id) > 0) || (spoken.length === 1 && comparesWithIt.test(text))) return null;
  const known = spoken.flatMap(({ id }) => findHerb(id) ?? []);
  return {
    ...plainAnswer(
      [paragraph([...compared(spoken), ...spoken.map(cupOf), ...(goesOn ? [] : [andMore, mostADay])].join(' '))],
      ['What can I drink without caffeine?'],
    ),
    sources: citedSources(known.flatMap(monographSources), []),
  };
}

const asksForCaffeine = anyPhrase(
  /(?:less|more|as much|how much|any|the same|most|least|lower in|higher in)\b[^.?!]{0,16}\bcaffeine/,
  /caffeine\b[^.?!]{0,20}\b(?:than|in|has|have)\b/,
  /(?:has|have|hold|contain)s?\b[^.?!]{0,16}\bcaffeine(?=\W*$)/,
);
/** "Ok and matcha?", after another drink was asked of. */
const bareName = /^\W*(?:(?:and|or|ok|what about|how about|then)\b\W*)+[\w' -]{3,24}\W*$/i;
const comparesWithIt = /\bthan\b|\bcompar\w+|\bthen\b/i;

const cupsADay = sequence(
  /^\W*(?:(?:is|are|so|and|ok|would|about|like|it|ok to take)\W+)*(?<cups>\d|one|two|three|four|five|six|seven|eight)/i,
  /(?: cups?| mugs?| of (?:them|those|these))? ?(?:a|per|each|every) day(?: (?:be|is|are))?/,
  /(?: (?:ok(?:ay)?|fine|alright|all right|too (?:much|many)|safe|bad|allowed))?\W*$/,
);
const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const mostMilligrams = 400;
const mostInPregnancy = 200;

/** "3 a day ok?", after caffeine was spoken of: as many cups, against what a day bears. */
export function answerCupsADay({
  question,
  history,
  earlierHerbs,
  subject: { person },
}: Understanding): AdvisorAnswer | null {
  const told = cupsADay.exec(withPlainApostrophes(question))?.groups?.['cups']?.toLowerCase();
  const talk = history.map(({ text }) => text).join(' ');
  const isOfIt = /\bcaffeine\b/i.test(talk) || mostOf(earlierHerbs[0]?.id ?? '') > 0;
  if (told === undefined || !isOfIt || isUnderage(person)) return null;
  const spoken = [
    ...earlierHerbs,
    ...readText(talk)
      .mentions.filter(({ kind }) => kind === 'herb')
      .map(toItem),
  ];
  // Coffee is what it was measured against.
  const drink = spoken.find(({ id }) => mostOf(id) > 0 && id !== 'coffee') ?? spoken.find(({ id }) => mostOf(id) > 0);
  if (drink === undefined) return null;
  const cups = Number(told) || numbers.indexOf(told);
  const [least, most] = [leastOf(drink.id) * cups, mostOf(drink.id) * cups];
  const limit = person.pregnant || person.breastfeeding ? mostInPregnancy : mostMilligrams;
  const verdict =
    most > limit
      ? `That is a lot: ${limit} mg a day from everything together is the most.`
      : `That is within the ${limit} mg a day that count as fine from everything together.`;
  const findings = findingsAbout([drink], person).filter(
    ({ severity, kind }) => severity !== 'minor' && kind !== 'supplement',
  );
  return {
    ...plainAnswer(
      [
        `${cups} cups of ${spokenName({ ...drink, text: '' })} hold about ${least === most ? most : `${least} to ${most}`} mg of caffeine. ${verdict} Not late in the day, and with iron tablets some hours apart.`,
        ...findings.map(({ why, advice }) => `${why} ${advice}`),
      ].map(paragraph),
    ),
    findings,
  };
}

/** Each once; caffeine itself is what is asked of. */
function drinksAmong(items: readonly Item[]): readonly Item[] {
  return items.filter(
    ({ id }, place) => id !== 'caffeine' && items.findIndex((each) => each.id === id) === place && isKnown(id),
  );
}

function isKnown(id: string): boolean {
  return inACup[id] !== undefined || !holdsCaffeine(id);
}

function holdsCaffeine(id: string): boolean {
  return findHerb(id)?.effects.some(({ effect }) => effect === 'contains-caffeine') === true;
}

const mostOf = (id: string) => inACup[id]?.[1] ?? 0;
const leastOf = (id: string) => inACup[id]?.[0] ?? 0;

/** "Yes, less": of two drinks whose cups lie apart. */
function compared([first, second]: readonly Item[]): readonly string[] {
  if (first === undefined || second === undefined) return [];
  const [low, high] = mostOf(first.id) <= leastOf(second.id) ? [first, second] : [second, first];
  return mostOf(low.id) < leastOf(high.id)
    ? [`${capital(spokenName(low))} has less caffeine than ${spokenName(high)}.`]
    : ['Cup for cup they come near each other.'];
}

function spokenName({ name, text }: Item): string {
  return text === '' ? inSentence(name) : text.toLowerCase();
}

function cupOf(item: Item): string {
  const name = spokenName(item);
  const [least, most] = inACup[item.id] ?? [0, 0];
  if (item.id === decaf) return `In ${name} hardly any is left.`;
  if (most === 0) return `${capital(name)} has none.`;
  const amount = least === most ? `about ${most} mg` : `some ${least} to ${most} mg`;
  const powder = /\bmatcha\b/i.test(item.text) ? ' As matcha you drink the whole leaf, so it can be more.' : '';
  return `A cup of ${name} holds ${amount} of caffeine.${powder}`;
}

const decaf = 'decaf-coffee';
const andMore = 'How much goes in, and how long it draws, changes that.';
const mostADay =
  'Healthy grown-ups should stay below 400 mg a day from everything together, in pregnancy below 200 mg.';
