import { choice, oneOf } from '../resolve/phrases.ts';

/**
 * Whether a line of a package tells what is in it beside what it is bought for: "Contains: milk", "May contain traces of
 * nuts", "Allergens: soy", "Other ingredients: …", in the languages labels come in.
 */
export function isContentsLine(line: string): boolean {
  return contents.test(line) && !amount.test(line) && !eachHolds.test(line);
}

/** Whether it says no more than that traces are possible. */
export function tellsOfTraces(line: string): boolean {
  return traces.test(line);
}

/** The line without what it says is left out: "gluten-free", "free from milk", "contains no soy". */
export function withoutWhatIsLeftOut(line: string): string {
  return line.replaceAll(leftOut, ' ');
}

const contents = new RegExp(
  String.raw`^\W*${choice(
    /(?:this product |it )?(?:also )?(?:may |might )?contains?\b|may (?:also )?contain\b/,
    /al+[eé]rg(?:en|[eè]n)\w*|other ingredients|inactive|non-?medicinal|excipient/,
    /(?:active )?ingredients?\s*:|made (?:in|on)|(?:produced|manufactured|processed|packed) (?:in|on)/,
    /enth[aä]lt|kann\b|sonstige|weitere|zutaten|hilfsstoffe|contient|peut contenir|ingr[eé]dients?/,
    /autres ingr|contiene|puede contener|pu[oò] contenere|ingredient[ei]s?|excipientes|cont[eé]m/,
    /pode conter|bevat|kan sporen/,
  )}`,
  'i',
);
const amount = /\d\s?(?:mc?g|µg|g|ml|iu|i\.e\.|ui)\b/i;
const eachHolds = /\b(?:each|per|one|\d+) (?:\w+ )?(?:tablet|capsule|softgel|serving|sachet|dose)\w*\b/i;
const traces =
  /\bmay (?:also )?contain|\btraces?\b|\bfacility\b|\bequipment\b|\bkann\b.*\benthalten|\bspuren\b|\bpeut contenir|\bpuede contener|\bpu[oò] contenere|\bpode conter|\bsporen\b|\btrazas\b|\btracce\b|\bvest[ií]gios\b/i;
const leftOut = oneOf(
  /\b[\w/]+[- ]free\b|\bfree (?:from|of)\b[^.;]*/gi,
  /\b(?:contains?|has) (?:no|neither)\b[^.;]*|\bdoes not contain\b[^.;]*/gi,
  /\b(?:without|no) (?:added )?[\w ,]+|\bohne\b[^.;]*|\bsans\b[^.;]*/gi,
  /\bsin\b[^.;]*|\bsenza\b[^.;]*|\bsem\b[^.;]*|\b\w+frei\b/gi,
);
