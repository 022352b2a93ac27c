import { spansNoAge } from '../../../safety/person/age-words.ts';
import { tellsOfMuchDrink } from '../../../conditions/drink-amounts.ts';
import { type Person, readTold } from '../../../safety/person/person.ts';
import { untold } from '../../../safety/person/untold.ts';
import { allergicToNothing } from './allergy-of-kin.ts';
import { heartInFear, heartInPictures } from './heart-in-fear.ts';
import { wishesForBirth } from './birth-wished.ts';
import { illnessInPictures } from './illness-in-pictures.ts';
import { bookedOperation, tellsOfBookedBirth } from './booked-birth.ts';
import { isUntaken } from './untaken.ts';
import { supposesAnySurgery } from './supposed.ts';
import { deniesPregnancy, stoppedIn } from '../corrections.ts';
import { herbsTakenIn } from '../named-things/herbs-taken.ts';
import { theirs } from './relation-words.ts';
import { isOnlyAskedFor } from './only-asked-for.ts';
import { lately } from '../../../resolve/lately.ts';
import { isAnothers } from '../named-things/anothers-medicine.ts';
import { asksForPrescription } from '../wishes/asks-for-prescription.ts';

/** What a message tells of the one it is about, as far as words such as allergies need more than a name. */
export const factsIn: (message: string) => Person = lately(readFacts);

function readFacts(message: string): Person {
  const facts = personToldBy(
    message
      .replaceAll(drinksNoAlcohol, 'have')
      .replace(ageAhead, ' ')
      .replaceAll(noTablets, ' ')
      .replaceAll(onlyAskedOf, ' ')
      .replaceAll(heartInFear, ' ')
      .replaceAll(heartInPictures, ' ')
      .replaceAll(illnessInPictures, ' ')
      .replaceAll(ofTheFamily, ' ')
      .replaceAll(allergicToNothing, ' ')
      .replaceAll(theyGotPregnant, ' ')
      .replaceAll(monthsPregnant, '')
      .replaceAll(monthsGone, 'pregnant')
      .replaceAll(alcoholInIt, ' '),
  );
  const caused =
    saidToCause.test(message) || asksForSignsOf.test(message)
      ? personToldBy(message.replaceAll(allCaused, ' ').replace(asksForSignsOf, ' ')).conditions
      : facts.conditions;
  const stopped = stoppedIn(message);
  // "My wife and I are trying for a baby": she is the one who may carry it.
  const isHers = withHer.test(message);
  const agesOnly = message.replaceAll(monthsPregnant, '').replaceAll(spansNoAge, '');
  const isAgeTold = facts.ageYears === null || !youngOnes.test(message) || tellsAge.test(agesOnly);
  return {
    ...facts,
    gender: genderIn(message),
    ...(isAgeTold ? {} : { ageYears: null, ageGroup: null }),
    conditions: isHers ? caused.filter(({ id }) => id !== 'trying-to-conceive') : caused,
    tryingToConceive: facts.tryingToConceive && !isHers,
    herbs: herbsTakenIn(message),
    pregnant:
      (facts.pregnant && isPregnantNow(message)) ||
      tellsOfBookedBirth(message) ||
      wishesForBirth(message) ||
      atWeeks.test(message),
    surgeryPlanned: supposesAnySurgery(message) ? null : (facts.surgeryPlanned ?? bookedOperation(message)),
    drinksAlcohol: tellsOfMuchDrink(message) || (facts.drinksAlcohol && namesAlcohol.test(message)),
    saysNotPregnant: facts.saysNotPregnant || deniesPregnancy(message),
    breastfeeding:
      facts.breastfeeding ||
      stillFeeds.test(message) ||
      gaveBirth.test(message) ||
      givesMilk.test(message) ||
      lacksMilk.test(message),
    medicines: asksForPrescription(message)
      ? []
      : facts.medicines.filter(
          ({ id, start, end, text }) =>
            !stopped.some((each) => each.id === id) &&
            !isOnlySpokenOf(message, start, text) &&
            !isAnothers(message, { start, end }),
        ),
    allergens: (tellsOfAllergy.test(message)
      ? facts.allergens
      : facts.allergens.filter(({ allergy }) => allergy)
    ).filter(({ name }) => name !== 'milk' || !ownMilk.test(message)),
  };
}

/** "She's 8 months pregnant" tells no age. */
const monthsPregnant =
  /\b(?:\d{1,2}|two|three|four|five|six|seven|eight|nine)(?: and a half)? months? (?=pregnant\b)/gi;

/** "8 months gone", "5 months along". */
const monthsGone =
  /\b(?:\d|two|three|four|five|six|seven|eight|nine)(?: and a half)? months? (?:gone|along)(?= *(?:[.,;!?)]|$|and\b|with\b|now\b|but\b|so\b))/gi;

/** "Still feeding my baby, ok?" */
const stillFeeds =
  /\b(?:still|i(?:'m|’m| am)) (?:still )?feeding (?:my|our|the) (?:baby|little one|newborn|son|daughter|twins)\b(?!['’]s)|\bstill feeding(?=\W*$)/i;

/** Told by the man of both: it counts for her where she is the one it is asked for. */
export function triesWithHer(message: string, relation: string): boolean {
  return /wife|girlfriend|fianc/.test(relation) && withHer.test(message) && personToldBy(message).tryingToConceive;
}

const withHer = /\bmy (?:wife|girlfriend|fianc[eé]e) and i\b|\bme and my (?:wife|girlfriend|fianc[eé]e)\b/i;

/** "I don't have enough milk for my baby." */
const lacksMilk =
  /(?:\bnot|n['’]t|\bhardly|\bbarely|\btoo little|\bnever)\b[^.?!]{0,20}\bmilk for (?:my|the|our|her|him)\b|\b(?:my|our|the) baby (?:isn['’]?t|is not) getting enough(?: (?:breast ?)?milk)?(?=\W*$|[.!?])/i;

/** "I can't swallow tablets" asks for another form, and is no trouble with swallowing food. */
const noTablets =
  /\b(?:can['’]?t|cannot|can not|struggle to|trouble|hate|difficulty) swallow(?:ing)? (?:the |any |big |large )*(?:pills|tablets|capsules)\b|\b(?:chew|open|crush|split|dissolve|sprinkle|empty|suck)\b[^.?!]{0,30}\b(?:if|when|because|as) (?:i|he|she) (?:can['’]?t|cannot|can not|struggles? to|hates? to) swallow(?:ing)?(?: (?:it|them|that|those))?\b/gi;

/** "I don't want to take this till I'm ninety" tells no age. */
const ageAhead =
  /\b(?:till|until|before|by the time|once) (?:i|he|she)(?:'m|’m| am|'s|’s| is) (?:\d{2}|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:[- ]\w+)?)\b/i;

/** "29, female", "34m", "I'm a woman of 40". */
function genderIn(message: string): string | null {
  const [, alone, spoken] = genderTold.exec(message) ?? [];
  const said = alone ?? spoken ?? '';
  if (said === '') return null;
  return /^(?:f|female|woman|lady|girl)$/i.test(said) ? 'female' : 'male';
}

const genderTold =
  /^\W*(?:(?:i(?:'m|’m| am) )?\d{1,3}(?: ?(?:yo|y\/o|yrs?(?: old)?|years? old))?[\s,/.]*)?(female|woman|male|man|f|m)\b(?=\W*$|\s*[,.;/]|\s+(?:and|on|no|not|with|taking))|\bi(?:'m|’m| am) an? (?:\d{1,3}[- ]?(?:yo|year[- ]old|yr[- ]old)? )?(?:\w+ )?(female|woman|lady|girl|male|man|guy|bloke|dude|boy)\b/i;

/** Whether a message tells what changes the checks: a pregnancy, a medicine, an illness. */
export function tellsNews(message: string): boolean {
  if (message.includes('?')) return false;
  const { pregnant, breastfeeding, medicines, conditions, allergens } = factsIn(message);
  return pregnant || breastfeeding || medicines.length + conditions.length + allergens.length > 0;
}

/** A person of whom nothing is known but what the words tell. */
export function personToldBy(words: string): Person {
  return readTold({ ...untold, healthConcerns: words });
}

/** "Is ginger OK at 7 weeks?" */
const atWeeks =
  /\b(?:ok|okay|safe|fine|allowed|take|have|drink|eat|use)\b[^.?!]{0,24}\bat (?:[4-9]|[1-3]\d|4[0-2]) weeks\b(?! (?:old|ago|post|after|out|since|of age))|\bi(?:'m|’m| am) (?:only |about |just )?(?:[4-9]|[1-3]\d|4[0-2]) weeks(?: along| gone|\W*$)/i;

/** "When I get pregnant" tells of no pregnancy. */
function isPregnantNow(message: string): boolean {
  return !notYet.test(message) || personToldBy(message.replaceAll(new RegExp(notYet, 'gi'), ' ')).pregnant;
}

const notYet =
  /\b(?:when|if|once|until|till|before|in case) (?:i|we|she)(?:'m| am|'re| are| was| were)? (?:to be |ever )?pregnant\b|\b(?:if|when|once|would) [^.?!]{0,24}\b(?:fell|got|became) pregnant\b|\b(?:get|gets|getting|fall|falling|become|becoming) pregnant\b|\bto be pregnant\b|\bam i (?:maybe |really |already )?pregnant\b/i;

/** "Is it the same as a statin?", "HRT is not for me": named, and not taken. */
export function isOnlySpokenOf(message: string, start: number, text: string): boolean {
  const isNamed = message.slice(start, start + text.length).toLowerCase() === text.toLowerCase();
  const before = message.slice(0, start);
  const isOwnHormone = hormone.test(text) && (actsOn.test(before) || measured.test(message));
  const after = message.slice(start + text.length);
  if (isUntaken(message, { start, text })) return true;
  return (
    isNamed &&
    (isOwnHormone ||
      comparedTo.test(before) ||
      isOnlyAskedFor(text, before, after) ||
      notForMe.test(after) ||
      isTurnedDown(before, after))
  );
}

/** "Does it raise testosterone?" asks of the body's own. */
const hormone = /^(?:testosterone|o?estrogens?|oestradiol|estradiol|progesterone|insulin|cortisol|thyroxine)$/i;
const actsOn =
  /\b(?:rais(?:e|es|ing)|lower(?:s|ing)?|increas(?:e|es|ing)|decreas(?:e|es|ing)|boost(?:s|ing)?|affect(?:s|ing)?|chang(?:e|es|ing)|contains?|acts? (?:on|like)|works? (?:on|against)|(?:effects?|impact) on|(?:supplements?|herbs?|something|anything|remed(?:y|ies)|vitamins?|foods?|teas?) (?:that (?:helps?|supports?)|for|to (?:help|support))(?: my| low| natural)?|block(?:s|ing)?|mimic(?:s|king)?|improv(?:e|es|ing)|more|less|low|high)(?: the| levels? of| production of)? $/i;

/** "My cortisol was high in the blood test." */
const measured =
  /\b(?:cortisol|testosterone|o?estrogen|progesterone)(?: levels?)? (?:is|was|are|were|came back|seems?|tested) (?:\w+ )?(?:high|low|raised|up|down|normal|off)\b|\b(?:high|low|raised|my) (?:cortisol|testosterone|o?estrogen|progesterone)(?! (?:cream|gel|patch\w*|tablets?|pills?|injections?))\b/i;

const comparedTo =
  /\b(?:the same as|(?:can't|cannot|can not|cant|isn't|is not|not|ain't) (?:be |really )?(?:the |a )?(?:real|proper|actual)|(?:it['’]?s|that['’]?s|that is|it is|which is|is|are|works?|acts?|just|basically|exactly|kind of|sort of) like|as good as|(?:works?|working|does|do|doing|helps?|acts?|performs?|eases?|relieves?|treats?)(?: \w+){0,3} as well as|as strong as|compared (?:to|with)|(?:\w+er|more \w+|less \w+|rather|other) than|natural|plant|phyto|refuse|refuse[sd]? (?:me|him|her)|(?:won't|will not|wouldn't) (?:give|prescribe) (?:me|him|her)|(?:(?:does|did|do|wo|would)(?:n['’]?t| not)|not keen|reluctant|refuse[sd]?|hesitant|not happy)(?: want| like)?(?: to)? (?:put|start|have|give|prescribe)(?:ing)? (?:me|him|her)(?: on)?|denie[sd] (?:me|him|her)|declined?|alternatives? to|(?:don't|do not|won't) want(?: to take)?|no to) (?:(?:a|an|any|the|real|proper|normal|actual|ordinary|strong|prescription|prescribed|chemical|synthetic) )*$/i;
/** "They offered me paroxetine and I said no" tells of nothing taken. */
function isTurnedDown(before: string, after: string): boolean {
  return wasOffered.test(before) && saidNo.test(after);
}

const wasOffered =
  /\b(?:offer(?:ed|s|ing)?|suggest(?:ed|s)?|propos(?:ed|es)|recommend(?:ed|s)?|want(?:s|ed)? (?:to put|me on|to give|me to take)|prescribed|gave me a prescription)\b[^.?!]*$/i;
const saidNo =
  /^[^?!]{0,40}\b(?:(?:i|we) (?:said no|refus\w+|declin\w+|turned (?:it|that|them) down|would rather not|never (?:took|started|filled)|did ?n[o']?t (?:want|take|start|fill)|do ?n[o']?t want|won'?t (?:take|have))|not (?:taken|started|filled)|no thanks?)\b/i;
const notForMe =
  /^s?,? (?:is|are)(?:n['’]t| not) (?:allowed|permitted|to be (?:taken|mixed))\b|^s?,? (?:(?:is|are)(?:n['’]t)? (?:not|no option|nothing|out of the question)|(?:is|are)n['’]t) for me\b|^s?,? (?:really |just |rather )?(?:scares?|frightens?|terrif(?:y|ies)|worr(?:y|ies)|bothers?|puts?) me\b(?: off)?(?! (?:now|since|at night))/i;

/** "My son takes …" tells no age; which is taken for granted is settled where it is needed. */
const youngOnes =
  /\b(?:sons?|daughters?|child(?:ren)?|kids?|boy|girl|lad|lass|niece|nephew|grand(?:son|daughter|child))\b/i;
const tellsAge =
  /\d|\b(?:baby|newborn|infant|toddler|teen\w*|(?<!\b(?:the|this|that|which|no|any|some|every|little|big|other) )one(?! (?:of|who|that)\b)|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|year|month)/i;

const tellsOfAllergy = /\ballerg|\bintoleran|\breact(?:ion|s|ed)? to\b|\bsensitive to\b/i;

/** "What tea can I drink in the evening?" tells of no alcohol. */
const namesAlcohol =
  /\b(?:alcohol\w*|wines?|beers?|lager|cider|spirits|vodka|whisk(?:y|ey)|gin|rum|cocktails?|prosecco|champagne|pints?|units|drinks? (?:a lot|heavily|every day|daily|too much|socially|regularly|at weekends|on weekends|occasionally)|(?:heavy|social|problem|binge)[- ]drink\w*|nightcap|drunk|boozy?|lash|piss|sauce|bevvy|bevvies|bevs|tinnies|stubbies|schooners|scoops|jars|cold ones|tins|cans)\b/i;

/** "There is alcohol in that, isn't there", "label says 45% alcohol" asks of the drops. */
const alcoholInIt =
  /\balcohol\b[^.?!]{0,12}\b(?:in|inside) (?:it|that|them|this|those|there|the)\b|\b(?:bottle|label|pack|box|leaflet|it|drops?|tincture)\b[^.?!]{0,24}\balcohol\b|\b\d+ ?(?:%|percent|per cent) (?:of )?alcohol\b|\balcohol \d+ ?(?:%|percent)|\bhow much (?:caffeine|alcohol)\b/gi;

/** "How is it different from alcohol?", "liver problems with it?": asked of, and nobody's. */
const onlyAskedOf =
  /\b(?:liver|kidney|heart|stomach|skin) (?:problems?|troubles?|damage|issues?|injur(?:y|ies)|failure) (?:with|from|by) (?:it|that|this|them|those|these)\b|\b(?:(?:what|which)(?: (?:kind|sort|type|strength) of)?|different (?:from|to|than)|differs? from|compared? (?:to|with)|similar to|(?:is|works|feels|acts) (?:it |this |a bit )?like|better than|safer than|instead of|replac\w+) alcohol\b|\balcohol[- ](?:free|based)\b/gi;

/** "My dad died of a heart attack": an illness of somebody who does not ask. */
const ofTheFamily =
  /\b(?:my|our|his|her) (?:\w+ )?(?:mother|father|mum|mom|dad|gran\w*|nan|sister|brother|aunt|uncle|wife|husband|friend|cousin)s? (?:died|passed away|passed|was lost) (?:of|from|after|to|with) [^.,;!?]*/gi;

/** "My cousin fell pregnant after maca": told of what came of it for somebody else. */
const theyGotPregnant = new RegExp(
  String.raw`\b${theirs}\s+(?:\w+ )?(?:gets?|got|fell|falls?|became) pregnant\b`,
  'gi',
);

/** "Fenugreek for her milk", beside an allergy to peanuts. */
const ownMilk =
  /\b(?:for|boosts?|increases?|raises?|with|more|stop|dry up) (?:my|her|the|breast)[- ]?(?:breast[- ]?)?milk\b(?! (?:allerg|intoler))/i;

/** "I drink too much coffee", "which tea can I drink to sleep?" tells of no trouble with alcohol. */
const drinksNoAlcohol =
  /\b(?:tea|herbs?|cup|what|which|something|anything)\b[^.?!]{0,24} drink(?= to (?:sleep|fall asleep|nod off)\b)|\b(?:drink|drinks|drinking|drank) (?:way |far |much )?(?:too much|too many|so much|a lot of|lots of|loads of)(?= (?:\w+ )?(?:coffees?|espressos?|teas?|water|cola|coke|soda|milk|juice|caffeine|energy drinks?)\b)/gi;

/** "Can licorice cause high blood pressure?", "it damaged my liver": what a herb may do is no illness told. */
const causes =
  /\b(?:caus(?:e|es|ed|ing)|lead(?:s|ing)? to|bring(?:s)? on|trigger(?:s|ed)?|damag(?:e|es|ed|ing)|harm(?:s|ed)?|hurt(?:s)?|ruin(?:s|ed)?|rais(?:e|es)|(?:is|are) bad for) (?:the |my |a |your )?\w+(?: (?:blood )?\w+){0,2}/
    .source;
const saidToCause = new RegExp(
  String.raw`\b(?:can|could|does|do|will|might|may|true|worr\w+|afraid|scared|think|read|heard)\b[^.?!]*${causes}`,
  'i',
);
/** "How would I notice liver damage?", "do I have high blood pressure?" */
const asksForSignsOf =
  /\b(?:(?:do|could|might) i (?:really |maybe |perhaps |also )?have\b(?! to\b)|how (?:would|will|do|can|could) (?:i|one) (?:know|tell|notice|spot|recogni[sz]e)|(?:signs?|symptoms?) of)\b[^.?!]*/i;
const allCaused = new RegExp(causes, 'gi');

/** "My milk is low", "what brings milk": whoever asks for more of it nurses. */
const givesMilk =
  /^(?![^]*\b(?:cow|goat|almond|oat|soya?|coconut|breast cancer)\b)[^]*(?:\b(?:my )?(?:breast ?)?milk (?:supply )?(?:is |has |'s )?(?:so |too |very |really |still )?(?:low|not enough|little|dropp\w+|going down|drying up)\b|\b(?:low|more|boost\w*|increas\w+) (?:my )?(?:breast ?)?milk supply\b|\b(?:brings?|boosts?|makes?) (?:me )?(?:in )?(?:more )?(?:breast ?)?milk\W*$)/i;

/** Whoever gave birth lately may be nursing: taken for granted until they say otherwise. */
const gaveBirth =
  /\b(?:mom|mum|mama|mother|baby|newborn)\b[^.?!]{0,20}\b(?:nursing|breast ?-?feeding)\b(?! (?:home|school|student))|\bi (?:just |have )?(?:had|gave birth to) (?:a|my|our) (?:\w+ )?(?:baby|son|daughter|boy|girl|twins)\b[^.?!]{0,20}\b(?:days?|weeks?|months?) ago\b/i;

export { isForSport } from './untaken.ts';
