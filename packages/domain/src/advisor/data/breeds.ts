import { choice } from '../../resolve/phrases.ts';

/** Kinds of dogs and cats that mean nothing else. */
export const breeds = choice(
  /frenchies?|staff(?:ie|y|ies)|staffords?|chihuahuas?|collies?|labradors?|retrievers?|spaniels?|poodles?|alsatians?/,
  /bulldogs?|husky'?s?(?! (?:voice|throat|cough))|huskies|dachshunds?|sausage dogs?|pugs?|beagles?|whippets?|greyhounds?|lurchers?|corgis?/,
  /rott(?:ies?|weilers?)|dobermann?s?|dobes?|schnauzers?|malinois|malamutes?|samoyeds?|dalmatians?|great danes?/,
  /(?:german )?shepherd dogs?|german shepherds?|gsds?|(?:border|jack russell|yorkshire|scottish|cairn|fox) terriers?|terriers?/,
  /jack russells?|yorkies?|westies?|pomeranians?|shih ?tzus?|shiba(?: inu)?s?|akitas?|weimaraners?|vizslas?|mastiffs?/,
  /pit ?bulls?|pitties|pitty|cock(?:apoo|er)s?|cavapoos?|king charles|labradoodles?|goldendoodles?|springers?|bichons?/,
  /basset(?: hound)?s?|bloodhounds?|mutts?|pooch(?:es)?|doggos?|doggy|doggie|pupp(?:er|o)s?|pups?/,
  /mogg(?:y|ie|ies)|tabby|tabbies|tomcats?|tom cats?|kitt(?:y|ies|eh)|maine coons?|ragdolls?|sphynx(?:es)?|torties?/,
  /british shorthairs?|(?:persian|siamese|bengal|burmese|ginger) (?:cat|kitten|tom)s?/,
);

/** Those that mean something else as well, "my lab", "my Persian", where they do what animals do. */
export const breedsInAction =
  /(?:labs?|persians?|siamese|bengals?|burmese|boxer|setter|ginger tom)(?= \(|(?:'s|s| is| has| keeps| got| licks| licked| scratch\w*| ate| had| won'?t| can'?t stop| chews?| itch\w*| smells?| sneez\w*| sheds?)\b)/;
