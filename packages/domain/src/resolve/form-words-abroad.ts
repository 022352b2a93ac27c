import type { Form } from '../herbs/form.ts';
import { wordList } from './phrases.ts';

type Patterns = readonly (readonly [RegExp, Form])[];

const of =
  "(?:de|d['’]|du|des|di|del|della|do|da|von|vom|aus|mit|con|com|à la|à l['’]|au|aux|alla?|al|all['’])\\s*(?:la |el |los |las |l['’])?$";

/** "Extracto de", "crème à l'": forms named before a herb in Spanish, French, Italian, Portuguese and German. */
export const beforeAbroad: Patterns = [
  [
    new RegExp(
      `(?:^|[^\\p{L}])(?:aceites? esencial(?:es)?|huiles? essentielles?|oli[oi]? essenzial[ei]|[oó]leos? essencia(?:l|is)|[aä]therisches [oö]l|essenza) ${of}|(?:^|[^\\p{L}])[aä]therisches $`,
      'iu',
    ),
    'essential-oil',
  ],
  [
    new RegExp(
      `(?:^|[^\\p{L}])(?:tinturas?|teintures?(?: m[eè]re)?|tinktur(?:en)?|gotas|gouttes|gocce|tropfen) ${of}`,
      'iu',
    ),
    'tincture',
  ],
  [
    new RegExp(
      `(?:^|[^\\p{L}])(?:infusi[oó]n(?:es)?|infus[aã]o|infuso|infusione|tisanas?|tisana|aufguss|tee) ${of}`,
      'iu',
    ),
    'tea',
  ],
  [
    new RegExp(
      `(?:^|[^\\p{L}])(?:crema|pomada|ung[uü]ento|unguento|cr[eè]me|creme|pommade|baume|salbe|b[aá]lsamo|balsamo|pomata|gel) ${of}`,
      'iu',
    ),
    'topical',
  ],
  [
    new RegExp(
      `(?:^|[^\\p{L}])(?:extracto|extrait|estratto|extrato|extrakt|c[aá]psulas?|g[eé]lules?|capsule|comprimidos?|comprim[eé]s?|compresse|pastillas|kapseln?|tabletten)(?: (?:sec[oa]?|secco|en polvo|d['’]extrait|de extracto|di estratto|de extrato))? ${of}`,
      'iu',
    ),
    'extract',
  ],
];

const opening = '^\\s*[-–,(]?\\s*(?:en |in |em |als |come )?';

/** The same behind a herb: "té verde (extracto)", "lavande (huile essentielle)", "Grüntee-Extrakt". */
export const afterAbroad: Patterns = [
  [
    /^[^.;,]{0,20}(?:en la piel|sobre la piel|sur la peau|sulla pelle|na pele|sobre a pele|auf (?:der|die) haut|t[oó]pic[oa]|topique|uso esterno|uso externo|usage externe|[aä]u(?:ß|ss)erlich|zum einreiben|para frotar|en friega)/iu,
    'topical',
  ],
  [
    new RegExp(
      `${opening}(?:aceite esencial|huile essentielle|olio essenziale|[oó]leo essencial|[aä]therisches [oö]l)`,
      'iu',
    ),
    'essential-oil',
  ],
  [
    new RegExp(`${opening}(?:tintura|teinture(?: m[eè]re)?|tinktur|gotas|gouttes|gocce|tropfen)(?!\\p{L})`, 'iu'),
    'tincture',
  ],
  [new RegExp(`${opening}(?:crema|pomada|ung[uü]ento|cr[eè]me|pommade|baume|salbe|pomata)(?!\\p{L})`, 'iu'), 'topical'],
  [
    new RegExp(
      `${opening}(?:extracto|extrait|estratto|extrato|extrakt|c[aá]psulas?|g[eé]lules?|capsule|comprimidos?|comprim[eé]s?|compresse|pastillas|kapseln?|tabletten|dragees|polvo|poudre|polvere|pulver)(?!\\p{L})`,
      'iu',
    ),
    'extract',
  ],
  [new RegExp(`${opening}(?:infusi[oó]n|infus[aã]o|infuso|tisana|tisane|aufguss)(?!\\p{L})`, 'iu'), 'tea'],
];

/** Words of these forms, which are no name: "(huile essentielle)". */
export const formWordsAbroad: readonly string[] = wordList(`
  aceite esencial huile essentielle olio essenziale oleo essencial atherisches aetherisches extracto extrait
  estratto extrato extrakt seco sec secco capsula capsulas gelule gelules capsule comprimido comprimidos
  comprime comprimes compresse pastillas kapsel kapseln tabletten dragees polvo poudre polvere pulver tintura
  teinture mere tinktur gotas gouttes gocce tropfen infusion infusione infusao infuso tisana tisane aufguss
  crema pomada unguento creme pommade baume salbe balsamo pomata piel peau pelle pele haut topico topica topique
  esterno externo externe ausserlich hoja hojas raiz corteza flor flores semilla semillas feuille feuilles
  racine ecorce fleur fleurs graine graines foglia foglie radice corteccia fiore fiori seme semi folha folhas
  casca semente sementes blatt blatter wurzel wurzeln rinde blute bluten samen
  herbata herbatka napar ziola zumo jugo suco succo saft taglich taeglich diario ogni giorno chaque jour codziennie
`);
