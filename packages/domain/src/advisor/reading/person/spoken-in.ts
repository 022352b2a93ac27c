import { anyPhrase, oneOf } from '../../../resolve/phrases.ts';
import { breeds } from '../../data/breeds.ts';
import type { Person } from '../../../safety/person/person.ts';
import { isHearsay } from './hearsay.ts';
import { isRemarkOnAllergy } from './allergy-of-kin.ts';
import { byPerson } from './by-person.ts';
import { isByTheWay } from './by-the-way.ts';
import { asksForOneself } from './asks-for-oneself.ts';
import { isBystander } from './bystanders.ts';
import { besideOwnFact } from './own-facts.ts';
import { isNotTheMatter } from './own-matter.ts';
import { isOwnerNamed, ownerCalled } from './named-owner.ts';
import { isOneOfProfile } from './one-of-profile.ts';
import { isOfHerBaby } from './her-baby.ts';
import { sentencesOfStory } from '../story.ts';
import { isProfiled } from './of-the-profile.ts';
import { isOfOtherSex, relationNamed, relationSpokenOf } from './relations.ts';
import { ofSomebody, sharesOwn } from './shares-own.ts';
import { withoutToldInPassing } from './told-in-passing.ts';
import { asksAsWriter, turnsToOwner, turnsToWriter, writerIn } from './writes-for-owner.ts';

/** A message and the one it speaks of. */
export interface Spoken {
  /** Which of the messages it is, or is a piece of, from 0. */
  readonly place: number;
  readonly message: string;
  readonly relation: string | null;
  /** What the one of the profile is called by whoever writes for them: "grandpa". */
  readonly elder: string | null;
  /** What the one who writes is to the one of the profile: "dad", "carer". */
  readonly writer: string | null;
}

/** The chosen profile. */
interface Chosen {
  readonly person: Person;
  readonly name: string | null;
  /** Whom the talk named under another profile. */
  readonly elsewhere: string | null;
}

/** Each message with the one it speaks of, as far as it can be told apart. */
export function spokenIn(messages: readonly string[], { person: profile, name, elsewhere }: Chosen): readonly Spoken[] {
  let relation: string | null = null;
  let writer: string | null = null;
  let named: string | null = elsewhere;
  let isMother = profile.pregnant || profile.breastfeeding;
  let isExpecting = profile.pregnant;
  let isShared = false;
  const people: string[] = [];
  const ofProfile = new Set<string>();
  return inPieces(messages).map(({ place, message }, index, pieces) => {
    const claim = writerIn(message, name);
    writer = claim?.role ?? writer;
    if (writer === null && isOfAParent(message, profile)) writer = 'parent';
    if (writer !== null && (turnsToWriter(message) || (relation === null && asksAsWriter(message)))) {
      relation = writing;
      return { place, message, relation, elder: null, writer };
    }
    const isWriting: boolean = relation === writing;
    if (isWriting) relation = null;
    isMother ||= relation === null && (motherhood.test(message) || (profile.gender !== 'male' && isDue.test(message)));
    isExpecting ||= expecting.test(message);
    const ofTheBorn = (told: string) => (isExpecting ? told.replace(forTheUnborn, ' ') : told);
    const text = ofTheBorn(claim?.rest ?? message);
    named = lastNamed(text, named);
    const isHer = isMother && relation === null && (isOfHerBaby(message) || onlyTellsItsAge.test(message));
    const isBack = isShared && relationNamed(message) === null && !ofSomebody(message);
    const before = relation;
    const called = ownerCalled(message, name);
    if (called !== null) ofProfile.add(called);
    const isOwners = tellsOfOwner(message, { profile, name }) && relationNamed(text) === null;
    if (isOwners) named = null;
    let spoken = isHer || isBack || isOwners ? null : relationSpokenOf(text, { before, named, people });
    if (before === null) spoken ??= called;
    if (spoken === null && profile.breastfeeding && named === null && givesThem.test(message)) spoken = 'baby';
    const fitsNamed = isOwners || (named !== null && !isOfOtherSex(named, message));
    if (spoken === null && !isHer && !fitsNamed && isOfAStranger(withoutToldInPassing(message), profile))
      spoken = strangerIn(message);
    if (spoken !== before && isByTheWay(pieces, { index, spoken, before }))
      return { place, message, relation: spoken, elder: null, writer };
    isShared = spoken !== null && sharesOwn.test(message);
    if (spoken === null && isWriting && !turnsToOwner(message, name)) spoken = writing;
    if (spoken !== null && spoken !== writing) people.push(spoken);
    relation = before === null && isRemarkOnAllergy(message) ? null : spoken;
    if (spoken !== null && spoken !== writing && isOneOfProfile(spoken, message, { person: profile, name }))
      ofProfile.add(spoken);
    const elder = spoken !== null && ofProfile.has(spoken) ? spoken : null;
    const isOwner = elder !== null || (spoken !== null && isProfiled(spoken, message, profile));
    if (isOwner) writer ??= 'carer';
    return { place, message: ofTheBorn(message), relation: isOwner ? null : spoken, elder, writer };
  });
}

/** "My mum says castor oil", after the wife: she is only quoted. */
function lastNamed(text: string, named: string | null): string | null {
  if (named === null) return relationNamed(text);
  return isHearsay(text) ? named : (relationNamed(text.replaceAll(quoted, ' ')) ?? named);
}

/** "Her flatmate said put tea tree on it." */
const quoted =
  /\b(?:my|our|her|his|their) (?:\w+ ){0,2}?\w+ (?:says?|said|swears|recommend(?:s|ed)|reckons|told (?:me|us|him|her)|thinks|suggest(?:s|ed)|advised?|insists)\b/gi;

/** By the name; "and for Leila? She's 14 weeks now", with the profile of Leila, who is pregnant, tells no age of a child. */
function tellsOfOwner(message: string, { profile, name }: { profile: Person; name: string | null }): boolean {
  if (isOwnerNamed(message, name)) return true;
  return profile.pregnant && name !== null && message.includes(name) && weeksAlong.test(message);
}

const weeksAlong = /\bshe(?:'s|’s| is) (?:\w+ )?\d{1,2} (?:weeks?|months?)\b(?! old)/i;

function isOfAParent(message: string, profile: Person): boolean {
  return isAChildSpokenOf(message, profile) || isGrownBesideAChild(message, profile);
}

/** "She wakes at night", with the profile of a girl of two; and so young a child does not write. */
function isAChildSpokenOf(message: string, { ageYears }: Person): boolean {
  if (ageYears === null || ageYears >= grownFrom) return false;
  return ageYears < writesFrom || (inThirdPerson.test(message) && !ofTheParents.test(message));
}

/** "My mum wants to give me cod liver oil, her dad took it", from one of sixteen. */
const ofTheParents =
  /\bmy (?:mum|mom|mother|dad|father|parents|coach|teacher|gran\w*|nan)\b|\bi(?:['’]m| am) 1[0-7]\b/i;

/** "I'm 41, on sumatriptan", with the profile of a child. */
function isGrownBesideAChild(message: string, { ageYears }: Person): boolean {
  if (ageYears === null || ageYears >= grownFrom) return false;
  const [, told, alone] = ownYears.exec(message) ?? [];
  return Number(told ?? alone ?? 0) >= grownFrom;
}

const ownYears = /\bi(?:'m| am|’m|m) (\d{2})\b(?! ?(?:weeks|wks|days|kg|cm))|\bi,? (?:have )?(\d{2}),? /i;
const grownFrom = 18;
const writesFrom = 8;
const inThirdPerson = /\b(?:he|him|his|she|her|hers|he's|she's)\b/i;

/** "Does she need to worry? The woman who does my hair has been on kava", with the profile of a man. */
function isOfAStranger(message: string, { gender, ageYears }: Person): boolean {
  if ((ageYears ?? grownFrom) < grownFrom || animals.test(message)) return false;
  if (asksForOneself(message) || isNotTheMatter(message, null) || ownDrink.test(message)) return false;
  if (tellsAChildsAge.test(message)) return true;
  return (gender === 'male' && she.test(message)) || (gender === 'female' && he.test(message));
}

/** "He is gaining well. But I was drinking five cups of sage tea, could that be it?" */
const ownDrink =
  /\bi(?:'m|’m|'ve| am| was| have been|'ve been|ve been| been)? (?:\w+ )?(?:drinking|taking|eating|having|drank|took)\b(?! (?:him|her|them)\b)[^]*\?\s*$/i;

/** Somebody of whom the words do not say who it is: "Jonah is snuffly (8 mo), can I give him a lick?" tells how young. */
function strangerIn(message: string): string {
  if (/\b\d{1,2} ?-?(?:months?|mos?|weeks?|wks?)\b/i.test(message)) return 'baby';
  return youngAge.test(message) ? 'child' : 'acquaintance';
}

const youngAge =
  /\b(?:[1-9]|1[0-7]) ?-?(?:years?|yrs?|yo|y\/o)\b|\b(?:he|she)(?:'s|’s| is) (?:only |just |nearly )?(?:one|two|three|four|five|six|seven|eight|nine|ten)\b(?! of)/i;
/** "He is 2", of whomever: not the grown-up of the profile. */
const tellsAChildsAge =
  /^\W*(?:(?:and|but|well|oh|no|sorry)\b[ ,]*)*(?:he|she)(?:'s|’s| is) (?:only |just |nearly |about |almost )*(?:[1-9]|1[0-7]|one|two|three|four|five|six|seven|eight|nine|ten)(?: ?-?(?:days?|weeks?|wks?|months?|mos?|years?|yrs?)(?: old)?)?(?: now)?\W*$/i;
const animals = anyPhrase(
  /cats?|tom ?cat|kitten|kitty|dogs?|pupp(?:y|ies)|horse|pony|mare|rabbit|bunny|hens?|chickens?/,
  /budgie|parrot|tortoise|hamster|guinea pig|ferret|goat|pet|vet/,
  breeds,
);

/** "I should keep it for the baby", "nothing that hurts baby", "baby has hiccups", from one who carries it. */
const forTheUnborn =
  /\b(?:good |safe |bad |harmful |better |ok |okay |fine )?(?:for|to|on|harm(?:s|ing)?|hurt(?:s|ing)?|reach(?:es)?|affect(?:s|ing)?) (?:(?:the|my|our) (?:unborn )?(?:baby|bab|child|little one)|baby)\b(?!'s|,? (?:who|is|was|has))|\b(?:the |my |our )?baby (?:has|have|gets|got|is having|keeps having) (?:the )?hiccups?\b|\b(?:the |my |our )?baby(?:'s|’s| is| has been| keeps?)? (?:still |very |fine and )?(?:mov(?:es|ing)|kick(?:s|ing)|active|head down|breech|engaged|growing|measuring|lying|(?:in a )?good position)\b/gi;
const expecting =
  /\b(?:i'm|i am|im) (?:\w+ ){0,3}(?:pregnant|expecting|preggo)\b|\b(?:test|its?)(?:'s| is| was| came back| came out)? (?:\w+ ){0,3}positive\b|\b(?:my|the) pregnancy\b|\bi(?:'m| am) \d{1,2} (?:weeks?|wks?)\b|\bweeks (?:pregnant|along|gone)\b|\b(?:is|i'm|am|she's|he's) (?:at |already |now )?(?:[4-9]|[1-3]\d|4[0-2]) ?\+ ?[0-6]\b/i;
const someoneAsked = (pronoun: string) =>
  new RegExp(
    String.raw`\b(?:can|could|may|should|does|would|will|is|has|what's|whats|for|give|help|tell|what can|what could) ${pronoun}\b(?! (?:right|wrong|sure|serious)\b)|(?:^|[.!?;,] )(?:and |but )?${pronoun}(?:'s| is| has| takes| took| gets| can| wants| smokes| snores| weighs| uses| needs| suffers)\b(?! (?:right|wrong))`,
    'i',
  );
const she = someoneAsked('(?:she|her)');
const he = someoneAsked('(?:he|him)');

/** A piece for each person; what is told beside it of the one who writes comes first, unless the talk is of that one. */
function inPieces(messages: readonly string[]): readonly Pick<Spoken, 'place' | 'message'>[] {
  return messages.flatMap((message, place) =>
    piecesOf(message, messages[place - 1]).map((piece) => ({ place, message: piece })),
  );
}

function piecesOf(message: string, before: string | undefined): readonly string[] {
  const story = sentencesOfStory(message);
  if (story.length > 0) return story.flatMap((sentence, place) => piecesOf(sentence, story[place - 1] ?? before));
  // "My friend takes valerian, my sister lavender. Which would you start with?": one matter, and one's own.
  if (isBystander(message)) return [message];
  const beside = besideOwnFact(message);
  if (beside === null) return byPerson(message);
  const wasOwn = before !== undefined && (relationNamed(before) === null || ofHerMilk.test(before));
  const staysOwn = wasOwn && !message.includes('?');
  const others = byPerson(beside.rest);
  return staysOwn ? [...others, beside.own] : [beside.own, ...others];
}

const ofHerMilk = /\b(?:breast ?-?feeding|nursing|(?:my|milk) supply|supply is|my milk)\b/i;

/** What the one who writes is called where the profile is another's. */
export const writing = 'writer';

/** "The baby is two weeks old", after her own cold: how young the one is whom she nurses. */
export const onlyTellsItsAge =
  /^\W*(?:and |well,? |oh,? )?(?:(?:the|my|our) )?(?:baby|little one|newborn|son|daughter|he|she)(?:'s|’s| is) (?:only |just |now |about |nearly )*\w+ (?:days?|weeks?|months?)(?: old)?(?: now| today)?\W*$/i;
/** "Can I give her honey?", asked by the one who nurses: nobody else was named. */
const givesThem = /\b(?:give|giving|gave|feed) (?:it to |some to )?(?:him|her|them)\b/i;
const isDue = /\b(?:baby|twins|little one)(?:'s|’s| is| are)? due\b/i;
const motherhood = oneOf(
  /\b(?:enough|more|little|no) (?:breast ?)?milk for (?:my|the|our) /i,
  /\bmy milk (?:is|has|keeps|went)\b/i,
  /\b(?:my|no|more|enough|low|little) milk\b(?: supply| coming| yet|(?=\W*$))/i,
  /\b(?:i'm|i am|im|while|when|am) (?:\w+ ){0,3}(?:pregnant|nursing|breast ?-?feeding|expecting)\b/i,
);
