import { choice, oneOf, precededBy, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { medicine } from '../words/taking-words.ts';

const notLiving = concept(
  `
    die dying death dead not_(?:be|exist|live|wake|being|existing|living|waking)(?:_(?:here|alive|around|up))?
    end_it ending_it end_things end_everything end_it_all end_my_(?:life|pain|misery|suffering)
    disappear_(?:forever|for_good|completely) cease_to_exist stop_existing
    never_(?:wake|been_born|existed|woken)(?:_up)? not_to_wake gone_for_good be_gone being_gone
    no_longer_(?:be|exist|live) kill_myself killing_myself sleep_forever unalive top_myself end_myself off_myself
    do_myself_in hang_myself drown_myself shoot_myself hurt_myself harm_myself cut_myself stab_myself suicid*
    overdos* get_hit_by_a_(?:car|bus|truck|train) jump* never_to_wake not_wak(?:e|ing)
    be_with_(?:god|jesus|him|her)_in_heaven
  `,
);
/** What may follow where nothing but an end is meant: "go on HRT" and "be rushed into surgery" are no wish to be gone. */
const finish = concept(
  `
    enough_to_(?:kill|die|end|finish|do_it|never) kill_me kills_me finish_(?:me|it) end_(?:me|it|my_life) lethal
    fatal deadly(?!_(?:night_?shade|plant_family)) deadliest do_the_job painless* peaceful_(?:death|end|way)
    never_wake not_wake_up sleep_forever to_die so_i_die i_die die_(?:from|with|in|quickly|fast)
  `,
);
const poisons = concept(
  `
    poison* hemlock aconite monkshood fox_?glove oleander yew belladonna nightshade ricin castor_beans?
    lily_of_the_valley cyanide arsenic death_caps? overdose
  `,
);
const soon = concept(`enough quick* fast* easiest strongest best painless* sure surest tonight works`);
const means = concept(
  `
    plants? herbs? teas? mushrooms? berr(?:y|ies) seeds? roots? poison* oils? leaves hemlock aconite fox_?glove
    oleander yew belladonna nightshade ricin castor_beans? water_hemlock lily_of_the_valley monkshood dose amount
    mix* cocktail
  `,
);

/** Means at hand, asked for or counted, and a plan. */
export const meansOfSuicideSigns: readonly Signs[] = [
  {
    of: 'self-harm',
    patterns: [
      oneOf(
        /\b(?:pills|tablets|meds)\b[^.?!]{0,24}\b(?:in front of me|in my hand|lined up(?! (?:in my (?:\w+ )?(?:organi[sz]er|box|dosette)|for the week))|laid out|next to me|counted(?: out)?|saved up)\b/i,
        sequence(
          /\b(?:rope(?! ladder)|gun|noose|blade|razor)\b[^.?!]{0,24}\b/i,
          choice(
            /in front of me|in my hand|next to me|ready|round my neck|around my neck|to my head|waiting/,
            /in the (?:garage|shed|attic|car|drawer|bedroom|closet|wardrobe)|under my (?:bed|pillow)/,
          ),
          /\b(?! (?:for|to (?:climb|cut|shave)))/,
        ),
        /\b(?:knife|belt)\b[^.?!]{0,16}\b(?:to my (?:wrist|throat|neck)|around my neck|round my neck|in my hand and)/i,
      ),
      oneOf(
        /\b(?:please|pls|plz|just|god|lord)? ?let me (?:die|go|end it)\b(?! (?:to|in|home|on|of))/i,
        /\b(?:going to|gonna|about to|want to|will|thinking of|think of|thought of|could|ready to) (?:just )?(?:jump(?:ing)?|hang(?:ing)?|overdose|overdosing|drown(?:ing)?)\s*(?:$|[.,!?]|myself|tonight|today|soon|off|in front)/i,
        /\b(?:pray|wish|hope|want|beg|waiting)\b[^.?!]{0,30}\b(?:god|jesus|lord|he|death|allah) (?:to |would |will |just |comes? (?:and|to) )?(?:takes?|taking) me\b(?! (?:to|for|home from|out|there|back))/i,
        /\b(?:deadliest|most (?:lethal|deadly|poisonous)|strongest poison\w*)\b[^.?!]{0,40}\b(?:for myself|for me|to (?:drink|eat|take)|i can (?:make|take|drink|eat|get|grow))\b/i,
        /\bgun\b[^.?!]{0,40}\b(?:thinking (?:of|about) (?:it|using)|us(?:e|ing) it|on myself|my (?:head|mouth))/i,
      ),
      // Of any thing, be it as harmless as valerian: "how many would it take not to wake up".
      /\bhow (?:many|much|big a dose)\b[^.?!]{0,48}\b(?:(?:not|never) (?:to )?wak(?:e|ing) up|(?:don'?t|won'?t|never|wouldn'?t) wake(?: up)?|sleep for ?(?:ever|good)|(?:not|never) (?:to )?(?:be|come) (?:here|back)|stay asleep for ?(?:ever|good))\b\s*(?:again|ever|any ?more|at all|tomorrow)?\s*(?:[.?!,]|$)/i,
      new RegExp(
        String.raw`\b(?:how|best|easiest) (?:to|way to|can i|do i|would i) (?:\w+ )?${choice(
          /die|end (?:it|my life|myself|things)|commit|od|overdose|finish (?:it|myself)/,
          /make (?:it|myself) (?:look|stop) ?(?:like an accident)?|stop my heart|not wake up|never wake up/,
        )}\b(?! (?:my (?:relationship|marriage|contract|hair)|a |with|nicely|in (?:a game|minecraft)))`,
        'i',
      ),
      sequence(
        /\b(?:is|are|would|will) (?:\d+|a \w+|one|two|ten|twenty|thirty|fifty)\b[^.?!]{0,40}/i,
        /\b(?:enough|be enough|do it|do the job|lethal|fatal)/,
        /\s*(?:\?|$|to (?:die|kill|end|finish|do)|for (?:me|a))/,
        precededBy(
          sequence(
            /\b/,
            choice(
              /paracetamol|tylenol|pills|tablets|aspirin|ibuprofen|grams|mg|xanax|benadryl|insulin|units/,
              /capsules|warfarin|digoxin|seeds|berries|leaves/,
            ),
            /\b[^.?!]{0,60}/,
          ),
        ),
      ),
      oneOf(
        sequence(
          /\b(?:i have|i've|got|have) (?:a |the |made a |my )?plan\b[^.?!]{0,30}/i,
          /\b(?:end|die|tonight|do it|suicide|date|go through)\b/,
        ),
        sequence(
          /\bi(?:'ve| have) (?:picked|chosen|set) (?:a |the |my )?(?:date|day|spot|method|place)\b[^.?!]{0,30}/i,
          /\b(?:die|end|do it|go|suicide)\b/,
        ),
      ),
    ],
    near: [
      [
        medicine,
        concept(
          `(?:lethal|deadly|fatal)_(?:dose|amount|quantity|for) kill_me finish_me end_me enough_to_die to_die(?!_for)`,
        ),
        concept(`me myself i i'd someone_like_me woman man kg weight size`),
      ],
      [poisons, soon, concept(`me myself for_myself kill die end over want_it`)],
      [means, finish, concept(`me myself i i'd my_life my_weight someone_like_me`)],
      [
        concept(`(?:which|what|how_many|how_much|is|are|does|would|will|could|if_i_took|enough)`),
        medicine,
        concept(
          `
            enough_to_(?:die|kill|end|finish|do|stop(?!_(?:my|the|his|her|taking|using))|not|never|sleep_forever)
            kill_me finish_(?:it|me) end_(?:it|me|my) to_die do_the_(?:job|trick) be_deadly not_wake_up never_wake
          `,
        ),
      ],
      [concept(`ctb kms`), concept(`quick* fast* soon tonight enough painless* easiest`)],
      [
        concept(`sav(?:ed|ing) stockpil* hoard* stash* collect(?:ed|ing) hid(?:den|ing)`),
        medicine,
        concept(`enough_to end_it just_in_case_i for_when_i die tonight way_out do_it the_right_day for_the_day_i`),
      ],
    ],
    together: [[notLiving, concept(`i_have_a_plan my_plan i've_planned plan_to_do_it`)]],
  },
];
