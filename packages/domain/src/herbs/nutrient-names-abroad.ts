/** The letters of vitamins, as Nordic countries, Hungary and Turkey put them first and Russian writes them. */
const vitamins: Readonly<
  Record<string, { readonly letters: readonly string[]; readonly cyrillic: readonly string[] }>
> = {
  'vitamin-a': { letters: ['a'], cyrillic: ['а'] },
  'vitamin-b1': { letters: ['b1'], cyrillic: ['в1', 'б1'] },
  'vitamin-b2': { letters: ['b2'], cyrillic: ['в2', 'б2'] },
  'vitamin-b3': { letters: ['b3', 'pp'], cyrillic: ['в3', 'рр'] },
  'vitamin-b6': { letters: ['b6'], cyrillic: ['в6', 'б6'] },
  'vitamin-b12': { letters: ['b12'], cyrillic: ['в12', 'б12'] },
  'vitamin-c': { letters: ['c'], cyrillic: ['с', 'ц'] },
  'vitamin-d': { letters: ['d', 'd3'], cyrillic: ['д', 'д3'] },
  'vitamin-e': { letters: ['e'], cyrillic: ['е'] },
  'vitamin-k': { letters: ['k', 'k2'], cyrillic: ['к', 'к2'] },
};

/** "A vitamin" is no vitamin A, and "e vitamina" is "and a vitamin". */
const isWordToo = /^[ae]$/;

function vitaminNames(key: string): readonly string[] {
  const { letters, cyrillic } = vitamins[key] ?? { letters: [], cyrillic: [] };
  return [
    ...letters
      .filter((letter) => !isWordToo.test(letter))
      .flatMap((letter) => [`${letter} vitamin`, `${letter} vitamiini`]),
    ...cyrillic.map((letter) => `витамин ${letter}`),
  ];
}

const others: Readonly<Record<string, string>> = {
  'vitamin-b9':
    'kwas foliowy|foliumzuur|folsyra|folsyre|folik asit|kyselina listová|acid folic|folsav|foolihappo|фолиевая кислота',
  magnesium: 'magnez|magnezyum|magneziu|hořčík|horčík|magnézium|магний|магній',
  calcium: 'wapń|vápník|kalsium|kalsiyum|kalcium|kalciu|calciu|кальций|кальцій',
  iron: 'železo|jern|järn|demir hapı|demir ilacı|rauta|железо|залізо',
  zinc: 'cynk|zinek|çinko|cink|sinkki|цинк',
  potassium: 'potas|draslík|potasyum|kálium|калий|калій',
  selenium: 'selén|selenyum|seleeni|селен',
  iodine: 'jód|jodium|iyot|йод',
  copper: 'miedź|bakır|koppar|kobber|медь',
  'omega-3-fish-oil':
    'рыбий жир|fiskolja|fiskeolie|fiskeolje|balık yağı|rybí olej|halolaj|ulei de pește|kalaöljy|омега 3',
  melatonin: 'мелатонин|melatoniini',
  'coenzyme-q10': 'koenzym q10|koenzim q10|коэнзим q10|ubichinon',
  collagen: 'kolagen|kollagen|kolajen|коллаген',
  creatine: 'kreatyna|kreatin|kreatiini|креатин',
};

/** What vitamins, minerals and the like are called abroad. */
export function nutrientNamesAbroad(key: string): readonly string[] {
  return [...vitaminNames(key), ...(others[key]?.split('|') ?? [])];
}
