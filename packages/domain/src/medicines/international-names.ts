import { bodyAndInfectionNames } from './data/names/body-and-infection.ts';
import { europeanNames } from './data/names/european.ts';
import { furtherCountriesNames } from './data/names/further-countries.ts';
import { heartAndBloodNames } from './data/names/heart-and-blood.ts';
import { hospitalAndLessCommonNames } from './data/names/hospital-and-less-common.ts';
import { mindAndPainNames } from './data/names/mind-and-pain.ts';
import { newerNames } from './data/names/newer.ts';

/**
 * Brands, salts, spellings and spoken names from the UK, Ireland, the EU, India, Canada, Australia, the US and further countries, beyond
 * those of a medicine's own row. Sources: British National Formulary, EMA and national registers, DailyMed, TGA, CDSCO.
 */
export const internationalNames: Readonly<Record<string, string>> = joined([
  bodyAndInfectionNames,
  europeanNames,
  furtherCountriesNames,
  heartAndBloodNames,
  hospitalAndLessCommonNames,
  mindAndPainNames,
  newerNames,
]);

function joined(lists: readonly Readonly<Record<string, string>>[]): Record<string, string> {
  const all: Record<string, string> = {};
  for (const list of lists)
    for (const [key, names] of Object.entries(list)) all[key] = key in all ? `${all[key]}|${names}` : names;
  return all;
}
