import type { AgeGroup } from './person.ts';

const negation =
  /\b(?:not|no longer|never|isn'?t|aren'?t|am not|i'?m not|not been|don'?t|without|no)\s+(?:\w+\s+){0,2}$/i;
const past = /\b(?:after|post|since|last|previous|before my|during my (?:last|first|previous))\s+(?:\w+\s+){0,2}$/i;

const pregnancy = [
  /\bpregnan(?:t|cy)\b/i,
  /\b(?:\d{1,2}|few|some)\s*(?:weeks?|wks?|months?|mos?)\s*(?:along|pregnant|gestation)\b/i,
  /\bexpecting\b(?! (?:to|it|that|my|the|\w* ?results|\w* ?improvements?|guests|visitors|company|too much|more|less|better|good)\b)/i,
  /\b(?:first|second|third|1st|2nd|3rd)\s+trimester\b/i,
  /\bwith child\b/i,
  /\bmom[- ]to[- ]be\b/i,
  /\bbaby (?:is )?(?:due|on the way)\b/i,
  /\b(?:i'?m|i am|we'?re|we are|she'?s|she is|baby'?s?|my) (?:is )?due (?:date )?(?:is )?in (?:\w+ )?(?:weeks|months|january|february|march|april|may|june|july|august|september|october|november|december)\b/i,
  /\bgestational\b/i,
  /\b(?:preggo|preggers)\b/i,
];
const breastfeeding = [
  /\bbreast[- ]?feed(?:ing|s)?\b/i,
  /\bbreastfed\b/i,
  /\bnursing (?:my|a|the|our|mother|mom|mum|baby|newborn)\b/i,
  /\b(?:i am|i'm|im|am) nursing\b/i,
  /^\s*nursing\s*$/im,
  /\blactat(?:ing|ion)\b/i,
  /\bpumping (?:breast )?milk\b/i,
  /\bchestfeeding\b/i,
];
const trying = [
  /\btrying (?:to conceive|for (?:a|another) (?:baby|child)|to get pregnant)\b/i,
  /\bttc\b/i,
  /\bplanning (?:a pregnancy|to get pregnant|to conceive)\b/i,
  /\bwant to get pregnant\b/i,
  /\btrying to become pregnant\b/i,
];
const surgery =
  /\b(?:(?:surgery|operation)\s+(?:is )?(?:planned|scheduled|coming up|next|in|on|tomorrow|soon)[^.,;\n]*|(?:upcoming|planned|scheduled|having|before (?:my|the)|going (?:in )?for|need|facing)\s+(?:\w+\s+){0,3}(?:surgery|operation|procedure under an[a]?esthesia)|(?:surgery|operation) (?:next|this) \w+|surgery planned[^\n,;]*)/i;
const alcohol =
  /\b(?:(?:i |he |she )?drinks? (?:alcohol|wine|beer|spirits|every|daily|heavily|a lot|regularly|on weekends|socially)|(?:glass(?:es)?|bottles?) of (?:wine|beer|whisky|whiskey)|(?:with|after|and) (?:a |some )?(?:alcohol|wine|beer|vodka|whisky|whiskey|cocktails?))\b/i;

export function readsPregnancy(text: string): boolean {
  return pregnancy.some((pattern) => holds(text, pattern)) && !holdsOnlyTrying(text);
}

export function readsBreastfeeding(text: string): boolean {
  return breastfeeding.some((pattern) => holds(text, pattern));
}

export function readsTryingToConceive(text: string): boolean {
  return trying.some((pattern) => holds(text, pattern));
}

/** "I am not pregnant", "no medicines": what a person has already answered need not be asked again. */
export function readsNotPregnant(text: string): boolean {
  return /\b(?:not|isn'?t|am not|i'?m not|never)\s+(?:currently\s+|even\s+)?(?:pregnant|breast[- ]?feeding|nursing)\b|\bno pregnancy\b|\b(?:i am|i'm|im) (?:a )?(?:man|male|guy)\b|\b(?:post[- ]?menopausal|past menopause|hysterectomy)\b/i.test(
    text,
  );
}

export function readsNoMedicines(text: string): boolean {
  return /\b(?:no|not (?:on|taking|using) any|don'?t (?:take|use) any|without any|never take|take no|takes no|am on no)\s+(?:other\s+|regular\s+|prescription\s+)?(?:medicines?|medications?|meds|pills|drugs|prescriptions?)\b|\b(?:take|taking|on) nothing\b|\bno meds\b|\b(?:don'?t|do not) take anything\b/i.test(
    text,
  );
}

/** The words that tell of a planned operation, if there are any. */
export function readsSurgery(text: string): string | null {
  return holds(text, surgery) ? (surgery.exec(text)?.[0].trim() ?? null) : null;
}

export function readsAlcohol(text: string): boolean {
  return holds(text, alcohol);
}

/** An age told in words: "my 6 year old", "8 months", "toddler". */
export function ageFromText(text: string): { years: number; group: AgeGroup } | null {
  const months = /\b(\d{1,2})[- ]?(?:months?|mos?|weeks?|wks?|days?)[- ]?old\b/i.exec(text);
  if (months)
    return {
      years: /month|mos?\b/i.test(months[0]) ? Number(months[1]) / 12 : 0,
      group: /month/i.test(months[0]) && Number(months[1]) >= 12 ? 'toddler' : 'baby',
    };
  const years =
    /\b(\d{1,3})[- ]?(?:years?|yrs?|yo|y\/o)[- ]?(?:old|of age)?\b/i.exec(text) ??
    /\b(?:aged?|is|am|i'?m|turned|turning)\s+(\d{1,3})\b(?!\s*(?:mg|weeks|months|days|%|g\b|ml))/i.exec(text);
  if (years) {
    const age = Number(years[1]);
    if (age <= 120)
      return {
        years: age,
        group:
          age < 1
            ? 'baby'
            : age < 4
              ? 'toddler'
              : age < 13
                ? 'child'
                : age < 18
                  ? 'teen'
                  : age < 65
                    ? 'adult'
                    : 'older',
      };
  }
  if (
    /\b(?:newborn|infant|neonate|(?:my|the|our|a|for) baby)\b/i.test(text) &&
    !/\b(?:a|another) baby\b[^.]*\b(?:trying|want|plan)/i.test(text) &&
    !/\btrying for a baby\b/i.test(text)
  )
    return { years: 0, group: 'baby' };
  if (/\btoddlers?\b/i.test(text)) return { years: 2, group: 'toddler' };
  if (
    /\b(?:my|the|our|a|for|young|small|little) (?:child|kid|son|daughter|boy|girl|little one|grandson|granddaughter)s?\b/i.test(
      text,
    ) &&
    !/\badult\b/i.test(text)
  )
    return { years: 8, group: 'child' };
  if (/\b(?:teen|teenager|adolescent)s?\b/i.test(text)) return { years: 15, group: 'teen' };
  return null;
}

function holdsOnlyTrying(text: string): boolean {
  const rest = trying.reduce((left, pattern) => left.replace(new RegExp(pattern.source, 'gi'), ' '), text);
  return !pregnancy.some((pattern) => holds(rest, pattern));
}

/** True when the pattern stands in the text and is neither denied nor past. */
function holds(text: string, pattern: RegExp): boolean {
  if (text.search(pattern) === -1) return false;
  for (const match of text.matchAll(new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`))) {
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    if (!negation.test(before) && !past.test(before)) return true;
  }
  return false;
}
