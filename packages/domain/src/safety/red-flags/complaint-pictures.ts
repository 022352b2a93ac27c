import { unlessAround } from './unless-near.ts';

// How people picture plain complaints ("as if hit by a bus") and name what sets them off, in words of an alarm; taken out
// of a message before it is read. Each is left standing near words that make it grave.

const heartWords = String.raw`arms?|jaw|sweat\w*|crush\w*|pressure|tight\w*|breath\w*|faint\w*|clammy|sudden\w*|exert\w*|walk\w*|stairs|vomit\w*|black|blood`;
const burnWords = String.raw`chemical\w*|acid|bleach|petrol|flames?|caught|clothes|hair|house|kitchen|electric\w*|gas|bab(?:y|ies)|toddler|infant|blister\w*|white|charred|deep|whole|face and|genital\w*|numb`;
const coldWords = String.raw`lips?|face|chest|breath\w*|confus\w*|slur\w*|drunk|collaps\w*|bab(?:y|ies)|newborn|black|one (?:finger|toe|hand|foot|leg)|found|drows\w*|shiver\w*|hard|waxy|blister\w*|no feeling|hours|hrs`;
const bruiseWords = String.raw`head|bell(?:y|ies)|stomach|chest|eyes?|breath\w*|warfarin|thinners?|apixaban|eliquis|xarelto|chemo\w*|spread\w*|lips?|numb|cold|bone|bent|crooked|walk`;
const feverWords = String.raw`pregnan\w*|weeks (?:along|gone)|trimester|birth|deliver\w*|bab(?:y|ies)|newborn|rash|neck|confus\w*|period|miscarr\w*|late`;

const spicy = String.raw`(?:pepper\w*|spic\w*|tomato\w*|wine|beer|coffee|curry|chill?i\w*|orange\w*|lemon\w*|juice|fried|greasy|soup|meals?|eat(?:ing)?|dinner|supper|lunch|chop)`;
const limbs = String.raw`(?:fingers?|finger ?tips?|toes?|hands?|feet|knuckles?)`;
const pale = String.raw`(?:white|blue|purple|mottled|icy|bluish|numb)`;
const chilly = String.raw`(?:cold|freezer|frost\w*|winter|bus stop|snow|ice|fridge|outside|outdoors|chilly|weather|hockey|air ?con\w*|raynaud\w*)`;
const knocked = String.raw`(?:bang\w*|whack\w*|knock\w*|bump\w*|hit|bash\w*|pinch\w*|trapped|caught|stub\w*)`;

/** What the sun burns, in the plural where one alone may be a hot joint. */
const burnt = String.raw`(?:shoulders|back|neck|arms|legs|calves|face|nose|forehead|chest|scalp|skin)`;
const redAndHot = String.raw`(?:red|hot|glowing|raw|sore|burning)`;
const keptDown = String.raw`(?:water|fluids?|liquids?|sips|drinks?|tea|squash|toast|a little|some)`;

export const complaintPictures: readonly RegExp[] = [
  // "Everything aches as if I had been run over by a bus."
  /\b(?:like|as if|as though) (?:i|he|she|we)(?:'ve|'d|'m| have| had| was| am)? ?(?:just )?(?:been |got |was )?(?:hit|run over|knocked over|flattened|trampled|steam ?rollered) by (?:a|an|the) (?:double[- ]decker )?\w+/gi,
  /\bso (?:nervous|scared|tired|anxious|cold|shattered) (?:that )?i can'?t feel my (?:legs|hands|feet|fingers|face)\b/gi,
  /\bdriving (?:straight )?into (?:the )?(?:sun(?:set|rise)?|light|glare|city|town|work|office)\b/gi,
  /\b(?:sound|noise|word|door|step)s? is (?:like )?an? gun ?shot\b/gi,
  unlessAround(
    String.raw`hearts?|pound\w*|skip\w*|chest|dizz\w*|stood|standing|shower|pain\w*|blood|bleed\w*|heat|hot|preg\w*|today|again|twice`,
    String.raw`\bi (?:about|nearly|almost) (?:fainted|died|passed out)\b(?= ?(?:when|laughing|,|\.|$))`,
  ),
  /\b(?:that's|it's|that is|it is) the (?:name|title) of (?:my|our|the|a|his|her)\b(?: \w+){1,3}|^\W*\w+(?=\W+(?:that's|it's) the (?:name|title) of\b)/gi,
  /\bpull(?:s|ing|ed)? a double\b|\bpetrol station\b|\bgas station\b|\bred nose\b|\btook (?:me|him|her) off (?=\w)/gi,
  /\b(?:sarees?|saris?|clothes|jeans|dress(?:es)?|trousers|pants|skirts?|uniform|suit|rings?|shoes)\b(?: \w+){0,2} fitting\b/gi,
  /\b(?:mop|lettuce|batting|bowling|defence|defense|printer|mower|boiler|kettle|hoover|vacuum|engine)\b[^.?!]{0,24}\b(?:collapsed|limp and lifeless|limp|lifeless|choking|dying)\b/gi,
  /(?<!\b(?:tonight|tomorrow|today|all my|the cabinet)\b[^]{0,60})\b(?:i'm|i am) taking everything(?=\W*$|[.,;!])(?![^]{0,80}\b(?:pills?|tablets?|at once|tonight|end|over|gone)\b)/gi,
  // The sun and small mishaps in the kitchen.
  /\b(?:taken|took|had|got) too much (?:of the )?sun\b/gi,
  unlessAround(
    String.raw`${burnWords}|fever\w*|sick|dizz\w*|shiver\w*|faint\w*`,
    String.raw`\b(?:burnt|burned|on fire|glowing)\b[^.?!]{0,40}\b(?:sun|sunday|beach|match|lido|pool|holiday|sunbed)\b`,
    String.raw`\b(?:beach|sunbathing|deckchair|sunbed|lido)\b[^.?!]{0,60}\b(?:burnt|burned|on fire|glowing)\b`,
  ),
  // "Lobster shoulders from the match, red and hot, no blisters": burnt by the sun, and no joint.
  unlessAround(
    String.raw`(?<!\b(?:no|not|without|n't) (?:any )?)blister\w*|not? blister\w* yet|fever\w*|sick|dizz\w*|shiver\w*|faint\w*|swollen|swelling|knees?|ankles?|joints?|bab(?:y|ies)|toddler|infant`,
    String.raw`\b(?:like (?:a )?)?lobsters?\b[^.?!]{0,16}\b${burnt}\b[^.?!]{0,80}\b${redAndHot}\b(?:[^.?!]{0,12}\b${redAndHot}\b)*`,
    String.raw`\b${burnt}\b[^.?!]{0,60}\b(?:lobsters?|sun|sunburn\w*|beach|pool|lido|cricket|festival|sunbed|fried|caught it|roasted)\b[^.?!]{0,40}\b${redAndHot}\b(?:[^.?!]{0,12}\b${redAndHot}\b)*`,
    String.raw`\b(?:sun|sunburn\w*|beach|pool|lido|cricket|festival|sunbed)\b[^.?!]{0,60}\b${burnt}\b[^.?!]{0,40}\b${redAndHot}\b(?:[^.?!]{0,12}\b${redAndHot}\b)*`,
  ),
  unlessAround(
    String.raw`${burnWords}|kid|child|daughter|son|eyes?|all over|both`,
    String.raw`\b(?:spilled|spilt|splash(?:ed)?|dripped)(?: of)? (?:some |a bit of )?(?:hot|boiling) (?:\w+ )?(?:on|onto|over) (?:my |his |her )?(?:hand|finger|thumb|wrist|knuckles?)\b(?=[^.?!]{0,30}\b(?:small|tiny|little|just|only|red mark)\b)`,
  ),
  // "Heaving every morning, still keeping water down": it stays where it should.
  unlessAround(
    String.raw`can'?t|cannot|can't|couldn't|nothing|not|hardly|barely|struggl\w*|only just|no longer|never|blood\w*|bleed\w*|pain\w*|faint\w*|dizz\w*|fever\w*|weight|dark|dry`,
    String.raw`\b(?:can |do |i |am |still |able to )*(?:keep(?:ing|s)?|kept|hold(?:ing)?|manag(?:e|ing) to keep|get(?:ting)?) (?:(?:my|the|plain|all|most|sips of|a bit of|a few sips of|small) )*${keptDown}(?: (?:and|or) ${keptDown})? down\b`,
    String.raw`\b${keptDown} (?:stays?|is staying|are staying) down\b`,
  ),
  // "Something that won't make me nod off at the wheel": it is not wished for.
  unlessAround(
    String.raw`nearly|almost|keep|keeps|kept|already|again|twice|yesterday|last (?:night|week|month)|stop|help me stay|fell|dozed|nodded|lately`,
    String.raw`\b(?:won'?t|wouldn'?t|will not|would not|doesn'?t|does not|don'?t want (?:it|that|anything|something) to|without|not|can'?t be|cannot be|can'?t afford to|can'?t risk|can'?t have me|so i don'?t) (?:(?:be|end up|make|making|have|having|send|sending|leave|leaving|get|getting|me|it|us) )*(?:nod(?:ding)?|fall(?:ing)?|doz(?:e|ing)|drop(?:ping)?|drift(?:ing)?) (?:off|asleep)\b(?: (?:again )?(?:at|behind) the wheel| (?:while|when) (?:i'?m )?driving| in (?:the|my) (?:cab|lorry|truck|van|car)| driving)?`,
  ),
  // What burns or shocks from inside.
  unlessAround(
    burnWords,
    String.raw`\b(?:my |the |her |his )?(?:face|cheeks?|feet|soles|mouth|throat|tongue|skin|scalp|shins?|head) (?:goes|is|are|was|feels?|go|gets?) (?:like (?:it's )?)?on fire\b`,
    String.raw`\bburn(?:s|ing)? like (?:nettles|hot coals|mad|crazy|peppers?)\b`,
    String.raw`\bburn(?:s|ing)? (?:at|in|on) the (?:back|roof|tip|sides?) of (?:my|the|his|her) (?:tongue|throat|mouth)\b`,
    String.raw`\b(?:face|skin|chin|forehead) (?:has |have |just )?(?:exploded|erupted)\b`,
  ),
  unlessAround(
    String.raw`${burnWords}|back|flank|sides?|loin|kidneys?|fever\w*|temp|temperature|3[89](?:[.,]\d)?|shiver\w*|blood\w*|pink\w*|red|redd\w*|rust\w*|cola|clots?|pregnan\w*|trimester|weeks`,
    String.raw`\b(?:wee|pee|toilet|urinat\w*|loo)\b[^.?!]{0,24}\bburns?\b`,
  ),
  unlessAround(
    String.raw`socket|cable|wire|plug|mains|touched|lightning|storm|fence|worker`,
    String.raw`\belectric(?:al)? shocks? (?:down|in|through|up|into|along|running|shooting)\b`,
  ),
  // "Half my head is a drum with lightning": a migraine.
  unlessAround(
    String.raw`struck|hit|storms?|thunder\w*|sudden\w*|worst|first|never|burn\w*|golf|tree|slur\w*|numb\w*|weak\w*|stiff`,
    String.raw`\b(?:head|skull|temples?|forehead|brow|brain)\b[^.?!]{0,40}\b(?:with|of|like|full of|and) (?:flashes of )?lightning\b`,
    String.raw`\blightning (?:in|inside|behind|through|across|over|down) (?:one side of |half (?:of )?|the side of )?(?:my|the|her|his) (?:head|skull|temples?|forehead|brow|brain|legs?|back|buttocks?)\b`,
  ),
  unlessAround(
    heartWords,
    String.raw`\b${spicy}\b[^.?!]{0,50}\bburn(?:s|ing)?\b[^.?!]{0,20}\b(?:chest|breast ?bone)\b`,
    String.raw`\bburn(?:s|ing)?\b[^.?!]{0,20}\b(?:chest|breast ?bone)\b[^.?!]{0,40}\b${spicy}\b`,
  ),
  unlessAround(
    String.raw`crush\w*|under|machine|tractor|vomit\w*|fever|swollen`,
    String.raw`\bwind (?:is |gets |all )?trapped\b`,
  ),
  // Fingers that go white in the cold, and bruises after a knock.
  unlessAround(
    coldWords,
    String.raw`\b${limbs}\b[^.?!]{0,16}\b${pale}\b[^.?!]{0,60}\b${chilly}\b`,
    String.raw`\b${chilly}\b[^.?!]{0,40}\b${limbs}\b[^.?!]{0,16}\b${pale}\b(?:[^.?!]{0,12}\b(?:blue|red|white|purple)\b)*`,
  ),
  unlessAround(
    bruiseWords,
    String.raw`\b${knocked}\b[^]{0,60}\b(?:purple|blue|black)\b`,
    String.raw`\b(?:purple|blue|black)\b[^.?!]{0,30}\bafter\b[^.?!]{0,40}\b${knocked}\b`,
    String.raw`\b(?:hands?|arms?|forearms?|shins?)\b[^.?!]{0,40}\bpurple blotches\b`,
  ),
  // Fear and fondness.
  /\bhearts?(?:'s| is| was)? in my (?:mouth|throat|boots)\b/gi,
  /\bwithout thinking (?:that )?something (?:bad|awful|terrible) (?:will|is going to|might) happen\b/gi,
  /\b(?:a bit|rather|very|all|too) quiet in the bedroom\b(?: and it's me,? not (?:him|her))?/gi,
  // Cramps that come each month.
  unlessAround(
    String.raw`preg\w*|late|faint\w*|fever\w*|vomit\w*|sudden\w*|worse|clots?|soak\w*|shoulder|one side|coil|today|tonight|now`,
    String.raw`\b(?:every|each) month\b[^.?!]{0,24}\b(?:cannot|can't|can not) stand (?:up )?straight\b`,
  ),
  // What is told as long past or as a wish to live.
  /\bi (?:don't|do not) want to die,? (?:but )?i (?:just )?want to live (?=\w)/gi,
  /\bchoked on (?:an? |some )?\w+ (?:when|as) (?:he|she|i) (?:was|were) \d+\b(?=[^.?!]{0,12}\bnow \d)/gi,
  // Other plain words of a complaint.
  /\btoo much (?:fat|cholesterol|sugar|iron|uric acid)\b[^.?!]{0,10}\bblood\b|\b(?:blood (?:flow|circulation)|flow of blood) (?:is |a bit )*(?:weak|poor|slow|bad|sluggish)\b/gi,
  unlessAround(
    feverWords,
    String.raw`\bbrings? (?:it|my fever|the fever|my temperature|them|the numbers?|my pressure) down\b`,
  ),
  unlessAround(
    String.raw`chest|at rest|lying|ankles|swollen|wheez\w*|inhalers?|pump`,
    String.raw`\b(?:run|runs|running|ran) out of (?:puff|steam)\b`,
  ),
  unlessAround(
    String.raw`blue|chok\w*|breath\w*|blood|bab(?:y|ies)`,
    String.raw`\b(?:phlegm|mucus|catarrh|gunk|snot)\b[^.?!]{0,50}\b(?:can'?t|cannot|won'?t) (?:bring it up|come up|shift|get it up|cough it up)\b`,
  ),
  unlessAround(
    String.raw`hours|painful\w*|won'?t go|viagra|priapism|stuck`,
    String.raw`\berections? (?:problems?|trouble|issues?|difficult\w+|dysfunction)\b`,
  ),
  /\bchest of (?:books|drawers|teas?|herbs|tools)\b|\bpoison(?:s|ed) my (?:mood|mind|day|week|thoughts|opinion)\b/gi,
  // "500 x3" is an amount of something taken, and no reading of sugar.
  /\b\d{2,4}(?: ?mg)? ?(?:x|times) ?[1-4]\b(?! ?(?:mmol|hours|tablets?|pills?))/gi,
  /\bnothing comes out (?:but|except|save) (?:squeaks?|croaks?|a (?:whisper|croak|squeak)|air)\b/gi,
  /\bnose\b[^.?!]{0,30}\bmouth[- ]breath\w*(?: like an? \w+)?/gi,
  /\b(?:everything|cars?|street|porch|patio) (?:outside )?(?:is|are|turns?|goes) (?:all )?yellow\b/gi,
  unlessAround(
    String.raw`bell(?:y|ies)|stomach|tummy|abdomen|womb|breasts?|gut|fingers?|toes?|white|cold|snow|frost\w*|feeling|lump`,
    String.raw`\bhard (?:like|as) (?:wood|stone|an? (?:rock|board)|concrete)\b`,
  ),
  /\b(?:tablets?|pills?|medicines?|thyrox\w*|capsules?) (?:in|on|at|with) (?:an |the )?empty stomach\b/gi,
  /\bhigh on (?:my|the|his|her) (?:fasting|last|blood|lab|routine|yearly) tests?\b/gi,
  /\b(?:mum|mom|mama|mam|mother|gran|granny|grandma|nan|nana|aunt\w*) (?:had )?(?:broke|fractured|broken) her (?:hip|wrist|arm|back)\b(?![^]{0,80}\b(?:today|now|just|yesterday|this morning|floor|ago)\b)/gi,
  unlessAround(
    String.raw`throat|tongue|lips?|face|breath\w*|wheez\w*|hives|faint\w*|dizz\w*|vomit\w*|allerg\w*|many|dozens?`,
    String.raw`\b(?:bee|wasp|hornet|insect|mosquito)?\b ?stings? (?:on|to) (?:my |the )?\w+,? (?:just|only|a bit|bit) (?:\w+ )?(?:swollen|red|swelling)\b`,
    String.raw`\bno (?:bad |allergic |other )?reaction\b`,
  ),
  unlessAround(
    String.raw`splash\w*|tablets?|undiluted|spill\w*|poured|fumes|mixed`,
    String.raw`\b(?:swim\w*|pool)\b[^.?!]{0,24}\bchlorine\b`,
  ),
  unlessAround(
    String.raw`vision|see|light|lens\w*|blur\w*|injur\w*|scratch\w*|pus|one eye`,
    String.raw`\b(?:screens?|coding|computer|laptop|phone)\b[^]{0,60}\beyes?\b[^.?!]{0,20}\b(?:pain\w*|hurt\w*|red|sore|burn\w*)(?: and (?:red|sore|tired|paining))?`,
  ),
  unlessAround(
    String.raw`pain\w*|pregnan\w*|lump|bleed\w*|weight|thin|young|teen\w*|milk`,
    String.raw`\b(?:not had|haven'?t had|no) (?:a |my )?periods? (?:in|for|since) (?:\w+ ){1,2}(?:months?|year)?[^]{0,40}\b(?:sweat\w*|hot flush\w*|hot flash\w*|flush\w*|menopaus\w*)\b`,
  ),
  // A gargle that went the wrong way, laughter, a head after a night out.
  unlessAround(
    String.raw`blue|can'?t|cannot|still|now|grape|coin|toy|food|meat|fish ?bone|baby|toddler|child|son|daughter|breath\w*`,
    String.raw`\b(?:near|nearly|almost|half) choked (?:on|with|at|laughing|when)\b`,
  ),
  unlessAround(
    String.raw`injur\w*|wound|cut|worst|sudden\w*|vomit\w*|stiff|numb|weak|confus\w*|fell|banged|hit|slur\w*|vision`,
    String.raw`\b(?:has|have|had) (?:the|a (?:sore|bad|fierce|fuzzy)) head\b`,
  ),
  unlessAround(
    String.raw`arms?|jaw|sweat\w*|clammy|breath\w*|faint\w*|dizz\w*|tight\w*|crush\w*|press\w*|squeez\w*|heavy|back|shoulder|neck|walk\w*|stairs|effort|spread\w*|left|palpitation\w*|vomit\w*|swallow\w*|heart (?:attack|disease|failure)|angina|stent`,
    String.raw`\bchest (?:is |was |feels? |keeps? )?(?:burn\w*|on fire|like fire)\b[^.?!]{0,24}\bafter (?:the |a |my |some |that |eating )?(?:biryani|curry|vindaloo|pizza|chill?i|spicy|kebabs?|takeaway|fry(?:-| )?ups?|coffee|tomato\w*|jollof|suya|pepper soup|hot wings|dinner|tacos?|food)\b`,
  ),
];
