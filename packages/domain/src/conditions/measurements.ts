import type { ConditionKey } from './conditions.ts';

interface Measurement {
  readonly words: readonly string[];
  /** The first group is the number that counts, the second a further one (the lower blood pressure). */
  readonly pattern: RegExp;
  readonly means: (value: number, second: number, text: string) => ConditionKey | undefined;
}

const gap =
  '(?:[\\s:=~<>]|\\b(?:is|was|of|at|are|reads?|reading|around|about|only|just|now|currently|level|levels|count|score|always|usually|normally|often|between|mostly|still|even|with|came|has|have|had|been|dropped|fallen|fell|gone|went|risen|rose|jumped|climbed|shot|hit|reached|measured|showed|recently|lately|back|last|my|the|under|below|over|above|down to|up to|on|to)\\b){0,10}';
const decimal = '(\\d{1,4}(?:[.,]\\d{1,2})?)(?![\\d/])';

/** Results people copy from letters: a number beyond the usual limit means the condition. */
export const measurements: readonly Measurement[] = [
  measured(
    'bp pressure systolic tension',
    `\\b(?:b\\.?p\\.?|blood pres+ure|pressure|systolic|tension)${gap}(\\d{2,3})(?:\\s*(?:\\/|over|to|-)\\s*(\\d{2,3}))?(?!\\s*(?:%|mg))`,
    (upper, lower) =>
      upper >= 140 || lower >= 90
        ? 'high-blood-pressure'
        : upper >= 50 && upper < 95
          ? 'low-blood-pressure'
          : undefined,
  ),
  measured('egfr gfr', `\\be?gfr${gap}${decimal}`, (value) => (value < 60 ? 'kidney-disease' : undefined)),
  measured(
    'kidney kidneys renal',
    '\\b(?:kidneys?|renal)(?: function)?\\b[^.;,\\d\\n]{0,32}?(\\d{1,2})\\s?(?:%|percent|per cent)',
    (value) => (value < 80 ? 'kidney-disease' : undefined),
  ),
  measured(
    'kidney kidneys renal',
    '\\b(\\d{1,2})\\s?(?:%|percent|per cent)\\s+(?:of\\s+)?(?:(?:my|his|her|the)\\s+)?(?:kidneys?|renal)',
    (value) => (value < 80 ? 'kidney-disease' : undefined),
  ),
  measured('creatinine creat crea', `\\b(?:creatinine|creat|crea)${gap}${decimal}`, (value) =>
    (value >= 1.5 && value < 20) || value >= 125 ? 'kidney-disease' : undefined,
  ),
  measured('alt ast ggt', `\\b(?:ALT|AST|GGT|gamma gt)${gap}${decimal}`, (value) =>
    value >= 60 ? 'liver-disease' : undefined,
  ),
  measured('bilirubin', `\\bbilirubin${gap}${decimal}`, (value) =>
    (value >= 2 && value < 10) || value >= 30 ? 'liver-disease' : undefined,
  ),
  measured('meld child', '\\b(?:MELD(?: score)? (?:of )?|child[- ]pugh )(\\d{1,2}|[abc])\\b', () => 'liver-disease'),
  measured('ejection ef lvef', `\\b(?:ejection fraction|LVEF|EF)${gap}(\\d{2})\\s?%?`, (value) =>
    value < 50 ? 'heart-failure' : undefined,
  ),
  measured('hba1c a1c', `\\b(?:hb ?)?a1c${gap}${decimal}`, (value) =>
    (value >= 6 && value < 20) || value >= 42 ? 'diabetes' : undefined,
  ),
  measured(
    'sugar sugars glucose',
    `\\b(?:blood sugars?|sugars?|glucose)(?: levels?)?${gap}${decimal}(?!\\s*(?:g|mg|grams?|%|spoons?|free|kcal|calories)\\b(?!\\/))`,
    (value) =>
      (value > 7 && value <= 35) || value >= 126
        ? 'diabetes'
        : (value < 3.9 && value > 1) || (value < 70 && value >= 36)
          ? 'low-blood-sugar'
          : undefined,
  ),
  measured(
    'platelets platelet thrombocytes plt plts',
    `\\b(?:platelets?|thrombocytes|plts?)${gap}${decimal}`,
    (value) => (value < 140 ? 'bleeding-disorder' : undefined),
  ),
  measured('inr', `\\bINR${gap}${decimal}`, (value) => (value > 3.5 && value < 20 ? 'bleeding-disorder' : undefined)),
  measured('clearance crcl', `\\b(?:creatinine clearance|crcl)${gap}${decimal}`, (value) =>
    value < 60 ? 'kidney-disease' : undefined,
  ),
  measured('k', '\\bK\\s?\\+?(?:[\\s:=]|of|is|was){0,3}(\\d[.,]\\d)(?![\\d/])(?!\\s*(?:mg|mcg|km|k\\b))', (value) =>
    value > 5.1 && value < 10 ? 'high-potassium' : value >= 1.5 && value < 3.5 ? 'low-potassium' : undefined,
  ),
  measured(
    'liver lft lfts alt ast ggt enzymes transaminases',
    '\\b(?:liver (?:enzymes?|tests?|function tests?|function|numbers|values|results|readings)|lfts?|alt|ast|ggt|transaminases)\\b[^.;\\n]{0,24}?\\b(?:double|twice|triple|quadruple|(?:two|three|four|five|six|ten|\\d{1,2})(?:[ -]?(?:x|fold)\\b|[ -]times)|x ?\\d{1,2}\\b)()',
    () => 'liver-disease',
  ),
  measured('potassium', `\\bpotassium${gap}${decimal}(?!\\s*(?:mg|mcg|g|meq)\\b(?!\\/))`, (value) =>
    value > 5.1 && value < 10 ? 'high-potassium' : value >= 1.5 && value < 3.5 ? 'low-potassium' : undefined,
  ),
  measured('calcium', `\\bcalcium${gap}${decimal}(?!\\s*(?:mg|mcg|g|iu)\\b(?!\\/))`, (value) =>
    (value > 2.62 && value < 5) || (value > 10.5 && value < 20) ? 'high-calcium' : undefined,
  ),
  measured('ferritin', `\\bferritin${gap}${decimal}`, (value) =>
    value >= 400 ? 'hemochromatosis' : value < 20 ? 'anemia' : undefined,
  ),
  measured('haemoglobin hemoglobin hb', `\\b(?:ha?emoglobin|hb)${gap}${decimal}`, (value) =>
    (value >= 4 && value < 11.5) || (value >= 40 && value < 115) ? 'anemia' : undefined,
  ),
  measured('qtc qt', `\\bQTc?(?: interval)?${gap}(\\d{3})`, (value) => (value >= 460 ? 'long-qt' : undefined)),
  measured('tsh', `\\bTSH${gap}${decimal}`, (value) =>
    value > 5 ? 'hypothyroidism' : value < 0.3 ? 'hyperthyroidism' : undefined,
  ),
  measured('cd4', `\\bCD4(?: count)?${gap}(\\d{1,4})`, (value) => (value < 350 ? 'weakened-immunity' : undefined)),
  measured('iop eye', `\\b(?:IOP|eye pressure)${gap}(\\d{2})`, (value) => (value > 21 ? 'glaucoma' : undefined)),
  measured('pulse heart', `\\b(?:resting )?(?:pulse|heart ?rate)${gap}(\\d{2,3})(?!\\s*%)`, (value) =>
    value > 110 || value < 50 ? 'arrhythmia' : undefined,
  ),
  measured('uric', `\\buric acid${gap}${decimal}`, (value) =>
    (value > 7 && value < 20) || value > 420 ? 'gout' : undefined,
  ),
  measured('cholesterol', `\\bcholesterol${gap}${decimal}`, (value) =>
    (value > 6.2 && value < 20) || value > 240 ? 'high-cholesterol' : undefined,
  ),
];

function measured(words: string, source: string, means: Measurement['means']): Measurement {
  return { words: words.split(' '), pattern: new RegExp(source, 'gi'), means };
}
