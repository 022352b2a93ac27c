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

export const withdrawalSigns: readonly Signs[] = [
  {
    of: 'withdrawal',
    together: [
      [[stopped, alcohol], shook],
      [[stopped, alcohol], sawThings],
    ],
    // What is stopped was named before, or goes without saying.
    patterns: [/\bcold turkey\b[^]*\b(?:the |had |got )+shakes\b|\b(?:the|had|got) shakes\b[^]*\bcold turkey\b/i],
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
