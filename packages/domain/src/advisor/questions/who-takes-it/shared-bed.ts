import { findHerb } from '../../../herbs/catalogue.ts';
import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { isUnderage } from '../../../safety/person/age-group.ts';
import { aboutNamedHerbs } from '../../about-herbs/about-earlier.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { forTheBaby, ownCot } from '../../limits/beside-a-newborn.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { plainAnswer, withLinesFirst } from '../../wording/plain-answers.ts';

/** "The baby's in with us some nights", of somebody who takes what makes drowsy: the herb is theirs, the danger the baby's. */
export function answerSharedBed(asked: Understanding): AdvisorAnswer | null {
  if (!tellsOfSharedBed(asked)) return null;
  const { asks } = asked;
  const ofThem = asks.evidence || asks.checking ? aboutNamedHerbs(forThemselves(asked)) : null;
  const answer = ofThem ?? plainAnswer([], ['How well was it studied?']);
  return { ...withLinesFirst([ownCot, forYouAlone, nights], answer), checkedFor: 'you' };
}

/** Whether a baby shares the bed of somebody who takes what makes drowsy, and it was not answered yet. */
export function tellsOfSharedBed({ question, history, person, herbs, earlierHerbs, said }: Understanding): boolean {
  const text = withPlainApostrophes(question);
  if (!sharesBed.test(text) || forTheBaby.test(text) || isUnderage(person) || said.includes(ownCot)) return false;
  const told = [...history.flatMap(({ role, text: each }) => (role === 'user' ? [each] : [])), text];
  const isDrowsy =
    [...herbs, ...earlierHerbs].some(({ id }) => findHerb(id)?.effects.some(({ effect }) => effect === 'sedating')) ||
    told.some((each) => drowsyBy.test(each));
  return isDrowsy && told.slice(-messagesBack).some((each) => baby.test(each));
}

/** What is asked is for the one who writes, whoever else is told of. */
function forThemselves(asked: Understanding): Understanding {
  const { person, herbs, earlierHerbs, asks } = asked;
  return {
    ...asked,
    asks: { ...asks, forChildren: false },
    herbs: herbsMeant({ herbs, earlierHerbs }),
    wanted: [],
    subject: { who: 'you', isOther: false, whose: 'your', isAgePresumed: false, person },
  };
}

const messagesBack = 4;
const baby = anyPhrase(
  /bab(?:y|ies)|newborns?|infants?|bubs?|twins|preemie/,
  /(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|few) ?-?(?:days?|weeks?|wks?|months?|mths?)[- ]old/,
);
const sharesBed = anyPhrase(
  /co-?sleep\w*|bed-?shar\w*|shar(?:e|es|ing) (?:the|our|my|a) (?:\w+ )?bed/,
  /(?:in|into) (?:our|my|the same|the big|mum's|mom's) bed|(?:in|into) (?:the )?bed (?:with|next to|beside|between) (?:us|me|the two of us)/,
  /(?:baby|newborn|bub|infant|twins?|son|daughter|little (?:one|man|lad|girl)|he|she|they|old)(?:'s| is| are)?(?: \w+){0,3} in (?:with|between) (?:us|me)/,
  /(?:sleeps?|sleeping|slept|naps?|dozes?|nods? off) (?:\w+ )?(?:in|on|between|with|next to) (?:us|me|my chest|the sofa with)/,
);
const drowsyBy =
  /\b(?:valerian|melatonin|sleeping (?:pills?|tablets?)|beers?|wine|pints?|whisk(?:y|ey)|vodka|drunk|drinks|alcohol|sedat\w+|drowsy|(?:help|helps|put|puts) me (?:to )?sleep|knocked out|dead tired)\b/i;

const forYouAlone = 'I take the herbs to be for you alone: none of them, and no tea, for the baby.';
const nights =
  'With so young a baby the broken nights are the reason, and no herb mends that: share the nights, lie down when the baby sleeps, and keep one of you who has taken nothing for the nights. Low or anxious most days: tell the midwife or doctor, fathers too.';
