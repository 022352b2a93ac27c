import { choice, notFollowedBy, sequence } from '../resolve/phrases.ts';

const drink = sequence(
  choice(
    /wines?|red|white|ros[eé]|plonk|vino|prosecco|cava|champagne|port|sherry|beers?|lagers?|bitter|stout|guinness/,
    /stella|ales?|ciders?|vodkas?|gins?|rums?|whisk(?:y|ies|ey)s?|brandy|bourbon|spirits|alcohol|booze/,
  ),
  notFollowedBy(/ vinegar|[- ]free/),
).source;
/** What kind of it: "alcohol-free" is none. */
const kind = String.raw`(?:(?!(?:free|zero|soft|ginger|root)\b)\w+ )?`;
const daily = choice(
  /(?:a|per|every|each|most|nearly every|almost every) (?:single )?(?:days?|nights?|nites?|evenings?)|daily|nightly/,
  /every (?:single )?(?:day|night|nite|evening)|day in day out|lasts me (?:a|one|two|three|2|3) (?:days?|nights?)/,
);
const someBottles = choice(
  sequence(
    /(?:(?:an?|one|half an?|most of an?|third of an?|quarter of an?|\d|two|three|couple of|few) )?/,
    /(?:bottles?|lit(?:re|er)s?|box(?:es)?|crates?|slabs?) (?:of )?/,
    kind,
    drink,
  ),
  sequence(drink, /[^.?!\n]{0,20}(?:half|third|quarter|most)? ?(?:of )?an? (?:bottle|lit(?:re|er))/),
);
const many = String.raw`(?:[4-9]|[1-3]\d|four|five|six|seven|eight|nine|ten|eleven|twelve|a dozen)(?: ?(?:or|to|-) ?\w+)?`;
/** Glasses and shots are of anything: what is drunk from them must be named. */
const drinks = choice(
  sequence(
    /(?:beers|pints|tinnies|stubbies|schooners|lagers|ciders|ales|vodkas|gins|whisk(?:y|ey|ie)s|cans|tins)/,
    notFollowedBy(/ of\b/),
  ),
  sequence(/(?:pints|cans|tins|glasses|large glasses|shots|drams) of /, kind, drink),
);
const counted = choice(sequence(many, ' ', kind, drinks), /(?:an? |\d |two |couple of )?six ?packs?/);

/** "Bottle of red a night give or take", "every evening 6 or 7 cans": more than anybody should drink, told as a habit. */
export const muchEachDay: string = choice(
  sequence(someBottles, /\b[^.?!\n]{0,24}\b/, daily),
  sequence(counted, /\b[^.?!\n]{0,24}\b/, daily),
  sequence(daily, /\b[^.?!\n]{0,16}\b/, choice(someBottles, counted)),
  sequence(drink, ' ', daily, /[^.?!\n]{0,12}\b(?:half|third|quarter|most) of an? bottle/),
);
const much = new RegExp(String.raw`\b${muchEachDay}\b`, 'i');

export function tellsOfMuchDrink(text: string): boolean {
  return much.test(text);
}
