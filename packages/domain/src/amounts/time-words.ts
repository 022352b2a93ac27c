import { numberWords } from '../resolve/number-words.ts';

/** Small numbers in the languages in which amounts are told; "once" and its like count the times themselves. */
export const counts: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Object.entries(numberWords).slice(0, 20)),
  ...told('ein eine einen un une una uno um uma', 1),
  ...told('zwei deux dos due dois duas', 2),
  ...told('drei trois tres tre três', 3),
  ...told('vier quatre cuatro quattro quatro', 4),
  ...told('fünf cinq cinco cinque', 5),
  ...told('sechs six seis sei', 6),
  ...told('acht huit ocho otto oito', 8),
  ...told('zehn dix diez dieci dez', 10),
};
export const timesWords: Readonly<Record<string, number>> = {
  ...told('once einmal', 1),
  ...told('twice zweimal', 2),
  ...told('thrice dreimal', 3),
  ...told('viermal', 4),
};

function told(words: string, count: number): Record<string, number> {
  return Object.fromEntries(words.split(' ').map((word) => [word, count]));
}

export const aNumber: string = String.raw`(?:\d{1,2}(?:[.,]\d)?|${Object.keys(counts).join('|')})`;
export const aTime: string = Object.keys(timesWords).join('|');
/** "3 times", "3x", "3 fois". */
export const timesSign = '(?:x|×|times|-?mal|fois|veces|vez|volt[ae]|vezes)';
const every = 'every|each|alle|jede[nrs]?|cada|tous les|toutes les|chaque|ogni|todos l?os|todas l?as|tutt[ie] [il]e?';
export const aDay: string = String.raw`(?:(?:(?:a|per|the|pro|am|al|por|ao|par|le|${every})\s+(?:day|tag|d[ií]as?|jours?|giorn[oi])|daily|t[äa]glich|diari[oa](?:mente)?|quotidien\w*|quotidian\w*)(?![\p{L}])|/\s?d(?:ay)?\b)`;

/** A stretch of time, and its days. */
const stretches: readonly (readonly [words: string, days: number])[] = [
  ['days?|tagen?|d[ií]as?|jours?|giorn[oi]', 1],
  ['weeks?|wks?|wochen?|semanas?|semaines?|settiman[ae]', 7],
  ['fortnights?', 14],
  ['months?|monat(?:en?)?|mes(?:es)?|mois|mes[ei]|m[eê]s', 30],
  ['quarters?|quartal|trimestres?|trimestr[ei]', 91],
  ['years?|jahre?n?|años?|ans|an|anni|anno|anos?', 365],
];
export const aStretch: string = stretches.map(([words]) => words).join('|');

/** The days of a stretch as it is named: "weeks", "mois". */
export function daysOf(name: string): number {
  return stretches.find(([words]) => new RegExp(`^(?:${words})$`, 'i').test(name))?.[1] ?? 1;
}

/** "Every 2 weeks", "tous les 3 mois". */
export const everyFew: RegExp = new RegExp(
  String.raw`\b(?:${every}|all)\s+(${aNumber})\s*(${aStretch})(?![\p{L}])`,
  'iu',
);
/** "A week", "pro Woche", "al mes"; not "for a week", which tells how long. */
export const perStretch: RegExp = new RegExp(
  String.raw`(?<!\b(?:for|in|over|after|within|about|since|last|next)\s)\b(?:(?:an?|per|pro|im|por|par|all?a?|à la|a la|ao|l[ae]|${every})\s+|/\s?)(week|wk|woche|semanas?|semaines?|settiman[ae]|months?|monat|mes(?:es)?|mois|mes[ei]|m[eê]s|quarter|quartal|trimestre|year|jahr|año|an|anno|ano)(?![\p{L}])`,
  'iu',
);
/** Words that tell the stretch by themselves. */
export const bySelf: readonly (readonly [words: RegExp, days: number])[] = [
  [
    /\b(?:every other|every second|alternate|each second) days?\b|\bq\.?o\.?d\b|\bjeden (?:zweiten|2\.) tag\b|\bun jour sur deux\b|\bun d[ií]a s[ií]\b|\bgiorni alterni\b|\bd[ií]as altern\w+/i,
    2,
  ],
  [
    /\b(?:every other|every second|alternate) weeks?\b|\bfortnight(?:ly)?\b|\bzweiw[öo]chentlich\b|\b14-?t[äa]g(?:ig|lich)\b|\bjede (?:zweite|2\.) woche\b|\bquincenal\w*|\bquinzenal\w*/i,
    14,
  ],
  [/\b(?:weekly|w[öo]chentlich|semanal(?:mente)?|hebdomadaire\w*|settimanal\w*)\b/i, 7],
  [/\b(?:monthly|monatlich|mensual(?:mente)?|mensuel\w*|mensil\w*|mensal(?:mente)?)\b/i, 30],
  [/\b(?:quarterly|viertelj[äa]hrlich|trimestral(?:mente|e)?|trimestriel\w*)\b/i, 91],
  [/\b(?:halbj[äa]hrlich|semestral(?:mente|e)?|semestriel\w*)\b/i, 182],
  [/\b(?:yearly|annually|j[äa]hrlich)\b/i, 365],
];
/** "Three times a week", "zweimal im Monat". */
export const timesInStretch: RegExp = new RegExp(
  String.raw`\b(?:(${aTime})|(${aNumber})\s?(?:${timesSign}|days))\s*(?:(?:an?|per|pro|im|in der|por|par|all?a?|à la|a la|ao|${every}|/)\s*)?(?:weekly|monthly|w[öo]chentlich|monatlich|week|month|wk|woche|monat|semana|semaine|settimana|mes|mois|mese|m[eê]s)(?![\p{L}])`,
  'iu',
);

/** Times of a day that are counted: "morgens und abends". The longest first. */
export const timesOfDay: readonly (readonly [RegExp, number])[] = [
  [/\b(?:bid|bd|b\.i\.d\.)(?![\w])/i, 2],
  [/\b(?:tid|tds|t\.i\.d\.)(?![\w])/i, 3],
  [/\b(?:qid|qds|q\.i\.d\.)(?![\w])/i, 4],
  [
    /\b(?:morning|breakfast|morgens|fr[üu]h|matin|mañana|mattina|manhã|colazione)\W{1,3}(?:at |[àa] )?(?:noon|lunch|midday|mittags?|midi|mediod[ií]a|tarde|pranzo|mezzogiorno)\W{1,3}(?:(?:and|und|et|y|e)\s+)?(?:at |[àa] )?(?:night|evening|dinner|supper|bedtime|abends?|nachts|soir|noche|sera|cena|noite)(?![\p{L}])/iu,
    3,
  ],
  [
    /\b(?:morning|breakfast|morgens|fr[üu]h|matin|mañana|mattina|manhã|colazione)\s*(?:and|und|et|y|e|&|\+|,)\s*(?:(?:at|by|with|le|la|por la|[àa]|alla|a)\s+)?(?:night|evening|dinner|supper|bedtime|abends?|nachts|soir|noche|sera|cena|noite)(?![\p{L}])|\bam (?:and|&|\+) pm\b/iu,
    2,
  ],
  [
    /\b(?:with|at|after|before) (?:each|every) meal\b|\bthree meals\b|\bzu jeder mahlzeit\b|\b[àa] chaque repas\b|\bcon cada comida\b|\bogni pasto\b|\bcada refei[çc][ãa]o\b/i,
    3,
  ],
];
