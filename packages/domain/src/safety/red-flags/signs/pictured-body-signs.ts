import { oneOf } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';

const hives = concept(`hives welts nettle_rash urticaria wheals blotches`);
const voiceGoes = concept(
  `voice_(?:\\w+_){0,3}(?:squeak\\w*|hoarse|croak\\w*|funny|gone|raspy|thick|weird|strange) (?:squeaky|hoarse|croaky|raspy)_voice lump_in_(?:my|the|his|her)_throat throat_(?:\\w+_){0,2}(?:tight|closing|thick|swollen)`,
);
const bowelsShut = oneOf(
  /\b(?:nothing|nowt|not a thing)(?:'s| is| has)? (?:come|coming|comes|came|passed|passing|goes|going|gone|will come) (?:out |through )?(?:of |from |at )?(?:either|both|any) ends?\b/i,
  /\bno (?:poo|poop|stool|motion)s?\b[^.?!]{0,12}\bno (?:farts?|wind|gas)\b|\b(?:can't|haven't|hasn't|not) (?:poo\w*|passed)[^.?!]{0,20}\b(?:or|nor) (?:fart\w*|passed? (?:wind|gas))\b/i,
);
const bellyBlown = concept(
  `(?:belly|tummy|stomach|abdomen)_(?:\\w+_){0,2}(?:swell*|swollen|swelled|huge|hard|tight|blown|distended|big|drum|balloon|football) swollen_(?:belly|tummy|stomach) bloated throw*_up vomit* being_sick bringing_up`,
);
const jawOrNeck = concept(`neck_muscles neck jaw face`);
const locks = concept(`lock* clench* rigid clamp* seiz*_up`);
const archesBack = concept(
  `back_(?:then_)?arch(?:es|ing|ed) arches_(?:by_itself|backwards) arching_backwards can't_swallow lockjaw`,
);
const limb = concept(`shin calf forearm leg thigh foot`);
const tightAsDrum = concept(
  `tight_as_a_(?:\\w+_)?drum (?:like|hard_as|solid_as|as_hard_as)_(?:a_)?(?:wood|rock|stone|board|drum|iron) rock_hard solid bursting`,
);
const nerveOrNoRelief = concept(
  `pins_and_needles numb* tingl* can't_feel painkillers_(?:do|don't|aren't|are_not)_(?:\\w+_?){1,2} morphine pain*_(?:is_)?unreal unbearable agony when_(?:i|he|she)_(?:wiggle|move|stretch)`,
);
const afterBlow = concept(`tackle* kick* crush* cast plaster fractur* broke* break run* hit fell accident squash* gym`);
const testPositive = oneOf(
  /\b(?:pregnancy )?tests? (?:was|is|came (?:back|up)|came out|turned) (?:faintly )?positive\b|\b(?:positive (?:pregnancy )?test|two lines|second line)\b/i,
);
const oneSided = concept(
  `(?:left|right|one)_side (?:left|right)_(?:hip|ovary|groin|tummy|belly) low_down shoulder_tip shoulder`,
);
const knifeOrFaint = concept(
  `knife stab* faint* dizz* collaps* agony doubled_over sharp excruciat* sweat* pass*_out bleed*`,
);
const newbornDays = concept(
  `newborn (?:[1-9]|1[0-9]|2[0-8]|two|three|four|five|six|seven|eight|nine|ten)_days?_olds? (?:1|2|3|one|two|three)_(?:weeks?|wks?)_olds? (?:[1-9]|two|three|four|five|six|seven|ten)_days born_(?:last|on|yesterday)`,
);
const yellow = concept(`yellow* jaundice* orange_(?:skin|tint)`);
const hardToFeed = concept(
  `sleeps?_through_(?:his_|her_|the_|every_|all_)?feeds? flick* too_sleepy hard_to_wake wake*_(?:him|her)_to_feed falls_asleep_(?:at|on|after) won't_(?:wake|feed|suck|latch) no_(?:wet_)?napp* floppy limp`,
);
const unborn = concept(
  `bubs?_(?:inside|in_there|in_me) bump(?:_baby)? baby_(?:inside|in_(?:my|the)_(?:belly|tummy|bump)) little_one_inside my_bump passenger`,
);
const lazy = concept(
  `on_strike gone_quiet not_moving still_all_day no_(?:kicks?|movement*|dance*|flutter*) stopped hasn't_(?:moved|kicked|wriggled|danced|budged) asleep_all_day`,
);
const sooty = concept(`boiler chimney* stove flue gas_fire heater barbecue bbq generator garage wood_?burner`);
const shut = concept(`blocked bird's_nest birds_nest leak* broken old sooty yellow_flame no_vent closed_windows`);
const sickAll = concept(
  `hungover hung_over sick dizz* (?:both|all)_(?:\\w+_){0,2}(?:sick|headache*|dizzy|sleepy|rough) sleepy woozy muzzy`,
);
const voiceThings = concept(
  `fridge tv radio kettle wall walls phone pipes clock dog cat angels? devil god voices? spirits? shower`,
);
const tells = concept(`tell* told says? say order* want* whisper* command*`);
const doIn = concept(
  `do_(?:\\w+_){1,2}in finish_(?:him|her|them|mum|mom|dad)_off get_rid_of_(?:him|her|them|mum|mom|dad|the_baby)`,
);
const lawnMushroom = concept(`mushrooms? toadstools? fungus fungi`);
const outside = concept(`lawn garden woods? forest field grass hedge park verge playground school yard`);
const childHad = concept(
  `(?:he|she|my_\\w+|toddler|child|kid|boy|girl|son|daughter)_(?:has_|just_|already_)?(?:had|ate|eaten|munched|popped|got)_(?:one|two|three|a|some|a_few|\\d+|it|them|in) before_i_(?:saw|could|got|noticed|stopped)`,
);

/** Illness told by what it looks or feels like, and not by its name. */
export const picturedBodySigns: readonly Signs[] = [
  { of: 'severe-allergy', near: [[hives, voiceGoes]] },
  { of: 'acute-belly', together: [[bowelsShut, bellyBlown]] },
  { of: 'serious-infection', near: [[jawOrNeck, locks, archesBack]] },
  { of: 'cold-limb', near: [[limb, tightAsDrum, nerveOrNoRelief, afterBlow]] },
  { of: 'pregnancy', together: [[testPositive, [oneSided, knifeOrFaint]]], near: [[unborn, lazy]] },
  { of: 'sick-baby', together: [[newbornDays, [yellow, hardToFeed]]], near: [[newbornDays, yellow, hardToFeed]] },
  { of: 'gas-or-fumes', near: [[sooty, shut, sickAll]] },
  { of: 'psychosis', near: [[voiceThings, tells, doIn]] },
  { of: 'poisoning', near: [[lawnMushroom, outside, childHad]] },
];
