import { alternatives } from '../../resolve/phrases.ts';
import { replacerOf } from '../../resolve/patterns/quick-patterns.ts';
import { unlessNear } from './unless-near.ts';
import { blank } from '../../resolve/blank.ts';

const despair = String.raw`point|knife|knives|blades?|rope|bridge|train|dread|cry\w*|hopeless|worthless|die|dying|dead|live|living|life|end|burden|tablets|pills|voices|empty|nothing`;
const nightDanger = String.raw`${despair}|don't|didn't|never|won't|(?:another|face|facing) (?:the |another )?day|pains?|hurts?|sweat\w*|drenched|breath\w*|gasp\w*|chok\w*|chest|heart|headaches?|weight|fever|blood|vomit\w*|cough\w*|coughing`;
const hour = String.raw`(?:(?:one|two|three|four|five|[1-5])(?:[:.]\d\d)?|half past (?:one|two|three|four|five))(?: ?(?:a\.?m\.?|o'clock))?`;
const againAwake = String.raw`(?:[ ,]+(?:and|then|so) (?:i |then )?(?:can't|cannot|can not|struggle to|am unable to|find it hard to) (?:get|fall|go|drift)(?: back)?(?: to sleep| off)?(?: again)?)?`;
const triesDanger = String.raw`bleed\w*|blood|pains?|painful|spotting|positive|missed|late|miscarr\w*|lumps?|weight|stopped`;
const hairDanger = String.raw`weight|patch\w*|bald|chemo\w*|rash|scabs?|lumps?|fever|bleed\w*|faint\w*|periods?|scars?`;
const burnDanger = alternatives([
  /sweat\w*|breath\w*|arms?|jaw|neck|shoulders?|left|walk\w*|stairs|climb\w*|exert\w*|exercise/,
  /effort|crush\w*|pressure|tight\w*|heav\w*|squeez\w*|faint\w*|dizz\w*|clammy|sick|nausea\w*/,
  /vomit\w*|blood\w*|black|swallow\w*|stuck|weight|appetite|sudden\w*|worse|severe|spread\w*/,
  /radiat\w*|heart|angina|stent|rest|wak\w*|woke|diabet\w*|ibuprofen|naproxen|aspirin/,
  /diclofenac|spoon\w*/,
]);
const afterMeals = String.raw`(?:after|when|whenever|following|from|with) (?:every |each |big |large |heavy |spicy |fatty |my |a |i |most |almost every )*(?:meals?|eating|eat|dinner|lunch|breakfast|supper|food|curry|coffee|wine|lie down|lying down|bend(?:ing)? (?:over|down))`;
const breast = String.raw`(?:my |the |his |her )?(?:breast ?bone|sternum|(?:middle|centre|center) of (?:my |the )?chest|chest)`;

/** Heartburn, told as a burning after meals. */
export const everydayBurning: readonly RegExp[] = [
  // A pain of the nerves burns, and nobody was burnt.
  /\bburning (?=(?:nerve|neuropath\w+) pains?\b)/gi,
  unlessNear(
    burnDanger,
    String.raw`\bburning(?: (?:pain|feeling|sensation|ache))? (?:just )?(?:behind|in|under|up|around) ${breast} ${afterMeals}`,
    String.raw`\b${afterMeals}[ ,]+(?:i (?:get|have|feel|notice) |there is )?(?:a |this |some )?burning(?: (?:pain|feeling|sensation|ache))? (?:behind|in|under|up|around) ${breast}`,
  ),
];

const wellDanger = String.raw`but(?! (?:i |he |she |they )?(?:can|could|am able|is able|eat|drink|swallow|breathe))|hardly|barely|hard|worse|swell\w*|swollen|closing|rash|fever|drool\w*|voice|can't|cannot|won't|lumps?|weeks|months|nuts?|stung|allerg\w*|blue`;
const goesWell = String.raw`(?:just |perfectly |quite |still |all )*(?:fine|normally|well|ok|okay|alright|all right|easily|without (?:any )?(?:trouble|problems?|difficulty))`;
const bodyDoes = String.raw`(?:swallow|breathe|eat|drink|talk|speak|see|hear|walk)`;

const acute = alternatives([
  /breath\w*|gasp\w*|chok\w*|wheez\w*|chest|tight\w*|faint\w*|collaps\w*|passed out|black(?:ed)? out|dizz\w*/,
  /sudden\w*|today|tonight|yesterday|this (?:morning|afternoon|evening|week)|hours?|minutes?|since|worse|worsening/,
  /shak\w*|trembl\w*|sweat\w*|clammy|gr[ea]y|pale|blue|swell\w*|swollen|puffy|confus\w*|muddled|nonsense|drows\w*/,
  /wake|wakes|waking|woken|rouse|fever\w*|temperature|shiver\w*|chills|blood\w*|bleed\w*|numb\w*|weak (?:arm|leg|side)/,
  /seizures?|fits?|fitting|jerk\w*|pains?|painful|hurts?|ach\w*|vomit\w*|throwing up|sick|thirst\w*|pregnan\w*/,
  /droop\w*|slur\w*|wounds?|ulcers?|foot|toes?|black|rash\w*|yellow|weight|kilos?|pounds?|stone|flutter\w*|racing/,
  /pounding|sugar (?:is|was|of)|\d[.,]\d|can't (?:move|speak|see|walk|pee|eat|keep)|voices|corner|shadows?|alone|join/,
]);
const dark = String.raw`die|dying|dead|death|kill\w*|suicid\w*|end|burden|pills|tablets`;
const longIll = alternatives([
  /diabet\w+|epilep\w+|asthma\w*|copd|heart failure|(?:a |the |her |his |my )?(?:weak|bad|failing|old|dodgy|poor) heart/,
  /(?:ms|multiple sclerosis|parkinson'?s?|hiv|lupus|psoriasis|gout|glaucoma|af|atrial fibrillation)/,
  /(?:kidney|liver|heart|thyroid|lung) (?:disease|trouble|problems?|condition)|high blood pressure|hypertens\w+/,
]);
const somebody = String.raw`(?:i|she|he|who|and|but|also|mum|mom|dad|gran|nan|wife|husband|sister|brother|aunt|uncle|mother|father)`;
const has = String.raw`(?: (?:also|now|already|still))?(?: is|'s|'m| am| has| have|'ve| had| got| with)(?: (?:got|a|an|the|type \w+|mild|old|bit|of))*`;

const everydayLasting: readonly RegExp[] = [
  // An illness that somebody lives with, beside an everyday complaint or a question on a herb.
  unlessNear(
    `${acute}|${dark}`,
    String.raw`\b${somebody}${has} (?:${longIll})\b(?:(?: myself| herself| himself| now| too| as well))*`,
  ),
  // Home again after an operation, and what was prescribed for the weeks after it.
  unlessNear(
    `${acute}|${dark}`,
    String.raw`\b(?:home|back|out)(?: again| now)?(?: with (?:the|my|a) (?:new )?(?:hip|knee|shoulder|valve|stent)| from (?:the )?hospital)\b`,
    String.raw`\b(?:they|he|she|(?:the |my )?(?:doctors?|hospital|surgeon|team|gp|consultant|clinic)) (?:has |have |'ve |'s )?(?:gave|given|put|started|prescribed) (?:me|him|her)(?: on| to)?(?: \w+){1,3}? for (?:\w+ ){1,2}(?:days?|weeks?|months?)\b`,
  ),
  // "Is it too late to stop? I took all three this morning", of supplements before an operation that was moved.
  unlessNear(
    String.raw`${dark}|vomit\w*|sick|sleepy|drows\w*|dizz\w*|shak\w*|sweat\w*|confus\w*|overdos\w*|at once|whole|bottle|breath\w*|chest|bleed\w*|fever\w*`,
    String.raw`\btoo late to (?:stop|pause|quit|leave (?:it|them|those) (?:out|off))\b`,
    String.raw`(?<=\b(?:too late to stop|operation|op|surgery|supplements?)\b[^]{0,120})\b(?:took|had|taken) (?:all|both|them|it)(?: (?:two|three|four|of (?:it|them|those)))?(?: as usual| again| still)? (?:this morning|today|yesterday|last night)\b`,
  ),
  // Those who are dead, and what they swore by.
  unlessNear(
    `${acute}|(?:i|me) (?:see|hear|follow)`,
    String.raw`\bmy (?:dear |poor )?late (?:mother|father|mum|mom|dad|gran\w*|nan|wife|husband|aunt|uncle)\b[^.!?]*`,
    String.raw`\b(?:she|he) lived to (?:be )?(?:\d{2,3}|a hundred)\b[^.!?]*`,
  ),
  unlessNear(
    wellDanger,
    String.raw`\b(?:i |he |she |we |they )?(?:can|could|is able to|am able to|are able to)(?: still)? ${bodyDoes}(?:(?:,| and| or|,? and)+ ?${bodyDoes})* ${goesWell}\b`,
    String.raw`\b(?:swallowing|breathing|eating|drinking|speaking|talking)(?: and (?:swallowing|breathing|eating|drinking|speaking|talking))? (?:is|are) ${goesWell}\b`,
  ),
  unlessNear(
    String.raw`\d+|all|many|whole|bottle|handful|too much|overdos\w*|child|kid|toddler|baby|son|daughter|wak\w*|breath\w*|vomit\w*|sick|die|dying`,
    String.raw`\b(?:took|tried|had|drank) (?:some |a little )?(?:melatonin|valerian|magnesium|chamomile|passion ?flower|lemon balm|ashwagandha)(?: tea)? (?:last night|yesterday|before bed) and (?:had|got|dreamt) (?:(?:such|really|very|so|some) )*(?:crazy|wild|vivid|weird|strange|bad|odd|intense) dreams\b`,
  ),
  // What is wished instead is a night's sleep, and no end.
  unlessNear(
    String.raw`stop\w*|end\w*|over|forever|never|anymore|any more|peace|away|gone|alone|pain|pills|tablets|tired of|can't|live|living|life|burden|point`,
    String.raw`\b(?:i )?(?:don't|do not|dont) want to (?:die|kill (?:anyone|anybody|him|her|them))\b(?=,? (?:but )?(?:i )?(?:just|only) (?:want|need|would like|wish) (?:to )?(?:be able to )?(?:sleep (?:better|well|through|properly|longer|like)|(?:a |one )?(?:good |proper |decent )?night's|quiet|some (?:sleep|quiet)|get (?:fit|healthier|slimmer)|lose (?:weight|a few)|eat (?:better|healthier)))`,
  ),
  unlessNear(
    String.raw`weight|lumps?|glands?|fevers?|cough\w*|travel\w*|pains?|faint\w*|chest|heavy|bleed\w*`,
    String.raw`\b(?:wak(?:e|es|ing)|woke) (?:up )?(?:\w+ )?(?:drenched|soaked|sweaty|sweating|in (?:a )?sweat)\b(?=[^]*\bmenopaus)`,
  ),
  unlessNear(
    nightDanger,
    String.raw`\b(?<!\bto )(?:wak(?:e|es|ing)|woken)(?: up)? (?:early )?(?:(?:every|each|most) nights? )?(?:at|around|about|by)(?: about| around)? ${hour}(?: in the (?:morning|night))?\b${againAwake}`,
  ),
  unlessNear(
    triesDanger,
    String.raw`\btry(?:ing)? (?:for (?:a |our (?:first|second|third) |another )?(?:baby|child)|to (?:conceive|get pregnant|have (?:a|another|our \w+) (?:baby|child)))\b(?: (?:for|since) (?:about |almost |over |nearly |the past |more than )*(?:\w+ )?(?:weeks?|months?|years?|half))?`,
  ),
  unlessNear(
    hairDanger,
    String.raw`\b(?:los(?:e|es|ing)|shed(?:s|ding)?) (?:(?:a lot|lots|handfuls|much|far|so|more|too|of|my|some|quite) )*hair\b(?: than (?:usual|before|normal))?`,
  ),
  unlessNear(
    String.raw`but|except|sometimes|until|till|yet|though|although|apart|used|want\w*|wish\w*|pills|tablets`,
    String.raw`\b(?:no|not any|never any|without|not having any|never had) (?:thoughts|ideas?|intention|plans?|wish) (?:of|to|about|for) (?:harm\w*|hurt\w*|kill\w*|suicide|dying|ending|end)(?: (?:myself|anyone|anybody|others|my life|it all|it|or others))?`,
    String.raw`\b(?:i am|i'm|i feel) not (?:at all )?suicidal\b`,
  ),
];

/** A message without complaints that are ordinary for however many weeks they last, and without what is denied: likeness alone does not make these an alarm. */
export function withoutLasting(text: string): string {
  return withBlanks(text);
}

const withBlanks = replacerOf(() => everydayLasting.map((each) => [each, blank]));
