import { choice, notFollowedBy, oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { wholeDegrees } from '../words/whole-degrees.ts';
import { child } from '../words/people-words.ts';
import { smallThing } from '../words/swallowed-things.ts';

const sinceBirth = concept(
  `since_(?:giving_birth|the_birth|(?:my|our|the)_baby|having_(?:my|our|the|a)_baby|i_gave_birth|birth) after_(?:giving_birth|the_birth|having_(?:my|a|the)_baby)`,
);
const moods = concept(
  `mood_swings moods? cry(?:ing)? cries tearful weepy low depressed angry rage anxious panic* hopeless feel_nothing`,
);
const apnoea = oneOf(
  /\b(?:stops?|stopped|stopping) breathing (?:in|during) (?:my|his|her|the)? ?(?:sleep|night)\b/i,
  /\bstops? breathing (?:at night|when (?:i|he|she) sleeps?|while (?:asleep|sleeping))\b/i,
  /\bsnor\w+\b[^.?!]{0,40}\b(?:stops? breathing|gasp\w*|chok\w*|(?<!\bno )pauses?)\b/i,
  /\bsnor\w*\b[^.?!]{0,30}\bhas sleep apnoea\b/i,
  // Who lies beside tells it.
  /\b(?:wife|husband|hubby|missus|partner|girlfriend|boyfriend|she|he|they|room ?mate) (?:says|said|tells me|told me|noticed|thinks|hears|swears)(?: that)? i (?:sometimes |often |always )?stops? breathing\b(?! (?:now|today|just now|yesterday))/i,
  /\b(?:think|might|may)\b[^.?!]{0,24}\bsleep apn(?:o)?ea\b/i,
);
const nodsOff = sequence(
  /\b(?:fell|fall|falls|falling|nod(?:s|ded|ding)?|doz(?:e|es|ed|ing)|drift(?:s|ed|ing)?) /i,
  /(?:asleep|off)\b[^.?!]{0,16}\b/,
  choice(/at the wheel|driving|while (?:i |he |she )?dr(?:i|o)v\w+|in traffic/, /at (?:the|a) (?:red )?lights?/),
  /\b/,
);
const hookInFlesh = oneOf(
  sequence(
    /\b(?:fish|crochet)[- ]?hook\b[^.?!]{0,24}\b(?:in|through|into) (?:my|his|her|the|a) (?:\w+ )?/i,
    /(?:thumb|finger|hand|palm|foot|heel|toe|leg|arm|lip|ear)\b/,
  ),
  /\b(?:splinter|thorn)\b[^.?!]{0,40}\b(?:won't come out|can't get (?:it )?out|deep (?:in|under)|pus|swollen)\b/i,
);
const shinglesNow = oneOf(
  sequence(
    /\b/i,
    choice(
      /i have|i've got|i've|have|has|got|think (?:it'?s|it is|i have|he has|she has)|might be/,
      /diagnosed with|is|with|near|on|round|around/,
    ),
    /(?: (?:a bout of|an attack of|painful|a case of))? shingles\b(?! scars?\b)(?! on (?:the|my) roof)/,
    notFollowedBy(
      sequence(
        / (?:vaccin\w*|jab|shot|booster|last|years|in \d|as a|when|once|before|\d+ years)/,
        /(?![^.?!]{0,24}\b(?:weeks|months|years) ago\b)/,
      ),
    ),
  ),
  sequence(
    /\bshingles (?:on|near|round|around|rash|since|started|came|spread\w*)/i,
    /\b(?! (?:the roof|my roof|vaccin\w*|jab))(?![^.?!]{0,30}\b(?:weeks|months|years) ago\b)/,
  ),
  /^\W*shingles\W*$/i,
  sequence(
    /\b(?:belt|band|strip|stripe)\b[^.?!]{0,24}\b(?:blisters?|painful spots|rash)\b[^.?!]{0,30}/i,
    /\b(?:side|waist|round|around|chest|back|belly|pain\w*|burn\w*)\b/,
  ),
);
const sedative = sequence(
  /\b(?:i|i've|he|she|my \w+)(?: have| has| just|'ve)?/i,
  / (?:stopped|quit|came off|ran out of|threw away|gave up)(?: taking)? (?:(?:my|his|her|the) )?/,
  choice(
    /xanax|alprazolam|valium|diazepam|ativan|lorazepam|klonopin|clonazepam|benzos?|temazepam/,
    /zopiclone|zolpidem|sleeping (?:pills|tablets)|pregabalin|gabapentin|baclofen/,
  ),
  /\b/,
  notFollowedBy(
    /(?:[^.?!]{0,30})\b(?:years? ago|months? ago|slowly|gradually|with my doctor|under|last year|long ago)/,
  ),
);
const noMood =
  /\b(?:ran|run|running) out of (?:my |his |her )?(?:antidepressants?|sertraline|citalopram|escitalopram|fluoxetine|venlafaxine|duloxetine|paroxetine|mirtazapine|lithium|antipsychotic\w*)\b/i;
const solids = oneOf(
  sequence(
    /\b(?:can't|cannot|hard to|unable to|trouble|difficult\w*|struggl\w+)\b[^.?!]{0,12}\bswallow\w*\b/i,
    /[^.?!]{0,12}\b(?:solids?|solid food|food|meat|bread|anything solid|pills|tablets)\b/,
  ),
  sequence(
    /\b(?:sometimes|often|usually|occasionally|always|keeps?|easily)\b[^.?!]{0,16}\bchok(?:e|es|ing)\b/i,
    /[^.?!]{0,16}\b(?:tablets?|pills?|capsules?|food|meals?|water|tea|drinks?|bread|meat)\b/,
  ),
  /\b(?:piece of |fish |chicken )?bone\b[^.?!]{0,24}\b(?:stuck|lodged|scratch\w*|caught)\b[^.?!]{0,16}\bthroat\b/i,
);
const blackStools = sequence(
  /\b(?:stools?|poos?|poops?|motions?)\b[^.?!]{0,16}/i,
  /\b(?:is|are|turned|looks?|went|been|gone|have been|has been) (?:\w+ )?black\b/,
  notFollowedBy(
    sequence(
      /[^.?!]{0,40}\b(?:since|from|because of|with|taking|i take|on) (?:the |my |taking )?/,
      /(?:iron|charcoal|pepto|bismuth|li(?:c|qu)orice|blueberries)/,
    ),
  ),
);
const pinkUrine =
  /\b(?:urine|wee|pee)\b[^.?!]{0,16}\b(?:pink|red|bloody|rusty|cola)\b(?![^.?!]{0,30}\b(?:after|from|because of) (?:eating )?(?:the |some )?(?:beet|blackberr|rhubarb))/i;
const littleBlood =
  /\bcough\w*\b[^.?!]{0,12}\b(?:a (?:little|bit of|small amount of|tiny bit of|drop of|few (?:drops|spots|specks) of)|some) blood\b(?![^.?!]{0,60}\b(?:lots|cup\w*|mouthful|can't|breath\w*|chest|faint\w*|clots?)\b)/i;
/** "Chesty cough a week, and now there are red streaks in it." */
const bloodInPhlegm =
  /\b(?:cough\w*|phlegm|sputum|chesty)\b[^?!]{0,120}\b(?:blood in (?:it|the (?:phlegm|mucus|sputum|tissue)|my (?:phlegm|mucus|spit|sputum))|streaks? of (?:blood|red)|(?:bright |fresh )?red streaks?|blood(?:y)?[- ](?:streaks?|streaked|stained|tinged)|(?:pink|rusty|blood) (?:phlegm|sputum|spit))\b/i;
const injured = concept(`fell fall fallen falling fell_(?:on|off|over) landed knocked came_off tripp* slipp* crash*`);
const joint = concept(`hip shoulder wrist elbow knee ankle collar_?bone ribs? thumb foot`);
const hurtsOrStuck = concept(
  `hurt* pain* sore ach* swollen swell* can't_(?:\\w+_)?(?:lift|move|raise|bend|use|turn|grip) stiff crooked`,
);
const finger = concept(`fingers? thumb toe`);
const bentOrStruck = concept(`crooked bent sideways deformed wonky out_of_shape`);
const swollenToo = concept(`broke broken points swollen swell* bruis* ball fell caught jammed hit stubbed pain* hurt*`);
const swallowed = concept(`swall?ow* swalow*`);
const upTheNose =
  /\b(?:bead|pea|stone|lego|toy|crayon|seed|button|foam|bean|something)\b[^.?!]{0,16}\b(?:up|in|into) (?:his|her) (?:nose|nostril|ear)\b/i;
const oneTestis = concept(`testic* testis testes scrotum (?:one|left|right)_(?:ball|nut|bollock)`);
const otherSize = concept(`swoll?en swelling bigger heavy heavier larger lump* hard enlarged growing`);
const deepCut = /\b(?:cut|gash|wound)\b[^.?!]{0,16}\b(?:is|looks|was) (?:\w+ )?(?:deep|gaping|wide open|open)\b/i;
const loinPain = oneOf(
  sequence(
    /\b(?:kidney stones?)\b(?=[^.?!]{0,60}\b(?:pain\w*|hurt\w*|think|might|waves?|agony)\b)/i,
    /(?<!\b(?:prevent|history of|had|past) (?:a )?kidney stones?)/,
  ),
  /\bthink\b[^.?!]{0,16}\bkidney stones?\b/i,
  sequence(
    /\b(?:colic\w*|waves? of)\b[^.?!]{0,16}\b(?:side|flank|loin|back|pain)\b[^.?!]{0,24}/i,
    /\b(?:side|flank|loin|back|sick|vomit\w*)\b/,
  ),
  /\b(?:flank|loin) pain\b/i,
);
const mildMedicine = oneOf(
  sequence(
    /\b(?:took|taken|take|had|swallowed)\b[^.?!]{0,30}\b(?:double|twice|two|2)\b[^.?!]{0,30}\b/i,
    choice(
      /thyroid|thyroxine|levothyroxine|antibiotics?|amoxicillin|doxycycline|statins?|simvastatin/,
      /atorvastatin|antihistamines?|cetirizine|loratadine|omeprazole|lansoprazole/,
    ),
    /\b/,
  ),
  sequence(
    /\b(?:took|taken|had|swallowed)\b[^.?!]{0,20}\b/i,
    choice(
      /thyroid|thyroxine|levothyroxine|antibiotics?|amoxicillin|doxycycline|statins?|simvastatin/,
      /atorvastatin|antihistamines?|cetirizine|loratadine|omeprazole|lansoprazole/,
    ),
    /\b[^.?!]{0,16}\b(?:twice|double)\b(?! (?:a|per|each|every) )/,
  ),
);
const earache = concept(`ear_?ache ear_infection sore_ear ears? ear_pain`);
const hot = concept(`fever* temperature hot ${wholeDegrees} (?:39|40)[.,]\\d`);
const fewNappies = oneOf(
  /\bonly (?:had |has )?(?:had )?(?:one|two|1|2) wet (?:nappy|nappies|diapers?)\b/i,
  /\b(?:one|two|1|2) wet (?:nappy|diaper|nappies|diapers) (?:today|all day|in)\b/i,
  /\b(?:fewer|less|hardly any|only a few) wet (?:nappies|diapers)\b/i,
  /\bwet (?:nappies|diapers)\b[^.?!]{0,12}\b(?:fewer|less)\b/i,
);
const bloodSpots =
  /\b(?:tiny|small|little|pin-?prick|pinpoint)\b[^.?!]{0,16}\b(?:red|purple) (?:dots|spots|pin-?pricks)\b[^.?!]{0,24}\b(?:legs?|arms?|body|skin|shins|ankles|feet|all over|everywhere)\b|\bpetechiae\b/i;
const griefOrWorry =
  /\bcan't (?:sleep (?:or|and|nor) eat|eat (?:or|and|nor) sleep)\b[^.?!]{0,40}\b(?:since|for|weeks|months|died|left)\b/i;
const lateOrStopped =
  /\b(?:period is|periods? (?:are|is)) (?:\w+ )?(?:3|three|4|four|5|five|six|6|several) weeks late\b|\b(?:no|haven't had a|missed (?:three|four|five|six|3|4|5|6)) periods? (?:since|for|in) (?:i lost|losing|\w+ months)\b/i;
const newIndigestion =
  /^(?=[^]*\b(?:5[5-9]|[6-8]\d)\b)[^]*\bnew\b[^.?!]{0,16}\b(?:indigestion|heartburn|reflux|stomach (?:pain|ache))\b/i;
const coldAndTired =
  /\b(?:always|all the time|constantly)\b[^.?!]{0,24}\b(?:tired|exhausted)\b[^.?!]{0,16}\b(?:and|,)\b[^.?!]{0,16}\bcold\b|\b(?:tired|exhausted) all the time\b[^.?!]{0,24}\b(?:cold|pale|breathless|hair|heavy periods)\b/i;
const bingeStarve =
  /\bbinge\b[^.?!]{0,16}\b(?:starve|fast|purge|vomit|throw up|not eat)\b|\bstarv\w+\b[^.?!]{0,16}\bbing\w+\b/i;
const startedVoices =
  /\b(?:i|he|she|my \w+)(?:'ve| have| has|'s)? (?:started|begun|begins?|starts?)(?: to)? hear(?:ing)? (?:voices|things|people)\b/i;
const thinnerNose = concept(`warfarin apixaban eliquis rivaroxaban xarelto blood_?thinners? clopidogrel edoxaban`);
const noseBleeds = concept(`nose_?bleeds? nose_(?:\\w+_)?bleed* nose_keeps`);

/** What people of any age tell a chemist and are sent on with. */
export const urgentEverydaySigns: readonly Signs[] = [
  { of: 'after-birth-mind', near: [[sinceBirth, moods]] },
  { of: 'sleep-apnoea', patterns: [apnoea, nodsOff] },
  { of: 'wound', patterns: [deepCut, hookInFlesh] },
  { of: 'shingles', patterns: [shinglesNow] },
  { of: 'withdrawal', patterns: [sedative, noMood] },
  { of: 'swallowing', patterns: [solids] },
  { of: 'blood-where-none-belongs', patterns: [blackStools, pinkUrine, littleBlood, bloodInPhlegm] },
  {
    of: 'joint-or-bone',
    near: [
      [injured, joint, hurtsOrStuck],
      [finger, bentOrStruck, swollenToo],
    ],
  },
  {
    of: 'child-check',
    patterns: [upTheNose, fewNappies],
    near: [
      [child, swallowed, smallThing],
      [child, earache, hot],
    ],
  },
  { of: 'lump-or-weight-loss', near: [[oneTestis, otherSize]] },
  { of: 'severe-belly-pain', patterns: [loinPain] },
  { of: 'medicine-harm', patterns: [mildMedicine], near: [[thinnerNose, noseBleeds]] },
  { of: 'bruising', patterns: [bloodSpots] },
  { of: 'mind-check', patterns: [griefOrWorry] },
  { of: 'no-periods', patterns: [lateOrStopped] },
  { of: 'stomach-check', patterns: [newIndigestion] },
  { of: 'blood-check', patterns: [coldAndTired] },
  { of: 'eating', patterns: [bingeStarve] },
  { of: 'psychosis-check', patterns: [startedVoices] },
];
