/** What is told together with what explains it: a blood donation, chilli, coffee, a week of pregnancy in which nothing is felt yet; taken out of a message before it is read. */
import { alternatives, choice, sequence } from '../../resolve/phrases.ts';
import { unlessNear } from './unless-near.ts';

const grounds = String.raw`(?:garden|allotment|plot|border|bed|lawn|hedge|pond|greenhouse|roses?|raspberries|strawberr(?:y|ies)|vegetables|veg patch|drive|patio)`;
const weeds = String.raw`(?:bindweed|ivy|weeds?|brambles?|nettles?|duckweed|knotweed|couch grass|moss|algae|thistles|horsetail|ground elder)`;
const heartDanger = String.raw`sweat\w*|arms?|jaw|breath\w*|faint\w*|clammy|crush\w*|tight\w*|squeez\w*|pressure|heavy|exert\w*|walk\w*|stairs|angina|stent|worse|now|tonight|today|vomit\w*|blood\w*|black|weight|swallow\w*|dizz\w*|pass(?:ed|ing)? out|pain\w*|collaps\w*|chest|for (?:hours|weeks|days)`;
const heartburnAfter = String.raw`(?:(?:when(?:ever)?|if|once|as soon as|every time) (?:i'm |i am |i |we )?(?:lie|lying|lay|laying|bend|bending|stoop\w*|go to bed|in bed)\b|(?:after|from|with|when i (?:eat|have|drink)|since) (?:the |a |my |eating |too much |that |some |spicy |greasy |fatty |rich )*(?:chilli|chili|chillies|curry|coffee|pizza|wine|spicy \w+|tomato\w*|onions?|orange juice|fried food|chips|kebab|dinner|meals?|eating|food|citrus|fizzy \w+))`;
const settledBy = String.raw`(?:goes|gone|went|better|eases?|eased|settles?|helped|passes) (?:away |off )?(?:with|after) (?:a |an |some |my )?(?:rennies?|gaviscon|antacids?|tums|omeprazole|milk|burp\w*)`;
const quickening = String.raw`(?:(?:can't|cannot|can not|haven't|have not|don't|do not|not) (?:really |yet |even )?(?:feel|felt|feeling) (?:the |my )?(?:baby|him|her|anything|movements?|kicks|much)(?: (?:move|moving|kick|kicking|much|anything|yet))*|no (?:kicks|movements?) yet)`;
const early = String.raw`(?:[5-9]|1[0-7]) ?(?:weeks?|wks?)`;
const earlyDanger = String.raw`bleed\w*|blood|spotting|pain\w*|cramp\w*|fever|anymore|any more|stopped|since|used to|until|twins lost|2\d|3\d`;
const sunDanger = String.raw`blister\w*|fever\w*|vomit\w*|sick|confus\w*|head ?aches?|dizz\w*|faint\w*|shiver\w*|shak\w*|baby|toddler|child|son|daughter|swollen|swell\w*|peel\w*|pus|hours of|lupus|methotrexate|doxycycline`;
const sunny = String.raw`(?:in the sun|sun ?bath\w*|sun ?burn\w*|(?:at|on) the beach|caught the sun|too much sun|sun ?bed|forgot (?:the |my )?sun ?(?:cream|screen))`;
const skinPlace = String.raw`(?:shoulders?|back|arms?|legs?|nose|face|chest|neck|feet|skin|forehead|tops of my feet|scalp)`;
const ofSunburn = String.raw`(?:(?:are|is|feels?|went|got|gone|look\w*) )?(?:(?:a bit|all|bright|very|quite|really|so|slightly|and|,) ?)*(?:pink|red|hot|sore|burnt|burned|tight|tender|warm)(?:(?:,? and| but|,) (?:pink|red|hot|sore|burnt|burned|tight|tender|warm|itchy))*`;
const lowTemperature = String.raw`(?:temp|temperature|fever)(?:'s| is| of| was| at|:)? (?:about |at |only |just |around )?(?:3[67][.,]\d|3[67]|9[89](?:[.,]\d)?)(?: ?°?(?:c|f|degrees|celsius|fahrenheit))?\b`;
const temperatureDanger = alternatives([
  /bab(?:y|ies)|newborn|weeks? old|days? old|infant|chemo\w*|transplant|spleen|immun\w*/,
  /steroids?|methotrexate|clozapine|carbimazole|confus\w*|mottled|blotchy|breath\w*|neck/,
  /blood\w*|pregnan\w*|rigors?|uncontrollabl\w*|drows\w*|floppy|limp|wound|surgery|operation/,
  /catheter|pee\w*|urine|flank|chest|belly|abdom\w*|malaria|travel\w*|africa|india|sepsis|rash/,
  /spots|faint\w*|seizure|fit|gave birth|miscarr\w*|was 3[89]|3[89]|4[01]/,
]);
const noseDanger = String.raw`warfarin|apixaban|eliquis|xarelto|thinner\w*|cough\w*|every (?:day|time)|weeks|won't stop|pour\w*|gush\w*|bruis\w*|gums|clots|lump|blocked on one side|smell\w*`;
const traces = String.raw`(?:(?:a |an |some )?(?:tiny |little |small |bit of |few )*(?:streaks?|specks?|spots?|drops?|bit|touch|trace|hint) of |a little |some )blood`;
const pileDanger = String.raw`dark|black|tarry|weight|clots?|pour\w*|gush\w*|soak\w*|dizz\w*|faint\w*|pale|warfarin|apixaban|thinner\w*|more than|worse|changed?|mixed|loose|diarrh\w*|never|new`;
const knownPiles = choice(
  /(?:my |the |his |her )?(?:known|usual|old|same old|long-?standing) (?:piles?|h(?:a)?emorrhoids?)/,
  /(?:piles?|h(?:a)?emorrhoids?|fissure)[^.?!]{0,30}\b(?:doctor|gp|nurse|consultant)\b[^.?!]{0,12}\b(?:has |have |'s )?(?:looked|checked|seen|knows|confirmed|examined)/,
  /(?:doctor|gp|nurse|midwife|consultant)(?: has)? (?:says?|said|found|thinks) (?:it's |it is |that's )?(?:just |only )?(?:an? |my )?(?:small |little |tiny |old )?(?:piles?|h(?:a)?emorrhoids?|fissures?|tear)/,
);
const handDanger = String.raw`face|speech|slur\w*|arm is|weak\w*|droop\w*|sudden\w*|headaches?|vision|swollen face|one side|neck|feet|legs?|dropp\w*|walk\w*|wasting`;
const plantsAttacked = String.raw`(?:gardens?|roses?|lettuces?|plants?|cabbages?|tomato(?:es)?|hostas?|lawns?|vegetables|veg|seedlings|trees?|basil|box hedge|beans|kale|strawberries|apples?)(?:'s|'ve| has| have| is| are| was| were| got| keeps?)?(?: been| being| getting)? attacked`;

export const everydayExplained: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${grounds}(?:'s| is| are| was| keeps?)? (?:being |getting |just |totally |completely )*chok(?:ing|ed) (?:on|with|by|under|in) (?:the |all this )?${weeds}\b`,
    'gi',
  ),
  unlessNear(
    String.raw`again|today|now|hit|head|chest|still|confus\w*|shak\w*|twice|without`,
    String.raw`\b(?:pass(?:ed|es)? out|faint(?:ed|s)?|black(?:ed|s)? out|keeled over) (?:once |a bit )?(?:while |when(?: i was)? |from |after |at )?(?:giving blood|donating blood|a blood (?:test|draw|donation)|having (?:my )?blood (?:taken|drawn)|a blood test|the (?:jab|vaccination|injection)|seeing blood|(?:(?:the )?sight of|from) (?:blood|needles?|injections?))\b`,
  ),
  unlessNear(
    heartDanger,
    String.raw`\b(?:acid |heartburn |reflux )?(?:burning|burns?|acid) (?:feeling |sensation )?(?:right |just )?(?:behind|under|below|at) (?:my |the )?(?:breast ?bone|sternum|ribs)\b[^.?!]{0,16}\b${heartburnAfter}`,
    String.raw`\b(?:acid|heartburn|reflux) (?:burning |burns? |pain )?(?:right |just )?(?:behind|under|below) (?:my |the )?(?:breast ?bone|sternum)\b[^.?!]{0,40}\b${settledBy}`,
    String.raw`\bheart (?:flutters?|races?|pounds?|skips(?: a beat)?|goes fast|beats fast(?:er)?) (?:a (?:bit|little) )?(?:when(?:ever)?|if|after|every time|each time) (?:i )?(?:drink|have|had|drinking|having)? ?(?:too much |so much |lots of |strong |a |an |my |two |three |four |double |morning |\d |second )*(?:coffees?|espressos?|caffeine|energy drinks?|red ?bull|matcha|green tea)\b`,
  ),
  unlessNear(
    String.raw`baby|toddler|child|kids?|years? old|son|daughter|iron|dog|puppy|cat|pregnan\w*|vomit\w*|end it|die`,
    String.raw`\b(?:ate|eaten|had|finished|took|scoffed|demolished) (?:a|the|my|an) (?:whole|entire|full|half a) (?:pack(?:et)?|bag|tube|box|bottle|tub|jar) of (?:\w+ )?(?:vitamin c(?: gummies| tablets| sweets)?|gummies vitamin c|cough drops|throat lozenges|mints|strepsils|prunes|dried figs)\b`,
  ),
  new RegExp(String.raw`\b${plantsAttacked}\b(?: by \w+)?`, 'gi'),
  unlessNear(
    noseDanger,
    String.raw`\b${traces} (?:on|in) (?:the |my |a )?(?:tissue|hanky|handkerchief|snot|mucus)\b(?=[^.?!]{0,40}\bnose\b)`,
    String.raw`(?<=\bnose\b[^.?!]{0,40})\b${traces}(?: (?:on|in) (?:the |my |a )?(?:tissue|hanky|handkerchief|snot|mucus))?`,
  ),
  unlessNear(
    pileDanger,
    String.raw`\b(?:${traces}|bright (?:red )?blood|blood)\b[^.?!]{0,30}\b(?:wip\w*|paper|pooing|a poo|stools?|straining)\b(?=[^?!]{0,50}\b${knownPiles})`,
    String.raw`(?<=\b${knownPiles}[^?!]{0,40})\b(?:${traces}|bright (?:red )?blood|blood)\b[^.?!]{0,24}\b(?:wip\w*|paper|pooing|a poo|stools?)\b`,
  ),
  unlessNear(
    handDanger,
    String.raw`\b(?:hands?|fingers?|wrists?|thumbs?)\b[^.?!]{0,12}\b(?:tingl\w*|numb\w*|asleep|prickl\w*|ach\w*)\b(?=[^?!]{0,50}\bcarpal tunnel\b)`,
    String.raw`(?<=\bcarpal tunnel\b[^?!]{0,50})\b(?:hands?|fingers?|wrists?|thumbs?)\b[^.?!]{0,12}\b(?:tingl\w*|numb\w*|asleep|prickl\w*|ach\w*)`,
  ),
  sequence(
    /\b(?:feet|soles|legs|thighs|calves|muscles) (?:are )?burn(?:s|ing)?/gi,
    / (?:a bit |a little |so much |like mad )?(?:after|from|when|during)/,
    / (?:a |the |long |all day |my |i )*/,
    choice(
      /hik\w*|walk\w*|run\w*|standing|stand|squats?|gym|leg day|cycling|cycl\w*|danc\w*|shifts?|day/,
      /marathon|stairs/,
    ),
    /\b/,
  ),
  sequence(
    /^\W*(?:(?:and|but|ok|okay|so|then|hm+)\W+)*what if/gi,
    / (?:i|he|she|it|they|my (?:kid|son|daughter|mum|dad|husband|wife))(?: then| suddenly)? /,
    choice(
      /faints?|pass(?:es)? out/,
      /gets? (?:dizzy|sick|a rash|hives|palpitations|worse|an allergic reaction|a reaction)/,
      /feels? (?:dizzy|sick|faint|unwell|worse)|vomits?|throws? up|bleeds?(?: more)?/,
      /reacts? (?:badly )?to it|bloats?|swells? up/,
      /makes? (?:me|him|her) (?:dizzy|sick|faint|sleepy|bleed)/,
    ),
    /(?: (?:from|after|on) (?:it|that|taking it))?\W*$/,
  ),
  unlessNear(
    heartDanger,
    String.raw`(?<=\b(?:heart ?burn|reflux|acid|indigestion)\b[^?!]{0,80})\b(?:it )?burn(?:s|ing) (?:right |just )?(?:behind|under|below|at) (?:my |the )?(?:breast ?bone|sternum|ribs)\b`,
  ),
  sequence(
    /\b(?:swallow\w*|ate|eaten|chewed|bit) (?:an?|one|two|some|a few|the)/gi,
    / (?:apple|pear|orange|lemon|grape|melon|watermelon|tomato|cucumber) (?:seeds?|pips?)/,
    /\b(?![^]{0,80}\b(?:handful|cup|bag|spoon\w*|ground|blended|sick|vomit\w*)\b)/,
    /(?:[^]{0,40}\bcyanide\b)?/,
  ),
  unlessNear(
    String.raw`breath\w*|dizz\w*|faint\w*|chest|palpitations|black|stools?|bleed\w*|flooding|worse|soak\w*|clots?|pale`,
    String.raw`\b(?:a (?:bit|little|touch)|slightly|mildly|borderline) an(?:a)?emi[ac](?: (?:after|from|because of|with) (?:my |the )?heavy periods?)?`,
  ),
  unlessNear(
    String.raw`swell\w*|swollen|breath\w*|hives|tight\w*|now|today|tonight|minutes?|ago|just|vomit\w*|wheez\w*|faint\w*|yesterday|first time`,
    String.raw`\b(?:itchy|tingly|tingling|itching) (?:lips|mouth|tongue|throat|gums) (?:from|with|after|when(?:ever)? i eat) (?:raw |fresh |eating )?\w+(?=[^.?!]{0,40}\b(?:so i (?:don't|do not|never|avoid|stopped|leave)|cooked|only raw)\b)`,
  ),
  unlessNear(
    String.raw`purpose|deep\w*|won't|can't|again|relief|spurt\w*|pour\w*|soak\w*|gap(?:es|ing)|wrists?|arms?|thighs?|numb|feel (?:better|something)|stitch\w*|rust\w*|dirty|diabet\w*|warfarin|thinner\w*|still bleed\w*`,
    String.raw`\b(?:cut|nicked) (?:myself|himself|herself) (?:a (?:bit|little) )?(?:while |when (?:i was )?|by accident )?(?:chopping|slicing|shaving|peeling|cooking|gardening|grating|pruning|opening|cutting|carving|on (?:an?|the|some) (?:tin|can|paper|piece of paper|thorn|rose|bramble|grater|razor|knife|mandoline?|lid))(?: (?:an?|the|some|my) ?)?(?: ?(?:carrots?|onions?|veg\w*|bread|potato\w*|garlic|roses?|tin|can|legs?|bagel|avocado|cheese|parcel|box))?`,
  ),
  /\bdisappear (?:in|into|with|under|behind) (?:a|my|the|some) (?:\w+ )?(?:books?|novel|bath|music|sofa|couch|duvet|blanket|garden|kitchen|shed|forest|hammock|jumper|series|boxset)\b/gi,
  unlessNear(
    sunDanger,
    String.raw`(?<=\b${sunny}\b[^?!]{0,60})\b${skinPlace} ${ofSunburn}`,
    String.raw`\b${skinPlace} ${ofSunburn}(?=[^?!]{0,40}\b${sunny}\b)`,
  ),
  unlessNear(temperatureDanger, String.raw`\b${lowTemperature}`),
  unlessNear(
    earlyDanger,
    String.raw`\b${quickening}\b(?=[^.?!]{0,40}\b${early}\b)`,
    String.raw`(?<=\b${early}\b[^.?!]{0,60})\b${quickening}`,
  ),
];
