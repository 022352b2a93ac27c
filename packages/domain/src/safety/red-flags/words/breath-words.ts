import { concept } from './concept.ts';

/** "can't get any air", "struggling for breath", "breath is not coming". */
export const breathTrouble = concept(
  String.raw`
    (?:can't|couldn't|can_hardly|can_barely|barely|hardly|struggl\w+|trouble|difficult\w*|unable|not_able|fight\w*|hard|tough|problems?|hurts?|stopp?\w*|no_(?:fit|dey|can)|unable|battling|scarcely|failing)_(?:(?:to|with|for|in|get|getting|catch|catching|take|taking|draw|drawing|any|a|an|enough|my|his|her|the|full|deep|proper|properly|even|really|able|your|air|some|suck|in|breathe|of|end|it's|is|it|seem|seems)_){0,6}(?:breath\w*|air|lungful|oxygen)
    breath\w*_(?:(?:is|are|has|become|became|getting|so|very|really|too|got|gets|it|just|been|all|feels|seems|sounds|looks)_){0,4}(?:hard|harder|difficult|labou?red|bad|worse|heav\w+|weird|funny|noisy|shallow|rattl\w+|crackl\w+|strain\w*|ragged|painful|impossible|stopping|a_(?:struggle|fight)|cutting|seizing|seized|failing|not_coming|short_and|tight\w*)
    breath\w*_(?:won't|isn't|is_not|doesn't|don't|not)_(?:com\w+|go\w*|work\w*|right)
    breath\w*_(?:\w+_){0,2}(?:whistl\w*|squeak\w*|rattl\w*|gurgl\w*|bubbl\w*) breath\w*_problems?
    breath\w*_difficult\w* out_of_breath breathless\w* short\w*_of_(?:breath|air) gasp\w* suffocat\w* air_hunger sob
    wheez\w* panting puffing_and asthma_(?:attack|is)
    can't_(?:finish|complete|get_out|say|speak)_(?:a_|my_|his_|her_|full_|whole_|more_than_)?(?:sentences?|words?|two_words)
    no_air not_getting_(?:any_|enough_)?(?:air|oxygen) air_(?:won't|isn't|is_not|can't|not)_(?:go|get|com|enter)\w*
    can't_inhale choking
  `,
);
export const graveBreath = concept(
  String.raw`
    (?:can't|couldn't|can_hardly|can_barely|barely|hardly|struggl\w+|unable|not_able|fight\w*|hurts?|no_(?:fit|dey|can)|battling|trouble|difficult\w*|hard|problem)_(?:(?:to|with|for|in|get|getting|catch|catching|take|taking|draw|drawing|any|a|an|enough|my|his|her|the|full|deep|proper|properly|even|really|able|some|suck|of|end|it's|is|it|seem)_){0,6}(?:breath\w*|air|lungful|oxygen)
    no_air not_getting_(?:any_|enough_)?(?:air|oxygen) air_(?:won't|isn't|is_not|can't|not)_(?:go|get|com|enter)\w*
    can't_inhale breath\w*_(?:won't|isn't|is_not|doesn't|not)_(?:com\w+|go\w*) asthma_attack
    breath\w*_(?:(?:is|are|has|become|became|getting|so|very|really|too|got|gets|it|just|all)_){0,4}(?:impossible|failing|a_(?:struggle|fight)|cutting|seizing|seized|stopping|really_bad)
    suffocating gasping_(?:like|and|a_lot|so) gasping_for_(?:air|breath)
    (?:he|she|baby|is|he's|she's|i'm|keeps|was)_gasping(?!_for_a)
    can't_(?:finish|complete|get_out|say)_(?:a_|my_|his_|her_|full_|whole_|more_than_)?(?:sentences?|words?|two_words)
    (?:had_to|have_to|need_to)_stop_(?:talking|to_breathe|for_breath)
    out_of_breath_(?:just|even|while|doing_nothing|sitting|lying|talking|at_rest)
    breathless_(?:at_rest|sitting|lying|even|just|talking)
    wheezing_(?:so|badly|like_mad|really|a_lot_and|terribl\w+) panting_(?:at_rest|while_sitting)
    breathing_(?:has_)?stopp\w+ stopp\w+_breathing not_breathing isn't_breathing
  `,
);
export const blue = concept(
  `blue(?!_(?:patch|mark|spot|bruise|black)) bluish blueish blu purple purplish lilac lavender_colou?red gr[ea]y greyish grayish dusky navy`,
);
export const bluePlace = concept(
  `lips? mouth tongue fingers? finger_?tips finger_?nails? face nails? nail_beds skin gums`,
);
export const swollen = concept(
  `
    swell*
    (?<!\\b(?:glands?|nodes|tonsils|ankles|feet|legs|calf|eyelids)_(?:(?:are|is|have_been|so|all|very|a_bit)_)?)swoll?en(?!_(?:glands?|(?:lymph_)?nodes?|tonsils?|neck_glands?|ankles?|feet|legs?|calf|knees?|fingers?|hands?|joints?))
    fat fatter swolle lump* bigger croak* swelled swole swolen huge balloon* puff(?:ing|ed|y|s) blew_up blown_up
    blowing_up enlarged enormous massive fat thick(?:ening|er|ened)? doubled expand*
    (?:twice|(?:two|three|four|five|\\d)_times)_(?:the|its|their)_(?:normal_|usual_)?size
    double_(?:the|its|their)_size bigger_and_bigger getting_(?:bigger|tight*|narrow*|thick*|fat*)
    clos(?:ing|ed|es)(?:_up)? tighten* narrow* bulg* like_(?:balloons?|sausages?|a_balloon|a_golf_ball|an_elephant)
    inflat* angioed?*
  `,
);
export const hives = concept(
  `
    hives welts? wheals (?:lumps|bumps|spots|wheals|blotches|rash)_(?:all_over|everywhere)
    itchy_(?:lumps|bumps|all_over|blotches) urticaria nettle_rash rash* red_all_over itch* blotch* bumps_all_over
    covered_in_(?:bumps|spots|red)
  `,
);
export const allergyTrigger = concept(
  `
    peanuts? nuts? cashews? almonds? walnuts? pistachio* hazelnut* shell_?fish shrimps? prawns? crab lobster
    crayfish fish eggs? milk sesame kiwi strawberr* satay hummus tahini soy wheat mustard celery lupin stung sting
    bee wasp hornet jellyfish ant penicillin amoxicillin antibiotics? augmentin cef* vaccin* jab injection
    contrast_dye new_(?:medicine|medication|tablets?|pills?|drug|tea|supplement|herb*|capsules?) ibuprofen aspirin
    echinacea chamomile royal_jelly propolis bee_pollen pollen ate eaten eating took taking drank drinking swallowed
    allerg* latex ramipril lisinopril enalapril
  `,
);
