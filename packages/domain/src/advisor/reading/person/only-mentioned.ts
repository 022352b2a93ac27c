import { usesFromText } from '../../../herbs/uses-from-text.ts';
import { lately } from '../../../resolve/lately.ts';
import { choice } from '../../../resolve/phrases.ts';
import { readText } from '../../../resolve/read.ts';
import { asksForOneself } from './asks-for-oneself.ts';
import { askedIn } from './asked-in.ts';
import { complainsOfOwn } from './own-matter.ts';
import { factsIn } from './message-facts.ts';
import { anyoneNamed, relation, theirs } from './relation-words.ts';
import { namesAHerb } from '../named-things/names-a-herb.ts';

/**
 * Somebody is named beside what is asked for oneself: "what calms the nerves, the wife had kava in Fiji?", "my friend has amazing
 * skin off them, should I?". Whom it is for is asked for in so many words, or something ails them and nobody else.
 */
export const isOnlyMentioned: (text: string) => boolean = lately((text) => {
  if (isMyTurn.test(text)) return true;
  const asked = askedIn(text);
  if (!anyoneNamed.test(text) || asksForThem.test(asked) || worriesForThem.test(asked)) return false;
  const isOwn = ofOneself.test(asked) || complainsOfOwn(text);
  if (isOwn && (asksForOneself(text) || !ailsThem(text))) return true;
  return (asksBefore.test(text) || followsAHerb(text)) && !ailsThem(text) && !takesAMedicine(text);
});

/**
 * "She won't. I'm on nothing, just flushing ten times a night. Same answer?", after the sister: what is asked names nobody, and
 * the trouble or the illness is one's own.
 */
export const turnsBackToOneself: (text: string) => boolean = lately((text) => {
  const asked = askedIn(text);
  if (goodForMe.test(asked) || caughtItToo.test(text)) return true;
  if (pronoun.test(asked) || anyoneNamed.test(asked) || asksForThem.test(asked) || worriesForThem.test(asked))
    return false;
  if (asksForMe.test(asked)) return true;
  const clauses = text.split(/[.;?!,]|\b(?:and|but)\b/i);
  return complainsOfOwn(text) || clauses.some(tellsOwnFact) || clauses.some((clause) => ownState.test(clause));
});

/** "My mother says sage, is it good for me?", after the child. */
const goodForMe =
  /\b(?:good|ok|okay|safe|fine|bad|suitable|all ?right|alright|allowed|something|right|better|harmful) for (?:me|myself)\b(?! to (?:give|help|use on))/i;
/** "I have caught it too, sore throat and all", after the child. */
const caughtItToo =
  /^\W*(?:(?:and|but|so|now|also)\b\W*)*i(?:['’]ve| have|['’]m| am)? (?:now |also )?(?:caught|got|getting|have|catching) (?:it|the same|his|hers|her cold|their cold)(?: (?:thing|cold|cough|bug))?,? (?:too|as well|now|also|myself)\b/i;
/** "No honey for him then. And me, how many days?" */
const asksForMe =
  /^\W*(?:(?:and|but|so|now|ok|well)\W+)*(?:(?:what|how) about |as for |for )?(?:me|myself)\b(?! (?:to give|to help|with (?:him|her|them)))/i;
/** "The kids have had it, now it's my turn." */
const isMyTurn = /\b(?:now )?it(?:'s| is) my turn\b/i;

/** "I've arthritis in both thumbs", "I'm 26". */
function tellsOwnFact(clause: string): boolean {
  if (!ownClause.test(clause) || anyoneNamed.test(clause) || pronoun.test(clause)) return false;
  const { conditions, medicines, pregnant, breastfeeding, ageYears } = factsIn(clause);
  return conditions.length + medicines.length > 0 || pregnant || breastfeeding || ageYears !== null;
}

/** "I gave up the fags for it", "mine are shot", "now my problem": of oneself, and of no care for another. */
const ownState = new RegExp(
  String.raw`^\W*(?:(?:well|ok|meanwhile|now|also|though|because|cos|here|actually|only|so|on my side)\b[ ,]*)*(?:i(?:['’](?:m|ve|d))?|im|ive) (?:(?:also|always|now|just|still|too|myself|never|not|don't|have|am|been|got|get) )*(?:gave up|quit|stopped smoking|lie|lay|wake|sleep|suffer|snore|sweat|itch|ache|hurt|mislay|forget|bruise|bleed|burned|burnt|cut|broke|twisted|caught|fast|cough|sneeze|itching|coughing|sneezing|flushing|down|shattered|exhausted|knackered|stiff|sore|constipated|bunged|dizzy|sick|ill|tired|\d{2})\b|^\W*(?:(?:well|ok|now|and|but|here|meanwhile)\b[ ,]*)*(?:mine (?:is|are|has|have|was|were|hurts?|itch\w*|ach\w*)|my (?:own )?(?:problem|trouble|turn|head|back|hair|scalp|skin|knees?|hips?|feet|hands?|tum|tummy|stomach|throat|chest|eyes|legs?|side|bp|blood pressure))\b`,
  'i',
);

const ownClause =
  /^\W*(?:(?:well|ok|meanwhile|now|also|though|because|cos)\b[ ,]*)*(?:i|i'(?:m|ve)|i’(?:m|ve)|im|ive|me|my own)\b/i;

/**
 * "My baby is five weeks and has wind, my mother-in-law swears by fennel. Ok?": the one of several who are named that something
 * ails or whose age is told; whoever only says so is not meant. Null where that is nobody.
 */
export const ailingBeside: (text: string) => string | null = lately((text) => {
  const clauses = text.split(/[.;?!,]|\b(?:and|but)\b/i);
  const people = new Set(clauses.flatMap((clause) => anyoneNamed.exec(clause)?.[1]?.toLowerCase() ?? []));
  const meant = forThem.exec(text);
  const isOfTwo = meant !== null && anyoneNamed.test(text.slice(0, meant.index));
  if (isOfTwo && usesFromText(text.slice(meant.index)).length > 0) return meant[1]?.toLowerCase() ?? null;
  const ailing = clauses.find((clause) => anyoneNamed.test(clause) && !says.test(clause) && ailsThem(clause));
  return people.size < 2 || ailing === undefined ? null : (anyoneNamed.exec(ailing)?.[1]?.toLowerCase() ?? null);
});

const forThem = new RegExp(String.raw`\bfor ${theirs}\b`, 'i');
const says =
  /\b(?:says?|said|told|tells?|swears?|swore|recommend\w*|suggest\w*|reckons?|thinks?|gave|gives|brought|bought|sent|uses?|used|puts?|takes?|took)\b/i;

/** "Turmeric capsules, the strong ones. My brother-in-law is walking like a teenager": told of a herb in a sentence of its own. */
function followsAHerb(text: string): boolean {
  const sentences = text.split(/(?<=[.!?;])\s+|\n+/);
  const place = sentences.findIndex((sentence) => anyoneNamed.test(sentence));
  const before = sentences.slice(0, Math.max(place, 0)).join(' ');
  return namesAHerb(before);
}

/** A clause that names them, or goes on about them, tells of an illness, an age or a medicine. */
function ailsThem(text: string): boolean {
  return text.split(/[.;?!]|,(?! \d)|\b(?:but|so|should i|can i|could i)\b/i).some((clause) => {
    if (!anyoneNamed.test(clause) && !pronoun.test(clause)) return false;
    return (
      usesFromText(clause.replace(whatHelped, '')).length > 0 ||
      tellsOfThem.test(clause) ||
      takesAMedicine(clause) ||
      hasAnIllness(clause)
    );
  });
}

function takesAMedicine(clause: string): boolean {
  return readText(clause).mentions.some(({ kind, negated }) => kind === 'medicine' && !negated);
}

/** An illness of kin is read as none of one's own. */
function hasAnIllness(clause: string): boolean {
  return /\b(?:has|got|with)\b/i.test(clause) && readText(clause).mentions.some(({ kind }) => kind === 'condition');
}

const kin = relation.replace('(', '(?:');
const pronoun = /\b(?:he|she|his|her|him)\b/i;
const ofOneself = new RegExp(
  String.raw`\b(?:i|i['’](?:m|ve|d|ll)|im|ive|me|mine|myself|my(?! (?:\w+ ){0,4}?${kin}\b)(?! (?:age|size|weight)\b)(?=\b))\b`,
  'i',
);
/** What a thing is praised for ails nobody: "has amazing skin off them", "slept like a baby with it". */
const whatHelped =
  /\bin bulk\b|\b(?:amazing|great|good|lovely|glowing|better|perfect|clear|no|fewer|less) (?:\w+ )?\w+ (?:off|from|with|on|since|after)\b[^,.;?!]*|\b(?:slept|sleeps?) (?:like|so|much|really)[^,.;?!]*|\b(?:for|against|with) (?:his|her|their) \w+[^,.;?!]*/gi;
const tellsOfThem =
  /\b(?:is|was|aged?|turned|who is|,) \d{1,2}\b|\b(?:pregnant|nursing|breast ?-?feeding|diabetic|allergic|ill|sick|poorly|in pain|operation|surgery|stroke|cancer|dementia|wreck|restless|agitated|confused|unsettled|worked up|exhausted|worn out)\b|\b(?:his|her|their) \w+ (?:is|are|has|have|keeps?|hurts?|itch\w*|burn\w*|bleed\w*|swell\w*|look\w*)\b/i;
/** Herbs are asked for before anybody is named: "what about vitamin A then, my friend takes it". */
const asksBefore = new RegExp(
  String.raw`^[^.?!]*\b(?:what|which|how|is|are|any|should|can|could)\b(?![^.?!]{0,20}\b${theirs})[^.?!]*(?:,|\bthen\b|\bcos\b|\bbecause\b|\bas\b|\bsince\b|\blike\b|[?!.]) ?(?:\w+ ){0,2}?${theirs}\b[^?]*$`,
  'i',
);
/** "Should I be concerned?", of somebody. */
const worriesForThem =
  /\b(?:should|shall|must|do) i (?:be )?(?:concerned|worried|worry|tell|say|warn|call|ring|take (?:him|her))\b(?! if i\b)|\basks? me\b/i;
const recipient = choice(
  String.raw`${theirs}`,
  /him|them|hers|theirs|he|she|(?:his|her|their) (?!advice|word|own)\w+/,
  /her(?=\W*$|[,.;?!]| (?:too|as|instead|and|or|if|with|when|now|then|at|in|on|to|for|have|take)\b)/,
);
const asksForThem = new RegExp(
  String.raw`\b(?:can|could|may|might|should|shall|must|would|will|does|do|did|is|are|has|what's|for|to|with|give|giving|gave|help|helps|helping|suits?|hurt|harm|about|let|on|tell|offer|make|buy|sell|bring|fetch|get|through|into|under|near) (?:it |that |this |some |these |those )*(?:to |for )?${recipient}`,
  'i',
);
