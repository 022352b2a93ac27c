import type { Signs } from '../red-flag.ts';
import { drowsy } from '../words/body-words.ts';
import { concept } from '../words/concept.ts';

const oneLeg = concept(
  `calf (?:one|left|right|my|his|her|the)_leg leg_(?:is_|has_been_|was_)?(?:swollen|sore|tight|hot) back_of_(?:my|the)_knee`,
);
const legSwells = concept(
  `swoll* swell* sore tight hot warm hard pain* ach* tender fat red twice_the_size bigger_than_the_other`,
);
const lung = concept(
  `
    (?:can't|hard_to|can_hardly)_(?:catch|get)_(?:my_|his_|her_)?breath hard_to_breathe hurts_to_breathe short_of_breath breathless can't_breathe
    (?:when|as)_(?:i|he|she)_breathes? breath(?:e|ing)_in (?:take|taking|takes)_(?:a|in)_(?:deep_)?breath
    puff(?:ed|ing)_(?:out|like) out_of_(?:breath|puff) stabb*_(?:\\w+_){0,3}breath* cough*_(?:up_)?(?:\\w+_)?blood
  `,
);
const yellow = concept(
  `jaundiced? (?:skin|eyes?)_(?:\\w+_){0,4}yellow* yellow*_(?:\\w+_){0,2}(?:skin|eyes?) whites_(?:\\w+_){0,4}yellow*`,
);
const headFails = concept(
  `confus* mixed_up muddled talking_(?:rubbish|nonsense) not_making_sense doesn't_know_(?:where|who) sleepy vomit*_blood`,
);
const shocked = concept(
  `
    electric_shock(?!_(?:feeling|sensation)) electrocuted zapped_(?:me|him|her|by|myself) shock_(?:off|from)_(?:the|a|an|my)
    live_wire
  `,
);
const mains = concept(
  `
    cookers? sockets? plugs? wires? wiring fence mains appliance lamp toaster cable kettle oven hob boiler washing_machine
    fuse_?box shower lights? switch extension drill mower hairdryer
  `,
);
const afterShock = concept(
  `heart* flutter* palpitation* faint* pass(?:ed|ing)_out chest numb* tingl* burn* breath* confus* thrown dizz* collaps*`,
);
const birth = concept(
  `
    had_(?:a|the|my|our)_baby had_baby gave_birth given_birth c_?-?section caesarean cesarean postpartum
    after_(?:the_)?birth since_(?:the_)?birth delivered (?:baby|newborn)_is_(?:only_)?\\w+_(?:days|weeks)_old
  `,
);
const childbed = concept(
  `
    stitches_(?:\\w+_)?(?:stink|smell)* smell*_discharge discharge_(?:\\w+_)?(?:smell|stink)* stink* shiver* rigors
    clots_(?:like|the_size|as_big|bigger) passing_(?:\\w+_)?clots soak* flooding
  `,
);
const childbedFever = concept(
  `shiver* fever* temp* hot rigors dizz* faint* stink* smell* hour pads? lemons? plums? eggs? fist`,
);
const party = concept(`party festival club rave gig night_out`);
const tookSomething = concept(
  `took_(?:something|a_pill|pills|some|stuff|md|molly|mdma|ecstasy|e|a_tablet) dropped_(?:a|some|two)`,
);
const overheats = concept(`burning_(?:up|hot) boiling stiff* jaw confus* shak* twitch* jerk* rigid collaps* fit*`);
const throughToBack = concept(`through_to_(?:my|the|his|her)_back into_(?:my|the|his|her)_back`);
const belly = concept(`bell(?:y|ies) tumm(?:y|ies) stomach abdom* gut`);
const tears = concept(`tore tear(?:s|ing)? ripp* rips? sudden* worst clammy faint* aneurysm`);
const hiv = concept(`hiv aids`);
const exposed = concept(
  `unprotected condom needle needlestick without_protection no_protection slept_with split broke`,
);
const footFails = concept(
  `foot_(?:\\w+_){0,2}(?:weak|drops?|drags?|flops?|floppy|numb|slaps?) foot's_(?:gone|gotten)_(?:\\w+) can't_lift_(?:my|the)_(?:foot|toes) trip*_over_(?:my|the)_(?:foot|toes)`,
);
const ofTheBack = concept(`sciatica back disc slipped_disc spine`);
const smallBaby = concept(`(?:[1-9]|1[0-1])_(?:months?|weeks?|mths?)_old (?:[1-9]|1[0-1])_?(?:mo|m)_old newborn`);
const runs = concept(`diarrh* runny_(?:poos?|nappies|nappy) the_runs watery_(?:poos?|nappies|stools?)`);
const days = concept(`(?:\\d|two|three|four|several)_days since_\\w+`);
const weeps = concept(`weep* ooz* crust* pus`);
const yellowStuff = concept(`yellow* green* pus honey_colou?red crusts?`);
/** Eczema that weeps under yellow crusts; an eye that does so is another matter. */
const weepsAndCrusts =
  /^(?![^]*\b(?:eyes?|eyelids?|lashes|conjunctivitis)\b)[^]*\b(?:(?:weep|ooz)\w*\b[^.?!]{0,40}\b(?:yellow\w*|honey[ -]?colou?red|golden)\b[^.?!]{0,16}\bcrust\w*|crust\w*\b[^.?!]{0,30}\b(?:weep|ooz)\w*\b[^.?!]{0,30}\byellow\w*|eczema\b[^.?!]{0,40}\b(?:weep|ooz)\w*\b[^.?!]{0,30}\b(?:crust\w*|yellow\w*|pus)|yellow\w*,? crust\w*\b[^.?!]{0,30}\b(?:weep|ooz)\w*)/i;
const feverish = concept(`temp* fever* hot shiver* poorly`);
/** Unless sport explains it. */
const calfSwells =
  /^(?![^]*\b(?:leg day|gym|run(?:ning)?|squats?|training|workout|marathon|hike|hiking|football|cramps?)\b)[^]*\bcal(?:f|ves)(?:'s)?\b[^.?!]{0,30}\b(?:hot|warm|swollen|swelling|brick|rock hard)\b/i;
const darkUrine = concept(
  `
    (?:urine|pee|wee|water)_(?:\\w+_){0,3}(?:dark|brown|cola|tea) (?:dark|brown|cola|tea_colou?red|coke)_(?:urine|pee|wee)
    (?:urine|pee|wee)_(?:\\w+_){0,2}like_(?:cola|coke|tea|coca_cola)
  `,
);
const liverIsIll = concept(
  `no_appetite off_(?:my|his|her)_food sick nause* yellow* itch* pale_(?:poos?|stools?) vomit*`,
);
const newMedicine = concept(
  `
    (?:new|started|since|after|upped|doubled|increased)_(?:\\w+_){0,3}(?:tablets?|pills?|medicine|meds|dose|water_pill|medication|diuretic)
    new_water_(?:pill|tablet)
  `,
);
const standsDizzy = concept(
  `dizz*_when_i_stand near_falls? nearly_f(?:e|a)ll* light_?headed faint* (?:standing|stand)_up dizz*`,
);
const falls = concept(`falls? fell stand* fallen`);
const skinOff = concept(
  `(?:skin|mouth)_(?:\\w+_)?(?:peel*|blister*|coming_off) blisters_(?:\\w+_){0,3}(?:mouth|lips|eyes) peeling_in_sheets`,
);
const newTablet = concept(`new_(?:\\w+_){0,2}(?:tablets?|pills?|medicine|meds|medication|drug|antibiotic|capsules?)`);
const spotting = concept(`spott?ing bleed* blood`);
const atWeeks = concept(`at_\\d+_(?:weeks|wks) \\d+_(?:weeks|wks)_(?:pregnant|gone|along)`);

/** Signs of which each alone says less, and that together say what it is. */
export const toldTogetherSigns: readonly Signs[] = [
  { of: 'infected-wound', patterns: [weepsAndCrusts] },
  { of: 'lung-clot', together: [[[oneLeg, legSwells], lung]] },
  { of: 'liver-failure', together: [[yellow, headFails]], near: [[yellow, drowsy]] },
  { of: 'electric-shock', near: [[shocked, mains, afterShock]] },
  { of: 'pregnancy', together: [[birth, childbed, childbedFever]] },
  { of: 'poisoning', together: [[party, tookSomething, overheats]] },
  { of: 'acute-belly', near: [[belly, throughToBack, tears]] },
  { of: 'serious-infection', near: [[skinOff, newTablet]] },
  { of: 'sexual-health', near: [[hiv, exposed]] },
  { of: 'nerve-check', together: [[footFails, ofTheBack]] },
  { of: 'child-check', near: [[smallBaby, runs, days]] },
  { of: 'infected-wound', near: [[weeps, yellowStuff, feverish]] },
  { of: 'leg-clot', patterns: [calfSwells] },
  { of: 'jaundice', near: [[darkUrine, liverIsIll]] },
  { of: 'medicine-harm', near: [[newMedicine, standsDizzy, falls]] },
  { of: 'pregnancy-check', near: [[spotting, atWeeks]] },
];
