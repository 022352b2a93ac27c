import { emergency, type RedFlagRule } from '../red-flag.ts';
import { confused, drowsy } from '../words/body-words.ts';
import { breathTrouble, graveBreath } from '../words/breath-words.ts';
import { concept } from '../words/concept.ts';

const syncope = concept(
  `
    faint(?:ed|ing|s)? pass(?:ed|ing|es)?_out black(?:ed|ing|s)_out collaps* going_under
    nearly_(?:fainted|collapsed) keel* lost_consciousness knees_(?:gave|buckled) crumpled
    drop(?:ped|s)_to_the_(?:floor|ground) about_to_(?:faint|pass_out|collapse|drop) swoon*
  `,
);
const sight = concept(
  `
    double_vision see(?:s|ing)?_(?:double|two) two_of_everything blind* can't_see
    lost_(?:my|his|her)?_?(?:vision|sight) vision_(?:\\w+_){0,3}(?:gone|going|black|double|blurr*|dark|tunnel)
    everything_(?:went|goes|going|gets|got|turns)_(?:black|dark|blurry|dim) pupils? tunnel_vision
  `,
);
const weakLimb = concept(
  `
    (?:arms?|hands?|legs?|foot|feet|side|body|fingers)_(?:\\w+_){0,4}(?:weak*|limp|flop*|paraly*|useless|dead|give*|giving|not_obey|don't_obey|won't_(?:move|work|obey|lift)|not_work*|stopp*|drop*|numb*|heavy|jelly)
    can't_(?:lift|move|raise|stand|walk)_?(?:my|his|her)?_?(?:arm|arms|hand|leg|legs|up|straight|properly)?
    dropping_things drops_(?:things|everything) keeps_(?:dropping|falling) stagger* stumbl* unsteady slur* gibberish
    can't_(?:speak|talk|find_words) like_(?:a_)?drunk face_(?:\\w+_){0,3}(?:droop*|numb*|hang*|fell|melt*|crook*)
    lips?_(?:\\w+_){0,2}(?:hang*|droop*|crook*) mouth_(?:\\w+_){0,3}(?:droop*|hang*|twist*|crook*)
  `,
);
const colour = concept(
  `
    blue bluish gr[ea]y ashen clamm* cold_sweats? waxy deathly_pale white_as_a_(?:sheet|ghost) so_pale very_pale
    mottled funny_colou?r marbled pale_as cold_and_(?:clammy|sweaty|pale|wet) drench* pouring_with_sweat
    soaked_in_sweat sweating_(?:buckets|so_much|profusely|a_lot)
  `,
);
const jerks = concept(
  `
    jerk* convuls* seiz(?:ure*|ing) fitting fits? twitch*_(?:uncontroll*|all) shaking_(?:uncontroll*|violently|all)
    rigid eyes_roll* foam* bit(?:ten)?_(?:his|her|my)_tongue
  `,
);
const chestFelt = concept(
  `
    chest_(?:\\w+_){0,4}(?:pain*|tight*|hurt*|press*|heav*|seiz*|flutter*|fire|burn*|crush*|ach*)
    (?:pain*|tight*|press*|heav*|flutter*|crush*|weight|squeez*)_(?:\\w+_){0,4}chest
  `,
);
const badHeadache = concept(
  `
    (?:worst|terrible|severe|sudden|splitting|brutal|awful|blinding|excruciating|crazy|unbearable|thunderclap|massive)_head_?ache
    head_?ache_(?:\\w+_){0,3}(?:worst|terrible|unbearable|brutal|explod*) head_(?:is_)?(?:explod*|splitting)
  `,
);
const stiffNeck = concept(`stiff_neck neck_(?:\\w+_){0,3}(?:stiff|rigid|locked|won't) bend_(?:my|his|her|the)_neck`);
const hot = concept(
  `
    fever*
    (?<!(?:i'm|am|aged|age|turned|nearly)_)39(?!_?(?:weeks?|wks?|years?|yrs?|yo|y/o|kg|kilos?|lbs|pounds|units|mg|cigarettes))
    39[.,]\\d
    (?<!(?:i'm|am|aged|age|turned|nearly)_)40(?!_?(?:weeks?|wks?|years?|yrs?|yo|y/o|kg|kilos?|lbs|pounds|units|mg|cigarettes))
    40[.,]\\d 41 10[2-5](?:[.,]\\d)? rigors? shivering teeth_chatter* burning_up boiling_hot shaking_chills
  `,
);
const agony = concept(`agon* excruciat* unbearabl* scream*_(?:in|with)_pain writh* worst_pain can't_bear intoler*`);
const throatOrHives = concept(
  `
    hives welts throat_(?:\\w+_){0,3}(?:clos*|tight*|swell*|swollen|block*)
    tongue_(?:\\w+_){0,3}(?:swell*|swollen|big|huge|thick) lips?_(?:\\w+_){0,3}(?:swell*|swollen|tingl*|puff*)
    face_(?:\\w+_){0,3}(?:swell*|swollen|puff*)
  `,
);
const blood = concept(
  `
    (?:vomit*|cough*|puk*|throwing_up|threw_up|spitting|pooing|pooping|passing)_(?:up_)?blood
    bleeding_(?:heavily|a_lot|badly|everywhere) blood_everywhere losing_blood black_(?:stools?|poo*|vomit)
  `,
);
const veryDrowsy = concept(
  `
    (?:hard|difficult|impossible)_to_(?:wake|rouse) can't_(?:stay|keep)_awake won't_wake not_waking floppy limp
    rag_?doll barely_(?:awake|conscious|responding) nodding_(?:off|out) unresponsive not_responding
    very_(?:drowsy|sleepy) so_(?:drowsy|sleepy) can't_keep_(?:my|his|her)_eyes_open drows*
  `,
);
const noUrine = concept(`(?:hasn't|haven't|not|no)_(?:\\w+_){0,2}(?:peed?|wee|weed|urinated|urine)`);
const wildHeart = concept(
  `
    heart_(?:\\w+_){0,3}(?:rac*|pound*|flutter*|skip*|irregular|stopp*|crazy|mad|fast) palpitations
    pulse_(?:\\w+_){0,3}(?:fast|weak|slow|irregular|rac*|thready)
  `,
);
const purple = concept(
  `
    (?:purple|dark|bruise_like)_(?:rash|spots?|blotches|patches|marks|dots)
    rash_(?:\\w+_){0,4}(?:purple|fade|glass|bruis*) mottled
  `,
);
const vomiting = concept(`vomit* throw*_up threw_up puk* being_sick been_sick can't_keep_anything`);
const numb = concept(`numb* tingl* pins_and_needles can't_feel`);
const unwell = concept(
  `
    (?:looks?|looking|feels?|feeling|seems?)_(?:really_|so_|very_)?(?:awful|terrible|dreadful|ghastly|close_to_death|like_(?:he's|she's|i'm)_dying)
    dying impending_doom something_is_(?:very|really|terribly)_wrong going_to_die
  `,
);

/** Grave in whatever company. */
const grave = [
  confused,
  syncope,
  sight,
  weakLimb,
  colour,
  jerks,
  stiffNeck,
  agony,
  blood,
  noUrine,
  purple,
  chestFelt,
  throatOrHives,
  badHeadache,
];

export const graveSigns: RedFlagRule = {
  ...emergency('grave-signs', 'several serious signs at once', {
    first: 'Signs like these together can be an emergency.',
    next: 'Stay with the person, and unlock the door. Give nothing to eat or drink.',
    patterns: [],
  }),
  several: [
    { least: 2, of: [...grave, veryDrowsy, graveBreath] },
    { least: 3, of: [...grave, drowsy, breathTrouble, hot, wildHeart, vomiting, numb, unwell] },
  ],
};
