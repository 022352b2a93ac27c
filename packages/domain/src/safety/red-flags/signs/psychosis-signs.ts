import { choice, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { kin } from '../words/people-words.ts';

const sender = String.raw`(?:tvs?|tell(?:y|ies)|television|radio|internet|phones?|neighbou?rs?|nurses?|staff|teachers?|colleagues?|machines?|chip|camera|government|police|cia|aliens?|god|satan|the devil|satellites?|cameras?|computer|doctors|mafia|secret service|family|people|they|someone)`;
const acts = choice(
  /send\w* (?:(?:him|her|me|them|us) )?(?:secret |coded |hidden )?(?:messages?|signals?|orders?|signs|codes?|instructions)/,
  /(?:watching|following|spying on|controlling|recording|poisoning|tracking|filming|bugging|targeting|out to get|plotting against|laughing at|coming for) (?:him|her|me|us|them)\b(?! on (?:instagram|facebook|tiktok|twitter))/,
  /read\w* (?:his|her|my|our) (?:mind|thoughts)/,
  /(?:talks?|speaks?|talking|speaking|whisper\w*) to (?:him|her|me) (?:through|from|in|at night)/,
  /(?:put|puts|putting|planted|implanted) (?:\w+ ){0,3}(?:in|into|inside) (?:his|her|my|our) (?:head|brain|food|teeth|tooth|eyes?|body|skin|mind|arm|drinks?|neck)/,
  /pump\w* (?:\w+ )?(?:gas|poison|radiation|smells?|fumes)/,
  /steal\w* (?:his|her|my) (?:thoughts|organs)/,
);
const delusion = new RegExp(
  String.raw`\b(?:thinks?|believes?|convinced|says?|sure|certain|insists?|swears?|claims?|keeps? saying)\b[^.?!]{0,24}\b${sender}\b[^.?!]{0,24}\b${acts}[^.?!]{0,40}`,
  'i',
);
const strange = concept(
  `
    hasn't_slept haven't_slept not_slept no_sleep doesn't_need_sleep paranoi* hearing_(?:voices|things) voices
    hallucinat* talking_to_(?:people|someone)_who psychos* psychotic manic
    acting_(?:\\w+_)?(?:weird|strange|odd|crazy|bizarre*) out_of_(?:his|her)_mind not_(?:himself|herself) delusion*
    believes_(?:he|she)_is_(?:god|jesus) replaced_by clones impostors? imposters? copies_of
    chips?_in_(?:his|her|my)_(?:head|brain|teeth) implant*
  `,
);
const danger = concept(
  `
    kni(?:fe|ves) gun axe hammer weapon kill* hurt* attack* violent threaten* smash* screwdriver sharpen* burn* dig*
    cut*_it_out gouge* jump* die roof road traffic bleach orders? commands? suicid* naked stopp?ed_eating won't_eat
  `,
);
const newMother = concept(
  `
    gave_birth giving_birth the_birth birth post_?natal* post_?partum newborn new_mum new_mom new_mother
    had_(?:a|the|our|her)_baby weeks?_old days?_old baby
  `,
);
const babyIsEvil = sequence(
  /\b(?:baby|newborn|child|he|she|it|infant|twins?)\b[^.?!]{0,16}/i,
  /\b(?:is|are|'s|was|has been|isn't|must|should|needs to|has to)\b[^.?!]{0,16}\b/,
  choice(
    /(?:the |a )?(?:devil|demon|evil|possessed|satan|antichrist|changeling|cursed)/,
    /(?:sent|given|taken|go|returned) back|returned to/,
    /(?<=isn't )(?:hers|mine|ours|human|real|(?:my|our|her) (?:baby|child|own))/,
    /not (?:hers|mine|ours|human|real|(?:my|our|her) (?:baby|child))|swapped|replaced|die/,
    /be got rid of|got rid of|go back|be sacrificed|punished/,
  ),
  /\b/,
);

/** The "not" of a sleep that fails denies nothing of what is believed. */
const sleeplessAndConvinced = sequence(
  /\b(?:gave birth|had (?:a|the|her|our|my) baby|since (?:the )?(?:birth|baby)|newborn|new mum|new mom)/i,
  /\b[^.?!]{0,40}\b(?:hasn't|haven't|not|no|barely|hardly|never) (?:\w+ )?sle(?:pt|eps?|eping)\b/,
  String.raw`[^.?!]{0,40}${babyIsEvil.source}`,
);

const wantsToFly =
  /\b(?:thinks?|believes?|convinced|says?|sure|he|she|i|brother|sister|son|daughter)\b[^.?!]{0,60}\b(?:can|could|will|going to|try(?:ing)? to|able to) fly (?:from|off|out of|down from) (?:the|a|our) (?:roof|window|balcony|building|cliff|bridge)\b/i;

/** What nobody else hears, and what it orders. */
const orderedTo =
  /\b(?:it|something|somebody inside|someone inside|my (?:head|mind)|a (?:force|presence|power)) (?:(?:keeps?|just|always) )?(?:says|saying|tells me|telling me|orders me|ordering me|commands me|whispers) (?:that i (?:must|have to|should) |to |i (?:must|have to|should) )(?:just )?(?:(?:kill|stab|drown|strangle|smother|hurt|harm|hang|die)\b|jump(?!\w)(?! (?:higher|rope|in\b|up|for|to\b|the queue)))/i;
const steered = concept(
  `steer* controll(?:ing|ed) controls_my possess* another_person_in someone_else_is someone_else_in not_(?:alone_in_)?my_(?:own_)?(?:head|body) voices?`,
);

/** Voices and beliefs others do not share: with danger to someone, or around a birth, an emergency. */
export const psychosisSigns: readonly Signs[] = [
  {
    of: 'psychosis',
    patterns: [sleeplessAndConvinced, wantsToFly],
    near: [
      [delusion, danger],
      [orderedTo, steered],
      [strange, danger, kin],
      [delusion, strange],
    ],
    together: [
      [newMother, babyIsEvil],
      [
        concept(
          `gave_birth giving_birth since_(?:the_)?birth post_?partum new_mum new_mom newborn had_(?:a|the|her|our)_baby`,
        ),
        concept(`voices hearing_things hallucinat* seeing_things paranoi* doesn't_need_sleep evil possessed`),
      ],
    ],
  },
  {
    of: 'psychosis-check',
    patterns: [delusion],
    near: [[strange, kin, concept(`days nights weeks thinks believes says convinced hears`)]],
  },
];
