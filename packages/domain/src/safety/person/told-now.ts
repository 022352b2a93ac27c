import { choice } from '../../resolve/phrases.ts';
import { mayStandIn } from '../../resolve/patterns/quick-patterns.ts';
import { distance } from '../../resolve/words.ts';
import { withoutEmptyLines } from './empty-lines.ts';

const denied = new RegExp(
  String.raw`\b${choice(
    /not|no longer|never|isn'?t|aren'?t|wasn'?t|not been|don'?t|didn'?t|without|no|neither|nor|stopped|quit/,
    /finished|done(?: with)?|gave up|given up|avoid(?:ing)?|weaned(?: from)?|unable to|can'?t|cannot|denies/,
    /denied|denying|weder|ni|n[eé]|nem|aucune?|nessun[ao]?|nenhum[ao]?|ninguna?|senza|sans|sin|sem|ohne/,
    /zonder|bez|nicht|keine?|pas|non sono|no estoy|não estou|niet/,
  )}\s+(?:(?!(?:and|but|mais|pero|aber|sondern|doch|ma|mas|maar|so|because|just|only|sure|know|certain|while|if|still|since|as|with|when|though|although|enough|sleeping|wait|my|our|first|second|third|problems?|trouble|complications?|issues|symptoms?|during|far)\b)[\w'-]+\s+){0,3}$`,
  'i',
);
const past = new RegExp(
  String.raw`\b${choice(
    /(?:after|post|since|before|during|following)[- ](?:my |the |a |our |her )?(?:last |first |second |previous |third |early )?/,
    /last |previous |earlier |when i was |while i was |when she was /,
    /(?<!(?:out|that|know|knew|me|if|told) (?:that |i |she )?(?:i |she )?)was |used to be |used to /,
    /had (?:a |an |my )?(?:\w+ )?|history of (?:a )?|ex-|former /,
    /(?:two|three|four|five|several|many|\d) (?:previous |past |earlier |easy |normal |difficult )?/,
  )}$`,
  'i',
);
const longAgo =
  /^[^,.;!?\n]{0,24}\b(?:(?:years?|decades?|months?) ago|long ago|in (?:19|20)\d\d|last year|as a (?:baby|child)|(?:was|were|are) (?:years|long) ago)\b/i;
const deniedBehind = /^ ?(?:not|nicht|nie|niet|pas|no more|no longer)(?: mehr| anymore| any more)?\s*(?:$|[.,;!?\n])/i;
const currently = /\b(?:now|currently|again|still|am|i'm)\s+$/i;

/** Life-stage words people misspell, with how far a word may be from them. */
const spelledWith: readonly (readonly [string, number, string])[] = [
  ['pregnant', 2, 'pr'],
  ['pregnancy', 2, 'pr'],
  ['breastfeeding', 3, 'br'],
  ['trimester', 2, 'tr'],
  ['operation', 1, 'op'],
  ['surgery', 1, 'su'],
];

const notStopped = new RegExp(
  String.raw`\b${choice(
    /(?:have|has|had|did|do|does)(?:n['’]?t| not)|not|never|no plans?|won['’]?t|not planning/,
    /don['’]?t (?:want|plan|intend)/,
  )}(?: yet| to| fully| completely| planning to| going to)* (?:stop(?:ped|ping)?|quit|wean(?:ed|ing)?(?: from| off)?|finish(?:ed)?|give up|given up)\b`,
  'gi',
);
const notRuledOut =
  /\b(?:can(?:['’]?t|not| not)|could(?:n['’]?t| not)|not|haven['’]?t|have not)(?: yet| been able to| be)? rul(?:e|ed|ing) out\b/gi;

/** "Nobody is expecting", "none of the four takes a tablet or is pregnant", but not "nobody is pregnant but me". */
const ofNobody = new RegExp(
  String.raw`\b(?:no ?body|no[- ]?one|not (?:one|any|a single one)|none|neither)(?: of (?:us|them|(?:the|my|our) \w+))?${choice(
    /(?: else| here| at all)*(?: (?:in|at|on|from) (?:the|our|my|this) \w+(?: \w+)?)?(?: is| are|['’]s)?(?: (?!for\b)\w+,)*(?: (?:currently|even|or|nor|sick|ill))*/,
    /\b(?:(?!\b(?:i|my|me|but|know\w*|that|who|she|he|her|told|believ\w+|except|because|since|while)\b)[^.;:!?\n]){1,90}\b(?:or|nor)(?: is| are)?/,
  )} (?:pregnant|expecting|nursing|breast-?feeding)(?: (?:or|nor) (?:pregnant|expecting|nursing|breast-?feeding))*\b(?!,? (?:but|except|apart|besides|other than|only|save))`,
  'gi',
);

/** A text with misspelt life-stage words mended, and what is denied twice said plainly. */
export function mendStageWords(text: string): string {
  return withoutEmptyLines(text)
    .replaceAll(/\bweder\b([^.;,\n]{1,40}?)\bnoch\b/gi, 'not$1nor')
    .replaceAll(notStopped, (words) => (/\bwean\w*$/i.test(words) ? 'still breastfeeding' : 'still'))
    .replaceAll(notRuledOut, 'possible')
    .replaceAll(ofNobody, ' ')
    .replaceAll(/[a-z]{6,16}/gi, (word) => {
      const lower = word.toLowerCase();
      const near = spelledWith.find(
        ([name, most, start]) =>
          lower !== name &&
          lower.startsWith(start) &&
          (start !== 'pr' || lower.includes('g')) &&
          distance(lower, name, most) <= most,
      );
      return near && !realWords.has(lower) ? near[0] : word;
    });
}
const realWords = new Set([
  'pregnant',
  'pregnancy',
  'breastfeeding',
  'trimester',
  'trimesters',
  'pregnable',
  'breastfeed',
  'breastfeeds',
  'surgeries',
  'surgeon',
  'surgery',
  'surely',
  'operation',
  'operations',
  'operating',
  'breeding',
  'sugary',
  'surge',
  'operative',
  'opinion',
  'pregnancies',
  'preheating',
]);

/** True when one of the patterns stands in the text and is neither denied nor past. */
export function isToldNow(text: string, patterns: readonly RegExp[]): boolean {
  const mayStand = among.get(patterns) ?? mayStandIn(() => patterns);
  among.set(patterns, mayStand);
  for (const pattern of mayStand(text)) if (text.search(pattern) >= 0 && isToldSomewhere(text, pattern)) return true;
  return false;
}

function isToldSomewhere(text: string, pattern: RegExp): boolean {
  for (const match of text.matchAll(everywhere(pattern))) {
    const before = text.slice(Math.max(0, match.index - 48), match.index);
    const clause = before.slice(
      Math.max(before.lastIndexOf('.'), before.lastIndexOf('\n'), before.lastIndexOf(';')) + 1,
    );
    if (denied.test(clause)) continue;
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 48);
    if (deniedBehind.test(after)) continue;
    if (currently.test(clause) || !(past.test(clause) || longAgo.test(after))) return true;
  }
  return false;
}

const among = new WeakMap<readonly RegExp[], (text: string) => ReadonlySet<RegExp>>();
const compiled = new Map<RegExp, RegExp>();

/** The pattern with the flag that finds all its places. */
export function everywhere(pattern: RegExp): RegExp {
  const present = compiled.get(pattern);
  if (present) return present;
  const made = new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`);
  compiled.set(pattern, made);
  return made;
}
