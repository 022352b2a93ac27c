import { listHerbs } from '../../../herbs/catalogue.ts';
import { firstChoices } from '../../../herbs/first-choices.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { oneOf, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { findingsForHerb } from '../../../herbs/recommend.ts';
import type { Effect } from '../../../safety/effects.ts';
import { compareSeverity, forbids } from '../../../safety/words.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { escapeHtml, linkTo, listed } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { wellKnown } from '../combinations/what-to-avoid.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';
import type { Understanding } from '../../reading/understanding.ts';

/** "Which herbs thin the blood?": the known ones that act that way. */
export function answerHerbsByEffect(asked: Understanding): AdvisorAnswer | null {
  const { herbs, medicines, wanted, particulars, subject } = asked;
  const text = withPlainApostrophes(asked.question);
  if (!asksWhich.test(text) || herbs.length > 1 || medicines.length > 0) return null;
  const group = groups.find(({ asked }) => asked.test(text));
  const isForAComplaint = wanted.length > 0 || particulars.length > 0;
  if (group === undefined || (isForAComplaint && group.isHarm !== true)) return null;
  const acting = known.filter(({ effects }) =>
    effects.some(({ effect, strength }) => group.effects.includes(effect) && strength !== 'weak'),
  );
  if (acting.length === 0) return null;
  const named = acting.slice(0, mostNamed);
  const found = named.flatMap((herb) => {
    const worst = findingsForHerb(herb, subject.person).toSorted((one, other) =>
      compareSeverity(one.severity, other.severity),
    )[0];
    return worst !== undefined && forbids(worst.severity) ? [worst] : [];
  });
  const links = (herbsNamed: readonly Herb[]) => listed(herbsNamed.map((herb) => linkTo(herb, inSentence(herb.name))));
  const forbidden = named.filter(({ key }) => found.some((each) => each.subject.id === key));
  return {
    ...plainAnswer([
      `<p>${group.opening} ${links(named)}. The list is not complete.</p>`,
      ...(forbidden.length === 0
        ? []
        : [`<p>By what I know of ${escapeHtml(subject.who)}, leave out ${links(forbidden)}.</p>`]),
      '<p>How much that matters hangs on the amount, the form and your medicines. Name one, and I will check it for you.</p>',
    ]),
    findings: found,
    sources: citedSources([], found),
  };
}

const mostNamed = 12;
/** "Which herbs thin the blood?", "herbs that thin the blood", "a list of blood thinning herbs", "herbs bad for the kidneys". */
const asksWhich = oneOf(
  /\b(?:which|what) (?:herbs?|plants?|supplements?|teas?|natural (?:things|remedies))\b/i,
  /^\W*(?:(?:please|can you|could you|give|show|tell|list|name|make|me|us|an?|the|all|any|some|most|common|full|complete|list|of|\d+)\W+)*(?:herbs?|plants?|supplements?|teas?|remedies) (?:(?:that|which|to)\b|(?:bad|harmful|toxic|dangerous|hard) (?:for|to|on)\b|(?:with|causing|raising|thinning)\b)/i,
  /^\W*(?:(?:please|can you|could you|give|show|tell|list|name|make|me|us|an?|the|all|any|some|most|common|natural|full|complete|list|of|\d+)\W+)*(?:blood[- ]thinning|sedat(?:ing|ive)|diuretic|liver[- ]toxic|kidney[- ]toxic|calming|drowsy) (?:herbs?|plants?|supplements?|teas?|remedies)\b/i,
);

interface Group {
  readonly asked: RegExp;
  readonly opening: string;
  readonly effects: readonly Effect[];
  /** Asked of an organ that a complaint may be about as well: "bad for the liver" wishes nothing for it. */
  readonly isHarm?: true;
}

const groups: readonly Group[] = [
  {
    asked: /\b(?:thin(?:s|ned|ners?|ning)?|bleed\w*|clot\w*)\b/i,
    opening: 'These can slow clotting, above all as capsules:',
    effects: ['bleeding', 'contains-coumarin-anticoagulant', 'contains-salicylate'],
  },
  {
    asked: /\b(?:rais|increas|higher|push)\w*\b[^.?!]{0,20}\bblood pressure\b/i,
    opening: 'These can raise blood pressure:',
    effects: ['raises-blood-pressure'],
    isHarm: true,
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
    isHarm: true,
  },
  {
    asked: /\b(?:rais|speed|increas|rac)\w*\b[^.?!]{0,20}\b(?:heart(?: rate)?|pulse)\b/i,
    opening: 'These can make the heart beat faster:',
    effects: ['speeds-heart', 'stimulant'],
    isHarm: true,
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

/** Those that are asked for most come first; of what nobody should take, only what people know. */
const usual = new Set(Object.values(firstChoices).flat());
const known: readonly Herb[] = listHerbs()
  .filter(
    (herb) =>
      (herb.neverSuggest !== true || wellKnown.includes(herb)) && herb.kind !== 'vitamin' && herb.kind !== 'mineral',
  )
  .toSorted((left, right) => Number(usual.has(right.key)) - Number(usual.has(left.key)));
