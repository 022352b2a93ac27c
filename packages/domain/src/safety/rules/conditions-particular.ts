import type { GeneralRule } from '../general-rule.ts';
import { condition } from './condition.ts';

const worsensConfusion = ['nap-2015-cognitive-aging-beers', 'aafp-choosing-wisely-sedatives'];

/** Effects for people with rarer conditions: tremor, delirium, mast cells, swelling attacks, light, low magnesium. */
export const particularConditionRules: readonly GeneralRule[] = [
  condition(
    'stimulant',
    ['tremor'],
    { strong: 'major', moderate: 'moderate', weak: 'minor' },
    '{herb} stimulates, and stimulants such as caffeine can make {with} stronger.',
    'Leave it out, or ask first; less of it often steadies the hands.',
    ['drugs-com-tremors-care', 'adam-tremor-self-care'],
  ),
  condition(
    'contains-caffeine',
    ['tremor'],
    { strong: 'moderate', moderate: 'moderate', weak: 'minor' },
    '{herb} brings caffeine, which can make {with} stronger.',
    'Leave it out, or see whether less of it steadies the hands.',
    ['drugs-com-tremors-care', 'adam-tremor-self-care'],
  ),
  condition(
    'anticholinergic',
    ['tardive-dyskinesia'],
    { strong: 'major', moderate: 'major', weak: 'moderate' },
    '{herb} blocks a nerve messenger, and medicines that do so can make {with} worse.',
    'Do not take it unless the doctor who treats it agrees.',
    ['nyu-tardive-dyskinesia'],
  ),
  condition(
    'anticholinergic',
    ['delirium'],
    { strong: 'contraindicated', moderate: 'major', weak: 'moderate' },
    '{herb} blocks a nerve messenger, which can bring on or deepen {with}.',
    'Do not take it.',
    worsensConfusion,
  ),
  condition(
    'sedating',
    ['delirium', 'dementia'],
    { strong: 'major', moderate: 'moderate', weak: 'minor' },
    '{herb} makes drowsy; sedatives can deepen the confusion of {with} and lead to falls.',
    'Ask the doctor first.',
    worsensConfusion,
  ),
  condition(
    'contains-salicylate',
    ['mastocytosis'],
    { strong: 'major', moderate: 'moderate', weak: 'minor' },
    '{herb} contains relatives of aspirin, and medicines of that kind can set off the mast cells.',
    'Do not take it unless the specialist who knows your triggers agrees.',
    ['harrisons-mastocytosis'],
  ),
  condition(
    'opioid-like',
    ['mastocytosis'],
    { strong: 'major', moderate: 'major', weak: 'moderate' },
    '{herb} acts like an opioid, and opioids can set off the mast cells.',
    'Do not take it unless the specialist who knows your triggers agrees.',
    ['harrisons-mastocytosis'],
  ),
  condition(
    'estrogenic',
    ['hereditary-angioedema'],
    { strong: 'major', moderate: 'moderate', weak: 'minor' },
    '{herb} has estrogen-like effects, and products with estrogen can bring more attacks of {with}.',
    'Ask the specialist first.',
    ['haei-attack-triggers'],
  ),
  condition(
    'photosensitizing',
    ['photosensitivity'],
    { strong: 'major', moderate: 'moderate', weak: 'minor' },
    '{herb} can make skin burn or blister in the sun more easily, on top of {with}.',
    'Avoid it, or ask first; cover the skin and keep out of strong sun and tanning beds.',
    ['ismp-sun-sensitive-herbs', 'healthnotes-photosensitivity'],
  ),
  condition(
    'stimulant-laxative',
    ['low-magnesium'],
    { strong: 'major', moderate: 'major', weak: 'moderate' },
    '{herb} drives the bowel, and laxatives cost the body more magnesium.',
    'Do not take it; ask your doctor what helps the bowel instead.',
    ['review-2017-magnesium-clinical', 'fpnotebook-hypomagnesemia'],
  ),
  condition(
    'diuretic',
    ['low-magnesium'],
    { strong: 'moderate', moderate: 'moderate', weak: 'minor' },
    '{herb} may make you pass more water, and magnesium can be lost with it.',
    'Ask first and have your magnesium checked.',
    ['fpnotebook-hypomagnesemia'],
  ),
  condition(
    'lowers-potassium',
    ['low-magnesium'],
    { strong: 'major', moderate: 'moderate', weak: 'minor' },
    '{herb} can lower potassium, and with {with} the kidneys lose more of it and it is hard to bring back up.',
    'Avoid it, or have both minerals checked first.',
    ['review-huang-2007-magnesium-potassium'],
  ),
];
