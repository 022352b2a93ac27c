import { choice, sequence } from '../resolve/phrases.ts';

/** Whether a line heads a part of a label or tells of the package: "Supplement Facts", "Each capsule contains", "Directions". */
export function headsPart(line: string): boolean {
  return heading.test(line);
}

/** Whether what follows this line are the rows of what the product holds. */
export function headsRows(line: string): boolean {
  return rowsBelow.test(line);
}

/** Whether it lists what a product holds beside its ingredients, or does not hold. */
export function tellsOfInactive(line: string): boolean {
  return inactive.test(line);
}

/** Whether it tells how to take the product: what it names there ("with milk") is no ingredient. */
export function tellsHowToTake(line: string): boolean {
  return directions.test(line);
}

const heading = sequence(
  /^\s*/i,
  choice(
    /other ingredients|inactive|excipients|supplement facts/,
    /nutrition(?:al)? (?:facts|information)|drug facts|serving size|servings? per|amount per/,
    /% ?(?:daily|nrv|rda|rdi|dv)|daily value|each (?:\w+ )?(?:tablet|capsule|softgel|sachet|serving|dose)/,
    /one (?:tablet|capsule|softgel|sachet)/,
    /(?:per|pro|je) (?:daily )?(?:tagesdosis|dose|tablet|capsule|kapsel|tablette)\b|directions/,
    /dos(?:e|age)\b|suggested use|storage|distributed|manufactured|net wt|best before|lot/,
  ),
  /\b/,
);
const rowsBelow =
  /\bfacts\b|\bnutrition(?:al)? information\b|\bamount per\b|\b(?:each|per|one|\d) (?:[\p{L}-]+ ){0,2}(?:tablets?|capsules?|softgels?|sachets?|servings?|dose|teaspoon|ml)\b.*(?:contains?|provides?|typically)|^\W*(?:active )?(?:ingredients|composition|zusammensetzung|zutaten|ingr[ée]dients?|composici[óo]n|composizione)\b/iu;
const inactive = sequence(
  /^\s*/i,
  choice(
    /other ingredients|inactive(?: ingredients)?|non-?medicinal|excipients|bulking agents?/,
    /capsule shell|coating|fillers?|hilfsstoffe|autres ingr|excipientes|free (?:from|of)/,
    /contains no|does not contain|no added|allergens?|storage/,
  ),
  /\b/,
);
const directions =
  /^\W*(?:directions|dos(?:e|age|ierung)|posolog\w*|suggested use|how to (?:use|take)|recommended (?:use|dose|intake)|usage|verzehr\w*|anwendung|modo de (?:uso|empleo)|modo d.uso|(?:conseils? d.)?utilisation)\b/i;
