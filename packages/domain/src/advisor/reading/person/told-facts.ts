import type { Person } from '../../../safety/person/person.ts';
import { tellsOfMuchDrink } from '../../../conditions/drink-amounts.ts';
import { findMedicineProfile } from '../../../medicines/catalogue.ts';
import { anyPhrase, oneOf, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { readText } from '../../../resolve/read.ts';
import { bookedOperation } from './booked-birth.ts';
import type { Subject } from './subject.ts';
import { listed, wordingFor } from '../../wording/html.ts';
import { medicineName } from '../../wording/names.ts';

/** What a message tells of a person, in a few words; empty when it tells nothing. */
export function toldFacts(
  question: string,
  facts: Person,
  {
    isReply,
    subject: { person, isOther },
    profile: owner,
  }: { readonly isReply: boolean; readonly subject: Pick<Subject, 'person' | 'isOther'>; readonly profile: Person },
): readonly string[] {
  const text = withPlainApostrophes(question);
  const profile = isOther ? null : owner;
  const medicines = facts.medicines.filter(
    ({ id, text: typed }) => id !== 'alcohol' && !isKnownTaken(id, profile) && !isAskedOf(typed, text),
  );
  // What a known medicine implies is no news either.
  const isRestated = medicines.length < facts.medicines.length;
  const conditions = facts.conditions.filter(
    ({ id, text: typed }) =>
      (profile?.conditions.every((each) => each.id !== id) ?? true) &&
      (!isRestated || text.toLowerCase().includes(typed.toLowerCase())),
  );
  const ended = question.includes('?') ? [] : endedIn(question, person);
  const isTold =
    ended.length > 0 ||
    isReply ||
    (facts.conditions.length > 0 && (addedInShort.test(text) || toldShortly.test(text))) ||
    (facts.allergens.length > 0 && !text.includes('?')) ||
    (facts.drinksAlcohol && likesADrink.test(text)) ||
    (!text.includes('?') && tellsOfMuchDrink(text)) ||
    (facts.tryingToConceive && triesShortly.test(text)) ||
    (facts.pregnant && !text.includes('?') && testedPositive.test(text)) ||
    tellsOfAPerson.test(text) ||
    bookedOperation(question) !== null ||
    facts.surgeryPlanned !== null ||
    (facts.medicines.length > 0 && startsAMedicine.test(text));
  if (!isTold || supposes.test(text) || inGeneral.test(text)) return [];
  return [
    ...(facts.ageYears === null ? [] : [age(facts.ageYears)]),
    ...(facts.gender === null ? [] : [facts.gender]),
    ...(facts.pregnant && !onlyAChildsAge.test(text) ? [onlyLate.test(text) ? 'perhaps pregnant' : 'pregnant'] : []),
    ...(facts.breastfeeding ? ['nursing'] : []),
    ...(facts.tryingToConceive && facts.conditions.every(({ id }) => id !== 'trying-to-conceive')
      ? [forLater.test(text) ? 'a child planned for later' : 'trying to conceive']
      : []),
    ...(facts.saysNotPregnant ? ['not pregnant'] : []),
    ...(medicines.length > 0 ? [`taking ${listed(medicines.map(withArticle))}`] : []),
    ...endedIn(question, person).map((name) => `not taking ${name}`),
    ...(facts.saysNoMedicines &&
    !/\bteas?\b/i.test(question) &&
    facts.medicines.length === 0 &&
    person.medicines.length === 0
      ? ['no medicines']
      : []),
    ...conditions.map(({ name }) => name),
    ...(facts.allergens.length > 0 ? [`allergic to ${listed(asTyped(facts.allergens))}`] : []),
    ...(facts.drinksAlcohol ? ['drinking alcohol'] : []),
    ...(facts.surgeryPlanned === null
      ? []
      : [justHad.test(facts.surgeryPlanned) ? 'an operation just had' : 'an operation planned']),
  ];
}

/** "Toes on fire, ibuprofen do?", "can i have nurofen": a medicine that is asked for is none that is taken. */
function isAskedOf(typed: string, text: string): boolean {
  const [before, after] = text.toLowerCase().split(typed.toLowerCase());
  if (before === undefined || after === undefined) return false;
  return /\b(?:can|could|may|should|shall) i (?:just |still |also )?(?:take|have|use|pop) (?:an? |some |my )?$/.test(
    before,
  )
    ? !/\b(?:with|beside|and|while|together)\b/.test(after)
    : /^(?:\W+(?:for (?:it|that|this|my \w+)|tablets?|gel))?\W+(?:do|ok(?:ay)?|fine|al+ ?right|any good|help|work|safe|instead|then)(?: (?:it|then|instead|for \w+))?\W*$/.test(
        after,
      );
}

/** "They raised my lithium", "is it the statin?": of what stands in the profile nothing is to be noted. */
function isKnownTaken(id: string, profile: Person | null): boolean {
  const classesOf = (own: string) => [...(findMedicineProfile(own)?.classes ?? [])];
  return (
    profile?.medicines.some((own) => own.id === id || classesOf(own.id).some((each) => id === `class:${each}`)) ?? false
  );
}

/** "I'm 8 days late, testing tomorrow": treated as one, and not said to be. */
const onlyLate = /^(?![^]*\b(?:pregnan\w*|expecting|positive)\b)[^]*\b(?:late|overdue|missed|test(?:ing|ed)?)\b/i;

/** "The test came up positive this morning", "two lines on the stick". */
export const testedPositive =
  /\b(?:tests?|stick)\b[^.?!]{0,30}\bpositive\b|\bpositive (?:pregnancy )?test\b|\b(?:two|2) (?:\w+ )?lines\b/i;

/** "I like a few tinnies after work." */
const likesADrink =
  /^(?![^]*\?)\W*(?:(?:and|but|also|well|oh|though)\b[ ,]*)*(?:i|he|she|we|they)\b[^.?!]{0,24}\b(?:likes?|have|has|having|enjoys?|loves?|sinks?|neck|downs?|partial|fond|go|goes|been|usually|always)\b/i;

/** "Gallstones too", "glaucoma by the way". */
const addedInShort =
  /^\W*(?:(?:and|oh|also|plus|well)\b[ ,]*)*(?:[\w'-]+ ){1,4}(?:too|as well|btw|by the way|on top)\W*$/i;

/** "Had an ulcer last year", "prone to gallstones", "my ulcer bled": told of oneself without an "I". */
export const toldShortly = oneOf(
  /^\W*(?:(?:and|but|oh|also|well|yes|though|sorry|btw|by the way|(?:i )?(?:forgot|should(?:'ve| have| of))(?: to)?(?: say| said| mention(?:ed)?)?|(?:i'?ve|have) )\b[ ,:]*)*(?:had|used to have|prone to|diagnosed with|recovering from|living with) [^?]{3,60}$/i,
  /^\W*(?:(?:and|but|oh|also|well)\b[ ,]*)*(?:[\w'-]+ ){1,3}(?:\w+ (?:years?|months?|weeks?) ago|last (?:year|spring|summer|autumn|winter|month)|in (?:19|20)\d\d|years ago)\b[^?]{0,24}$/i,
  /^\W*(?:(?:and|but|oh|also|well)\b[ ,]*)*my (?:\w+ ){0,2}ulcers?\b[^?]{2,30}$/i,
  /^\W*(?:(?:and|but|oh|also|well)\b[ ,]*)*got (?:an? |some |bad |stomach )*(?:ulcers?|gallstones|glaucoma|epilepsy|diabetes|kidney|liver|heart)\b[^?]{0,24}$/i,
);

/** "Trying for a baby btw", "probs should of said were ttc". */
const triesShortly =
  /^(?![^]*\?)(?:\W|(?:and|but|oh|ugh|also|well|yes|sorry|btw|by the way|probs|probably|i|(?:should|shouldve|should've|meant|forgot|forgotten)(?: to| have| of)?|say|said|mention(?:ed)?|told you)\b)*(?:(?:we|i)(?:['’]?re|['’]?m| are| am)|were|im|me and my \w+ are)? ?(?:also |now |actually |currently |both )*(?:trying (?:for|to)|ttc|hoping (?:for|to)|planning (?:for|to|on)|doing ivf)\b[^.?!]{0,40}\W*$/i;

/** "What if I drink wine with it?" tells nothing yet. */
const supposes =
  /^\W*(?:(?:and|but|so|ok)\b[ ,]*)*what (?:if|happens (?:if|when))\b[^.?!]{0,24}\b(?:drink|wine|beers?|alcohol|spirits|gin|whisk(?:e)?y|vodka|cocktails?)\b/i;

/** "I read that greens are banned on warfarin" tells of nobody. */
const inGeneral =
  /\b(?:is|are|was|were|be) (?:\w+ )?(?:banned|forbidden|allowed|off limits|not allowed|dangerous|bad|unsafe|out) (?:on|with|for people on|if you(?:'re| are) on|while on|when on)\b/i;

/** One name for each that was typed: aspirin without the groups it stands for. */
function asTyped(allergens: Person['allergens']): string[] {
  return [...new Map(allergens.toReversed().map(({ text, name }) => [text.toLowerCase(), name])).values()].toReversed();
}

/** A kind of medicine is one of many: "an antidepressant". */
function withArticle(medicine: Person['medicines'][number]): string {
  const name = medicineName(medicine);
  const isOne = medicine.id.startsWith('class:') && oneOfAKind.test(name);
  return isOne ? `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}` : name;
}

const oneOfAKind =
  /(?:pill|antidepressant|thinner|blocker|statin|steroid|inhibitor|tablet|inhaler|painkiller|antibiotic|diuretic|laxative|antihistamine|sedative|triptan|nitrate|contraceptive|vaccine)$/i;

/** "I had a tooth pulled this morning" */
export const justHad =
  /\b(?:had|after|since)\b(?![^.?!]*\b(?:next (?:week|month|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|tomorrow|(?:this )?coming)\b)|\bgot\b(?![^.?!]*\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:the )?\d{1,2}(?:st|nd|rd|th)|next|tomorrow|coming|soon|in (?:\w+ ){1,2}(?:days?|weeks?|months?)|planned|booked|scheduled)\b)/i;

/** "I stopped taking warfarin last year", where it counts as taken no more. */
function endedIn(question: string, person: Person): readonly string[] {
  const isTaken = (id: string) => person.medicines.some((each) => each.id === id);
  const ended = readText(question).mentions.filter(
    ({ kind, negated, allergy, id }) =>
      kind === 'medicine' && negated && !allergy && !isTaken(id) && !['alcohol', 'caffeine'].includes(id),
  );
  return [...new Set(ended.map(medicineName))];
}

/** A short word that repeats what was understood, so that a slip can be put right; what is kept is said once. */
export function thanksFor(facts: readonly string[], { isOther, who }: Subject, said: string): string {
  const about = isOther ? ` about ${who}` : '';
  const noted = `${wordingFor(thanks, facts.join() + String(said.length))}${about}: ${facts.join(', ')}.`;
  return said.includes(kept) ? noted : `${noted} ${kept}`;
}

/** Whether an answer took what it answers for a fact about somebody, or for an effect of what was taken, and for no wish. */
export function tookForAFact(answer: string): boolean {
  return thanks.some((start) => answer.startsWith(start)) || answer.startsWith('I am sorry. Take no more of it');
}

const thanks = ['Thank you, I noted', 'Noted', 'I have noted'];
const kept = 'I keep that for this conversation only; the profile stays as it is.';

function age(years: number): string {
  if (years < 1) return 'under one year old';
  return `${Math.floor(years)} years old`;
}

const people =
  /i|i'm|im|i've|i'd|he|she|they|he's|she's|my (?:\w+ )?(?:daughter|son|child|mother|father|husband|wife|baby|partner)/;
/** "She's 5 months", of a baby. */
const onlyAChildsAge =
  /^\W*(?:and |but |well,? |oh,? )?(?:he|she|baby|it)(?:'s|’s| is) (?:only |just |now |about |nearly )*\w+ (?:days?|weeks?|months?)(?: old)?(?: now)?\W*$/i;
const tellingWords = /am|is|are|take|takes|have|has|had|drink|drinks|smoke|'m|no|not|years?|pregnant|nursing/;
const tellsOfAPerson = new RegExp(
  [
    String.raw`\b(?:i'm|im|he's|she's)\s+(?:an? |also |a bit |so |very |still )*\w+`,
    String.raw`\bmy (?:\w+ )?(?:doc|doctor|gp|specialist|midwife|nurse|cardiologist) (?:said|says|told me|found|thinks)(?: that)? (?:my|i have|i've|i am|i'm|im|it's)\b`,
    String.raw`\bmy (?:blood )?(?:pressure|sugar|cholesterol) (?:is|was|runs|has been)(?: \w+){0,2} (?:high|low|raised|up)\b`,
    String.raw`\bmy (?:thyroid|liver|kidneys?|heart|eyes?|stomach) (?:is|are|was|were|has|have|got)\b`,
    String.raw`\b(?:i|he|she|we)(?:'ve|'s)? (?:also |now |still |often |always |only |just )*(?:gets?|got|suffers?|feels?|reacts?|allergic)\b`,
    String.raw`\b(?:only )?(?:one|1) kidney\b`,
    String.raw`^\W*(?:(?:and|oh|also|btw|on) )*(?:home |ha?emo-?|peritoneal )?dialysis\b`,
    String.raw`\bmy (?:bloods?|blood tests?|labs?|bloodwork|liver|kidneys?|heart|thyroid|sugars?|pressure)(?: (?:tests?|enzymes|values|function|numbers))?(?:'s| is| are| was| were| has| have)\b`,
    String.raw`\bi (?:bruise|bleed) (?:so |very |really )?(?:easily|a lot|badly|quickly)\b`,
    String.raw`\b(?:having|getting) (?:my |a |the |some )?(?:bloods?|blood tests?|bloodwork|blood work|labs)\b`,
    String.raw`\b(?:${people.source})\b.*\b(?:${tellingWords.source})\b`,
    // The bare reply to a question: "none", "34", "yes".
    String.raw`^\s*(?:no|none|nothing|\d{1,3}|yes)\b`,
    String.raw`\bwe(?:'re| are)\b.*\b(?:trying|expecting|pregnant)\b`,
    String.raw`\bno medic\w+`,
    String.raw`\b(?:ivf|icsi|iui)\b(?! (?:worked|failed))`,
    String.raw`\b\d{1,3} years?\b`,
  ].join('|'),
  'i',
);
const startsAMedicine = anyPhrase(
  /finish(?:ing|ed)?/,
  /course of/,

  'added',
  'started',
  'put',
  'prescribed',
  'gave',
  'switched',
  'now on',
  'forgot',
  'on',
);

/** "We might start a family next year" */
const forLater =
  /\b(?:next year|in (?:a|two|three|\d|a few|some|a couple of) years?|some ?day|one day|eventually|later on|not yet|in the future)\b/i;
