import { choice, wordList } from '../../../resolve/phrases.ts';
import { adultRelations, youngRelations } from '../../data/relation-words.ts';

/** Kin and the like, as a letter calls them, as the source of a pattern. */
export const relations = choice(
  ...youngRelations,
  ...adultRelations,
  /step-?(?:sons?|daughters?|child(?:ren)?|kids?|mum|mom|mother|dad|father|brother|sister)/,
  /(?:great|grand)[- ]?(?:aunt|uncle|niece|nephew)|god(?:son|daughter|child|mother|father)/,
  /gf|bf|missus|missis|(?:other|better) half|oma|opa|nonna|nonno/,
);
/** "My eldest", "the small one": one of the children. */
export const oneOfTheChildren = choice(
  /eldest|oldest|youngest|middle one|(?:small|wee|tiny|big|older|younger)(?:er|est)? one/,
);

/** Whom a letter calls by what they do, beside those whose advice is told: people who may be ill like any others. */
export const roles = choice(
  /vicar|priest|pastor|minister|rector|curate|imam|rabbi|deacon|nun|organist|sexton|verger|churchwarden|choir(?:master|boy|girl)/,
  /soprano|alto|tenor|baritone|bass player|drummer|singer|fiddler|pianist|violinist|cellist|conductor|dancer/,
  /captain|skipper|bosun|boatswain|cadet|deckhand|stoker|officer|engineer|sergeant|corporal|lieutenant/,
  /cook|chef|baker|barman|barmaid|bartender|barista|waiter|waitress|kitchen porter|housekeeper|butler|gardener|caretaker|janitor|porter|concierge|nanny|au pair/,
  /foreman|forewoman|apprentice|driver|mechanic|plumber|electrician|carpenter|joiner|bricklayer|welder|postman|postwoman|postie|farmhand|shepherd/,
  /inspector|constable|headmaster|headmistress|schoolmaster|schoolmistress|secretary|receptionist|manager|supervisor|director|treasurer|chairman|chairwoman|chairperson|bookkeeper|accountant|trainee|intern|temp|assistant manager/,
  /goalkeeper|goalie|striker|referee|teammate|pupil|landlord|landlady|tenant|librarian|barber|seamstress/,
);

/** "Our vicar": somebody called by what they do. */
export function isRole(relation: string): boolean {
  return onlyRole.test(relation);
}

/** A grown-up, however old: not "our choirboy". */
export function isGrownByRole(relation: string): boolean {
  return isRole(relation) && !/^(?:pupil|choirboy|choirgirl)$/.test(relation);
}

const onlyRole = new RegExp(`^${roles}$`, 'i');

/** Who gives advice or praises a herb, and is no more than that. */
export const passers =
  'bloke|buddy|pal|chap|gentleman|nutritionist|trainer|instructor|influencer|fellow|fella|guy|man|woman|lady|mate|lads?|girls?|consultant|doctor|gp|nurse|midwife|pharmacist|chemist|specialist|surgeon|dentist|physio|health visitor|therapist|herbalist|assistant|blog|forum|podcast|podcaster|teacher|vet|dog|cat|horse|hen';
export const women = /^(?:woman|lady|girls?|midwife|nurse|health visitor|soprano|alto|landlady|waitress|barmaid|nun)$/;
export const men = /^(?:bloke|chap|fellow|fella|guy|man|lads?|tenor|landlord|waiter|barman|postman|foreman|gentleman)$/;
export const advisers =
  /^(?:consultant|doctor|gp|nurse|midwife|pharmacist|chemist|specialist|surgeon|dentist|physio|health visitor|therapist|herbalist|assistant)$/;
/** Of whom nothing is taken in: no people, or nobody in particular. */
export const nobodies = /^(?:blog|forum|podcast|podcaster|influencer|vet|dog|cat|horse|hen)$/;
export const several = /^(?:parents|children|kids|twins|triplets|sons|daughters|babies|little ones|lads|girls)$/;

/** Whether two words are of one person: "mum" and "mother", "son" and "lad". */
export function isSameKin(one: string, other: string): boolean {
  return one === other || sameKin.some((words) => words.includes(one) && words.includes(other));
}

const sameKin = [
  ['mother', 'mum', 'mom', 'mam', 'mummy', 'mama'],
  ['father', 'dad', 'daddy', 'papa'],
  ['husband', 'hubby', 'other half', 'better half', 'spouse', 'partner', 'boyfriend', 'fiance', 'fiancé'],
  ['wife', 'missus', 'missis', 'other half', 'better half', 'spouse', 'partner', 'girlfriend', 'fiancee', 'fiancée'],
  ['grandmother', 'gran', 'granny', 'grandma', 'nan', 'nana'],
  ['grandfather', 'grandad', 'granddad', 'grandpa'],
  ['son', 'boy', 'lad', 'little one', 'baby', 'toddler', 'child', 'kid', 'newborn'],
  ['daughter', 'girl', 'lass', 'little one', 'baby', 'toddler', 'child', 'kid', 'newborn'],
];

/** "Miss Oakley", "Mr Dunne". */
export function whoseByTitle(before: string): string {
  if (/\b(?:Mrs|Ms|Miss|Frau|Do[nñ]a|Se[nñ]ora|Madame|Mama|Sister|Auntie|Lady)\.? $/.test(before)) return 'her';
  return /\b(?:Mr|Mister|Herr|Don|Se[nñ]or|Monsieur|Baba|Brother|Uncle|Sir)\.? $/.test(before) ? 'his' : 'their';
}

/** What stands where a name would, and is none. */
export const noPerson = new RegExp(
  `^(?:${wordList(`
    There Here That This What Which Who She He They It We Us Me My At In On By To Of As Is If Up Or An No So Do Go Oh Ok Hi Am Pm Mr Ms Dr Ps
    The Our His Her Their You Your Its Some Any All For From With Not Yes Well Okay Maybe Perhaps Please When While After Before Because
    Although Though Once Last Next Every Each Yesterday Tonight Tomorrow Morning Evening Good Dear Kind Monday Tuesday Wednesday Thursday
    Friday Saturday Sunday January February March April June July August September October November December English French German
    Labrador Mother Father Mum Mom Dad Mrs Miss Baby Question Point Number Since About Only First Second Third Today Now Hiya Hello Hey
    Sorry Thanks Both Also And Then But Thirdly Secondly Firstly Lastly Finally Client Covid Christmas Easter Herbie Just One Two Three
    Four Five Six Seven Eight Nine Ten Has Was Old Little
  `).join('|')})$`,
);
