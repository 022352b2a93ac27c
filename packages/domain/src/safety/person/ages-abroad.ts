/** One to twelve in German, Spanish, French, Italian, Portuguese and Dutch, accents left out. */
export const abroad: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'eins ein eine zwei drei vier funf sechs sieben acht neun zehn elf zwolf',
    'uno dos tres cuatro cinco seis siete ocho nueve diez once doce',
    'un deux trois quatre cinq six sept huit neuf dix onze douze',
    'uno due tre quattro cinque sei sette otto nove dieci undici dodici',
    'um dois tres quatro cinco seis sete oito nove dez onze doze',
    'een twee drie vier vijf zes zeven acht negen tien elf twaalf',
  ].flatMap((row) => {
    const words = row.split(' ');
    const first = words.length - 12;
    return words.map((word, place) => [word, Math.max(1, place - first + 1)] as const);
  }),
);
export const numberAbroad = `(\\d{1,2}|${Object.keys(abroad).join('|').replace('funf', 'f[uü]nf').replace('zwolf', 'zw[oö]lf').replace('tres|', 'tr[eê]s|')})`;
export const yearsAbroad = '(?:jahre?|j[aä]hrig\\w*|a[nñ]os|ans|anni|jaar|lat)';
export const monthsAbroad = '(?:monate?|meses|mois|mesi|maanden)';
export const saysAge = '(?:ist|hat|tiene|a|ha|tem|is|heeft|has|de|von|di|van|mit|con)';
/** "Embarazada de 5 meses", "amamantando a mi bebé de 5 meses": how far along she is, or whom she nurses. */
export const notOfThePregnancy =
  '(?<!(?:embaraz|encinta|enceinte|grossesse|incinta|gravid|grávid|gestant|pregnan|zwanger|schwanger|amamant|lactan|allait|allatt|stille|breastfe|nursing)\\w{0,12}[^.;\\n]{0,24})';
