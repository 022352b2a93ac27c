import {
  aDay,
  aNumber,
  aStretch,
  aTime,
  bySelf,
  counts,
  daysOf,
  everyFew,
  perStretch,
  timesInStretch,
  timesOfDay,
  timesSign,
  timesWords,
} from './time-words.ts';

/** How many times the amount beside it is taken in a day, as far as its text tells. */
export interface HowOften {
  readonly perDay: number;
  readonly isDailyTold: boolean;
}

const portion = String.raw`(?:capsules?|caps|tablets?|tabs|pills?|softgels?|gummies|gummy|lozenges?|scoops?|sachets?|drops?|sprays?|pieces?|doses?|kapseln?|tabletten?|tropfen|cápsulas?|comprimid[oa]s?|gélules?|comprimés?|gouttes|gotas|compress[ae]|gocce)`;

const onceADay: RegExp = new RegExp(
  String.raw`\b(?:daily|nightly|od|qd|every (?:day|morning|evening|night)|(?:a|per|each) (?:day|night)|at (?:night|bedtime)|in the (?:morning|evening)|before bed|with breakfast|morgens|abends)\b|${aDay}`,
  'iu',
);
const timesADay = new RegExp(
  String.raw`\b(?:(${aTime})|(${aNumber})\s?${timesSign})\s*(?:${aDay}|(?=(?:a|per|each) day))`,
  'iu',
);
const everyHours =
  /\b(?:every|each|alle|cada|toutes les|ogni)\s+(\d{1,2})\s*(?:hours?|hrs?|h|stunden|horas|heures|ore)\b/i;
const weekday = /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?\b/gi;
const onWeekdays = /\b(?:every|each|on)\s+(?:mon|tue|wed|thu|fri|sat|sun)/i;
/** "1-0-1": morning, noon and evening. */
const byMeals = /\b(?:mc?g|µg|ug|g|iu|ie|units?|tab\w*|cap\w*)\b\D{0,12}\b(\d)-(\d)-(\d)(?:-(\d))?\b/i;
/** "3x1": one portion three times a day. */
const byOnes = /\b([2-4])\s?[x×]\s?1(?![\d.,])/;

/** Reads how often a text tells something to be taken. Unsaid it is once a day. */
export function howOften(text: string): HowOften {
  const span = spanOf(text);
  const perDay = timesIn(text);
  if (span !== null) return { perDay: (timesInSpan(text) * (perDay ?? 1)) / span, isDailyTold: true };
  return { perDay: perDay ?? 1, isDailyTold: perDay !== null || onceADay.test(text) };
}

function spanOf(text: string): number | null {
  if (onWeekdays.test(text))
    return weekLength / new Set(text.match(weekday)?.map((day) => day.slice(0, 2).toLowerCase())).size;
  const [, count, stretch] = everyFew.exec(text) ?? [];
  if (stretch !== undefined) return toCount(count) * daysOf(stretch);
  const told = bySelf.find(([words]) => words.test(text))?.[1];
  if (told !== undefined) return told;
  const [, each] = perStretch.exec(text) ?? [];
  return each === undefined ? null : daysOf(each);
}

function timesInSpan(text: string): number {
  const [, word, count] = timesInStretch.exec(text) ?? [];
  return word === undefined && count === undefined ? 1 : toTimes(word, count);
}

const weekLength = 7;

function timesIn(text: string): number | null {
  const meals = byMeals
    .exec(text)
    ?.slice(1)
    .reduce((sum, count) => sum + Number(count ?? 0), 0);
  if (meals !== undefined && meals > 0) return meals;
  const hours = Number(everyHours.exec(text)?.[1]);
  if (hours >= 2 && hours <= 24) return Math.floor(24 / hours);
  const [, word, count] = timesADay.exec(text) ?? [];
  if (word !== undefined || count !== undefined) return toTimes(word, count);
  const ones = byOnes.exec(text)?.[1];
  return ones !== undefined ? Number(ones) : (timesOfDay.find(([words]) => words.test(text))?.[1] ?? null);
}

function toTimes(word: string | undefined, count: string | undefined): number {
  if (word !== undefined) return timesWords[word.toLowerCase()] ?? 1;
  return toCount(count);
}

const maxTimes = 24;
const maxUnsaid = 12;
const isWhole = /\b(?:total|altogether|in all|insgesamt|divided|split|per serving)\b|=/i;
/** "2 capsules provide 800 mg": the amount is of both. */
const ofAll = /[(=:]|\b(?:provides?|contain\w*|gives?|supply|supplies|equals?|for)\b/i;
const before = new RegExp(String.raw`\b(${aNumber})\s*(?:(?:x|×)\s*|(?:[\p{L}#]+ ){0,2}${portion}\b([^;]*))$`, 'iu');
const crossed = new RegExp(
  String.raw`^[^\d;]{0,24}?(?:x|×)\s*(${aNumber})\b(?!\s*(?:times|x\b|(?:${aStretch})(?![\p{L}])))`,
  'iu',
);
const counted = new RegExp(
  String.raw`^[^\d;]{0,24}?\b(${aNumber})\s*(?:(?:[\p{L}#]+ ){0,2}${portion}\s*(?:${aDay}|${aNumber}\s?(?:x|times)|once|twice|[bt]id\b|every|each|at (?:night|bedtime)|in the|before bed|with)|${aDay}|\s(?:at (?:night|bedtime)|before bed|in the (?:morning|evening)|every (?:night|morning)|nightly))`,
  'iu',
);
/** "50 mg, 2 tablets" at the end of what is told; a pack holds more. */
const atEnd = new RegExp(
  String.raw`^[^\d;]{0,24}?\b([2-8]|two|three|four|five|six)\s*(?:[\p{L}#]+ ){0,2}${portion}\s*[.)]?$`,
  'iu',
);
/** "Two magnesium 400 mg tablets", "two of my 400 mg magnesium tablets": the portions stand behind the amount. */
const namedAhead = /(?<![\d.,-])\b([2-4]|two|three|four) (?:of (?:my|the|these|those|our) )?(?:#[\d# -]* )?$/iu;
const portionBehind = new RegExp(String.raw`^\s*(?:#[\d# -]* )?${portion}\b`, 'iu');
/** "4 energy drinks with 160 mg each". */
const each = /^\D{0,24}\beach\b/i;
const firstCount = new RegExp(String.raw`^\W*(?:\p{L}+ ){0,3}?\b(${aNumber})\s`, 'iu');
const half =
  /(?:\bhalf\b|½)\s*(?:of\s+)?(?:an?\s+|the\s+)?(?:\d+\s*(?:mg|mcg|iu|g)\s+)?(?:[\p{L}#]+\s+){0,2}(?:tablets?|tabs?|capsules?|caps?|pills?)/iu;

/** The same amount in another unit: "1000 IU (25 mcg) x5". */
const sameAgain = /^\s*\([^)]*\)/;

/** How many portions of the amount between the two texts are taken at a time; a pack's size is none. */
export function howMany({ ahead, behind: all }: { readonly ahead: string; readonly behind: string }): number {
  const behind = all.replace(sameAgain, '');
  const whole = `${ahead} ${behind}`;
  if (isWhole.test(whole)) return 1;
  if (half.test(whole)) return 0.5;
  if (/\bquarter of\b|¼/i.test(ahead)) return 0.25;
  if (each.test(behind)) return within(toCount(firstCount.exec(ahead)?.[1]), maxTimes);
  const [, first, between = ''] = before.exec(ahead.trimEnd().replace(/\s*(?:of|à|@|at|je)$/i, '')) ?? [];
  if (first !== undefined && !ofAll.test(between)) return within(toCount(first), maxTimes);
  const ofThese = portionBehind.test(behind) ? namedAhead.exec(ahead)?.[1] : undefined;
  if (ofThese !== undefined) return toCount(ofThese);
  const beside = crossed.exec(behind)?.[1];
  if (beside !== undefined) return within(toCount(beside), maxUnsaid);
  return within(toCount((counted.exec(behind) ?? atEnd.exec(behind.trimEnd()))?.[1]), maxTimes);
}

function within(count: number, most: number): number {
  return count > most ? 1 : count;
}

/** "Two", "2", "a". */
export function toCount(text: string | undefined): number {
  if (text === undefined) return 1;
  return counts[text.toLowerCase()] ?? (Number(text.replace(',', '.')) || 1);
}
