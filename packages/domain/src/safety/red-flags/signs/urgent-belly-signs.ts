import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { ached, fever, lasting, someWeeks } from '../words/course-words.ts';
import { pregnant } from '../words/people-words.ts';

const bowels = concept(`bowels? bowel_habits? bowel_movements? stools? poo* motions? toilet_habits?`);
const changed = concept(`chang* loose diarrh?* constipat* thin narrow pencil different irregular`);
const toilet = concept(`loo toilet poo* stools? bowl wip* toilet_paper loo_roll tissue going_to_the_(?:loo|toilet)`);
const blood = concept(`blood* bleed* red bright_red`);
const bloated = concept(
  `
    bloat* full_(?:quickly|quick|fast|early|after) swollen_(?:belly|tummy|stomach)
    (?:belly|tummy|stomach)_(?:is_)?swollen belly_getting_bigger
  `,
);
const waterworks = concept(
  `pee* wee* urin* pass*_(?:water|urine) uti cystitis water_infection urine_infection bladder_infection`,
);
const burns = concept(`burn* sting* hurt* pain* razor* uti cystitis infection`);
/** Said without the word: "it stings when I go", "burns on the loo". */
const stingsToGo = concept(
  `
    (?:sting|burn|hurt|smart)s?_(?:\\w+_){0,2}(?:when|each_time|every_time|whenever)_(?:i|she)_(?:go|goes)(?!_(?:up|down|out|to_(?:bed|work|sleep))) (?:sting|burn|smart)(?:s|ing)?_(?:on|in)_the_(?:loo|toilet|bathroom)
    (?:sting|burn|smart)(?:s|ing)?_down_(?:below|there)
  `,
);
const change = concept(
  `
    (?:no|haven't_had|hadn't_had|without)_(?:a_)?periods? menopaus* the_change change_of_life had_the_menopause
    postmenopaus* post_menopaus* hrt (?:5[5-9]|[6-9]\\d)
  `,
);
const spots = concept(
  `
    spotting discharge bleed* bled blood(?!_(?:pressure|sugars?|tests?|results?|group|type|thinners?|count))\\w*
    show light_period period_(?:again|back) a_period
  `,
);

/** All that is eaten or drunk; "is there anything natural I can take?" asks for help. */
const notKept = concept(
  String.raw`(?<!tried_)everything (?<!\b(?:there|know|know_of|have|got|recommend|suggest|(?:can|could|may|should)_i_take)_)anything(?!_(?:natural*|herb*|gentle|safe|mild|good|else|i_(?:can|could|may|should)|to_(?:take|help|settle)|that_(?:help*|settle*|calm*|can|would|could)|for_(?:it|that|this|the))) nothing_stays can't_keep`,
);

export const urgentBellySigns: readonly Signs[] = [
  {
    of: 'bowel-change',
    near: [
      [bowels, changed, lasting],
      [bowels, concept(`pencil* ribbon* thin*`), concept(`pencil* ribbon* gone weeks thin* now anaem*`)],
      [bloated, someWeeks],
      [bloated, concept(`every_(?:single_)?day all_the_time constant* never_goes persistent* won't_go`)],
      [concept(`bloat* tummy belly stomach`), concept(`full_(?:quick*|fast|early) appetite swollen bigger`), lasting],
    ],
  },
  {
    of: 'blood-where-none-belongs',
    patterns: [
      /\b(?:bloody|blood in (?:the |his |her |my )?)\s?(?:diarrh\w+|stools?|poos?)\b|\bdiarrh\w+\b[^.?!]{0,30}\bblood\b/i,
      /\b(?:[5-9]\d)\b[^.?!\d]{0,12}\bspotting\b|\b(?:5[2-9]|[67]\d)\b[^.?!]{0,30}\b(?:a (?:bit of a )?show|light period|bled)\b|\bspotting\b[^.?!\d]{0,16}\b(?:at |aged |i'?m |age )?(?:5[2-9]|[6-9]\d)\b/i,
      /\bcough\w*\b[^.?!]{0,16}\b(?:pink|red|rusty|brown)\b[^.?!]{0,12}\b(?:specks?|spots?|streaks?|flecks?|phlegm|mucus|spit|sputum)\b/i,
      /\bblood\b[^.?!]{0,12}\b(?:in|with) (?:my |the |his |her )?(?:spit|saliva)\b|\bblood[- ]streaked (?:phlegm|sputum|mucus|spit)\b|\bstreaks? of blood\b/i,
    ],
    near: [
      [
        concept(`blood* red bright_red`),
        concept(`paper mixed_in mixed`),
        concept(`weeks months days piles poo* going every`),
      ],
      [toilet, blood, concept(`weeks days every time when go again keeps loo toilet bowl paper`)],
      [change, spots, concept(`bit 5[5-9] 6\\d 7\\d again years after stopp?ed finished ago back now started since`)],
    ],
  },
  {
    of: 'kidney-infection',
    near: [
      [waterworks, burns, fever],
      [waterworks, burns, concept(`back flank side loin kidneys?`), concept(`pain* ach* hurt* fever* sore`)],
      [
        concept(`kidney_stones? stone`),
        concept(`pain* agon*`),
        concept(`unbearab* agon* sever* excruciat* vomit* fever* can't worst passing`),
      ],
      [concept(`only_dribbl* dribbl* trickle*`), concept(`urin* pee* wee*`), concept(`full bladder can't_empty pain*`)],
      [
        concept(`hardly barely scarcely`),
        concept(`peed pee urinat* weed passed_(?:urine|water)`),
        concept(`day hours yesterday today`),
      ],
    ],
  },
  {
    of: 'dehydration',
    near: [
      [
        concept(`throw*_up vomit* bring*_up bringing_up puk* sick`),
        notKept,
        concept(`yesterday day days hours night since morning`),
      ],
    ],
  },
  {
    of: 'severe-belly-pain',
    near: [
      [concept(`pain* ach* hurts? tummy_?ache`), concept(`moved shifted travelled wandered`), concept(`right`)],
      [concept(`belly tummy stomach abdom* lower_(?:left|right) side pelvi*`), ached, fever],
      [
        concept(`pain*`),
        concept(`navel belly_?button middle`),
        concept(`moved shifted right went now gone`),
        concept(`right`),
      ],
      [
        concept(`constipat* not_(?:pooed|been) haven't_(?:pooed|pooped|been) hasn't_(?:pooed|pooped|been)`),
        concept(`days week`),
        concept(
          `pain* vomit* sick swollen (?<!\\b(?:bit|little|slightly|touch|tad|somewhat|kinda|sort_of|kind_of)_)bloat*`,
        ),
      ],
      [concept(`coil iud`), ached, concept(`fever* smell* discharge heavy bleed*`)],
      [concept(`tampon`), concept(`stuck left lost forgot* days`), concept(`smell* fever* discharge pain* days ill`)],
    ],
  },
  {
    of: 'pregnancy',
    near: [
      [
        concept(
          `
            test_(?:is_|was_)?positive weeks_late missed_(?:my_|a_|her_)?period period_(?:is_)?(?:\\w+_){0,2}late
            late_period positive_test
          `,
        ),
        concept(`one_sid* one_side left_side right_side shoulder_tip shoulder low_on_the_(?:left|right)`),
        concept(`pain* cramp* hurt* ach*`),
      ],
    ],
  },
  {
    of: 'pregnancy-check',
    together: [
      [pregnant, waterworks, burns],
      [pregnant, stingsToGo],
      [pregnant, concept(`chicken_?pox shingles measles rubella slapped_cheek parvovirus`)],
      [pregnant, concept(`itch*`), concept(`hands feet palms soles night all_over`)],
    ],
  },
];
