import { anyPhrase, choice, followedBy, oneOf, sequence } from '../../resolve/phrases.ts';

const ending = String.raw`[\s!.,?👍😊🙏🌿❤️]*`;
const toWhom = String.raw`(?:[\s,]+(?:there|herbie|friend|mate|all|everyone|again|sir|madam|to you|it'?s me(?: (?:again|from \\w+(?: \\w+)?))?)){0,3}`;
const howAreYou = String.raw`(?:[\s,!.]+(?:how are you(?: doing| today)?|how(?:'s| is) it going|nice to meet you|any(?:one|body) (?:there|in|home|about)|what'?s up))?`;

export const greeting = message(
  String.raw`(?:(?:hi+|hey+)(?:[\s,]+(?:hi+|hey+))?|hello|hiya|g'day|morning(?=[\s,]+herbie)|evening(?=[\s,]+herbie)|howdy|greetings|(?:are )?(?:you|u) there|any(?:one|body) (?:there|in|home|about)|good (?:morning|afternoon|evening|day)|yo)`,
  toWhom,
  howAreYou,
  ending,
);

const foreignHellos = [
  'hola|buen(?:os|as) (?:d[ií]as|tardes|noches)',
  'bonjour|bonsoir|salut',
  'hallo|guten (?:tag|morgen|abend)|gr(?:ü|u)(?:ß|ss) gott|servus|moin',
  'ciao|buongiorno|buonasera',
  'olá|oi|bom dia|boa tarde',
  'hoi|goedendag|goede(?:morgen|middag|navond)|hej|hei|god dag|ahoj|dobr[ýy] den|szia|j[óo] napot|tere|gr[üu]ezi|salve',
  'xin chào|xin chao|ni ?hao|konnichiwa|annyeong\\p{L}*|sawasdee|jambo|habari|kamusta|yassou|bun[ăa] (?:ziua|seara)|zdravo|dobar dan',
  'selam|merhaba|cześć|czesc|dzień dobry',
  'namaste|salaam|assalamu alaikum|shalom',
  'привет|здравствуйте|你好|您好|こんにちは|안녕하세요',
];
export const foreignGreeting = message(
  `(?:(?:hi|hello|hey)[\\s,!.]+)?(?:${foreignHellos.join('|')})(?:[\\s,!.¡]+(?:${foreignHellos.join('|')}))*`,
  String.raw`(?:[\s,!.]+(?:ça va|ca va|comment (?:ça|ca) va|wie geht(?:'s| es)(?: dir| ihnen)?|qué tal|que tal|come (?:va|stai)|como (?:está|vai|estás)|\S+))?[\s!.,?]*`,
);

const approval =
  "(?:ok(?:ay)?|good|fine|great|perfect|super|brilliant|lovely|wonderful|awesome|cool|grand|right|um|well|(?:you(?:'re| are) a )?(?:legend|star|gem|lifesaver)|nice one|sorted|wicked|top (?:man|stuff)|spot on|ace|sweet|(?:that|this)(?: was|'s| is|s) (?:\\w+ )?(?:helpful|great|good|kind|useful|lovely))";
export const thanks = message(
  // "Hot water bottle it is thx"
  String.raw`(?:(?:ok(?:ay)?,? )?(?:an? |the |my )?(?:hot water bottle|heat(?:ing)? pad|warm bath|bath|early night|bed|rest|gp|doctors?|pharmacy|pharmacist|midwife|vet|water) it is(?: then)?[\s,.!]+)?(?:${approval}(?: (?:so|then|sir|mate|pal|dear))?[\s,!.]+){0,4}`,
  String.raw`(?:many |much )?(?:thanks?(?: you)?|thank u|thanku|thanx|thnx|tnx|thx|tysm|tyvm|tyia|ty|cheers|ta|obliged|appreciate it|i appreciate (?:it|that|this)|god bless)\b[^?]{0,60}`,
  ending,
);
/** "Nah im good its literally just exams. thx": nothing more is wanted. */
export const declinesKindly = sequence(
  /^\W*(?:(?:nah|na|no|nope|ok(?:ay)?|honestly|lol|haha)\b[\s,.!]*)+(?:(?:thanks?(?: you)?|thx|ty|cheers|ta)\b[\s,.!]*)?/i,
  /(?:i'?m|i am|all|we'?re|it'?s all) (?:all |really |totally |honestly )?(?:good|fine|ok(?:ay)?|grand|alright|sorted|set)\b/,
  /(?! (?:with|on|to|for|if|in|at|about|when|without)\b)(?![^]*\b(?:want|need|hurt|sick|pain|worse|dizzy|die|took|taken)\b)/,
  /(?:[\s,.!]+(?:(?:it'?s|its|just|only|really|literally|thanks?|thank you|thx|ty|cheers|ta|bye|then|now|for now|mate|herbie|the usual|lol|haha|honestly|a bit(?: of)?|my|exams?|mocks?|work|school|stress\w*|nerves|life|busy|tired|monday|deadlines?|that'?s all|been a long (?:day|week))\b))*/,
  ending,
  /$/,
);

/** What turns thanks into a question or a report: "thanks, but what about sage?" */
export const goesOn = oneOf(
  /\?|\bbut\b|:|[.!,]\s*(?:and )?(?:anything|something|what) else\b/i,
  sequence(
    /[.!,]\s*(?:(?:and|so|now|then) )?/i,
    choice(
      /what'?s?|how'?s?|when'?s?|which|why|where'?s?|who'?s?|does|do|is|are|can|could|should|would|may|might|by what/,
      /just (?:the )?one/,
    ),
    /\b/,
  ),
  /[.!,]\s*will (?!do\b)/i,
  /\b(?:and|n|but|also|so|now)\b,? (?:how|what|when|which|why|where|who|does|do|is it|are|can|could|should|will it)\b/i,
);

/** "Thanks, nobody else listens." */
export const lonely = anyPhrase(
  /(?:nobody|no one|no-one) (?:else )?(?:ever )?(?:listens|cares|understands me|talks to me|calls|asks how i am)/,
  /i(?:'m| am| feel) (?:so |very |really |all |quite )?(?:lonely|alone)(?: (?:in (?:this|the world)|with (?:it|this|everything)|now|these days|a lot|at night))?(?=\W*$)/,
  /i have (?:nobody|no one|no friends)/,
);

export const foreignThanks = message(
  '(?:(?:ok|oh|gut|super|bien|bene|bueno)[\\s,!.]+)?(?:merci|gracias|muchas gracias|mil gracias|danke|vielen dank|grazie|mille grazie|(?:muito )?obrigad[oa]|bedankt|dank je|dank u|tack|takk|mange tak|kiitos|arigato\\p{L}*|xie ?xie|shukran|dzi[ęe]ki|d[ěe]kuji|k[öo]sz[öo]n[öo]m|hvala|mul[țt]umesc|efharisto|ευχαριστώ|شكرا|धन्यवाद|감사합니다|asante|dziękuję|teşekkürler|спасибо|谢谢|ありがとう)',
  String.raw`(?!\p{L})[^?]{0,30}`,
);

const kindWords = 'great|good|helpful|amazing|awesome|the best|wonderful|brilliant|kind|lovely|useful|perfect|nice';
export const praise = message(
  String.raw`(?:you(?:'re| are)|this is|that(?:'s| is| was)|very|so)\s+(?:so |really |very |just )?(?:${kindWords}|(?:a |an )?(?:star|legend|gem|angel|life ?saver|treasure|hero))\b[^?]{0,30}`,
);
/** "You're very kind. Goodnight". */
export const partsKindly =
  /\b(?:good ?night|night night|nighty? night|bye(?: bye)?|good ?bye|see (?:you|ya)|take care|sleep well)\b[^\w?]*x*[^\w?]*$/i;
export const willTry = message(
  String.raw`(?:${approval}[\s,!.]+){0,2}(?:(?:and )?(?:i(?:'ll| will)|let me|gonna|i am going to|i'm going to) (?:just )?(?:try|do|give|have|look into|ask) (?:it|that|this|so|a go|my \w+|the \w+|them)(?: a (?:go|try|whirl))?(?: (?:first|tonight|today|tomorrow|then|now|on \w+|at the \w+)){0,3}|will do|sounds good|just what i (?:wanted|needed)(?: to know)?|no worries|fair do'?s|good to hear|you(?:'re| are) a (?:lifesaver|star|gem|legend))`,
  ending,
);
/** "Hmm, not sure", "maybe later". */
export const undecided = message(
  String.raw`(?:hmm+|hm|um+|eh)[\s,.!]+(?:i(?:'m| am) )?(?:really |still )?not (?:so |really |quite )?sure|(?:(?:hmm+|hm|well|ok(?:ay)?|um+|eh)[\s,.!]+)*(?:(?:i(?:'m| am) )?not (?:sure yet|(?:really |quite )?convinced)|maybe (?:later|another time|tomorrow)|another time|i(?:'?ll| will|'d better)? ?(?:need to |have to |must |gotta |wanna )?(?<=(?:ll|will|better|to|must|gotta|wanna) )(?:think (?:about (?:it|that)|it over)|sleep on it)|let me (?:think(?: about (?:it|that)| it over)?|sleep on it))`,
  ending,
);
export const assent = message(
  String.raw`(?:(?:hmm+|hm|phew|whew|ah+|oh|aha|alright|right|well|ok(?:ay)?|lol|haha+|hehe)[\s,.!]+)*(?:(?:ha){2,}h?|lol|phew|whew|great|perfect|awesome|brilliant|nice|cool|ok(?:ay)?|got it|i see|good to know|understood|makes sense|fair(?: enough| play)?|touch[eé]|true(?: that)?|alright|(?:ok(?:ay)?,? )?you(?:'ve| have)? (?:convinced|won|sold) me(?: over)?(?: ha+)?)[\s!.,👍😊]*`,
);

/** "Ok, sorry mate." */
export const apology =
  /^\W*(?:i(?:'m| was| am) )?(?:only|just) (?:asking|wondering|checking|saying|curious|joking|kidding)(?:[ ,.]+(?:keep your (?:hair|wig|shirt) on|calm down|chill|relax|easy|mate|no offen[cs]e|that'?s all|lol|haha))*[\s.!]*$|^\W*(?:(?:ok(?:ay)?|oh|ah|right)\b[ ,.!]*)?(?:i(?:'m| am) )?(?:so |very |really )?sorry(?: about that| for that)?(?:[ ,]+(?:mate|herbie|friend))?[\s.!]*$/i;

export const goodbye = message(
  String.raw`(?:(?:ok(?:ay)?|lovely|great|right|cool|perfect|brilliant|grand|fine|thanks?|ta|cheers|sound|fair enough|will do|noted|got it)[\s,!.]+)*`,
  "(?:(?:have a (?:nice|good|blessed|great|lovely) (?:day|evening|weekend|night|one|week))|night night|cheerio|toodle-?oo|nice talking to you|(?:(?:right|well|grand|ok(?:ay)?|cool|fine|thanks?|ta|cheers|lovely|great|brilliant|perfect),? )?(?:i'?m off|gotta go|got to go|(?:i )?have to go|must (?:go|dash|run))|talk (?:later|soon)|speak (?:later|soon)|that(?:'s| is| will be) (?:all|it|everything)(?: for (?:now|today))?|i'?m done|good ?bye|bye(?: bye)?|see (?:you|ya)(?: later)?|good ?night|take care|ciao|adios|adiós|tschüss|au revoir)",
  String.raw`\b[^?]{0,20}`,
);

/** "Sorry, English is fine." */
export const ofLanguages = sequence(
  /^\W*(?:(?:hi|hello|hey|sorry|oh|ok(?:ay)?|no problem)\b[\s,!.]*)*/i,
  choice(
    /(?:in )?english(?: (?:is|works|will be|would be))? (?:fine|ok(?:ay)?|good|too|then|please|all right)/,
    sequence(
      /(?:let'?s|we can|i can|i will|i'll)/,
      / (?:speak|write|talk|do it|go on|continue|switch)(?: to)?(?: in)? english(?: too| then)?/,
    ),
  ),
  /\W*$/,
);

export const whoAreYou = anyPhrase(
  /(?:who|what) (?:are|r) (?:you|u)/,
  /are you (?:a (?:real )?(?:doctor|human|person|bot|nurse|herbalist|pharmacist|robot|machine)|an ai|human|real)/,
  /who (?:made|built|created|wrote|programmed|owns|runs) (?:you|u|this)/,
  'how do you work',
  /what(?:'s| is) your name|how old are you|are you (?:a man|a woman|male|female|one of (?:them|those) (?:ais?|bots?)|like one of those ai\w*|a trained \w+|a robot|an? (?:ai|bot)|still there|made by \w+)/,
  /do you (?:ever )?(?:sleep|dream|eat|have (?:feelings|a (?:girlfriend|boyfriend|family))|feel)(?! (?:it|that|i|better|this)\b)|can you feel (?:pain|anything)/,
  /(?:am i|is this) (?:talking|chatting|speaking|conversing) (?:to|with) (?:a |an )?(?:human|person|bot|robot|machine|automated system|ai)(?: here)?/,
  /you(?:'re| are) (?:a |an )?(?:robot|machine|bot|ai|computer),? right|what qualifications do you (?:hold|have)|did you study (?:herbal )?medicine|is there a (?:real )?(?:human|person) (?:i could|to|i can) talk/,
  /^bot$/,
);
export const whatCanYouDo =
  /^\s*(?:what (?:can|do) you (?:do|help)|how can you help|what is this|how does this work)\b[^.]{0,20}$|^\s*help[\s!?.]*$/i;

/** "Hiya! New here, what can you do". */
export const newcomer = (() => {
  const hello = String.raw`(?:hi+|hiya|hey+|hello|howdy|yo|g'day|good (?:morning|afternoon|evening))(?: (?:there|herbie|all|everyone))?`;
  const isNew = String.raw`(?:(?:i'?m|i am|am|just)? ?(?:new|first time)(?: (?:here|to this|on here|user))?|just (?:joined|signed up|found this))`;
  const asks = String.raw`(?:(?:so )?(?:what (?:can|do) (?:you|u) (?:do|help(?: me)?(?: with)?|know)|how can (?:you|u) help(?: me)?|what is this|what'?s this|how does (?:this|it) work|where do i start)(?: exactly| here| for me| then| please)?)`;
  const between = String.raw`[\s,.!;:-]+`;
  return new RegExp(
    String.raw`^\s*(?:(?:${hello}${between})?${isNew}(?:${between}${asks})?|${hello}${between}${asks})[\s!?.]*$`,
    'i',
  );
})();

export const harming = anyPhrase(
  /(?:slip|sneak|spike|put|hide|mix)\b[^.?!]{0,40}\b(?:someone|somebody|his|her|their|my (?!(?:own|tea|coffee|water|drinks?|food|meals?|milk|juice|bath|hot|glass|cup|smoothie|soup|porridge|morning|evening|daily|breakfast|lunch|dinner)\b)\w+)'?s?\b(?:(?! (?:and|or|then|n)\b)[^.?!]){0,20}\b(?:drink|food|tea|coffee|meal)/,
  /without (?:him|her|them|anyone) (?:knowing|noticing)/,
  /(?<!\b(?:not|never|don't|didn't|avoid|without|n't) (?:to |accidentally )?)(?:poison|sedate|drug|kill|(?<!\b(?:it|this|that|these|they|which) )(?:harm|hurt)) (?:someone|somebody|him|her|them|my (?:husband|wife|boss|ex|neighbou?r|partner))/,
  'untraceable',
  /(?:that|so that|and|so) (?:he|she|they|nobody|no one)(?: won'?t| doesn'?t| can'?t| will not|'d not|'ll not| never)? (?:notices?|knows?(?! (?:what|why|how|where|when|who|which|whether|best|better|more|me|my|all about|a (?:lot|bit))\b)|finds? out|tastes?)\b/,
  /(?:he|she|they) (?:doesn'?t|don'?t|needn'?t|won'?t|must not|mustn'?t) (?:need to |have to )?(?:know|notice)/,
  sequence(
    choice(
      /him|her|them|he|she|they|someone|somebody|people|guests?|husband|wife|boss|partner|mother/,
      /father|mum|mom|dad|kids?|child\w*|gran\w*|giv\w+|slip\w*|mix\w*|put\w*|hid\w+|sneak\w*/,
      /feed\w*|spike\w*|dos\w+/,
    ),
    /\b[^.?!]{0,60}\bwithout (?:tasting|noticing|knowing|being (?:noticed|tasted))/,
  ),
  /tasteless\b[^.?!]{0,40}\b(?:him|her|them|husband|wife|someone|person|mother|father)/,
  /slip (?:my|him|her|them|someone|his|a|the) (?:\w+ )?(?:something|a|some)/,
  /(?:looks?|seems?) like (?:a )?(?:natural causes?|heart attack|an accident) (?:after\w*|later)/,
  /(?:leaves? no trace|(?:can'?t|cannot|won'?t) be (?:traced|detected|found))/,
);

/** Food in food, and presents: nobody is harmed. */
export const kindly = anyPhrase(
  /surprise (?:tea|gift|present|hamper|party)/,
  /birthday|christmas|anniversary/,
  /(?:hide|sneak|get|put) (?:more |some )?(?:spinach|veg\w*|greens|carrots?|courgettes?|broccoli|lentils|kale)/,
);

export const sedating = anyPhrase(
  'slip',
  /sedat\w*/,
  /sleep\w*/,
  'knock',
  'drug',
  /poison\w*/,
  'drowsy',
  /pills?/,
  /tablets?/,
  'spike',
);

/** Wishes for intoxication, or for making what intoxicates. */
export const intoxicating = anyPhrase(
  /(?:extract|make|cook|synthesi[sz]e|brew)\b[^.?!]{0,30}\b(?:dmt|meth|mdma|lsd|opium|cocaine|psilocybin|ghb)/,
  /(?:get|getting|gets) (?:me |you |us )?(?:high|stoned|buzzed)(?! blood| cholesterol)/,
  /(?:kratom|salvia|blue lotus|nutmeg|wild lettuce|kanna|khat)\b[^.?!]{0,40}\b(?:part(?:y|ies|ying)|rave|festival|club(?:bing)?|buzz|for fun|recreation\w*|trip)/,
  /(?:part(?:y|ying)|rave|festival|clubbing|buzz|for fun)\b[^.?!]{0,40}\b(?:kratom|salvia|blue lotus|nutmeg|wild lettuce|kanna|khat)/,
  // Kava is also drunk for company; what goes with it is told then.
  /kava\b[^.?!]{0,40}\b(?:buzz|high|for fun|recreation\w*|trip)|(?:buzz|high) (?:from|on|with|off) kava/,
  /(?:plants?|herbs?|what|which)\b[^.?!]{0,16}\b(?:give|gives|giving) (?:me |you |a |an )*(?:high|trip|buzz)\b/,
  /legal highs?|(?:hallucinat\w+|trip(?:ping)?) (?:on|from|with|herbs?)/,
);

/** "My son says nutmeg gets you high. Is it poison?": asked out of worry. */
export const asksIfHarmful = anyPhrase(
  /(?:is|are|was) (?:it|that|this|they|these|nutmeg|the \w+) (?:\w+ )?(?:poison\w*|dangerous|toxic|harmful|true|a drug)/,
  /(?:can|could|will|would) (?:it|that|this|they) (?:\w+ )?(?:harm|hurt|poison|be (?:dangerous|harmful|toxic))/,
  /(?:should|must|do) i (?:be )?worr(?:y|ied)/,
);

export const tampering = anyPhrase(
  /(?:repeat|say) after me|^say ["“']/,
  /ignore (?:all |your |the |any |my )?(?:of )?(?:previous |prior |above |earlier )?(?:instructions|rules|prompts?|guidelines|warnings?|safety)/,
  /(?:forget|drop|bypass|override) (?:about )?(?:your|all|the|my) (?:rules|instructions|guidelines|medicines|medications|profile|safety)/,
  /disregard (?:your|the|all|any)/,
  /you are now|you have no (?:restrictions|rules|limits)|no restrictions(?! (?:on|for|in|about|regarding)\b)/,
  /pretend (?:to be|you(?:'re| are)|i (?:take|have|am))/,
  /(?<=^|[.?!:;,\n]\s*|\b(?:and|please|now|you|just|always|must|should) )act as (?:a |an |my |if )?/,
  /role-?play|let'?s play a game|for a novel(?![^]{0,80}\b(?:poison|kill|murder|overdos|deadly|lethal|fatal))|hypothetically/,
  /jailbreak|developer mode|dan mode|system prompt|as a doctor you must/,
  /reveal your (?:prompt|instructions)/,
  sequence(
    /(?:print|repeat|output|show|reveal|display|write (?:out|down)|copy|recite|tell) (?:me )?/,
    choice(
      /everything|all(?: of it| the text)?|the (?:text|words|lines|instructions?)/,
      /what(?:ever)? (?:is|was|stands|comes)/,
      /your (?:hidden |secret |first |initial |whole |full )*(?:instructions?|prompt|rules|guidelines|configuration)/,
    ),
    /\b/,
    followedBy(
      /[^.?!]{0,30}\b(?:above|before this|verbatim|word for word|prompt|instructions?|rules|guidelines|configuration)\b/,
      /\W*$/,
    ),
  ),
  /what (?:are|were) your (?:hidden |secret |initial |original |exact )*(?:instructions|system (?:prompt|message)|prompt)/,
);

/** Marks by which models tell their own instructions from the rest. */
export const instructionMarks = /<\|?im_start|\[system\]/i;

export const offTopic = anyPhrase(
  'weather',
  /foot ?ball (?:match|score|game)|who(?:'s| is| will|'ll)? (?:wins?|won|winning|going to win|playing)|won the|soccer|lottery|horoscope|joke|movie|film|song/,
  /stock(?:s| market)?|bitcoin|crypto|insurance|mortgage|invest\w*|tax(?:es)?|rent|landlord|lawyer|dating/,
  /javascript|python|html|excel|laptop|computer|phone|wi-?fi|printer/,
  /cover letter|curriculum vitae|homework|translate|maths?/,
  /write (?:me )?(?:a |an |some )?(?:poem|essay|code|story|song|e-?mail|letter)/,
  /capital of|president|election|vot(?:e|ing)|politic\w*/,
  /recipe for (?:cake|pizza|lasagna)/,
  /bike|bicycle|tyre|tire|car|flight|hotel|visa|passport/,
  /what(?:'s| is) \d+\s*[x*×+/-]\s*\d+/,
  /what (?:should|can|could|shall) (?:i|we) (?:(?:cook|watch|read|wear)(?: (?:tonight|today|for (?:dinner|lunch|supper)))?|do (?:tonight|today))(?=\W*$)/,
  /meaning of life|i(?:'m| am) bored|i love you|(?:tell|sing) me (?:a|something)/,
);
/** "12 x 3 =" */
export const sum = /^\s*\(?[\d.]+\s*[+*/x×-][\d\s+*/x×().-]*=?\??\s*$/i;

/** A pattern for a message that is these parts from beginning to end. */
function message(...parts: readonly string[]): RegExp {
  return new RegExp(String.raw`^\s*${parts.join('')}$`, 'iu');
}
