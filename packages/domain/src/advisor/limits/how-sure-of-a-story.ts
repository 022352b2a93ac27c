import { likenessOf } from '../../safety/red-flags/likeness/likeness.ts';
import type { RedFlag } from '../../safety/red-flags/red-flag.ts';
import { namesAMedicine } from '../reading/named-things/names-a-herb.ts';
import { tellsOfAnAnimal } from './side-topics.ts';
import { theirs } from '../reading/person/relation-words.ts';

/** A message of a few sentences still sounds as the short ones do from which alarms were learned. */
export const fewSentences = 350;
/** From here down a text sounds more of danger than not. */
export const soundsOfDanger = 0.3;

/** The message, and what is told in it of the one whom an alarm is about: beside four who are well, one who is ill sounds calm. */
export interface Story {
  readonly whole: string;
  readonly own?: string;
}

/**
 * Whether an alarm that a sentence of a story raises is one. What no rule knows was learned from short messages: of a sentence in a
 * story, above all of one that tells what is taken, it must be sure. And a rule that finds its words in a sentence that sounds calm
 * has mostly found words of something else: "we had a talk called Plants that kill". What is grave for this person alone may sound calm.
 */
export function isSureOf({ id, level }: RedFlag, sentence: string, { whole, own = whole }: Story): boolean {
  const { calm } = likenessOf(sentence);
  const asWhole = Math.min(likenessOf(whole).calm, likenessOf(own).calm);
  const isLong = whole.length > fewSentences;
  const isOfDespair = ofDespair.test(id);
  if (!isOfDespair && isOfAnAnimal(sentence)) return false;
  if (id.startsWith('known-')) return !longAgo.test(sentence) && (!isLong || asWhole <= fairlyCalm || calm <= halfCalm);
  if (id === 'self-harm' && (tellsHow(sentence) || ofTheDead.test(sentence))) return true;
  if (id === 'likely-self-harm' && tellsHow(sentence)) return calm <= doubtfulOfLife;
  if (ofTheMind.test(id)) return !isLong || asWhole <= mostlyCalm;
  if (id.startsWith('likely-')) {
    const soundsSo = calm <= surelyNoCalm && asWhole <= soundsOfDanger;
    return (
      (soundsSo || (calm <= hardlyCalm && asWhole <= mostlyCalm)) &&
      !namesAMedicine(sentence) &&
      !wasOfAnother.test(sentence) &&
      !isPast(sentence)
    );
  }
  if (!isLong) return calm < (level === 'emergency' ? calmInFew : fairlyCalm);
  if (isOfDespair && asWhole <= soundsOfDanger) return calm <= doubtfulOfLife;
  if (isPast(sentence) || (level === 'urgent' && asEver.test(sentence))) return false;
  return (
    calm <= surely ||
    (calm <= doubtfulOne && asWhole <= surelyAsWhole) ||
    (calm <= (level === 'emergency' ? sureOfEmergency : soundsOfDanger) && asWhole <= mostlyCalm)
  );
}

/** A dog that has a fit is for the vet; one that bites is not. */
export function isOfAnAnimal(sentence: string): boolean {
  return (tellsOfAnAnimal(sentence) || /\b(?:the|emergency|our) vet\b/i.test(sentence)) && !bites.test(sentence);
}

const bites = /\b(?:bit|bites?|bitten|scratch\w*|attacked|mauled|kicked|rabies|rabid)\b/i;

/** "Last year in April I had a kidney stone, and I thought I was dying", and nothing of now. */
export function isPast(sentence: string): boolean {
  return (past.test(sentence) && !present.test(sentence.replace(neverAgain, ' '))) || healed.test(sentence);
}

const past =
  /\b(?:(?:in|since|of|back in|around|until) (?:(?:january|february|march|april|may|june|july|august|september|october|november|december) )?(?:19\d\d|20[0-4]\d)|last (?:year|winter|summer|spring|autumn|fall|christmas|easter)|back then|at that time|(?:\d+|[a-z]+) years? (?:ago|back)|years (?:ago|back)|as a (?:child|kid|teenager|boy|girl|student)|when (?:i|he|she) was (?:a |an |about |only )?(?:\d{1,2}|child|kid|boy|girl|little|small|young|student|teenager|[a-z]+teen|[a-z]+ty))\b/i;
const present =
  /\b(?:now|today|yesterday|tonight|this (?:morning|afternoon|evening|week|month)|still|again|currently|these days|ever since|keeps?|getting worse)\b/i;
/** "She never spoke again." */
const neverAgain = /\bnever (?:\w+ ){1,3}again\b/i;
/** "Six weeks since I put the knife through my thumb, and it's knitted up lovely." */
const healed =
  /\b(?:weeks?|months?|years?) (?:since|ago)\b[^?]*\b(?:healed|knitted|recovered|all (?:clear|gone|healed)|stitches (?:are )?out|signed (?:me |him |her )?off|never again|no (?:redness|swelling|pain)[^?]{0,30}no (?:redness|swelling|pain))\b/i;
/** "Every now and then a smear when I've strained, always has been." */
const asEver =
  /\b(?:always (?:has|have|did|does|been)|as (?:ever|always|usual)|same as (?:ever|always|usual|it has)|(?:not|hasn['’]t|never) changed|no change|unchanged|exactly the same|just the same|for (?:years|decades))\b/i;
/** Where somebody may die by their own hand or another's, a doubt is heard. */
const ofDespair = /^(?:likely-)?(?:self-harm|violence)/;
/** "My throat swelled up with it in 1971." */
const longAgo =
  /\b(?:in|since|of|back in) (?:19\d\d|20[01]\d)\b(?![^]*\b(?:now|again|today|yesterday|tonight|this (?:morning|week)|still)\b)/i;
/** Told in calm words often enough. */
const ofTheMind = /^eating\b/;
/** How it would be done stands there as well, or what is put in order before it: things given away, an end that is named. */
function tellsHow(sentence: string): boolean {
  return meansOfIt.test(sentence) || (putsInOrder.test(sentence) && !goesAway.test(sentence));
}

const putsInOrder =
  /\b(?:gives?|gave|giving|given)\b[^.?!]{0,30}\baway\b|\b(?:won['’]?t|will not|not going to) be (?:around|here|there) (?:after|much longer|any ?more|for (?:much|long))\b/i;
/** "We gave the cot away and won't be here after Sunday: we fly to Spain." */
const goesAway =
  /\bwe\b|\b(?:holidays?|vacation|fly(?:ing)?|flight|off to|trip|moving|move house|visit\w*|abroad|camping|wedding|honeymoon|(?:new|this) (?:address|house|flat|job))\b/i;
const meansOfIt =
  /\b(?:gun|rifle|shotgun|pistol|rope|noose|blade|razor|bridge|cliff|rails|tracks|loaded|hoard(?:ed|ing)?|stash(?:ed)?|insurance|note|goodbyes?)\b/i;
/** Their medicines kept and looked at, and the wish to follow: told in a quiet voice. */
const ofTheDead =
  /\b(?:join|follow|be with) (?:him|her|them)\b|\b(?:tablets|pills|morphine|oramorph|painkillers|patches|medicines|meds)\b[^]*\b(?:count|look|hold|lay|lap|stare|line)/i;
/** "My neighbour had blood in his urine last year, it was cancer": long over, and of somebody the talk is not of. */
const wasOfAnother = new RegExp(
  String.raw`\b${theirs}(?:['’]s \w+)? (?:once |also |even |sadly )*(?:had|got|was|died|suffered|fell|ended up|went|developed|lost|needed)\b[^?]{0,80}\b(?:last (?:year|winter|summer|spring|autumn|fall)|years? (?:ago|back)|in (?:19|20)\d\d|turned out|died)\b(?![^]*\b(?:now|today|tonight|yesterday|since then)\b)`,
  'i',
);
const halfCalm = 0.5;
const surelyNoCalm = 0.08;
const hardlyCalm = 0.04;
const doubtfulOfLife = 0.45;
/** Of 300 lines of danger that were not learned from, one sounds so calm, and five fairly so. */
const calmInFew = 0.75;
const fairlyCalm = 0.55;
/**
 * Chosen with these in view: in each of 36 long letters with a true alarm the sentence that tells it sounds less calm than these, and
 * no such letter sounds calmer as a whole than 0.35. Of 38 that only tell of what sounds alike, 14 sound calmer than that.
 */
const surely = 0.15;
const sureOfEmergency = 0.25;
const mostlyCalm = 0.5;
const doubtfulOne = 0.35;
const surelyAsWhole = 0.2;
