import { listHerbs } from '../../../herbs/catalogue.ts';
import { firstChoices } from '../../../herbs/first-choices.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { Effect } from '../../../safety/effects.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { linkTo, listed } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import type { Understanding } from '../../reading/understanding.ts';

/** "Which herbs thin the blood?": the known ones that act that way. */
export function answerHerbsByEffect(asked: Understanding): AdvisorAnswer | null {
  const { herbs, medicines, wanted, particulars } = asked;
  const text = withPlainApostrophes(asked.question);
  const isForAComplaint = wanted.length > 0 || particulars.length > 0;
  if (!asksWhich.test(text) || isForAComplaint || herbs.length > 1 || medicines.length > 0) return null;
  const group = groups.find(({ asked }) => asked.test(text));
  if (group === undefined) return null;
  const acting = known.filter(({ effects }) =>
    effects.some(({ effect, strength }) => group.effects.includes(effect) && strength !== 'weak'),
  );
  if (acting.length === 0) return null;
  const names = acting.slice(0, mostNamed).map((herb) => linkTo(herb, inSentence(herb.name)));
  return plainAnswer([
    `<p>${group.opening} ${listed(names)}. The list is not complete.</p>`,
    '<p>How much that matters hangs on the amount, the form and your medicines. Name one, and I will check it for you.</p>',
  ]);
}

const mostNamed = 12;
const asksWhich = /\b(?:which|what) (?:herbs?|plants?|supplements?|teas?|natural (?:things|remedies))\b/i;

interface Group {
  readonly asked: RegExp;
  readonly opening: string;
  readonly effects: readonly Effect[];
}

const groups: readonly Group[] = [
  {
    asked: /\b(?:thin\w*|bleed\w*|clot\w*)\b/i,
    opening: 'These can slow clotting, above all as capsules:',
    effects: ['bleeding', 'contains-coumarin-anticoagulant', 'contains-salicylate'],
  },
  {
    asked: /\b(?:rais|increas|higher|push)\w*\b[^.?!]{0,20}\bblood pressure\b/i,
    opening: 'These can raise blood pressure:',
    effects: ['raises-blood-pressure'],
  },
  {
    asked: /\b(?:make|makes|cause|leave)\b[^.?!]{0,20}\b(?:sleepy|drowsy|tired)\b|\bsedat\w*\b/i,
    opening: 'These can make drowsy:',
    effects: ['sedating'],
  },
  {
    asked: /\b(?:bad|hard|harm\w*|damag\w*|toxic|dangerous|hurt|strain)\b[^.?!]{0,20}\bkidneys?\b/i,
    opening:
      'Birthwort (Aristolochia), found in some old mixtures, has destroyed kidneys. Beside it these are known, or thought, to harm them:',
    effects: ['kidney-toxic'],
  },
  { asked: /\bcaffeine\b/i, opening: 'These hold caffeine:', effects: ['contains-caffeine'] },
  {
    asked: /\b(?:sun|skin burn\w*|sensitive to light)\b/i,
    opening: 'These can make the skin burn sooner in the sun:',
    effects: ['photosensitizing'],
  },
  {
    asked: /\bpotassium\b/i,
    opening: 'These can lower potassium when used for long:',
    effects: ['lowers-potassium'],
  },
  {
    asked: /\b(?:hormon\w*|o?estrogen\w*)\b/i,
    opening: 'These may act like hormones:',
    effects: ['estrogenic', 'progestogenic', 'androgenic'],
  },
  { asked: /\bserotonin\b/i, opening: 'These can raise serotonin:', effects: ['serotonergic'] },
];

/** Those that are asked for most come first. */
const usual = new Set(Object.values(firstChoices).flat());
const known: readonly Herb[] = listHerbs()
  .filter(({ kind, neverSuggest }) => neverSuggest !== true && kind !== 'vitamin' && kind !== 'mineral')
  .toSorted((left, right) => Number(usual.has(right.key)) - Number(usual.has(left.key)));
