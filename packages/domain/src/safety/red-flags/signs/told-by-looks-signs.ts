import { oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { kin } from '../words/people-words.ts';

const turnsGrey = concept(
  `(?:gone|going|goin|goes|went|turn(?:ed|s|ing)?|look(?:s|ing)?|is|come_over|came_over)_(?:(?:a|all|very|so|funny|awful|bad|strange|terrible)_){0,3}(?:gr[ea]y|ashen|putty|clammy) (?:gr[ea]y|ashen|clammy)_(?:colou?r|look|in_the_face) colou?r_of_(?:putty|ash|concrete|a_sheet)`,
);
const holdsIt = concept(
  `(?:rub*|hold*|clutch*|nurs(?:es|ing)|grip*|press*)_(?:\\w+_){0,4}(?:arms?|chest|jaw|breast_?bone|ribs|shoulder) (?:arms?|jaw)_(?:is_|are_|feels?_|feel_)?(?:like_)?(?:lead|heavy|dead_weight|ach*|funny)`,
);
const elephant = sequence(
  /(?<!\b(?:gym|workout|rugby|training|hangover|hungover|leg day|massage)\b[^]{0,80})\belephants? (?:(?:is|was|has|be|just|come|came) )*/i,
  /(?:sit\w*|sat|stand\w*|stood|park\w*|kneel\w*) (?:down )?on (?:top of )?(?:me|him|her|us|(?:my|his|her) (?!head|bladder|toe|foot))/,
  /(?![^]{0,80}\b(?:gym|workout|rugby|training|hangover|hungover|leg day|massage)\b)/,
);
const fluoric = concept(`hydrofluoric hydrogen_fluoride hf_acid rust_remover wheel_cleaner brick_acid`);
const onSkin = concept(
  `fingers? hands? skin arms? legs? face foot feet thumb drip* splash* spill* got_on wrist knee nail`,
);
const deepPain = concept(
  `throb* deep pain* burn* hurt* ache* aching white gone_white sting* drip* splash* spill* agony hydrofluoric`,
);

const wroteThem =
  /^\W*(?:i(?:'ve| have)? (?:already )?(?:wrote|written|done|finished) (?:all )?(?:the|my) letters?(?: already| for everyone| now| to everyone)?|(?:the |my )letters are (?:all )?(?:written|done))\W*$/i;
const atTheDrop = oneOf(
  /(?<!\b(?:photos?|pictures?|heights?|vertigo|view|painting|holiday|walk\w*|bungee|abseil\w*)\b[^]{0,80})\b(?:standing|stood|sat|sitting|stand|here|i'm|am|leaning) (?:\w+ )?(?:on|over|at) (?:the|a|this) (?:\w+ )?(?:bridge|ledge|roof|rooftop|parapet|viaduct|flyover|overpass|railway platform|platform edge|cliff|cliff edge)\b(?=[^]{0,80}\b(?:calm\w*|numb\w*|courage|brave\w*|quiet|won't hurt|steady my nerves|not feel|stop (?:shaking|feeling)|last|easy|easier|peace\w*|(?:the|a|long|big) drop)\b)(?![^]{0,120}\b(?:scared of heights|fear of heights|vertigo|photos?|view|walk\w*|hik\w*|bungee|abseil\w*|selfie|ducks|train to|interview|commut\w*)\b)/i,
  /\b(?:kids|children|they|everyone|family|wife|husband|girls|boys)(?:'d| would| will|'ll|d)? (?:all )?be (?:\w+ )?better off (?:with|at) (?:my|their|his|her|the) (?!\w+ (?:school|club|nursery|dentist|doctor))\w+\b[^]{0,60}\b(?:insurance|pension|will|money)\b(?! (?:from )?school)/i,
  /\b(?:life )?insurance (?:pays|sorts|covers|will (?:pay|sort|cover)|money (?:will|would)) (?:\w+ ){0,3}(?:out|them|kids|mortgage|her|everything|off)\b[^]{0,60}\b(?:without me|when i'm (?:gone|not)|i'm worth more|if i (?:go|went|die)|not here)\b/i,
);

/** What is only seen or left unsaid: a grey face and a rubbed arm, an elephant, letters that are written. */
export const toldByLooksSigns: readonly Signs[] = [
  { of: 'chest-pain', patterns: [elephant], near: [[kin, turnsGrey, holdsIt]] },
  { of: 'serious-injury', near: [[fluoric, onSkin, deepPain]] },
  { of: 'self-harm', patterns: [wroteThem, atTheDrop] },
];
