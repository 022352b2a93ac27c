import { choice, oneOf, sequence } from '../../../resolve/phrases.ts';
import { unlessAround } from '../unless-near.ts';

const chores =
  '(?:(?:mon|tues|wednes|thurs|sun)day|tax(?:es)?|exams?|homework|meetings?|traffic|queues?|ironing|deadlines?|school run|in-laws|essay|spreadsheets?|revision|laundry|commute|small talk)';

/** What somebody really has, or is in. */
const reallyIll = String.raw`gr[ea]y|sweat\w*|clammy|ambulance|hospital|unconscious|breath\w*|chest|arm|jaw|droop\w*|slur\w*|pills?|tablets?|medicines?|epilep\w*|flash\w*|strobe|bleed\w*|blue|won't wake|rushed|died|again|nobody helps|999|911|112`;
/** Whoever hears of it at work is in despair as well. */
const ownDespair = String.raw`myself|i (?:want|wish|plan|keep thinking|think of|thought of|can't go on)|my (?:own )?(?:life|pills|tablets)|too much for me|don't want to (?:be|live|wake)|no way out|tempted|join them|envy them`;
const attack = String.raw`(?:heart attack|coronary|cardiac arrest|stroke|seizure|fit|aneurysm|breakdown|canary)`;
const willHave = String.raw`(?:will|would|'ll|'d|is going to|are going to|'s going to|gonna|is about to|might|could) (?:(?:probably|surely|definitely|literally|just|all|totally|have|be) )*`;
const learns = String.raw`(?:sees?|saw|hears?|heard|finds? out|found out|knows|knew|reads?|learns?|discovers?|notices?|realis\w+|realiz\w+|opens?|(?:gets?|got) (?:the|this|that|my|wind|home)|looks? at)\b(?! (?:him|her|me|blood|them) (?:fall|fell|die|hurt|lying))`;
const costs = String.raw`(?:bills?|price|prices|cost|costs|budget|mess|rent|fees?|invoice|receipts?|parking|tattoo|kitchen|state of|scores?|grades?|marks|report|results?|hair(?:cut)?|outfit|wi-?fi|printer|deadline|noise|bins?|fence|wedding|total|quote|figures|numbers)`;

/** Death, despair and farewells as figures of speech: dying of boredom, goodbye to sugar. */
export const figuresOfDying: readonly RegExp[] = [
  /\bdrown(?:ing|ed|s)? in (?!(?:(?:the|a|an|my|his|her|our|their|own) ){0,2}(?:sea|pool|bath|water|pond|lake|river|canal|stream|ocean|tub|fluid|blood|vomit|mucus|snot|phlegm|own|despair|sadness|grief|pain|misery)\b)\w+/gi,
  new RegExp(
    String.raw`\b(?:say|says|saying|said|rang to say|wave|waved) (?:our |my |a |fond )?(?:good-?byes?|farewells?) (?:to )?[^.?!]{0,50}\b${choice(
      /green-?house|plot|allotment|garden|season|summer|colleagues?|retir\w+|emigrat\w+|moving|moved/,
      /funeral|hospice|service|shed|house|flat|car|job|team|old name|as (?:he|she)'s/,
    )}\b[^.?!]{0,30}`,
    'gi',
  ),
  // "The lethal dose of boredom", "an overdose of cuteness", "I overdose my tomatoes".
  /\b(?:lethal|fatal|deadly|toxic) (?:dose|dosage|amount|level|case)s? of (?:boredom|cuteness|cringe|sarcasm|homework|maths?|irony|nostalgia|optimism|cheese|puns?|gossip|glitter|small talk|relatives|family|enthusiasm|politeness)\b/gi,
  /\boverdos(?:e|es|ed|ing) (?:(?:my|the|our|these|those|his|her) )?(?:\w+ )?(?:tomato(?:es)?|plants?|roses?|lawn|grass|seedlings?|orchids?|beds?|soil|compost|pots?|garden|cucumbers|peppers|chill?ies|tank|aquarium)\b/gi,
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
      /\b(?:lost|losing|lose) the will to live (?:in|at|on|during|with|over) (?:the|a|an|this|that|these|another) [^.?!]{0,24}/gi,
      /\b(?:queues?|meetings?|traffic|ikea|calls?|lines?|shop\w*|lectures?|soft play|ball pit|assembly|webinars?|zoom|training|car park|school run|homework|spreadsheets?|forms|part(?:y|ies)|sales|airport|inventory|recitals?)\b/,
    ),
    /\bdisappear under a (?:blanket|duvet|quilt)\b/gi,
    /\bdon't want to be here any (?:longer|more),? (?:this|the) (?:office|queue|meeting|lecture)\b[^.?!]{0,30}/gi,
  ),
  /\bsleep forever\b(?=[^]{0,40}\b(?:vibes?|sundays?|body clock|night shifts?|jet ?lag)\b)|(?<=\bnight shifts?\b[^.?!]{0,24})\bsleep forever\b/gi,
  /\bself[- ]?harm scars?\b(?=[^]{0,90}\b(?:silver|faded?|white|healed|years)\b)(?![^]{0,160}\b(?:again|fresh|new ones?|last night|tonight|urges?)\b)/gi,
  /\bleft a note\b(?=[^.?!]{0,30}\b(?:toaster|fridge|gone to (?:football|work|school|the shops?)|back (?:at|by))\b)|\b(?:omg|literally)\b[^.?!]{0,16}\bwant to die\b(?=[^]{0,60}\b(?:lmao+|crush\w*|cringe|embarrass\w*)\b)/gi,
  /\boverdos(?:e|ed|ing) (?:on|of) (?:\w+ ){0,2}(?:jokes?|puns?|cartoons?|adverts?|carols?|tinsel|glitter|nostalgia|small talk|compliments?)\b/gi,
  oneOf(
    /\b(?:jump|leap)(?:ed|ing)? (?:off|from|out of) [^.?!]{0,16}\b(?:with|for|from) (?:joy|delight|happiness|excitement)\b/gi,
    /\bso (?:happy|excited|pleased|proud|relieved) (?:that )?i could (?:jump|leap|die|burst|scream)\b[^.?!,]{0,20}/gi,
  ),
  new RegExp(String.raw`\bkill me now\b[^.?!]{0,6}[^.?!]{0,16}\b${chores}\b`, 'gi'),
  /\b(?:bereaved (?:by|through)|preventing) suicide\b|\bsuicide (?:loss|training|course|workshop)\b|\b(?:course|training|talk|workshop|lecture|seminar|class) (?:on|about|for) (?:\w+ )?suicide\b(?![^]{0,90}\b(?:ropes?|noose|gun|pills|bridge|myself|goodbye)\b)/gi,
  /\b(?:suck|drain)(?:s|ing|ed)? the (?:life|soul|will to live) out of (?:me|us|him|her)\b/gi,
  /\bjump (?:off|from) (?:a|the) (?:bridge|cliff|roof) for (?:that|this|a|some|those|one of)\b|\b(?:an |the )?overdose (?:fans?|concert|gig|album|tour|t-?shirt)\b/gi,
  oneOf(
    /\b(?:support )?groups? for (?:\w+ ){1,4}(?:after|by|through) suicide\b/gi,
    sequence(
      /\b(?:told|explained to|taught|warned|reminded) (?:my |our |the |him |her )?(?:\w+ )?/gi,
      /(?:not to|never to|that (?:he|she|they) must not) (?:eat|touch|pick|drink|lick)\b[^.?!]{0,40}/,
    ),
  ),
  /\b(?:i'?m|i am|we'?re|was|were|feel|felt|is|are) (?:so |absolutely |totally )?crushed (?:that|by the (?:news|result|score|defeat|rejection)|about|when (?:my|the|we|they))\b/gi,
  /\bis it suicide to (?:mix|wear|pair|plant|date|bring|hike|prune|eat garlic|cook|repot)\b|\b(?:stylistic|fashion|culinary|horticultural) suicide\b/gi,
  // "My boss will have a heart attack when he sees the budget", "she's having a fit about the parking".
  unlessAround(
    reallyIll,
    String.raw`\b${willHave}(?:have |having |suffer )?(?:an? |another |kittens and (?:a|an) )?(?:${attack}|faint|pass out|keel over|drop dead|explode|collapse|choke)(?: on (?:the spot|his \w+|her \w+|their \w+))?,? (?:when|if|once|as soon as|the (?:moment|minute|day)) (?:i|he|she|they|we|you|it|(?:my|the|his|her|our) \w+) ${learns}`,
    String.raw`\b(?:has|had|is having|was having|'s having|nearly had|almost had|having) (?:an? |another )?(?:${attack}),? (?:(?:when|because) (?:he|she|they|i|we|it) (?:saw|sees|heard|hears|read|reads|got|opened|found) |about |over |at )(?:(?:the|my|his|her|our|their|this|that) )?(?:\w+ ){0,2}?${costs}\b`,
  ),
  // "She fainted with joy", "the striker collapsed in delight".
  unlessAround(
    reallyIll,
    String.raw`\b(?:collaps\w+|faint\w*|swoon\w*|passed out|keeled over) (?:in|with|from|of|out of) (?:sheer |pure |absolute |his |her |their )?(?:joy|delight|happiness|relief|excitement|pride|laughter|giggles|tears of (?:joy|laughter))`,
  ),
  // Who answers the crisis line speaks of what callers tell.
  unlessAround(
    ownDespair,
    String.raw`\b(?:i|we|she|he|my \w+) (?:volunteers?|works?|helps?|trains?|listens?|mans? the phones?|do (?:a )?shifts?|(?:'m|am|is|are|was) (?:a|an) (?:listening )?(?:volunteer|listener|trainer|counsell?or)) (?:on|at|with|for|as) (?:a |an |the |our )?(?:local )?(?:samaritans?|crisis|helpline|hotline|lifeline|childline|suicide (?:prevention )?(?:line|charity|hotline|team))[^.?!]{0,90}`,
  ),
  // "Our team got poisoned by bad management": minds and moods.
  /\bpoison(?:ed|s|ing)? (?:by|with|from) (?:(?:his|her|their|the|our|such|all|so much|years of|bad|poor|toxic|lousy|constant|office|social|fake) )*(?:management|managers?|leadership|politics|politicians|gossip|atmosphere|jealousy|envy|ads?|adverts?|rumou?rs|lies|negativity|propaganda|news|media|internet|twitter|greed|hate|hatred|bitterness|money|power|mistrust|bosses)\b/gi,
];
