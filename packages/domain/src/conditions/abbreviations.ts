import { alternatives, choice } from '../resolve/phrases.ts';
import type { ConditionKey } from './conditions.ts';
import type { Telling } from './organ-words.ts';

/** Letters that clinicians and patients write for a condition and that mean other things elsewhere ("tired af", "PE kit"). */
const letters: readonly (readonly [string, ConditionKey])[] = [
  ['af', 'arrhythmia'],
  ['v\\.?t', 'arrhythmia'],
  ['vf', 'arrhythmia'],
  ['avnrt', 'arrhythmia'],
  ['bp', 'high-blood-pressure'],
  ['hf', 'heart-failure'],
  ['mi', 'heart-disease'],
  ['acs', 'heart-disease'],
  ['pad', 'heart-disease'],
  ['aaa', 'heart-disease'],
  ['icd', 'arrhythmia'],
  ['pe', 'blood-clots'],
  ['pes', 'blood-clots'],
  ['aps', 'blood-clots'],
  ['fvl', 'blood-clots'],
  ['sah', 'brain-bleed'],
  ['ich', 'brain-bleed'],
  ['sdh', 'brain-bleed'],
  ['t1', 'diabetes'],
  ['t2', 'diabetes'],
  ['dm', 'diabetes'],
  ['type (?:1|2|one|two|i|ii)', 'diabetes'],
  ['ald', 'liver-disease'],
  ['aud', 'alcohol-use-disorder'],
  ['nhl', 'cancer'],
  ['scd', 'sickle-cell'],
  ['gca', 'autoimmune-disease'],
  ['cf', 'copd'],
  ['add', 'adhd'],
  ['pots', 'postural-tachycardia'],
  ['aids', 'hiv'],
  ['ivdu', 'substance-use-disorder'],
  ['pvcs?', 'arrhythmia'],
  ['pacs', 'arrhythmia'],
  ['vpbs?', 'arrhythmia'],
  ['vebs?', 'arrhythmia'],
  ['vsd', 'heart-disease'],
  ['asd', 'heart-disease'],
  ['pvd', 'heart-disease'],
  ['mets', 'cancer'],
  ['mds', 'cancer'],
  ['hcc', 'cancer'],
  ['hcc', 'liver-disease'],
  ['rcc', 'cancer'],
  ['net', 'cancer'],
  ['scc', 'cancer'],
  ['bcc', 'cancer'],
  ['tnbc', 'breast-cancer'],
  ['idc', 'breast-cancer'],
  ['ilc', 'breast-cancer'],
  ['cah', 'adrenal-insufficiency'],
  ['aip', 'porphyria'],
  ['pct', 'porphyria'],
  ['epp', 'porphyria'],
  ['psp', 'parkinsons-disease'],
  ['msa', 'parkinsons-disease'],
  ['ftd', 'dementia'],
  ['mci', 'dementia'],
  ['cmt', 'neuropathy'],
  ['mash', 'liver-disease'],
  ['psc', 'bile-duct-obstruction'],
  ['gpa', 'autoimmune-disease'],
  ['egpa', 'autoimmune-disease'],
  ['uctd', 'autoimmune-disease'],
  ['crest', 'autoimmune-disease'],
  ['mmn', 'autoimmune-disease'],
  ['ifg', 'diabetes'],
  ['igt', 'diabetes'],
  ['eoe', 'swallowing-difficulty'],
  ['mnd', 'swallowing-difficulty'],
  ['als', 'swallowing-difficulty'],
  ['peg', 'swallowing-difficulty'],
  ['dic', 'bleeding-disorder'],
  ['hit', 'bleeding-disorder'],
  ['picc', 'weakened-immunity'],
  ['epi', 'pancreatitis'],
  ['pvt', 'blood-clots'],
  ['cvst', 'blood-clots'],
  ['pnh', 'blood-clots'],
  ['cvc', 'weakened-immunity'],
  ['spk', 'organ-transplant'],
  ['isc', 'urinary-retention'],
  ['cic', 'urinary-retention'],
];
/** Letters that are words of everyday life as well ("tips", "all", "etc" slipped to "ect"): only in capitals. */
const inCapitals: readonly (readonly [string, ConditionKey])[] = [
  ['TIPSS?', 'liver-disease'],
  ['AS', 'heart-disease'],
  ['PAH', 'heart-disease'],
  ['CHD', 'heart-disease'],
  ['CRT-[DP]', 'arrhythmia'],
  ['VNS', 'epilepsy'],
  ['LGS', 'epilepsy'],
  ['FA', 'arrhythmia'],
  ['VHF', 'arrhythmia'],
  ['OUD', 'substance-use-disorder'],
  ['PD', 'parkinsons-disease'],
  ['CVI', 'edema'],
  ['ILD', 'copd'],
  ['ECT', 'depression'],
  ['PMDD', 'depression'],
  ['AA', 'alcohol-use-disorder'],
  ['PWID', 'substance-use-disorder'],
  ['PsA', 'autoimmune-disease'],
  ['ANCA', 'autoimmune-disease'],
  ['CIS', 'multiple-sclerosis'],
  ['RAI', 'hypothyroidism'],
  ['SPC', 'urinary-retention'],
  ['ADT', 'prostate-cancer'],
  ['CaP', 'prostate-cancer'],
  ['CAP', 'prostate-cancer'],
  ['GIST', 'cancer'],
  ['ALL', 'cancer'],
  ['GBM', 'cancer'],
  ['TCC', 'cancer'],
  ['FAP', 'cancer'],
  ['FH', 'high-cholesterol'],
  ['DBS', 'parkinsons-disease'],
  ['OLT', 'organ-transplant'],
  ['SOT', 'organ-transplant'],
  ['LTBI', 'tuberculosis'],
  ['NAION', 'optic-nerve-disease'],
  ['DMD', 'muscle-disease'],
  ['SMA', 'muscle-disease'],
  ['CPEO', 'muscle-disease'],
];
/** What charts write behind such letters: "ICD in situ", "SAH coiled", "FVL heterozygous". */
const ofCharts = alternatives([
  /in situ|storm|under|repaired|coiled|clipped|closed|stented|h(?:et|om)\w+zyg\w+|in the past/,
  /previously|confirmed|diagnosed|treated|untreated|moderate|severe|mild|stable|on [A-Z]{2,}/,
  /post|clinic|class|stage|grade|fitted|carrier|positive|in remission|remission|relapsed?/,
  /flare\w*|surveillance|monitored|watched|followed|overnight|nightly|ablat\w+|resected|excised/,
  /after (?!school|work|lunch|that|it)|survivor|as an? (?:child|baby|teen)/,
]);
/** "Two years ago", "a few months back", "years ago": when it was. */
const howLong =
  '(?:(?:about|around|over|nearly|almost|some) )?(?:(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|few|a few|several|many|a couple of|couple of) ?(?:years?|yrs?|months?|weeks?|wks?))';
/** "Hit two years ago by a car" is no illness. */
const digitsOfYears = '\\d+ ?(?:years|yrs|months)';
const said = choice(
  /an?|the|my|also|for|suspected|possible|his|her|have|has|had|got|with|of|in|from|and|or|has|chronic|acute/,
  /recent|old|new|mild|moderate|severe|known|previous|prior|past|permanent|paroxysmal|persistent|post|ex|hx/,
  String.raw`h/o|pmhx?|history|diagnosed|bilateral|non-?ischaemic|fast|slow`,
);

/** Such letters told as a condition: alone, or in a row of conditions. */
export const abbreviations: readonly { readonly words: readonly string[]; readonly tellings: readonly Telling[] }[] = [
  ...letters.map(([text, condition]) => ({
    words: wordsOfLetters(text),
    tellings: [
      {
        condition,
        pattern: new RegExp(
          `(?:(?<=^|[,;/+&:.(\\n-]\\s*)|(?<=\\b${said}:?\\s+))${text}(?=\\s*(?:$|[,;/+&.)\\n?!]|:?\\s*yes\\b|(?:and|since|for|but|too|also|plus|btw|tho|though|as well|if|n|last|next|this|again|now|in (?:19|20)\\d\\d|years|implanted|fitted|\\d+(?:\\.\\d+)? ?cm|x ?\\d|19\\d\\d|20\\d\\d|${text === 'hit' ? digitsOfYears : howLong})\\b))`,
          'gi',
        ),
      },
    ],
  })),
  ...[...letters, ...inCapitals].map(([text, condition]) => ({
    words: wordsOfLetters(text),
    tellings: [{ condition, pattern: inChart(text) }],
  })),
  { words: ['mg'], tellings: [{ condition: 'myasthenia-gravis', pattern: /(?<=^|[,;\n]\s*)MG(?=\s*(?:$|[,;\n]))/g }] },
  { words: ['aids'], tellings: [{ condition: 'hiv', pattern: /\bAIDS\b/g }] },
  {
    words: ['er', 'pr', 'hr'],
    tellings: [
      { condition: 'hormone-sensitive-condition', pattern: /\b(?:ER|PR|HR|er|pr)\s?(?:\+|\/\s?PR\s?\+)(?:ve)?/g },
      { condition: 'breast-cancer', pattern: /\b(?:ER|PR|er|pr)\s?(?:\+|\/\s?PR\s?\+)(?:ve)?/g },
    ],
  },
];

/** The words, as they are read, by which the letters are looked for. */
function wordsOfLetters(text: string): readonly string[] {
  const plain = text
    .toLowerCase()
    .replace('\\.?', '')
    .replace(/[ -].*/, '');
  return /s\?$/.test(plain) ? [plain.slice(0, -2), plain.slice(0, -1)] : [plain];
}

/** Only in capitals, alone or before a word of charts. */
function inChart(text: string): RegExp {
  const capitals = /[A-Z]/.test(text) ? text : text.replaceAll(/(?<!\\)[a-z]/g, (letter) => letter.toUpperCase());
  return new RegExp(
    `(?<=(?:^|[,;/+&:.(\\n-]\\s*)|\\b(?:on|with|for|had|have|my|known|recent|after|and|previous)\\s+)${capitals}(?=\\s*(?:$|[,;.)\\n?])|\\s+(?:${ofCharts}|${howLong})\\b)`,
    'g',
  );
}
