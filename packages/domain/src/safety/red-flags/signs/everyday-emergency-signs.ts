import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';

const aches = concept(`ache* aching pain* hurt* pressure`);
const jawOrEar = concept(`jaw ears? earlobe ear_lobe teeth tooth throat`);
const downTheArm = concept(
  `(?:down|into|along)_(?:the|my|his|her)_(?:(?:inside|inner_side|inner_edge)_of_(?:the|my|his|her)_)?(?:(?:left|inner)_)?arms? to_(?:my|his|her|the)_(?:elbow|little_finger)`,
);
const spins = concept(`spin* vertigo dizz* whirl* world_(?:started|is|keeps)`);
const seesTwo = concept(
  `(?:see|sees|seeing)_two double_vision see*_double two_of_(?:everything|you|him|her|it|them) doubled`,
);
const fallsOver = concept(
  `(?:fall|falls|falling|fell|veer*|lean*|pull*)_(?:over_)?to_(?:the|one|my|his|her)_(?:left|right|side) stagger* can't_(?:walk|stand|sit) hiccups slur* dribbl* swallow*`,
);
const woke = concept(`woke wake wakes waking every_step each_step at_night`);
const upright = concept(`sit* sat stand* stood window* upright bolt_upright balcony edge_of_the_bed`);
const forAir = concept(`for_(?:air|breath) get_(?:air|my_breath|his_breath|her_breath) gulp*_(?:for_)?air`);
const rootOrBerry = concept(`roots? tubers? bulbs? berr(?:y|ies) lea(?:f|ves) stalks? mushrooms? caps seeds pods`);
const fromTheWild = concept(
  `ditch river_?bank stream brook hedge hedgerow woods? forest wild meadow marsh pond dug_up foraged roadside verge`,
);
const poisoned = concept(
  `twitch* jerk* convuls* fits foaming hallucinat* staggers pupils can't_(?:see|stand|swallow) passed_out unconscious numb`,
);
const thinner = concept(
  `warfarin eliquis apixaban xarelto rivaroxaban pradaxa dabigatran edoxaban lixiana blood_?thinners? thinners`,
);
const growingLump = concept(
  `lump* bruise* swelling swoll?en haematoma hematoma (?:like_a|size_of_an?)_(?:melon|grapefruit|football|fist|egg)`,
);
const faintWithIt = concept(`woozy faint* light_?headed gr[ea]y clammy pale dizzy passed_out cold_sweat`);
const lens = concept(`contact_lens* lenses cornea`);
const onTheLens = concept(`white_(?:spot|dot|patch|fleck) haz* milk* fog* cloudy ulcer`);
const eyeHurts = concept(`pain* agony hurt* red can't_(?:see|open) sight light`);
const oneOfThem = concept(
  `(?:one|my|his|left|right)_(?:nut|ball|testicle|bollock|nad|teste|goolie|plum) (?:one|left|right)_of_(?:my|his)_(?:nuts|balls|bollocks)`,
);
const drawnUp = concept(`high_up higher riding_(?:up|high) drawn_up pulled_up twisted sideways`);
const inAgony = concept(`agony pain* hurt* chuck*_up vomit* throw*_up sick puk* killing`);

const bentOutOfShape =
  /\b(?:wrist|forearm|arm|elbow|ankle|leg|shin)\b(?: is| looks| looked)? (?:\w+ ){0,2}(?:bent(?! (?:over|down|forward))|crooked|out of shape|(?:an? )?(?:odd|funny|strange|weird|wrong) (?:shape|angle))\b/i;
const afterAFall = concept(`fell fallen fall landed tripped outstretched slipped came_off swoll?en swell*`);

/** Emergencies told by the way, with the scene in which they began. */
export const everydayEmergencySigns: readonly Signs[] = [
  { of: 'chest-pain', near: [[aches, jawOrEar, downTheArm]] },
  {
    of: 'stroke',
    patterns: [
      // "Dribbling on the right" while awake; a pillow, a dentist and a baby explain it.
      /^(?![^]*\b(?:pillow|sleep\w*|night|dentist|filling|numbing|baby|teeth\w*|toddler|dog|cat|months?)\b)[^]*\b(?:dribbl|drool)(?:es|ed|ing|e|s)?\b(?: \w+){0,2} (?:on|from|out of|down) (?:the|one|his|her|my) (?:right|left|side|corner)\b/i,
    ],
    near: [[spins, seesTwo, fallsOver]],
  },
  { of: 'breathing-or-allergy', near: [[woke, upright, forAir]] },
  {
    of: 'overdose',
    patterns: [
      /\b(?:popped|took|swallowed|had|finished|downed|necked|ate|emptied) (?:all )?(?:the )?(?:rest|remainder|last) of (?:the|my|his|her|mum's|dad's) (?:blister|pack|packet|strip|box|pills|tablets|sleeping \w+)\b[^]{0,60}\b(?:gin|vodka|whiske?y|rum|wine|beer|alcohol|booze|schnapps|brandy)\b/i,
    ],
  },
  { of: 'poisoning', near: [[rootOrBerry, fromTheWild, poisoned]] },
  {
    of: 'severe-bleeding',
    patterns: [
      /\b(?:red|blood\w*|bleeding)\b[^.?!]{0,24}\b(?:runs?|running|trickl\w+|pour\w*|drip\w*) down (?:my|his|her|the back of (?:my|his|her)) throat\b(?=[^.?!]{0,30}\b(?:non-?stop|constant\w*|won't|all (?:day|night|the time)|still|stop\w*|tonsil\w*)\b)/i,
      /\btonsil\w*\b[^.?!]{0,50}\b(?:runs?|running|trickl\w+|pour\w*|drip\w*) down (?:my|his|her) throat (?:bright |all )?(?:red|blood\w*)/i,
    ],
    near: [[thinner, growingLump, faintWithIt]],
  },
  { of: 'eye-emergency', near: [[lens, onTheLens, eyeHurts]] },
  { of: 'serious-injury', near: [[bentOutOfShape, afterAFall]] },
  { of: 'acute-belly', near: [[oneOfThem, drawnUp, inAgony]] },
];
