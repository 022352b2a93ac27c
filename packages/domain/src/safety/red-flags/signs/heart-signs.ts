import { oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { arm, chest, confused, graveShock, heart, pain, sudden } from '../words/body-words.ts';
import { concept } from '../words/concept.ts';
import { kin } from '../words/people-words.ts';
import { breathTrouble } from '../words/breath-words.ts';

const racing = concept(
  `
    bag_of_worms rac(?:es|ing) pound(?:s|ing) hammer* thump* flutter* gallop* 1[4-9]\\d 2[0-4]\\d
    out_of_(?:my|his|her|the)_(?:chest|control|rhythm) jump(?:s|ing)_(?:out|all) irregular erratic skip(?:s|ping)
    all_over_the_place too_fast so_fast very_fast really_fast fast won't_(?:slow|calm|settle|stop)
    goes_(?:crazy|mad|wild|nuts|mental) going_(?:crazy|wild|bonkers) out_of_rhythm off_the_scale wild somersault*
    backflip* flip* jolt* thud* stop(?:s|ping)_and bouncing banging beating_(?:hard|weird|strange|funny)
    going_(?:mad|crazy|nuts|mental) mad crazy like_(?:a_)?(?:crazy|mad|drum*) [34]\\d
  `,
);
const chestGesture = concept(
  `clutch* rubs? grab* grip* rubb* fist hand_on hands_on pointing_(?:at|to) holding holds pressing squee* grasp*`,
);
const ownHeart = concept(`(?:my|his|her|the|mum's|mom's|dad's)_(?:own_)?(?:heart|ticker)`);
const heartPain = concept(
  `pain* hurt(?:s|ing)? squee* crush* tight* stabb* press* explod* burst* grip* cramp* elephant knife burn(?:s|ing)`,
);

export const heartSigns: readonly Signs[] = [
  {
    of: 'chest-pain',
    patterns: [
      /\b(?:keel(?:ed|ing)? over|dropped (?:down )?to the floor|dropped like a stone|just dropped)\b/i,
      /\b(?:belt|strap|rope|band|corset|girdle|tourniquet|rubber band|iron ring|snake)\b[^.?!]{0,40}\b(?:around|round|across) (?:me|him|her|(?:my|his|her|the) (?:chest|ribs?|rib ?cage|torso|upper body|heart|breast))\b/i,
      /\b(?:having|has|had|maybe|think)\b[^.?!]{0,24}\b(?:cardiac|heart|coronary) (?:thing|event|episode|problem now|attack thing|failure attack|arrest)\b(?! (?:last|in \d|years))/i,
      sequence(
        /\b(?:having|has|have|think|is (?:it|this)|like|could be|maybe|having (?:the )?signs of) /i,
        /(?:an? |his |her |my )?(?:big |massive |another |small |mild |silent )?/,
        /(?:heart attack|hart attack|coronary|cardiac (?:arrest|event)|mi\b|angina attack)/,
      ),
      /\b(?:defibrillator|icd|pacemaker)\b[^.?!]{0,24}\b(?:shock(?:ed|ing|s)|fired|went off|keeps)\b/i,
      /\bgtn\b[^.?!]{0,40}\b(?:not|isn't|didn't|doesn't|no)\b|\b(?:nitroglycerin|nitro|angina spray)\b[^.?!]{0,30}\b(?:not (?:help|work)\w*|isn't|didn't|doesn't|no (?:help|effect))/i,
      oneOf(
        /\b(?:me duele|dolor|opresi[oó]n|duele)\b[^.?!]{0,24}\b(?:pecho|coraz[oó]n)\b/iu,
        /\b(?:mal|douleur\w*|serre|oppress\w+)\b[^.?!]{0,24}\b(?:poitrine|thorax)\b/iu,
        /\bpoitrine\b[^.?!]{0,24}\b(?:mal|serr\w+|douleur)\b|\bbrust(?:schmerz\w*|enge)\b/iu,
        /\bschmerz\w*\b[^.?!]{0,24}\bbrust\b|\b(?:dolore|male?)\b[^.?!]{0,16}\bpetto\b/iu,
        /\bdor\b[^.?!]{0,16}\bpeito\b|\b(?:infarto|herzinfarkt|crise cardiaque)\b/iu,
      ),
    ],
    near: [
      [chest, pain],
      // "No pain, but crushing pressure and sweating": no chest need be named.
      [
        concept(`crushing_(?:pressure|weight|tightness|heaviness) crush*_(?:\\w+_)?(?:breast_?bone|ribs)`),
        concept(`sweat* clamm* cold_sweat`),
      ],
      [
        concept(`crushing squeezing vice_like pressing tightness`),
        concept(`sweat* clamm*`),
        concept(`pale gr[ea]y ashen feeling lean*`),
      ],
      [
        concept(`angina gtn nitro* nitroglycerin*`),
        concept(`not isn't nothing didn't doesn't won't still no`),
        concept(`work* help* away there going touch* done relie* eas* spray pain`),
      ],
      [
        concept(`fist weight pressure tight* squeez* vice vise brick band pain`),
        concept(
          `
            (?:behind|under|beneath|below|inside)_(?:my|his|her|the)_(?:tie|shirt|bra|collar|top_button|breast_pocket|ribs|jumper|vest|blouse)
          `,
        ),
      ],
      [
        concept(`gr[ea]y ashen waxy white_as_a_(?:sheet|ghost) like_wax`),
        concept(`sweat(?:s|ing|y)? perspir* clamm* drench*`),
        kin,
      ],
      [
        concept(
          `(?:sitting|standing|sat|stood|kneeling|weight|pressing)_on_(?:my|his|her)?_?(?:him|me|her|chest|ribs|heart)`,
        ),
        graveShock,
      ],
      [
        concept(`pressure squeez* tight* heav* crush* weight`),
        concept(`ribs? rib_?cage left_side`),
        concept(`jaw arms? sweat* breath* clamm* faint* gr[ea]y dizz*`),
      ],
      [chest, graveShock],
      [chestGesture, concept(`(?:his|her|their|my)_(?:chest|breast_?bone|heart|ribs|sternum)`)],
      [ownHeart, heartPain],
      [
        arm,
        concept(`numb* tingl* heav* dead pain* hurt* ach*`),
        concept(`clamm* gr[ea]y cold_sweats? sweat* swet* nause* breath* faint* sick jaw chest indigestion`),
      ],
      [
        concept(`jaws? mandib* teeth`),
        concept(`pain* ach* hurt* tight* throb* radiat* pressure squeez* heav* pressing`),
        concept(`clamm* gr[ea]y cold_sweats? sweat* swet* drench* nause* breathless* breath faint* chest arms?`),
      ],
      [
        concept(`shoulder_?blades? upper_back between_(?:my|the)_shoulders epigastr* indigestion heart_?burn`),
        concept(`sweat* swet* drench* clamm* gr[ea]y arms? jaw breathless can't_breathe faint* collaps*`),
      ],
    ],
    together: [
      [
        concept(`chests? breast_?bone sternum`),
        concept(`spread* radiat* goes_(?:to|into|down) shoot* travel*`),
        concept(`jaw arms? back neck shoulders?`),
      ],
      [concept(`chest breast_?bone sternum rib_?cage`), concept(`left_arm jaw clamm* cold_sweats? gr[ea]y`)],
    ],
  },
  {
    of: 'chest-pain',
    near: [
      [heart, racing, graveShock],
      [
        concept(`palpitations? irregular_heart* skipped_beats heart_(?:is_)?(?:flutter*|skip*)`),
        concept(`faint* pass(?:ed|ing)_out collaps* black(?:ed|ing)_out chest_pain short_of_breath clamm* cold_sweat`),
      ],
      [heart, racing, breathTrouble],
      [heart, racing, confused],
      [concept(`black_?out* faint* pass(?:ed|ing)_out collaps*`), concept(`heart palpitations? ticker pulse`), sudden],
      [
        concept(`pulse heart_?rate hr bpm beats_per_minute`),
        concept(`[23]\\d 1[5-9]\\d(?:bpm)? 2\\d\\d(?:bpm)?`),
        concept(`faint* dizz* pass* weak confus* breath* chest sweat* feel_(?:awful|ill|sick|strange)`),
      ],
      [
        concept(`cocaine coke speed meth mdma ecstasy ephedra yohimb* pre_?workout crack amphet* adderall`),
        concept(`chest heart`),
        concept(`pain* hurt* tight* rac(?:es|ing) pound* stop* explod*`),
      ],
    ],
  },
];
