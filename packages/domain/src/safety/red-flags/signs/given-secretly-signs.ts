import { sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { poisonPlant } from '../words/taking-words.ts';

const rival =
  "(?:ex|boss|manager|teacher|neighbou?r|colleague|co-?worker|classmate|rival|enemy|landlord|flatmate|roommate|housemate|stepmum|stepmom|stepdad|(?:mother|father|sister|brother)-in-law)(?:'s)?";
const others = String.raw`him|her|them|someone|somebody|people|(?:my|our|the) (?:\w+ )?(?:${rival}|husband|wife|partner|girlfriend|boyfriend|brother|sister|mother|father|mum|mom|dad|friend)`;
const anyone = `(?:${others})`;
const meal = String.raw`(?:smoothie|coffee|tea|drinks?|food|soup|curry|pie|shake|meal|dinner|lunch|breakfast|cake|stew|beer|wine|juice|sandwich|salad|porridge|water)`;
const eatenByAnother = new RegExp(
  String.raw`\b(?:his|her|their|someone's|somebody's|(?:my|our|the) (?:\w+ )?\w+'s) (?:\w+ ){0,2}${meal}\b`,
  'i',
);
const secretly = String.raw`(?:without (?:(?:him|her|them|his|their) )?(?:know\w*|notic\w*|find\w* out)|(?:and|so)(?: that)? (?:he|she|they|nobody|no one) (?:won't|doesn't|don't|never|wouldn't) (?:know|notice|find out)|secretly|on the sly)`;

/** What is meant to make somebody ill, asleep or lose a pregnancy, given in food or unnoticed. */
export const givenSecretlySigns: readonly Signs[] = [
  {
    of: 'harm-to-others',
    patterns: [
      sequence(
        /\b(?:what|which|how|something|anything|(?:a|any) (?:herb|plant|root|powder))\b/i,
        String.raw`[^.?!]{0,60}\b(?:make|get)s? (?:(?:my|our|the) (?:\w+ )?${rival}|someone|somebody) (?:\w+ ){0,2}`,
        /(?:ill|sick|poorly|vomit|throw up|collapse)\b(?! of)/,
      ),
      sequence(
        /\b(?:add|put|slip|mix|drop|sneak|stir|bake|grind|blend)\b[^.?!]{0,40}/i,
        String.raw`\b(?:${others}|his|their|somebody's|someone's)\b[^.?!]{0,50}\b`,
        /(?:pass(?:es)? out|very ill|really ill|ill|faint|collapse|unconscious|falls? asleep|do the trick)\b/,
      ),
      new RegExp(
        String.raw`\b(?:mak(?:e|es)|get|gets|put|puts|knock|knocks|send|sends) ${anyone} (?:\w+ )?(?:out|sleep|asleep|to sleep|unconscious|drows\w+)\b[^.?!]{0,30}\b${secretly}`,
        'i',
      ),
      new RegExp(
        String.raw`\b(?:get|make|trick|bring) ${anyone}(?:-in-law)? to (?:take|eat|drink|swallow)\b[^.?!]{0,30}\b${secretly}`,
        'i',
      ),
      new RegExp(
        String.raw`\b(?:${secretly}[^.?!]{0,30}\b(?:abort\w*|miscarr\w*)|(?:abort\w*|miscarr\w*)\b[^.?!]{0,60}\b${secretly})`,
        'i',
      ),
    ],
    near: [[poisonPlant, concept(`in into for slip* put mix* add* bake stir* grind`), eatenByAnother]],
  },
  {
    of: 'violence',
    patterns: [
      /\b(?:someone|somebody|a (?:strange )?(?:man|guy|stranger)|my ex|he|they)(?:'s| is| are| has been| keeps?)? (?:following|stalking|chasing) me\b(?! (?:on|round|around|back|from room))/i,
      sequence(
        /\b(?:someone|somebody|man|guy|stranger|ex|husband|boyfriend|he|they)\b[^.?!]{0,50}\btry(?:ing|s)? to/i,
        / (?:get|break|climb|force (?:his|their) way) in(?:to)?/,
        /(?: (?:my|our|the) (?:house|home|flat|room|apartment|door|window)|\W*$)/,
      ),
    ],
  },
];
