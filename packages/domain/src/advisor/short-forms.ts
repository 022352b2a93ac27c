/** The question as it would be written out in full: "hw much", "w/ beer ok?", "29f", "a laxative herb". */
export function writtenOut(text: string): string {
  const whole = shortForms.reduce((left, [typed, meant]) => left.replaceAll(typed, meant), text);
  return takesIt.test(whole) ? whole : kindsOfMedicine.reduce((left, [kind, wish]) => asAWish(left, kind, wish), whole);
}

/** "A natural painkiller" is a wish, no medicine that is taken. */
function asAWish(text: string, kind: string, wish: string): string {
  return text
    .replaceAll(new RegExp(`\\b(?:natural|herbal|plant[- ]based) (?:${kind})s?\\b`, 'gi'), `herb for ${wish}`)
    .replaceAll(new RegExp(`\\b(?:${kind}) (herbs?|teas?|plants?|remed(?:y|ies))\\b`, 'gi'), `$1 for ${wish}`);
}

const takesIt =
  /\b(?:take|takes|taking|took|on|using|instead of|replace|alternative to) (?:my |a |an |the )?(?:natural |herbal )/i;

const kindsOfMedicine: readonly (readonly [string, string])[] = [
  ['laxative', 'constipation'],
  ['pain ?killer|pain ?reliever|analgesic', 'pain'],
  ['sleeping (?:pill|tablet|aid)|sleep aid|sedative', 'sleep'],
  ['antihistamine', 'hay fever'],
  ['anti-?inflammator(?:y|ie)', 'inflammation'],
  ['decongestant', 'a blocked nose'],
  ['antacid', 'heartburn'],
  ['expectorant|cough (?:syrup|medicine)', 'a cough'],
  ['tranquilli[sz]er|anxiolytic', 'anxiety'],
  ['antidepressant', 'low mood'],
];

const shortForms: readonly (readonly [RegExp, string])[] = [
  [/(?<=^|\s)w\/o\b/gi, 'without'],
  [/(?<=^|\s)w\/(?=\s|\w)/gi, 'with '],
  [/\bhw\b/gi, 'how'],
  [/\b(?:wot|wat|wht)s?\b/gi, 'what'],
  [/\bels\b/gi, 'else'],
  [/\b(?:sl(?:e|ee?)p|slepe|sleeep)\b/gi, 'sleep'],
  [/\bb4\b/gi, 'before'],
  [/\b(?:on|take|taking|taken) no (?:tablets|pills)\b(?: whatsoever| at all)?/gi, 'taking no medicines'],
  [/^\s*(\d{2}) ?(?:f|m|yo|y\/o)\b(?=[\s,.;]|$)/gi, 'I am $1 years old'],
  [/\bu\b/gi, 'you'],
  [/\bur\b/gi, 'your'],
  [/\b(?:pls|plz)\b/gi, 'please'],
  [/\b(?:gud|gd)\b/gi, 'good'],
  [/\b(?:sore|soar|sor)\s+thro(?:te?|at)\b/gi, 'sore throat'],
  [/\befe?cts?\b/gi, 'effects'],
  [/\bhow\s+mutch\b/gi, 'how much'],
  [/\btum(?:y|mie)\b/gi, 'tummy'],
  [/\bhed(?:ache|ake)?s?\b/gi, 'headache'],
];
