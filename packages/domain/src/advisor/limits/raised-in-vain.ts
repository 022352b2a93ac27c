import { findHerb } from '../../herbs/catalogue.ts';
import { isOfClass } from '../../medicines/is-of-class.ts';
import { oneOf, withPlainApostrophes } from '../../resolve/phrases.ts';
import { readText } from '../../resolve/read.ts';
import { hasCondition } from '../../safety/person/person.ts';
import { findRedFlag } from '../../safety/red-flags/find-red-flag.ts';
import type { RedFlag } from '../../safety/red-flags/red-flag.ts';
import type { AdvisorRequest } from '../answer.ts';
import { isBathWaterSwallowed } from '../questions/harm/swallowed-bath-water.ts';
import { herbsMeant } from '../reading/herbs-meant.ts';
import { understand } from '../reading/understanding.ts';
import { isLumpWhileNursing } from './lump-while-nursing.ts';
import { tingles, tinglesFromB6 } from './since-a-medicine.ts';
import { asksWhetherToTell } from './whether-to-tell.ts';

/** Whether an alarm is calmed by what is told beside it, or is known of the person, and has a better answer. */
export function isRaisedInVain({ id }: RedFlag, request: AdvisorRequest, question: string): boolean {
  const text = withPlainApostrophes(question);
  if (
    (id === 'likely-emergency' || id === 'likely-urgent') &&
    (onlyAnItchyEye(text) || (isAgeToldOrGrown(request.person) && onlyAFever.test(text)))
  )
    return true;
  if ((id === 'likely-urgent' || id === 'likely-poisoning') && isSoreMouthFromIt(request, text)) return true;
  if (tinglesFromB6(text) && findRedFlag(text.replace(tingles, ' ')) === null) return true;
  if (id === 'lump-or-weight-loss' || id === 'likely-urgent') return isLumpWhileNursing(request.person, text);
  if (id === 'diabetic-emergency') return isLevelOfSomethingElse(text, request.history);
  if (id === 'skin-reaction') return tellsOfAnOldAllergy(text);
  if (id === 'breathing-or-allergy') return tellsWhatBringsItOn(text);
  if (id === 'likely-self-harm') return asksWhetherToTell(text) || deniesIt.test(text);
  if (id === 'infected-wound') return isGoutOfTheToe(request.person, text);
  if (id === 'dehydration') return isMorningSickness(request.person, text);
  return (id === 'likely-poisoning' || id === 'likely-emergency') && (asksOfAMeal(text) || isBathWaterSwallowed(text));
}

/** "My eye is bloodshot and itches", and nothing else sounds of danger. */
function onlyAnItchyEye(text: string): boolean {
  return itchyEye.test(text) && !moreThanAnItch.test(text) && findRedFlag(text.replace(itchyEye, ' ')) === null;
}

const itchyEye =
  /\beyes? (?:is|are|looks?|gets?) (?:\w+ )?(?:bloodshot|red|pink) and (?:it |they |a bit |very )*(?:itch\w*|water\w*|runny|gritty|dry)\b/i;
const moreThanAnItch =
  /\b(?:light|lamp|sun|bright|pain\w*|hurt\w*|ach\w*|sore|sight|see\w*|vision|blur\w*|lens(?:es)?|contacts?|chemicals?|bleach|acid|hit|poked|scratch\w*|metal|glass|swoll\w*|head\w*|halos?|vomit\w*|sick|sudden\w*|bab(?:y|ies)|newborn|shingles|rash)\b/i;

/** "Don't worry, I'm not suicidal, just fed up", and no word more. */
const deniesIt =
  /^\W*(?:(?:no|nah|ok|okay|oh|well|but|just|btw|honestly|before you ask|do not worry|don'?t worry)\b\W*)*(?:i'?m |i am )?not (?:at all |in any way )?suicidal(?: or (?:anything|owt)(?: like that)?)?(?: before you ask)?\W*(?:(?:just|only) (?:a bit |so |really )*(?:fed up|low|flat|tired|down|sad|stressed|knackered|bored))?\W*$/i;

/** "Big toe red hot, can't even have the sheet on it", from somebody with gout: an attack, whose answer tells of infection too. */
function isGoutOfTheToe(person: AdvisorRequest['person'], text: string): boolean {
  const mayBeWorse =
    hasCondition(person, 'diabetes') || person.medicines.some(({ id }) => isOfClass(id, 'immunosuppressant'));
  return hasCondition(person, 'gout') && !mayBeWorse && ofTheToe.test(text) && !isInfected.test(text);
}

const ofTheToe = /\btoe\b/i;
const isInfected =
  /\b(?:fever\w*|temp\w*|shiver\w*|chills|wounds?|cuts?|nails?|ingrow\w*|blister\w*|pus|ooz\w*|weep\w*|spread\w*|streaks?|stripes?|lines?|up (?:the|my) (?:foot|leg)|unwell|sick|first|never|black|ulcers?|stubbed|bit(?:e|ten)?|worse|days|weeks?)\b/i;

/** "I have been chewing the leaves and got mouth ulcers", of feverfew: known of it, and it heals once it is left out. */
function isSoreMouthFromIt(request: AdvisorRequest, text: string): boolean {
  if (!soreMouth.test(text) || moreThanTheMouth.test(text)) return false;
  const asked = understand(request);
  return herbsMeant(asked).some(({ id }) =>
    /\b(?:mouth|tongue|gums?|lips?)\b/i.test(findHerb(id)?.monograph?.sideEffects.text ?? ''),
  );
}

const soreMouth =
  /\b(?:mouth|tongue|gums?|lips?)\b[^.?!]{0,16}\b(?:sores?|ulcers?|raw|blisters?|burn\w*|hurts?)\b|\b(?:sores?|ulcers?|blisters?) (?:in|on) (?:my|the|his|her) (?:mouth|tongue|gums?|lips?)\b/i;
const moreThanTheMouth =
  /\b(?:swell\w*|swollen|throat|breath\w*|swallow\w*|fever\w*|temperature|rash|skin|eyes?|peel\w*|bleed\w*|blood\w*|genital\w*|down below|weeks|months|bruis\w*|weight|lumps?|can't (?:eat|drink)|white)\b/i;

/** "Throwing up every morning" in early pregnancy, and nothing tells that the body dries out. */
function isMorningSickness({ pregnant }: AdvisorRequest['person'], text: string): boolean {
  return (pregnant || /\bpregnan\w*/i.test(text)) && eachMorning.test(text) && !driesOut.test(text);
}

const eachMorning =
  /\b(?:throw\w* up|vomit\w*|(?:being |been |am |get )?sick|puk\w*|retch\w*)(?: (?:a bit|once|twice|a little|up))?(?: \w+)? (?:every|each|most|in the) (?:\w+ )?mornings?\b|\bmorning sickness\b/i;
const driesOut =
  /\b(?:can'?t|cannot|couldn'?t|won'?t|not|nothing|hardly|barely|n't|no)\b[^.?!]{0,24}\b(?:keep\w*|hold|stay\w*|down|pee\w*|wee\w*|urin\w*|water|drink\w*|fluids?|stand)\b|\b(?:all day|everything|whole day|day and night|every hour|times a day|dark|weak|dizz\w*|faint\w*|blood\w*|weight|dry|thirst\w*|confus\w*|fever\w*|pain\w*|diarrh\w*|for (?:\w+ )?(?:days|weeks)|kilos?|lbs?|pounds)\b/i;

/** "My level is 28", of vitamin D: no sugar. */
function isLevelOfSomethingElse(text: string, history: AdvisorRequest['history']): boolean {
  if (!/\blevels?\b/i.test(text) || ofSugar.test(text)) return false;
  const last = history.findLast(({ role }) => role === 'user')?.text ?? '';
  return ofAnother.test(text) || (ofAnother.test(last) && !ofSugar.test(last));
}

const ofSugar =
  /\b(?:sugars?|glucose|diabet\w*|insulin|hypo\w*|meter|libre|dexcom|cgm|reading|shak\w*|sweat\w*|drows\w*|confus\w*|thirst\w*|vomit\w*)\b/i;
const ofAnother =
  /\b(?:vitamin (?:d3?|b ?12|a|c|e)|vit d|b ?12|d3|ferritin|iron|folate|folic acid|zinc|magnesium|tsh|thyroid|testosterone|o?estrogen|progesterone|h(?:a)?emoglobin|calcium|potassium|omega|lead|iodine|crp)\b/i;

/** "I come out in hives from prawns": what always happens, and nothing is happening now. */
function tellsOfAnOldAllergy(text: string): boolean {
  return everyTime.test(text) && !isHappening.test(text);
}

const everyTime =
  /\b(?:i|he|she|they|we) (?:always |usually |tend to |sometimes |would |can )?(?:comes?|breaks?|gets?|flares?)(?: out| up)?(?: in)? (?:an? |the )?(?:\w+ )?(?:hives|rash(?:es)?|welts|wheals|bumps|blotches|spots)(?: all over)? (?:from|with|when(?:ever)?|if|off|to) (?!it\b|this\b|that\b|them\b|these\b|those\b|the (?:tea|capsules?|tablets?|pills?|drops|cream)\b)/i;
const isHappening =
  /\b(?:now|today|tonight|just|yesterday|last night|this (?:morning|afternoon|evening|week)|since|started|ago|again|help|breath\w*|wheez\w*|swell\w*|swollen|lips?|throat|tongue|face|faint\w*|dizz\w*|spreading|worse|took|used|tried)\b/i;

/** "Aspirin brings me out in hives and wheezing", of a thing that is named and in the present of every time: nothing happens now. */
function tellsWhatBringsItOn(text: string): boolean {
  const [, cause = ''] = bringsOn.exec(text) ?? [];
  return (
    cause !== '' &&
    readText(text).mentions.some(
      ({ allergy, start, end }) => allergy && text.slice(start, end).toLowerCase() === cause.toLowerCase(),
    )
  );
}

const bringsOn =
  /^\W*(?:(?:and|but|oh|also|well|btw|by the way|sorry|forgot(?: to say)?|i should say|hm+)\b\W*)*([a-z][a-z' -]{2,24}?) (?:always |usually |sometimes |often |really )?(?:brings?|makes?|gives?|sets?|causes?|triggers?|starts?)(?: off)? (?:me|him|her) (?:always )?(?:off|(?:out |up |come out |break out )?(?:in |with |to )?(?:an? |the |my )?(?:(?:and|or|n|bad|itchy|nasty|red|a|bit|my|skin) |\+ |& )*(?:hives|rash\w*|welts|wheez\w*|itch\w*|sneez\w*|spots|blotches|asthma)(?:(?:,| and| or| n| &| plus|\/) ?(?:an? |the |my )?(?:hives|rash\w*|welts|wheez\w*|itch\w*|sneez\w*|spots|blotches|asthma))*)\W*$/i;

/** A fever below 41 degrees (106 F) and nothing else: for a doctor by its course, unless it is of a baby. */
const onlyAFever =
  /^\W*(?:(?:and|but|also|now|today|tonight|since \w+|plus|oh)\b\W*)*(?:i|he|she|they|my (?!baby|newborn)\w+)(?:'ve|'s|'m| have| has| had| is| got| am)?(?: got| running| now| also| just| at)* (?:an? )?(?:bit of (?:an? )?|slight |little |high |mild )*(?:fever|temp(?:erature)?)(?:,? (?:of |is |at )?(?:about |around )?(?:3[789]|40|10[0-5])(?:[.,]\d)?)?(?: degrees| ?°?[cf]\b)?(?: (?:now|today|tonight|too|as well|since (?:this morning|yesterday|last night)))*\W*$/i;

function isAgeToldOrGrown({ ageYears, ageGroup }: AdvisorRequest['person']): boolean {
  return ageYears === null ? ageGroup !== 'baby' : ageYears >= 1;
}

/** "Examined me on Monday, had a tracing done, and said it is only acid": looked at, heart and all, and named. */
export function wasFoundToBeAcid(question: string): boolean {
  const text = withPlainApostrophes(question);
  return wasLookedAt.test(text) && isOnlyAcid.test(text) && !isMore.test(text);
}

const wasLookedAt = oneOf(
  /\b(?:ecg|ekg|tracing|heart trace|stress test|troponin|angiogram)\b/i,
  /\bheart (?:was|is|has been) (?:checked|looked at|examined|tested)\b/i,
);
const isOnlyAcid =
  /\b(?:only|just|simply|nothing but|all|is|was|it's|has) (?:a bit of |a little |too much |stomach |my |the )*(?:acid|reflux|heart ?burn|indigestion)\b/i;
const isMore =
  /\b(?:worse|different|now|today|tonight|this (?:morning|afternoon|evening)|sweat\w*|arms?|jaw|neck|breath\w*|faint\w*|dizz\w*|pressure|crush\w*|tight\w*|squeez\w*|heavy|spread\w*|stairs|uphill|walk\w*|exert\w*|clammy|gr[ea]y|sick|vomit\w*|not sure|don't believe|years ago|last year|black)\b/i;

/** "The yellow milk with half a spoon in, and the curry, that too I must leave?": a dish of every day, and nobody ails. */
function asksOfAMeal(text: string): boolean {
  return text.includes('?') && ofAMeal.test(text) && asksToGoOn.test(text) && !ails.test(text);
}

const ofAMeal =
  /\b(?:curry|curries|stews?|soups?|milk|lattes?|rice|dal|dhal|food|cook\w*|dish(?:es)?|porridge|cakes?|bread|sauces?|salads?|tea)\b/i;
const asksToGoOn =
  /\b(?:must|should|shall|do|have to|need to|can|may|could)\b[^.?!]{0,24}\b(?:leave|stop|give (?:it |that |them )?up|avoid|skip|cut (?:it |that )?out|keep|still|go on|drink|eat|have)\b/i;
const ails =
  /\b(?:ate|swallow\w*|drank|vomit\w*|sick|ill|dizz\w*|numb|tingl\w*|faint\w*|drows\w*|sleepy|pain\w*|hurts?|burn\w*|bab(?:y|ies)|toddler|child\w*|son|infant|bottle|accident\w*|mistake\w*|mistook|poison\w*|wild|picked|found|dog|cat|mou?ld\w*|bleach|oil|pills?|tablets?|rash|swell\w*|breath\w*|help)\b/i;
