import { bodyAndInfectionNames } from './data/names/body-and-infection.ts';
import { europeanNames } from './data/names/european.ts';
import { heartAndBloodNames } from './data/names/heart-and-blood.ts';
import { hospitalAndLessCommonNames } from './data/names/hospital-and-less-common.ts';
import { mindAndPainNames } from './data/names/mind-and-pain.ts';
import { newerNames } from './data/names/newer.ts';

/**
 * Brands, salts, spellings and spoken names from the UK, Ireland, the EU, India, Canada, Australia and the US, beyond
 * those of a medicine's own row. Sources: British National Formulary, EMA and national registers, DailyMed, TGA, CDSCO.
 */
export const internationalNames: Readonly<Record<string, string>> = {
  ...bodyAndInfectionNames,
  ...europeanNames,
  ...heartAndBloodNames,
  ...hospitalAndLessCommonNames,
  ...mindAndPainNames,
  ...newerNames,
};
