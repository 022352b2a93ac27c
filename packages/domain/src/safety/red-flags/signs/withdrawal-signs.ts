import { anyPhrase, choice, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { confused } from '../words/body-words.ts';
import { concept } from '../words/concept.ts';

/** "8 to 10 cans most days": what is in them goes without saying. */
const countedDrinks = String.raw`(?:cans|tins|tinnies|pints|beers|ciders|lagers|units|whiskies|vodkas)_(?:most|every|each|a|per)_(?:days?|nights?|evenings?)`;
/** "Last time I saw stuff": how it was is how it may be again. */
const sawThings =
  /\b(?:saw|started seeing|was seeing) (?:\w+ )?(?:things|stuff|spiders|bugs|rats|insects|snakes|ants|shapes|shadows)\b(?! (?:on|about|online|in|saying|that|like|for|at)\b)/i;
const shook = concept(`shak* shook sweat* trembl* tremor* jitter*`);

const stopped = concept(
  `
    g(?:a|i)ve_up given_up giving_up pack(?:ed|ing)_(?:it_)?in jack(?:ed|ing)_in cut(?:ting)?_out kick(?:ed|ing)_the stopp?(?:ed|ing) quit quitting came_off come_off coming_off ran_out off withdraw* cold_turkey
    detox* dried_out dry_since been_dry without no_(?:drink*|alcohol|booze) haven't_had_(?:a|any)_drink* last_drink
    sober
  `,
);
const substance = concept(
  `
    drink* alcohol booze vodka whisk* beer wine benzo* xan* valium diazepam lorazepam ativan clonazepam klonopin
    temazepam phenibut ghb gbl baclofen barbiturates?
    on_the_(?:lash|lush|sauce|bottle|gin|lager|cans|piss) bender bottles?_(?:of_\\w+_)?a_(?:day|night)
    ${countedDrinks}
  `,
);
const drinkAsIt = String.raw`(?:it|this|that|(?:the_)?(?:drink|drinking|booze|boozing|vodka|gin|whisk(?:e?y)|wine|beers?|cans|cider|bottle|sauce|lot))`;
/** "Knock it on the head", "pack it in": giving up at once, in the words people use for it. */
export const plansToStop = concept(
  `
    knock(?:ing)?_${drinkAsIt}_on_the_head (?:pack|jack|chuck)(?:ing)?_${drinkAsIt}_in (?:pack|jack|chuck)(?:ing)?_in_${drinkAsIt}
    kick(?:ing)?_(?:the_(?:booze|drink|bottle|habit)|it|booze) cold_turkey go(?:ing)?_(?:dry|sober|tee_?total|on_the_wagon)
    stop(?:ping)?_(?:drinking|dead|completely|for_good|at_once|altogether|${drinkAsIt}) quit(?:ting)?_(?:drinking|altogether|${drinkAsIt})
    giv(?:e|ing)_${drinkAsIt}_up giv(?:e|ing)_up_${drinkAsIt} (?:draw|drawing)_a_line_under_it call(?:ing)?_time_on_${drinkAsIt}
    get(?:ting)?_(?:off_${drinkAsIt}|clean|sober|dry) com(?:e|ing)_off_${drinkAsIt} com(?:e|ing)_off_the_(?:booze|drink)
  `,
);
const often = String.raw`(?:a|every|each|per|most|nearly_every|almost_every)_(?:two_|three_|second_|other_|couple_of_|single_)?(?:days?|nights?|evenings?)`;
const drunkEachDay = concept(
  `
    (?:bottles?|lit(?:re|er)s?|fifths?|handles?|boxe?s?)_(?:of_)?(?:\\w+_)?(?:vodka|gin|whisk(?:e?y)|rum|brandy|spirits|wine|red|white|prosecco|sherry|port|cider|bourbon|scotch|tequila|voddy)_(?:or_\\w+_)?${often}
    (?:[5-9]|1\\d|2\\d|five|six|seven|eight|nine|ten|twelve)_(?:or_\\w+_)?(?:cans|tins|tinnies|pints|beers|ciders|lagers|whiskies|vodkas|stellas|drinks)_(?:of_\\w+_)?${often}
    (?:six_?pack|twelve_?pack|12_?pack|crate)_(?:of_\\w+_)?${often}
  `,
);
const alcohol = concept(
  `
    the_drink drinking_(?:heavily|hard|daily|every|for) alcohol booze vodka whisk* spirits on_the_(?:lash|lush|sauce|bottle|gin|lager|cans|piss)
    bender bottles?_(?:of_\\w+_)?a_(?:day|night) cans?_a_(?:day|night) last_drink ${countedDrinks}
  `,
);
const delirium = concept(
  `
    hallucinat* seeing_(?:\\w+_)?(?:things|spiders|bugs|people|rats|insects|snakes|ants|stuff)
    seeing_(?:\\w+_){1,3}(?:on|up|in|crawl\\w*)_the_(?:walls?|ceiling|floor|curtains|corner) talk\\w*_(?:rubbish|nonsense)
    (?:things|stuff|shapes|shadows)_(?:\\w+_)?(?:crawl\\w*|mov\\w+) crawl\\w*_(?:on|up|over|down)_(?:the_)?(?:walls?|ceiling|floor|bed)
    (?:spiders|bugs|insects|rats|ants|snakes)_(?:on|crawling|everywhere|all_over) everything's_crawling
    crawling_(?:skin|feeling) unreal twitch* seizures? fit fits fitting convuls* delirious the_dts delirium
    hearing_(?:voices|things|music) picking_at
  `,
);

const drinks = choice(
  /(?:drink|drop|pint|glass|can|bottle|sip)(?! of (?:coffee|tea|water|milk|juice|coke|cola|squash))|drinking|alcohol|booze/,
  /vodka|whisk(?:e?y)|gin|rum|wine|beer|lager|cider|spirits/,
);
const sinceWhen = String.raw`(?: on| since| for| in| about| was| were)* (?:\w+ ){0,2}(?:ago|yesterday|last night|days?|hours|hrs|weeks?|this morning|mon(?:day)?|tues?(?:day)?|wed(?:nesday)?|thurs?(?:day)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|the weekend|christmas|new year)\b`;
/** "Two days after my last drink", "day three without alcohol": the "no" and the "last" are what endangers here. */
const dry = anyPhrase(
  sequence(/(?:since|after|from) (?:my |the |his |her )?last /, drinks),
  sequence(/last /, drinks, sinceWhen),
  sequence(
    /(?:no|not a|haven't (?:had|touched) (?:a|any|one)|hasn't (?:had|touched) (?:a|any|one)) (?:more )?/,
    drinks,
    sinceWhen,
  ),
  sequence(/(?:days?|hours|hrs|weeks?)(?: \w+)? (?:without|off|sober|dry)(?: from)?(?: (?:the|a|any))? /, drinks),
);

/** "Without alcohol, trembling hands" denies no trembling. */
const dryAndShaking = sequence(dry, /[^.?!]{0,40}\b(?:shaking|shaky|shakes|shook|trembl\w*|tremors?)\b/);

export const withdrawalSigns: readonly Signs[] = [
  {
    of: 'withdrawal',
    together: [
      [[stopped, alcohol], shook],
      [[stopped, alcohol], sawThings],
      [plansToStop, drunkEachDay],
    ],
    near: [[dry, shook]],
    // What is stopped was named before, or goes without saying.
    patterns: [
      dryAndShaking,
      /\bcold turkey\b[^]*\b(?:the |had |got )+shakes\b|\b(?:the|had|got) shakes\b[^]*\bcold turkey\b/i,
    ],
  },
  {
    of: 'withdrawal-emergency',
    together: [
      [[stopped, substance], delirium],
      [[stopped, substance], confused],
    ],
    patterns: [/\bdelirium tremens\b(?! (?:in|cause|mean))|\b(?:has|have|got|with) the d\.?t'?s\b/i],
  },
];
