import { kept } from '../../../kept.ts';
import { oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Person } from '../../person/person.ts';
import { mayStandIn } from '../../../resolve/patterns/quick-patterns.ts';
import { asksOfUse } from '../asks-of-use.ts';
import { asHeardFromPerson } from '../heard.ts';
import { plainWords } from '../plain-words.ts';
import { isRaised } from '../raised-rules.ts';
import { type RedFlag, signsOf } from '../red-flag.ts';
import { ToldSigns } from '../told-signs.ts';
import { babyDangers } from './baby-dangers.ts';
import { bloodDangers } from './blood-dangers.ts';
import { dryingOutDangers } from './drying-out-dangers.ts';
import { furtherDangers } from './further-dangers.ts';
import { hormoneDangers } from './hormone-dangers.ts';
import { infectionDangers } from './infection-dangers.ts';
import type { KnownDanger } from './known-danger.ts';
import { medicineDangers } from './medicine-dangers.ts';
import { mindDangers } from './mind-dangers.ts';
import { organDangers } from './organ-dangers.ts';
import { pregnancyDangers } from './pregnancy-dangers.ts';
import { sideEffectDangers } from './side-effect-dangers.ts';

const all = [
  ...pregnancyDangers,
  ...babyDangers,
  ...bloodDangers,
  ...infectionDangers,
  ...hormoneDangers,
  ...organDangers,
  ...mindDangers,
  ...furtherDangers,
  ...dryingOutDangers,
  ...medicineDangers,
  ...sideEffectDangers,
];
/** Emergencies first; within a level in the order of the files. */
export const dangers: readonly KnownDanger[] = [
  ...all.filter(({ level }) => level === 'emergency'),
  ...all.filter(({ level }) => level === 'urgent'),
];
const signsThatMayStand = mayStandIn(() => dangers.flatMap(signsOf));

/** What a message tells that is grave for this person; null when it tells no such sign. */
export function findKnownDanger(person: Person, message: string, toldBefore: readonly string[]): KnownDanger | null {
  const possible = kept(possibleFor, person, dangersOf);
  if (possible.length === 0 || supposed.test(message)) return null;
  const own = raisedOf(possible, message);
  if (own !== null || asksOfUse(message) || !tellsMore(message)) return own;
  const latest = toldBefore.slice(-turnsOfOneDanger).map((each) => each.replace(/[.!?\s]+$/, ''));
  for (const told of latest.toReversed()) {
    const together = raisedOf(possible, `${told}, ${message}`);
    if (together !== null && raisedOf([together], told === latest.at(-1) ? told : latest.join(', ')) === null)
      return together;
  }
  return null;
}

const turnsOfOneDanger = 3;

const possibleFor = new WeakMap<Person, readonly KnownDanger[]>();

function dangersOf(person: Person): readonly KnownDanger[] {
  return dangers.filter(({ ground }) => ground(person) !== null);
}

function raisedOf(possible: readonly KnownDanger[], message: string): KnownDanger | null {
  const told = new ToldSigns(message, signsThatMayStand, asHeardFromPerson);
  const plain = plainWords(message);
  return (
    possible.find((danger) => isRaised(danger, told) || danger.anyhow?.some((sign) => sign.test(plain)) === true) ??
    null
  );
}

/** "What if I get a fever?", "can it make me bleed?": nothing has happened. */
export const supposed = oneOf(
  /\bwhat if\b|\b(?:package insert|leaflet|label) (?:for |of )?\w+/i,
  /\b(?:signs?|symptoms?) of\b|\bin case (?:i|he|she|it)\b/i,
  /\bshould i worry (?:if|about)\b/i,
  /\b(?:what|how) (?:do|should|can|would) (?:i|we)\b[^.?!]{0,24}\bif (?:i|he|she|it|they)\b/i,
  /\bhad (?:a |the )?(?:fever|temperature) (?:last (?:week|month|year|winter)|(?:a|two|three|some|a few) (?:weeks?|months?|years?) ago)\b/i,
  sequence(
    /\b(?:can|could|would|will|does|do|might|may) (?:it|this|that|these|they|\w+) (?:\w+ )?/i,
    /(?:make|cause|give|bring|thin|lead)\b/,
  ),
);

/** A question alone adds no sign to what was told before it; "chest bit tight, spray?" does. */
function tellsMore(message: string): boolean {
  return !/\?\s*$/.test(message) || /[a-z]{3,} \w+[,.;] (?:\w+ )?\w+ ?\?\s*$/i.test(message);
}

/** Of an alarm by the words alone and one by what is known besides, the one whose advice fits. */
export function fitting(alarm: RedFlag | null, known: KnownDanger | null): RedFlag | null {
  if (alarm === null || known === null) return alarm ?? known;
  const isGuessed = alarm.id.startsWith('likely-') && (known.level === 'emergency' || !isOfTheMind.test(alarm.id));
  return isGuessed || alarm.level === 'urgent' || known.before?.includes(alarm.id) === true ? known : alarm;
}

const isOfTheMind = /self-harm|violence/;
