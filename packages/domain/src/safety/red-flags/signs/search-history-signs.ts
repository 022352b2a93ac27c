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

const goesBackTo = String.raw`\b(?:keep|kept|keeps|been|always|started|catch myself|find myself|i've been) (?:on )?(?:just )?(?:checking|looking (?:at|up|into)|going (?:back )?to|driving (?:to|past|up to)|walking (?:to|past|up to)|standing (?:on|at|by)|counting|measuring|thinking (?:of|about)|wondering|working out|googling|ending up (?:at|on))`;
const drop = String.raw`(?:how (?:high|deep|far down|tall|fast)[^.?!]{0,24}\b(?:bridge|car ?park|multi-?stor(?:e?y|ies)|roof|cliffs?|quarry|reservoir|river|viaduct|balcony|building|flats|tower|platform|trains?|it is|the drop)|(?:the|that) (?:edge of the (?:platform|roof|cliffs?|bridge)|drop (?:from|off|at|under)|level crossing|railway bridge)|train times (?:at night|when (?:nobody|no one)|that don't stop))`;
/** Such a place may be photographed, climbed or jumped from on a rope. */
const forSport = String.raw`(?![^]*\b(?:bungee|abseil\w*|climb\w*|photo\w*|drone|paraglid\w*|fishing|swim\w*|dive|diving|holiday|commut\w*|ticket|model|lorry|van|height limit|clearance|scared of heights|vertigo|fear of heights)\b)`;

/** What somebody looks for tells what they think of: "my son has been searching how many of his pills it takes". */
export const searchHistorySigns: readonly Signs[] = [
  {
    of: 'self-harm',
    patterns: [new RegExp(`${goesBackTo}[^.?!]{0,28}?\\b${drop}\\b${forSport}`, 'i')],
    near: [[kin, searches, waysToDie]],
  },
];
