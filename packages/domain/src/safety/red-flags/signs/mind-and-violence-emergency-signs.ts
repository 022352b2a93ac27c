import { choice, oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';

const beatsAChild = sequence(
  /\b/i,
  choice(
    /husband|wife|partner|boyfriend|girlfriend|ex|he|she|father|mother|dad|mum|mom|stepdad/,
    /stepmum|carer|grandad|uncle/,
  ),
  /\b[^.?!]{0,12}\b(?:beats?|hits?|slaps?|whips?|thrash\w*|kicks?|punch\w*|burns?|lock\w*|smack\w*)\b/,
  /[^.?!]{0,4}\b(?:my|our|the|his|her) (?:\w+ )?/,
  choice(
    /child|children|kids?|son|daughter|baby|toddler|boy|girl|boys|girls|sister|brother|mother|mum/,
    /mom|nan|gran\w*/,
  ),
  /\b(?! (?:at |in )?(?:chess|cards|tennis|football|mario))/,
);
const breaksBones = oneOf(
  /\b(?:husband|wife|partner|boyfriend|girlfriend|ex|he|she)\b[^.?!]{0,40}\b(?:has broken|broke|breaks|bruised|dislocated) my (?:\w+ )?(?:finger|arm|rib|ribs|nose|wrist|jaw|hand|leg|eye socket|face)\b/i,
  /\b(?:husband|wife|partner|boyfriend|girlfriend|ex)\b[^.?!]{0,12}\bthrows (?:things|plates|stuff|objects) at me\b/i,
);
const controls = sequence(
  /\b(?:partner|husband|wife|boyfriend|girlfriend|ex|carer|he|she|father|family)\b[^.?!]{0,16}/i,
  /\b(?:controls|keeps|takes|took|checks|reads|holds|hides|locks)\b[^.?!]{0,24}/,
  /\b(?:my (?:phone|money|wages|passport|messages|papers|cards?|pension|tablets|keys)|me in)\b/,
  /[^.?!]{0,60}\b(?:and|or)\b[^.?!]{0,40}\b/,
  choice(
    /my (?:money|messages|phone|friends|family|passport|tablets)|see (?:my )?(?:friends|family)/,
    /leave|away|go out|friends/,
  ),
  /\b/,
);
const doorIn = oneOf(
  sequence(
    /\b(?:kicking|breaking|beating|smashing) (?:the |my |our |down the )?/i,
    /(?:bedroom |front |bathroom )?door\b(?: (?:in|down))?[^]{0,60}/,
    /\b(?:hiding|hide|locked|scared|bathroom|help)\b/,
  ),
  /\bthreaten\w*\b[^.?!]{0,24}\b(?:burn|set fire to|blow up)\b[^.?!]{0,16}\b(?:house|home|flat|us|me)\b/i,
);
const willKill = oneOf(
  sequence(
    /\b(?:says?|said|swears?|threatens?|texted|wrote|posted)\b[^.?!]{0,16}\b(?:he|she|they)/i,
    /(?:'ll| will|'s going to| is going to|'d| wants to)\b[^.?!]{0,12}/,
    /\b(?:take (?:a|the) (?:knife|gun) and )?(?:stab|shoot|kill|murder|strangle|burn down)\b[^.?!]{0,6}/,
    /\b(?:his|her|their|the|my|someone|somebody|people|everyone)/,
    /\b(?! (?:time|mum if|self|himself|herself))/,
  ),
  /\bwants? to (?:take (?:a|the) (?:knife|gun) and )?(?:stab|shoot|kill|murder) (?:his|her|their) (?!(?:self|time)\b)\w+\b/i,
);
const rope = /\b(?:bought|got|have|found|made|ordered) (?:a |the |some )?(?:rope|noose|gun|blades?)\b/i;
const griefOrEnd = concept(
  `
    left_me wife_left husband_left girlfriend_left boyfriend_left died dead lost_my alone no_one nobody hopeless
    goodbye divorce sacked
  `,
);
const lastNight =
  /\b(?:tonight|today|this|tomorrow) (?:will be|is|is going to be) my last (?:night|day|evening)\b(?! (?:at|in|of|with|on|here|before|as|off))/i;
const cutAndUrge =
  /\b(?:cut|hurt|burned|burnt) myself\b[^]{0,80}\b(?:the urge|urges|too much|again|want to|relapse\w*)\b|\b(?:the )?urges? (?:is|are|came|has come) back\b(?=[^]{0,80}\b(?:cut\w*|hurt\w*|blades?|safe)\b)/i;
const rifle = concept(`rifle gun shotgun pistol knife pills rope`);
const goodbye = concept(`goodbye goodbyes farewell sorry_for_everything locked_(?:him|her)self_in`);
const voiceSays = concept(
  `
    (?:hear|hears|hearing)_(?:\\w+_){1,4}?(?:say|says|saying|tell|tells|telling) (?:voices?|god|satan|the_devil|he|she|it)_(?:tells?|telling|told|says?|keeps_saying|orders?|commands?)
  `,
);
const harmThem = concept(
  `
    (?:drown|smother|kill|hurt|stab|shake|strangle|drop|throw|burn|suffocate|harm|shoot)_(?:him|her|them|it|my_\\w+|the_(?:baby|kids?|children)|everyone|people|someone)
  `,
);
const newborn = concept(
  `breast_?feeding nursing gave_birth new_mum new_mom new_mother postpartum post_?natal since_(?:the_)?birth weeks_old days_old had_(?:a|the|my|our|her)_baby baby's_born`,
);
const nearlyHurt = oneOf(
  sequence(
    /\b(?:i|i've) (?:nearly|almost|just|could have|came close to)/i,
    / (?:shook|shaken|shaking|hit|hitting|threw|thrown|throwing|smothered|hurt|hurting)/,
    /(?: (?:him|her|the baby|my baby|them))?\b/,
  ),
  /\b(?:can't|don't) trust myself (?:around|with|near|alone with) (?:my |the |him|her|them)/i,
);
const aBaby = concept(`bab(?:y|ies) newborn toddler child kids? son daughter him her`);
const persecuted = concept(
  `
    (?:police|people|neighbours?|neighbors?|government|they|someone|cameras?|family|midwife|nurses?|spies|doctors?|husband|devil|god)_(?:\\w+_){0,2}?(?:watching|following|listening|after_(?:me|us|her)|spying|recording|coming_for|poisoning|talking_to_me|sends?_me)
    watching_(?:me|us|her)_through messages_(?:in|from|through)_the_(?:tv|radio|monitor|phone) chosen_one special_powers
  `,
);
const sleepless = concept(
  `no_sleep not_slept haven't_slept hasn't_slept don't_sleep doesn't_sleep without_sleep crazy mad losing_my_mind out_of_my_mind racing`,
);
const notMine = concept(
  `
    (?:not|isn't)_(?:really_)?my_(?:baby|child|son|daughter) swapp?ed_(?:her|him|them|it|my_baby|babies|the_baby) someone_else's_baby
    baby_is_(?:evil|cursed|possessed|the_devil|dead_already)
  `,
);
const means = concept(`belt rope noose cord ligature scarf sheet dressing_gown_cord cable hose`);
const madeReady = concept(
  `
    i_(?:\\w+_)?(?:tied|knotted|hung|fixed|set_up|attached|prepared|looped) (?:tied|hung|looped)_(?:it|them)_(?:up|over|to|round)
    already_tied is_tied round_my_neck around_my_neck over_the_(?:door|beam|bannister|banister)
  `,
);
const dayset = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|the weekend|next week|christmas|(?:her|his) birthday|tonight|then`;
const goneBy = sequence(
  /\b(?:keeps? (?:saying|telling|writing|posting)|texted|wrote|posted|hinted)\b[^.?!]{0,30}\b/i,
  /(?:(?:she|he|they)(?:'ll| will) be gone|(?:she|he|they) (?:won't|will not) be (?:here|around|alive))/,
  String.raw` (?:by|on|after|for|come|much longer|any ?more|soon)\b(?: (?:${dayset}))?`,
  /(?![^]{0,80}\b(?:jobs?|mov(?:e|es|ing)|holidays?|flight|train|rent|retir\w*|on leave|work|shift)\b)/,
);
const relative = concept(
  `uncle step_?dad step_?father step_?brother grandad grandpa grandfather dad father cousin brother coach teacher neighbour neighbor priest babysitter family_friend older_boy man he`,
);
const abuses = concept(
  `
    made_me_do_(?:things|stuff|it|bad_things) makes_me_do_(?:things|stuff|it|bad_things) touch(?:es|ed|ing)_me_(?:down_there|where|there|at_night|when|under)
    (?:our|a)_secret says_(?:it's|it_is)_our_secret (?:shows?|showed|sends?|sent)_me_his puts?_his_hands?_(?:down|in|up)_my
  `,
);
const grownMan = concept(
  `(?:my|our)_(?:(?:own|older|big)_)?(?:dad|daddy|father|uncle|grandad|grandpa|step_?dad|step_?father|brother|step_?brother|cousin|mum's_boyfriend|mom's_boyfriend|coach)`,
);
const intoBed = concept(
  `(?:comes?|gets?|climbs?|lies?|sneaks?)_(?:in|into|in_to)_(?:my_)?bed(?:room)?_(?:with_me|at_night|when|and)?`,
);
const atNight = concept(`night nights with_me when_(?:everyone|mum|mom) touches secret scared`);
const voiceThings = concept(
  `fridge tv radio kettle wall walls phone pipes clock dog cat angels? devil god voices? spirits? shower`,
);
const tells = concept(`tell* told says? say order* want* whisper* command*`);
const doIn = concept(
  `do_(?:\\w+_){1,2}in finish_(?:him|her|them|mum|mom|dad)_off get_rid_of_(?:him|her|them|mum|mom|dad|the_baby)`,
);
const wroteThem =
  /^\W*(?:i(?:'ve| have)? (?:already )?(?:wrote|written|done|finished) (?:all )?(?:the|my) letters?(?: already| for everyone| now| to everyone)?|(?:the |my )letters are (?:all )?(?:written|done))\W*$/i;
const atTheDrop = oneOf(
  /(?<!\b(?:photos?|pictures?|heights?|vertigo|view|painting|holiday|walk\w*|bungee|abseil\w*)\b[^]{0,80})\b(?:standing|stood|sat|sitting|stand|here|i'm|am|leaning) (?:\w+ )?(?:on|over|at) (?:the|a|this) (?:\w+ )?(?:bridge|ledge|roof|rooftop|parapet|viaduct|flyover|overpass|railway platform|platform edge|cliff|cliff edge)\b(?=[^]{0,80}\b(?:calm\w*|numb\w*|courage|brave\w*|quiet|won't hurt|steady my nerves|not feel|stop (?:shaking|feeling)|last|easy|easier|peace\w*|(?:the|a|long|big) drop)\b)(?![^]{0,120}\b(?:scared of heights|fear of heights|vertigo|photos?|view|walk\w*|hik\w*|bungee|abseil\w*|selfie|ducks|train to|interview|commut\w*)\b)/i,
  /\b(?:kids|children|they|everyone|family|wife|husband|girls|boys)(?:'d| would| will|'ll|d)? (?:all )?be (?:\w+ )?better off (?:with|at) (?:my|their|his|her|the) (?!\w+ (?:school|club|nursery|dentist|doctor))\w+\b[^]{0,60}\b(?:insurance|pension|will|money)\b(?! (?:from )?school)/i,
  /\b(?:life )?insurance (?:pays|sorts|covers|will (?:pay|sort|cover)|money (?:will|would)) (?:\w+ ){0,3}(?:out|them|kids|mortgage|her|everything|off)\b[^]{0,60}\b(?:without me|when i'm (?:gone|not)|i'm worth more|if i (?:go|went|die)|not here)\b/i,
);

/** Emergencies of the mind, and what people do to each other. */
export const mindAndViolenceEmergencySigns: readonly Signs[] = [
  { of: 'child-abuse', near: [[relative, abuses]] },
  { of: 'child-abuse', near: [[grownMan, intoBed, atNight]] },
  { of: 'harm-to-others', patterns: [willKill] },
  { of: 'harm-to-others', near: [[voiceSays, harmThem]], together: [[nearlyHurt, aBaby]] },
  {
    of: 'psychosis',
    together: [
      [newborn, [persecuted, sleepless]],
      [
        concept(`baby newborn birth`),
        notMine,
        concept(`slept sleep* swapp* have_to need_to must evil devil god taken`),
      ],
    ],
  },
  { of: 'psychosis', near: [[voiceThings, tells, doIn]] },
  { of: 'self-harm', patterns: [cutAndUrge, lastNight], near: [[rifle, goodbye]], together: [[rope, griefOrEnd]] },
  { of: 'self-harm', near: [[means, madeReady]], patterns: [goneBy] },
  { of: 'self-harm', patterns: [wroteThem, atTheDrop] },
  { of: 'violence', patterns: [beatsAChild, breaksBones, controls, doorIn] },
];
