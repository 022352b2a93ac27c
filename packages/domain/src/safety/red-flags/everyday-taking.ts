/** Taking, giving and having of which nothing goes into a mouth, and what is taken as everybody takes it; taken out of a message before it is read. */
import { unlessNear } from './unless-near.ts';
import { choice, oneOf, sequence } from '../../resolve/phrases.ts';
import { unlessAround } from './unless-near.ts';

const grounds = String.raw`lawns?|gardens?|(?:flower ?)?beds?|borders?|plots?|allotments?|paths?|patios?|yards?|fields?|meadows?|ponds?|hedges?|greenhouses?|fences?|walls?|verges?|world|kitchens?|houses?|roofs?|driveways?`;
const strippings = String.raw`(?:walk|tour|visit|look|chat|talk|stroll|class|course|lesson|workshop|day out|weekend|holiday|wander|browse)`;
const foods = String.raw`(?:juice|squash|cordial|lemonade|milk|jam|honey|biscuits?|crisps|sweets|cake|soup|salad|yogh?urt|ketchup|smoothie|cereal|dried (?:mint|sage|basil|oregano|parsley|nettles?|chamomile)|mint|basil|oregano|parsley|marmalade|pickles|olives|grapes|raisins|custard|beetroots?|beets?|carrots?|tomatoes|cherries|prunes|dates|figs|apricots|(?:blue|rasp|straw|black)berries|crackers|popcorn|seaweed|nori|spinach|asparagus)`;
const swallowedAfterAll = String.raw`(?![^]{0,160}\b(?:swallow\w*|ate|eaten|drank|drunk|mouth|missing|vomit\w*|sick|drows\w*|sleepy|limp|floppy|unconscious|pills?|tablets?|chok\w*|hives|swell\w*|swollen)\b)`;
const harmlessHerbs = String.raw`(?:turmeric|curcumin|ginger|magnesium|chamomile|echinacea|vitamin (?:c|b ?\d*)|fish oil|psyllium|garlic|peppermint|fennel|nettle|rooibos|cinnamon|ashwagandha|hibiscus|rosehip|oat\w*)`;
const painkillers = String.raw`(?:paracetamol|acetaminophen|ibuprofen|aspirin|tylenol|advil|panadol|nurofen)s?`;
/** What may follow an ordinary dose: nothing that counts, ails, mixes or mourns. */
const notAlone = String.raw`(?![^]*(?:\d|\b(?:two|three|four|five|six|ten|more|another|again|every|hours?|and|plus|with|all|drunk|drank|alcohol|vodka|wine|beers?|whiske?y|pregnan\w*|son|daughter|baby|child|kids?|toddler|sick|vomit\w*|drows\w*|sleepy|dizz\w*|rash|hives|itch\w*|swell\w*|swollen|breath\w*|allerg\w*|mistake|wrong|blood|thinn\w*|warfarin|ulcers?|asthma|kidneys?|liver|chest|heart|end|die|dying|goodbye|sorry|kill\w*|too|over)\b))`;
const chronicPills = String.raw`(?:peppermint|oregano|fish|flax\w*|evening primrose|borage|krill|cod liver|black seed|coconut|fennel|caraway) oil capsules?`;

const thisHerb = String.raw`(?:(?:this|that) stuff|(?:this|the|that|a) (?:tea|herb|tincture|infusion|powder|root|plant)|(?:these|the|those) (?:herbs|teas|drops|leaves|gummies)|chamomile|peppermint|ginger|turmeric|herbal tea|herbs)`;
const treated = String.raw`(?:(?:trouble|cough|cold|symptoms?|infection|rash|itch\w*|heartburn|reflux|complaints?|hot flush\w*|fever|inflammation|constipation|spots|acne|hay fever|bloating)\b[^.?!]{0,12}\b(?:cleared|gone|better|healed|cured|over|settled|passed|sorted))`;
const despair = String.raw`life|live|living|alive|everyone|everybody|anyone|nobody|die|dying|dead|kill\w*|hope\w*|hopeless|pointless|alone|funeral|divorc\w*|without (?:him|her|them)|he|she|him|her|they|wife|husband|mum|mom|dad|son|daughter|job|pills|tablets|end it|tired of|sorry|goodbye|existing|breathing|me`;
const asked = String.raw`\b(?:is|are|was) there (?:still )?(?:any|a|much|no) (?:more )?(?:reason|point|sense|use|need) (?:to|in|of|for) (?:continu(?:e|ing)|go(?:ing)? on|carry(?:ing)? on|keep(?:ing)?(?: going)?)`;

const drinks = String.raw`(?:alcohol|wine|beers?|spirits|cocktails?|coffee|(?:\w+ )?tea|milk|water|(?:\w+ )?juice|cola|energy drinks)`;

const mild = String.raw`(?:vitamin (?:c|b ?-?12|b ?-?complex)|b12|biotin|magnesium|zinc|turmeric|curcumin|cranberry|elderberry|echinacea|probiotics?|multi-?vitamins?|collagen|glucosamine|evening primrose oil|milk thistle|fish oil|omega[- ]?3|garlic|ginger|psyllium)`;
const twoOfThem = String.raw`\b(?:took|had|taken|swallowed) (?:2|two|3|three)(?: of (?:the|my))?`;
/** What makes two of something mild more than that. */
const moreThanTwo = String.raw`child|kids?|toddler|baby|babies|son|daughter|year old|pregnan\w*|paracetamol|tylenol|ibuprofen|aspirin|warfarin|digoxin|lithium|insulin|iron|vitamin [ad]|niacin|sleeping|codeine|tramadol|\w+pam|bottles?|box(?:es)?|packets?|packs?|strips?|handfuls?|all|wine|vodka|drunk|die|dying|end|sorry|goodbye|sick|vomit\w*|drows\w*|sleepy|confus\w*|dizz\w*|rash|hives|swell\w*|swollen|breath\w*|heart|chest|kidneys?|faint\w*`;
const scentedOils = String.raw`(?:tea ?tree|eucalyptus|wintergreen|clove|cinnamon|lavender|peppermint|oregano|rosemary|thyme|lemon\w*|sage|citronella|essential|frankincense)`;
/** Of a thing not yet done, by somebody grown up who wants no harm. */
const notDone = String.raw`(?![^]*\b(?:swallowed|drank|drunk|ate|eaten|took|taken|taking|sipped|gulped|gave|given|got|had|has|have|just|already|accident\w*|mistake|bab(?:y|ies)|toddlers?|child\w*|kids?|son|daughter|boy|girl|he|she|him|her|they|them|die|dying|dead|kill\w*|end|lethal|fatal|enough|bottle|whole|lots?|feel\w*|sick|vomit\w*|dizz\w*|sleepy|burn\w*)\b)`;
/** Grown to be eaten or drunk as tea, flower and leaf. */
const eatenFlowers = String.raw`(?:calendula|pot marigold|(?<!\b(?:marsh|corn|french|african) )marigold|dandelion|(?<!\bshasta )dais(?:y|ies)|nasturtium|borage|rosemary|(?<!\b(?:clary|white) )sage|thyme|mint|peppermint|spearmint|basil|oregano|parsley|chives?|(?<!\b(?:cotton|sea) )lavender|chamomile|lemon balm|cornflower|red clover|clover|hibiscus)`;
const partOfIt = String.raw`(?:petals?|flowers?|heads?|blossoms?|buds?|leaf|leaves|sprigs?|stalks?|stems?)`;
const eatenInDanger = String.raw`vomit\w*|sick|drows\w*|sleepy|limp|floppy|chok\w*|breath(?!e\b)\w*|swell\w*|swollen|swelled|hives|rash|allerg\w*|wheez\w*|blue|spray\w*|pesticide|weed ?killer|slug|pellets?|not sure|unsure|looked like|looks like|might be|unknown|some plant|berr(?:y|ies)|seeds?|bulbs?|roots?|oil|drops|bottle|capsules?|tablets?|handful|loads|lots|whole (?:plant|pot|bush)|foxgloves?|yew|laburnum|oleander|lil(?:y|ies)|hemlock|nightshade|monkshood|datura|ivy|privet|holly|daffodils?|bluebells?|hydrangea|rhododendron|azalea|buttercups?|ragwort|mushrooms?`;

/** More than a few berries, other parts of the bush, or something that is felt. */
const rawInDanger = String.raw`vomit\w*|sick|ill|unwell|queasy|nause\w*|cramps?|pain\w*|hurt\w*|runs|diarrh?o?ea|drows\w*|sleepy|dizz\w*|weak|limp|floppy|breath\w*|swell\w*|rash|faint\w*|confus\w*|leaf|leaves|stalks?|stems?|twigs?|bark|roots?|juic\w*|smoothie|handfuls|bowl\w*|cups?|glass|loads|lots|bunch|not sure|unsure|looked like|might be|red elder|pregnan\w*|months? old|die|end it`;

/** What makes a laxative of months more than a habit to leave. */
const laxativeDanger = String.raw`thin\w*|slim\w*|skinny|fat|weight|binge\w*|purg\w*|eat\w*|blood\w*|bleed\w*|weak\w*|faint\w*|dizz\w*|heart|palpitat\w*|stumbl\w*|cramps?|pain\w*|hurt\w*|vomit\w*|sick|fever\w*|black|confus\w*|numb\w*|tingl\w*|digoxin|furosemide|lithium|child|son|daughter|baby|toddler|pregnan\w*|\d+ (?:a|per|each|every)|twenty|thirty|whole (?:box|pack|packet)`;
const laxativeForLong = String.raw`\b(?:taken|taking|took|used|using|had|having|been on|drunk|drinking)\b[^.?!]{0,20}\b(?:senna|senokot|dulcolax|bisacodyl|cascara|laxatives?)\b(?: (?:tea|tablets?|leaf|pods))?[^.?!]{0,24}\b(?:for|since)\b[^.?!]{0,16}\b(?:weeks|months|years?|ages)\b`;

/** What makes a daily leaf more than a remedy somebody chews, as feverfew is chewed. */
const leafInDanger = String.raw`${eatenInDanger}|vomit\w*|threw|throw\w*|numb|tingl\w*|dizz\w*|blurr\w*|ill|unwell|poison\w*|strange|unknown|wild|found(?! out)|foraged|random|house ?plant|bab(?:y|ies)|toddler|child\w*|son|daughter|dog|cat|he|she|foxglove\w*|comfrey|yew|oleander|hemlock|lil(?:y|ies)|monks'?hood|laurel|rhubarb|ivy|nightshade`;
const aDay = String.raw`(?:(?:each|every|a|per|once a|most) (?:single )?(?:day|morning|night|evening|week)s?|daily|all week)`;
const aLeafADay = String.raw`\b(?:chew(?:ed|ing|s)?(?: on)?|nibbl(?:ed|ing|es)|ate|eaten|eating|eats|had|munch(?:ed|ing)) (?:(?:an?|one|two|three|half|the|my|some|few|couple|of|single|fresh|raw|little|small) ){1,4}(?:leaf|leaves)(?: of it| from it)? ${aDay}`;
const carries = String.raw`(?:pregnan\w*|(?:weeks|months) (?:gone|along)|expecting)`;
const withChild = leafInDanger.replaceAll(/(?<=\|)(?:sick|capsules\?|tablets\?|oil|drops|ill)\|/g, '');

const shapes = String.raw`(?:gummies|capsules?|caps|tablets?|pills|sweets|lozenges|drops|syrup|powder|tea)`;

export const everydayTaking: readonly RegExp[] = [
  // "Peppermint oil for next time?": nobody has had it yet.
  /\b(?:[\w-]+ ){1,3}for (?:the )?next (?:time|winter|year|summer|season|hangover|party)\b/gi,
  // Told of by its own answer, which sends to a doctor too.
  unlessAround(laxativeDanger, laxativeForLong),
  unlessAround(leafInDanger, aLeafADay),
  // Sick besides, as in the first weeks of a pregnancy.
  unlessAround(
    withChild,
    String.raw`(?<=\b${carries}\b[^]{0,140})${aLeafADay}`,
    String.raw`${aLeafADay}(?=[^]{0,140}\b${carries}\b)`,
  ),
  // A few raw elderberries that did nothing yet have an answer of their own, which names the poison line.
  unlessAround(
    rawInDanger,
    String.raw`\b(?:ate|eaten|swallowed|chewed|nibbled|munched|tasted|had) (?:(?:an?|one|some|the|two|three|four|five|six|[1-9]|few|couple|handful|of|our|my|those|these|about|maybe|only|just|raw|ripe|unripe|black|fresh|uncooked) ){1,6}elder ?berr(?:y|ies)\b`,
  ),
  unlessAround(
    eatenInDanger,
    String.raw`\b(?:ate|eaten|swallowed|chewed|nibbled|licked|munched|tasted|sucked) (?:(?:an?|one|some|the|two|few|bit|piece|little|whole|couple|part|of|off|our|my|from) ){0,5}(?:${partOfIt} of )?${eatenFlowers}(?: ${partOfIt})?\b(?:[^]{0,40}?\b(?:poison(?:ous|ed|ing)?|toxic)\b)?`,
    String.raw`\b(?:put|puts|popped|stuck|got|has|had|stuffed|shoved) (?:(?:an?|one|some|the|two|few|bit|piece|little|of) ){0,4}${eatenFlowers}(?: ${partOfIt})? (?:in|into) (?:her|his|their|its|the) (?:little )?mouth\b(?:[^]{0,40}?\b(?:poison(?:ous|ed|ing)?|toxic)\b)?`,
  ),
  // "Is it ok to drink tea tree oil in water?": the answer says no, and nobody has drunk any.
  new RegExp(
    String.raw`^${notDone}\W*(?:(?:and|but|so|ok|hi|hello|also|then)\W+)*(?:(?:can|could|may|should|would) (?:i|you|we|one|people)|(?:is|would) it (?:be )?(?:\w+ )?(?:ok|okay|safe|fine|good|bad|all ?right|dangerous|harmful)|what (?:if|happens if) (?:i|you|one)|(?:is|are) (?=[\w ]{0,20}\boils?\b))[^.!?]*\b${scentedOils} (?:essential )?oils?\b[^.!?]*\?*\W*$`,
    'gi',
  ),
  // Of the herb that is spoken of, and with nothing else told.
  new RegExp(
    String.raw`^\W*(?:(?:and|but|so|ok|lol|hey) )*(?:can|could|would|is it possible (?:for me )?to|do) (?:(?:i|you|one|someone|people|anyone|we) )?(?:really |even |actually |ever )?(?:od|o\.d\.|overdose) on ${thisHerb}\W*$`,
    'gi',
  ),
  unlessAround(
    despair,
    String.raw`(?<=\b${treated}\b[^?!]{0,24})${asked}`,
    String.raw`${asked}(?: with it)?(?=[^.?!]{0,16}\b${treated}\b)`,
    String.raw`\b(?:any|a|much|no|the) (?:more )?(?:reason|point|sense|use|need) (?:to|in|of|for) (?:continu(?:e|ing)|go(?:ing)? on|carry(?:ing)? on|keep(?:ing)?) (?=(?:(?:taking|drinking|using|applying) (?:it|this|that)|(?:with|taking|drinking|using|applying) (?:the|this|these|my) (?:teas?|drops|capsules?|cream|tincture|herbs?|powder|course|cure))\b)`,
  ),
  unlessAround(
    String.raw`all|everything|pills|tablets|whole|bottle|want|wish|goodbye|sorry|kill\w*|die|poison\w*|enough|lot|hope\w*|end|overdos\w*|paracetamol|handful|them|boxe?s?`,
    String.raw`\bbe dead (?:(?:at work|to the world)(?: tomorrow)? if i (?:have|take|drink) (?:it|this|one|some|a cup)\b|tomorrow if i (?:have|take|drink) (?:it|this|one|some|a cup) (?:tonight|2nite|before bed|late|at bedtime)\b)`,
  ),
  // Something that goes down in one gulp: how it is taken, and no amount.
  unlessAround(
    String.raw`all|everything|the lot|whole|bottle|packet|packs?|box|\d+|took|taken|swallowed|gulped|downed|die|dying|end|done|over|forever|peace|handful|(?:my|the|his|her) (?:pills|tablets|medicines?)|pills|tablets`,
    String.raw`\b(?:something|it|that|one) (?:(?:i|you|to|that|can|could|just) )*(?:gulp|swallow|take|knock|drink|down|get|swig)(?: (?:down|back|it))? in one (?:go|gulp|swig)\b`,
  ),
  /\b(?:before|after|before or after|while|when) (?:i |we |you |they )?eat(?:ing)?(?=\W*$|[.,?!])/gi,
  new RegExp(
    String.raw`\b(?:can|could|may|should|do|must) (?:i|we|you|he|she|they|one) (?:still |also |safely |not )?(?:drink|have) (?:any |some |my |an? |(?:a )?(?:glass|cup|bit) of )?${drinks} (?:while|when|whilst|if|before|after)(?= )`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:ok(?:ay)?|safe|fine|all right|alright|bad|dangerous|allowed) (?:for (?:me|him|her) )?to (?:drink|have) (?:any |some |my |an? |(?:a )?(?:glass|cup|bit) of )?${drinks} (?:while|when|whilst|if|before|after)(?= )`,
    'gi',
  ),
  new RegExp(
    String.raw`^\W*(?:(?:i|i've|ive|ok|just|already|have|so|well|but)\W+)*(?:took|taken|had|swallowed) (?:just )?(?:1|2|one|two|an?) ${painkillers}\b${notAlone}`,
    'gi',
  ),
  sequence(
    /\b(?:take|takes|taking|took) (?:a |an |some |lots of |many |the |my |her |his |only )?(?:\w+ )?/gi,
    /(?:photos?|photographs?|pictures?|snaps?|pics?|selfies?|notes|cuttings?)\b/,
    /(?![^.?!]{0,60}\b(?:knife|knives|pills|tablets|ropes?|razors?|blades?|gun|bridge|goodbyes?|bath)\b)/,
  ),
  // "I drank one at like 8 and my pill was at 7.30" tells hours, and no eight pills.
  /(?<!\b(?:wak(?:e|es|ing)|woken?)(?: up)? )\bat (?:like |about |around |roughly |nearly )?(?:[1-9]|1[0-2])(?:[.:][0-5]\d)?(?: ?(?:[ap]m\b|o'?clock\b))?(?=\W*$|[,;)]| (?:and|but|so|in the|this|last|today|yesterday|tonight|when|already|on)\b)/gi,
  new RegExp(
    String.raw`\b(?:a |one |two |\d |half a |some )?(?:(?:tea)?spoons?(?:ful)?|drops?|capfuls?|splash|dash) (?:of )?${scentedOils}(?: oils?)? (?:in|into|to) (?:the|a|my|our|his|her) (?:\w+ )?(?:humidifier|diffuser|vapou?ri[sz]er|burner|bucket|mop|laundry|wash(?:ing)?(?: machine| water)?|bin|drain|toilet|cistern|hoover)\b${notDone}`,
    'gi',
  ),
  // "My milk is dropping": the supply.
  /\b(?:my |the |her )?(?:milk|(?:milk )?supply|output|let-?down) (?:is|has|seems? to be|keeps|has been|was)? ?(?:really |slowly |suddenly |just )?(?:dropp(?:ing|ed)|drying up|going down|falling)\b/gi,
  // A sweet with something in it is called a chew.
  new RegExp(
    String.raw`\b${shapes},? (?:or|and|vs|not) (?:\w+ )?chews\b|\bchews,? (?:or|and|vs|not) (?:\w+ )?${shapes}\b`,
    'gi',
  ),
  // The mother tells that she does not nurse, and the baby drinks.
  /\b(?:(?:bottle|formula)[- ]?fed\b[^.?!]{0,24}|(?:so|i'm|i am|am|we're)(?: (?:definitely|currently|now|just))? )\bnot (?:nursing|breast-?feeding)\b(?! (?:well|much|properly|at all|since|any ?more|today|as))/gi,
  // What a pharmacy sells against poisons is no fire in a room.
  /\b(?:activated |medicinal |active )charcoal\b|\bcharcoal (?:tablets?|capsules?|powder|pills?)\b|\bcharcoal(?= from (?:the |a )?(?:pharmacy|chemist|health))/gi,
  /\bonly (?:photograph|photographed|photographing|admire|admired|look at|looked at|draw|drew|paint|painted) (?:it|them|those|these)\b/gi,
  new RegExp(
    String.raw`\b(?:tak(?:e|es|en|ing)|took) over (?:half )?(?:the|my|our|all|everything|every) ?(?:whole |entire |front |back |of )*(?:\w+ )?(?:${grounds})\b`,
    'gi',
  ),
  /\b(?:all |been |have |has |had |were |was )(?:been )?(?:taken|dug|pulled|ripped|grubbed) (?:out|up)(?=\W*$|[.,!?;]| (?:and|of the (?:garden|hedge|border|ground)|last|this|to))/gi,
  /\b(?:take|takes|taking|took|taken) (?:up(?! to)|part|place|ages|root|turns|shape|pride) /gi,
  sequence(
    /\b(?:gave|given|giving|sent|brought) (?:my|our|the|her|his|a)/gi,
    / (?:neighbours?|friends?|sister|mother|mum|mom|aunt\w*|boss|teacher|colleagues?|nan|gran\w*)/,
    / (?:an?|some|two|three|the) (?:\w+ ){0,2}(?:bulbs?|cuttings?|seedlings?|bouquet|posy|plants?)/,
    /\b(?! (?:to eat|tea|salad|soup|juice))/,
  ),
  new RegExp(
    String.raw`\b(?:ate|eaten|eats?|chewed|chews|nibbled|licked|tried|tasted) (?:a |an |some |the |one )?(?:leaf|leaves|flowers?|petals?|bit|sprig|stalk|tip) (?:of|from|off) (?:the|my|our|a|his|her) (?:\w+ )?${choice(
      /mint|basil|lettuce|spinach|parsley|nettle|dandelion|raspberry|strawberry|rocket|kale|chard|coriander/,
      /cabbage|nasturtium|lemon balm|sage|rosemary|thyme|fennel|chives?|oregano/,
    )}\b`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:take|takes|taking|took|had|have|having) (?:an?|our|the) (?:\w+ ){0,3}${strippings}\b`,
    'gi',
  ),
  /\b(?:gave|give|gives|given|giving) up (?:his|her|my|our|their|the) (?:\w+ )?(?:allotment|garden|plot|shed|flat|house|car|shop|farm|studio|business|season ticket)\b/gi,
  sequence(
    /\b(?:gave|gives?|given|giving)/gi,
    / (?:me|us|him|her|them|everyone|everybody|the kids) (?:all )?(?:a |an |the )?/,
    /(?:good |quick |fit of )?/,
    /(?:laugh|giggles?|smile|funny look|(?:\w+ )?dry(?: \w+)? skin|itchy skin|flaky skin|chapped hands)\b/,
  ),
  sequence(
    /\b(?:our |the |my )?(?:vet|farrier|farmer)\b/gi,
    /[^.?!]{0,16}\b(?:gave|gives|given) (?:the|my|our|his|her) (?:\w+ )?/,
    /(?:horse|dog|cat|pony|cow|sheep|goat|donkey|lambs?|puppy|kitten)s?/,
    / (?:a |an |the |some |her |his )?(?:\w+ )?(?:wormer|drench|jab|vaccine|tablet|injection|drops)\b/,
  ),
  sequence(
    /\bstabb\w* (?:a|the|my) (?:garden |border )?/gi,
    /(?:fork|spade|trowel|dibber|dibbler|stick|cane|stake|label)s? (?:in|into|through) (?:the|a|my|our) /,
    /(?:\w+ )?(?:soil|ground|earth|lawn|beds?|border|compost|turf|clay|flower ?bed|plot|pot)\b/,
  ),
  /\beat(?:ing|en)? (?:me|us|him|her|everyone|everybody|you|them) alive\b/gi,
  /\bso (?:that )?(?:the |my |our |small |little )*(?:kids|children|toddlers?|pets|dogs?|cats?|babies) (?:can't|cannot|don't|won't|couldn't) (?:drink|eat|reach|open|swallow|lick|chew|get (?:at|into|to))(?: it| them)?\b/gi,
  /\bknow(?:s)? (?:not|better than) to (?:eat|touch|chew|drink|lick|nibble|pick)(?: it| them)?\b/gi,
  new RegExp(
    String.raw`\b${chronicPills}\b[^.?!]{0,30}\b(?:swallow|take|chew|bite)(?: it| them)?,? (?:whole|before|after|with|when)\b`,
    'gi',
  ),
  /\bacid(?:ic|y)? (?:drinks?|foods?|fruits?|juices?|soils?|lovers?|loving|reflux|taste)\b/gi,
  /\b(?:drink|cocktail|mocktail|punch|brew|potion|cake|tea|beer|band) (?:called|named|labelled) (?:["“'][^"”']{1,30}["”']|(?:\w+'?s?'? ){0,2}(?:poison|venom|hemlock|potion|death|killer)\w*)/gi,
  /\bpoison (?:gardens?|rings?|cabinet of curiosities|labels? for (?:the|our))\b|\b(?:fake|prop|stage|toy|costume|halloween) (?:poison|blood|knife|gun|wound|bottle)\b/gi,
  /\bpoison(?:ed|ing)? by (?:nostalgia|jealousy|envy|greed|hate|love|bitterness|memories|ambition|gossip|politics|homesickness)\b/gi,
  /\b(?:thinks?|believes?|sure|convinced|reckons?) (?:that )?(?:he|she|they|we)(?:'s|'re| is| are|'ll be| will be) (?:being )?poisoned (?:if|whenever|every time|by anything)\b/gi,
  /\btook (?:them|it|the \w+) all (?:out|off|down|away|home|back|up|apart|with (?:me|him|her|us))\b/gi,
  new RegExp(
    String.raw`\bemptied (?:\w+ ){1,7}(?:on|onto|over|down|into) (?:the|my|our|her|his) (?:carpet|rug|floor|sofa|bed|table|sink|loo|toilet|drain|lawn|compost|bin|bath|worktop|patio)\b${swallowedAfterAll}`,
    'gi',
  ),
  sequence(
    /\b(?:had|drank|drunk|finished|ate|eaten|scoffed|emptied) (?:the|a|an|his|her|my)/gi,
    / (?:whole |entire |full )?(?:bottle|jar|packet|pack|box|bag|pot|tub|carton|jug|punnet|bowl|bunch) of/,
    String.raw` (?:the |his |her |my |our )?(?:\w+ )?${foods}\b${swallowedAfterAll}`,
  ),
  new RegExp(
    String.raw`\b(?:took|ate|had|finished|scoffed) the lot\b\W{1,3}(?:the |all the |every )(?:last )?(?:\w+ )?(?:cake|pie|pudding|bread|biscuits?|strawberries|sandwiches|chips|pizza|chocolates?|crumbs?|loaf|trifle)\b`,
    'gi',
  ),
  oneOf(
    /\b(?:sugar|chocolate|cake|cuteness|carb|pollen|glitter|screen|telly|pumpkin|cheese|christmas) overdose\b/gi,
    /\boverdose (?:awareness|prevention|training|response|course|statistics|charity)\b(?: (?:day|week|month|stall|talk))?/gi,
  ),
  /\b(?:rennies?|tums|gaviscon|lozenges?|strepsils|mints|polos)\b[^.?!]{0,50}\boverdose\b/gi,
  new RegExp(
    String.raw`\b(?:am|are|is) (?:i|we|he|she) (?:maybe |perhaps |now )?(?:taking|drinking|having|using) too (?:much|many) ${harmlessHerbs}\b`,
    'gi',
  ),
  // "I had two vitamin C tablets, is that too much?"
  unlessAround(
    moreThanTwo,
    String.raw`(?<=\b${mild}\b[^]{0,80})${twoOfThem} (?:tablets?|capsules?|gumm(?:y|ies)|softgels?|of them)\b`,
    String.raw`${twoOfThem} ${mild} (?:tablets?|capsules?|gumm(?:y|ies)|softgels?)\b`,
  ),
  /\bfound (?:my|the|an|his|her) empty \w+ (?:packet|box|bottle|strip|blister|tube)\b(?=[^]{0,90}\b(?:accounted for|all still there|already empty)\b)(?![^]{0,160}\b(?:missing|swallow\w*|ate|mouth)\b)/gi,
  sequence(
    /\b(?:fumes|smell|smells) (?:from|of) (?:the |fresh |new |our |wet )*paint\b[^.?!]{0,60}/gi,
    /\b(?:gone|better|odou?rless|windows? (?:is |are )?(?:now )?open|window's open)\b(?: now)?/,
    /(?![^]{0,160}\b(?:dizz\w*|sick|vomit\w*|confus\w*|faint\w*|breath\w*|drows\w*|still)\b)/,
    /(?<!\b(?:dizz\w*|sick|vomit\w*|confus\w*|faint\w*|breath\w*)\b[^]{0,160})/,
  ),
  sequence(
    /\b(?:poison (?:line|control|centre|center|information)|pharmacist|chemist)\b[^.?!]{0,16}/gi,
    /\b(?:said|says|told us|told me|laughed and said)\b[^.?!]{0,50}\b/,
    choice(
      /harmless|nothing to worry about|no worry|is fine|'s fine|just a drink of \w+/,
      /not (?:poisonous|toxic|dangerous)/,
    ),
    /\b(?![^]{0,200}\b(?:but|now|vomit\w*|sick|drows\w*|worse)\b)/,
  ),
  // "My operation is in three weeks" is a day to come, and no amount.
  /(?<=\b(?:operation|op|surgery|procedure|appointment|replacement|exams?|wedding|holiday|flight)(?: is| are|'s)? )in (?:a|one|two|three|four|five|six|a few|a couple of|\d{1,2}) (?:days?|weeks?|months?)\b/gi,
  // "Green tea capsules, 2 a day, already had a week": for how long, and not how many at once.
  unlessNear(
    String.raw`at once|in one go|together|worth|last night|tonight|overdos\w*|whole|bottle|handful|accident\w*|by mistake|mistake|instead|child|kid|toddler|baby|unwell|sick|vomit\w*|drows\w*|sleepy`,
    String.raw`\b(?:had|has had|have had|taken|been taking|been on|took|on)(?: (?:it|them|these|those|that|(?:the|my|these|those|his|her) (?:\w+ )?(?:capsules?|tablets?|pills?|drops)))?(?: for)? (?:about |nearly |over |only |just |already |now )*(?:a|one|two|three|four|[1-9]|a few|a couple of) (?:weeks?|days?|months?)(?: already| now| so far)?(?=\W*$|\s*[.,;!?]| (?:and|but|so) )`,
  ),
  // "Metformin 1000 twice, sitagliptin 100": the strength and how often in a day.
  unlessNear(
    String.raw`mistake|accident\w*|instead|already|forgot\w*|too (?:many|much)|again|by error|overdos\w*|child|toddler|baby|at once|in one go|an hour|minutes|tonight|this morning|last night|just (?:took|had|now)|took|swallowed`,
    String.raw`(?<=\b[a-z]{4,} (?:\d{2,4}(?:[.,]\d)?(?: ?(?:mg|mcg|milligrams?))?) )(?:once|twice|two times|three times|thrice|[123] ?x)\b(?=\W*(?:$|[,.;?+&]|and\b|daily|a day))`,
  ),
];
