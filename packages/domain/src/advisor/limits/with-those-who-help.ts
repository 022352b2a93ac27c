import { readText } from '../../resolve/read.ts';
import { listed } from '../wording/html.ts';
import { inSentence } from '../wording/names.ts';
import { findRedFlag } from '../../safety/red-flags/find-red-flag.ts';
import { anyPhrase, withPlainApostrophes } from '../../resolve/phrases.ts';

/** "I'm in the car park at A&E", "sat in the waiting room": where help is, and nothing new is told. */
export function isWithThem(question: string): boolean {
  return atTheDoor.test(withPlainApostrophes(question));
}

/** "When I'm out can I have valerian?" */
export function afterwards(question: string): readonly string[] {
  const names = readText(question).mentions.flatMap(({ kind, name }) => (kind === 'herb' ? [inSentence(name)] : []));
  if (names.length === 0) return [];
  const them = listed([...new Set(names)]);
  return [
    `As for ${them}: not now, and afterwards only once those who treat you have agreed. Ask them before you leave; they know what they gave you, and what it must not meet.`,
  ];
}

const place = String.raw`(?:the )?(?:hospital|er|a ?(?:&|and) ?e|emergency(?: room| department| dept)?|casualty|ed|clinic|urgent care|walk[- ]?in|doctor'?s?)`;
export const atTheDoor = anyPhrase(
  new RegExp(
    String.raw`(?:i'm|im|i am|we're|we are|now|sat|sitting|waiting|parked|just) (?:now )?(?:(?:sat|sitting|waiting|parked|just) )?(?:in|at|outside) (?:the )?(?:car ?park|parking lot|waiting room|waiting area|reception|triage|entrance|queue|lobby)(?: (?:at|of|in|outside|for) ${place})?`,
  ),
  new RegExp(
    String.raw`(?:i'm|im|i am|we're|we are|now) (?:now )?(?:(?:sat|sitting|waiting|parked|just) )?(?:in|at|outside) ${place}(?=\W|$)`,
  ),
);

export const goWell =
  'Good, you are doing the right thing. Tell them all that you told me, take along the packs of anything that was taken, and say how much and when. Take nothing on the way, no herb, drink or painkiller either, unless they say so, and call the emergency line if it gets worse on the way. Anything else can wait: ask me when it is over. I wish you well.';

const somebody = String.raw`(?:i|we|he|she|they|someone|somebody|(?:(?:my|the|our) )?(?:wife|missus|husband|hubby|partner|mum|mom|mother|dad|father|son|daughter|brother|sister|friend|mate|neighbou?r|flatmate|colleague|boss|gran\w*|nan))`;
const calls = String.raw`(?:ringing|calling|phoning|dialling|dialing|rang|rung|called|phoned|on (?:the )?(?:phone|line) (?:to|with))`;
/** On the way is not yet there. */
const helpIsComing = anyPhrase(
  /(?:ambulance|paramedics?|help|police|doctor|midwife)(?: comes|'s coming| (?:will be|is) here soon)(?=\W|$)/,
  /(?:ambulance|paramedics?|help|police|doctor|midwife)(?:'s| is| are) (?:coming|on (?:its|the|their) way|underway)/,
  /(?:called|rang|rung|phoned|calling|ringing|phoning) (?:the |an |for an |for the )?(?:ambulance|911|999|112|000|emergency)/,
  /waiting for (?:the |an )?(?:ambulance|paramedics|help)/,
  new RegExp(
    String.raw`${somebody}(?:'s|'m|'re|'ve|s| is| am| are| has| have)? (?:just |now |already )*${calls} (?:them|for (?:help|one)|it in)`,
  ),
);

/** "Wife's ringing them", "the ambulance is on its way". */
export function isHelpComing(text: string): boolean {
  return helpIsComing.test(withPlainApostrophes(text));
}

/** Whether it tells of that call, and of no sign besides. */
export function isOfTheCallAlone(text: string): boolean {
  return isHelpComing(text) && findRedFlag(withPlainApostrophes(text).replace(helpIsComing, ' ')) === null;
}

/** What to do until they are there; of the aspirin at hand they are told. */
export function whileWaiting(question: string, alarm: string, turnsSince: number): readonly string[] {
  const wait = waitings[turnsSince % waitings.length] ?? '';
  return alarm === 'chest-pain' && /\baspirin\b/i.test(question) ? [wait, tellOfAspirin] : [wait];
}

const tellOfAspirin =
  'Tell them on the phone that aspirin is at hand, and of any allergy to it, ulcer or blood thinner: for a heart attack they often have one chewed, but only when they say so.';
const waitings = [
  'Good that help is coming. Until it is there, do what the emergency line told you, stay together and keep still. Give or take no herb, food, drink or medicine unless they say so. If it gets worse, call them again.',
  'Nothing to take while you wait, unless the emergency line says so. Open the door, put all medicines in a bag to take along, and call again at any change.',
];
