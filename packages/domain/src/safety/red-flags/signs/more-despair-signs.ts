import { choice, notFollowedBy, precededBy, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { kin } from '../words/people-words.ts';
import { medicine } from '../words/taking-words.ts';

const height = concept(
  `(?:on|at|by|near|over)_(?:the_|a_)?(?:\\w+_)?(?:bridge|tracks|railway|cliff|roof|multi_?storey|overpass|platform)`,
);
const standing = concept(`stood standing stand stands sit sits sat sitting end_up ended_up`);
const habit = concept(
  `
    (?:most|every|each|some|several)_(?:evenings?|nights?|days?|mornings?) railway tracks can't_say_why lately
    again_and_again just_looking thinking
  `,
);
const wantsToGo = concept(
  `
    want_to_go(?=\\W*$|[.,!?]) want_out i'm_done had_enough tired_of_it_all enough_of_(?:it|this|life)
    no_more_of_this want_it_to_end
  `,
);

/** Wounds of one's own, places gone to, a death made to look otherwise. */
export const moreDespairSigns: readonly Signs[] = [
  {
    of: 'self-harm',
    patterns: [
      /\b(?:planning|plan|intend\w*|decided|hoping|mean) (?:to|on) jump(?:ing)?(?= (?:tonight|today|tomorrow|soon|later|this (?:evening|morning|weekend))\b|\W*$)/i,
      sequence(
        /\b(?:i |i've |just )?(?:cut|sliced|slashed|carved|burnt|burned) (?:my|into my) (?:\w+ )?/i,
        /(?:thighs?|arms?|wrists?|forearms?|stomach|legs?|hips?)/,
        / (?:again|last night|tonight|on purpose|too deep|deeper)/,
        /\b(?![^.?!]{0,40}\b(?:shaving|kitchen|brambles?|fence|glass|oven|tin|rose|thorns?|saw|work)\b)/,
      ),
      sequence(
        /\bi (?:won't|will not|am not going to|don't) need (?:any )?/i,
        /(?:sleep|food|rest|money|medicine|anything|a bed)\b[^.?!]{0,12}\b(?:after|from|past|come)/,
        / (?:tomorrow|tonight|today|this week(?:end)?|friday|saturday|sunday|monday)\b/,
      ),
      /\b(?:i|just|really|only) want out\b(?! of (?!(?:\w+ ){0,3}(?:life|world|body|skin|misery|hell|pain|suffering|existence|everything|it|here|living|head|nightmare)\b))/i,
      /\bi (?:really |just )?(?:don't|dont|do not) want to be (?:a |their |his |her )?(?:mother|mum|mom|mummy|father|dad|parent) (?:any ?more|any longer)\b/i,
      /\b(?:look|looks|seem|appear) like (?:an accident(?! waiting)|i (?:fell|slipped)|natural causes)\b/i,
      sequence(
        /\b(?:cuts|cut marks|slashes|slits|razor marks|self[- ]inflicted \w+|fresh scars)\b[^.?!]{0,16}/i,
        /\b(?:up|on|along|across|down|over|inside|all over) (?:my|his|her|their|(?:my )?\w+'?s) (?:\w+ )?/,
        /(?:thighs?|arms?|wrists?|forearms?|legs?|stomach|hips?)\b/,
      ),
      sequence(
        /\b(?:wants?|wanting|wish\w*) to (?:just )?disappear\b/i,
        notFollowedBy(
          sequence(
            / /,
            choice(
              /from (?:social|facebook|instagram)|for (?:a|the) (?:week|weekend|day|while|holiday)/,
              /into a book|on holiday/,
              /to (?:(?:a|the|my|our) )?(?:\w+ )?(?:spa|hotel|cottage|retreat|island|resort|campsite)\b/,
            ),
          ),
        ),
      ),
    ],
    near: [
      [kin, standing, height, habit],
      [concept(`i i've i'm been`), standing, height, habit],
    ],
    together: [[[concept(`how_(?:many|much)`), medicine], wantsToGo]],
  },
  {
    of: 'violence',
    patterns: [
      new RegExp(
        String.raw`\b${choice(
          /man|guy|coach|teacher|priest|vicar|pastor|babysitter|sitter|tutor|neighbou?r|lodger|carer|someone/,
          /uncle|cousin|grandad|grandpa|stepdad|step ?father|boy|he|dad|father|doctor|imam/,
          /friend'?s (?:dad|brother|father)/,
        )}\b[^.?!]{0,24}\b(?:touch(?:es|ed|ing)?|grop\w*|fondl\w*|molest\w*|abus\w*|rap(?:es|ed|ing)) (?:my|our) (?:\w+ )?(?:brother|sister|son|daughter|cousin|niece|nephew|friend|child|kid|grandson|granddaughter|girl|boy|baby|toddler|little one)\b`,
        'i',
      ),
      /\btouch(?:es|ed|ing)\b[^.?!]{0,40}\b(?:not to tell|don't tell|our secret|keep it (?:a )?secret|private parts?|down there|where (?:he|she) shouldn't)\b/i,
    ],
  },
  {
    of: 'psychosis',
    patterns: [
      sequence(
        /\b(?:dig|digging|dug|cut|cutting|gouge|gouging|tear|tearing|rip|ripping|pull|pulling)\b /i,
        /(?:\w+ ){0,2}(?:eyes?|chip|camera|implant|skin|it|teeth|tongue) out\b/,
        precededBy(
          /\b(?:believ\w+|think\w*|convinced|says?|tried to|keeps? trying|camera|chip|implant|spoon|knife)\b[^.?!]{0,100}/,
        ),
        /(?=[^.?!]{0,60}(?:spoon|knife|scissors|fork|$|[.,?!]))/,
        /(?<=\b(?:believ\w+|think\w*|convinced|camera|chip|implant|(?:her|his|my) eyes?)\b[^.?!]{0,100})/,
      ),
    ],
  },
];
