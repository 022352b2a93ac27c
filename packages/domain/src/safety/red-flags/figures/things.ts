import { alternatives, choice, notFollowedBy, oneOf, sequence } from '../../../resolve/phrases.ts';
import { unlessAround } from '../unless-near.ts';

/** As long as the same clause goes on and speaks of nobody. */
const ofNobody = String.raw`(?:(?!\b(?:i|i'm|i've|me|my|he|he's|she|she's|him|her|his|we|us|our|dad|mum|mom|gran|son|daughter|baby|husband|wife|child|toddler|and|then|when)\b)[^.?!,;]){0,48}`;
const things = alternatives([
  /sourdough|dough|bread|loaf|starter|phone|laptop|screen|ipad|computer|battery|greenhouse/,
  /polytunnel|tomato(?:es)?|basil|rosemary|lavender|cactus|succulents?|seedlings?|pumpkin/,
  /lettuce|courgettes?|marrow|hedge|soup|jelly|custard|meringue|pavlova|wifi|router|printer/,
  /telly|glasses|spectacles|umbrella|pergola|trellis/,
]);
const watersAndBeds =
  '(?:garden|pond|lawn|borders?|allotment|lake|canal|ditch|stream|river|path|drains?|gutters?|flower ?beds?)';
const works =
  '(?:band|album|song|film|movie|book|game|series|show|play|pub|bar|track|boat|horse|cocktail|beer|team|podcast)';
const pesterers =
  '(?:midges|ants|mosquito\\w*|gnats|(?:horse|sand|black)?flies|fleas|bed ?bugs|mites|chiggers|nettles|brambles|thorns|seagulls?|geese|goose|swans?|pigeons?|wasps)';
/** A seat, and nothing out of a bowel. */
const ofBowels = String.raw`my stools?|tarry|tar|sticky|smell\w*|toilet|loo|pass(?:ed|ing)|blood\w*|bowels?|motions?|days|diarrh\w*|iron|poo\w*|constipat\w*|pain\w*|dizz\w*|sick|vomit\w*|this morning|ibuprofen|warfarin|doctor`;
const furniture = String.raw`(?:bar|counter|kitchen|piano|pub|shower|bath|island|cafe|wobbl\w*|legs?|legged|seat|seats|cushion|sit|sat|sitting|broke|broken|paint\w*|varnish\w*|wood|wooden|oak|metal|plastic|ikea|shop|bought|buy|order\w*|delivery|match(?:es)?|milking|drum|desk|workshop|garage|step|foot|design|chairs?|sofa|table|furniture|screws?|assembl\w*|sale|second ?hand|mould|rust\w*)`;
const seat = String.raw`(?:black|red|maroon|dark|bloody) (?:\w+ )?(?:bar |step |foot |kitchen |piano |shower )?stools?|(?:bar|step|foot|kitchen|piano|shower|milking|drum|wooden|metal) stools?(?: (?:is|are|was|were|looks?|went|turned))?(?: (?:all|so|quite|now))*(?: (?:black|red|dark|bloody))?|stools? (?:is|are|was|were) (?:all )?(?:black|red)`;
/** What nobody calls a pet: "how much caffeine is lethal for an ant" is asked of pests and of biology. */
const smallFry = choice(
  /ants?|aphids?|slugs?|snails?|mosquito(?:e?s)?|flies|fly|cockroach(?:es)?|wasps?|bees?/,
  /hornets?|fleas?|lice|ticks?|mites?|moths?|beetles?|spiders?|insects?|bugs?|weeds?|mice|mouse/,
  /rats?|moles?|bacteria|fungi|algae|mould|mold|daphnia|fruit flies|tadpoles?|larvae|worms?/,
  /dinosaurs?|elephants?|horses?|whales?/,
);

/** Plants, animals, things and works in words of an alarm: a collapsed loaf, weeds that choke, a band's name. */
export const figuresOfThings: readonly RegExp[] = [
  sequence(
    /\b(?:lethal|fatal|deadly|toxic|poisonous|enough to kill|kills?) (?:dose |amount )?(?:for|to|of)? ?/gi,
    String.raw`(?:an? |the |my |some )?(?:\w+ )?${smallFry}`,
    /\b(?![^.?!]{0,60}\b(?:and (?:me|my|a)|human|person|child|man|woman|someone|people|as well)\b)/,
  ),
  sequence(
    /\b(?<=^|[.!?,;:] ?|\b(?:and|but|because|so|that|when) )(?:(?:my|our|the|this|that|his|her|a) )?/gi,
    String.raw`(?:(?:\w+|left arm of my|right arm of my) )?(?:${things})(?:'s)?`,
    String.raw`\b(?! (?:fell|hit|landed|crash))${ofNobody}\b`,
    choice(
      /unresponsive|gr[ea]y|collaps\w*|suicide|dead|dying|died|die|limp|blue|(?:gone |went )?black/,
      /(?:about to )?die|wilt\w*|snapped|lifeless|drown\w*/,
    ),
    String.raw`\b(?: (?:and|in|on|at|off) (?:unresponsive|gr[ea]y|collapsed|black|limp|cold|wilted)?${ofNobody})?`,
  ),
  /\b(?:ate|eaten|eating|had|scoffed|demolished|polished off) (?:\w+ ){0,2}(?:tub|punnet|bowl|box|basket|handful|bucket)s? of(?: (?:black|blue|straw|rasp|goose)berries\b| {6})/gi,
  oneOf(
    sequence(
      /\bdrown(?:ing|ed|s)? (?:the |my |his |her |their |our |your |a |an |some )?/gi,
      choice(
        /sorrows|slugs?|snails?|weeds|cactus|orchids?|plants?|phones?|seedlings?|basil|village|noise/,
        /salad|pasta|pancakes|succulents?|ferns?|aphids/,
      ),
      /\b/,
    ),
    /\bdrowning sensation of (?:work|e-?mails|life|paper\w*)/gi,
    /\b(?:ophelia|my sims?|the titanic)\b[^.?!]{0,16}\bdrown\w*/gi,
  ),
  oneOf(
    sequence(
      /\b(?:bindweed|ivy|weeds?|brambles?|pillow|dust|couch grass|mint)(?:'s| is| are| keeps?)? (?:just )?c/gi,
      /hok(?:ing|ed|es) (?:everything|me with feathers|the|my (?:roses|beds?|garden|lawn|tomatoes))/,
    ),
    sequence(
      /\bchok\w+ on my (?:tea|coffee|drink|water|toast) (?:laugh\w*|reading|when i (?:read|saw))/gi,
      /[^.?!]{0,40}\b(?:fine|lol|haha)\b/,
    ),
  ),
  oneOf(
    /\bsnake-?bite (?:cider|and black|drinks?|pint)\b/gi,
    sequence(
      /\b(?:carbon monoxide|co|smoke) alarm (?:\w+ )?/gi,
      /(?:bought|fitted|installed|tested|needs? (?:new|a)|(?:is )?out of batter\w+)/,
    ),
    /\bmushroom(?:[- ]foraging)? (?:course|walk|class|workshop|foraging course)\b/gi,
    /\bfoxglove\w* gave us\b/gi,
    /\boverdos\w+ on (?:the )?(?:garlic|onions?|mint|basil|ginger|coffee|caffeine lol|cinnamon|turmeric latte)\b/gi,
  ),
  // How big a plant has grown is no swelling.
  /(?<=\b(?:bush|plant|tree|shrub|hedge|patch|crop|mint|sage|rosemary|thyme|basil|balm|lavender|oregano|nettles?)\b[^.?!,]{0,30}\b(?:is|are|has|have|got|grew|grown|looks?) (?:\w+ ){0,2}?)(?:huge|massive|enormous|gigantic)\b|\b(?:huge|massive|enormous|gigantic) (?=(?:\w+ ){0,2}?(?:bush|plant|tree|shrub|hedge|patch|crop)\b)/gi,
  /\blick(?:ed|s|ing)? (?:a |some |the |one )?(?:lavender|mint|basil|lettuce|strawberry|raspberry|nettle|sage|rosemary|thyme|lemon balm|parsley|chamomile|nasturtium) (?:leaf|leaves|flowers?|plants?)\b/gi,
  oneOf(
    /\bwaters? broke the (?:banks?|dam|levee)\b|\bneck of the woods\b/gi,
    /\bhi(?:gh)?[- ]priced\b|\bhi priced\b/gi,
    /\bdropped like a stone, (?:the )?temperatures?\b/gi,
    /\bfitting (?:a|an) (?:bridge|crown|brace|denture|kitchen|carpet|shower|boiler|coil|new)\b/gi,
    /\bdead straight\b|\b(?:electric|static) shock\b[^.?!]{0,30}\bstatic\b/gi,
    /\bstatic (?:electric )?shock\b/gi,
  ),
  oneOf(
    /\bstabb\w* (?:my |the |a )?(?:\S+ )?(?:pumpkin|potato\w*|cushion|dough|steak|pie crust)\b/gi,
    /\bstabbed myself with (?:the |a |my )?(?:\S+ )?(?:stapler|needle|fork|pin|pencil|thorn|cocktail stick|knitting needle)\b/gi,
    /\bgun ?shot at the start\b|\bcactus fell on (?:me|my \w+)\b/gi,
  ),
  /\bfell (?=asleep\b|in love\b|out with\b|behind with\b)|\b(?:cow|ewe|goat|sow|mare|sheep)(?:'s)?\b[^.?!]{0,20}\bmastitis\b|\brun out of date\b|\bnever (?:use|need|touch) the blue\b|\bmeans ["“][^"”]{0,60}["”]/gi,
  new RegExp(
    String.raw`\b${watersAndBeds}(?:'s| is| are| was| were| has been)? (?:\w+ )?chok(?:ing|ed) (?:up )?(?:with|by|in)\b[^.?!,]{0,30}`,
    'gi',
  ),
  new RegExp(String.raw`\b${works} (?:\w+ ){0,2}(?:called|named|titled|entitled) [^.?!,]{0,30}`, 'gi'),
  new RegExp(String.raw`(?<=^|[.?!,] ?)[\w' ]{0,30}\b(?:is|are|was) my favou?rite ${works}\b`, 'gi'),
  new RegExp(
    String.raw`\b(?:been |was |were |got )?(?:attacked|savaged|mauled|ambushed)(?: all over)? by (?:the |some |a |an |(?:a )?(?:swarm|cloud|load|army|horde)s? of )?${pesterers}\b`,
    'gi',
  ),
  /\bthe vet says (?:my|our|the) (?:\w+ )?(?:dog|cat|rabbit|pup\w*|kitten|horse) (?:is|will be) (?:fine|ok\w*|well|all right)\b[^.?!]{0,50}/gi,
  /\b(?:feel(?:ing)?|felt) poisoned by (?:all )?(?:the |this |my |that )?(?:plastics?|microplastics?|city|pollution|processed \w+|junk \w+|sugar|screens?|social \w+|news|job|people|modern \w+)\b/gi,
  sequence(
    /\b(?:stabbed|pricked|jabbed|speared|impaled|attacked|bitten) by (?:a |my |the |some )?(?:\w+ )?/gi,
    choice(/thorns?|roses?|rose bush|cact(?:us|i)|holly|brambles?|thistles?|hedge|blackberr\w+/, /knitting needle/),
    /\b(?![^.?!]{0,30}\beyes?\b)/,
  ),
  sequence(
    /\b/gi,
    choice(
      /plants?|seedlings?|tomato(?:es)?|orchids?(?:'s roots)?|roses?|lawn|grass|hedges?|shrubs?/,
      /trees?|herbs|basil|lavender|vegetables|flowers|compost|soil|sourdough|garden/,
    ),
    / (?:is|are|was|were|got|gets?|keeps? on|keep|has|have)(?: (?:all|slowly|been|really|just|always))*/,
    / (?:suffocat|chok|drown|dying|poison|burn|bleed|collaps|gasp)/,
    notFollowedBy(
      /\w*[^.?!]{0,60}\b(?:me|him|her|us|my (?:son|daughter|child|baby|toddler|husband|wife|mother|father|kids?))\b/,
    ),
    /\w*[^.?!,;]{0,40}/,
  ),
  // "My boss had a fit when I said so": he was cross.
  unlessAround(
    String.raw`shak\w*|jerk\w*|twitch\w*|convuls\w*|unconscious|passed out|collaps\w*|floor|foam\w*|wak(?:e|ing)|epilep\w*|fever|ambulance|stiff|blue|minutes?`,
    String.raw`\b(?:has|had|have|having|nearly had|almost had|'ll have|will have|would have) a (?:right |total |proper |complete |hissy |little )?fit (?:when (?:i|we|he|she|they|you) (?:said|told|saw|heard|found|mentioned|got|came|read|asked)|(?:at|about|over) (?:the|my|his|her|our|how)|when (?:he|she|they) (?:sees?|saw|hears?|heard|finds?|found))\b`,
  ),
  // What smells so that one nearly faints.
  unlessAround(
    String.raw`fumes?|gas|bleach|cleaner|paint|solvent|petrol|smoke|carbon|boiler|dizz\w*|sick|headache|vomit\w*|again|actually|did`,
    String.raw`\b(?:nearly|almost|practically) (?:passed out|fainted|keeled over|collapsed|died) (?:when i (?:opened|smelt|smelled|sniffed)|opening|smelling|sniffing|from the (?:smell|stink|stench|pong)|at the (?:smell|stink|stench|pong))\b`,
  ),
  // A lump in the throat of who is moved.
  unlessAround(
    String.raw`swallow\w*|food|eat\w*|stuck|breath\w*|weeks|months|sore|pain\w*|hoarse|blood\w*|neck`,
    String.raw`\blump in (?:my|the|his|her) throat\b(?=[^.?!]{0,60}\b(?:wedding|graduation|speech|film|movie|song|concert|funeral|happy|proud|moving|emotional|ceremony|choir|nativity)\b)`,
  ),
  // Whoever sees chest pains for a living.
  /\b(?:see|sees|seeing|saw|treat|treats|treating|nursing|triag\w+) (?:\w+ )?(?:(?:loads|lots|plenty) of |so many |many )?(?:chest pains?|strokes?|heart attacks?|seizures?|overdoses|anaphylaxis|poisonings?|sepsis)\b(?=[^.?!]{0,40}\b(?:all (?:night|day|shift|week)|in (?:summer|winter|spring|autumn)|on (?:the|my) (?:ward|shift)|for a living|at work|every (?:day|night|shift|summer|winter))\b)(?![^]*\b(?:my own|myself|me too)\b)/gi,
  // A drink or a dish of long ago that did no good, and nobody is ill any more.
  unlessAround(
    String.raw`still|now|tonight|today|again|blind|blurr\w*|vision|hospital|methanol|child\w*|mushrooms?|berries|yew|leaves`,
    String.raw`\b(?:got|were|was|been|properly|absolutely|totally) (?:all )?(?:absolutely |properly |totally )?poisoned by (?:my|the|his|her|that|some) [^.?!]{0,60}\b(?:all )?(?:fine|well|ok|okay|better|right as rain) (?:again )?(?:by|after|the (?:next|day)|since|on)\b`,
  ),
  // "The black stool at the bar".
  unlessAround(
    ofBowels,
    String.raw`\b(?:${seat})\b(?=[^?!]{0,60}\b${furniture}\b)`,
    String.raw`(?<=\b${furniture}\b[^?!]{0,60})\b(?:${seat})\b`,
    String.raw`\b(?:bar|step|foot|kitchen|piano|milking|drum|wooden|metal) stools?\b[^.?!]{0,16}\b(?:black|red|dark)\b`,
  ),
  // "That curry blew my head off": it was hot.
  unlessAround(
    String.raw`swell\w*|swollen|breath\w*|hives|eyes?|blister\w*|spilt|spilled|pan|oil|scald\w*|throat (?:is )?clos\w*`,
    String.raw`\b(?:curry|chill?ies|chill?i|vindaloo|phaal|wasabi|horseradish|mustard|hot sauce|sauce|salsa|jalape\w+|noodles|wings|pepper|soup|it) (?:nearly |almost |just |absolutely |totally )*(?:blew|took|burnt|burned) (?:my|his|her|our|the) (?:head|face|socks|mouth|tongue)(?: off)?\b(?:[^.?!]{0,24}\bburn(?:ing)? (?:on|in) (?:my|the) (?:tongue|mouth))?`,
  ),
  // Heating is bled, pipes burst, and a cheese is blue.
  /\b(?:(?:won't|can't|to|not|don't) )?(?:stop )?bleed(?:ing|s)? (?:(?:the|my|our|a|all|some|these|those|every) )*(?:radiators?|heating|brakes?|pipes?|boiler|system|valves?|lines?)\b/gi,
  /\b(?:pipes?|boiler|tyres?|tires?|balloons?|bubbles?|water ?main|hose|tank|dam|river ?banks?|zip|seams?|bag|sausages?|football) (?:has |have |had |just |suddenly )?(?:burst|exploded|blew|flooded|bled)\b(?: and (?:it |everything |the \w+ )?(?:flooded|leaked|soaked \w+))?(?![^.?!]{0,60}\b(?:burn\w*|scald\w*|hit|hurt|drown\w*|trapped)\b)/gi,
  /\b(?:blue|bleu) (?:cheese|stilton|brie)\b(?:[^.?!]{0,16}\b(?:gone|went|is|turned|looks)(?: \w+)? blue\b)?/gi,
];
