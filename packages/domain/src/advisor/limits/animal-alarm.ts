import { withPlainApostrophes } from '../../resolve/phrases.ts';
import type { RedFlag } from '../../safety/red-flags/red-flag.ts';
import type { AdvisorAnswer, AdvisorRequest } from '../answer.ts';
import { paragraph } from '../wording/html.ts';
import { plainAnswer } from '../wording/plain-answers.ts';
import { tellsOfAnAnimal } from './side-topics.ts';

/** "I put the oil on his neck and now he is drooling", in a talk of the dog: a vet, and not an ambulance. */
export function answerAnimalAlarm(request: AdvisorRequest, alarm: RedFlag | null): AdvisorAnswer | null {
  const text = withPlainApostrophes(request.question);
  if (alarm === null || ofTheMind.test(alarm.id) || ofPeople.test(text)) return null;
  if (/^(?:poisoning|overdose)$/.test(alarm.id) && tellsOfAnAnimal(text) && !ofKin.test(text)) return vetFirst();
  if (!itsOwn.test(text)) return null;
  const told = request.history.filter(({ role }) => role === 'user').slice(-turnsBack);
  const isOfAnimal = alarm.id.startsWith('likely-') && tellsOfAnAnimal(text);
  if (!isOfAnimal && !(told.some((turn) => tellsOfAnAnimal(turn.text)) && told.every((turn) => !ofKin.test(turn.text))))
    return null;
  return vetFirst();
}

/** "Could I put a drop of the oil on the dog?": nothing has been put on yet, so that a plain no is enough. */
export function asksForAnAnimalBeforehand(message: string, { id }: RedFlag): boolean {
  const text = withPlainApostrophes(message);
  const isOfAnimal = tellsOfAnAnimal(text) && !ofPeople.test(text.replaceAll(asksLeave, ' '));
  return !ofTheMind.test(id) && isOfAnimal && asksLeave.test(text) && !isDone.test(text.replaceAll(asksLeave, ' '));
}

const asksLeave =
  /\b(?:can|could|may|might|should|shall|would it be (?:ok|okay|fine|safe) (?:to|if)|is it (?:ok|okay|fine|safe|all right) (?:to|if)|ok(?:ay)? (?:to|if))(?: not)? (?:(?:i|we|one|you) )?(?:just |maybe |also |even )?(?:put|give|use|rub|dab|drop|try|spray|diffuse|burn|feed|add|wash)\b/gi;
const isDone =
  /\b(?:put|gave|given|used|rubbed|dabbed|sprayed|fed|ate|eaten|drank|drunk|swallowed|lick(?:ed|s|ing)|chewed|got into|knocked|spilt|spilled|since|ago|already|vomit\w*|drool\w*|wobbl\w*|trembl\w*|shak(?:es|ing|y)|twitch\w*|stagger\w*|limp|collaps\w*|fits?|seizures?|breath\w*|pant(?:s|ing)|bleed\w*|blood|floppy|lethargic|won't (?:eat|drink|get up|wake)|poison\w*)\b/i;

function vetFirst(): AdvisorAnswer {
  return { ...plainAnswer([callAVet, untilThen].map(paragraph)), level: 'emergency' };
}

const turnsBack = 3;
const ofTheMind = /self-harm|violence|suicide|abuse/;
const itsOwn = /\b(?:his|him|he|hes|he's|she|shes|she's|her|its?|they|them|their)\b/i;
const kin =
  'baby|kids?|child(?:ren)?|sons?|daughters?|toddler|boy|girl|husband|wife|partner|mother|father|mum|mom|dad|gran\\w*|sister|brother|friend';
const ofKin = new RegExp(String.raw`\b(?:my|our) (?:\w+ )?(?:${kin})\b`, 'i');
/** What a person feels, or a person who is named, is no matter of a vet. */
const ofPeople = new RegExp(
  String.raw`\b(?:my|our|the) (?:\w+ )?(?:${kin}|chest|heart|head|arm|face|throat|breath\w*)\b|\bi(?:'m| am| feel| can't| have|'ve)\b(?! (?:put|given|gave|used|rubbed|washed))|\bme\b`,
  'i',
);
const callAVet =
  'This sounds like an emergency for the animal. Call a vet or an animal poison line now, also at night, and say what it was, how much, where on the body and when.';
const untilThen =
  'Until then keep it warm and quiet, and stop it licking. Wash an oil off with mild soap and water only if that does not delay the call, or as the vet says. Make it not vomit, give nothing to eat and no home remedy, and take the bottle along.';
