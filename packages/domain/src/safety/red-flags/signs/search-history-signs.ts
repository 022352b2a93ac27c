import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { kin } from '../words/people-words.ts';

const searches = concept(
  `
    search_history been_searching searching(?!_for_(?:a_)?(?:job|flat|house|recipes?|remed*)) searched google[ds]?
    googling looked_up looking_up browser (?:internet|browsing)_history
  `,
);
const waysToDie = concept(
  `
    how_(?:many|much)(?=_(?:of_)?(?:(?:his|her|my|the)_)?(?:\\w+_)?(?:pills|tablets|paracetamol|insulin|units|it_takes|does_it_take))
    how_high how_long_(?:does_it|it|and_how)_? heights knots_and_(?:heights|beams|ropes?|drops?) painless* suicid*
    ways_to_(?:die|go|end) lethal noose* ligature* overdos* hanging drop_heights train_times_at_night bridges_near
    kill_(?:my|your|him|her)self
  `,
);

/** What somebody looks for tells what they think of: "my son has been searching how many of his pills it takes". */
export const searchHistorySigns: readonly Signs[] = [{ of: 'self-harm', near: [[kin, searches, waysToDie]] }];
