import type { Herb } from '../../../herbs/herb.ts';
import type { Effect } from '../../../safety/effects.ts';
import { listed } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';

/** "How does valerian work?": what is known of how it acts, in plain words. */
export function howItActs({ name, effects, monograph }: Herb): string {
  const told = [...new Set(effects.flatMap(({ effect }) => inWords[effect] ?? []))].slice(0, mostTold);
  const fiber = /\b(?:fiber|fibre|husk|bulk)\b/i.test(monograph?.description ?? '')
    ? ['swells in the gut as fiber']
    : [];
  const all = [...fiber, ...told];
  return all.length === 0
    ? `How ${inSentence(name)} acts in the body is hardly known; I hold nothing firm on it.`
    : `How ${inSentence(name)} acts is only partly known. It ${listed(all)}, as far as studies tell.`;
}

const mostTold = 4;

const inWords: Partial<Readonly<Record<Effect, string>>> = {
  sedating: 'calms the nervous system',
  stimulant: 'wakes the nervous system',
  'contains-caffeine': 'wakes by its caffeine',
  bleeding: 'slows the clotting of blood',
  serotonergic: 'raises serotonin, a messenger of the brain',
  'mao-inhibiting': 'slows the breakdown of messengers in the brain',
  dopaminergic: 'acts on dopamine, a messenger of the brain',
  'lowers-glucose': 'lowers blood sugar a little',
  'lowers-blood-pressure': 'widens blood vessels or lowers blood pressure',
  'raises-blood-pressure': 'narrows blood vessels or holds back salt, which raises blood pressure',
  diuretic: 'makes the kidneys pass more water',
  'stimulant-laxative': 'makes the bowel move',
  'immune-stimulating': 'stirs the immune system',
  'immune-suppressing': 'holds the immune system back',
  estrogenic: 'acts a little like estrogen',
  'anti-androgenic': 'holds back male hormones',
  androgenic: 'acts a little like male hormones',
  'thyroid-raising': 'raises thyroid hormone',
  'thyroid-lowering': 'holds the thyroid back',
  'opioid-like': 'acts on the same switches as opioids',
  'cyp3a4-inducer': 'speeds up how the liver clears many medicines',
  'cyp3a4-inhibitor': 'slows how the liver clears some medicines',
  'contains-salicylate': 'holds relatives of aspirin',
  'delays-absorption': 'slows what the gut takes up',
  cholinergic: 'raises acetylcholine, a messenger of the nerves',
};
