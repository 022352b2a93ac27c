import { anyPhrase, choice, oneOf } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { confused, drowsy, eye, face, headache, limb, oneSide, sudden } from '../words/body-words.ts';
import { concept } from '../words/concept.ts';
import { kin } from '../words/people-words.ts';

const drooping = concept(
  `
    droop* dropp* drop(?!_of_(?:\\w+_){0,3}(?:oil|tincture|honey|water|juice|milk|extract|vinegar|wine|tea|essence))
    hang* sag* fell fallen falling slid* slip* crook* lop_?sided uneven twisted pulled_(?:down|to|over)
    pulling_(?:down|to|over) melt* slack slump* numb* dead paraly* frozen won't_move can't_(?:feel|move) not_moving
    isn't_moving doesn't_move wonky skew* slant* weak* tilted gone_funny gone_weird bent dribbl* drool* shifted
    lower_than sink* sunk* sinking twist* has_twisted asymmetr* not_even not_straight isn't_straight isn't_even
  `,
);
const limbFails = concept(
  `
    won't_(?:work|move|lift|do|respond|obey) not_work* stopp?ed_work* isn't_work* doesn't_work
    don't_(?:work|obey|move|respond) flop* weak* gone_weak limp paraly* no_strength
    lost_(?:all_)?(?:strength|power|use|feeling) no_power
    feels?_like_(?:wood|lead|jelly|rubber|stone|cotton|nothing) like_(?:wood|lead|rubber)
    can't_(?:lift|move|raise|hold|grip|use|feel|control|squeeze|button|write|type|pick) drags dragging falls_down
    keeps_falling no_grip slides useless heavy_as dead numb* dropping_(?:things|everything)
    drops_(?:things|everything) keeps_dropping like_jelly giv(?:es|ing)_way can't_i_(?:lift|move|raise)
  `,
);
const limbFailsSurely = concept(
  `
    won't_do_what won't_do_(?:what|as) won't_(?:work|move|lift|respond|obey) hang(?:s|ing) useless lifeless floppy
    limp (?:gone|went|going|turned|is)_(?:all_|completely_|really_)?(?:floppy|limp|dead|weak|numb|heavy) no_strength
    can't_(?:hold|grip|squeeze|use) drags dragging stopp?ed_work* paraly*
    lost_(?:all_)?(?:strength|power|use|feeling) no_power gone_(?:weak|limp|dead|numb) went_(?:weak|limp|dead|numb)
    suddenly_(?:weak|limp|dead|numb) can't_(?:lift|move|raise)
  `,
);
const speech = concept(
  `speech words? talk(?:s|ing|ed)? speak(?:s|ing)? speaking sentences? says saying tongue voice answer*`,
);
const speechFails = concept(
  `
    trouble difficult* problems? unable impaired slur* backwards noises sounds only_grunts unclear thick garbl*
    foreign_language like_a_baby gibberish gobbledy* scrambl* double_dutch garbage garbl* jumbl* mixed_up muddl*
    mangl* nonsense wrong won't_come(?:_out)? can't_(?:get|find|form|say|speak|talk|make|understand)
    not_coming(?:_out)? makes?_no_sense doesn't_make_sense don't_make_sense not_mak*_sense no_sense incomprehens*
    like_(?:he's_|she's_|a_)?drunk* mush* salad
    lost(?!_(?:my|her|his|their|our|a|the)_(?:\\w+_)?(?:brother|sister|mother|mum|mom|father|dad|husband|wife|son|daughter|friend|dog|cat|job|keys|phone|way|home|baby|partner|nan|gran\\w*|match|game|weight))
    can't_be_understood doesn't_come_out don't_come_out stuck twisted rubbish weird strange funny thick
  `,
);
const speechLost = concept(
  `
    slur* gobbledy* scrambl*
    can't_(?:speak|talk|find_(?:my|his|her|the)_words|get_(?:my|his|her|the|any)_words|get_words|form_words|form_sentences|say_(?:anything|words))
    gibberish garbl* jumbled lost_(?:my|his|her|the)_(?:speech|words) word_salad unable_to_(?:speak|talk)
    stopp?ed_(?:speaking|talking) words_(?:come|came|coming)_out_wrong
  `,
);
const sightLost = concept(
  `
    black* blind* dark* vanish* gone(?!_(?:yellow|red|itchy|dry|puffy|bloodshot|pink|watery)) lost loses losing loss
    can't_see double curtain shade shadow veil half_missing missing went_out blank disappear* no_vision
    grey_(?:curtain|out)
  `,
);

/** In broken English: "the face of my father is fall on one side and he not speak good". */
const faceGivesWay = concept(
  `
    (?:faces?|mouth|smile|lips?|cheek)_(?:of_(?:my_|the_|his_|her_)?\\w+_|side_)?(?:is_|are_|has_|have_|it_|just_|all_|go_|goes_|went_|come_)*(?:fall|falls|falling|fell|fallen|down|bend|bends|bended|bent|sloping|crook\\w*|lower|turn_aside|twist|hang|drop|drops)
  `,
);
const brokenSpeech = concept(
  `
    (?:no|not|can't|don't)_(?:can_|able_)?(?:to_)?(?:speak|talk)_?(?:good|well|clear|right|properly|normal)?
    (?:speak|talk|words?|speech)_(?:is_|are_|come_|comes_)?(?:no|not|isn't|aren't)_(?:good|clear|right|normal|well|correct)
    talk_no_good
  `,
);

export const brainSigns: readonly Signs[] = [
  {
    of: 'stroke',
    patterns: [
      /\b(?:having|has|have|is (?:it|this)|could be|maybe|like|think|having (?:the )?signs of) (?:an? |his |her |my )?(?:mini |another |possible )?(?:strokes?|tia|brain (?:bleed|haemorrhage|hemorrhage)|aneurysm)\b(?! (?:survivor|victim|last|in \d|patient|years|belt|at))/i,
      oneOf(
        /\b(?:tr(?:ies|ied|ying) to (?:speak|talk|answer)|opens? (?:his|her) mouth)\b[^.?!]{0,40}\b(?:noises?|sounds?|nothing|grunts?|can't|mumbl\w*|gibberish|rubbish|nonsense|wrong)\b/i,
        /\bonly (?:noises|sounds|grunts|moans)\b[^.?!]{0,20}\b(?:come|came|coming)\b/i,
        /\b(?:can't|couldn't|doesn't|isn't able to) (?:see|look)\b[^.?!]{0,24}\b(?:left|right|one|half) ?(?:hand)? ?(?:side|half|eye)?\b(?=[^.?!]{0,40})(?<=half|side|eye|left|right)/i,
        /\b(?:missing|lost) (?:the |one )?(?:half|left half|right half|left side|right side) of (?:my|his|her) (?:vision|sight|view|field)/i,
      ),
      /\b(?:drag\w*|leaning|leans|veering|veers|listing|tilting|falls|falling) (?:his|her|my|one|to|over to|heavily to)? ?(?:the )?(?:left |right |one )(?:foot|leg|side)\b[^.?!]{0,60}\b(?:sudden\w*|speech|face|arm|words|since|today|this morning|smile)\b/i,
      /\b(?:derrame cerebral|ictus|schlaganfall|avc)\b/i,
    ],
    near: [
      [
        faceGivesWay,
        concept(`sides? half speak* speech talk* words? arms? hands? legs? drool* dribbl* body left right sudden*`),
      ],
      [kin, brokenSpeech, concept(`face mouth arms? hands? legs? sides? smile sudden* eye`)],
      [
        eye,
        concept(`blurr* foggy hazy dim* cloudy fuzzy`),
        concept(`sudden* all_of_a_sudden out_of_nowhere`),
        concept(`one left right`),
      ],
      [
        concept(`trouble difficult* problems? unable can't`),
        concept(`speaking speak talking finding_words`),
        concept(`sudden* all_of_a_sudden today now this_morning minutes`),
      ],
      [
        concept(`pupils?`),
        concept(`bigger larger different uneven unequal huge one blown`),
        concept(`fall fell hit head crash accident headache confus* sleepy vomit* droop*`),
      ],
      [
        kin,
        concept(`star(?:es|ing) gaz(?:es|ing) eyes_(?:\\w+_){0,2}(?:fixed|turned|stuck|deviat*)`),
        concept(
          `
            won't_(?:talk|answer|speak|respond) not_(?:answer*|talk*|respond*|react*)
            doesn't_(?:answer|talk|respond|react|hear) can't_(?:talk|speak)
          `,
        ),
      ],
      [
        concept(`faces? mouth smile lips? cheek eyelid`),
        concept(
          `droop* hang(?:s|ing)(?!_open) sag* slid melt* lop_?sided crook* fallen twisted skew* uneven pulled_(?:down|to)`,
        ),
      ],
      [
        kin,
        concept(
          `
            (?:talks?|talking|sounds?|speaks?|speaking|walks?|walking|seems?|acts?|looks?)_(?:\\w+_)?(?:(?:like|as_if)_)?(?:\\w+_){0,3}drunk*
          `,
        ),
        concept(`not hasn't no never isn't didn't without but doesn't sober`),
      ],
      [
        concept(`faces? mouth smile lips? cheek eyelid`),
        drooping,
        concept(
          `sides? half left right sudden* today now slur* speech talk* arm this_morning corner hand down just one words`,
        ),
      ],
      [concept(`smiles?`), concept(`can't crook* uneven not_straight lop_?sided wonky half isn't`)],
      [
        kin,
        concept(
          `smil(?:es|ing)_(?:\\w+_)?(?:on|with)_(?:one|half) can't_smile crooked_smile lop_?sided_smile half_a_smile`,
        ),
      ],
      [speech, speechFails, sudden],
      [kin, speechLost],
      [speechLost, sudden],
      [speechLost, limb],
      [speechLost, face],
      [limb, limbFails, sudden],
      [limb, limbFailsSurely, oneSide],
      [
        limb,
        limbFails,
        concept(
          `slur* speech words faces? mouth smile vision see_double double_vision dribbl* drool* can't_(?:talk|speak|see|smile)`,
        ),
      ],
      [
        concept(
          `
            (?:left|right|one|whole)_(?:hand_)?side
            (?:one|left|right)_side_of_(?:me|him|her|the_body|(?:my|his|her)_(?:body|face))
            half_(?:of_)?(?:my|his|her)_body
          `,
        ),
        concept(
          `
            won't_(?:work|move) not_work* stopp?ed_work* weak* gone_(?:weak|dead|numb|to_sleep)
            went_(?:weak|dead|numb|to_sleep) paraly* numb* dead can't_(?:move|feel|lift|use) tingl* asleep
            isn't_mov* not_mov* like_(?:wood|lead|rubber|jelly|stone|nothing) useless limp
            lost_(?:strength|power|feeling)
          `,
        ),
      ],
      [eye, sightLost, sudden],
      [
        eye,
        concept(
          `
            can't_see blind* lost_(?:my|his|her|all)?_?(?:vision|sight) went_(?:black|dark|blank)
            gone_(?:black|dark|blank|blind) curtain lost_(?:sight|vision)
          `,
        ),
        concept(`one left right sudden* half partly completely minutes hours? ago today`),
      ],
      [
        concept(`pain blow bang explosion burst* crack`),
        concept(`(?:in_)?(?:back_of_)?(?:my_|his_|her_|the_)?(?:head|skull) behind_(?:my|his|her)_eyes?`),
        concept(
          `
            sudden* strongest in_a_(?:second|flash|moment) explod* explosi* thunder* never_felt out_of_nowhere
            worst_ever worst_of_my in_seconds like_a_(?:bat|hammer|gunshot|bomb)
          `,
        ),
      ],
      [
        headache,
        concept(
          `
            worst sudden* thunder* exploded explosion bat hammer hit_me lightning out_of_nowhere like_never_before
            never_had worst_(?:ever|of) in_seconds came_on_(?:fast|at_once) gunshot bomb struck 10/10
          `,
        ),
        concept(`ever life never sudden* seconds nowhere instant* like hit 10/10 hammer thunder* bomb struck`),
      ],
      [
        headache,
        concept(
          `
            confus* slur* seizure* fit can't_(?:see|speak|talk|walk|bend) double_vision blind* collaps* passed_out
            weak_(?:arm|leg|on)
          `,
        ),
      ],
      [
        concept(
          `
            double_vision seeing_double see_double seeing_two see_two vision_(?:has_)?(?:split|doubled)
            two_of_everything everything_(?:is_)?double
          `,
        ),
        concept(`sudden* numb* weak* walk slur* dizz* headache arm face falling stagger* this_morning since today now`),
      ],
      [
        concept(
          `
            can't_walk_(?:straight|properly) falling_to_(?:one|the)_side lost_(?:my|his|her)_balance room_spinning
            staggering walking_(?:like|as_if)_drunk
          `,
        ),
        concept(`sudden* numb* slur* double speech arm face headache`),
      ],
      [kin, confused, sudden],
    ],
  },
  {
    of: 'collapse-or-seizure',
    patterns: [
      /\b(?:no|can't (?:feel|find)(?: (?:a|his|her|any))?|without|has no) (?:pulse|heart ?beat)\b/i,
      anyPhrase(
        /out cold/,
        /(?:won't|will not|not|isn't|can't|doesn't|no(?:t)? (?:dey|fit)) (?:waking|wake|woken|rouse|arouse|be woken|stir\w*|come (?:round|around|to))(?! (?:up )?(?:rested|refreshed|groggy|feeling|tired|hungover|with|sweating|so |several|during|in the (?:night|middle)|in time|on time|at|early|before|until|till|for work|with my alarm))/,
        /unrous\w+|unarous\w+|lost consciousness|losing consciousness|knocked out|no signs? of life/,
        /(?:e|he|she) don (?:faint|die|collapse)|blacked out/,
      ),
      /\b(?:can't|couldn't|unable to|not able to|trying to|tried to|nothing will|struggling to) (?:wake|rouse|get(?! it up\b)|bring) (?:my |the |our )?\w+ ?\w* (?:up|awake|to (?:wake|open|respond|react|answer|move|come)|round|around)\b(?! (?:early|for school|before|in the morning|earlier|to school|and about))/i,
      /\b(?:can't|couldn't|unable to) (?:wake|rouse)\b(?! up (?:early|in the|before|at|on|for|without|feeling))/i,
      /\b(?:not|isn't|doesn't|won't|stopped|no longer|hardly|barely|no) (?:respond\w*|react\w*|response|answering me|opening (?:his|her) eyes|open (?:his|her) eyes)\b(?! to (?:my )?(?:text|email|message|call|treatment|medic|antibiotic)\w*)(?= |$|[.,!?])/i,
      oneOf(
        /\bslump(?:ed|ing|s)\b(?! (?:market|sales|economy))/i,
        /\b(?:shook|shaking|shakes|twitch\w*|jerk\w*)\b[^.?!]{0,40}\b(?:wet (?:him|her)self|peed (?:him|her)self|eyes rolled|fell|bit (?:his|her)|unconscious|doesn't hear|not hear|stares?|staring|blue|floor)\b/i,
        /\b(?:stares?|staring|eyes fixed)\b[^.?!]{0,50}\b(?:twitch\w*|jerk\w*|doesn't (?:hear|answer|react|respond)|not (?:respond|answer|react)\w*|smack\w*|stiff)/i,
        /\b(?:he|she|son|daughter|child|kid|baby|toddler|husband|wife|mum|mom|dad|friend|brother|sister|boyfriend|girlfriend|partner|flatmate|student|colleague) (?:has |is |was |just |has just )?(?:had|having|has) (?:a |an |another |her |his )?(?:\w+ )?(?:fit|seizure)\b(?! (?:about|over|because|when i|at (?:me|the price|\d|age|work because)|of|as a|in \d|last|years?|once|dog|disorder|medic\w*|history|free|alert|trigger))(?![^.?!]*\b(?:lol|haha|spilled|bill|price)\b)/i,
      ),
      oneOf(
        /\b(?:lying|lies|laying|lays|on the (?:floor|ground|bed))\b[^.?!]{0,24}\b(?:twitch\w*|jerk\w*|convuls\w*|foam\w*|shaking)\b/i,
        /\bcan't get (?:a|any|no) (?:reaction|response|answer|sense|pulse)\b(?! from (?:customer|my boss|the (?:office|shop|school)))/i,
        new RegExp(
          String.raw`\b(?:found|find) ${choice(
            /him|her/,
            /my (?:mum|mom|mother|dad|father|husband|wife|son|daughter|partner|friend|mate|flatmate|roommate|brother|sister|gran\w*|nan\w*|neighbou?r|uncle|aunt\w*|boyfriend|girlfriend|kid|child|toddler|baby|boss|colleague|cousin)/,
            /mum|mom|dad|nan|gran|grandad|grandma|grandpa|them|someone|a \w+/,
          )} (?:\w+ ){0,3}(?:on|in) (?:the )?(?:\w+ )?(?:floor|ground|bath|bathroom|kitchen|stairs|garden|hall|garage|tub|chair)\b`,
          'i',
        ),
      ),
      new RegExp(
        String.raw`\b${choice(
          /convuls\w+|seizing|fitting|status epilepticus|been fitting|having (?:fits|seizures|a fit|a seizure)/,
          /foam\w* (?:at|from|in|out of) (?:the |his |her )?mouth|froth\w* (?:at|from) (?:the |his |her )?mouth/,
          /eyes (?:\w+ ){0,2}roll\w*|roll\w* (?:his|her) eyes back/,
          /eyes (?:are |went )?(?:rolled|fixed|staring) (?:up|back|and)/,
        )}\b(?! (?:room|bra|kitchen|wardrobe|end|tribute|about|over|in with|into))`,
        'i',
      ),
      /\b(?:shook|shaking|jerk\w*|twitch\w*|trembl\w*)\b[^.?!]{0,16}\bfor (?:\w+ ){0,2}(?:minutes?|seconds|mins)\b(?! (?:before|after) (?:my|the) (?:talk|exam|speech|workout))/i,
      oneOf(
        /\b(?:whole body|all over|arms and legs|limbs|uncontrollabl\w+|violently)\b[^.?!]{0,16}\b(?:jerk\w*|shak\w+ (?:uncontroll\w+|violently)|twitch\w* uncontroll\w+|stiff)\b/i,
        /\b(?:jerk(?:ing|s|ed)|thrash\w+|shak(?:ing|es)|twitch\w+)\b[^.?!]{0,16}\b(?:all over|uncontrollably|on the floor|and (?:won't|can't|not|isn't|doesn't)|whole body|violently|can't stop|eyes|stiff)\b/i,
      ),
      /\b(?:went|gone|goes|body (?:is|went)|is|turned) (?:all )?(?:stiff|rigid)\b[^.?!]{0,40}\b(?:jerk\w*|shak\w*|eyes|twitch\w*|floor|foam\w*|blue|respond\w*)\b/i,
      oneOf(
        new RegExp(
          String.raw`\b(?:fits?|seizures?)\b[^.?!]{0,24}\b${choice(
            /back to back|in a row|again and again|one after|won't stop|hasn't stopped|still going|not stopping/,
            /(?:for|lasted|lasting|going on|been going)[^.?!]{0,12}(?:\d+|five|ten|six|seven|eight|several|twenty) ?min\w*/,
            /right now|now|just had|come round|come around|first/,
          )}\b`,
          'i',
        ),
        /\b(?:first|another|second|third|two|three|several|just had a|having another|had another|grand mal|tonic[- ]clonic) (?:\w+ )?(?:fits?|seizures?)\b(?! (?:of|drug|medic\w*|years?|as|when|in \d|since|last year|in (?:his|her|my|the)))/i,
      ),
      /\b(?:inconsciente|desmay(?:ado|ada|ó)|no despierta|bewusstlos\w*|ohnm[aä]chtig|wacht nicht auf|inconsciente?|sans connaissance|se r[eé]veille pas|[eé]vanoui\w*|incosciente|svenut[oa]|non si sveglia|privo di sensi|desmaiou|n[aã]o acorda)\b/iu,
    ],
    near: [
      [
        concept(`(?:my|his|her|left|right|one)_(?:left_|right_|whole_)?(?:arm|leg|hand)`),
        concept(
          `hanging_useless useless lifeless hangs_(?:down|limp) (?:completely_|totally_)?(?:paralysed|paralyzed)`,
        ),
      ],
      [
        kin,
        concept(`star(?:es|ing) gaz(?:es|ing) eyes_(?:\\w+_){0,2}(?:fixed|turned|stuck|deviat*)`),
        concept(
          `
            won't_(?:talk|answer|speak|respond) not_(?:answer*|talk*|respond*|react*)
            doesn't_(?:answer|talk|respond|react|hear) can't_(?:talk|speak)
          `,
        ),
      ],
      [
        kin,
        concept(
          `
            (?:isn't|not|won't|doesn't|stopped|no_longer)_(?:mov(?:e|es|ing)|breath(?:e|es|ing)|hear(?:s|ing)?_(?:me|us)|answer(?:s|ing)?|talk(?:s|ing)?|blink*|reacting|awake|conscious|stir*)
            motionless
          `,
        ),
        concept(
          `
            took pills drugs? ket* heroin alcohol drunk drank vodka fell fall hit crash floor bed wheel sofa ground
            accident after blue cold breath* eyes shak* help minutes answer* pulse collapsed passed_out overdos*
            seizure water bath stairs sleep* medicine insulin heat
          `,
        ),
      ],
      [
        kin,
        concept(`passed_out collapsed unconscious lifeless motionless fainted slumped keeled_over`),
        concept(
          `
            not isn't won't can't doesn't hasn't still again twice(?!_(?:this|last|in|since)_) hit fell now help
            breath* blue gr[ea]y pale cold floor minutes just today pulse
          `,
        ),
      ],
      [
        kin,
        concept(`lying laying lies down floor ground`),
        concept(
          `
            not_(?:moving|breathing|talking|responding|waking|answering|conscious|reacting)
            isn't_(?:moving|breathing|talking|responding|waking) won't_(?:wake|move|answer|respond|get_up|talk)
            doesn't_(?:move|answer|respond|react|wake|speak) unconscious cold_and still_and
          `,
        ),
      ],
      [
        concept(
          `
            drunk drinking drank vodka alcohol booze pills tablets xans? drugs? weed edibles? heroin fentanyl oxy*
            ket* ghb took taken smoked hash
          `,
        ),
        concept(
          `
            not_waking won't_wake can't_wake not_responding unresponsive passed_out unconscious blue snor* gurgl*
            not_breathing breathing_(?:slow*|funny|weird) choking_on
          `,
        ),
        kin,
      ],
      [
        kin,
        drowsy,
        concept(
          `can't won't fever head fell hit took pills tablets drug* alcohol insulin confus* vomit* cold blue gr[ea]y pupils`,
        ),
      ],
    ],
  },
];
