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
  ['sah', 'stroke'],
  ['ich', 'stroke'],
  ['sdh', 'stroke'],
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
  ['pots', 'low-blood-pressure'],
  ['pots', 'arrhythmia'],
  ['aids', 'hiv'],
  ['ivdu', 'substance-use-disorder'],
];
const said =
  '(?:an?|the|my|also|for|suspected|possible|his|her|have|has|had|got|with|of|in|from|and|or|has|chronic|acute|recent|old|new|mild|moderate|severe|known|previous|prior|past|permanent|paroxysmal|persistent|post|ex|hx|h/o|pmhx?|history|diagnosed|bilateral|non-?ischaemic|fast|slow)';

/** Such letters told as a condition: alone, or in a row of conditions. */
export const abbreviations: readonly { readonly words: readonly string[]; readonly tellings: readonly Telling[] }[] = [
  ...letters.map(([text, condition]) => ({
    words: [text.replace('\\.?', '').replace(/ .*/, '')],
    tellings: [
      {
        condition,
        pattern: new RegExp(
          `(?:(?<=^|[,;/+&:.(\\n-]\\s*)|(?<=\\b${said}:?\\s+))${text}(?=\\s*(?:$|[,;/+&.)\\n?!]|:?\\s*yes\\b|(?:and|since|for|but|last|next|this|again|now|years|implanted|fitted|\\d+(?:\\.\\d+)? ?cm|x ?\\d|19\\d\\d|20\\d\\d|\\d+ ?(?:years|yrs|months))\\b))`,
          'gi',
        ),
      },
    ],
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
