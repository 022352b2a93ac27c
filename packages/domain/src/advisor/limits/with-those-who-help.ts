import { readText } from '../../resolve/read.ts';
import { listed } from '../wording/html.ts';
import { inSentence } from '../wording/names.ts';
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

export const whileWaiting = [
  'Good that help is coming. Until it is there, do what the emergency line told you, stay together and keep still. Give or take no herb, food, drink or medicine unless they say so. If it gets worse, call them again.',
  'Nothing to take while you wait, unless the emergency line says so. Open the door, put all medicines in a bag to take along, and call again at any change.',
];
