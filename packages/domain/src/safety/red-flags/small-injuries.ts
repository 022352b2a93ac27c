import { choice, sequence } from '../../resolve/phrases.ts';
import { deniedIn } from './denied-lists.ts';
import { sentencesIn, type Span, withoutSpans } from './spans.ts';

/** A small burn, graze, splinter, bump or sting that is told with signs of being small: "small red mark, no blister, ran it under the tap". */

const part = String.raw`(?:(?:my|his|her|our|the|a|big|little|left|right) )*(?:fingers?|finger ?tips?|thumbs?|toes?|hands?|palms?|arms?|forearms?|wrists?|elbows?|knuckles?|knees?|shins?|ankles?|legs?|feet|foot|heels?|tongue|cheek|lip|chin|forehead|head|heads|bum|neck|nose|funny bone|nail)`;
const injury = new RegExp(
  String.raw`\b${choice(
    /splinters?|graz(?:e|es|ed)|scrap(?:e|es|ed)|scratch(?:es|ed)?|scuff\w*|took (?:a bit of |some )?skin off|skinned|paper ?cuts?|nick(?:ed)|hangnail|scabs?|scabby|pricked|pricks?|thorns?|(?:carpet|friction|rope) burns?/,
    /(?:small|tiny|little|slight|minor|superficial) (?:\w+ )?(?:cuts?|wounds?|burns?|bumps?|bruises?|graze|mark|sores?|sunburn)|(?:burn|steam|oven|iron|ironing|kitchen) (?:marks?|burns?)/,
    /(?:touched|brushed|grabbed|caught|held|kissed|burn(?:t|ed)?|singed|scalded|got) [^.?!,]{0,24}\b(?:oven|tray|iron|hob|stove|pan|kettle|hot ?plates?|radiator|candle|straighteners?|tongs|baking sheet|glue gun|toaster)/,
    String.raw`(?:burn(?:t|ed)?|scald(?:ed)?|stubbed|bumped|knocked|bonked|banged|bashed|whacked|bruised?|jammed|trapped|caught|squashed|rolled|twisted|turned|sprained|bit|hit|scraped|rubbed) ${part}|cut ${part}(?<!wrists?|arms?|legs?)`,
    /(?:hot )?(?:tea|coffee|soup|oil|grease|fat|wax|steam|water|milk)(?: \w+){0,3}? (?:splash(?:ed|es)?|spat|spit|spattered|drip(?:ped|s)?|got|spilt|spilled|on (?:my|his|her|the))|(?:wax|oil|tea|coffee) (?:drip|splash|burn)/,
    /dropped (?:a |the |my )?\w+(?: \w+)? on (?:my |his |her )?(?:toes?|foot)|fell (?:on|off|over)|tripped|walked into|blister on|(?:toe|heel|finger) blisters?|bruise (?:on|from)|bruises? (?:from|after)/,
    /(?:wasp|bee|hornet|jelly ?fish|nettle|ant|mosquito|horse ?fly|midge|insect|flea|gnat) ?(?:bites?|stings?|stung|rash|bit)|stung (?:by|on)|brambles?/,
  )}\b`,
  'i',
);
const small = choice(
  /tiny|small|little|slight(?:ly)?|minor|mini|superficial|shallow|(?:a )?bit|wee|pinprick|dots?|dot[- ]size\w*|drop of blood|size of a (?:pea|5p|penny|lentil|pinhead)|thin red lines?/,
);
const harmless = choice(
  /(?:shiny |light |a bit |slightly )?(?:pink|red (?:mark|line|spot|dot)s?)|(?:a )?(?:bit|little) red|no (?:blisters?|redness|pus|swelling|fever|bleed\w*|headache|blood|bruise|other (?:symptoms|reaction))|not (?:deep|open|broken|big|swollen|red|infected|bleeding|much pain)/,
  /(?:ran|put|held|under) (?:(?:it|that|them|my \w+|a|the|cold|running) )*(?:tap|water)|cold water|cooled|(?:washed|cleaned|rinsed)(?: it)?|plaster(?: on)?|(?:got|pulled|took) (?:it|the \w+|all) out|came out|all out|(?:stinger|sting) out|removed/,
  /stopped(?: bleeding)?|(?:doesn't|don't|didn't) (?:really )?(?:hurt|bleed)|can (?:still )?(?:walk|stand|bend|move)|walking (?:fine|ok)|moves (?:all|fine|ok)|play(?:s|ing)|laugh\w*|back (?:on|to)|eating as usual|(?:only |just )?(?:itch\w*|stings a bit)/,
  /heal\w*|scab\w*|yellowing|(?:gone|turning) (?:green|yellow)|fading|drying|dry|gone|went down|fine|ok(?:ay)?|closed|done/,
);
const allHarmless = new RegExp(String.raw`\b(?:${small}|${harmless})\b`, 'gi');
/** Then it is not small, or not of an accident, or may not stay so. */
const danger = sequence(
  /\b/i,
  choice(
    /bab(?:y|ies)|newborns?|infants?|(?:weeks?|months?)[- ]olds?|eyes?|eyelids?|eyeball|wrists? (?:on|with)|purpose|(?:cut|cutting|scratch\w*|burn\w*|hurt\w*|hit|harm\w*) myself(?! (?:on|shaving|while|when|by))|relief|feels? better after|throat|voice|ears?|genitals?|penis|belly|stomach|chest|neck (?:pain|hurts?)|spine|hips?|face|facial/,
    /white|leather\w*|char(?:red|ring)|black|deep(?:ly)?|bones?|pus|spread\w*|streaks?|lines? (?:up|going|running|from|towards|towards)|up (?:my|the|his|her) (?:arm|leg|foot|hand)|fevers?|chills|shiver\w*|glands|throb\w*|foul|smell\w*|stink\w*|redder|bigger|worse|hot (?:swollen|and|to touch)|(?:is|and|now|feels|gone|it's) hot|warm and/,
    /(?:very|really|badly|so|hugely|massive\w*|all|more|still|red|hot) (?:swollen|swell\w*)|swollen(?! a bit)|(?<!\b(?:slight|small|little|bit of|bit|no|tiny|minor) )swell(?:ing|s|ed)|in (?:my |his |her |the )?mouth|double|twice|can't|cannot|couldn't|won't|unable|numb\w*|tingl(?:es|ing)|cold and|cold foot|pale|vomit\w*|sick|throw\w* up|sleepy|drows\w*|confus\w*|dizz\w*|headaches?|unconscious|knocked out|black(?:ed)? out|pass(?:ed)? out|blurr\w*|vision|speech|slur\w*|weak\w*|collaps\w*|faint\w*|fits?|seizures?/,
    /diabet\w*|warfarin|thinners?|apixaban|eliquis|xarelto|rivaroxaban|chemo\w*|immun\w*|transplant|steroids?|rust\w*|dirt\w*|soil|manure|tetanus|fish tank|dogs?|bats?|monkeys?|stray|rats?|snake|adder|fox|wild|cat bit\w*|bitten by|abroad|india|africa|thailand|human bite|tick|ring/,
    /boyfriend|husband|partner|ex|(?:he|she) (?:hit|pushed|dragged|threw)|dragg\w*|scared|afraid|electric\w*|wires?|socket|shock|acid|bleach|chemicals?|caustic|cement|explo\w*|firework|whole|all over|everywhere|both|large|huge|massive|blisters? (?:the )?size|size of a (?:plum|palm|hand|golf|orange|egg|fist|saucer|coin)|palm[- ]size\w*|gap\w*|gush\w*|pump\w*|pour\w*|spurt\w*|soak\w*|(?:still|keeps?) bleed\w*|hanging|crush\w*|joint|jaw|peel\w*|raw and|hives|wheez\w*|breath\w*|allerg\w*|still (?:in|there|stuck)|ladder|stairs|roof|height|horse|stone floor|leg looks|shorter|stepped on|trod on|nail gun|pregnant|weeks (?:now|already)|not healing/,
    /nose ?bleeds?|gums|pee|wee(?! (?:cut|bump|burn|bruise|scratch|mark))|urine|poos?|stools?|periods?|bleeds|crusts?|moles?|lumps?|unexplained|no reason|like dots|red spots|tired|for (?:days|weeks|months)|tablets?|pills?|paracetamol|ibuprofen|took|drunk/,
    /severe\w*|awful|agony|unbearable|sudden\w*|hit (?:my|his|her) head|also|tight\w*|heart|blister(?:ed|ing|s)|toddler's chest|poured|pulled (?:the|a) (?:kettle|pan|cup)|over (?:my|his|her) (?:chest|legs|body)/,
  ),
  /\b/,
);
/** Where there is no blister to speak of, or it was rubbed. */
const rubbed =
  /\b(?:blisters? (?:on|from|at) (?:my |his |her |the )?(?:heels?|toes?|shoes?|boots?|(?:new )?\w+ shoes)|(?:toe|heel|finger) blisters?|new (?:shoes|boots))\b/gi;

/** Where a message tells of an injury that is small by all that is told of it. */
export function smallInjuriesIn(text: string): readonly Span[] {
  if (!injury.test(text)) return [];
  const plain = withoutSpans(text, deniedIn(text)).replaceAll(rubbed, ' ');
  if (danger.test(plain)) return [];
  const told: Span[] = [];
  for (const { start, end } of sentencesIn(text)) {
    const sentence = text.slice(start, end);
    const last = told.at(-1);
    if (injury.test(sentence)) told.push({ start, end });
    else if (last?.end === start && saysNoMore(sentence)) told.splice(-1, 1, { start: last.start, end });
  }
  return told.filter(({ start, end }) => new Set(text.slice(start, end).toLowerCase().match(allHarmless)).size >= 2);
}

/** "Washed it, just pink": nothing but how small it is. */
function saysNoMore(sentence: string): boolean {
  const left = sentence.replaceAll(allHarmless, ' ').replaceAll(fillers, ' ');
  return sentence.search(allHarmless) >= 0 && (left.match(/\w+/g)?.length ?? 0) === 0;
}

const fillers =
  /\b(?:it|is|it's|was|were|just|only|and|but|a|an|the|i|he|she|he's|she's|they|my|his|her|at|for|with|of|no|not|as|any|more|straight|away|already|now|since|all|very|to|so|there|there's)\b/gi;
