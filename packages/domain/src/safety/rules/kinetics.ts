import type { Effect } from '../effects.ts';
import type { GeneralRule } from '../general-rule.ts';
import type { MedicineTrait } from '../../medicines/medicine.ts';

const sources = ['fda-ddi-tables', 'msk-about-herbs'];
const faster = {
  why: '{herb} can make the body clear {with} faster, so the medicine may stop working.',
  advice: 'Do not combine them unless the prescriber agrees and checks the level or effect.',
  mildAdvice: 'Keep the amount small and steady, and tell the prescriber if {with} seems to work less.',
};
const slower = {
  why: '{herb} can slow the removal of {with}, so the medicine may become too strong.',
  advice: 'Do not combine them unless the prescriber agrees; watch for side effects.',
  mildAdvice: 'Keep the amount small and steady, and tell the prescriber of any side effects.',
};

interface Pathway {
  readonly effect: Effect;
  readonly narrow: readonly MedicineTrait[];
  readonly usual: readonly MedicineTrait[];
}

const inducers: readonly Pathway[] = [
  { effect: 'cyp3a4-inducer', narrow: ['cyp3a4-substrate-narrow'], usual: ['cyp3a4-substrate'] },
  { effect: 'p-gp-inducer', narrow: ['p-gp-substrate-narrow'], usual: ['p-gp-substrate'] },
  { effect: 'cyp2c9-inducer', narrow: ['cyp2c9-substrate-narrow'], usual: ['cyp2c9-substrate'] },
  { effect: 'cyp2c19-inducer', narrow: [], usual: ['cyp2c19-substrate'] },
  { effect: 'cyp1a2-inducer', narrow: ['cyp1a2-substrate-narrow'], usual: ['cyp1a2-substrate'] },
];

const inhibitors: readonly Pathway[] = [
  {
    effect: 'cyp3a4-inhibitor',
    narrow: ['cyp3a4-substrate-narrow', 'grapefruit-sensitive'],
    usual: ['cyp3a4-substrate'],
  },
  { effect: 'p-gp-inhibitor', narrow: ['p-gp-substrate-narrow'], usual: ['p-gp-substrate'] },
  { effect: 'cyp2c9-inhibitor', narrow: ['cyp2c9-substrate-narrow'], usual: ['cyp2c9-substrate'] },
  { effect: 'cyp2c19-inhibitor', narrow: [], usual: ['cyp2c19-substrate'] },
  { effect: 'cyp1a2-inhibitor', narrow: ['cyp1a2-substrate-narrow'], usual: ['cyp1a2-substrate'] },
  { effect: 'cyp2d6-inhibitor', narrow: [], usual: ['cyp2d6-substrate'] },
];

/** How herbs change the level of medicines in the blood. */
export const kineticRules: readonly GeneralRule[] = [
  ...inducers.flatMap((pathway) => rulesFor(pathway, faster)),
  ...inhibitors.flatMap((pathway) => rulesFor(pathway, slower)),
  {
    id: 'cyp3a4-inducer-with-contraceptives',
    herbEffect: 'cyp3a4-inducer',
    meets: { kind: 'medicine', classes: ['hormonal-contraceptive', 'emergency-contraceptive'] },
    severity: { strong: 'major', moderate: 'moderate' },
    evidence: 'moderate',
    why: '{herb} can make hormonal contraception fail.',
    advice: 'Do not rely on {with} while taking it or for a month after; ask about another method.',
    sources,
  },
  {
    id: 'minerals-bind-medicines',
    herbEffect: 'polyvalent-mineral',
    meets: { kind: 'medicine', traits: ['chelated-by-minerals'] },
    severity: { strong: 'moderate', moderate: 'moderate', weak: 'minor' },
    evidence: 'strong',
    why: '{herb} binds {with} in the gut, so less of the medicine gets in.',
    advice: 'Keep them at least four hours apart, or as the medicine’s leaflet says.',
    sources: ['ods-calcium'],
  },
  {
    id: 'fibre-binds-medicines',
    herbEffect: 'binds-minerals-and-medicines',
    meets: {
      kind: 'medicine',
      traits: ['narrow-margin', 'chelated-by-minerals', 'empty-stomach-absorption', 'cyp2c9-substrate-narrow'],
    },
    severity: { strong: 'major', moderate: 'moderate', weak: 'minor' },
    evidence: 'limited',
    why: '{herb} can hold {with} back in the gut.',
    advice: 'Take the medicine at least two hours before or four hours after.',
    sources: ['webmd-fibre-supplements', 'mhra-fybogel-spc'],
  },
  {
    id: 'slow-absorption',
    herbEffect: 'delays-absorption',
    meets: {
      kind: 'medicine',
      traits: ['narrow-margin', 'empty-stomach-absorption'],
    },
    severity: { strong: 'moderate', moderate: 'moderate', weak: 'minor' },
    evidence: 'limited',
    why: '{herb} can slow down or lower how much of {with} gets in.',
    advice: 'Take the medicine at least one to two hours before or four hours after.',
    sources: ['mhra-fybogel-spc'],
  },
];

function rulesFor(
  { effect, narrow, usual }: Pathway,
  words: Pick<GeneralRule, 'why' | 'advice' | 'mildAdvice'>,
): GeneralRule[] {
  const base = { herbEffect: effect, evidence: 'moderate' as const, sources, ...words };
  return [
    ...(narrow.length > 0
      ? [
          {
            ...base,
            id: `${effect}-with-narrow-margin`,
            meets: { kind: 'medicine' as const, traits: narrow },
            severity: { strong: 'major', moderate: 'moderate', weak: 'minor' } as const,
          },
        ]
      : []),
    {
      ...base,
      id: `${effect}-with-substrates`,
      meets: { kind: 'medicine', traits: usual },
      severity: { strong: 'moderate', moderate: 'minor' },
    },
  ];
}
