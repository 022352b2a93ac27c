import { choice, notFollowedBy, oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';

/** What is put in order before an end. */
const affairs = concept(
  `
    rent(?:'s|_is)?_(?:covered|paid) paid_(?:up_)?the_rent (?:flat|house|room)(?:'s|_is)_clean(?:ed)? cat_has_a_home
    (?:sorted|sorting|put)_(?:out_)?(?:my_|the_|all_)*papers
    given_(?:all_)?my_(?:\\w+_)?(?:tools|things|clothes|books|plants|guitar|records)_away
    left_my_(?:\\w+_){0,2}(?:books|things|plants)_to cancelled_the_milk picked_a_day fed_the_birds stitched_names
    insurance_and_that good_innings paid_(?:\\w+_){0,3}up_to_the_end wrote_my_notes no_tomorrow_planned
    decided_and_feel_lighter say_goodbye_to_the_\\w+
  `,
);
const hasMeans = concept(
  `
    (?:what's|what_is)_in_the_tin counted_(?:what|them|the_\\w+) my_stash the_means what_i_need_(?:by|in|on)
    bought_what_i_need got_what_i_need full_box the_amount (?:jarful|drawerful|tinful)
    kept_(?:back_)?(?:his|her|my)_(?:\\w+_)?(?:morphine|patches|tablets|pills|insulin)
    (?:got|have|saved)_\\d\\d_of_them pills tablets rope gun well needle_steady morphine whisk(?:e)?y for_good
    plenty
  `,
);
const lastTime = concept(
  `
    last_(?:sunrise|quiet_\\w+|sunset|evening|night(?=\\?)) not_(?:meaning|planning|intending|going)_to_wake
    tired_of_waking don't_(?:mean|plan|intend)_to_wake sleep_that's_for_good ended_it_by
    tonight's_the_night(?!_(?:we|i|for|of)_) be_sure_this_time get_it_right_this_time finished_with_it_all no_fuss
    see_another_(?:winter|spring|christmas|summer|birthday) nobody_would_(?:even_)?notice nothing_left_but
    no_tomorrow_planned brave courage hands_shaking_when_you_write calmer_than_i_have
  `,
);
const easy = concept(
  `
    (?:would|will|is)_it_be_(?:quick|fast|painless|gentle|easy) does_it_hurt be_kinder
    make_it_(?:gentler|soft|softer|quick) drowsy_first mask_the_bitter(?:ness)? numb_you
    not_feel_(?:the|anything|it) makes_you_not_feel am_no_pain
  `,
);
const byWhat = concept(
  `
    (?:box|tablets|pills|packet)_from_the_doctor exhaust_(?:thing|pipe|fumes|hose|method) yew pills rope tablets
    bridge roof well morphine sniper all_the_valerian tin cold_water razor train on_the_roof gone_fr what_i_need
  `,
);
const knowsHow = concept(
  `worked_out_the_(?:amount|dose) know_exactly_what_to_use keys_to_the_cabinet read_up_that_it's_plenty picked_a_day`,
);
const saysGoodbye = concept(
  `
    gave_me_(?:his|her)_(?:\\w+_?,?_?){1,4} look_after_my_(?:plants|dog|cat|kids|children|things) you've_been_good
    i'd_understand hugged_me_for_ages
  `,
);
const outOfReach = concept(
  `
    turned_(?:his|her|the)_phone_off phone_(?:is_)?off not_answering isn't_answering won't_pick_up doesn't_answer
    in_the_morning
  `,
);
const spouseDied = concept(
  `
    (?:wife|husband|mum|mother|dad|son|daughter|partner|boyfriend|girlfriend|sister|brother|twin)_(?:passed|died|is_dead|is_gone|was_killed)
    whole_life
  `,
);
const joining = concept(
  `join(?:ing)?_(?:her|him|them)_on be_joining_(?:her|him) kept_back_(?:his|her) be_with_(?:him|her)_by want_to_follow_(?:him|her|them) (?:go|going|follow)_after_(?:him|her|them) want_to_join_(?:him|her|them)`,
);
const both = concept(`the_baby_and_i the_(?:kids|children)_and_i me_and_the_(?:baby|kids|children)`);
const away = concept(`better_(?:off_)?away_from together,?_for_good both_be_better better_off_gone`);

/** A decision that is told calmly: things are in order, the means are there, and it is the last time. */
export const decidedSigns: readonly Signs[] = [
  {
    of: 'self-harm',
    patterns: [
      sequence(
        /\bi (?:shan't|won't|will not|'ll not) be (?:here|around) (?:past|beyond|after|come) /i,
        choice(/(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|the weekend|christmas|easter/, /new year/),
        /\b/,
        /(?![^]{0,60}\b(?:mov\w+|holiday|travel\w*|away|flight|fly\w*|retir\w+|back|leaving for|visiting)\b)/,
      ),
      /\bi'?(?:ll|m)(?: be)? gone (?:fr\b|for real|by (?:morning|sunrise|friday|tomorrow|tonight))(?![^]{0,60}\b(?:holiday|travel\w*|flight|train|work|trip)\b)/i,
      /\b(?:hope|wish|pray) (?:that )?(?:the |this )?(?:tea|it|nobody|no one|they) (?:doesn't|won't|don't) save me\b|\balready took them(?: all)?(?=\W*$)/i,
      /\b(?:i )?did it\b[^.?!]{0,30}\bwoke up anyway\b|\bpills are down\b/i,
      sequence(
        /\bgoing (?:up )?to the (?:bridge|viaduct|multi-?storey|cliffs?|tracks|railway|weir)/i,
        / (?:later|tonight|now|soon|after (?:this|dark))\b/,
        notFollowedBy(
          sequence(
            /[^]{0,60}\b/,
            choice(
              /photo\w*|picnic|fish\w*|dogs?|race|fireworks|forag\w*|pick\w*|collect\w*|gather\w*|sketch/,
              /view|birds?|friends/,
            ),
            /\b/,
          ),
        ),
      ),
      /\brope(?:'s| is) (?:in|on|round|over|up|ready|tied)\b[^]{0,24}\b(?:boot|beam|tree|ready|calm|tonight|garage|banister)\b(?![^]{0,60}\b(?:climb\w*|tow\w*|tents?|swing|washing|boat|dogs?|hammock|trip)\b)/i,
      /\b(?:my )?gun(?:'s| is) (?:on my lap|in my (?:hand|mouth)|loaded|beside me|on the table)\b/i,
      /\b(?:razor|blade|toaster|hair ?dryer)\b[^.?!]{0,30}\b(?:bath|next to me|beside me)\b(?=[^]{0,80}\b(?:this is it|daft|hour|used up|don't|done|end)\b)|\bbath\b[^.?!]{0,20}\btoaster\b/i,
      /\bi'?m on the (?:roof|ledge|parapet)\b(?! (?:garden|terrace))(?=[^]{0,60}\b(?:not feel|courage|jump|sorry|step|don't want|nobody)\b)/i,
      /\b(?:i will|i'll|i shall|if i fail i(?:'ll| will)?) (?:just |surely )?hang only\b|\b(?:don|have|i've|i) (?:just )?(?:buy|bought|get|got) sniper\b/i,
      /\bblade\b[^]{0,60}\bgo the whole way\b|\btoday'?s the day i\b[^.?!]{0,16}\b(?:whole way|end|finish|do it|jump)\b/i,
      /\b(?:finish|kill|stop|drop|end) an? (?:man|woman|person|adult|girl|boy) (?:of|weighing|who weighs) (?:about )?\d+\b/i,
      oneOf(
        sequence(
          /\bso (?:that )?(?:folk|people|they|everyone|nobody|no one)(?:'ll| will| would)?/i,
          / (?:think|say|believe|know|knows|guess\w*) (?:that )?it was/,
          / (?:an accident|a mistake|natural|my heart|not an accident|on purpose)\b/,
        ),
        /\bwant it to (?:seem|look) (?:natural|like an accident)\b/i,
      ),
      /\b(?:skip\w*|stop\w*|leav\w* off|miss\w*|not tak\w*|don't take) my (?:insulin|dialysis|heart \w+|warfarin|steroids|anti-?rejection \w+)\b[^.?!]{0,30}\b(?:over|without anyone|blamed?|end|done with|let it)\b/i,
      oneOf(
        sequence(
          /\b(?:i'?ll|i will|gonna|going to) do it (?:in|at|behind|under) the/i,
          / (?:stockroom|garage|woods|bath\w*|car|shed|barn|attic|cellar|forest|lake|station)/,
          /\b(?=[^]{0,60}\b(?:nobody|find|trip over|shakes?|courage|after|quiet\w*)\b)/,
        ),
        /\bnobody to (?:trip over|find) me\b/i,
      ),
      /\btold my (?:therapist|doctor|counsellor|counselor|mum|mom|wife|husband|nurse) (?:that )?i(?:'m| was| am) fine\b\W{1,3}i'?m not\b/i,
      /\bgo to the well\b[^.?!]{0,16}\bas my (?:cousin|sister|aunt|mother|friend) did\b|\bhow (?:the )?other farmers ended it\b/i,
      /\b(?:drank|swallowed|drunk) (?:the |some )?(?:stuff|thing|bottle|can|tin)\b[^.?!]{0,40}\b(?:finished|done) with (?:it all|everything|all of it|life)\b/i,
      oneOf(
        /\b(?:tell|telling|told) (?:someone|somebody|anyone|you)\b[^.?!]{0,24}\btonight(?:'s| is) the night\b/i,
        /\bi(?:'ll| will) have (?:ended|finished) it(?: all)? by\b/i,
        /(?<=\b(?:wife|husband|mum|mother|dad|son|daughter|partner|sister|brother|twin) (?:passed|died)\b[^]{0,60})\bi(?:'ll| will)(?: be)? join(?:ing)? (?:her|him|them)\b/i,
      ),
      /\bi'?ve decided\b\W{1,3}i feel lighter\b/i,
    ],
    near: [
      [byWhat, easy],
      [
        knowsHow,
        concept(`i i'm i've my me`),
        concept(`nurse vet doctor pharmacist bag amount needle felt_nothing drawer keys day`),
      ],
      [both, away],
      [
        concept(`blood clot* pills tablets dose strongest`),
        concept(`(?:be|make)_sure_this_time get_it_right_this_time`),
      ],
    ],
    together: [
      [affairs, hasMeans],
      [affairs, lastTime],
      [hasMeans, lastTime],
      [
        concept(`what_i_need_(?:by|in) my_stash`),
        concept(`make_it_(?:gentler|soft|softer|quick) children_live_abroad one_last_thing`),
      ],
      [saysGoodbye, outOfReach],
      [spouseDied, joining],
      [
        knowsHow,
        concept(`felt_nothing feel_nothing felt_glad almost_glad in_my_bag which_plant_did_the_greeks nursing_homes`),
      ],
    ],
  },
];
