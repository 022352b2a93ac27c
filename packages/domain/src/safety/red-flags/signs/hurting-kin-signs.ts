import { choice, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';

const little =
  '(?:(?:my|our|the|his|her) (?:\\w+ )?)?(?:baby|newborn|infant|toddler|child|children|kids?|son|daughter|twins|little (?:one|boy|girl)|stepson|stepdaughter|nephew|niece)';
const loved =
  '(?:my|our) (?:\\w+ )?(?:wife|husband|partner|girlfriend|boyfriend|mother|mum|mom|dad|father|gran\\w*|nan|sister|brother|ex)';
const temper = concept(
  `
    lose_it lost_it losing_it lose_my_temper lost_my_temper snap(?:ped|ping)? see_red rage angry furious so_hard
    worse_this_time can't_stop_myself went_(?:white|blue|limp|quiet)
  `,
);
const handled = concept(
  `
    squeez* shook shak(?:e|ing) slapp?* hit(?:ting)? smack* punch* threw throw* grabb* dropp* shov* push* burn*
    pinch* bit bite
  `,
);
const smallOne = concept(
  `baby newborn infant toddler my_(?:\\w+_)?(?:child|son|daughter|kid|kids|twins|boy|girl) little_one`,
);

/** Harm done by the writer, or to a child by another: by who and what, not by set phrases. */
export const hurtingKinSigns: readonly Signs[] = [
  {
    of: 'harm-to-others',
    patterns: [
      sequence(
        /\bi (?:just |nearly |almost |have |keep |kept )?/i,
        choice(
          /slap(?:ped)?|punch(?:ed)?|strangled?|chok(?:e|ed)|shook|beat(?:en)?/,
          String.raw`(?:gave|give) (?:${loved}|${little}) (?:a |another )?(?:slap|smack|punch|beating|kick|hiding)`,
        ),
        String.raw`\b[^.?!]{0,16}(?:\b${loved}\b|\b${little}\b|slap|smack|punch|beating|kick|hiding)`,
        /(?! (?:at|in|up|bottle|to it|hand at))/,
      ),
    ],
    near: [[concept(`i i've i'm`), temper, handled, smallOne]],
  },
  {
    of: 'violence',
    patterns: [
      new RegExp(
        String.raw`\b(?:makes?|made|making|forc(?:es|ed|ing)|gets?|got) ${little} (?:to )?(?:do (?:things|stuff|bad)|touch|undress|strip|watch|take (?:her|his) clothes|lie|sleep (?:with|in))\b`,
        'i',
      ),
      new RegExp(
        String.raw`\b(?:do(?:es|ing)?|did) (?:(?:bad |sexual |weird |strange |dirty |horrible )(?:things|stuff) (?:to|with)|(?:things|something) to) ${little}\b(?! (?:at school|together|for fun|outdoors|at the))`,
        'i',
      ),
    ],
  },
];
