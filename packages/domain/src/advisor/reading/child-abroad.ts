import { withoutAccents } from '../../resolve/in-english.ts';
import { lately } from '../../resolve/lately.ts';

/** "Mi bebé de 8 meses", "meine 4-jährige Tochter", "3 yaşındaki kızım": the child a message is about, in plain English; null where none is. */
export const childAbroad: (text: string) => string | null = lately(childIn);

const own = String.raw`(?:mein|unser)\w*|mon|ma|notre|mi|nuestr[oa]|(?:il |la )?(?:mi|nostr)[oa]|(?:o |a )?(?:meu|minha|noss[oa])|moj\w{0,3}|moim?|mijn|onze|ons`;
/** A few words between, none of another person or sentence. */
const between = String.raw`(?: [\w'-]+){0,4}? `;

const called: readonly (readonly [string, string])[] = [
  [
    'my daughter',
    String.raw`tochter(?:chen|lein)?|fille|fillette|hij(?:it)?a|figli(?:olett)?a|filh(?:inh)?a|cork\w{1,2}|corce|cor(?:ka|ki)|dochter(?:tje)?`,
  ],
  [
    'my son',
    String.raw`sohn\w{0,2}|bub(?:en)?|fils|hij(?:it)?o|figli(?:olett)?o|filh(?:inh)?o|syn(?:a|owi|em|ek|ka|kowi)?|zoon(?:tje)?`,
  ],
  [
    'my baby',
    String.raw`baby|saugling|neugeborenes|bebe|nourrisson|neonat[oa]|recien nacid[oa]|recem-nascid[oa]|niemowl\w+|noworod\w+`,
  ],
  [
    'my child',
    String.raw`kind(?:er)?|enfant|petite?|gamine?|nin[oa]|pequen[oa]|peque|bimb[oa]|bambin[oa]|piccol[oa]|crianca|menin[oa]|dzieck\w+|kindje|peuter|kleuter|enkel(?:in|kind)?|niet[oa]|nipotin[oa]|net[oa]|wnu(?:k|czk\w)|kleinkind|kleine[nr]?`,
  ],
];
/** The Turkish word holds whose it is. */
const turkish: readonly (readonly [string, string])[] = [
  ['my mother', String.raw`annem(?:e|in)?`],
  ['my father', String.raw`babam(?:a|in)?`],
  ['my husband', String.raw`kocam(?:a|in)?`],
  ['my daughter', String.raw`kizim\w{0,3}`],
  ['my son', String.raw`oglum\w{0,3}`],
  ['my baby', String.raw`bebe(?:gim|gime|k|ge|gimin|gin)`],
  ['my child', String.raw`cocu(?:gum|guma|gumun|k|ga)|torunum\w{0,2}`],
];

const one = new Map(
  [
    'ein eine eins einem un uno una um uma een jeden jedna bir',
    'zwei dos deux due dois duas twee dwa dwoch iki',
    'drei tres trois tre drie trzy uc',
    'vier cuatro quatre quattro quatro cztery dort',
    'funf cinco cinq cinque vijf piec bes',
    'sechs seis six sei zes szesc alti',
    'sieben siete sept sette sete zeven siedem yedi',
    'acht ocho huit otto oito osiem sekiz',
    'neun nueve neuf nove negen dziewiec dokuz',
    'zehn diez dix dieci dez tien dziesiec on',
    'elf once onze undici jedenascie',
    'zwolf doce douze dodici doze twaalf dwanascie',
  ].flatMap((row, place) => row.split(' ').map((word) => [word, place + 1] as const)),
);
const number = String.raw`\b(\d{1,2}|${[...one.keys()].join('|')})`;
const units: readonly (readonly [string, RegExp])[] = [
  [
    'months',
    new RegExp(String.raw`${number}[ -]?(?:monat\w*|mois|mes(?:es)?|mesi|mese|miesi\w+|maand(?:en)?|ay(?:lik)?)\b`),
  ],
  [
    'weeks',
    new RegExp(
      String.raw`${number}[ -]?(?:wochen?|semaines?|semanas?|settiman[ae]|tygodni\w*|week|weken|hafta(?:lik)?)\b`,
    ),
  ],
  ['days', new RegExp(String.raw`${number}[ -]?(?:tage?n?|jours?|dias?|giorn[io]|dni|dag(?:en)?|gun(?:luk)?)\b`)],
  [
    'years',
    new RegExp(
      String.raw`${number}[ -]?(?:jahr\w*|ans?|anos?|ann[io]|lat|lata|latk\w+|letni\w*|roku|jaar|jarige?|yas\w*)\b`,
    ),
  ],
];
const inOneWord = /\b(dwu|trzy|cztero|piecio|szescio)letni\w*/;
const oneWordAges: Readonly<Record<string, number>> = { dwu: 2, trzy: 3, cztero: 4, piecio: 5, szescio: 6 };
/** "Mijn zoontje van 2". */
const dutchAge =
  /\b(?:zoon(?:tje)?|dochter(?:tje)?|peuter|kleuter|kind(?:je)?) van (\d{1,2})(?= |,|$|\?|\.)(?! (?:maand|week|weken|dag))/;
/** How long it has lasted: "da due giorni", "seit 3 Tagen". */
const lasting =
  /\b(?:da|seit|depuis|desde hace|hace|desde|ha|od|sinds|al|por|for) (?:\d{1,2}|[a-z]+) (?:tagen?|wochen|monaten|jahren|jours?|semaines|mois|dias|semanas|giorni|settimane|dni|tygodni\w*|dagen|weken|days)\b/g;

/** She asks for herself, beside a child at the breast or on the way. */
const isTheMothersOwn =
  /\b(?:still(?:e|en|end|zeit)|schwanger|allait\w*|enceinte|amamant\w*|lactan\w*|(?:doy|dou|dando|da) (?:el |de )?(?:pecho|mamar)|embaraz\w*|allatt\w*|incinta|amament\w*|gravida|borstvoed\w*|zwanger|karmi\w*|w ciazy|emzir\w*|hamile\w*)\b/;

const owned = called.map(
  ([english, words]) => [english, new RegExp(String.raw`\b(?:${own})(?:${between}| )(?:${words})\b`)] as const,
);
const ofTurks = turkish.map(([english, words]) => [english, new RegExp(String.raw`\b(?:${words})\b`)] as const);
/** "Un bebé de 8 meses": whosever it is. */
const anyones = called.map(([english, words]) => [english, new RegExp(String.raw`\b(?:${words})\b`)] as const);

function childIn(text: string): string | null {
  const plain = withoutAccents(text.toLowerCase()).replaceAll(lasting, '');
  if (isTheMothersOwn.test(plain)) return null;
  for (const [english, said] of [...owned, ...ofTurks]) {
    const named = said.exec(plain);
    if (named !== null) return told(english, ageBeside(plain, named));
  }
  for (const [english, said] of anyones) {
    const named = said.exec(plain);
    const age = named && ageBeside(plain, named);
    if (age) return told(english, age);
  }
  return null;
}

function told(who: string, age: string | null): string {
  return age === null ? `It is for ${who}.` : `${who.replace('my', 'My')} is ${age} old. It is for ${who}.`;
}

/** An age in the same few words: "tengo 40 años. Mi hija …" is the parent's. */
function ageBeside(plain: string, { 0: words, index }: RegExpExecArray): string | null {
  const before = plain.slice(Math.max(0, index - 24), index).replace(/^.*[.?!;]/, '');
  const after = plain.slice(index + words.length, index + words.length + 30).replace(/[.?!;].*$/, '');
  return ageIn(before + words + after);
}

function ageIn(plain: string): string | null {
  for (const [unit, said] of units) {
    const count = said.exec(plain)?.[1];
    const age = count === undefined ? undefined : (one.get(count) ?? Number(count));
    if (age !== undefined && (unit !== 'years' || age < 18)) return `${age} ${unit}`;
  }
  const written = inOneWord.exec(plain)?.[1];
  const years = written === undefined ? dutchAge.exec(plain)?.[1] : oneWordAges[written];
  return years === undefined ? null : `${years} years`;
}
