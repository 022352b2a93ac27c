import { choice, oneOf, sequence } from '../../resolve/phrases.ts';
import { replacerOf } from '../../resolve/patterns/quick-patterns.ts';
import { everydayByCause } from './everyday-by-cause.ts';
import { everydayCollisions } from './everyday-collisions.ts';
import { everydayComplaints } from './everyday-complaints.ts';
import { everydayCourse } from './everyday-course.ts';
import { complaintPictures } from './complaint-pictures.ts';
import { everydayExplained } from './everyday-explained.ts';
import { everydayFigures } from './everyday-figures.ts';
import { everydayKnownByName } from './everyday-known-by-name.ts';
import { everydayKnownCause } from './everyday-known-cause.ts';
import { everydayLessons } from './everyday-lessons.ts';
import { everydayBurning } from './everyday-lasting.ts';
import { everydayLooks } from './everyday-looks.ts';
import { everydayTaking } from './everyday-taking.ts';
import { everydaySlips } from './everyday-slips.ts';
import { everydaySport } from './everyday-sport.ts';
import { everydayTurns } from './everyday-turns.ts';
import { everydayWarnings } from './everyday-warnings.ts';
import { everydayWorkAndWit } from './everyday-work-and-wit.ts';
import type { Found } from './found.ts';
import { isGeneralQuestion, isHypothetical, isOfAnAnimal } from './frames.ts';
import { idioms } from './idioms.ts';
import { moreOrdinaryThings } from './ordinary-turns-of-phrase.ts';
import { ordinaryThings } from './ordinary.ts';
import { isPast, present } from './past.ts';
import { quotedWarnings } from './quoted-warnings.ts';
import { settledThings } from './settled.ts';
import { byAccident, curiosity, denied, fiction, somebody } from './words/harmless-words.ts';
import { blank } from '../../resolve/blank.ts';

/** A message without its idioms; each leaves as many blanks, so that places stay. */
export const withoutIdioms: (text: string) => string = replacerOf(() =>
  [
    ...quotedWarnings,
    ...complaintPictures,
    ...everydayExplained,
    ...everydayCollisions,
    ...everydayKnownCause,
    ...everydayFigures,
    ...everydayTaking,
    ...everydayTurns,
    ...everydaySlips,
    ...everydayLooks,
    ...everydayCourse,
    ...everydayBurning,
    ...everydayWarnings,
    ...everydayWorkAndWit,
    ...everydayLessons,
    ...everydaySport,
    ...idioms,
    ...ordinaryThings,
    ...moreOrdinaryThings,
    ...settledThings,
    ...everydayComplaints,
  ].map((idiom) => [idiom, blank]),
);

/** A message without complaints whose cause or name is told, and is an everyday one. */
export const withoutExplained: (text: string) => string = replacerOf(() =>
  [...everydayByCause, ...everydayKnownByName].map((explained) => [explained, blank]),
);

const feared =
  /\b(?:afraid|scared|frightened|worried|anxious|fear|phobia|terrified|paranoid|dread|worry) (?:of|about) (?:\w+ )?(?:having|getting|an? |ever |that |(?:accidentally )?(?:overdosing|poisoning) )[^.?!]{0,24}$/i;
const askedOf =
  /^\s*(?:is|are|can|could|does|do)\b[^.?!]*\b(?:side effects?|symptoms?|signs?|caused by|linked to|related to)\b/i;

const deniedAtTheEnd = oneOf(
  sequence(
    /\b(?:no|without)(?: any)? /i,
    choice(
      /fever|chills|pain|rash|blood|bleeding|vomiting|swelling|temperature|numbness|discharge/,
      /sweating|dizziness|redness|pus|blisters?|peeling|wheez\w*|breathlessness/,
    ),
    /$/,
  ),
  sequence(
    /\b(?:doesn't|don't|isn't|didn't|not) (?:really |even |actually |at all )?/i,
    /(?:hurt|hurting|painful|tight|ache|aching|heavy|bleeding|swollen|numb|confused|burn|itch)$/,
  ),
);

/** "Never had a seizure before, just had one". */
const firstOne =
  /^s?(?: \w+){0,2} (?:before|until|till)\b[^.?!]{0,24}\b(?:one|it|now|just|today|yesterday|tonight|this|last)\b/i;

/** "No slurring or weakness until ten minutes ago". */
const notAnyMore =
  /^[^.?!;]{0,40}\b(?:until|till) (?:(?:about|just|an?|half|some|the|\w+) ){0,3}(?:ago\b|now\b|today|tonight|yesterday|this (?:morning|afternoon|evening)|last night|breakfast|lunch|dinner|\d)/i;

/** "no chest pain", "I don't have fever or a stiff neck". */
export function isDenied({ before, matched, after }: Found): boolean {
  if (deniedAtTheEnd.test(matched)) return true;
  if (firstOne.test(after) || notAnyMore.test(after)) return false;
  if (/^[\w ]{0,14}\?\s*(?:no|none|nope|not)\b/i.test(after)) return true;
  return (
    denied.test(before.slice(-72)) &&
    !/\b(?:why (?:is|are|do)n't|not sure|don't know|not only|no idea)\b/i.test(before.slice(-72))
  );
}

/** What a rule hears beside people in need: questions meant in earnest, or animals, whom a poison harms alike. */
export type Heeding = 'people' | 'questions' | 'animals';

/** In a book, long past, or asked out of curiosity. */
export function isHarmless(found: Found, heeding: Heeding): boolean {
  if (isFiction(found) || isPast(found)) return true;
  if (heeding === 'questions') return isAccident(found);
  return isCuriosity(found) || (heeding === 'people' && isOfAnAnimal(found));
}

const cutOrBurnt = /\b(?:cut|cuts|cutting|slic\w+|slash\w*|slit|burn\w*|scratch\w*)\b/i;

/** A cut wrist in the kitchen is no sign of despair. */
function isAccident({ sentence, matched }: Found): boolean {
  return cutOrBurnt.test(matched) && byAccident.test(sentence) && !/\bon purpose\b|\bmyself\b/i.test(sentence);
}

const ofAStory = oneOf(
  /\bmy (?:main )?(?:character|protagonist|heroine|hero|villain|druid|wizard|avatar|sims?|novel|story)\b/gi,
  sequence(
    /\b(?:in|from|of|for) (?:my|our) (?:\w+ )?/gi,
    /(?:text-?books?|case stud(?:y|ies)|exam|quiz|lectures?|notes|homework|assignment|textbook)\b/,
  ),
  /\b(?:told|tells|telling|showed) (?:me|us) (?:about|of)\b/gi,
  sequence(
    /\b(?:i|we) (?:just |once )?(?:saw|watched|read) (?:a|an|the|this) (?:\w+ )?/gi,
    /(?:film|movie|book|documentary|show|series|video|clip|play|drama|novel|story)/,
    / (?:where|in which|about|with)\b/,
  ),
);

/** "A character kills herself and I want to do the same." */
const wantsTheSame = /\bi(?: want| wish|'ll| will|'m going| am going|'d like)\b/i;

function isFiction({ isLesson, sentence, before, matched }: Found): boolean {
  const own = `${before.slice(-28)} ${matched}`.replaceAll(ofAStory, '');
  if (isLesson && !/\b(?:i|i'?m|i've|my|me|myself)\b/i.test(own)) return true;
  if (!fiction.test(sentence)) return false;
  return (
    !/\b(?:i|i'?m|i've|my|me|myself)\b/i.test(own) ||
    (/\b(?:novel|character|essay|scene|screenplay)\b/i.test(before.slice(-40)) && !wantsTheSame.test(matched))
  );
}

/** "how much milk thistle for the 50 tablets I swallowed" asks, and tells what was done. */
const done = oneOf(
  sequence(
    /\b(?:i|i've|he|he's|she|she's|we|they|mine|who|(?:my|our|his|her) \w+)/i,
    /(?: have| has| had| just| already| accidentally){0,2} /,
    choice(
      /took|taken|swallowed|swallows|ate|eaten|drank|drunk|necked|downed|injected|chewed|overdosed/,
      /had (?:about |like |around |over )?\d+/,
    ),
    /\b/,
  ),
  sequence(
    /(?<!\blike )\b(?:mine|he|she|i|we|(?<!\blike )(?:my|our|his|her) (?:\w+ )?\w+)/i,
    /(?: just| also| already)* (?:did|has|have)(?=\W*$|[,.!?;]| (?:and|so|today|too|now|some)\b)/,
  ),
);

const ofMine = oneOf(
  sequence(
    /^[^.?!]{0,30}\?\s*(?:(?:asking|only|just|cos|cause|because|as|since|and) )*/i,
    /(?:mine(?! (?:is|are) (?:all )?(?:fine|ok|okay|well|good|normal|healthy)\b)|i have|i've|i do|because|(?:i|he|she|we|my \w+) (?:just )?(?:took|had|ate|swallowed|drank|has|did))\b/,
  ),
  /^[^.?!]{0,30}[,;] mine (?:is|are|was|came|keeps?|feels?|looks?|has)\b(?! (?:all )?(?:fine|ok|okay|well|good|normal|healthy)\b)/i,
);

function isCuriosity({ sentence, before, matched, after }: Found): boolean {
  if (done.test(sentence) || ofMine.test(after)) return false;
  if (present.test(sentence.replaceAll(/\bjust\b/gi, ''))) return false;
  if (feared.test(`${before}${matched.split(' ')[0] ?? ''} `)) return true;
  if (isHypothetical(before) || isGeneralQuestion(sentence)) return true;
  const clause = `${before.split(/[,;]/).at(-1) ?? ''}${matched}${after.split(/[,;.?!]/)[0] ?? ''}`;
  if (/(?<!\b(?:tell|show|teach|explain to|ask|asked) )\b(?:me|mine|ours)\b/i.test(clause)) return false;
  return (curiosity.test(before) || askedOf.test(sentence)) && !somebody.test(`${before} ${matched}`);
}
