import { anyPhrase, oneOf } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { confused, drowsy, head, headache } from '../words/body-words.ts';
import { concept } from '../words/concept.ts';

const blow = concept(
  `
    (?:ball|stone|brick|bottle|fist|elbow|puck|bat|hammer|plank)_to_(?:the|my|his|her)_(?:head|face|temple) came_off
    thrown_(?:off|from) took_an?_(?:knock|bang|blow|elbow|knee|boot|ball|racket|puck)_(?:at|in|during|to|playing) hit banged? bang bumped bash* struck knock* crack* smash* whack*
    landed kicked kick punch* concuss* injur* slam* fell fall fallen trip* tumbl* thrown slipped knocked hurt
    smacked clonk* bonk* split
  `,
);
const thinner = concept(
  `
    warfarin coumadin eliquis apixaban xarelto rivaroxaban pradaxa dabigatran edoxaban blood_?thinners? thinners
    anticoag* heparin clopidogrel plavix clexane
  `,
);
const headWound = concept(
  `
    vomit* throw*_up threw_up puk* sick pass(?:ed|ing)_out unconscious black(?:ed|ing)?_out knocked_(?:(?:me|him|her|us|them)_)?out
    can't_remember doesn't_remember don't_remember no_memory amnesia memory repeat* same_(?:question|thing) seizure*
    fit fits clear_(?:fluid|liquid) fluid_(?:from|out) blood_from_(?:my|his|her|the)_(?:ear|nose) ears? pupils?
    blurr* see*_double double_vision slur* weak* numb* can't_(?:walk|stand|see|wake) stagger* wobbly worse* severe
    worst dent depressed ringing
  `,
);
const headBlow = oneOf(
  /\b(?:hit|banged|bumped|bashed|struck|knocked|cracked|smashed|whacked|landed on) (?:my|his|her|the|their|on (?:my|his|her|the)) head\b/i,
  /\bhead (?:injury|trauma)\b|\bconcuss\w+/i,
  /\b(?:blow|knock|kick(?:ed)?|punch(?:ed)?|fall|fell)\b[^.?!]{0,16}\b(?:to|on|in) (?:my|his|her|the) head\b/i,
  /\bhit in the head\b|\bhead (?:knock|bump|bang|wound|blow)\b/i,
  /\b(?:knock|bang|bump|blow) (?:on|to) the head\b/i,
);
const afterBlow = anyPhrase(
  /vomit\w*|throw(?:ing|n)? up|threw up|(?:been|being|is|was|feel|feeling|felt) sick/,
  /sick (?:twice|\w+ times)|confus\w+|drows\w+|sleepy|not making sense|dizzy|pass(?:ed|ing) out/,
  /unconscious|knocked out|seizure|clear fluid|blurr\w+|double vision|can't remember|repeat\w*|amnesia/,
  /forgot\w*|doesn't remember|blood thinners?|warfarin|eliquis|xarelto|one pupil|pupils?|slurr\w+/,
  /bleeding from (?:my|his|her|the) ear|worst|memory|black(?:ed)? out/,
);

/** A blow to the head, and what tells that it was no mere bump. */
export const headInjurySigns: readonly Signs[] = [
  {
    of: 'head-injury',
    near: [
      [
        concept(`took_an?_(?:knock|elbow|knee|boot|ball|racket|puck) tackled collided clash* hit fell`),
        concept(
          `lost_(?:my|his|her|all)_memory (?:can't|don't|doesn't|cannot)_remember_(?:the|any|what|how) no_memory_of`,
        ),
      ],
      [concept(`head skull forehead temple`), blow, concept(`sleepy wants_to_sleep sleeping falling_asleep`)],
      [
        concept(`bleed* blood fluid liquid`),
        concept(`ears? ear_canal`),
        concept(`fall fell head hit crash accident blow knock*`),
      ],
      [
        blow,
        concept(
          `see*_double double_vision unconscious knocked_(?:(?:me|him|her|us|them)_)?out passed_out can't_remember doesn't_remember no_memory blacked_out`,
        ),
      ],
      [blow, head, headWound],
      [
        blow,
        concept(
          `
            acting_(?:drunk|weird|strange|odd|funny) like_(?:he's_|she's_)?drunk not_himself not_herself
            keeps_repeating repeats_(?:himself|herself) doesn't_know_(?:what|where|who) blank talking_nonsense
          `,
        ),
      ],
      [
        concept(`fell fallen fall thrown tumbl* crash*`),
        concept(`stairs ladder roof horse bike wall window balcony tree trampoline bed table slide bunk`),
        concept(
          `
            vomit* throw*_up threw_up puk* been_sick unconscious drows* sleepy confus*
            can't_(?:move|feel|walk|stand|get_up) blood_from won't_wake
          `,
        ),
      ],
      [blow, head, confused],
      [blow, head, drowsy],
      [blow, head, thinner],
      [blow, headache, concept(`worse* vomit* sick confus* drows* sleepy worst sever* unbearable blurr*`)],
      [
        thinner,
        concept(`fell fall fallen hit bang* crash accident bump*`),
        concept(`head face skull stairs ladder forehead temple kerb curb`),
      ],
      [concept(`concuss*`), headWound],
      [
        concept(
          `
            fell_(?:off|from|down|out_of) slipped_on knocked_(?:off|down|over) thrown_(?:off|from) came_off
            egg_on_(?:his|her|my|the)_head
          `,
        ),
        concept(`pupil* slurr* wobbl* muddled dozing drifting_off drows* confus*`),
        concept(`pupil* slurr* wobbl* muddled dozing drifting_off now today keeps`),
      ],
    ],
    together: [
      [thinner, concept(`fell fallen falls`), concept(`bump lump_on_(?:her|his|my)_head egg_on`)],
      [headBlow, afterBlow],
    ],
  },
];
