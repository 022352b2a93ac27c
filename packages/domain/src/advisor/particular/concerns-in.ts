import { conditionNames } from '../../conditions/condition-names.ts';
import type { UseKey } from '../../herbs/use-keys.ts';
import { usesFromText } from '../../herbs/uses-from-text.ts';
import { oneOf, sequence, withPlainApostrophes } from '../../resolve/phrases.ts';
import { mayStandIn } from '../../resolve/patterns/quick-patterns.ts';
import { lately } from '../../resolve/lately.ts';
import { body } from './data/body.ts';
import { forTheDoctorFirst } from './data/for-the-doctor-first.ts';
import { headAndMind } from './data/head-and-mind.ts';
import { inPlainWords } from './data/in-plain-words.ts';
import { seldomNamed } from './data/seldom-named.ts';
import { skinAndHair } from './data/skin-and-hair.ts';
import { womenAndMen } from './data/women-and-men.ts';
import { conditionsAskedFor, particularOf } from './help-with-a-condition.ts';
import type { Particular } from './particular.ts';
import { turnedRound } from './turned-round.ts';
import { withoutOtherMeanings } from './other-meanings.ts';

export interface Concerns {
  readonly particulars: readonly Particular[];
  /** What help is wanted with, the uses of the particular concerns first. */
  readonly uses: readonly UseKey[];
  /** The particular concerns are told as facts, in passing: "I have gout". */
  readonly areToldOnly: boolean;
}

/** What a text wants help with. The words of a particular concern say nothing else: "warts on my fingers" are no sore joints. */
export const concernsIn: (text: string) => Concerns = lately((text: string) => {
  const asTyped = readConcerns(text);
  const turned = turnedRound(text);
  const inWords = turned === text ? asTyped : moreOf(asTyped, readConcerns(turned));
  return inWords.uses.length + inWords.particulars.length > 0 ? inWords : ofConditions(text);
});

/** Illnesses by their clinical names, and those of which nothing but the illness itself is told. */
function ofConditions(text: string): Concerns {
  const each = conditionsAskedFor(text).map((condition): Concerns => {
    const particular = particularOf(condition);
    if (particular === null) return { ...readConcerns(conditionNames[condition].label), areToldOnly: false };
    return { particulars: [particular], uses: usesOf(particular.herbs), areToldOnly: false };
  });
  return {
    particulars: each.flatMap(({ particulars }) => particulars).slice(0, mostAtOnce),
    uses: [...new Set(each.flatMap(({ uses }) => uses))],
    areToldOnly: each.length === 0,
  };
}

/** What is read of the turned sentence, where nothing is lost by it. */
function moreOf(asTyped: Concerns, turned: Concerns): Concerns {
  const isKept =
    asTyped.uses.every((use) => turned.uses.includes(use)) &&
    asTyped.particulars.every((each) => turned.particulars.includes(each));
  return isKept ? turned : asTyped;
}

function readConcerns(typed: string): Concerns {
  const text = withoutOtherMeanings(withPlainApostrophes(typed));
  const may = mayBeMet(text);
  const met = all.flatMap((particular) => {
    if (!may.has(particular.meets) || particular.notWith?.test(text) === true) return [];
    const place = particular.meets.exec(text);
    return place === null ? [] : [{ particular, isTold: toldBefore.test(text.slice(0, place.index)) }];
  });
  const left = met.reduce((rest, { particular }) => rest.replace(withPlace(particular.meets), ' '), text);
  const foreign = met.flatMap(({ particular }) => particular.isNot ?? []);
  const others = usesFromText(left).filter((use) => !foreign.includes(use));
  const names = met.map(({ particular }) => particular.name);
  const whole = met.filter(({ particular }) => !names.some((name) => particular.givesWayTo?.includes(name)));
  const asked = whole.filter(
    ({ isTold, particular }) => !isTold || (others.length === 0 && particular.herbs !== undefined),
  );
  const spoken = others.length > 0 || asked.length > 0 ? asked : whole;
  const particulars = spoken.map(({ particular }) => particular).slice(0, mostAtOnce);
  const own = particulars.flatMap(({ herbs }) => usesOf(herbs));
  return { particulars, uses: [...new Set([...own, ...others])], areToldOnly: asked.length === 0 };
}

/** The uses that herbs are named for. */
export function usesOf(herbs: Particular['herbs']): readonly UseKey[] {
  // safe: the keys of a record of uses are uses.
  return Object.keys(herbs ?? {}) as UseKey[];
}

const mostAtOnce = 2;

const all: readonly Particular[] = [
  ...forTheDoctorFirst,
  ...skinAndHair,
  ...headAndMind,
  ...body,
  ...womenAndMen,
  ...seldomNamed,
  ...inPlainWords,
];
const mayBeMet = mayStandIn(() => all.map(({ meets }) => meets));

/** "I have …", "with my …": a fact about the person. */
const toldBefore = oneOf(
  sequence(
    /\b(?:i|i've|he|she|who|and|also|but|my \w+)(?: also| still)? (?:have|has|had|got|suffer(?:s)? from)/i,
    /(?: got| a| an| mild| severe| bad| my)?\s*$/,
  ),
  /(?<!help|helps|helped|do|about|deal) with (?:my|his|her|their)\s*$/i,
  /\b(?:treatment|treated|therapy|surgery|chemo\w*|radiation|radiotherapy|tablets|medicine)\s*$/i,
  /\b(?:history of|diagnosed with|because of(?: my)?)\s*$/i,
  /\bif (?:i|he|she|we|they) (?:have|has|had|got)(?: got| a| an)?\s*$/i,
);

/** The words, with the part of the body they go on to name. */
const withPlace = (meets: RegExp): RegExp =>
  new RegExp(
    String.raw`${meets.source}(?:\s+(?:on|in|at|around|under|near|of|down) (?:my|the|his|her|both|one)(?: big| left| right| lower| upper)? \w+| pains?| aches?)?`,
    'i',
  );
