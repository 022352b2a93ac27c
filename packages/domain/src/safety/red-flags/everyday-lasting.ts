import { alternatives } from '../../resolve/phrases.ts';
import { replacerOf } from '../../resolve/patterns/quick-patterns.ts';
import { unlessNear } from './unless-near.ts';

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

const everydayLasting: readonly RegExp[] = [
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

const withBlanks = replacerOf(() => everydayLasting.map((each) => [each, (found) => ' '.repeat(found.length)]));
