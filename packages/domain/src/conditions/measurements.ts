import type { ConditionKey } from './conditions.ts';

/** From the first number up to the second, which no longer belongs to it. */
type Range = readonly [means: ConditionKey, from: number, to: number];

interface Measurement {
  readonly words: readonly string[];
  /** The first group is the number that counts, the second a further one (the lower blood pressure). */
  readonly pattern: RegExp;
  readonly means: (value: number, second: number) => ConditionKey | undefined;
}

const endless = Number.POSITIVE_INFINITY;
const gap =
  '(?:[\\s:=~<>]|\\b(?:is|was|of|at|are|reads?|reading|around|about|only|just|now|currently|level|levels|count|counts|score|always|usually|normally|often|between|mostly|still|even|with|came|has|have|had|been|dropped|fallen|fell|gone|went|risen|rose|jumped|climbed|shot|hit|reached|measured|showed|recently|lately|back|last|my|the|under|below|over|above|down to|up to|on|to)\\b){0,10}';
const decimal = '(\\d{1,4}(?:[.,]\\d{1,2})?)(?![\\d/])';
const noDose = '(?![\\s-]*(?:mg|mcg|g|iu|meq|ml|drops|tablets?|years?|yrs?|y\\/?o|months?|mos?|weeks?)\\b(?!\\/))';

/** Results people copy from letters: a number beyond the usual limit means the condition. */
export const measurements: readonly Measurement[] = [
  bloodPressure(),
  measured('egfr gfr', `\\be?gfr${gap}${decimal}`, ['kidney-disease', 0, 60]),
  measured(
    'kidney kidneys renal',
    '\\b(?:kidneys?|renal)(?: function)?\\b[^.;,\\d\\n]{0,32}?(\\d{1,2})\\s?(?:%|percent|per cent)',
    ['kidney-disease', 0, 80],
  ),
  measured(
    'kidney kidneys renal',
    '\\b(\\d{1,2})\\s?(?:%|percent|per cent)\\s+(?:of\\s+)?(?:(?:my|his|her|the)\\s+)?(?:kidneys?|renal)',
    ['kidney-disease', 0, 80],
  ),
  // "Kidney function 38 they said": of the eGFR, without its name.
  measured(
    'kidney kidneys renal',
    `\\b(?:(?:kidney|renal) (?:function|numbers?|scores?|rate|results?|levels?|filtration)|kidneys)${gap}(\\d{2})(?![\\d/.,%]\\d|\\s?(?:%|per))${noDose}`,
    ['kidney-disease', 10, 60],
  ),
  measured(
    'kidney kidneys renal',
    '\\b(?:kidneys?|renal)(?: disease| function)?,? (?:at |is |are )?(?:stage |grade )?3[ab]\\b()',
    ['kidney-disease', 0, endless],
  ),
  measured(
    'creatinine creat crea',
    `\\b(?:creatinine|creat|crea)${gap}${decimal}`,
    ['kidney-disease', 1.5, 20],
    ['kidney-disease', 125, endless],
  ),
  measured('acr uacr', `\\bu?ACR${gap}${decimal}`, ['kidney-disease', 30, endless]),
  measured(
    'alt ast ggt gt sgpt sgot gpt got',
    `(?<!\\b(?:I|you|we|they|['’]ve|have|has|[a-z]+['’]s) )\\b(?:ALT|AST|GGT|S?GPT|S?GOT|ALAT|ASAT|gamma[- ]?gt)(?:\\s?\\/\\s?(?:ALT|AST|GGT|S?GPT|S?GOT))?${gap}(\\d{1,4}(?:[.,]\\d{1,2})?)(?!\\d)`,
    ['liver-disease', 60, endless],
  ),
  measured(
    'bilirubin bili',
    `\\bbili(?:rubin)?${gap}${decimal}`,
    ['liver-disease', 2, 10],
    ['liver-disease', 30, endless],
  ),
  measured('alp phos phosphatase', `\\b(?:ALP|alk(?:aline)? phos(?:phatase)?)${gap}${decimal}`, [
    'liver-disease',
    150,
    endless,
  ]),
  measured('liver stiffness kpa', `\\b(?:liver stiffness|elastography)${gap}${decimal}`, ['liver-disease', 8, endless]),
  measured(
    'fibroscan fibrosis elastography',
    '\\b(?:fibroscan|elastography|fibrosis)(?: stage| grade| score)? ?F ?[2-4]\\b()',
    ['liver-disease', 0, endless],
  ),
  measured(
    'g3a g3b g4 g5 g3aa1 g3aa2 g3aa3 g3ba1 g3ba2 g3ba3 g4a1 g4a2 g4a3',
    '(?<=^|[,;.(\\n]\\s*|\\b(?:ckd|kdigo|stage|gfr|category|kidney) )G(?:3a|3b|4|5)(?: ?A[1-3])?\\b(?! ?P ?\\d)()',
    ['kidney-disease', 0, endless],
  ),
  measured('fibroscan', `\\bfibroscan${gap}${decimal}`, ['liver-disease', 8, endless]),
  measured('meld', `\\bMELD(?: score)?${gap}${decimal}`, ['liver-disease', 0, endless]),
  measured('child', '\\bchild[- ]pugh (?:[abc]|\\d{1,2})\\b()', ['liver-disease', 0, endless]),
  measured('ejection ef lvef', `\\b(?:ejection fraction|LVEF|EF)${gap}(\\d{2})\\s?%?`, ['heart-failure', 0, 50]),
  measured('heart', '\\bheart\\b[^.;,\\d\\n]{0,24}?\\bpump\\w*[^.;,\\d\\n]{0,16}?(\\d{2})\\s?(?:%|percent|per cent)', [
    'heart-failure',
    0,
    50,
  ]),
  measured('bnp probnp', `\\b(?:NT-?pro)?-?BNP${gap}${decimal}`, ['heart-failure', 400, endless]),
  measured('hba1c a1c', `\\b(?:hb ?)?a1c${gap}${decimal}`, ['diabetes', 6, 20], ['diabetes', 42, endless]),
  measured(
    'sugar sugars glucose',
    `\\b(?:blood sugars?|sugars?|glucose)(?: levels?)?${gap}${decimal}(?!\\s*(?:g|mg|grams?|%|spoons?|free|kcal|calories)\\b(?!\\/))`,
    ['diabetes', 7.01, 35.01],
    ['diabetes', 126, endless],
    ['low-blood-sugar', 1.01, 3.9],
    ['low-blood-sugar', 36, 70],
  ),
  measured('platelets platelet thrombocytes plt plts', `\\b(?:platelets?|thrombocytes|plts?)${gap}${decimal}`, [
    'bleeding-disorder',
    0,
    140,
  ]),
  measured('inr', `\\bINR${gap}${decimal}`, ['bleeding-disorder', 3.51, 20]),
  measured('clearance crcl', `\\b(?:creatinine clearance|crcl)${gap}${decimal}`, ['kidney-disease', 0, 60]),
  measured(
    'k',
    '\\bK\\s?\\+?(?:[\\s:=]|of|is|was){0,3}(\\d[.,]\\d)(?![\\d/])(?!\\s*(?:mg|mcg|km|k\\b))',
    ['high-potassium', 5.11, 10],
    ['low-potassium', 1.5, 3.5],
  ),
  measured(
    'liver lft lfts alt ast ggt enzymes transaminases',
    '\\b(?:liver (?:enzymes?|tests?|function tests?|function|numbers|values|results|readings)|lfts?|alt|ast|ggt|transaminases)\\b[^.;\\n]{0,24}?\\b(?:double|twice|triple|quadruple|(?:two|three|four|five|six|ten|\\d{1,2})(?:[ -]?(?:x|fold)\\b|[ -]times)|x ?\\d{1,2}\\b)()',
    ['liver-disease', 0, endless],
  ),
  measured(
    'potassium',
    `\\bpotassium${gap}${decimal}${noDose}`,
    ['high-potassium', 5.11, 10],
    ['low-potassium', 1.5, 3.5],
  ),
  measured(
    'calcium ca',
    `\\b(?:calcium|(?<=(?:^|[,;.(\\n]|\\bcorrected|\\bserum)\\s*)Ca)${gap}${decimal}${noDose}`,
    ['high-calcium', 2.63, 5],
    ['high-calcium', 10.51, 20],
  ),
  measured('ferritin', `\\bferritin${gap}${decimal}`, ['hemochromatosis', 400, endless], ['anemia', 0, 20]),
  measured('transferrin', `\\btransferrin sat(?:uration)?${gap}${decimal}`, ['hemochromatosis', 55, endless]),
  measured(
    'haemoglobin hemoglobin hb hgb',
    `\\b(?:ha?emoglobin|hb|hgb)${gap}${decimal}`,
    ['anemia', 4, 11.5],
    ['anemia', 40, 115],
  ),
  measured('qtc qt', `\\bQTc?(?: interval)?${gap}(\\d{3})`, ['long-qt', 460, endless]),
  measured('tsh', `\\bTSH${gap}${decimal}`, ['hypothyroidism', 5.01, endless], ['hyperthyroidism', 0, 0.3]),
  measured('cd4', `\\bCD4(?: count)?${gap}(\\d{1,4})`, ['weakened-immunity', 0, 350]),
  measured(
    'neutrophils neutrophil anc',
    `\\b(?:neutrophils?|ANC)${gap}${decimal}`,
    ['weakened-immunity', 0, 1.5],
    ['weakened-immunity', 50, 1500],
  ),
  measured('wbc wcc cells', `\\b(?:WBC|WCC|white (?:blood )?cells?)${gap}${decimal}`, ['weakened-immunity', 0, 3]),
  measured('iop eye', `\\b(?:IOP|eye pressure)${gap}(\\d{2})`, ['glaucoma', 22, endless]),
  measured(
    'pulse heart',
    `\\b(?:resting )?(?:pulse|heart ?rate)${gap}(\\d{2,3})(?!\\s*%)`,
    ['arrhythmia', 111, endless],
    ['arrhythmia', 0, 50],
  ),
  measured('uric urate', `\\b(?:uric acid|urate)${gap}${decimal}${noDose}`, ['gout', 7.01, 20], ['gout', 421, endless]),
  measured(
    'cholesterol ldl',
    `\\b(?:cholesterol|ldl)${gap}${decimal}`,
    ['high-cholesterol', 6.21, 20],
    ['high-cholesterol', 190, endless],
  ),
  measured(
    'triglycerides trigs',
    `\\b(?:triglycerides|trigs)${gap}${decimal}`,
    ['high-cholesterol', 2.3, 100],
    ['high-cholesterol', 200, endless],
  ),
  measured('psa', `\\bPSA${gap}${decimal}`, ['enlarged-prostate', 4, endless]),
  measured('lipase amylase', `\\b(?:lipase|amylase)${gap}${decimal}`, ['pancreatitis', 200, endless]),
  measured('prolactin', `\\bprolactin${gap}${decimal}`, ['pituitary-disorder', 700, endless]),
  measured('ahi', `\\bAHI${gap}${decimal}`, ['sleep-apnea', 5, endless]),
  measured('bmi', `\\bBMI${gap}${decimal}`, ['eating-disorder', 9, 16]),
  measured('cha2ds2 chads2 chads vasc', `\\bCHA2?DS2?(?:-?VASc?)?(?: score)?${gap}(\\d)\\b`, ['arrhythmia', 0, 10]),
  measured('audit', `\\bAUDIT(?: score)?[\\s:=]*(?:of |was |is )?(\\d{2})\\b(?!\\d)`, ['alcohol-use-disorder', 16, 41]),
  measured('calprotectin', `\\bcalprotectin${gap}${decimal}`, ['inflammatory-bowel-disease', 250, endless]),
  measured('dexa dxa', `\\b(?:DE?XA)(?: scan| score| t-?score)?[\\s:=]*(?:is |was |of )?[-–−]\\s?(\\d[.,]\\d)`, [
    'osteoporosis',
    1,
    10,
  ]),
  measured('ck cpk', `\\b(?:CK|CPK|creatine kinase)${gap}(\\d{3,6})`, ['muscle-disease', 1000, endless]),
  measured(
    'eosinophils eosinophil',
    `\\beosinophils?(?: count)?${gap}${decimal}`,
    ['eosinophilia', 1.5, 50],
    ['eosinophilia', 1500, endless],
  ),
  measured('b12', `\\b(?:vitamin )?b12(?: levels?)?${gap}(\\d{2,3})(?![\\d/])${noDose}`, [
    'vitamin-b12-deficiency',
    20,
    200,
  ]),
  measured('fev1', `\\bFEV1${gap}${decimal}`, ['copd', 0, 80]),
];

function measured(words: string, source: string, ...ranges: readonly Range[]): Measurement {
  return {
    words: words.split(' '),
    pattern: new RegExp(source, 'gi'),
    means: (value) => ranges.find(([, from, to]) => value >= from && value < to)?.[0],
  };
}

function bloodPressure(): Measurement {
  return {
    words: ['bp', 'pressure', 'systolic', 'tension'],
    pattern: new RegExp(
      `\\b(?:b\\.?p\\.?|blood pres+ure|pressure|systolic|tension)${gap}(\\d{2,3})(?:\\s*(?:\\/|over|to|-)\\s*(\\d{2,3}))?(?!\\s*(?:%|mg))`,
      'gi',
    ),
    means: (upper, lower) => {
      if (upper >= 140 || lower >= 90) return 'high-blood-pressure';
      return upper >= 50 && upper < 95 ? 'low-blood-pressure' : undefined;
    },
  };
}
