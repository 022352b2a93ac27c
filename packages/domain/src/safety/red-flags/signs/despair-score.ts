import { sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';

/** What despair is made of, said in any order and any words around: two of these in one message are enough. */
const hopeless = concept(
  `
    what's_the_point(?!_(?:of|in)) nothing_left nothing_matters
    no_point(?!_(?:of|in)_(?:buying|taking|using|waiting)) no_future can't_go_on can't_cope_any_?more
    had_enough_of_(?:life|everything|it_all) had_enough(?=[.!]) too_tired_to_(?:live|go_on|fight) hopeless worthless
    burden nobody_cares no_?one_cares no_?one_would_(?:notice|miss|care) life_(?:is_)?(?:over|pointless|unbearable)
    all_alone_now can't_take_(?:it|any_more|this)(?:_any_?more)? hate_(?:myself|my_life) so_empty ashamed
  `,
);
const resolved = concept(
  `
    i'll_do_it ill_do_it do_it_(?:tonight|tomorrow|when|then|quietly|quick*|soon) finish_(?:it|myself|things)
    end_(?:it|things)(?!_with) my_own_way it'll_(?:all_)?be_over it_will_(?:all_)?be_over one_last_time
    for_the_last_time won't_be_(?:here|around) not_be_(?:here|around) be_gone_by when_i'm_gone after_i'm_gone
    final_(?:stuff|message*|words|goodbye|post) find_peace at_peace be_free peaceful(?:ly)? disappear*
    sleep_and_never never_wake out_of_(?:his|her|their)_misery no_more_pain tonight's_the_night i'm_done(?=[.!,]|$)
    it's_time
  `,
);
const meansOrPlace = concept(
  `
    ropes? noose hose_?pipe exhaust_(?:pipe|fumes) shotguns? guns? pistol rifle razors? blades? bridge railway
    train_(?:line|tracks|platform) platform tracks ledge rooftop multi_?storey cliff overpass
    saved_(?:up_)?(?:pills|tablets) (?:pills|tablets)_(?:saved|lined_up|hidden|ready) stash* insulin_pen
    (?:sure|certain|quickest|fastest|painless|deadliest)_(?:plant|poison|way|method|pills?)
    (?:plant|poison|method|way)_(?:is_|that_is_)?(?:certain|sure|quickest|painless|foolproof)
  `,
);
const farewell = concept(
  `
    this_is_goodbye goodbye_(?:to_everyone|everyone|all|letters?|note) said_(?:my_|his_|her_)?goodbyes? farewell
    (?:final|last|weird_final)_(?:letters?|message*|words|wishes) love_you_all forgive_me
    (?:take|look)_(?:care_of|after)_(?:the|my)_(?:cat|dog|kids|children|animals)
    (?:gave|given|giving)_(?:away|his|her|my) paid_(?:off_)?(?:all_)?my_bills bills_(?:are_)?paid my_will funeral
    thank_you_for_everything sorry_for_everything
  `,
);
const selfHurt = concept(
  `
    (?:burn*|cut*|hit*|hurt*|harm*|stab*|bruis*|scratch*)_(?:myself|himself|herself|my_self) relapsed
    cigarettes_(?:on|out_on)
    (?:cuts|marks|burns)_(?:on|up|along|down)_(?:his|her|my|their)_(?:\\w+_)?(?:arms?|thighs?|wrists?|legs?)
    self_?harm*
  `,
);

export const despairScore: readonly Signs[] = [
  {
    of: 'self-harm',
    patterns: [
      sequence(
        /\b(?:platform|bridge|edge|cliff|train|tracks|sea|river|water|rope|blades?|roof|knife|gun|pills)\b/i,
        /(?: \w+)? (?:is |are |keeps? |just )?/,
        /(?:calls?|calling|whispers?|whispering|beckons?|pulls?|pulling|tempts?) (?:to |at |out to )?me\b/,
      ),
      /\b(?:in|inside) (?:the|my) (?:car|garage|car park)\b[^.?!]{0,40}\bhose ?pipe\b|\bhose ?pipe\b[^.?!]{0,24}\b(?:exhaust|tailpipe|car window)\b/i,
      /(?:^|[,.!] ?)(?:\w+ ){0,3}this is (?:my )?(?:final |last )?(?:goodbye|farewell)\b(?! (?:party|drink|to (?:sugar|coffee|smoking|summer|winter|my)))/i,
      /\bgoogl\w+ (?:\w+ ){0,2}(?:ropes?|nooses?|how to (?:die|tie a noose)|painless|overdos\w+|lethal)\b/i,
      sequence(
        /\b(?:burn|burned|burnt|burning) (?:myself|my (?:arms?|legs?|thighs?|skin)) (?:w|with) (?:a |the )?/i,
        /(?:cigarettes?|lighter|iron|matches)/,
        /\b(?![^.?!]{0,40}\b(?:because the|while|cooking|ironing|by accident|red (?:line|mark)|phone)\b)/,
      ),
    ],
    several: [{ least: 2, of: [hopeless, resolved, meansOrPlace, farewell, selfHurt] }],
  },
];
