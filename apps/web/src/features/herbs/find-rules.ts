import type { Monograph } from './monograph-sections.tsx';

type Rule = Monograph['rules'][number];

const groups = [
  ['Pregnancy, breastfeeding and age', ['pregnancy', 'breastfeeding', 'age']],
  ['Medicines', ['medicine']],
  ['Conditions, surgery and alcohol', ['condition', 'surgery', 'alcohol']],
  ['Allergies', ['allergy']],
  ['Other herbs and supplements', ['supplement']],
] as const;

const order = ['contraindicated', 'major', 'moderate', 'unknown', 'minor', 'none-known'] as const;

export interface RuleGroup {
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** The rules of a herb by what they are about, the gravest first. */
export function groupRules(rules: readonly Rule[]): readonly RuleGroup[] {
  return groups
    .map(([title, kinds]) => ({
      title,
      rules: rules
        .filter(({ kind }) => kinds.some((each) => each === kind))
        .toSorted((left, right) => order.indexOf(left.severity) - order.indexOf(right.severity)),
    }))
    .filter((group) => group.rules.length > 0);
}

/** Whether a rule says anything of what is looked for, or of another name of it. */
export function isAbout({ with: names, why, advice }: Rule, sought: string, otherNames: readonly string[]): boolean {
  const words = sought.trim().toLowerCase();
  if (words === '') return true;
  const text = [...names, why, advice].join(' ').toLowerCase();
  return [words, ...otherNames.map((name) => name.toLowerCase())].some((each) => text.includes(each));
}

const countedWords = {
  contraindicated: 'do not combine',
  major: 'avoid',
  moderate: 'ask first',
  unknown: 'not enough known',
  minor: 'good to know',
  'none-known': 'nothing relevant known',
} as const;

/** "2 do not combine, 30 avoid": what waits in a closed group. */
export function countBySeverity(rules: readonly Rule[]): string {
  return order
    .map((severity) => [rules.filter((rule) => rule.severity === severity).length, countedWords[severity]] as const)
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${count} ${words}`)
    .join(', ');
}
