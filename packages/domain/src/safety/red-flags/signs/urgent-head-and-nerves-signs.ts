import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';

const foggy = concept(`foggy dazed slow not_quite_himself not_quite_herself headache tired dizzy sick`);
const headKnock = concept(
  `bumped_heads? bumped_(?:his|her|my)_head knock*_(?:his|her|my)_head hit_(?:his|her|my)_head headed concuss*`,
);
const days = concept(`yesterday since days last_night`);
const faceHangs =
  /\b(?:half|one side) of my face\b[^.?!]{0,24}\b(?:hung|hangs|droops|drooped|numb|paralysed|won't move)\b(?=[^]{0,120}\b(?:forehead|eye won't close|arms? and speech|speech (?:is|are) fine)\b)/i;
const twitching = concept(`seizures? fits epilep*`);
const moreOften = concept(`more_(?:frequent|often) increas* worse* two_this_week every_day again_this_week`);
const creeping = concept(
  `crept creep* spread*_up climb* moved_up going_up up_to_(?:my|his|her)_(?:knees|waist|thighs) getting_higher`,
);
const tingling = concept(`tingl* numb* pins_and_needles weak*`);
const numbToothache = /\b(?:can't feel|lost (?:the )?feeling in) (?:my )?(?:lower )?(?:lip|chin)\b/i;
const blackouts = /\b(?:having|have|had|get|getting) (?:\w+ )?black ?outs\b(?! (?:curtains?|blinds?|from drinking))/i;
const scratchyEye =
  /\b(?:grit|sand|branch|twig|dust|metal|something|contact lens|fingernail|paper)\b[^.?!]{0,24}\b(?:in|into) my eye\b[^]{0,60}\b(?:hurt\w*|scratch\w*|water\w*|red|sore|feel)\b|\bpoked my eye\b/i;
const stickyEyes = /\beyes?\b[^.?!]{0,12}\bsticky\b|\bsticky eyes?\b/i;
const inTheEye =
  /\b(?:something|speck|metal|grit|sand|splinter|eyelash|bit of \w+)\b[^.?!]{0,16}\b(?:stuck |lodged |caught )?in (?:my|his|her) eye\b(?=[^]{0,60}\b(?:hours|since|yesterday|still|can't|hurts?|won't|red|blurr\w*)\b)/i;
const tonsils = concept(`tonsils? throat`);
const badThroat = concept(`white_(?:spots|patches) pus hardly_swallow can't_swallow one_sided`);
const throatFever = concept(`fever* temperature days swallow*`);
const earBone =
  /\bbone behind\b[^.?!]{0,12}\bear?\b|\bbehind (?:my|his|her|the) ear\b[^.?!]{0,16}\b(?:swell\w*|swollen|red|hurts|sore|painful)\b|\bear\b[^.?!]{0,16}\b(?:runs|leaks|oozes|pus|discharge)\b|\bpus\b[^.?!]{0,16}\bear\b/i;
const lodged = concept(`stuck lodged jammed wedged won't_come_out can't_get_(?:it|them)_out pushed shoved`);
const earOrNose = concept(`(?:in|inside|up|down)_(?:my|his|her|the|their|one)_(?:\\w+_)?(?:ears?|nose|nostril)`);
const littleThing = concept(
  `something bead cotton_?(?:bud|wool)? q_?tip insect bug fly moth pea stone button foam tissue ear_?bud tip toy popcorn lego rubber paper crayon seed`,
);
const doubleVision = /\b(?:double vision|seeing double|see double)\b(?![^]{0,60}\b(?:drunk|beers?|wine|pints)\b)/i;
const shaky = concept(`trembl* tremor* shak*`);
const hand = concept(`hands? fingers? thumb leg jaw chin`);
const whenStill = concept(`at_rest resting when_(?:still|resting|i_rest) one_side (?:left|right)_hand getting_worse`);
const unsteady = concept(
  `walk(?:ing|s)?_(?:\\w+_)?(?:like|as_if|as_though)_(?:i'm_|i_am_|he's_|she's_|a_)?(?:drunk*|sailor|on_a_boat) unsteady veer* stagger* lose_my_balance falling_over`,
);
const forWeeks = concept(`weeks months days getting_worse lately`);
const numb = concept(`numb* tingl* pins_and_needles`);
const dropsThings = concept(`drop(?:s|ping)?_(?:things|everything|cups|stuff) clumsy can't_(?:button|grip|hold)`);
const migraine = concept(`migraines? head_?aches?`);
const manyDays = concept(
  `
    (?:lasting|for|lasted|day|going_on|on)_(?:for_)?(?:[4-9]|1\\d|four|five|six|seven|eight|ten)(?:_days?)? (?:four|five|six|seven|[4-9])_days
    days_and_days a_week_now
  `,
);
const hasNotEnded = concept(
  `worst won't_(?:go|stop|lift|break|shift) nothing_(?:helps|works|touches) non_?stop constant* not_(?:going|gone|stopp*)`,
);
const shuffles = concept(
  `shuffl* tiny_(?:hand)?writing tremble* tremor* shak(?:es|ing)_(?:\\w+_){0,3}rest* smell_(?:has_)?gone`,
);
const slowHand = concept(`at_rest when_it_rests rests one_hand one_side shuffl* stiff slow* writing`);

/** Wanting a doctor soon: the head, the nerves, the eyes and the mouth. */
export const urgentHeadAndNervesSigns: readonly Signs[] = [
  { of: 'ear-throat-tooth', patterns: [earBone], near: [[tonsils, badThroat, throatFever]] },
  { of: 'eye', patterns: [scratchyEye, stickyEyes, inTheEye] },
  { of: 'headache-check', near: [[migraine, manyDays, hasNotEnded]] },
  {
    of: 'nerve-check',
    patterns: [faceHangs, numbToothache, blackouts],
    near: [
      [headKnock, days, foggy],
      [tingling, creeping],
      [twitching, moreOften],
    ],
  },
  {
    of: 'nerve-check',
    patterns: [doubleVision],
    near: [
      [shaky, hand, whenStill],
      [unsteady, forWeeks],
      [numb, dropsThings],
    ],
  },
  { of: 'nerve-check', near: [[shuffles, slowHand]] },
  { of: 'stuck-in-ear', near: [[littleThing, lodged, earOrNose]] },
];
