import { oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { confused, eye, face, headache, limb, oneSide, sudden } from '../words/body-words.ts';
import { concept } from '../words/concept.ts';
import { kin } from '../words/people-words.ts';
import {
  brokenSpeech,
  drooping,
  faceGivesWay,
  limbFails,
  limbFailsSurely,
  sightLost,
  speech,
  speechFails,
  speechLost,
} from '../words/stroke-words.ts';

export const strokeSigns: readonly Signs[] = [
  {
    of: 'stroke',
    patterns: [
      sequence(
        /\b(?:having|has|have|is (?:it|this)|could be|maybe|like|think|having (?:the )?signs of) /i,
        /(?:an? |his |her |my )?(?:mini |another |possible )?/,
        /(?:strokes?|tia|brain (?:bleed|haemorrhage|hemorrhage)|aneurysm)/,
        /\b(?! (?:survivor|victim|last|in \d|patient|years|belt|at))/,
      ),
      oneOf(
        /\b(?:tr(?:ies|ied|ying) to (?:speak|talk|answer)|opens? (?:his|her) mouth)\b[^.?!]{0,40}\b(?:noises?|sounds?|nothing|grunts?|can't|mumbl\w*|gibberish|rubbish|nonsense|wrong)\b/i,
        /\bonly (?:noises|sounds|grunts|moans)\b[^.?!]{0,20}\b(?:come|came|coming)\b/i,
        /\b(?:can't|couldn't|doesn't|isn't able to) (?:see|look)\b[^.?!]{0,24}\b(?:left|right|one|half) ?(?:hand)? ?(?:side|half|eye)?\b(?=[^.?!]{0,40})(?<=half|side|eye|left|right)/i,
        /\b(?:missing|lost) (?:the |one )?(?:half|left half|right half|left side|right side) of (?:my|his|her) (?:vision|sight|view|field)/i,
      ),
      sequence(
        /\b(?:drag\w*|leaning|leans|veering|veers|listing|tilting|falls|falling)/i,
        / (?:his|her|my|one|to|over to|heavily to)? ?(?:the )?(?:left |right |one )(?:foot|leg|side)\b/,
        /[^.?!]{0,60}\b(?:sudden\w*|speech|face|arm|words|since|today|this morning|smile)\b/,
      ),
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
            staggering walk(?:s|ing)?_(?:like|as_if)_(?:i'm_|he's_|she's_)?(?:a_)?drunk
          `,
        ),
        concept(`sudden* numb* slur* double speech arm face headache now since_this_morning all_of_a_sudden`),
      ],
      [kin, confused, sudden],
    ],
  },
];
