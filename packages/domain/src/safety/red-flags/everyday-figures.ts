/** Things, foods and figures of speech in words of an alarm; taken out of a message before it is read. */
import { choice, notFollowedBy, oneOf, sequence } from '../../resolve/phrases.ts';

/** As long as the same clause goes on and speaks of nobody. */
const ofNobody = String.raw`(?:(?!\b(?:i|i'm|i've|me|my|he|he's|she|she's|him|her|his|we|us|our|dad|mum|mom|gran|son|daughter|baby|husband|wife|child|toddler|and|then|when)\b)[^.?!,;]){0,48}`;
const things = String.raw`sourdough|dough|bread|loaf|starter|phone|laptop|screen|ipad|computer|battery|greenhouse|polytunnel|tomato(?:es)?|basil|rosemary|lavender|cactus|succulents?|seedlings?|pumpkin|lettuce|courgettes?|marrow|hedge|soup|jelly|custard|meringue|pavlova|wifi|router|printer|telly|glasses|spectacles|umbrella|pergola|trellis`;
const staining = String.raw`(?:bil|blue|black|mul|elder|boysen|goji |aronia )berr\w*|butterfly pea|beet(?:root)?s?|ice ?(?:pop|loll)\w*|lolly|lollies|slush\w*|gobstopper|candy|food colou?ring|squid ink|red wine|activated charcoal|popsicles?`;
const illToo = String.raw`breath\w*|chok\w*|swell\w*|swoll\w*|wheez\w*|limp|floppy|unwell|drows\w*|faint\w*|gasp\w*|collaps\w*|found|foraged|unknown|nightshade|yew|vomit\w*|sick|cold|clammy`;
const withoutIllness = String.raw`(?<!\b(?:${illToo})\b[^]{0,280})(?![^]{0,200}\b(?:${illToo})\b)`;

const watersAndBeds =
  '(?:garden|pond|lawn|borders?|allotment|lake|canal|ditch|stream|river|path|drains?|gutters?|flower ?beds?)';
const works =
  '(?:band|album|song|film|movie|book|game|series|show|play|pub|bar|track|boat|horse|cocktail|beer|team|podcast)';
const chores =
  '(?:(?:mon|tues|wednes|thurs|sun)day|tax(?:es)?|exams?|homework|meetings?|traffic|queues?|ironing|deadlines?|school run|in-laws|essay|spreadsheets?|revision|laundry|commute|small talk)';
const pesterers =
  '(?:midges|ants|mosquito\\w*|gnats|(?:horse|sand|black)?flies|fleas|bed ?bugs|mites|chiggers|nettles|brambles|thorns|seagulls?|geese|goose|swans?|pigeons?|wasps)';

/** What nobody calls a pet: "how much caffeine is lethal for an ant" is asked of pests and of biology. */
const smallFry =
  '(?:ants?|aphids?|slugs?|snails?|mosquito(?:e?s)?|flies|fly|cockroach(?:es)?|wasps?|bees?|hornets?|fleas?|lice|ticks?|mites?|moths?|beetles?|spiders?|insects?|bugs?|weeds?|mice|mouse|rats?|moles?|bacteria|fungi|algae|mould|mold|daphnia|fruit flies|tadpoles?|larvae|worms?|dinosaurs?|elephants?|horses?|whales?)';

export const everydayFigures: readonly RegExp[] = [
  // "My face is cooked before prom": done for, and nothing eaten.
  /\b(?:my (?:face|skin|brain|legs|back|head|hair)|i|we)(?:'m| am| is| are|'re)? (?:so |absolutely |properly |lowkey )*cooked\b/gi,
  // "I faint at the sight of needles": a habit, and nobody has fainted now.
  sequence(
    /\b(?:i|i'll|i'd|he|she|we|they|would|will|always|nearly|almost|could) /gi,
    /(?:always |nearly |almost |usually |could |would |just |sometimes )*faints? (?:at|from) (?:the )?/,
    /(?:very |mere )?/,
    /(?:sight|smell|thought|idea|needles?|injections?|spiders?|blood|snakes?|mice|heights)/,
    /(?: of (?:an? |the |my )?\w+)?/,
  ),
  sequence(
    /\b(?:i|he|she) (?:always |nearly |almost |usually |sometimes )*faints?/gi,
    / (?:when(?:ever)?|if|each time|every time)/,
    / (?:they |the nurse |the doctor |someone |somebody |i |he |she )/,
    /(?:takes?|draws?|gives?|sees?|have|has|donates?|gets?) (?:my |his |her |an? |the )?/,
    /(?:blood|needles?|injections?|shots?|jabs?|spiders?)\b(?! (?:in|from|on|when))/,
  ),
  sequence(
    /\b(?:lethal|fatal|deadly|toxic|poisonous|enough to kill|kills?) (?:dose |amount )?(?:for|to|of)? ?/gi,
    String.raw`(?:an? |the |my |some )?(?:\w+ )?${smallFry}`,
    /\b(?![^.?!]{0,60}\b(?:and (?:me|my|a)|human|person|child|man|woman|someone|people|as well)\b)/,
  ),
  sequence(
    /\bhay ?fever\b(?=[^]{0,80}\beyes?\b)/gi,
    /(?![^]{0,160}\b(?:throat|tongue|lips?|breath\w*|wheez\w*|stung|nuts?|swallow\w*)\b)/,
    /[^]{0,80}\b(?:swollen|puffy|itchy)\b(?: and (?:swollen|puffy|itchy))?/,
    /(?:[^]{0,12}\b(?:swollen|puffy)\b)?/,
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
  sequence(
    /\b/gi,
    choice(
      /(?:blue|purple|black|dark) (?:lips?|tongues?|mouths?|teeth|fingers|face)/,
      sequence(
        /(?:lips?|tongues?|mouths?|teeth) /,
        /(?:(?:is|are|all|were|go|goes|get|gets|went|gone|turn|turns|turned|look|looks|stay|stained) ){0,2}/,
        /(?:blue|purple|black)/,
      ),
    ),
    String.raw`\b[^]{0,70}\b(?:${staining})${withoutIllness}`,
  ),
  new RegExp(
    String.raw`\b(?:${staining})\b[^]{0,70}\b(?:(?:lips?|tongues?|mouths?|teeth) (?:\w+ )?(?:blue|purple|black)|(?:blue|purple|black) (?:lips?|tongues?|mouths?|teeth))\b${withoutIllness}`,
    'gi',
  ),
  /\b(?:ate|eaten|eating|had|scoffed|demolished|polished off) (?:\w+ ){0,2}(?:tub|punnet|bowl|box|basket|handful|bucket)s? of(?: (?:black|blue|straw|rasp|goose)berries\b| {6})/gi,
  /\bblue in the face (?:from |with )?(?:telling|saying|explaining|asking|repeating|arguing|talking|nagging)\b|\bblue[- ]tongued? (?:lizard|skink|fly|sheep)\b|\bnot blue (?:in|around|on) the (?:lips|face)\b|\bblue about\b/gi,
  /\bdrown(?:ing|ed|s)? in (?!(?:(?:the|a|an|my|his|her|our|their|own) ){0,2}(?:sea|pool|bath|water|pond|lake|river|canal|stream|ocean|tub|fluid|blood|vomit|mucus|snot|phlegm|own|despair|sadness|grief|pain|misery)\b)\w+/gi,
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
      /\beyes? (?:are |were |is )?(?:burn\w*|sting\w*|stream\w*|water\w*)\b[^.?!]{0,30}/gi,
      /\b(?:onions?|shallots?|horseradish|leeks)\b/,
    ),
    /\b(?:onions?|shallots?|horseradish)\b[^.?!]{0,24}\beyes? (?:burn\w*|sting\w*|stream\w*|water\w*)\b/gi,
  ),
  new RegExp(
    String.raw`\b(?:say|says|saying|said|rang to say|wave|waved) (?:our |my |a |fond )?(?:good-?byes?|farewells?) (?:to )?[^.?!]{0,50}\b${choice(
      /green-?house|plot|allotment|garden|season|summer|colleagues?|retir\w+|emigrat\w+|moving|moved/,
      /funeral|hospice|service|shed|house|flat|car|job|team|old name|as (?:he|she)'s/,
    )}\b[^.?!]{0,30}`,
    'gi',
  ),
  oneOf(
    sequence(
      /\b/gi,
      choice(
        /retir\w+|farewell party|leaving (?:party|do)|emigrat\w+|hospice/,
        /end of (?:the )?(?:shift|season|term|my rosemary)/,
      ),
      /\b[^?!]{0,40}\b(?:good-?byes?|farewells?)\b/,
    ),
    sequence(
      /\bgood-?bye /gi,
      choice(
        /to (?:sugar|carbs|winter|summer|caffeine|coffee|my old name|acne|wrinkles)/,
        /old friend, (?:blight|frost|rust|mildew)|letter to my (?:old|younger)/,
      ),
    ),
    /\bend (?:the|this) chat,? (?:thanks|thank you|now)?\W*(?:good-?bye|bye)?/gi,
  ),
  /\b(?:last|final) message (?:today|of the day|for today|tonight, dinner)\b/gi,
  oneOf(
    sequence(
      /(?<!\bno )\b(?:jump\w*|leap\w*)\b[^.?]{0,50}\b/gi,
      choice(
        /charity|bungee\w*|parachut\w*|sky-?div\w*|air-?bag|trampoline|high board|diving board/,
        /hole in the ice|abseil\w*|zip-?line|out of my skin|harness/,
      ),
      /\b/,
    ),
    /\b(?:bungee|parachute|skydiving|charity)\b[^.?!]{0,30}\bjump\w*/gi,
    /\b(?:made|make|makes) (?:me|us) jump\b/gi,
    /\bstand(?:ing)? on the platform every (?:morning|day)\b/gi,
  ),
  /\bsuicide (?:bereavement|barriers?|cocktails? of (?:sodas?|pops?|juices?)|survivors'? group)\b|\bto suicide in the (?:\w+ies|\d0s)\b/gi,
  oneOf(
    /\bdie of (?:boredom|embarrassment|laughter|shame|cuteness)\b/gi,
    sequence(
      /\blost the will to live (?:in|at|on|during) (?:the|a|this|that) [^.?!]{0,24}/gi,
      /\b(?:queue|meeting|traffic|ikea|call|line|shop\w*|lecture)\b/,
    ),
    /\bdisappear under a (?:blanket|duvet|quilt)\b/gi,
    /\bdon't want to be here any (?:longer|more),? (?:this|the) (?:office|queue|meeting|lecture)\b[^.?!]{0,30}/gi,
  ),
  /\bsleep forever\b(?=[^]{0,40}\b(?:vibes?|sundays?|body clock|night shifts?|jet ?lag)\b)|(?<=\bnight shifts?\b[^.?!]{0,24})\bsleep forever\b/gi,
  /\bself[- ]?harm scars?\b(?=[^]{0,90}\b(?:silver|faded?|white|healed|years)\b)(?![^]{0,160}\b(?:again|fresh|new ones?|last night|tonight|urges?)\b)/gi,
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
    sequence(
      /\b(?:arm|leg|hand|foot) (?:went|was|goes|had gone) (?:dead|numb|to sleep)[^.?!]{0,16}/gi,
      /\b(?:slept|lay|laid|lain|sat|sitting|lying|sleeping) (?:funny )?on (?:it|my)\b/,
    ),
    /\bnumb with cold\b(?=[^.?!]{0,50}\b(?:snow\w*|warmed|hot chocolate|school run|skiing|tea)\b)/gi,
  ),
  oneOf(
    sequence(
      /\b(?:slurr\w*|droop\w*|numb\w*)/gi,
      / (?:my words? |mouth |face |speech )?(?:after|from|with) (?:the |my |a )?dentist'?s?\b[^.?!]{0,60}/,
    ),
    sequence(
      /\bface (?:is |looks? )?(?:\w+ (?:and )?)?droopy (?:from|after|because of)/gi,
      / (?:lack of|no|too little|lockdown|the night)\b[^.?!,]{0,20}/,
    ),
    /\btongue[- ]twisters?\b[^.?!]{0,24}\bslur\w*/gi,
  ),
  oneOf(
    sequence(
      /\b/gi,
      choice(
        /form|forms|homework|traffic|spreadsheet|boss|meeting|taxes|kids|noise|neighbou?rs?|paperwork/,
        /software|printer/,
      ),
      /\b[^.?!]{0,12}\b(?:giving|gives|gave) (?:me|us) (?:the )?(?:worst )?/,
      /(?:headaches?|migraines?)(?: ever)?\b/,
    ),
    /\bspeech for (?:the|a|my|his|her|their) \w+\b[^.?!]{0,24}\b(?:mess|wrong)\b[^.?!]{0,40}/gi,
    /\bsermon\b[^.?!]{0,24}\bcoma\b/gi,
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
  /\blick(?:ed|s|ing)? (?:a |some |the |one )?(?:lavender|mint|basil|lettuce|strawberry|raspberry|nettle|sage|rosemary|thyme|lemon balm|parsley|chamomile|nasturtium) (?:leaf|leaves|flowers?|plants?)\b/gi,
  oneOf(
    /\b(?:wheezy|wheezing|breathless) (?:accordion|organ|harmonium|old (?:car|boiler|engine)|with excitement|anticipation)\b/gi,
    /\bout of breath (?:just |only )?(?:reading|listening|looking|thinking|watching)\b/gi,
    /\bcollapsed (?:in|with|into) (?:laughter|giggles|fits of laughter|hysterics)\b/gi,
    /\bpass(?:ed|ing|es)? out (?:the )?(?:certificates|medals|prizes|worksheets|hymn ?sheets|mince pies|biscuits)\b/gi,
    /\blost consciousness of\b|\bdeaf to (?:his|her|my|their|all|reason)\b/gi,
    /\blost sight of (?:my|our|the) (?:kid|child|son|daughter|dog|goal|car|group|toddler)\w*/gi,
  ),
  oneOf(
    /\bwaters? broke the (?:banks?|dam|levee)\b|\bneck of the woods\b/gi,
    /\bhi(?:gh)?[- ]priced\b|\bhi priced\b/gi,
    /\bdropped like a stone, (?:the )?temperatures?\b/gi,
    /\bfitting (?:a|an) (?:bridge|crown|brace|denture|kitchen|carpet|shower|boiler|coil|new)\b/gi,
    /\bdead straight\b|\b(?:electric|static) shock\b[^.?!]{0,30}\bstatic\b/gi,
    /\bstatic (?:electric )?shock\b/gi,
  ),
  oneOf(
    /\bcan't wake (?:my|our) (?:\w+ )?teen\w*(?: \w+)? (?:before|until|till) (?:noon|midday|lunch\w*|ten|eleven|twelve|1\d)\b/gi,
    /\b(?:swollen|sore|puffy) lips from kissing\b/gi,
    /\bthroat (?:is |gets |goes )?tight (?:with|from) nerves\b/gi,
    /\b(?:burn\w*|numb|tingl\w*) tongue from (?:the )?(?:chilli|curry|pineapple|vindaloo|chillies|peppers?)\b/gi,
    /\bbit my tongue\b[^.?!]{0,40}\bclosed up\b|\belectric picnic\b/gi,
    /\blost the voice\b/gi,
  ),
  oneOf(
    /\bstabb\w* (?:my |the |a )?(?:\S+ )?(?:pumpkin|potato\w*|cushion|dough|steak|pie crust)\b/gi,
    /\bstabbed myself with (?:the |a |my )?(?:\S+ )?(?:stapler|needle|fork|pin|pencil|thorn|cocktail stick|knitting needle)\b/gi,
    /\bgun ?shot at the start\b|\bcactus fell on (?:me|my \w+)\b/gi,
  ),
  /\b(?:frozen shoulder|shoulder is freezing type)\b|\bsun ?glasses\b|\bbeet(?:root)? kvass\b[^.?!]{0,40}\burine\b[^.?!,]{0,20}/gi,
  /\bpulled (?:a |my )?(?:chest )?muscle\b[^.?!]{0,24}\bchest\b(?=[^.?!]{0,40}\b(?:press|gym|lifting|push-?ups)\b)|\bchest (?:is |feels )?tight with a cold\b(?=[^.?!]{0,20}\bphlegm\b)/gi,
  /\bparalys\w+ (?:from|by|since) (?:polio|birth)\b|\b(?:seizure|stroke|overdose|trauma) (?:clinic|unit|nurse|charity|association|research\w*)\b|\bhair\b[^.?!]{0,20}\blifeless\b/gi,
  /\bfell (?=asleep\b|in love\b|out with\b|behind with\b)|\b(?:cow|ewe|goat|sow|mare|sheep)(?:'s)?\b[^.?!]{0,20}\bmastitis\b|\brun out of date\b|\bnever (?:use|need|touch) the blue\b|\bmeans ["“][^"”]{0,60}["”]/gi,
  /\bleft a note\b(?=[^.?!]{0,30}\b(?:toaster|fridge|gone to (?:football|work|school|the shops?)|back (?:at|by))\b)|\b(?:omg|literally)\b[^.?!]{0,16}\bwant to die\b(?=[^]{0,60}\b(?:lmao+|crush\w*|cringe|embarrass\w*)\b)/gi,
  new RegExp(
    String.raw`\b${watersAndBeds}(?:'s| is| are| was| were| has been)? (?:\w+ )?chok(?:ing|ed) (?:up )?(?:with|by|in)\b[^.?!,]{0,30}`,
    'gi',
  ),
  new RegExp(String.raw`\b${works} (?:\w+ ){0,2}(?:called|named|titled|entitled) [^.?!,]{0,30}`, 'gi'),
  new RegExp(String.raw`(?<=^|[.?!,] ?)[\w' ]{0,30}\b(?:is|are|was) my favou?rite ${works}\b`, 'gi'),
  /\boverdos(?:e|ed|ing) (?:on|of) (?:\w+ ){0,2}(?:jokes?|puns?|cartoons?|adverts?|carols?|tinsel|glitter|nostalgia|small talk|compliments?)\b/gi,
  oneOf(
    /\b(?:jump|leap)(?:ed|ing)? (?:off|from|out of) [^.?!]{0,16}\b(?:with|for|from) (?:joy|delight|happiness|excitement)\b/gi,
    /\bso (?:happy|excited|pleased|proud|relieved) (?:that )?i could (?:jump|leap|die|burst|scream)\b[^.?!,]{0,20}/gi,
  ),
  new RegExp(String.raw`\bkill me now\b[^.?!]{0,6}[^.?!]{0,16}\b${chores}\b`, 'gi'),
  new RegExp(
    String.raw`\b(?:been |was |were |got )?(?:attacked|savaged|mauled|ambushed)(?: all over)? by (?:the |some |a |an |(?:a )?(?:swarm|cloud|load|army|horde)s? of )?${pesterers}\b`,
    'gi',
  ),
  /\b(?:bereaved (?:by|through)|preventing) suicide\b|\bsuicide (?:loss|training|course|workshop)\b|\b(?:course|training|talk|workshop|lecture|seminar|class) (?:on|about|for) (?:\w+ )?suicide\b/gi,
  /\b(?:suck|drain)(?:s|ing|ed)? the (?:life|soul|will to live) out of (?:me|us|him|her)\b/gi,
  /\b(?:skin|face|chin|forehead|back|chest|i'm|i am|she's|he's)(?:'s| is| keeps)? (?:always |suddenly |really )?breaking out\b(?! in (?:hives|welts|a (?:cold )?sweat|cold))(?: in (?:spots|pimples|acne|zits))?/gi,
  /\bchok(?:ed|ing) (?:up )?with (?:joy|emotion|tears|pride|laughter|weeds?)\b|\bfaint-?hearted\w*|\b(?:blood (?:drawn|taken)|(?:drew|took|gave) (?:my |some )?blood(?! (?:pressure|thinn|sugar)))\b/gi,
  /\bjump (?:off|from) (?:a|the) (?:bridge|cliff|roof) for (?:that|this|a|some|those|one of)\b|\b(?:an |the )?overdose (?:fans?|concert|gig|album|tour|t-?shirt)\b/gi,
  oneOf(
    /\b(?:support )?groups? for (?:\w+ ){1,4}(?:after|by|through) suicide\b/gi,
    sequence(
      /\b(?:told|explained to|taught|warned|reminded) (?:my |our |the |him |her )?(?:\w+ )?/gi,
      /(?:not to|never to|that (?:he|she|they) must not) (?:eat|touch|pick|drink|lick)\b[^.?!]{0,40}/,
    ),
  ),
  /\bthe vet says (?:my|our|the) (?:\w+ )?(?:dog|cat|rabbit|pup\w*|kitten|horse) (?:is|will be) (?:fine|ok\w*|well|all right)\b[^.?!]{0,50}/gi,
  /\bchok(?:ed|ing) on (?:my|his|her|their|the) (?:\w+ )?(?:tea|coffee|drink|water|wine|toast|biscuit|popcorn) (?:from |with |while )?(?:laughing|laughter|giggling)\b/gi,
  /\b(?:i'?m|i am|we'?re|was|were|feel|felt|is|are) (?:so |absolutely |totally )?crushed (?:that|by the (?:news|result|score|defeat|rejection)|about|when (?:my|the|we|they))\b/gi,
  /\b(?:feet|ankles|hands|fingers) (?:are|were|get|got|swell) (?:\w+ )?(?:swollen|puffy)?[^.?!]{0,50}\b(?:gone|normal|fine|down) (?:again )?(?:by|in|the next) (?:the )?morning\b/gi,
  /\b(?:and|still|very|quite|pretty|fairly|perfectly) fit(?=\W*$|[,.!?;]| (?:and (?:well|healthy|active|happy)|as a fiddle|for (?:his|her|my) age))|\bchok\w+ on (?:my|his|her) words\b/gi,
  oneOf(
    /\b(?:knocked|zonked|wiped) out (?:every|each|most) (?:evening|night|day)\b/gi,
    /\b(?:something|anything|stuff|herb|tea|dose|one|that)(?: that)?(?:'ll| will| would| can| to)? knocks? me out cold\b/gi,
    sequence(
      /\bpassed out /gi,
      choice(
        /drunk[- ]tired|dead tired|from (?:being tired|exhaustion after work)/,
        /(?:\w+ )?(?:on|in) (?:the|my) (?:couch|sofa|bed|armchair)/,
      ),
      /\b/,
    ),
  ),
  /\b(?:feel(?:ing)?|felt) poisoned by (?:all )?(?:the |this |my |that )?(?:plastics?|microplastics?|city|pollution|processed \w+|junk \w+|sugar|screens?|social \w+|news|job|people|modern \w+)\b/gi,
  /\bis it suicide to (?:mix|wear|pair|plant|date|bring|hike|prune|eat garlic|cook|repot)\b|\b(?:stylistic|fashion|culinary|horticultural) suicide\b/gi,
  sequence(
    /\b(?:stabbed|pricked|jabbed|speared|impaled|attacked|bitten) by (?:a |my |the |some )?(?:\w+ )?/gi,
    choice(/thorns?|roses?|rose bush|cact(?:us|i)|holly|brambles?|thistles?|hedge|blackberr\w+/, /knitting needle/),
    /\b(?![^.?!]{0,30}\beyes?\b)/,
  ),
  /\bno (?:bump|bruise|blood|marks?|crying)(?:,| and)? (?:and )?no tears\b|\bno tears(?:,| and) (?:no (?:bump|blood|bruise|fuss)|laugh\w*|running)\b/gi,
  sequence(
    /\b(?:breathless|out of breath|puffed|panting|dizzy) at the top of (?:the |a |our )?(?:\w+ )?/gi,
    /(?:tower|hill|stairs|steps|climb|mountain|lighthouse|dune)s?/,
    /\b(?=[^]{0,60}\b(?:then fine|fine (?:after|again|in)|gone (?:after|in)|after a minute)\b)/,
  ),
  sequence(
    /\beyes? (?:are |were |is |get |a bit |all |so )*(?:red|sore|itchy|sting\w*|burn\w*|bloodshot)/gi,
    / (?:from|after|because of) (?:the )?/,
    /(?:chlorine(?: in the (?:pool|water))?|swimming|the pool|pool water|sea ?water|salt ?water)\b/,
  ),
  /\b(?:slight|little|mild|bit of a|small) cough\b[^.?!]{0,50}\b(?:improving|(?:getting|much|nearly) better|(?:nearly|almost) gone)\b/gi,
  /\bcan't see (?:my|her) (?:own )?(?:feet|toes|shoes|knees|belly ?button)\b/gi,
  sequence(
    /\b/gi,
    choice(
      /tooth (?:filled|pulled|out)|filling|dentist|root canal|wisdom tooth|an(?:a)?esthetic/,
      /numbing (?:shot|injection)|novocaine/,
    ),
    /\b[^.?!]{0,40}\b(?:lips?|tongue|cheek|jaw|mouth|face|chin)\b[^.?!]{0,16}\bnumb/,
    /\b(?![^]{0,160}\b(?:arms?|legs?|droop\w*|swell\w*|swollen|breath\w*|throat|days|weeks|speech)\b)/,
  ),
  /\b(?:baby|newborn|infant) (?:acne|spots)\b|\bmilk spots\b|\bcradle cap\b/gi,
  sequence(
    /\b(?<=\b(?:jammed|trapped|shut|caught|stubbed|hit|hammer\w*|dropped|door|shoes?)\b[^.?!]{0,60})/gi,
    /(?:toe|finger)?nails? (?:is |are |went |has gone |turned |going |gone )?/,
    /(?:a (?:bit|little) |slightly )?(?:blue|black|purple)\b/,
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
  // Nothing that makes drowsy is wished for.
  sequence(
    /\b/gi,
    choice(
      /can(?:['’]?t|not)|(?:do|does)(?:n['’]?t| not) (?:want|like|need|wanna)(?: to)?/,
      /must(?:n['’]?t| not)|won['’]?t|rather not|should(?:n['’]?t| not)/,
    ),
    / (?:be(?:ing)? |get(?:ting)? |feel(?:ing)? )(?:\w+ )?knocked out\b(?! (?:by|when|after|cold))/,
  ),
];
