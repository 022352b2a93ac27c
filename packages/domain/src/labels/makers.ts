import { germanStems } from '../resolve/german-compounds.ts';
import { lexicon } from '../resolve/lexicon.ts';
import { nearestPhrase } from '../resolve/near.ts';
import { phraseOf } from '../resolve/words.ts';

/** Makers and house brands that print their name above the product's. A name of a product ("Culturelle") is none. */
const makers: ReadonlySet<string> = new Set(
  `now, now foods, solgar, himalaya, himalaya wellness, dabur, patanjali, baidyanath, zandu, organic india, himalaya herbal healthcare,
  holland and barrett, nature made, natures bounty, natures way, natures sunshine, natures plus, natures truth, natures answer, nature's aid,
  pukka, pukka herbs, yogi, yogi tea, twinings, traditional medicinals, celestial seasonings, clipper, heath and heather, dr stuarts, teekanne,
  messmer, a vogel, avogel, vogel, schwabe, schoenenberger, salus, bionorica, queisser, doppelherz, abtei, tetesept, altapharma, mivolis,
  das gesunde plus, kneipp, sidroga, bad heilbrunner, h and s, ratiopharm, stada, hexal, klosterfrau, arkopharma, arkogelules, naturactive,
  pileje, solaray, swanson, jarrow, jarrow formulas, doctors best, life extension, thorne, pure encapsulations, integrative therapeutics, metagenics,
  designs for health, garden of life, rainbow light, megafood, new chapter, gaia herbs, gaia, herb pharm, oregons wild harvest, nordic naturals,
  carlson, kirkland, kirkland signature, spring valley, equate, puritans pride, vitamin shoppe, gnc, webber naturals, jamieson, sisu, natural factors,
  blackmores, swisse, ultiboost, swisse ultiboost, cenovis, natures own, bioceuticals, ethical nutrients, fusion health, herbs of gold, thompsons, good health, clinicians,
  boots, superdrug, vitabiotics, seven seas, healthspan, viridian, lamberts, biocare, higher nature, quest, cytoplan, terranova, bulk, myprotein,
  bragg, sundown, sundown naturals, olly, ritual, zarbees, hum, amazing grass, navitas organics, terrasoul, starwest botanicals, frontier co-op,
  frontier, mountain rose herbs, banyan botanicals, planetary herbals, natrol, 21st century, nutricost, bulksupplements, horbaach, nutra, sports research,
  esi, aboca, erboristeria magentina, l'erbolario, longlife, solgar vitamins, el granero integral, soria natural, ana maria lajusticia, arkocapsulas,
  nutri advanced, bio kult, new nordic, lifeplan, g and g, igennus, together health, wild nutrition, dr theiss, theiss, forte pharma, juvamine, fleurance nature,
  reckeweg, dr reckeweg, sbl, weleda, wala, nelsons, boiron, heel, lehning, kraeuterhof, krauterhof`
    .split(',')
    .map(makerPhrase),
);
/** "Schwabe Pharma", "Meadow Botanicals", "Green Labs Ltd": what closes the name of a firm. */
const firm =
  /\b(?:pharma\w*|laborator(?:y|ies|ios|ires|i)|labs?|laboratoires?|inc|ltd|llc|gmbh|co|corp|s\.?r\.?l|s\.?a|plc|company|botanicals|naturals|nutraceuticals?|remedies|apotheke|arzneimittel)\.?$/iu;

/** A line that holds the maker's name alone. */
export function isMaker(line: string): boolean {
  return makers.has(makerPhrase(line)) || (firm.test(line.trim()) && !/\d/.test(line)) || isMakerInCapitals(line);
}

function makerPhrase(text: string): string {
  return phraseOf(text.replaceAll('&', ' and ').replaceAll(/[^\p{L}\p{N}']+/gu, ' '));
}

/** Letters that a scan takes for each other. */
const alike = ['aceogqdu', 'iltfjr', 'nhmuvwbk', 'sz', 'pyq', 'xk'];

/** "OAKWELL" in capitals, alone in its line: a maker, and not oatwell, for no scan reads a T as a K. */
function isMakerInCapitals(line: string): boolean {
  if (/\p{Ll}/u.test(line)) return false;
  const phrase = phraseOf(line.replaceAll(/[^\p{L}']+/gu, ' '));
  if (lexicon().phrases.has(phrase) || germanStems(phrase).length > 0) return false;
  const near = nearestPhrase(phrase);
  const letters = near?.length === phrase.length ? [...near] : [];
  const others = letters.flatMap((letter, place) => (letter === phrase[place] ? [] : [[letter, phrase[place] ?? '']]));
  return others.length === 1 && others.every(([printed = '', read = '']) => !areAlike(printed, read));
}

function areAlike(printed: string, read: string): boolean {
  return alike.some((letters) => letters.includes(read) && letters.includes(printed));
}
