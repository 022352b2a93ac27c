import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { child, kin } from '../words/people-words.ts';

const misplaces = concept(
  `
    (?:put|puts|putting)_(?:\\w+_){1,4}?in_the_(?:fridge|oven|freezer|microwave|washing_machine|bin)
    put_(?:his|her)_\\w+_on_(?:backwards|upside_down|inside_out) (?:wore|wearing)_(?:\\w+_)?(?:pyjamas|pajamas)_(?:to|outside)
  `,
);
const isOdd = concept(`odd strange weird not_(?:himself|herself) muddled confus* out_of_character vague wobbly`);
const knowsNobody = concept(
  `
    (?:couldn't|can't|didn't|doesn't|forgot)_(?:remember|recall|know|recogni[sz]e)_(?:my|her|his|our|the)_(?:\\w+_)?(?:name|face|daughter|son|wife|husband|house|way_home)
    (?:didn't|doesn't)_(?:know|recogni[sz]e)_(?:me|who_i_am|us|where_(?:he|she)_(?:is|was)) forgot_(?:my_name|who_i_am)
    (?:gets?|got|getting)_lost_(?:(?:at|in)_(?:home|(?:his|her)_own)|(?:on_the_way_)?to_(?:his|her)_own_(?:bed)?room)
    calls_me_by_(?:my|her|his|another|someone|somebody|the)_(?:\\w+_)?(?:name|else) (?:got|gone|become|became|is|so|went)_(?:so_)?suddenly_(?:\\w+_)?(?:forgetful|muddled|vague) suddenly_(?:\\w+_)?(?:forgetful|muddled|vague)
  `,
);
const sinceShortly = concept(
  `today this_(?:morning|afternoon|evening) since_(?:yesterday|last_night|this|lunch|breakfast|he_woke|she_woke) suddenly sudden at_lunch tonight overnight last_night since_(?:(?:last|this)_)?(?:mon|tues|wednes|thurs|fri|satur|sun)day this_week`,
);
const bloodyOrWatery = concept(`diarrh* the_runs loose_stools? gastro* tummy_bug stomach_bug e_?_?coli`);
const hardlyAnyUrine = concept(
  `
    (?:hardly|barely|almost_no|no|not_(?:much|any)|little)_(?:any_)?(?:wee|pee|urine) (?:urine|wee|pee)_is_hardly hardly_(?:wee|pee)(?:s|d|ing)? no_wet_napp(?:y|ies)
    (?:stopped|not|hasn't)_(?:\\w+_)?(?:passing|passed|weeing|peeing|pee|wee)_?(?:urine|water)? not_(?:passed|weed|peed)
  `,
);
const paleOrBruised = concept(`pale white bruis* puffy letharg* drows* sleepy swollen yellow red_dots tiny_spots`);
const patchOrOpioid = concept(
  `(?:fentanyl|buprenorphine|morphine|pain)_patch(?:es)? fentanyl oxycodone oxycontin morphine methadone oramorph tramadol`,
);
const hardToWake = concept(
  `hard_to_(?:wake|rouse) can't_(?:wake|rouse) difficult_to_wake won't_wake barely_awake pinpoint_pupils breathing_(?:slowly|shallow) nodding_off snoring_strangely`,
);
const blow = concept(`fall fell fallen crash* accident kicked handlebars? tackle* hit bike horse`);
const bellyAfter = concept(
  `
    (?:belly|tummy|stomach|abdomen)_(?:\\w+_){0,2}?(?:hard|harder|swollen|rigid|tight|bigger|distended) (?:hard|swollen|rigid|bruised)_(?:belly|tummy|stomach|abdomen)
  `,
);
const bleedsInside = concept(`shoulder faint* dizzy pale clammy pain worse sweat* weak grey`);
const kidneys = concept(`kidney_(?:disease|failure) dialysis one_kidney renal ckd kidneys`);
const poisoned = concept(`drows* sleepy confus* hiccups? vomit* breathless swollen twitch* itch* muddled`);
const threatens = concept(
  `
    (?:he|she|husband|boyfriend|partner|ex|dad|father)_(?:(?:has|keeps|always|once|just)_)?(?:said|says|saying|told_me|tells_me|swore|swears|threatens|threatened)
  `,
);
const ifILeave = concept(`if_i_(?:ever_)?(?:leave|left|go|tell|move|divorce|call|take_the_kids) when_i_leave`);
const harmsAll = concept(
  `
    (?:put|drive|throw|drown)_(?:us|me|them|the_kids|myself|himself|\\w+)_(?:all_)?(?:in|into|off|under)_(?:the|a)_(?:river|lake|sea|wall|bridge|cliff|tree|canal|train)
    burn_(?:the_house|us|me|it_down|everything) (?:kill|shoot|hurt|end|finish|bury)_(?:us|me|them|himself|the_kids|everyone|it_all) acid_on never_see_(?:the_)?(?:kids|children|daylight) regret_it
  `,
);
const noJoy = concept(
  `
    feel_nothing no_joy can't_(?:enjoy|feel)_(?:anything|joy) nothing_(?:gives_me|brings)_(?:joy|pleasure) numb_inside lost_interest empty_inside
    don't_enjoy_anything can't_get_out_of_bed just_lie_(?:there|in_bed)
  `,
);
const noLongerWorks = concept(
  `can't_(?:work|function|cope|get_up|get_out_of_bed|concentrate) off_(?:work|sick) lie_(?:there|in_bed) stopped_(?:working|washing|eating|going) don't_(?:wash|eat|go_out)`,
);
const forLong = concept(
  `(?:for|in)_(?:weeks|months|ages|\\d+_weeks|two_weeks|three_weeks) since_\\w+ every_day weeks months`,
);

/** Dangers told calmly in a letter, where no single word of it sounds like one. */
export const toldInAStorySigns: readonly Signs[] = [
  {
    of: 'stroke',
    together: [
      [[knowsNobody, sinceShortly], kin],
      [[kin, misplaces], isOdd, sinceShortly],
    ],
  },
  { of: 'sick-baby', together: [[child, bloodyOrWatery, hardlyAnyUrine, paleOrBruised]] },
  { of: 'overdose', together: [[patchOrOpioid, hardToWake]] },
  { of: 'acute-belly', together: [[blow, bellyAfter, bleedsInside]] },
  { of: 'grave-signs', together: [[kidneys, hardlyAnyUrine, poisoned]] },
  { of: 'violence', near: [[threatens, ifILeave, harmsAll]] },
  { of: 'mind-check', together: [[noJoy, noLongerWorks, forLong]] },
];
