import { choice, oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { child, pregnant } from '../words/people-words.ts';

const growsLess = concept(
  `weight_(?:keeps_|is_|has_)?(?:\\w+_)?(?:dropping|falling|going_down|drops) los(?:e|ing)_weight keep_losing_weight`,
);
const eatsAsUsual = concept(
  `
    eat_(?:normally|well|as_(?:usual|much|always)|the_same|plenty|more)
    eating_(?:normally|well|as_usual|the_same|plenty) appetite_is_(?:fine|good|normal)
  `,
);
const sad = concept(`sad* anxiety panic fear depress* low_mood grief hopeless* crying despair* misery`);
const cannotFunction = oneOf(
  /\bcan't (?:sleep|eat|work|get up|function|concentrate|leave)\b[^.?!]{0,24}\b(?:eat|work|sleep|function|get up|bed)\b/i,
  /\bcan't (?:work|function|get out of bed|leave (?:the|my) house)\b/i,
  /\btoo (?:sad|low|depressed|anxious) to (?:eat|sleep|work|get up)\b/i,
);
const forWeeks = concept(`because_of weeks months month since every_day for_(?:\\w+_)?weeks`);
const noStool = oneOf(
  /\bconstipat\w+ (?:for|since) (?:over |about |more than )?(?:[89]|\d\d|eight|nine|ten|eleven|twelve|fourteen) days\b/i,
  sequence(
    /\b(?:haven't|hasn't|not|no|without)\b[^.?!]{0,16}\b/i,
    choice(/bowel movement|poo(?:ed|ped)?|pooped?|stool|motion|been to the toilet/, /opened (?:my|his|her) bowels/),
    /\b[^.?!]{0,16}\b/,
    choice(
      /(?:[7-9]|\d\d|seven|eight|nine|ten|eleven|twelve|fourteen) days|a week|(?:two|\d) weeks/,
      /over a week|more than a week/,
    ),
    /\b/,
  ),
);
const hair = concept(`hair`);
const fallsOut = concept(`losing falling_out fall*_out loses lose thinning`);
const slowedDown = concept(`cold freezing weight_gain gaining_weight constipat* patches`);
const thirsty = concept(`thirst*`);
const drinksMuch = concept(`drinks_(?:a_lot|loads|so_much|all_the_time) drinking_(?:a_lot|loads|all_the_time)`);
const passesMuch = concept(`pee* wee* urinat* wets_the_bed bed_?wetting toilet loo`);
const itches = concept(`itch*`);
const noRash = concept(`no_rash without_(?:a_)?rash palms soles hands_and_feet all_over badly at_night unbearabl*`);
const heavyPeriods = concept(`periods? bleed*`);
const heavyAndPale = concept(
  `exhaust* pale breathless out_of_(?:puff|breath) puffed dizz* tired weak faint* anaemi* anemi* knackered shattered low_iron iron_(?:is_)?low`,
);
const bruisesEasily = concept(`bruis*_(?:so_|very_|more_)?(?:easily|easy|a_lot) easy_bruising`);
const tired = concept(`tired fatigu* exhaust* pale nose_?bleeds? gums weak`);
const infectionsAllTheTime =
  /\b(?:infections?|colds|ill|sick)\b[^.?!]{0,16}\b(?:all the time|again and again|one after (?:another|the other)|every (?:month|few weeks)|constantly)\b/i;
const paleOrBruised = concept(
  `bruis* pale pallid nose_?bleeds? bleed* gums night_sweats weight_loss losing_weight lost_weight`,
);
const gallbladder = concept(`gall_?bladder gall_?stones? right_ribs under_(?:my_)?(?:right_)?ribs`);
const lasting = concept(`hours vomit* fever* yellow worse every_meal after_meals`);

/** Everyday sentences, each of which a professional would send on. */
export const urgentPlainComplaintSigns: readonly Signs[] = [
  {
    of: 'lump-or-weight-loss',
    patterns: [
      /(?<!\b(?:to|and|(?:do|can|could|should) i) )\bkeep(?:s)? losing weight\b(?! (?:with|thanks|on|after))/i,
    ],
    near: [[growsLess, eatsAsUsual]],
  },
  { of: 'mind-check', near: [[cannotFunction, sad, forWeeks]] },
  { of: 'bowel-change', patterns: [noStool] },
  { of: 'stomach-check', near: [[gallbladder, concept(`pain* hurt* ach*`), lasting]] },
  {
    of: 'thirst',
    near: [
      [thirsty, passesMuch],
      [child, drinksMuch, passesMuch],
    ],
  },
  { of: 'pregnancy-check', near: [[pregnant, itches, noRash]] },
  { of: 'bruising', near: [[bruisesEasily, tired]], together: [[infectionsAllTheTime, paleOrBruised]] },
  {
    of: 'heavy-periods-check',
    near: [[heavyPeriods, concept(`heavy heavily`), heavyAndPale]],
  },
  {
    of: 'blood-check',
    near: [[hair, fallsOut, slowedDown]],
  },
];
