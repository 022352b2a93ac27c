import { product } from './brand-parts.ts';

/** Biosimilars by brand. Sources: Purple Book of the FDA, medicines register of the EMA. */
export const biosimilars: readonly { readonly names: readonly string[]; readonly parts: readonly string[] }[] = [
  product(
    'Wezlana|Selarsdi|Pyzchiva|Otulfi|Imuldosa|Yesintek|Steqeyma|Starjemza|Uzpruvo|Eksunbi|Absimky|Fymskina|Qoyvolma|Usymro|Wezenla',
    'ustekinumab',
  ),
  product(
    'Amjevita|Amgevita|Cyltezo|Hyrimoz|Hadlima|Abrilada|Hulio|Yusimry|Idacio|Yuflyma|Simlandi|Imraldi|Hefiya|Hukyndra|Libmyris',
    'adalimumab',
  ),
  product('Inflectra|Renflexis|Avsola|Ixifi|Remsima|Flixabi|Zessly|Zymfentra', 'infliximab'),
  product('Erelzi|Eticovo|Benepali|Nepexto', 'etanercept'),
  product('Truxima|Ruxience|Riabni|Rixathon|Blitzima|Riximyo', 'rituximab'),
  product('Ogivri|Herzuma|Kanjinti|Ontruzant|Trazimera|Hercessi|Zercepac', 'trastuzumab'),
  product('Mvasi|Zirabev|Alymsys|Vegzelma|Avzivi|Jobevne|Aybintio|Oyavas|Abevmy', 'bevacizumab'),
  product('Tyenne|Tofidence|Avtozma', 'tocilizumab'),
  product('Tyruko', 'natalizumab'),
  product('Bkemv|Epysqli', 'eculizumab'),
  product(
    'Jubbonti|Wyost|Ospomyv|Xbryk|Stoboclo|Osenvelt|Conexxence|Bomyntra|Bildyos|Bilprevda|Osvyrti|Jubereq|Obodence|Enoby|Xtrenbo',
    'denosumab',
  ),
  product('Omlyclo', 'omalizumab'),
  product('Byooviz|Cimerli|Ranivisio|Ximluci', 'ranibizumab'),
  product('Yesafili|Opuviz|Ahzantive|Enzeevu|Pavblu|Baiama|Afqlir', 'aflibercept'),
  product('Merilog|Kirsty|Trurapi', 'insulin-aspart'),
  product('Admelog', 'insulin-lispro'),
  product('Rezvoglar|Semglee|Basaglar|Abasaglar', 'insulin-glargine'),
];
