import { choice, oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { headache } from '../words/body-words.ts';
import { concept } from '../words/concept.ts';
import { ached, fever, lasting, swells, worsening } from '../words/course-words.ts';
import { throat } from '../words/throat-words.ts';

const pressureSigns = concept(
  `
    lying_down lie_down bend* stoop* cough* sneez* strain* wakes?_(?:me|him|her) vomit* sick throw*_up morning*
    in_the_mornings blur* double
  `,
);
const pressureAgain = concept(
  `lying_down lie_down bend* stoop* cough* sneez* strain* wakes?_(?:me|him|her)_up wakes?_(?:me|him|her) vomit* throw*_up blur* double sick worse*`,
);
const temple = concept(`scalp temples?`);
const templeSigns = concept(`comb* brush* jaw chew* sore tender* vision sight blur* hair`);
const older = concept(`(?:5[5-9]|[6-9]\\d) jaw chew* comb* brush*`);
const limbs = concept(`hands? feet foot legs? arms? fingers? muscles? grip`);
const weaker = concept(`weak* wast* numb* tingl* pins_and_needles clumsy dropping_things thinner dead`);
const earPart = concept(`ears?`);
const behindEar = concept(`behind sticks?_out sticking_out pushed_(?:forward|out) pushes protrud*`);
const tooth = concept(`tooth teeth dental gums? molar wisdom_tooth abscess*`);
const faceSwells = concept(`face cheek jaw neck eye under_(?:my|the|his|her)_(?:jaw|tongue) chin`);
const cannotSwallow = concept(
  `
    can't_(?:even_)?(?:swallow|open) own_(?:spit|saliva) dribbl* drool* one_side* (?:left|right)_side muffled
    hot_potato trismus
  `,
);

export const urgentHeadSigns: readonly Signs[] = [
  {
    of: 'headache-check',
    near: [
      [headache, lasting, pressureAgain],
      [headache, worsening, pressureSigns, lasting],
      [headache, concept(`wakes?_(?:me|him|her)`), concept(`every night nights bend* worse* weeks`)],
      [temple, templeSigns, older],
      [temple, concept(`tender* sore ach* hurt* throb*`), concept(`jaw vision sight blur* chew*`)],
      [headache, concept(`jaw`), concept(`chew*`)],
    ],
  },
  {
    of: 'nerve-check',
    patterns: [
      /\b(?:room|everything|world|head) (?:is |keeps? )?(?:spins?|spinning)\b[^.?!]{0,40}\b(?:since|for|over)\b[^.?!]{0,16}\b(?:days?|weeks?)\b/i,
      oneOf(
        sequence(
          /\b(?:two|three|several|\d|repeated|more|another|keep having|had) (?:\w+ )?black-?outs/i,
          /\b(?! (?:in|on|at) (?:our|my|the|town))/,
        ),
        /\b(?:i'?ve|i|he|she) (?:had|has had|have had) (?:a )?black-?outs?\b(?! (?:curtain|blind|in 20|last year))/i,
      ),
    ],
    near: [
      [
        limbs,
        weaker,
        concept(
          `weeks months creep* spreading_up moving_up progress* going_up up_(?:my|his|her|the)_(?:legs|arms) wast*`,
        ),
      ],
      [concept(`face eyelid mouth`), concept(`won't_move droop* can't_(?:close|move|shut)`), concept(`eye side one`)],
      [concept(`double_vision seeing_double see_double`), concept(`week weeks days comes months again since`)],
      [
        concept(`memory confus* forget*`),
        concept(
          `
            rapid* quick* fast sudden* suddenly
            (?:got|getting|gets|become|becoming|becomes|is|much|far|going|gone)_(?:\\w+_){0,2}(?:worse|downhill|bad)
          `,
        ),
        concept(`weeks days month`),
      ],
      [
        concept(`vertigo spinning dizz*`),
        concept(`can't_(?:stand|walk) hearing deaf`),
        concept(`ear hearing deaf stand walk`),
      ],
      [concept(`seizure fit`), concept(`first`), concept(`ever week time yesterday life`)],
    ],
  },
  {
    of: 'ear-throat-tooth',
    patterns: [
      // "I can't swallow", and no tablets or gum.
      /^\W*(?:(?:and|now|also|suddenly|help|oh|but)\b\W*)*(?:i|he|she)(?: really| suddenly| now)? (?:can['’]?t|cannot|can (?:hardly|barely|not)|could hardly|could not|couldn['’]?t) (?:even )?swallow(?: (?:anymore|any ?more|at all|anything|(?:my |any )?food|water|liquids|properly|now|today))*\W*$/i,
    ],
    near: [
      [earPart, behindEar, concept(`swell* swollen lump fever* red tender hot sticks? infection earache pushed`)],
      [tooth, faceSwells, swells],
      [concept(`tooth_?ache`), concept(`swell* swoll?en puff*`)],
      [concept(`abscess`), fever, swells],
      [throat, cannotSwallow, concept(`sever* bad fever* swell* swollen sore spit saliva mouth temp*`)],
      [concept(`can't_(?:fully_)?open_(?:my|his|her)_mouth`), concept(`tonsil* fever* throat tooth jaw swoll* swell*`)],
      [
        concept(`nose_?bleeds? nostril nose`),
        concept(`one_sid* one_nostril one_side blocked`),
        concept(`weeks months`),
        concept(`bleed* nose_?bleeds? blood*`),
      ],
    ],
  },
  {
    of: 'eye',
    near: [
      [
        concept(`shingles zoster blister* blistery`),
        concept(`eyes? eyelid forehead nose`),
        concept(`shingles zoster rash one_side eye* swollen nose tip pain* sore side`),
      ],
      [
        concept(`eyes? eyelids?`),
        concept(`red sore pain* hurt* swollen`),
        concept(`contact_?lens* lens* lenses fever* temperature`),
      ],
      [
        concept(`curtain shadow veil wavy distorted bent`),
        concept(`eyes? vision lines corner sight`),
        concept(`coming over wavy look* corner side moving week since`),
      ],
      [concept(`straight_lines lines`), concept(`wavy bent distort* wobbly`)],
      [concept(`pupil`), concept(`white`), concept(`photo* picture* flash looks toddler baby child`)],
      [
        concept(`eyes? eyeball`),
        concept(
          `scratch* hit poked something_(?:in|into|went|got|flew|blew|stuck|hit|under|is_in) (?:have|got|feel*|like|of)_something`,
        ),
        concept(`can't_open streaming won't_open blur* can't_see light`),
      ],
      [concept(`eyes? eyelids?`), fever, swells],
    ],
  },
  {
    of: 'swallowing',
    patterns: [
      sequence(
        /\b/i,
        choice(
          /food|meat|bread|rice|solids?|solid food|(?:every |each )?mouthfuls?|bites?|tablets|pills/,
          /things|everything/,
        ),
        /\b[^.?!]{0,24}\b(?:stick|sticks|sticking|stuck|lodges?|lodging|catch(?:es|ing)?|won't go)\b/,
        /[^.?!]{0,30}\b(?:down|gullet|throat|chest|breast ?bone|halfway|swallow\w*|o?esophagus)\b/,
      ),
    ],
    near: [
      [
        concept(`can't_get`),
        concept(`food meat bread anything solids`),
        concept(`down`),
        concept(`sticks? stuck any_?more weeks months sticking`),
      ],
      [concept(`food meat bread everything meals`), concept(`stuck sticks sticking catches`), concept(`months weeks`)],
      [
        concept(`trouble difficult* hard(?:er)? struggl* problems? pain* hurts can't`),
        concept(`swallow* food_down solids?(?:_food)?_down get*_food_down get*_solid`),
        lasting,
      ],
      [
        concept(`harder trouble difficult* hard struggl*`),
        concept(`swallow*`),
        concept(`meat bread solids weight worse`),
      ],
      [
        concept(`trouble difficult* hard struggl*`),
        concept(`solids? food`),
        concept(`down swallow*`),
        concept(`weeks months lasting`),
      ],
    ],
  },
  {
    of: 'long-cough',
    near: [
      [concept(`hoarse* croaky husky`), lasting],
      [
        concept(`voice`),
        concept(`lost gone hoarse* croak* husky weak raspy rough chang*`),
        concept(
          `
            (?:[3-9]|\\d\\d|three|four|five|six|several)_weeks months
            since_(?!(?:an?|the|two|three|four|a_few|\\d|yesterday|last_night|this|monday|tuesday|wednesday|thursday|friday|saturday|sunday|my_concert|singing)(?![a-z]))\\w+
          `,
        ),
      ],
    ],
  },
  {
    of: 'lump-or-weight-loss',
    near: [
      [
        concept(`night_sweats drench*_at_night soak*_(?:the_)?(?:bed|sheets) sweats_at_night sweat*_(?:at_)?night`),
        lasting,
        // "11 months no period" counts something else.
        concept(
          `soak* drench* weeks(?!_no_period) (?<!\\bperiods?_(?:for|since)_)months(?!_(?:no|without)_(?:a_)?period)`,
        ),
      ],
      [
        concept(`(?:lost|losing|dropped)_(?:\\w+_){0,2}(?:\\d+_?)?(?:lbs?|pounds|kg|kilos|stone|st|weight)`),
        concept(`sweat* drench* soak* night_sweats? clothes wringing`),
        concept(`months? weeks since sheets bed nights? summer winter spring autumn`),
      ],
      [
        concept(`heart_?burn indigestion reflux`),
        concept(`weight thin* vomit* swallow*`),
        concept(`loss losing lost dropp* swallow* vomit* new`),
      ],
      [
        concept(`appetite hungry`),
        concept(`no lost losing gone loss not`),
        concept(`weight kilos stone pounds`),
        lasting,
      ],
      [concept(`back bones? spine`), ached, concept(`cancer weight_loss losing_weight`)],
    ],
  },
  {
    of: 'joint-or-bone',
    near: [
      [concept(`bones? back spine rib`), ached, concept(`cancer`), concept(`worse* night nights history had`)],
      [ached, fever, concept(`knee hip joint ankle elbow wrist shoulder`), concept(`hot swollen red swell*`)],
    ],
  },
];
