import { oneOf } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';

const diabetic = concept(`diabet* insulin type_(?:1|one|2|two)`);
const asIfDrunk = concept(
  `
    drunk(?!_(?:anything|enough|any|water))
    (?:acting|acts|behaves|behaving)_(?:\\w+_)?(?:strange*|odd*|weird*|funny|aggressive*|drunk) makes_no_sense
    talking_nonsense talks_nonsense muddled sweaty_and
  `,
);
const lowSigns = concept(
  `
    sweat* pale shak* nonsense no_sense muddled confus* no_alcohol not_(?:\\w+_)?drunk hasn't_drunk had_no
    had_nothing strange* odd* weird* drunk
  `,
);
const insulin = concept(`insulin`);
const didNotEat = concept(
  `
    (?:not|n't|without|no|couldn't|didn't|hasn't)_(?:eat|eating|eaten|any_food|food) didn't_eat hasn't_eaten
    could_not_eat skipped_(?:breakfast|lunch|dinner|a_meal)
  `,
);
const eaten = concept(`ate eaten swallowed chewed eating`);
const diffuser = oneOf(
  /\b(?:drank|drunk|swallowed|sipped|licked|sucked)\b[^.?!]{0,16}\b(?:from|out of|off)\b[^.?!]{0,16}\b(?:diffuser|oil burner|aroma lamp|vapori[sz]er|humidifier|oil lamp|reed sticks?|air freshener|wax melt)\b/i,
  /\bemptied\b[^.?!]{0,16}\b(?:bottle|vial) of\b[^.?!]{0,24}\b(?:drops|oil|eucalyptus|camphor|remover)\b/i,
);
const stones =
  /\b(?:seeds|kernels|stones|pits) (?:of|from) (?:an? |the |some |several )?(?:apricots?|cherr(?:y|ies)|peach(?:es)?|plums?|bitter almonds?)\b|\b(?:apricot|cherry|peach) (?:seeds|kernels|pits)\b/i;
const ownPicking =
  /\b(?:mushrooms?|risotto|stew|soup)\b[^.?!]{0,40}\b(?:own picking|we picked|i picked|foraged|from the (?:woods?|forest|field)|picked ourselves)\b/i;
const sickAfter = concept(`cramps* diarrh* vomit* sick hours_later`);
const remover =
  /\b(?:drank|drunk|swallowed|licked|sipped)\b[^.?!]{0,30}\b(?:remover|rust|descaler|drain|thinner|polish|varnish|bleach|limescale)\b/i;
const lithium = concept(`lithium`);
const poisoned = concept(`stagger* unsteady coarse* slur* twitch* can't_walk wobbl* falls_over`);
const alsoIll = concept(`vomit* diarrh* trembl* shak* confus* drows* tremor`);
const tookPillsAndSorry =
  /\b(?:text\w*|wrote|messaged|called|says?|said)\b[^.?!]{0,24}\b(?:taken|took|swallowed) (?:\w+ )?(?:pills|tablets|something)\b[^.?!]{0,30}\b(?:sorry|goodbye|forgive|love)\b/i;
const swallowedIt = concept(`swallow* ate eaten gulped mouth`);
const buttonCell = concept(`(?:watch|coin|button|hearing_aid|lithium|remote)_(?:cells?|batter(?:y|ies))`);
const sniffing = concept(`sniff* huff* inhal* buzzing`);
const solvent = concept(
  `lighter_(?:gas|fluid) butane gas_can* aerosol* deodorant glue solvents? petrol poppers whippets nitrous paint thinner`,
);
const wentDown = concept(`dropped collaps* passed_out unconscious blue fitting seizure won't_wake chest heart twitch*`);
const sooty = concept(`boiler chimney* stove flue gas_fire heater barbecue bbq generator garage wood_?burner`);
const shut = concept(`blocked bird's_nest birds_nest leak* broken old sooty yellow_flame no_vent closed_windows`);
const sickAll = concept(
  `hungover hung_over sick dizz* (?:both|all)_(?:\\w+_){0,2}(?:sick|headache*|dizzy|sleepy|rough) sleepy woozy muzzy`,
);
const lawnMushroom = concept(`mushrooms? toadstools? fungus fungi`);
const outside = concept(`lawn garden woods? forest field grass hedge park verge playground school yard`);
const childHad = concept(
  `(?:he|she|my_\\w+|toddler|child|kid|boy|girl|son|daughter)_(?:has_|just_|already_)?(?:had|ate|eaten|munched|popped|got)_(?:one|two|three|a|some|a_few|\\d+|it|them|in) before_i_(?:saw|could|got|noticed|stopped)`,
);
const sameHead = oneOf(
  /^(?![^]*\b(?:wine|beer|drink\w*|hangover|party|stress\w*|kids|noise)\b)[^]*\b(?:all|both|each|every one) (?:\w+ ){0,3}(?:same |a |got |have |had |the )*(?:headaches?|head ?ache|sick|dizzy|nausea\w*)\b/i,
);
const heating = concept(
  `boiler gas_(?:fire|heater|man|cooker) chimney* stove flue heater generator wood_?burner barbecue bbq`,
);

const drainsPotassium = concept(
  `li(?:c|qu)orice laxatives? senna (?:diet|slimming|detox|weight_loss)_teas? water_(?:tablets?|pills?) diuretics?`,
);
/** Potassium so low that muscles fail. */
const musclesFail = concept(
  `
    can't_(?:even_)?(?:lift|raise|move)_(?:my|his|her)_(?:legs|arms|head) can't_(?:stand|get)_up(?!_(?:in_time|early|in_the_(?:morning|night))) can't_walk
    legs_(?:won't|don't|no_longer)_(?:carry|hold|move|work) too_weak_to_(?:stand|walk|get_up|move|lift|raise) paralys* paralyz*
  `,
);

/** Emergencies of poisons, medicines, withdrawal and sugar. */
export const poisonsAndMedicinesEmergencySigns: readonly Signs[] = [
  {
    of: 'diabetic-emergency',
    together: [[diabetic, asIfDrunk, lowSigns]],
    near: [
      [
        diabetic,
        concept(`hard_to_(?:wake|rouse) can't_wake won't_wake unconscious unresponsive difficult_to_(?:wake|rouse)`),
      ],
      [insulin, didNotEat, concept(`sweat* shak* no_sense confus* muddled drows* pale strange* faint* drunk`)],
    ],
  },
  { of: 'gas-or-fumes', near: [[sooty, shut, sickAll]] },
  { of: 'gas-or-fumes', near: [[sameHead, heating]] },
  { of: 'overdose', together: [[lithium, poisoned, alsoIll]], patterns: [tookPillsAndSorry] },
  {
    of: 'poisoning',
    patterns: [diffuser, remover],
    together: [
      [ownPicking, sickAfter],
      [stones, eaten],
    ],
  },
  { of: 'poisoning', near: [[swallowedIt, buttonCell]] },
  { of: 'poisoning', near: [[drainsPotassium, musclesFail]] },
  { of: 'poisoning', near: [[sniffing, solvent, wentDown]] },
  { of: 'poisoning', near: [[lawnMushroom, outside, childHad]] },
  { of: 'swallowed-object', near: [[swallowedIt, buttonCell]] },
];
