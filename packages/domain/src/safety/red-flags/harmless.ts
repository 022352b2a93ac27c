import { everydayFigures } from './everyday-figures.ts';
import type { Found } from './found.ts';
import { isGeneralQuestion, isHypothetical, isOfAnAnimal } from './frames.ts';
import { idioms } from './idioms.ts';
import { ordinaryThings } from './ordinary.ts';
import { isPast, present } from './past.ts';
import { settledThings } from './settled.ts';

/** A message without its idioms; each leaves as many blanks, so that places stay. */
export function withoutIdioms(text: string): string {
  return [...everydayFigures, ...idioms, ...ordinaryThings, ...settledThings].reduce(
    (left, idiom) => left.replaceAll(idiom, (found) => ' '.repeat(found.length)),
    text,
  );
}

const fiction =
  /\b(?:novel|short story|screenplay|(?:my|the|a|main) (?:character|protagonist|heroine|hero|villain)|fiction\w*|movies?|films?|tv (?:show|series|drama)|soap opera|season finale|documentary|podcast|video ?games?|in the (?:book|story|play|series|show|game|episode|opera)|(?:murder|detective) (?:mystery|story)|essay|homework|thesis|dissertation|poem|lyrics|song|shakespeare|hamlet|romeo|juliet|agatha christie|sherlock|socrates|cleopatra|ancient|medieval|victorian|renaissance|roman (?:emperor|empire)s?|\d{2}th[- ]century|mytholog\w+|folklore|legend|fairy ?tale|in history|historical\w*|emperor|borgia|mozart|napoleon|crossword|trivia|quiz|anatomy class|exam question)\b/i;
const curiosity =
  /\b(?:(?:what|which|who|where|when|why|how) (?:happens?|is|are|was|were|got|'s|do|does|did|can|should|would|causes?|makes?|to|many|much|common|likely|often|long)|what'?s|is it (?:true|possible|safe|dangerous|poisonous|toxic)|(?<!(?:showing|shows?|has|having|have|with|got|these|is this|are these) (?:the |all the |early )?)(?:signs?|symptoms?|causes?|risks?|chances?|odds|prevention|history|treatment|first aid|treating|recogni[sz]ing|danger) (?:of|for)|(?:prevent\w*|avoid(?:ing)?|reduc\w+|lower(?:ing|s)?(?= (?:my|the|your|risk|chance|his|her|our|odds))|protect\w* (?:against|from)) (?:\w+ ){0,4}|difference between|tell me about|learn(?:ing)? about|read(?:ing)? about|explain|define|meaning of|(?:can|could|does|do|will|would|might|may) (?!i |my |he |she |we |they )(?:\w+ ){1,4}(?:cause|lead to|give|make|help|trigger|prevent|treat|stop)|(?:can|could) (?:i|you|one|we|someone|people|a person) (?:\w+ )?(?=overdos|die|choke|have|get)|(?:training|course|class|awareness|charity|fundrais\w+|research|study|article|statistics|vaccine|insurance) )[^.?!]{0,40}$/i;
const feared =
  /\b(?:afraid|scared|frightened|worried|anxious|fear|phobia|terrified|paranoid|dread|worry) (?:of|about) (?:\w+ )?(?:having|getting|an? |ever |that |(?:accidentally )?(?:overdosing|poisoning) )[^.?!]{0,24}$/i;
const askedOf =
  /^\s*(?:is|are|can|could|does|do)\b[^.?!]*\b(?:side effects?|symptoms?|signs?|caused by|linked to|related to)\b/i;
/** Somebody it happens to, at the moment: then a question is a call for help. */
const somebody =
  /\b(?:i'?m|i am|i have|i've|i think|i feel|i took|i ate|i drank|i swallowed|i just|i can'?t|i keep|i got|i had|i (?:cut|hit|fell|burn\w*|broke|woke|see|saw|started|noticed|found|suddenly|feel)|my (?!risk|chances?|heart attack|stroke|odds|question|essay)|he|she|he'?s|she'?s|him|her|his|we|they|our|someone|husband|wife|son|daughter|baby|toddler|child|kid|mum|mom|dad|friend)\b/i;
const denied =
  /(?:\b(?:no|without|denies|denied|never|nor|neither|free of|not (?:having|had|experiencing|got|been|feeling)|not|(?:do|does|did|is|are|am|was|have|has|had)n't(?: (?:have|had|got|feel|been|experienced|having|any|think i'?m|lost|really|actually|want(?:ed)? to|thinking (?:of|about)|planning (?:to|on)|going to|trying to))?|rule[ds]? out)\s+)(?:(?:any|a|an|more|the|signs? of|had|been|having|thinking (?:of|about)|thoughts? (?:of|about)|planning (?:to|on)|going to|want(?:ing)? to|really|at all|currently|ever|even|pain or|actively|[\w'-]+(?:,| or| nor)(?: any| a)?|[\w'-]+ [\w'-]+(?:,| or| nor)(?: any| a)?|[\w'-]+ of [\w'-]+(?:,| or| nor)(?: any)?)\s+){0,4}$/i;

const deniedAtTheEnd =
  /\b(?:no|without)(?: any)? (?:fever|chills|pain|rash|blood|bleeding|vomiting|swelling|temperature|numbness|discharge|sweating|dizziness|redness|pus)$|\b(?:doesn't|don't|isn't|didn't|not) (?:really |even |actually |at all )?(?:hurt|hurting|painful|tight|ache|aching|heavy|bleeding|swollen|numb|confused|burn|itch)$/i;

/** "no chest pain", "I don't have fever or a stiff neck". */
export function isDenied({ before, matched, after }: Found): boolean {
  if (deniedAtTheEnd.test(matched)) return true;
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
const byAccident =
  /\b(?:accident\w*|slipped|by mistake|avocados?|cooking|chopping|peeling|kitchen|oven|stove|shav\w+|gardening|pruning|opening (?:a|an|the)|(?:on|with) (?:a |the |some )?(?:broken )?(?:glass|tin|can|fence|wire|saw|mandoline?|grater)|washing up|diy|smashed|at work|fell|falling|through (?:a |the )?(?:\w+ )?(?:glass|window)|sawing|hedge|cats?|roses?|brambles?|thorns?)\b/i;

/** A cut wrist in the kitchen is no sign of despair. */
function isAccident({ sentence, matched }: Found): boolean {
  return cutOrBurnt.test(matched) && byAccident.test(sentence) && !/\bon purpose\b|\bmyself\b/i.test(sentence);
}

function isFiction({ isLesson, sentence, before, matched }: Found): boolean {
  if (isLesson && !/\b(?:i|i'?m|i've|my|me|myself)\b/i.test(`${before.slice(-28)} ${matched}`)) return true;
  if (!fiction.test(sentence)) return false;
  const own = `${before.slice(-28)} ${matched}`.replaceAll(
    /\bmy (?:main )?(?:character|protagonist|heroine|hero|villain|druid|wizard|avatar|sims?|novel|story)\b/gi,
    '',
  );
  return (
    !/\b(?:i|i'?m|i've|my|me|myself)\b/i.test(own) ||
    /\b(?:novel|character|essay|scene|screenplay)\b/i.test(before.slice(-40))
  );
}

/** "how much milk thistle for the 50 tablets I swallowed" asks, and tells what was done. */
const done =
  /\b(?:i|i've|he|he's|she|she's|we|they|mine|who|(?:my|our|his|her) \w+)(?: have| has| had| just| already| accidentally){0,2} (?:took|taken|swallowed|swallows|ate|eaten|drank|drunk|necked|downed|injected|chewed|overdosed|had (?:about |like |around |over )?\d+)\b|(?<!\blike )\b(?:mine|he|she|i|we|(?<!\blike )(?:my|our|his|her) (?:\w+ )?\w+)(?: just| also| already)* (?:did|has|have)(?=\W*$|[,.!?;]| (?:and|so|today|too|now|some)\b)/i;

const ofMine =
  /^[^.?!]{0,12}\?\s*(?:mine|i have|i've|i do|because|(?:i|he|she|we|my \w+) (?:just )?(?:took|had|ate|swallowed|drank|has|did))\b/i;

function isCuriosity({ sentence, before, matched, after }: Found): boolean {
  if (done.test(sentence) || ofMine.test(after)) return false;
  if (present.test(sentence.replaceAll(/\bjust\b/gi, ''))) return false;
  if (feared.test(`${before}${matched.split(' ')[0] ?? ''} `)) return true;
  if (isHypothetical(before) || isGeneralQuestion(sentence)) return true;
  return (curiosity.test(before) || askedOf.test(sentence)) && !somebody.test(`${before} ${matched}`);
}
