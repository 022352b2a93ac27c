import type { RedFlagRule } from './red-flag.ts';
import { unless } from './unless.ts';
import { flag, thisWeek } from './urgent-flag.ts';

/** Complaints in words of an emergency that are for a doctor soon, as long as nothing tells of danger now. */
export const gentlerChecks: readonly RedFlagRule[] = [
  flag('effort-chest', 'chest tightness on effort', {
    patterns: [
      unless(
        'sudden\\w*|tonight|right now|(?<!\\b(?:never|not|gone|goes|go|eases|stops|better|settles|disappears|none) )at rest|sweat\\w*|clammy|faint\\w*|collaps\\w*|sick|nause\\w*|vomit\\w*|arms?|jaw|neck|gr[ea]y|pale|worse|worsening|more often|wak(?:es?|ing)|longer|(?:doesn|won|isn|not)[^.?!]{0,12} (?:go|going|eas\\w+|stop\\w*|settl\\w+)',
        '(?=[^]*\\b(?:hills?|uphill|stairs|steps|inclines?|walk\\w*|climb\\w*|effort|exert\\w*|exercise|rush\\w*|hurry\\w*|cycl\\w+)\\b)(?=[^]*\\b(?:(?:only|just) (?:with|when|on|during|while)|never at rest|rest|resting|rests|stop|stopping|stand still|sit down|sitting down|slow down)\\b)(?=[^]*\\b(?:only|never|go(?:es)?|gone|eas\\w+|settl\\w+|better|disappear\\w*|fades?|pass(?:es)?|clears?|helps?|relie\\w+|stops?)\\b)',
        'chest',
      ),
    ],
    why: 'A tightness that comes with effort and goes with rest can mean that the heart gets too little blood. Take it easy until then. If it comes at rest, lasts longer than ten minutes, or with sweating or a pain in the arm or jaw, call your emergency number at once.',
  }),
  flag('effort-breath', 'getting out of breath more easily', {
    patterns: [
      unless(
        "sudden\\w*|now|today|tonight|yesterday|hours?|minutes?|this (?:morning|afternoon|evening)|at rest|sitting|lying|lie|can't|chest|blue|gr[ea]y|faint\\w*|collaps\\w*|clammy|sweat\\w*|calf|blood(?! test)|wheez\\w*|cough\\w*|fever\\w*|hives|stung|pregnan\\w*|birth|surgery|operation|flight|worst|gasp\\w*|throat|tongue|lips|baby|child|confus\\w*|speak|talk",
        '(?=[^]*\\b(?:stairs|steps|hills?|uphill|walk\\w*|climb\\w*|effort|exert\\w*|housework|hoover\\w*|carry\\w*|shoes|laces|bend\\w*|bus|dress\\w*|shower\\w*|bed)\\b)(?=[^]*\\b(?:weeks|months|lately|is new|that.s new|pale|exhausted|tired|ankles|legs|used to|new|gradually|slowly)\\b)',
        '(?:breathless\\w*|short\\w* of breath|out of (?:breath|puff)|puffed|winded)',
      ),
    ],
    why: 'The heart, the lungs or too little blood may be behind it. If it comes at rest, at night or suddenly, call your emergency number.',
  }),
  flag('heart-flutter', 'a heartbeat that needs a check', {
    patterns: [
      unless(
        'pain\\w*|hurts?|hurting|tight\\w*|pressure|crush\\w*|breath\\w*|faint\\w*|pass(?:ed|ing)? out|black(?:ed|ing)? out|collaps\\w*|dizz\\w*|sweat\\w*|clammy|arms?|jaw|gr[ea]y|confus\\w*|fast|rac\\w+|pound\\w*|butterflies|nervous|bab(?:y|ies)|bump|kick\\w*|smil\\w*|love|kiss\\w*|crush|excit\\w*|stomach|help\\w*|see(?:s|ing)? (?:him|her)|energy drinks?|coffees?|espresso',
        '(?=[^]*\\bflutter\\w*)',
        '(?:chest|heart)',
      ),
    ],
    why: 'Caffeine, stimulants, some herbs and little sleep can cause it: leave them out until then. With chest pain, faintness or trouble breathing call your emergency number at once.',
  }),
  flag('tooth-face', 'an infected tooth that has spread', {
    patterns: [
      unless(
        "throat|tongue|breath\\w*|swallow\\w*|eyes?|eyelids?|floor of|neck|(?:since|after|from) (?:my|the|a|his|her|starting) (?:new )?(?:tablet|medicine|pill)\\w*|drool\\w*|dribbl\\w*|open|voice|stung|sting|nuts?|hives|rash|spreading|fast|hot|confus\\w*|shiver\\w*|shak\\w*|ate|allerg\\w*|can't",
        '(?=[^]*\\b(?:swell\\w*|swollen|puff\\w*)\\b)(?=[^]*\\b(?:face|cheek|jaw)\\b)',
        '(?:tooth|teeth|toothache|dental|gums?|molars?|abscess)',
      ),
    ],
    why: 'It needs a dentist today. With trouble breathing, swallowing or opening the mouth, or swelling that reaches the neck or an eye, call your emergency number.',
  }),
  flag('dried-out', 'severe dehydration', {
    patterns: [
      unless(
        "pain\\w*|agon\\w*|bladder|burst\\w*|swollen|confus\\w*|drows\\w*|faint\\w*|floppy|limp|bab(?:y|ies)|toddler|infant|catheter|retention|numb|legs?|can't (?:pee|wee|go|urinate)|full|blood\\w*",
        '(?=[^]*\\b(?:vomit\\w*|sick|diarrh\\w+|throw\\w* up|runs|stomach bug)\\b)',
        "(?:haven't|hasn't|not|no|barely|hardly) (?:really )?(?:peed|weed|urinated|passed (?:any )?(?:water|urine)|urine|had a (?:wee|pee))",
      ),
    ],
    why: 'Take small sips of a rehydration solution often. The body dries out quickly, children and older people most of all; with confusion, drowsiness or fainting call your emergency number.',
  }),
  flag('local-swelling', 'a swelling from something on the skin', {
    patterns: [
      unless(
        'throat|tongue|breath\\w*(?!(?: is)? (?:fine|normal|ok|okay|well|easily))|wheez\\w*|swallow\\w*|voice|hoarse|hives|faint\\w*|dizz\\w*|vomit\\w*|fast|nuts?|ate|eaten|eating|shut|fever\\w*|tablets?|medicine|injection|antibiotics?|wasp|bee|both lips|whole face|huge|recipe|plump\\w*',
        '(?=[^]*\\b(?:cream|lotion|ointment|make-?up|mascara|moisturi[sz]er|sun ?cream|hair dye|mosquito|midge|gnat|insect bite|bug bite|plaster|balm|oil)\\b)(?=[^]*\\b(?:swell\\w*|swollen|puff\\w*)\\b)',
        '(?:eyelids?|lips?|cheek|face|eyes?)',
      ),
    ],
    why: 'Wash it off with water and leave it off. With trouble breathing, a swollen tongue or throat, or faintness call your emergency number.',
  }),
  flag('swells-now-and-then', 'lips or face that swell now and then', {
    patterns: [
      unless(
        'throat|tongue|breath\\w*|wheez\\w*|swallow\\w*|voice|hoarse|today|tonight|right now|this (?:morning|evening)|getting worse|stung|nuts?|huge|shut',
        '(?=[^]*\\b(?:(?:swelled|swollen|puffed)(?: \\w+)? (?:once|twice|last (?:week|month))|now and then|sometimes|not now|on and off|from time to time|every now and again|once in a while|again and again|comes and goes)\\b)(?=[^]*\\b(?:swell\\w*|swollen|puff\\w*)\\b)',
        '(?:lips?|face|eyelids?|mouth)',
      ),
    ],
    why: 'Tablets for blood pressure whose name ends in -pril can do that, even after years, and the next time it can reach the throat. Ask today whether to take the next one. If the tongue or throat swells, call your emergency number.',
  }),
  flag('food-tingle', 'a food allergy of the mouth', {
    patterns: [
      unless(
        'throat|tongue|breath\\w*|wheez\\w*|swallow\\w*|voice|hoarse|swell\\w*|swoll\\w*|puff\\w*|fat|hives|rash|faint\\w*|dizz\\w*|vomit\\w*|sick|worse|avoid\\w*|now|today|tonight|just|minutes?|ago|spread\\w*|chest',
        '(?=[^]*\\b(?:makes?|give|gives|leaves?|get|gets|always|every time|each time|when(?:ever)? i eat|if i eat|(?:tingl\\w*|itch\\w*|prickl\\w*) (?:my|his|her|in my))\\b)(?=[^]*\\b(?:tingl\\w*|itch\\w*|prickl\\w*|buzz\\w*)\\b)(?=[^]*\\b(?:walnuts?|nuts?|hazelnuts?|almonds?|apples?|peach\\w*|nectarines?|apricots?|cherr\\w+|kiwis?|bananas?|carrots?|celery|parsnips?|melons?|pears?|plums?|figs?|mango(?:e?s)?|papayas?|chestnuts?|tomato(?:es)?|pineapples?|peanuts?|strawberr\\w+|soya?|avocados?|prawns?|shellfish)\\b)',
        '(?:lips?|mouth|gums)',
      ),
    ],
    why: 'Lips or a mouth that tingle or itch from a food, again and again, are an allergy to it: often a mild one beside hay fever, but with nuts and shellfish the next time can be worse. Leave that food out until a doctor has tested it. With a swollen tongue, a hoarse voice, hives, faintness or trouble breathing call your emergency number at once.',
    when: thisWeek,
  }),
  flag('slow-testis', 'a swollen testicle', {
    patterns: [
      unless(
        'sudden\\w*|severe\\w*|agon\\w*|unbearable|excruciat\\w*|vomit\\w*|sick|twist\\w*|hours?|tonight|today|this (?:morning|evening)|woke|kick\\w*|scream\\w*|crying',
        '(?=[^]*\\b(?:days|weeks|week|months|slowly|gradually|burns? (?:to|when))\\b)(?=[^]*\\b(?:swollen|swell\\w*|sore|ach\\w*|bigger|heavy)\\b)',
        '(?:testicles?|testis|scrotum|balls?)',
      ),
    ],
    why: 'It may be an infection or a lump that needs a scan. A pain that comes on within hours is an emergency.',
  }),
  flag('hernia-check', 'a hernia', {
    patterns: [
      unless(
        "hard|won't|can't|cannot|doesn't|no longer|used to|stays out|tender|firm|vomit\\w*|sick|purple|black|red|agon\\w*|severe\\w*|sudden\\w*|stuck",
        '(?=[^]*\\b(?:goes back|go back|push it (?:back|in)|pops back|when i (?:lift|cough|strain)|comes and goes)\\b)',
        '(?:hernia|bulge|lump|swelling)',
      ),
    ],
    why: 'A surgeon should look at it. If it gets hard, very painful or does not go back, call your emergency number.',
  }),
  flag('double-dose', 'one dose taken twice', {
    patterns: [
      unless(
        'insulin|digoxin|methotrexate|lithium|warfarin|methadone|morphine|opioid\\w*|oxy\\w*|codeine|tramadol|fentanyl|sleeping|diazepam|xanax|child|baby|toddler|son|daughter|three|four|five|six|faint\\w*|dizz\\w*|drows\\w*|sick|vomit\\w*|slow pulse|confus\\w*|on purpose|all|handful|beta|bisoprolol|metoprolol|propranolol|verapamil|diltiazem|heart|flecainide|black|fell|falls|pulse',
        '(?=[^]*\\b(?:two|twice|double|doubled|again|2)\\b)(?=[^]*\\b(?:by (?:mistake|accident)|accidentally|i feel (?:fine|ok|okay|well)|feel (?:fine|ok|okay|well)|forgot|yesterday|this morning|today|instead of (?:one|1|half))\\b)(?=[^]*\\b(?:took|taken|had|swallowed|doubled)\\b)',
        '(?:(?:blood pressure|water|thyroid|cholesterol|evening|morning|daily|bedtime) (?:tablets?|pills?|medicines?|meds|dose)|losartan|candesartan|bendroflumethiazide|indapamide|levothyroxine|thyroxine|thyroid|metformin|statins?|amlodipine|lisinopril|ramipril|antibiotics?|amoxicillin|antihistamines?|omeprazole)',
      ),
    ],
    why: 'One dose too many of it rarely harms, but ask a pharmacist or the poison line today what to watch for: 1-800-222-1222 in the US. Leave out no later dose without asking, and do not drive if you feel faint.',
  }),
  flag('head-check', 'a blow to the head', {
    patterns: [
      unless(
        "vomit\\w*|throw\\w*|threw|(?:been|being) sick|sick (?:\\w+ )?(?:times|twice)|confus\\w*|drows\\w*|sleepy|unconscious|pass(?:ed|ing) out|black(?:ed|ing)? out|knocked out|memory|remember\\w*|fluid|bleed\\w*|blood\\w*|warfarin|apixaban|eliquis|xarelto|rivaroxaban|clopidogrel|aspirin|worse|worst|severe\\w*|seizure\\w*|fits?|slur\\w*|pupils?|double|blurr\\w*|weak\\w*|numb\\w*|stagger\\w*|wobbl\\w*|bab(?:y|ies)|newborn|infant|[6-9]\\d|won't|can't (?:walk|see|wake|stand|stay)|neck|dent",
        '(?=[^]*\\b(?:hit|bumped|knocked|banged|bashed|bump|knock|knocking|bumping|hitting)\\b)(?=[^]*\\b(?:yesterday|days? ago|since|this morning|last night|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|last week|feel(?:s|ing)? (?:ok|okay|fine|well)|awake|talk\\w*)\\b)(?=[^]*\\b(?:headaches?|dizzy|foggy|concentrate|tired|sick|dazed|nausea\\w*|irritable|sensitive)\\b)',
        'heads?',
      ),
    ],
    why: 'A concussion needs rest and somebody who keeps an eye on it for two days. With vomiting, confusion, drowsiness, a headache that gets worse, clear fluid from nose or ear, or a blood thinner, call your emergency number.',
  }),
  flag('burn', 'a burn', {
    patterns: [
      unless(
        'face|mouth|lips|eyes?|genital\\w*|groin|child|baby|toddler|son|daughter|chest|whole|all over|electric\\w*|chemical|acid|white|charred|leather\\w*|deep|black|numb|huge|third|peel\\w*|both|airway|smoke|petrol|fever\\w*|shiver\\w*|head|back|belly|stomach|size of my|palm-?sized',
        '(?=[^]*\\b(?:burn(?:s|ed|t|ing)?|scald\\w*|spill\\w*|hot (?:tea|water|coffee|oil|pan|oven)|stove|oven|sun ?burn\\w*)\\b)(?=[^]*\\b(?:palms?|hands?|wrist|arms?|forearm|foot|feet|legs?|thigh|shoulders?|knee|sun ?burn)\\b)',
        'blister\\w*',
      ),
    ],
    why: 'Hold it under cool running water for 20 minutes, take off rings, leave the blisters closed and cover it loosely. One larger than a palm, on the face, hands, feet or genitals, or of a child belongs in an emergency department today.',
  }),
  flag('frostbite', 'frostbite', {
    patterns: [
      unless(
        'fever\\w*|spread\\w*|smell\\w*|diabet\\w*|drows\\w*|confus\\w*|black|slur\\w*|mumbl\\w*',
        '(?=[^]*\\b(?:white|numb|waxy)\\b)(?=[^]*\\b(?:blisters?|blistered|waxy)\\b)(?=[^]*\\b(?:ski\\w*|snow\\w*|hike|hiking|winter|frost\\w*|ice|icy|mountain|freezing|cold)\\b)',
        '(?:fingers?|fingertips?|toes?|ears?|feet|nose)',
      ),
    ],
    why: 'Warm it in water at body heat, do not rub it, and leave blisters closed. It should be seen today. Skin that stays white, hard or without feeling is for an emergency department.',
  }),
  flag('skin-reaction', 'a rash that may be an allergy', {
    why: 'Note what you ate, took or put on before it. With trouble breathing, swelling of the face or tongue, or faintness call your emergency number.',
  }),
  flag('sleep-apnoea', 'breathing that stops in sleep (sleep apnoea)', {
    why: 'It strains the heart and can be treated well. Do not drive while you are sleepy in the day. Alcohol and what makes drowsy, valerian and hops as well, can make the pauses worse.',
    when: thisWeek,
  }),
  flag('shingles', 'shingles', {
    why: 'Tablets against the virus work best when they are begun within three days of the rash. Near an eye, or with a weak immune system, be seen today without fail.',
  }),
];
