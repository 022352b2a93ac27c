import { choice, notFollowedBy, oneOf, sequence } from '../../resolve/phrases.ts';
import { emergency, type RedFlagRule } from './red-flag.ts';
import { suspected } from './words/suspected.ts';

const fever =
  /\b(?:fever(?:ish)?|(?:high )?temperature|temp|38\.\d|39(?:\.\d)?|4[01](?:\.\d)?|100\.[4-9]|10[1-6](?:\.\d)?|chills|rigors|shivering)\b/i;
const lowDefence =
  /\b(?:chemo(?:therapy)?|neutropeni\w+|immuno(?:suppress\w+|compromised)|transplant\w*|no spleen|leuk(?:a)?emia|low white (?:cells?|count)|cancer treatment|anti-rejection)\b/i;
const bloodSigns = /\b(?:confus\w+|disorient\w+|delirious|not making sense|very drowsy|hard to wake|slurr\w+)\b/i;
const skinSigns = /\b(?:mottled|blotchy|bluish|blue|purple|grey|gray|clammy|pale)\b/i;
const breathSigns =
  /\b(?:breath\w*)\b[^.?!]{0,14}\b(?:fast|quick\w*|rapid\w*|shallow|hard)\b|\b(?:fast|rapid|quick|shallow) breathing\b/i;

export const injuryAndInfectionRules: readonly RedFlagRule[] = [
  emergency('collapse-or-seizure', 'collapse or seizure', {
    yieldsTo: ['knocked-out-tooth'],
    first: 'This needs emergency help.',
    next: 'If the person breathes, lay them on their side. If not, start chest compressions; the operator will guide you. Put nothing into the mouth.',
    patterns: [
      /\b(?:fits|seizures)\b[^.?!]{0,10}\b(?:one after|back to back|in a row|repeatedly|keep|won't)\b|^\W*(?:help[ ,!:]*|urgent[ ,!:]*|emergency[ ,!:]*)?seizures?(?: help| now| please| happening)\W*$/i,
      oneOf(
        /\b(?:call(?:ing)?|need(?:s)?|send|get) (?:me |us |him |her )?(?:an? |the )?(?:ambulance|911|999|112|paramedics?)\b/i,
        /\b(?:help|please)\b[^.?!]{0,24}\b(?:is|are|'s|'m) dying\b/i,
        /\b(?:he|she|he is|she is|he's|she's|they're)(?: is)? dying\b(?! (?:to|of|for|inside|from|with|her hair|his hair|slowly from))/i,
        /\bimpending doom\b(?! (?:to|of|for|inside))|\bdying right now\b|^\W*emergency\W*$/i,
      ),
      new RegExp(
        String.raw`\b${choice(
          /unconscious(?!ly)|unresponsive|not responsive/,
          /(?:not|isn't|doesn't|won't|stopped) respond(?:ing)?(?! to (?:my )?(?:texts?|emails?|treatment|messages?|calls))/,
          /slumped (?:over|down|forward)|(?:hasn't|won't|not) come (?:round|around|to)\b|out cold/,
          /(?<!(?:nearly|almost|about to|i've|have) )passed out(?! (?:flyers|leaflets|candy|samples|cards|papers|copies))/,
          /blacked out|won'?t wake(?: up)?/,
          /(?:can'?t|unable to|couldn't) (?:wake|rouse) (?:him|her|them|my|the|dad|mum|mom|grand\w+|up \w+)/,
          /not waking up|collapsed|stopped breathing|not breathing|isn't breathing|no breathing|limp and/,
          /found (?:him|her|my \w+) (?:lying )?on the floor|in a coma|lifeless/,
        )}\b(?! (?:lung in|bias))`,
        'i',
      ),
      sequence(
        /\b(?:having|has|in|is having|'s having|have|had|keeps having|started having)/i,
        / (?:a |an |another |his |her |my |multiple |repeated )?(?:(?!no\b|never\b|not\b|had\b)\w+ )?/,
        /(?:seizures?|convulsions?|epileptic fits?)\b/,
        notFollowedBy(
          sequence(
            / /,
            choice(
              /disorder|medication|meds|medicine|threshold|free|history|condition|since (?:childhood|i was)/,
              /triggers?|risk|dog|alert|under control|controlled|years?|as a|when i was/,
              /every (?:few|couple)|once a|sometimes|occasionally|\w+ medication/,
            ),
          ),
        ),
        /(?=[^.?!]*)/,
      ),
      /\b(?:having|has|had|in) (?:a |an |another )(?:\w+ )?fit\b(?=[^.?!]{0,40}\b(?:now|stop\w*|minutes|won't|shaking|floor|jerking|unconscious|help|twitch\w*|foaming|first|this morning|today)\b)/i,
      /\b(?:(?:is|are|'s|started|keeps|was just) (?:fitting|foaming at the mouth)|seizing|convulsing)\b(?! (?:in|into|well|the|a |up|power|control|opportunit\w+|engine))/i,
      oneOf(
        /\b(?:first|just had a|just had his|just had her|just had my|new|first ever|first-ever)\b[^.?!]{0,10}\bseizure\b/i,
        sequence(
          /\bseizures?\b[^.?!]{0,24}\b/i,
          choice(
            /won't stop|not stopping|minutes|right now|one after another|still (?:going|confused)/,
            /hasn't stopped|this morning|today/,
          ),
          /\b/,
        ),
      ),
      /\bwhole body\b[^.?!]{0,16}\b(?:jerking|shaking uncontrollably|stiff and)\b|\beyes (?:rolled|rolling) back\b/i,
    ],
    together: [
      [
        /\b(?:drank|drunk|drinking|alcohol|vodka|pills?|drugs?|took|taken|fell|hit|smoked|heroin|fentanyl)\b/i,
        /\b(?:not|isn't|hasn't|won't|can't be) (?:waking|woken|woke|wake)\b|\bnot moving\b/i,
      ],
      [
        /\b(?:lying|laying|lies|found|down) (?:\w+ ){0,4}(?:floor|ground|street|bathroom|bed)\b/i,
        /\bnot (?:moving|respond\w*|talking|breathing|waking)\b|\bisn't (?:moving|responding|breathing|waking)\b/i,
      ],
    ],
  }),
  emergency('severe-bleeding', 'severe bleeding', {
    yieldsTo: ['easy-bleeding', 'thinner-bruises', 'deep-cut'],
    yieldsUnless: {
      to: ['serious-injury'],
      words:
        /\b(?:bl(?:ood|eed|ed)\w*|arter\w*|vein\w*|spurt\w*|gush\w*|soak\w*|cut|stabb\w*|knife|severed|amputat\w*|chopped|sliced|shot)\b/i,
    },
    whenSlow: ['blood-where-none-belongs'],
    first: 'This can be serious bleeding and must be checked at once.',
    next: 'Where you see the blood come from, press firmly and keep pressing. Give nothing to eat or drink.',
    patterns: [
      oneOf(
        /\b(?:cut|severed|nicked|hit|sliced|slashed) (?:an|my|his|her|the) (?:\w+ )?(?:artery|vein|jugular)\b/i,
        /\b(?:knife|stab|gun ?shot|bullet|chainsaw|machete|axe) (?:wound|injury)\b/i,
        /\b(?:finger|thumb|toe|ear|hand|foot)\b[^.?!]{0,16}\b(?:hanging (?:off|by)|came off|chopped off|cut off|crushed|torn off|ripped off)\b/i,
        /\b(?:gaping|huge|massive|very deep|deep) (?:wound|gash|cut)\b(?=[^.?!]{0,50}\b(?:blood|bleed\w*|bone|fat|stop|open|gaping)\b)/i,
      ),
      new RegExp(
        String.raw`\b(?:bleeding|blood|bleed|nose ?bleed)\b[^.?!]{0,28}\b${choice(
          /won'?t stop|not stopping|isn't stopping|doesn'?t stop|can't stop|can't be stopped|hasn't stopped/,
          /non-?stop|heavily|like crazy|badly|so much|profusely|gush\w*|pour\w*|everywhere|soak\w*|spurt\w*/,
          /pump\w*|squirt\w*|uncontroll\w+|profuse\w*|for (?:an|two|three|\d+) hours?|(?:2|3|4|5)\d minutes/,
        )}\b`,
        'i',
      ),
      oneOf(
        /\b(?:can't|won't|unable to) stop (?:the |my |his |her )?(?:bleeding|nose ?bleed|blood)\b/i,
        /\b(?:gush|spurt|pump|squirt|pour)\w* (?:with |of |out )?blood\b/i,
        /\b(?:heavy|severe|massive|uncontrolled|profuse|major) (?:\w+ )?(?:bleeding|haemorrhage|hemorrhage|blood loss)\b(?! (?:disorder|risk|period|periods))/i,
        /\bh(?:a)?emorrhaging\b|\blos(?:t|ing) (?:a lot of|so much|lots of|too much) blood\b/i,
      ),
      oneOf(
        /\b(?:cut|chopped|sliced|sawed|ripped|torn) (?:off|through) (?:my|his|her|the) (?:\w+ )?(?:finger|thumb|toe|hand|arm|foot|leg|tendon|artery)\b/i,
        /\b(?:severed|amputated) (?:my|his|her|the|a) (?:\w+ )?(?:finger|thumb|toe|hand|arm|foot|leg|artery)\b(?! (?:years|as a))/i,
        /\b(?:see|exposed|sticking out|through the skin)\b[^.?!]{0,10}\bbone\b/i,
        /\bbone\b[^.?!]{0,12}\b(?:sticking out|poking|through (?:my|the) skin|exposed|visible)\b/i,
      ),
    ],
  }),
  emergency('serious-injury', 'a serious injury', {
    first: 'This injury needs emergency help.',
    next: 'Do not move someone with a neck or back injury. Cool a burn under running water for 20 minutes; put nothing else on it.',
    yieldsTo: ['drowning', 'burn', 'splinter', 'shingles', 'serious-infection', 'withdrawal'],
    patterns: [
      oneOf(
        /\b(?:spill\w*|pour\w*|splash\w*|pull\w*|tipp\w*|knock\w*|dropp?\w*)\b[^.?!]{0,20}\b(?:boiling|scalding|hot|kettle|hot (?:tea|coffee|water|oil|soup))\b[^.?!]{0,30}\b(?:on|over|onto|down)\b/i,
        /\b(?:boiling|scalding)\b[^.?!]{0,20}\b(?:spill\w*|pour\w*|splash\w*|fell)\b[^.?!]{0,20}\b(?:on|over|onto)\b/i,
        /\b(?:chemical|electrical|acid) burns?\b/i,
        /\b(?:house|building|car|kitchen) fire\b(?=[^.?!]{0,40}\b(?:smoke|burn\w*|breath\w*|cough\w*|inhal\w*)\b)/i,
        /\bsmoke inhalation\b|\binhaled (?:a lot of |lots of |so much )?smoke\b/i,
      ),
      oneOf(
        /\b(?:fell|fallen|fall|dived|dove|crash\w*|accident|hit)\b[^.?!]{0,50}\b(?:neck|back|spine)\b[^.?!]{0,30}\b(?:numb|tingling|can't|weak|severe|pins and needles|paraly\w*)\b/i,
        /\b(?:severe|bad|terrible) (?:neck|back|spine) pain\b[^.?!]{0,30}\b(?:after|tingling|numb|legs?)\b[^.?!]{0,24}\b(?:fall|fell|crash|accident|tingling|numb|hands|legs|weak)\b/i,
      ),
      /\b(?:car|motorcycle|motorbike|bike|road|traffic) (?:crash|accident|wreck|collision)\b[^.?!]{0,60}\b(?:can't|numb|pain|bleeding|neck|chest|stomach|just|now|hurt\w*|unconscious|trapped)\b/i,
      oneOf(
        sequence(
          /\b(?:can'?t|couldn't) (?:feel|move) (?:my|his|her|the|either|both)/i,
          / (?:legs?|feet|arms?|hands?|body|neck)/,
          /\b(?! (?:after|from) (?:leg day|the gym|squats|the cold|running))/,
        ),
        sequence(
          /\b(?:paraly[sz]ed|broke(?:n)? (?:my|his|her) (?:neck|back|spine|skull|hip|pelvis))/i,
          /\b(?! (?:with|by) (?:fear|anxiety|indecision))/,
        ),
      ),
      oneOf(
        /\b(?:been|was|got|just|i'm|he's|she's) (?:stabbed|shot(?! of)|electrocuted|crushed|impaled|run over|hit by a (?:car|bus|truck|train))\b/i,
        /\bstabbed (?:in|with|me|him|her|myself)\b/i,
        /\bhit by (?:a|the) (?:car|bus|truck|van|lorry|motorbike|motorcycle|bike|train)\b/i,
        /\b(?:gun ?shot|stab) wound\b/i,
        /\belectric shock\b[^.?!]{0,30}\b(?:now|burn\w*|chest|passed|heart|dizzy|just)\b/i,
        /\bstruck by lightning\b/i,
      ),
      /\b(?:drown(?:ed|ing)|nearly drowned|pulled (?:him|her|them) (?:out of|from) the (?:water|pool))\b(?! (?:in (?:work|debt|emails|paperwork|stress)|my sorrows|out))/i,
      oneOf(
        new RegExp(
          String.raw`\b(?:burn(?:t|ed|s|ing)?|scald(?:ed|s)?)\b[^.?!]{0,50}\b${choice(
            /skin (?:is )?(?:peeling|coming|falling) off|peeling off|charred|black|white and/,
            /whole (?:arm|leg|hand|back|body)|(?:large|huge) blisters?|face|genitals|(?:third|3rd)[- ]degree/,
            /all over|acid|chemical|electric\w*|down to/,
          )}\b(?! (?:mask|cream|from the sun))`,
          'i',
        ),
        /\bscald(?:ed|s)?\b[^.?!]{0,24}\b(?:baby|toddler|child|son|daughter|face|chest|arms?|legs?|hand|himself|herself)\b/i,
        /\b(?:third|3rd)[- ]degree burns?\b/i,
        /\b(?:boiling|hot) (?:oil|water|fat)\b[^.?!]{0,40}\b(?:burn\w*|scald\w*|skin|blister\w*|baby|toddler|face|arm|all over)\b(?= *)/i,
        /\b(?:acid|bleach|lye|chemical|drain cleaner)\b[^.?!]{0,14}\b(?:in|into|on) (?:my|his|her|the) (?:eyes?|face|skin)\b/i,
      ),
      oneOf(
        /\bheat ?stroke\b(?=[^.?!]{0,40}\b(?:think|now|have|has|having|hot|confus\w+|dizzy|vomit\w*|collapsed|skin)\b)/i,
        /\b(?:think|have|has|having|got) (?:\w+ )?heat ?stroke\b/i,
        /\bhypothermi\w*\b(?=[^.?!]{0,30}\b(?:now|think|confus\w+|has|have)\b)/i,
      ),
      sequence(
        /\b(?:fell|fallen|fall) (?:off|from|down|out of) (?:a |the |his |her |my )?(?:\w+ )?/i,
        /(?:roof|ladder|window|balcony|stairs|horse|tree|cliff|scaffold\w*)\b[^.?!]{0,60}/,
        /\b(?:can't|numb|neck|head|back|unconscious|severe|bleeding|move|confus\w+|vomit\w*)\b/,
      ),
    ],
    together: [
      [
        /\b(?:heat|sun|hot day|sauna)\b/i,
        /\b(?:confus\w+|stopped sweating|not sweating|passed out|collapsed|seizure|delirious|105|106|4[01]\b)/i,
        /\b(?:hot|fever|temperature|burning|sweating|skin|\d{2,3})\b/i,
      ],
    ],
  }),
  emergency('serious-infection', 'signs of sepsis or meningitis', {
    yieldsTo: [
      'burn',
      'frostbite',
      'diabetic-foot',
      'diabetic-emergency',
      'withdrawal-emergency',
      'heat-stroke',
      'serotonin-or-heat',
    ],
    yieldsUnless: {
      to: ['acute-belly'],
      words:
        /\b(?:mottled|blotchy|confus\w*|rash|chemo\w*|drows\w*|shiver\w*|rigors?|stiff neck|grey|transplant|urine|pee\w*|breath\w*)\b/i,
    },
    first: 'This can be sepsis, meningitis or another dangerous infection, where hours count.',
    next: 'Say "could this be sepsis or meningitis" when you call.',
    patterns: [
      suspected(
        /sepsis|septic|meningitis|blood poisoning|tetanus|botulism|rabies|necroti[sz]ing fasciitis|gangrene|toxic shock/,
      ),
      /\bgangrene\b(?=[^.?!]{0,30}\b(?:my|his|her|think|toe|foot)\b)|\b(?:toe|foot|finger) (?:is |has )?(?:turned|turning|gone|going) black\b/i,
      oneOf(
        sequence(
          /\b(?:rash|spots|marks)\b[^.?!]{0,30}\b(?:doesn'?t|won'?t|don'?t|does not|not|isn't)/i,
          / (?:fad\w*|disappear\w*|blanch\w*|go away (?:under|when|with) (?:a )?(?:glass|press\w*))\b/,
        ),
        /\bnon-?blanching\b/i,
        /\bglass test\b[^.?!]{0,20}\b(?:fail\w*|positive|doesn't|not)\b/i,
      ),
      sequence(
        /\b/i,
        choice(
          /think|is|it'?s|could (?:it|this) be|might be|have|has|got|having|going|gone|into|looks like/,
          /suspect\w*/,
        ),
        /\b[^.?!]{0,14}\b/,
        choice(
          /sepsis|septic(?! tank)|meningitis|encephalitis|tetanus|lock ?jaw|botulism|rabies/,
          /necroti[sz]ing|flesh[- ]eating|toxic shock/,
        ),
        /\b(?! (?:vaccin\w*|shot|jab|booster|tank))/,
      ),
      /\bdroop\w* eyelids?\b[^.?!]{0,60}\b(?:home[- ]?canned|canned|swallow\w*|double vision|honey)\b/i,
      /\b(?:skin|wound|leg|foot|area)\b[^.?!]{0,24}\b(?:turning black|gone black|going black|black and (?:smelly|spreading))\b/i,
      oneOf(
        /\b(?:skin|mouth|lips|eyes)\b[^.?!]{0,24}\b(?:blister\w*|peeling)\b[^.?!]{0,60}\b(?:new (?:medicine|medication|drug|pill)|lamotrigine|allopurinol|carbamazepine|antibiotic|started)\b/i,
        /\b(?:lamotrigine|allopurinol|carbamazepine|antibiotic|started|new (?:medicine|medication|drug|pill))\b[^.?!]{0,60}\b(?:blister\w*|skin (?:is )?peeling|sores in (?:my|his|her) mouth)\b/i,
      ),
    ],
    together: [
      [
        /\b(?:rusty|nail|puncture|wound|cut|soil)\b/i,
        /\b(?:lock(?:ed|ing)? ?jaw|jaw (?:is |feels )?(?:lock\w*|stiff|tight)|muscle spasms|can't open (?:my|his|her) mouth)\b/i,
      ],
      [
        /\b(?:stiff neck|neck is (?:so |very |really )?stiff|can't (?:bend|touch) (?:my|his|her) (?:neck|chin)|chin to (?:my|his|her) chest)\b/i,
        /\b(?:fever(?:ish)?|temperature|headache|rash|light (?:hurts|sensitiv\w*|bothers)|vomit\w*|confus\w+|drowsy|3[89]|10[1-5])\b/i,
      ],
      [/\b(?:purple|blood-?red|bruise-?like|pinprick)\b[^.?!]{0,14}\b(?:rash|spots)\b/i, fever],
      [lowDefence, fever],
      [fever, bloodSigns],
      [fever, /\b(?:mottled|blue lips|seizure|convuls\w+|can't stay awake|haven't peed|no urine|can't stand)\b/i],
      [bloodSigns, skinSigns, breathSigns],
      [
        /\b(?:wound|cut|bite|infect\w+|catheter|uti|pneumonia|surgery|operation)\b/i,
        fever,
        /\b(?:confus\w+|racing heart|heart (?:is )?racing|breathing fast|faint\w*|clammy|mottled)\b/i,
      ],
    ],
  }),
];
