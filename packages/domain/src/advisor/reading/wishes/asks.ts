import type { Form } from '../../../herbs/form.ts';
import type { Effect } from '../../../safety/effects.ts';
import { asking } from '../../data/asking-phrases.ts';
import { following } from '../../data/following-phrases.ts';
import { onlyCalledFood } from '../../data/on-a-dish.ts';
import { onThePart, unwanted, wantedForms } from '../../data/wanted-manner.ts';
import { lately } from '../../../resolve/lately.ts';
import { testerOf } from '../../../resolve/patterns/quick-patterns.ts';
import { oneOf, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { asksForAmount } from './amount-asked.ts';

/** What a question asks for, read from its words. */
export interface Asks {
  readonly amount: boolean;
  readonly preparation: boolean;
  readonly onset: boolean;
  /** "How long can I take it for?" */
  readonly duration: boolean;
  /** "How long after stopping it?" */
  readonly afterStopping: boolean;
  readonly sideEffects: boolean;
  readonly cautions: boolean;
  readonly evidence: boolean;
  readonly naming: boolean;
  readonly forChildren: boolean;
  /** "How many hours apart?" */
  readonly apart: boolean;
  /** "From what age?" */
  readonly fromAge: boolean;
  readonly buying: boolean;
  /** Suggestions, though herbs may be named in passing. */
  readonly ideas: boolean;
  /** "What else?": other suggestions than those made. */
  readonly more: boolean;
  readonly comparing: boolean;
  /** Several herbs at the same time, as against one of them. */
  readonly together: boolean;
  /** "Can I", "is it ok", "with": a check rather than a portrait. */
  readonly checking: boolean;
  /** "What is it good for?" */
  readonly uses: boolean;
  /** A name and a question mark, nothing else. */
  readonly bare: boolean;
  /** "Who paid for the studies?" */
  readonly trials: boolean;
  readonly sources: boolean;
  /** "Will it make me sleepy?" */
  readonly drowsy: boolean;
  readonly whatToAvoid: boolean;
  /** "Why not?" */
  readonly why: boolean;
  /** "What can I take then?" */
  readonly instead: boolean;
  /** "Morning or evening?" */
  readonly timing: boolean;
  /** As a food: "and just in cooking?" */
  readonly inFood: boolean;
  readonly nothingHelps: boolean;
  /** "It", "those", "how long": words that go on from what was spoken of. */
  readonly earlier: boolean;
  /** Of these, words that stand for it: "it", "them", "which one". */
  readonly pointing: boolean;
  /** How it is to be taken: "as a tea?", "something to rub in". */
  readonly form: Form | null;
  /** Of several herbs spoken of, the one meant: 0 for "the first one", -1 for "the last one". */
  readonly which: number | null;
  /** Effects the person does not want: "without caffeine", "nothing that makes me drowsy". */
  readonly avoidEffects: readonly Effect[];
}

/** Beyond so many characters "it" and "that" speak of what the message itself tells. */
const longestFollowUp = 200;

/** What a message asks for, whatever was said before it. */
export const readAsks = lately((question: string): Asks => {
  const text = withPlainApostrophes(question);
  const says = saysIn(text);
  return { ...factsAsked(text, says), ...turnsOfTalk(text, says), ...mannerWanted(text, says), bare: false };
});

type Says = (pattern: RegExp) => boolean;

const saysIn = testerOf(() => [
  ...Object.values(asking),
  ...Object.values(following),
  ...[...wantedForms, ...unwanted].map(({ said }) => said),
]);

type FactAsks = Pick<
  Asks,
  | 'amount'
  | 'preparation'
  | 'onset'
  | 'afterStopping'
  | 'duration'
  | 'sideEffects'
  | 'cautions'
  | 'evidence'
  | 'naming'
  | 'forChildren'
  | 'fromAge'
  | 'apart'
  | 'trials'
  | 'sources'
  | 'drowsy'
  | 'uses'
  | 'timing'
>;

/** What of a herb is to be told. */
function factsAsked(text: string, says: Says): FactAsks {
  const trials = says(asking.trials);
  const onset = says(asking.onset);
  const afterStopping = says(asking.afterStopping);
  return {
    amount: asksForAmount(text) && !trials,
    preparation: says(asking.preparation),
    onset:
      onset &&
      !says(following.nothingHelps) &&
      !isOfBrewing.test(text) &&
      !isOfAnEnd.test(text) &&
      !afterStopping &&
      !says(asking.apart) &&
      !isOfTheHour.test(text),
    afterStopping,
    duration: says(asking.duration),
    sideEffects: says(asking.sideEffects),
    cautions: says(asking.cautions),
    evidence: says(asking.evidence) && (!onset || says(asking.proof)),
    naming: says(asking.naming),
    forChildren: says(asking.forChildren),
    fromAge: says(asking.fromAge),
    apart: says(asking.apart),
    trials,
    sources: says(asking.sources),
    drowsy: says(asking.drowsy),
    uses: says(asking.uses),
    timing:
      (says(following.timing) || partsOf(text).some((part) => following.timing.test(part))) &&
      !saysWhenItHurts.test(text),
  };
}

/** "Ok, magnesium. Before bed? And which kind?" asks in parts. */
function partsOf(text: string): readonly string[] {
  const parts = text.split(/(?<=[.?!])\s+/).filter((part) => part !== '');
  return parts.length > 1 ? parts : [];
}

/** "How long before bed?" asks when to take it. */
const isOfTheHour = /\bhow (?:long|early|soon) (?:before|ahead of) (?:i (?:go to )?)?(?:bed|bedtime|sleep)/i;
/** "How many nights may I drink it?", "how soon after the operation?" */
const isOfAnEnd =
  /\bhow many (?:days|nights|evenings|weeks|months) (?:in a row |on end |running )?(?:can|could|should|may|might|must) (?:i|we|he|she|they) (?:take|drink|use|have|give)\b|\bafter (?:the|my|an?|his|her) (?:\w+ )?(?:operation|op|surgery|procedure)\b/i;
/** "How long should I steep it?" */
const isOfBrewing = /\bhow long\b[^.?!]{0,24}\b(?:steep|brew|infuse|boil|simmer|soak|draw)\b/i;

/** "The bloating is worse after meals" tells of the complaint. */
const saysWhenItHurts =
  /\b(?:worse|worst|bad|better|hurts?|aches?|burns?|starts?|comes?|happens?|get|gets|feel|feels)\b[^?]*\b(?:before|after|with) (?:food|meals|eating|breakfast|dinner)\W*$/i;

/** "How should I prepare it?" asks how, not whether one may. */
const asksHow =
  /^\W*(?:(?:and|so|but|ok(?:ay)?|then|please|great|thanks?|thank you)\b\W*)*how (?:do|should|can|could|would|must|may|is|are)\b/i;

/** Where the talk is to go, and what it goes on from. */
function turnsOfTalk(
  text: string,
  says: Says,
): Omit<Asks, keyof FactAsks | 'bare' | 'form' | 'which' | 'avoidEffects' | 'inFood'> {
  const isShort = text.length < longestFollowUp;
  const pointing = isShort && says(following.pointing) && !onThePart.test(text);
  return {
    buying: says(asking.buying),
    ideas: says(asking.ideas),
    more: says(asking.more),
    comparing: says(asking.comparing),
    together: says(asking.together),
    checking:
      !says(asking.uses) &&
      !(asksHow.test(text) && says(asking.preparation)) &&
      (says(asking.checking) || says(asking.checkingInShort)),
    whatToAvoid: says(following.whatToAvoid),
    nothingHelps: says(following.nothingHelps),
    why: says(following.why),
    instead: says(following.instead),
    pointing,
    earlier: pointing || (isShort && says(following.goingOn)),
  };
}

/** In which form, which one, and without what. */
function mannerWanted(text: string, says: Says): Pick<Asks, 'form' | 'which' | 'avoidEffects' | 'inFood'> {
  return {
    form: refusesBoth.test(text) ? 'tincture' : (wantedForms.find(({ said }) => says(said))?.form ?? null),
    which: whichOne(text),
    avoidEffects: unwanted.flatMap(({ said, effects }) => (says(said) ? effects : [])),
    inFood: says(following.inFood) && !says(following.timing) && !onlyCalledFood.test(text),
  };
}

/** True when a question asks for single facts rather than for a portrait or a check. */
export function asksForFacts(asks: Asks): boolean {
  const {
    amount,
    preparation,
    onset,
    sideEffects,
    evidence,
    naming,
    duration,
    buying,
    drowsy,
    trials,
    sources,
    timing,
  } = asks;
  const asksForOne =
    naming || duration || amount || preparation || onset || sideEffects || evidence || buying || trials || sources;
  return (
    drowsy ||
    timing ||
    duration ||
    asks.fromAge ||
    asks.apart ||
    asks.cautions ||
    asks.afterStopping ||
    (!asks.checking && asksForOne)
  );
}

/** "No tea please, and no capsules." */
const refusesBoth = oneOf(
  /\b(?:no|not|hate|don't (?:like|want|drink)|without)\b[^.?!]{0,16}\bteas?\b[^?]{0,40}\b(?:no|not|nor|or|hate|don't|can't)\b[^?]{0,20}\b(?:pills?|capsules?|tablets?)\b/i,
  /\b(?:no|not|hate|don't (?:like|want)|without|can't swallow)\b[^.?!]{0,16}\b(?:pills?|capsules?|tablets?)\b[^?]{0,40}\b(?:no|not|nor|or|hate|don't)\b[^?]{0,20}\bteas?\b/i,
);

/** "The first one", and not the first two, or the first week. */
export const ordinalNamed =
  /\bthe (first|second|third|last|latter|former)(?: one)?\b(?! (?:two|three|few|couple|days?|weeks?|months?|hours?|nights?|times?|doses?|cups?|mugs?|capsules?|tablets?|effects?|signs?|improvements?|results?|things?|sips?|place|half|lot|round|packs?|trimester|aid)\b)/gi;
const ordinals = ['first', 'second', 'third'];

function whichOne(text: string): number | null {
  const [found, ...others] = text.matchAll(ordinalNamed);
  if (found?.[1] === undefined || others.length > 0) return null;
  const named = found[1].toLowerCase();
  if (named === 'last' || named === 'latter') return -1;
  return named === 'former' ? 0 : ordinals.indexOf(named);
}
