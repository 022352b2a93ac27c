/** Complaints that a doctor or long acquaintance has put a name to, and that come as they always come; taken out of a message before it is read. */
import { unlessAround } from './unless-near.ts';

const allergy = String.raw`breath\w*|throat|swallow\w*|hives|stung|sting|(?:pea)?nuts?|prawns?|shellfish|after|started|lips?|sudden\w*|minutes?|hours?|today|tonight|now|faint\w*|confus\w*|drows\w*|rash|wheez\w*|took|taken|\w+pril|spread\w*|worse|since (?:i|the|my|he|she)|ate|eating|new`;
const thyroid = String.raw`(?:thyroid|hashimoto\w*|thyroxine|underactive)`;
const puffy = String.raw`(?:\b(?:puffy|swollen) (?:face|eyes|eyelids|hands)\b|\b(?:face|eyes|eyelids|hands)(?: (?:is|are|feels?|looks?|all|so))* (?:puffy|swollen)\b|\bthick tongue\b|\btongue (?:is |feels )?thick\b)`;

const flushDanger = String.raw`pain\w*|pressure|tight\w*|crush\w*|squeez\w*|heavy|arms?|jaw|breath\w*|faint\w*|sick|vomit\w*|clammy|cold sweats?|gr[ea]y|ashen|pale|attack|stent|angina|dizz\w*|fever\w*|hurt\w*|ach\w*|rash|hives|throat|tongue|stung|tablets?|wasp|bee|nuts?`;
const heat = String.raw`(?:heat|warmth|hot (?:wave|surge|flush|flash)|fire)`;

const dischargeDanger = String.raw`smell\w*|fish\w*|blood\w*|bleed\w*|fever\w*|pain\w*|pregnan\w*|new (?:partner|boyfriend|man)|st[id]s?|green|gr[ea]y|yellow|belly|sores?|blisters?|ulcers?|first|penis|diabet\w*|unprotected|condom|slept`;
const knownYeast = String.raw`(?:(?:known|usual|same old|old|as usual|just|another|it's) (?:my |the |a |bit of )?(?:yeast|thrush|candida)|(?:thrush|yeast infection|candida) again|(?:doctor|gp|pharmacist)[^.?!]{0,16}\b(?:thrush|yeast|candida))`;

const heartDanger = String.raw`faint\w*|pass(?:ed|ing)? out|chest|pain\w*|hurt\w*|breath\w*|dizz\w*|worse|more|longer|sudden\w*|died|collaps\w*|sweat\w*|not|but|arms?|jaw`;

const sicknessDanger = String.raw`anything|nothing|everything|water|fluids?|sips?|drinks?|all day|days|weight|dizz\w*|faint\w*|pee\w*|wee|urine|dark|blood\w*|pains?|fever\w*|headaches?|vision|constant\w*|non-?stop|hours|even`;
const expecting = String.raw`(?:with child|pregnan\w*|expecting|weeks along|trimester)`;
const keepAMeal = String.raw`\bkeep (?:my |her |the )?(?:breakfast|lunch|dinner|supper) down\b`;

const changeDanger = String.raw`${flushDanger}|hours?|still|all day|now|today|tonight|sudden\w*|weak\w*|thyro\w*|diabet\w*|insulin|drunk|alcohol|withdraw\w*|came off|stopped`;
const ofTheChange = String.raw`(?:(?:peri|pre|post)?-?menopaus\w*|the change(?: of life)?|night sweats?|hot (?:flushes|flashes|flush|flash))`;
const heartRaces = String.raw`(?:\b(?:racing|pounding|thumping) heart\b|\b(?:heart|pulse)(?: (?:is|goes|starts|all|just))* (?:races|racing|pounds|pounding|thumps|thumping|hammers|hammering|flutters|fluttering)\b)`;

const unbornDanger = String.raw`(?:he|she|him|his|her)(?:'s)?|gave|give|feeds?|feeding|newborn|weeks? old|months? old|napp(?:y|ies)|diapers?|toddler|fever\w*|temp\w*|blood\w*`;

const kidDanger = String.raw`fever\w*|temp\w*|vomit\w*|blood\w*|right|weight|night|wak\w*|worse|today|now|testic\w*|pale|green|swollen|pee\w*|wee`;
const creamDanger = String.raw`tablets?|pills?|oral|inject\w*|faint\w*|collaps\w*|vomit\w*|weak\w*|whole|all over|fever\w*|burn\w*|years|predni\w*|dizz\w*`;

/** What a meal does to somebody each time, told as a habit in the present; nothing of it has been eaten. */
const reactionDanger = String.raw`just|now|today|tonight|yesterday|last night|this (?:morning|afternoon|evening|time)|since|ago|minutes?|hours?|ate|eaten|eating|had|having|mistake|accident\w*|start\w*|swelling|closing|(?:is|are|am|'s|'m) (?:\w+ing|swollen|tight|huge|up)|breath\w*|wheez\w*|faint\w*|dizz\w*|vomit\w*|help|what (?:do|can|should)|emergency|worse|again|keeps?|went|gone|first|sudden\w*|still|stung|bitten|ambulance|999|911|112|new|gave|took|taken|drank|can't (?:breathe|swallow)`;
const sensitiveTo = String.raw`(?:prawns?|shrimps?|shell ?fish|sea ?food|crabs?|crab sticks?|lobster|mussels|oysters|scallops|fish|(?:pea|wal|hazel|brazil |cashew |tree )?nuts|peanut butter|almonds|cashews|pistachios|sesame|eggs?|milk|dairy|soya?|kiwis?|mango(?:es)?|bananas?|avocados?|strawberries|(?:raw )?apples|celery|latex|(?:bee|wasp) stings)`;
const partThatSwells = String.raw`(?:throat|lips?|tongue|face|mouth|eyes)`;
const swellsUp = String.raw`(?:swells?|closes?|puffs?|balloons?|blows?|goes|itches)(?: up)?`;

const goutDanger = String.raw`fever\w*|temp\w*|shiver\w*|wound|cut|diabet\w*|spread\w*|streaks?|pus|worse|first|never|chemo\w*|steroids?|replac\w*|unwell|not sure|maybe|ulcer`;
const knownGout = String.raw`(?:gout (?:again|as always|as usual|flare|attack)|(?:my|his|her) (?:old |usual )?gout)`;
const nursedDanger = String.raw`fever\w*|temp\w*|hot|wak\w*|drows\w*|sleepy|lethargic|flopp\w*|limp|drink\w*|wet|nappy|nappies|diapers?|vomit\w*|sick|ill|blood\w*|blue|gr[ea]y|breath\w*|cry\w*|cries|scream\w*|rash|yellow|cough\w*|fits?|jerk\w*|pale|die|dead|dying|hurt\w*|harm\w*|sha[kc]\w*|shook|drop\w*|fell|swallow\w*|ate|gave|took|pills?|tablets?|drunk|voices?|scar\w*|afraid|dark|hopeless|cope|hate|regret\w*|empty|numb|weight|lumps?|refus\w*|won't|not feeding|head\w*|legs?|cal(?:f|ves)|chest|heart|racing|amazing|energ\w*|buzz\w*|plans?|ideas?|great|special|go on|disappear\w*|alone|see|sees|seeing|hear\w*|bleed\w*|soak\w*|pads?|smell\w*|stitches|dizz\w*|faint\w*|days|nights in a row|thoughts?`;
const rageDanger = String.raw`knife|gun|plan\w*|voices?|bab(?:y|ies)|child\w*|kids?|son|daughter|really|might|scared|afraid|urges?|hurt\w*|hit|myself`;
const beforeMyPeriod = String.raw`(?:periods?|pms|cycle|time of the month|the week before)`;
const killThemAll = String.raw`\b(?:want to|wanna|could) (?:kill|murder|strangle) (?:everyone|everybody|anyone|the (?:whole )?world)\b`;
const worryDanger = String.raw`arms?|jaw|sweat\w*|clammy|breath\w*|faint\w*|dizz\w*|crush\w*|sick|walk\w*|stairs|now|worse|heart`;

export const everydayKnownByName: readonly RegExp[] = [
  unlessAround(
    allergy,
    String.raw`${puffy}(?=[^?!]{0,60}\b${thyroid}\b)`,
    String.raw`(?<=\b${thyroid}\b[^?!]{0,60})${puffy}`,
    String.raw`\b(?:face|eyes|eyelids|lids)\b[^.?!]{0,12}\b(?:puffy|puff up|swell up|swell|swollen)\b(?=[^.?!]{0,16}\b(?:each|every) (?:spring|summer|march|april|may|june|july|year|season)\b)`,
  ),
  // A hot flush, told as a way it takes.
  unlessAround(
    flushDanger,
    String.raw`\b${heat}\b[^.?!]{0,12}\b(?:rises?|rising|climbs?|shoots?|creeps?|goes|rushes|spreads|floods)\b[^.?!]{0,16}\bchest\b[^.?!]{0,16}\b(?:face|head|neck|forehead|cheeks)\b(?:[^.?!]{0,20}\b(?:soaked|drenched|dripping)\b)?`,
  ),
  unlessAround(
    dischargeDanger,
    String.raw`\bdischarge\b(?=[^.?!]{0,40}\b${knownYeast}\b)`,
    String.raw`(?<=\b${knownYeast}\b[^.?!]{0,40})\bdischarge\b`,
  ),
  unlessAround(
    heartDanger,
    String.raw`\b(?:stumbling|skipping|hopping|jumping|fluttering) heart\b(?=[^?!]{0,50}\bharmless (?:type|kind|sort|ones?)\b)`,
    String.raw`\bputs? (?:my|his|her|your) hand (?:on|against|over) (?:her|his|my) (?:ribs|chest|heart)\b(?=[^?!]{0,50}\b(?:tests?|ecg|echo|checks?)\b[^.?!]{0,12}\b(?:fine|normal|clear|ok|perfect)\b)`,
  ),
  // A meal of a morning, and not all that is drunk.
  unlessAround(
    sicknessDanger,
    String.raw`(?<=\b${expecting}\b[^.?!]{0,40})${keepAMeal}`,
    String.raw`${keepAMeal}(?=[^.?!]{0,40}\b${expecting}\b)`,
  ),
  // The heart of a hot flush, which wakes at night.
  unlessAround(
    changeDanger,
    String.raw`${heartRaces}(?=[^!]{0,80}\b${ofTheChange})`,
    String.raw`(?<=\b${ofTheChange}\b[^!]{0,60})${heartRaces}`,
  ),
  // A child that is not born yet: the one who throws up is the mother.
  unlessAround(
    unbornDanger,
    String.raw`\b(?:(?:won't|will not|doesn't|does not|can't|cannot|not|without|never) (?:hurt|harm|affect|damage|upset)(?:ing)?|(?:safe|ok|okay|fine|good|harmless) for) (?:the |my |our )?(?:unborn )?(?:baby|little one)\b`,
  ),
  unlessAround(
    kidDanger,
    String.raw`\bcurl(?:s|ed|ing)? up\b(?=[^.?!]{0,60}\b(?:doc|doctor|gp|paediatrician|pediatrician) (?:says?|said|thinks|calls it)\b[^.?!]{0,24}\b(?:spasms?|cramps?|ibs|nerves|stress|worry|anxiety|wind)\b)`,
  ),
  // A young baby that is fed at the breast, and ails nothing.
  unlessAround(
    nursedDanger,
    String.raw`\b(?:he|she|(?:the |my )?baby|(?:my )?(?:son|daughter))(?:'s| is)? (?:only |just |now )*(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:wks?|weeks?|months?)(?: old)?(?: now)?,?(?: and)?(?: still| only| fully| exclusively)? breastfed\b`,
    String.raw`(?<=\b(?:since|after) (?:the |my |our )?(?:baby|little one)(?: (?:came|arrived|was born))?(?:[.,;!]+| -) ?)(?:he|she)(?:'s| is) (?:only |just |now |about )*(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:wks?|weeks?|months?)(?: old)?(?: now)?(?=\W*$|[.,;!?])`,
  ),
  // A cream for the skin, and no tablets that the body relies on.
  unlessAround(
    creamDanger,
    String.raw`\b(?:hydro)?(?:steroid|cortisone|cortisol) (?:creams?|ointments?|lotions?|salves?)\b`,
  ),
  // One course after another, and not two at once.
  unlessAround(
    String.raw`mistake|accident\w*|instead|at once|double\w*|today|yesterday|tonight|too many|last night|this morning`,
    String.raw`\bantibiotics (?:twice|two times|three times)(?= (?:this|last|in|since|over|already)\b)`,
  ),
  // Blood that was lost, and now is made up for.
  unlessAround(
    String.raw`again|still|dizz\w*|faint\w*|breath\w*|pale|chest|racing|birth|pregnan\w*|clots?|pads?|soak\w*|today|yesterday|last night|this morning|hours?|black|stools?|head|fell|after (?:the )?menopause|not`,
    String.raw`\b(?:the |heavy |bad )*bleeding (?:(?:has|had|is|finally|now) )*(?:stopped|ended|over)\b(?=[^.?!]{0,60}\b(?:iron|ferritin|an(?:a)?emi\w*)\b)`,
    String.raw`(?<=\b(?:iron|ferritin|an(?:a)?emi\w*)\b[^.?!]{0,40})\b(?:the |heavy |bad )*bleeding (?:(?:has|had|is|finally|now) )*(?:stopped|ended|over)\b`,
  ),
  // "Prawns make my throat swell up": an allergy, and no attack of it.
  unlessAround(
    reactionDanger,
    String.raw`(?<=^\W*(?:(?:and|but|also|oh|well|so|sorry|btw|by the way|forgot to say|thing is|problem is)\b[ ,:]*)*)${sensitiveTo} (?:always |usually |really |only )?(?:makes?|gives?|closes?|brings?|sends?|sets?) (?:my|me|him|his|her|our)\b(?:[^.?!]{0,40}\b(?:swell|close|itch\w*|tight|swollen|balloon|puff|blow|hives|lumps|throat|lips|tongue|face)\b)+(?: up)?`,
    String.raw`\b(?:my|his|her) ${partThatSwells} (?:always |usually )?${swellsUp} (?:if|when|whenever|every time|each time|any ?time) (?:i|he|she) (?:eats?|has|have|touch(?:es)?|go(?:es)? near) (?:any |a )?${sensitiveTo}\b`,
    String.raw`\b(?:can't|cannot|don't|doesn't|never) (?:have|eat|touch|go near) ${sensitiveTo}\b[ ,:;-]+(?:because |cos |as )?(?:my |his |her )?${partThatSwells} ${swellsUp}`,
    String.raw`\b(?:i|he|she) (?:always |usually )?gets? an? (?:swollen|itchy|tight) ${partThatSwells} (?:off|from|with) ${sensitiveTo}\b`,
  ),
  unlessAround(
    goutDanger,
    String.raw`\b(?:red|hot|swollen)\b(?=[^.?!]{0,50}\b${knownGout}\b)`,
    String.raw`(?<=\b${knownGout}\b[^.?!]{0,40})\b(?:red|hot|swollen)\b`,
  ),
  // Rage that comes with the cycle, and a worry that weighs on the chest.
  unlessAround(
    rageDanger,
    String.raw`${killThemAll}(?=[^.?!]{0,40}\b${beforeMyPeriod}\b)`,
    String.raw`(?<=\b${beforeMyPeriod}\b[^.?!]{0,40})${killThemAll}`,
  ),
  unlessAround(
    worryDanger,
    String.raw`\b(?:pressure|weight|tightness|stone) on my chest (?:when|whenever|each time|every time) i think (?:of|about)\b(?=[^?!]{0,60}\b(?:doctor|gp|checked|ecg|tests?)\b)`,
  ),
  // A lump that is only felt, and was looked at; a knee whose arthritis is known.
  unlessAround(
    String.raw`stuck|food|swallow\w*|chok\w*|breath\w*|grow\w*|weight|hoarse\w*|blood\w*|swollen|swell\w*|hives|sting|stung|nuts?|ate|neck|lips?|tongue|worse`,
    String.raw`\b(?:lump|lump feeling|feeling of a lump) in (?:my|the) throat\b(?=[^?!]{0,60}\b(?:doctor|gp|ent|specialist|camera|scope|consultant)\b[^?!]{0,20}\b(?:fine|nothing|normal|clear|ok|harmless|acid|reflux)\b)`,
  ),
  unlessAround(
    goutDanger,
    String.raw`\b(?:thick|warm|hot|swollen)\b(?=[^.?!]{0,50}\b(?:known|my usual|my old) (?:osteo)?arthr(?:itis|osis)\b)`,
  ),
  // A baby that lies breech, and no birth has begun.
  unlessAround(
    String.raw`contract\w*|waters?|bleed\w*|blood\w*|labou?r|push\w*|cord|foot|feet|pain\w*|cramps?|mov(?:e|es|ed|ing|ements?)|fluid|leak\w*|headache|dizz\w*|swell\w*|swollen|fever`,
    String.raw`\b(?:my |the |our )?(?:baby|he|she|it|bump|twin)?(?:'s| is| lies| sits)? ?(?:still )?breech(?: (?:at|with) \d\d (?:weeks?|wks?))?`,
  ),
  // "Put a pea up her nose, it's out"; a milk tooth that bleeds a drop.
  unlessAround(
    String.raw`battery|magnet\w*|blood\w*|smell\w*|breath\w*|cough\w*|chok\w*|wheez\w*|still|half|fever|stop\w*|pour\w*|vomit\w*|swallow\w*`,
    String.raw`\b(?:(?:put|stuck|shoved|poked|pushed) )?(?:a|an|some) (?:pea|bead|bean|raisin|lentil|crumb|grape|petal|leaf|sweetcorn|seed) (?:was )?(?:up|in) (?:his|her|the) (?:nose|nostril|ear)[^.?!]{0,16}\b(?:it's|it is|it came|came|got it|fished it|blew it)(?: \w+)? out\b`,
    String.raw`\b(?:wobbly|loose|milk|baby) (?:tooth|teeth)\b[^.?!]{0,24}\bble(?:eds?|eding|d) (?:a (?:drop|bit|little|tiny bit)|slightly|when \w+ (?:brushes|brush))`,
  ),
];
