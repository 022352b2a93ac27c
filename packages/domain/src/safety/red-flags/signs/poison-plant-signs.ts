import type { Signs } from '../red-flag.ts';
import { confused } from '../words/body-words.ts';
import { concept } from '../words/concept.ts';
import { child } from '../words/people-words.ts';
import { ate, growsOutside, poisonPlant, swallowed, wildThing } from '../words/taking-words.ts';

const ill = concept(
  `sick ill vomit* throw*_up threw_up puk* dizz* numb* tingl* cramps? diarrh?* the_runs hallucinat* seeing_things blurr* racing faint* unwell poorly sweat* drool* shak(?:ing|y) burn(?:s|ing) swell* bad_(?:stomach|tummy|belly) stomach_(?:pains?|cramps?) slow_heart palpitations weak wobbly poison* weird funny strange confus*
  pupils heart_(?:is_)?(?:slow|racing|weird|funny) worried scared help what_(?:do|should)_(?:i|we) hospital a_and_e er emergency now is_(?:this|it|that)_(?:bad|dangerous|serious)`,
);
const mixUp = concept(
  `might_have_been could_have_been may_have_been turned_out(?:_to_be)? believed says_(?:it|they) said_(?:it|they) told_(?:me|us)_it not_sure_(?:if|it|what|whether|which) wasn't_(?:sure|wild|what|actually|comfrey|nettle|borage|garlic|parsley) mistook mistaken mistake confused mixed_up instead_of looks?_like looked_like thought_(?:it|they|that|these|those|we)_(?:was|were|had) thinking_(?:it|they)_(?:was|were) actually were_(?:actually|really) was_(?:actually|really|in_fact) maybe_(?:it|they|was) by_accident by_mistake accident*
  misidentif* wrong_(?:plant|mushroom|one|berr*|leaves) no_idea_what don't_know_what unidentified suspect afraid_(?:it|they) scared_(?:it|they) worried_(?:it|they) bad_ones poisonous toxic`,
);

/** Plants and mushrooms that were eaten, or taken for others. */
export const poisonPlantSigns: readonly Signs[] = [
  {
    of: 'poisoning',
    near: [
      [
        poisonPlant,
        concept(`mistook mistaken mixed_up confused thought_it_was`),
        concept(`for with i we he she my it was`),
      ],
      [swallowed, poisonPlant],
      [ate, wildThing, mixUp],
      // "Soup of nettles I picked, and my mouth tingles."
      [
        concept(`picked foraged forag* gathered dug_up from_the_(?:woods|hedge|river|field)`),
        concept(`soup salad stew tea pesto sandwich smoothie omelette ate eaten eat drank had_it`),
        concept(`mouth lips? tongue throat`),
        concept(`tingl* numb* burn* blister* sting* prickl*`),
      ],
      [
        poisonPlant,
        mixUp,
        concept(`soup salad stew tea dinner lunch smoothie pesto ate eat* cook* drank dish curry meal tonight ago`),
      ],
      [ate, wildThing, ill],
      [ate, wildThing, growsOutside, child],
      [
        concept(`mushrooms? mushies mushys shrooms fungi chanterelles? ceps? boletes?`),
        concept(`picked foraged gathered found`),
        ill,
      ],
      [concept(`mushrooms?`), concept(`woods? forest field wild picked foraged forag* garden`), ill],
      [
        concept(`picked foraged forag* gathered collected dug`),
        mixUp,
        concept(`ate eaten ate_it eat swallow* cooked soup stew salad tea drank ago dinner lunch`),
      ],
      [
        concept(`berr(?:y|ies) lea(?:f|ves) mushrooms? flowers? seeds? bulbs? roots? plant petals`),
        concept(`ate eaten eating swallow* chew* munch* mouth nibbl* lick*`),
        child,
        concept(
          `garden yard park bush hedge tree outside woods forest house_?plant plant ground lawn unknown red black what poison* toxic sick walk`,
        ),
      ],
      [
        poisonPlant,
        ill,
        concept(
          `tea soup salad brew* broth decoct* tincture made picked picking after touch* handled ate drank root leaves powder medicine`,
        ),
      ],
      [
        poisonPlant,
        concept(
          `numb* tingl* slow_(?:pulse|heart) cramps? vomit* throw*_up threw_up seeing_things hallucinat* palpitations racing blurr* faint* burning_mouth drool*`,
        ),
      ],
      [
        confused,
        concept(`jimson* datura belladonna angel's_trumpet* henbane nutmeg mandrake`),
        concept(`seeds? tea ate drank took chew* flowers? after`),
      ],
    ],
    together: [
      [
        concept(
          `(?:after|since|from|drank|had|took|eating|drinking|taking)_(?:\\w+_){0,3}(?:soup|tea|brew|decoction|tincture|herbs?|mushrooms?|root|powder|mixture|concoction|roots|remedy|agbo|kratom|nutmeg|datura|salvia|spice|seeds?)`,
        ),
        concept(
          `
            hallucinat* seeing_things tongue_(?:is_)?(?:numb|tingl*)
            (?:mouth|lips|tongue|hands|face)_(?:\\w+_){0,3}(?:numb|tingl*)
            heart_(?:is_)?(?:rac*|slow|skipping|pounding) can't_(?:breathe|stand|walk|see|move|stay_awake) seizure*
            convuls* unconscious collaps* pass(?:ed|ing)_out turning_blue barely_breathe slow_(?:pulse|heart*)
            won't_stop_vomiting
          `,
        ),
      ],
    ],
  },
];
