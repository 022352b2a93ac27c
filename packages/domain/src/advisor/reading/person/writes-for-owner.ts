import { firstFoundIn } from '../../../resolve/patterns/quick-patterns.ts';
import { choice, oneOf, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { askedIn } from './asked-in.ts';
import { turnsBackToOneself } from './only-mentioned.ts';
import { complainsOfOwn } from './own-matter.ts';
import { anyoneNamed, relation } from './relation-words.ts';

/** The one who writes, where the profile is that of somebody they look after. */
export interface Writer {
  /** "Mum", "carer". */
  readonly role: string;
  /** The message without the words that tell it. */
  readonly rest: string;
}

/** "Lucy's mum here", "I'm her daughter", "carer here": the profile belongs to somebody else than the one who writes. */
export function writerIn(message: string, profileName: string | null): Writer | null {
  const text = withPlainApostrophes(message);
  const found = firstClaim(text);
  if (found !== null) return claimIn(text, found);
  if (profileName === null || !/^\p{L}{2,}$/u.test(profileName)) return null;
  const cares = new RegExp(String.raw`\bi(?:'m| am)? (?:${caring}) ${profileName}\b`, 'iu').exec(text);
  return cares === null ? null : claimIn(text, cares);
}

const firstClaim = (text: string) => firstWritten(text) ?? (anyoneNamed.test(text) ? null : looksAfter.exec(text));
const firstWritten = firstFoundIn(() => claims);

function claimIn(text: string, found: RegExpExecArray): Writer {
  return {
    role: found[1]?.toLowerCase() ?? 'carer',
    rest: text.replace(found[0], ' ').replace(whoTheyAre, ' '),
  };
}

/** "And for myself?", "what about me", "I have it too": the one who writes asks for nobody else. */
export function turnsToWriter(message: string): boolean {
  return ofWriter.test(withPlainApostrophes(message));
}

/** "She wakes me at night. Which herb would pep me up?": where the one who writes is known to be another, the trouble is theirs. */
export function asksAsWriter(message: string): boolean {
  const sentences = sentencesOf(message);
  const isOwn =
    ofOwn.test(askedIn(withPlainApostrophes(message))) || sentences.some(complainsOfOwn) || turnsBackToOneself(message);
  return isOwn && !asksOfAnother(message);
}

/** What is asked names somebody, or goes on about them. */
export function asksOfAnother(message: string): boolean {
  const asked = askedIn(withPlainApostrophes(message));
  return ofAnother.test(asked) || ofKin.test(asked);
}

function sentencesOf(message: string): readonly string[] {
  return withPlainApostrophes(message).split(/(?<=[.!?;])\s+/);
}

/** "And for her?": back to the one who is looked after. */
export function turnsToOwner(message: string, profileName: string | null): boolean {
  const isNamed = profileName !== null && message.toLowerCase().includes(profileName.toLowerCase());
  return isNamed || ofAnother.test(message);
}

const ofOwn = new RegExp(
  String.raw`\b(?:me|myself|mine|my own|i (?:have|get|feel|need|take|caught|sleep|can't|cannot)|i'(?:m|ve)|my (?!${relation}\b)\w+)\b`,
  'i',
);
const ofKin = new RegExp(String.raw`\b(?:my|our|the) (?:\w+ )?${relation}\b`, 'i');
const caring = 'look(?:ing)? after|car(?:e|ing) for|ask(?:ing)? for|writ(?:e|ing) for|here for';
/** "He is my father in law": of the one of the profile. */
const whoTheyAre = new RegExp(String.raw`\b(?:he|she)(?:'s| is) my (?:\w+ )?${relation}(?:[- ]in[- ]law)?\b`, 'i');
const role = choice(
  /carers?|caregiver|nurse|guardian|helper|nanny|au pair|child ?minder|babysitter|teacher|support worker|step(?:mum|mom|dad|mother|father)|grand ?daughter|grandson|godmother|in-laws?/,
  relation.slice(1, -1),
);
const ofThem = String.raw`(?:his|her|their|the|\p{L}{2,20}'?s|\p{L}{2,20}'s)`;
const greeting = String.raw`^\W*(?:(?:hi|hello|hey|good \w+|dear \w+)\W+)?`;
const writes = String.raw`(?:here|writing|typing|speaking|asking)\b(?! (?:for|about) my)`;
const claims = [
  new RegExp(String.raw`${greeting}(?:it'?s |this is )?${ofThem} (${role}) ${writes}`, 'iu'),
  new RegExp(String.raw`${greeting}(?:it'?s |this is |i'?m )?(?:a |an |the )?(carer|caregiver) ${writes}`, 'iu'),
  new RegExp(
    String.raw`\b(?:i'?m|i am|it'?s|this is) (?:his|her|their|\p{L}{3,20}'?s) (?:\p{L}+ )?(${role})\b(?! (?:who|that|i|with|on|has|is)\b)`,
    'iu',
  ),
];
const looksAfter = new RegExp(String.raw`\bi(?:'m| am)? (?:${caring}) (?:him|her|them)\b`, 'iu');
const ofWriter = new RegExp(
  choice(
    /^\W*(?:(?:and|but|so|ok|okay|now|also|thanks?|thank you|thx|gracias|merci|danke|great|right)\b\W*)*(?:(?:what|how) about )?(?:for )?(?:me|myself)\b(?! to (?:give|help))/,
    oneOf(
      /^\W*(?:mine|me|same here)\b(?: (?:as well|too|also))/,
      /\b(?:for myself|meself|mesel|mesen)\b/,
      /\bi (?:could|would|might) (?:do with|use|need|like|want)\b/,
      /\bi(?:'?m| am) (?:\w+ )?(?:\d{2}\b(?! (?:weeks|minutes))|pregnant|nursing|breast ?-?feeding)/,
      /\bi (?:have|get|got|need|want|feel) (?:it|that|the same|this) (?:too|as well|myself|also)\b/,
    ),
    /\bcan i (?:also )?(?:have|take|drink|use|try) (?:it|that|some|one|this)\b(?: (?:too|as well|myself|also))?\W*(?:$|[,.;?])/,
  ),
  'i',
);
const ofAnother = /\b(?:he|she|him|her|his|hers)\b/i;
