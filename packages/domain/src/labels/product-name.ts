import { isOnlyQuantity } from '../amounts/quantity.ts';
import { choice, onlyPhrase, sequence } from '../resolve/phrases.ts';
import { readText } from '../resolve/read.ts';
import { isContentsLine } from './contents-line.ts';
import { isMaker } from './makers.ts';
import { headsPart } from './label-parts.ts';
import { onlyWarns } from './warning-line.ts';

/** What the product is called: the first line of the front that is neither its maker nor mere praise; null when no line names it. */
export function productNameOf(lines: readonly string[]): string | null {
  const fit = lines.filter(mayName);
  const front = fit.filter((line) => !isMakerAmong(lines, line) && !isNoName(line));
  const [first, second] = front;
  if (first === undefined) return fit[0] ?? null;
  // A maker nobody knows stands above the name: "Kräuterhof", "Baldrian Dragees".
  if (houseWord.test(first) && second !== undefined && lines[1] === second) return second;
  const isPerhapsMaker =
    lines.indexOf(first) === 0 && (/['’]s$/i.test(first) || !titleWord.test(first)) && herbsIn(first) === 0;
  return isPerhapsMaker && second !== undefined && lines[1] === second && namesAProduct(second) ? second : first;
}

/** The maker's name, in one line or parted into two ("NOW", "Foods"). */
function isMakerAmong(lines: readonly string[], line: string): boolean {
  const at = lines.indexOf(line);
  const [before, after] = [lines[at - 1], lines[at + 1]];
  return (
    isMaker(line) ||
    (before !== undefined && !isWholeMaker(before) && isMaker(`${before} ${line}`)) ||
    (after !== undefined && !isWholeMaker(after) && isMaker(`${line} ${after}`))
  );
}

/** "Alder Pharma": it needs no word of the line beside it, "Foods" does. */
function isWholeMaker(line: string): boolean {
  return isMaker(line) && line.trim().includes(' ');
}

function isNoName(line: string): boolean {
  return praise.test(line) || pack.test(line) || isOnlyQuantity(line);
}

function mayName(line: string): boolean {
  return /\p{L}{3,}/u.test(line) && !headsPart(line) && !onlyWarns(line) && !isContentsLine(line);
}

function namesAProduct(line: string): boolean {
  const isShort = !/[,;:]|^(?:with|mit|avec|con|com)\b/i.test(line) && line.split(/\s+/).length <= longestName;
  return isShort && (herbsIn(line) > 0 || titleWord.test(line) || infusion.test(line));
}

/** "Sage Hen Apothecary": words that end the name of a maker. */
const houseWord =
  /\b(?:apothecary|herbals|naturals|botanicals|laborator(?:y|ies)|labs|pharma|nutrition|(?:co|sons?|daughters?)\.?)$/i;

const longestName = 6;
/** "Kalmeringsthee", "Tisane digestion", "Průduškový čaj". */
const infusion = /(?:tee|thee|te|čaj|чай)$|\b(?:tisane|tisana|infusi[oó]n|infuso|herbata|herbatka|ceai|te)\b/iu;

function herbsIn(line: string): number {
  return new Set(readText(line).mentions.flatMap(({ kind, id }) => (kind === 'herb' ? [id] : []))).size;
}

/** "High Strength", "Organic", "Extra": what praises whatever stands below it. */
const praise = onlyPhrase(
  sequence(
    /(?:(?:certified|100 ?%|usda|eu|extra|super|ultra|high|maximum|max|double|triple|full|clinical) )*/,
    /(?:organic|bio|strength|potency|absorption|pure|natural|premium|quality|vegan|raw|grade|new|strong)/,
    /(?: (?:strength|formula|quality))?[!.]?/,
  ),
  /(?:food|dietary|nutritional|herbal|health) supplements?|nahrungserg[äa]nzungsmittel|compl[ée]ment alimentaire|complemento alimenticio|integratore alimentare/,
  /traditional herbal (?:remedy|medicinal product|medicine)|ayurvedic (?:proprietary )?medicine|(?:traditional )?chinese (?:herbal )?medicine|herbal (?:formula|medicine|tea)/,
);
/** "60 capsules", "20 herbal tea bags". */
const pack =
  /^\W*\d+ ?(?:x ?\d+ ?)?(?:[\p{L}-]+ ){0,3}(?:caps(?:ules?)?|tab(?:let)?s?|soft ?gels?|gumm(?:y|ies)|lozenges?|sachets?|bags?|teabags?|servings?|st[üu]ck|kapseln|tabletten|teebeutel|g[ée]lules|comprim[ée]s|c[áa]psulas|compresse|bustine|pieces?|count|ct)\b/iu;
/** Words of names that say what a product is for, which makers hardly carry. */
const titleWord = sequence(
  /\b/i,
  choice(
    /sleep\w*|night\w*|evening|day|daily|morning|calm\w*|relax\w*|stress|energy|immun\w*/,
    /defen[cs]e|support|formula|complex|blend|relief|boost\w*|balance|focus|memory|detox|cleanse/,
    /digest\w*|joint\w*|bones?|hair|skin|nails?|eyes?|heart|liver|kidney|women\w*|men\w*|kids?/,
    /children\w*|junior|baby|prenatal|mama|multi\w*|vitamins?|minerals?|tea|tee|drops|tropfen/,
    /syrup|balm|salve|oil|throat|cough|cold|coat|mood|slim\w*|beauty|vital\w*|plus|forte|max/,
    /ultimate|total|mother/,
  ),
  /\b/,
);
