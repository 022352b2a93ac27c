import { anyNumberOf, choice, followedBy, sequence } from '../../../resolve/phrases.ts';

/** Whether a complaint is told in nothing but everyday words: then it takes a rule, and no likeness, to make it an alarm. */
export function isToldInOrdinaryWords(text: string): boolean {
  if (needsALook(text)) return false;
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .replaceAll(ordinaryPhrases, ' ')
      .match(/[\p{L}']+/gu) ?? [];
  return words.length <= mostWords && words.every((word) => ordinary.has(word.replaceAll(/^'+|'+$/g, '')));
}

/** Whether it tells what a doctor should look at however ordinary its words are. */
export function needsALook(text: string): boolean {
  return lasting.test(text);
}

/** A longer message tells more than a complaint. */
const mostWords = 16;

/**
 * What a doctor should look at however ordinary its words are: it grows, wakes people, lasts for long or takes off weight;
 * a high fever; and nothing felt for a child.
 */
const lasting = sequence(
  /\b/i,
  choice(
    /worse|wak(?:es?|ing) me/,
    /(?:lost|losing)\b[^.?!]{0,24}\b(?:weight|appetite|kilos?|kg|pounds|lbs?|stone)/,
    /(?:39|4[01])(?:[.,]\d)?\b(?! (?:year|week|day|minute|and [mf]))|feel(?:ing)? nothing for/,
    /weight (?:loss|lost)|comes? back up/,
    sequence(
      /(?:pains?|aches?|headaches?|heart ?burn|indigestion|hurts)\b[^.?!]{0,40}/,
      /\b(?:(?:every|each|most) days?|daily|all the time|constantly)\b[^.?!]{0,24}\b(?:weeks?|months?)/,
    ),
    sequence(
      /(?:pains?|aches?|headaches?|hiccups|cough\w*) [^.?!]{0,24}\bfor /,
      choice(
        /(?:a|over a|two|three|four|five|six|\d+|several|many) months?/,
        /(?:[4-9]|\d\d|four|five|six|several|many) weeks|(?:[5-9]|\d\d|five|six|seven) days/,
      ),
    ),
    sequence(
      /(?:ulcers?|sores?|spots?|patch)\b[^.?!]{0,40}/,
      /\b(?:a month|months|(?:[3-9]|\d\d|three|four|five|six|seven|eight|several|many|for) weeks)/,
    ),
  ),
  /\b/,
);

/** Words that are dangerous in other company. */
const ordinaryPhrases = sequence(
  /\b/g,
  choice(
    /(?:my |the )?(?:child|kid) (?:has|with)(?= a fever of 38 and a cold)/,
    sequence(
      /(?:a |slight |mild )*fever of 38(?:[.,][0-4])?/,
      followedBy(
        /(?: and a (?:cold|cough|runny nose))/,
        /(?<=(?:cold|cough) and a (?:slight |mild )?fever of 38(?:[.,][0-4])?)/,
      ),
    ),
    /weak (?:stream|flow)|changed (?:jobs?|schools?|shifts?|offices?)|chapped lips?/,
    /lips? (?:is|are) chapped/,
    sequence(
      /(?:finger|toe) ?nails? (?:is|are|(?:has|have) been|looks?) /,
      anyNumberOf(
        /(?:a bit|quite|very|rather|all|and|thick|crumbly|brittle|ridged|discoloured|discolored|dull|soft),? ?/,
      ),
      /(?:yellow|white|brown)(?:ish)?/,
    ),
    /mouth ulcers?/,
    sequence(
      /(?:i'm|i am|she's|he's) (?:a|an|retired)/,
      /(?: (?:primary|secondary|school|night|bus|lorry|taxi|truck|van|office|shop|care|building|retired))? /,
      choice(
        /student|teacher|nurse|driver|baker|farmer|cook|chef|clerk|waiter|waitress|gardener|builder/,
        /carpenter|plumber|hairdresser|cashier|secretary|accountant|programmer|engineer|designer/,
        /worker|pensioner|manager|electrician|mechanic|cleaner|barista|singer|dancer|writer|postman/,
      ),
    ),
    /since the baby|(?:bp|blood pressure)(?: is| was)? 1[2-4]\d (?:over|\/) ?[789]\d/,
    /(?:since|after|when) i (?:stopped|started|take|took|changed) the (?:mini[- ]?)?pill/,
    /(?:on|since|from) the (?:mini[- ]?)?pill|(?:neighbou?r|someone) (?:mowed|smokes|cooks)/,
  ),
  /\b/,
);

const ordinary: ReadonlySet<string> = new Set(
  `my the a an i i'm im i've ive me it its it's is are was were be been am and or but so too very really just quite bit little lot much
  more most all every each any some no not nothing in on at of to for from with after before when while as by up off out down over under
  again still always often sometimes lately recently usually mostly only about around than that this these those there then if like one
  he she his her him they them their we us our you your he's she's how why what what's whats which who can could do does did has have had
  having get gets getting got go goes going gone come comes coming came keep keeps keeping make makes made feel feels feeling felt need
  needs needing want wants try tried take help helps something anything stuff thing things please hi hello um haha lol
  can't cant couldn't couldnt don't dont doesn't doesnt didn't didnt haven't havent hasn't hasnt isn't isnt won't wont wouldn't never
  hardly barely properly idea always
  now today tonight yesterday tomorrow day days night nights morning mornings evening evenings afternoon afternoons noon week weeks
  weekend weekends month months year years monday tuesday wednesday thursday friday saturday sunday january february march april may june
  july august september october november december spring summer autumn fall winter season hour hours long few couple two three four five
  six seven eight nine ten third second first time times once twice since until till during ago last next half ages
  husband wife partner boyfriend girlfriend mum mom mother dad father nan gran grandma grandad grandpa sister brother son daughter friend
  teenager teen neighbour neighbor mum's mom's dad's nan's gran's
  cold colds flu cough coughs coughing sneeze sneezes sneezing sniffles sniffling snuffly runny stuffy blocked popping congested
  congestion sinus sinuses pressure full hoarse voice losing lost scratchy sore tickly dry chesty phlegm mucus hay pollen dust allergies
  allergy sneezy
  throat nose ear ears inside eyes eyelid eyelids nail nails hair scalp skin lips gums teeth jaw neck shoulder shoulders back elbow elbows
  wrist wrists thumb thumbs finger fingers hip hips knee knees foot feet heel heels ankle toe toes toenail legs muscle muscles joints joint
  tummy belly stomach bowels bowel bladder armpits bum face cheeks chin forehead
  constipated constipation poop pooped pooping poo poos poops loo toilet bathroom bunged backed stuck straining sitting hard slow regular
  loose gassy gas wind trapped bloated bloating burp burps burping belch belching indigestion heartburn acid reflux queasy nauseous nausea
  hiccups rumbling cramps cramp cramping cravings craving hungry appetite sugar sweets
  itch itches itchy itching rash spots pimples acne eczema psoriasis dandruff flaky rosacea cellulite dryness cracked chapped peeling
  sunburn sunburnt sweat sweats sweaty sweating wart warts verruca athletes fungus ingrown blister scratch scratching red redness watery
  gritty puffy burning stinging stings twitching dark circles stye
  hurt hurts hurting ache aches aching achy pain painful stiff stiffness tense tension tight knots rock creak creaking heavy heaviness
  sprained strained pulled stubbed bruise soreness tingle tingling funny turn turning house
  headache headaches migraine migraines hangover jet lag motion travel carsick seasick queasiness fog foggy
  sleep sleeping slept sleepless insomnia awake asleep lying lie wake wakes waking woke woken bed bedtime nightmares snore snores snoring
  rest restless shift shifts nap naps mind racing races
  flat weepy teary tearful grumpy grump moody low gloomy
  tired tiredness exhausted wiped drained energy fatigue fatigued burnt burnout concentrate focus forget forgets forgetting forgetful memory
  names keys lose loses
  stress stressed stressful nervous worry worried worries anxious anxiety edge moody mood grumpy snappy irritable cranky unmotivated flat calm
  period periods pms menopause menopausal perimenopause flushes flashes hormonal hormones spotting irregular late thrush
  pee peeing wee weeing dribbling stream libido weight gained gain kilos pounds lb kg fat diet
  bruises veins varicose spider capillaries piles hemorrhoids haemorrhoids ibs gout arthritis tendonitis rsi sciatica thyroid cholesterol uti
  coffee tea wine beer drinking alcohol pizza curry spicy dairy milk beans bread meals meal food eating eat ate dinner lunch breakfast
  buffet strawberries prawns fish cheese chocolate
  work working office computer screen typing phone gym running run runs marathon football yoga garden gardening painting decorating moving
  moved lifting boxes furniture driving flying flight flights plane train car bus boat holiday travelling traveling camping swimming shower
  showers soap new old shoes pillow mattress stairs standing walking
  wasp bee mosquito midge gnat nettle horsefly insect sting stung bite bites bitten
  killing crazy mad bad badly awful terrible horrible annoying embarrassing better good fine ok okay well loads tons handfuls drain brush
  brushing falling thinning breaking break breaks brittle hot warm heat hotter colder weather damp
  desk job jobs commute noisy student exam exams school uni class retired quit gave gives giving smoking cigarettes caffeine
  diarrhoea diarrhea stools restaurant takeaway crumbly ridges pimple coated sits bothers kneeling digging potatoes texting mouse squat squatting climbing hiking dancing
  knitting singing cooking ironing cleaning otherwise fairly slightly mild mildly somewhat rather normal`
    .trim()
    .split(/\s+/),
);
