import { concept } from './concept.ts';

export const chest = concept(
  `
    chests?(?!_(?:infection|colds?|congestion|rub|freezer|hair|of_drawers|day|muscles?|workout|press|presses|binder|strap|plate|harness|expander)(?!\\w))
    breast_?bones? sternum rib_?cage thorax thoracic solar_plexus retro_?sternal sub_?sternal precordial* torso
    chest_?area behind_(?:my|the|his|her)_ribs middle_of_(?:my|the)_breast
  `,
);
export const heart = concept(`hearts? ticker heart_?beat heart_?rate pulse palpitations? hr bpm beats_per_minute`);
export const arm = concept(`(?:left_|right_|both_)?(?:arms?|hands?|wrist|fingers?|elbow)`);
export const limb = concept(`(?:arms?|hands?|legs?|foot|feet|limbs?)`);
export const face = concept(`faces? mouths? smiles? lips? cheeks? eyelids? grin`);
export const eye = concept(`eyes? eyeballs? vision sight eye_?sight`);
export const head = concept(`heads? skull temple forehead`);
export const headache = concept(
  `
    head_?aches? migraines? pain_in_(?:my|the|his|her)_head
    head_(?:is_|was_|feels_like_it_)?(?:hurt*|ach*|pain*|split*|explod*|pound*|burst*|throb*|hammer*|about_to)
  `,
);
export const belly = concept(`bell(?:y|ies) stomachs? abdom* tumm(?:y|ies) tum guts? insides pelvi[sc] womb`);
export const testicle = concept(
  `
    testic* testis testes (?<!\\b(?:a|the|foot|tennis|golf|cricket|catching|catch)_)balls? bollocks? nuts? goolies
    nads scrotum ball_?sack
  `,
);

export const pain = concept(
  `
    pain* hurt* ach* sore* agon* stabb* sharp press* squee* crush* squash* squish* flatten* pinch* throb* anvil*
    concrete iron_bar truck lorry horse kneel* weigh* tight* heav* weight inflat* burden rock parked car_on bus_on
    boulder bricks? fist someone's_(?:foot|knee) tear(?:ing|s)? ripp* compress* clamp* strangl* tourniquet corset
    strap rope rubber_band wrung wring* crack* gnaw* searing raw electric* jab* poke* bolt spear* constrict*
    seiz(?:es|ing|ed)? on_fire elephant band vice vise belt brick boulder clamp* grip* clench* discomfort spasm*
    burn(?:s|ing) stand(?:ing|s)_on sit(?:ting|s)_on stood_on sat_on knife knives dagger stone suffocat* bursting
    explod* excruciat* unbearable twist* cramp*
  `,
);
export const severe = concept(
  `
    sever* strongest strong_pain like_never_before beyond torture hellish hell deadly awful sharp_as insanely
    unimagin* inhuman dying_of_pain crying_(?:in|from|with)_pain
    can't_(?:uncurl|unbend|hop|jump|straighten|breathe_from) terribl* awful* unbearabl* unreal worst excruciat*
    agon* intens* extrem* violent* horrible horrendous crazy insane like_hell so_(?:bad|much|strong|badly) too_much
    very_(?:strong|bad|much|severe|hard) really_bad* bad bad_pain strong scream* double_(?:up|over) contort* howl*
    yell* sobbing weep* unable_to_(?:stand|move|walk|sit) beyond_(?:anything|words|belief) never_felt brutal savage
    vicious intoler* massive* insufferable doubled_(?:up|over) bent_double can't_(?:stand|move|walk|sit|bear|take)
    kill* 10/10 9/10 ten_out_of_ten nine_out_of_ten crippling stabb* writh* rolling_around curled_up
  `,
);
export const sudden = concept(
  `
    sudden* all_of_a_sudden out_of_(?:the_blue|nowhere) just_(?:now|started|happened|stopped|went|lost) abrupt*
    instant* in_seconds in_a_(?:second|moment|flash|instant|split_second) from_one_(?:second|moment|minute) at_once
    started_at started_(?:today|this|just|in|a_second|half|an) (?:went|goes|gone|turned)_(?:crooked|numb|dead|blind)
    one_minute within_(?:seconds|minutes|the_(?:last|past)_hour)
    since_(?:(?:an?|one|two|three|half_an)_(?:hours?|minutes?)|breakfast|lunch|dinner|supper|noon|midnight|yesterday|last_night|waking|he_woke|she_woke|i_woke|this_morning|this_afternoon|an_hour|one_hour|half_an_hour|\\d+_minutes?)
    (?:half_an|an|one|two)_hours?_ago \\d+_min(?:ute)?s?_ago minutes_ago woke_up this_morning today tonight
    right_now boom now just_like_that started_now
  `,
);
export const oneSide = concept(
  `
    one_sided? one_(?:half|side) (?:left|right|other|whole)_(?:hand_)?sided? half lop_?sided
    (?:her|his|my|the)_(?:left|right) left right_(?:arm|leg|hand|foot|face|eye|half) uneven asymmetr*
  `,
);

export const graveShock = concept(
  `
    clamm* gr[ea]y ashen waxy like_wax perspir* diaphor* soaked drench* cold_sweats? sweat(?:s|ing|y) faint* syncop*
    dizz* light_?headed pass(?:ed|ing)?_out black(?:ed|ing)?_out about_to_(?:faint|pass_out|collapse|drop) collaps*
    keel* grey(?:ing|s|ed)?_out giddy woozy going_under
    (?:wet|covered|full|bathed|pouring|running|dripping)_(?:with|in|of)_sweat sweat_is_(?:pouring|running|dripping)
    dripping_sweat everything_(?:goes|gets|went|going|turns|is_getting)_(?:dark|black|gr[ea]y|blurry|white|dim)
    legs_(?:go|gave|giving|buckl*) going_dark nearly_(?:fell|hit_the_floor|dropped) swimmy head_is_spinning
    sweats_a_lot vomit* puk* throw*_up threw_up cold_and_(?:wet|sweaty|pale) weak_and_pale heart_(?:is_)?rac*
    white_as_a_(?:sheet|ghost) pale
  `,
);
export const confused = concept(
  `
    confus* makes_no_sense thinks_(?:i'm|i_am|we're)_(?:her|his|someone|somebody|my|the)_?\\w* muddl* disorient*
    delirious gobbledy* away_with_the_fairies double_dutch garbage delirium mumbl* nonsense gibberish rambl*
    not_making_(?:any_)?sense isn't_making_(?:any_)?sense doesn't_make_(?:any_)?sense
    doesn't_(?:know|recogni[sz]e)_(?:where|who|me|us|what|his|her) not_himself not_herself
    talking_(?:rubbish|nonsense|crazy|funny) muddled incoherent out_of_it hallucinat* seeing_things
    not_(?:knowing|recogni[sz]ing)_(?:who|where|me|us) doesn't_know_(?:her|his)_own_name
    doesn't_know_(?:me|us|where|what|who) doesn't_(?:understand|hear|follow|get)_(?:me|us|what) doesn't_understand
    forgot_(?:who|where)_(?:i|he|she|we) wandering talks_to_people_who_aren't seeing_people
    mixing_up_(?:words|names) in_another_world not_with_it not_with_us not_all_there puts_things_in_wrong
    staring_blankly blank_stare vacant babbling raving spaced_out acting_(?:drunk|weird|strange|odd)
  `,
);
export const drowsy = concept(
  `
    drows* very_sleepy so_sleepy too_sleepy really_sleepy extremely_sleepy super_sleepy unusually_sleepy
    (?:now|and|gone|getting|become)_sleepy sleepy_and_(?:vomit*|confus*|floppy|limp|hot|pale|won't) more_sleepy
    lethargic letharg* listless doz(?:ing|es|ed)_off keeps_dozing nodding_off nods_off nodding_out
    can't_(?:stay|keep)_awake (?:hard|difficult|impossible|struggling|tough)_to_(?:wake|rouse|keep) won't_wake
    won't_stay_awake floppy limp rag_?doll barely_(?:awake|conscious|responds?|responding|moves?|reacts?)
    hardly_(?:awake|responds?|moves?|wakes?) half_conscious semi_?conscious
    not_(?:fully|really)_(?:awake|conscious|with_us) slipping_away can't_keep_(?:his|her|my)_eyes_open
    keeps_falling_asleep sleeps_all_the_time sleeping_all_(?:day|the_time) too_weak_to eyes_(?:half_)?closed
    drifting_(?:off|in_and_out) in_and_out_of_consciousness glassy
  `,
);
