import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';

const ateMuch = concept(
  `
    bing(?:e|es|ed|ing|eing) stuff(?:s|ed)?_(?:my|her|him)self meals? dinner supper tea_time eat* ate food trays?
    cake everything_in_the_fridge
  `,
);
const bringsUp = concept(
  `
    mak(?:e|es|ing)_(?:my|her|him)self_(?:sick|vomit|throw_up|puke) made_(?:my|her|him)self_(?:sick|vomit)
    make_it_come_(?:back_)?up bring_(?:it|them|everything)_(?:all_)?(?:back_)?up
    (?:throw|threw|throwing)_(?:it|everything)_(?:all_)?up fingers?_down_(?:my|her|his)_throat kneel_over_the_toilet
  `,
);
const laxatives = concept(`laxatives? senna dulcolax bisacodyl epsom detox_tea`);
const many = concept(`box handful packet lots every each whole loads after`);
const drink = concept(
  `drink drinking beers? wine vodka whisk(?:y|ey) gin booze alcohol bottle cans cider rum schnapps`,
);
const shakes = concept(`shak(?:es|y|ing) (?:i|hands|and)_shake trembl* sweat* tremor* jitter* the_shakes`);
const tillDrunk = concept(`morning until till unless without if_(?:i_)?(?:not|don't|leave) first not noon wake*`);
/** "The shakes in the morning till I've had one": what is had needs no naming. */
const shakesTillADrink =
  /\b(?:the shakes|shak(?:e|es|y|ing)|trembl\w*|tremors?|sweats?|jitters)\b[^.?!]{0,50}\b(?:till?|until|unless|before|without) (?:i|he|she)(?:'ve| have|'s| has)? (?:\w+ )?(?:had|have|has|get|got|drunk|drinks?) (?:(?:a|one|my|his|her|the|some|first|another|few|quick|or|two|three) ?)+(?:drinks?|cans?|beers?|pints?|shots?|glass(?:es)?|nip|sip|eye-?opener)?(?=\W*(?:$|down|in me|[,.;?!]))|\b(?:need|needs|have|has|take|takes) (?:a|one|my|his|her) (?:drink|can|beer|pint|shot|glass|nip|whisk(?:e)?y|vodka|gin|rum|brandy|wine|sherry|cider) (?:\w+ ){0,4}(?:stop|steady|settle|calm) (?:the |my |his |her )?(?:shakes|shaking|hands|tremors?)\b/i;
const cannotStop = concept(
  `can't_stop can't_quit hooked addicted depend* want_to_(?:stop|quit) stop_(?:at_once|tomorrow) cut_down every_day daily`,
);
const drugs = concept(
  `
    vodka whisk(?:y|ey) gin rum wine beers? booze alcohol codeine tramadol kratom diazepam valium
    sleeping_(?:tablets|pills) zopiclone ketamine ket cocaine heroin oxycodone pregabalin
  `,
);
const muchOrLong = concept(
  `years bottle bottles litres? cans \\d+_?g(?:rams)? a_day every_day daily per_day plus shaky shakes morning weekend`,
);

const noJoy = concept(
  `
    no_(?:interest|joy|pleasure)(?:_in_\\w+)? lost_(?:all_)?interest
    nothing_(?:is|feels|seems)?_?(?:\\w+_)?(?:fun|enjoyable)(?:_any_?more)? nothing's_(?:\\w+_)?fun don't_enjoy
    (?:doesn't|can't)_enjoy not_enjoy* everything_is_grey
  `,
);
const doesNothing = concept(
  `
    can't_(?:get_out_of_bed|work|wash|get_up|get_dressed|face_(?:work|anyone|people))
    (?:doesn't|don't)_(?:wash|get_up|get_dressed|leave_(?:the_)?(?:bed|room)) haven't_(?:got|been)_out_of_bed
    hasn't_(?:got|been)_out_of_bed stopp?ed_(?:going_to_work|work|working|seeing_(?:friends|people|anyone))
    (?:lie|lies|lying)_on_the_sofa_all_day stares?_at_the_(?:wall|ceiling) sits_in_the_dark
    (?:warning|signed_off)_(?:at|from)_work
  `,
);
const lowNow = concept(
  `
    depress* so_low very_low low_mood cr(?:y|ies|ying)_(?:all|each|every)_day cry_(?:all|each|every)\\w* always_sad
    hopeless* empty flat numb_inside worthless slump
  `,
);
const lastingLow = concept(
  `
    (?:\\w+_)?weeks (?:\\w+_)?months a_month
    since_(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas)
    every_day each_day
  `,
);

const panic = concept(
  `panic_attacks? panic anxiety_attacks? (?:constant|awful|terrible|severe)_(?:anxiety|fear) fear_always agoraphob*`,
);
const houseBound = concept(
  `
    (?:haven't|hasn't|not|can't|cannot|don't|doesn't)_(?:\\w+_)?(?:left|leave|been_out_of|go_out_of|step_out_of|been_out|go_out)(?:_of)?(?:_(?:the|my|our|her|his)_(?:house|flat|home|room|bedroom))?
    housebound
  `,
);
const panicOften = concept(
  `(?:two|three|four|five|several|many|\\d)_times_a_day every_day daily a_day each_day all_day can't_(?:work|sleep|leave)`,
);
const compulsion = concept(
  `
    (?:check|checks|checking)_(?:\\w+_){0,3}(?:locks?|stove|oven|door|taps?|gas|everything)
    wash(?:es|ing)?_(?:my_|her_|his_)?(?:hands_)?(?:till|until)_\\w+_(?:bleed|hands)
    have_to_(?:check|wash|count|touch)
  `,
);
const tooOften = concept(`(?:ten|twenty|thirty|forty|fifty|\\d\\d)_times bleed* late can't_stop hours`);
const shock = concept(
  `crash accident assault* attack* rape* war fire abuse robbery mugg* shooting explosion what_happened`,
);
const relives = concept(
  `
    flashbacks? nightmares? relive* reliving see_it_(?:again|happen*) seeing_it_(?:again|happen*)
    see_(?:the_)?pictures jump(?:s|y)? doesn't_leave
  `,
);
const oftenOrLong = concept(`every each night* weeks months since still work again constantly can't_sleep an_hour`);

const sleepsLittle = concept(
  `
    no_need_(?:for|of)_sleep don't_need_(?:any_)?sleep doesn't_(?:need_)?sleep hardly_sleep* barely_sleep*
    (?:hardly|barely)_slept sleeps?_(?:hardly|barely) sleep_not not_sleep* without_sleep awake_all_night
    slept_(?:only_|just_)?(?:\\d|one|two|three)_hours (?:\\d|an|one|two|three)_hours?_(?:of_sleep|a_night|sleep)
    up_all_night
  `,
);
const tooHigh = concept(
  `
    never_felt_better (?:full|so_full|lots|tons)_of_(?:energy|ideas|plans) full_energy million_ideas
    (?:racing|big)_(?:ideas|thoughts|plans) spending quit_(?:my|his|her)_job
    bought_(?:two|three|four|five|\\w+_cars?) gave_away_(?:his|her|my)
    talk(?:s|ing)?_(?:so_fast|too_fast|non_?stop|nonstop) invented buzzing on_top_of_the_world invincible
  `,
);
const heard = concept(
  `
    hear(?:s|ing)?_(?:\\w+_){0,2}(?:voices?|mutter*|whisper*|someone|somebody|people)
    (?:tv|telly|television|radio|news(?:reader)?)_(?:\\w+_){0,2}(?:talks?|speaks?|sends?|messages?|is_about)
    neighbours?_(?:\\w+_){0,2}(?:listen*|watch*|spy*|plot*|know) cameras_in_(?:my|the|his|her)
    (?:read|know|hear)s?_my_thoughts they_know_my_thoughts
  `,
);
const unreal = concept(
  `
    nobody no_one alone comment* my_name about_(?:me|him|her) through_the_wall my_thoughts messages spy* follow*
    stopp?ed not_slept smoke_alarm weeks
  `,
);

const since = concept(
  `
    since_(?:the|my|our|his|her)_(?:birth|baby|arrival|delivery)
    (?:had|gave_birth|having)_(?:\\w+_){0,3}(?:baby|son|daughter|little_one|twins|birth|weeks_ago|months_ago)
    gave_birth after_(?:the_)?birth new_(?:mum|mom|mother|dad) (?:\\w+)_weeks_since_the_birth
    bab(?:y|ies)_(?:is|was)_born baby_blues post_?natal post_?partum
  `,
);
const lowAfterBirth = concept(
  `
    flat so_low very_low feel*_low low_mood empty sad crying cries? in_tears weepy no_joy can't_bond
    don't_(?:\\w+_)?love_(?:him|her|my_baby|the_baby|it) feel_nothing numb
    (?:bad|useless|rubbish|terrible|awful)_(?:mum|mom|mother|dad|father) failing_(?:them|him|her|the_baby) dread*
    can't_cope hopeless
  `,
);
const goesOnAfterBirth = concept(
  `
    weeks? months? all_day every_day each_(?:day|morning) every_morning always nothing still june july since wash
    wont_eat won't_eat
  `,
);

export const urgentMindSigns: readonly Signs[] = [
  {
    of: 'eating',
    near: [
      [bringsUp, ateMuch],
      [laxatives, ateMuch, many],
      [
        concept(`weigh \\d\\d_?(?:kilos?|kg)`),
        concept(`(?:i'm|am|feel|think|still|so|too)_(?:\\w+_){0,2}(?:fat|huge|enormous)`),
      ],
    ],
  },
  {
    of: 'dependence',
    patterns: [shakesTillADrink],
    near: [
      [drink, shakes, tillDrunk],
      [cannotStop, drugs, muchOrLong],
    ],
  },
  {
    of: 'mind-check',
    near: [
      [panic, houseBound],
      [panic, panicOften],
      [shock, relives, oftenOrLong],
      [doesNothing, lastingLow],
      [compulsion, tooOften],
    ],
    several: [{ least: 2, of: [noJoy, doesNothing, lowNow] }],
  },
  { of: 'mania', near: [[sleepsLittle, tooHigh]] },
  { of: 'psychosis-check', near: [[heard, unreal]] },
  { of: 'after-birth-mind', together: [[since, lowAfterBirth, goesOnAfterBirth]] },
];
