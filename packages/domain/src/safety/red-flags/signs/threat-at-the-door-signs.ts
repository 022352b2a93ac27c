import { oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { poisonPlant } from '../words/taking-words.ts';

const drinks = concept(
  `urn stew soup coffee tea_(?:urn|pot) curry pie punch (?:his|her|their|the)_(?:tea|drink|dinner|food) kettle lunch`,
);
const unnoticed = concept(
  `
    would_(?:they|he|she|anyone)_(?:all_)?(?:taste|notice|know)* hard_to_(?:trace|detect) untraceable
    can't_be_(?:traced|tasted|detected) has_it_coming have_it_coming
  `,
);

const drugged: readonly RegExp[] = [
  /\b(?:drink|cocktail|beer|wine) tasted (?:salty|odd|funny|strange|bitter|weird|off)\b[^]{0,100}\bwoke up\b/i,
  /\bwoke up\b[^.?!]{0,30}\b(?:undressed|naked|no clothes|knickers|without my (?:clothes|underwear))\b(?=[^]{0,60}\b(?:don't (?:know|remember)|can't remember|sore|strange|somewhere)\b)/i,
  /\bmakes? me drink (?:it|something|this|that|a \w+)\b[^]{0,50}\b(?:don't|can't|cannot|never) remember\b/i,
];
const toBeCut =
  /\b(?:taking|take|took|sending|send) (?:me|us|my (?:little |baby )?sister|her|my daughter)\b[^.?!]{0,40}\bto (?:be|get|have (?:me|her)) (?:cut|circumcised|the cutting)\b/i;

/** Violence that is only hinted at, because the other may be reading or on the way home. */
export const threatAtTheDoorSigns: readonly Signs[] = [
  {
    of: 'violence',
    patterns: [
      /\bhe (?:gets|comes|is) (?:back )?home\b[^.?!]{0,60}\bhe(?:'ll| will) (?:(?:start|begin)(?: again| on me)|kick off|lose it)\b|\bhe(?:'ll| will) start on me\b/i,
      /\b(?:he|she|husband|wife|ex|dad) says? (?:that )?next time (?:i|he'?ll|she'?ll|it)\b(?=[^.?!]{0,24}\b(?:won't (?:get up|wake|walk|live|breathe)|kill|finish|worse|bury|last)\b)/i,
      oneOf(
        /\b(?:outside|at|behind|through) (?:the|my|our) (?:\w+ )?door with (?:a|an|the|his) (?:bat|knife|hammer|axe|machete|gun|crowbar|bar|bottle)\b/i,
        /\b(?:kids|children) are (?:hiding )?in the (?:wardrobe|cupboard|bathroom|attic)\b(?=[^]{0,80}\b(?:quiet|safe|he'll|he's)\b)(?![^]{0,60}\b(?:play\w*|game|seek)\b)/i,
      ),
      /\b(?:ex|he|stalker)\b[^]{0,60}\b(?:knows|found|got) (?:my|the|our) (?:new )?address\b[^]{0,80}\b(?:out ?(?:front|side)|again|car|machete|knife)\b/i,
      sequence(
        /\b(?:lock(?:s|ed)?|ties?|tied|chain(?:s|ed)?)/i,
        / (?:gran\w*|grand\w+|nan|nana|mum|mom|mother|her|him|me|us|my \w+) (?:in|to|up in) (?:the|a|his|her)/,
        / (?:shed|cellar|basement|room|toilet|bathroom|bed|garage|coop|chair)/,
        /\b(?![^]{0,30}\b(?:by accident|by mistake|game)\b)/,
      ),
      /\bgives? me no food\b|\b(?:hits|beats|slaps) (?:me )?with (?:a |the |her |his )?(?:ladle|spoon|belt|stick|rod|cane|broom|slipper|iron|cable|pan)\b/i,
      oneOf(
        sequence(
          /\b(?:someone|somebody|a man|he)(?:'s| is| has been)?/i,
          / (?:trying|rattling|kicking|banging on) (?:my|the|our)/,
          / (?:back|front|kitchen|patio|bathroom|bedroom) (?:door|window)\b/,
        ),
        /\b(?:followed|follows|followed me) home\b[^]{0,40}\b(?:landing|door|stairs|outside|breathing)\b/i,
      ),
      /\bhe shot (?:past|at|over|near) (?:my|me|the|our)\b|\breloading drunk\b/i,
      /\b(?:poured?|put|rubbed?) (?:hot )?pepper (?:for|in|into|on|inside) (?:my|her|his|the) (?:eyes?|private|body|face)\b/i,
      /\b(?:said|says|threaten\w*) (?:that )?(?:they|he|she)(?:'ll| will|'d) (?:do me in|come for me|finish me|have me killed|burn (?:me|us|the house))\b/i,
      oneOf(
        sequence(
          /\b(?:take|took|keep|kept|keeps|have|has|hold) (?:our|my) (?:papers|passports?|documents)/i,
          /\b(?=[^]{0,120}\b(?:kept|girls|locked|can't leave|men|customers|debt|work off|min)\b)/,
        ),
        /(?<=\b(?:kept|locked) in a (?:flat|house|room)\b[^]{0,80})\b(?:take|took|keep) (?:our|my) (?:papers|passports?)\b/i,
      ),
      /\bhe(?:'s| has| just)? (?:just )?bought (?:quicklime|lye|acid|a spade|plastic sheet\w*)\b[^.?!]{0,24}\b(?:spade|shovel|lime|smil\w+|sheet\w*|saw|rope)\b/i,
    ],
  },
  { of: 'violence', patterns: [...drugged, toBeCut] },
  { of: 'sexual-assault', patterns: drugged },
  { of: 'child-abuse', patterns: [toBeCut] },
  {
    of: 'harm-to-others',
    patterns: [
      /\b(?:gun|knife|pistol|rifle|bomb|machete) (?:is )?in my (?:\w+ )?(?:bag|locker|rucksack|backpack|desk)\b(?=[^]{0,60}\b(?:school|work|college|friday|monday|tomorrow|see|them|class|office)\b)/i,
      oneOf(
        /\bknow where (?:each|all|every one|everyone) of them (?:sits?|lives?|works?|sleeps?)\b/i,
        /\benough for (?:all|each|every one) of them\b(?=[^]{0,60}\b(?:locker|friday|sorry|pay|work|school)\b)/i,
        /(?<=\b(?:locker|friday|joke at work)\b[^]{0,120})\benough for all of them\b/i,
      ),
      /\b(?:swapped|replaced|impostor|imposter|a copy|a double|not really my \w+)\b[^]{0,60}\b(?:get rid of|kill|end|stab|burn|destroy) (?:the |this |that |her|him|it)/i,
      /\b(?:won't|doesn't|wouldn't) (?:shut up|stop crying|stop screaming)\b[^]{0,20}\b(?:that|this) close\b|\b(?:hand|fist)(?:'s| is) (?:round|around|on) the (?:poker|knife|hammer|axe|bat)\b/i,
    ],
    near: [
      [poisonPlant, concept(`put slip* sneak* add drop(?:s|ped)? stir*`), drinks, unnoticed],
      [concept(`plants? herbs? mushrooms? berr(?:y|ies) powder`), unnoticed, drinks],
    ],
  },
];
