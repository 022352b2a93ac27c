import { findHerb } from '../../../herbs/catalogue.ts';
import type { Herb } from '../../../herbs/herb.ts';
import type { UseKey } from '../../../herbs/use-keys.ts';
import { optional, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { Effect } from '../../../safety/effects.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { gradeOf } from '../../wording/grade-words.ts';
import { monographSources } from '../../about-herbs/facts/sources-named.ts';
import { paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';
import { topicOf } from '../../reading/wishes/topics.ts';
import type { Understanding } from '../../reading/understanding.ts';

/** "Is valerian a sedative?": a property of the herb, and no medicine that is taken beside it. */
export function answerHerbProperty({ question, herbs }: Understanding): AdvisorAnswer | null {
  const asked = isA.exec(withPlainApostrophes(question)) ?? thins.exec(question);
  const kind = kinds.find(({ word }) => asked !== null && word.test(asked[1] ?? ''));
  const [item, ...others] = herbs.filter(({ name }) => !kind?.word.test(name));
  const herb = item === undefined ? undefined : findHerb(item.id);
  if (kind === undefined || herb === undefined || others.length > 0 || herb.neverSuggest === true) return null;
  return {
    ...plainAnswer([paragraph(toldOf(herb, kind))], [`What is ${inSentence(herb.name)} good for?`]),
    sources: citedSources(monographSources(herb), []),
  };
}

interface Kind {
  readonly word: RegExp;
  readonly effects: readonly Effect[];
  /** What it would be used for; the first that the herb is used for is told. */
  readonly uses?: readonly UseKey[];
  /** No herb is one, whatever it is used for. */
  readonly never?: string;
}

function toldOf({ name, effects, monograph }: Herb, { effects: wanted, uses = [], never }: Kind): string {
  const herb = capital(inSentence(name));
  if (never !== undefined) return `No. ${herb} ${never}`;
  const known = effects.find(({ effect }) => wanted.includes(effect));
  const [studied] = uses.flatMap((use) => monograph?.uses.filter((each) => each.use === use) ?? []);
  const ofUse = studied ? ` How well that was studied for ${topicOf(studied.use)}: ${gradeOf(studied)}.` : '';
  if (known === undefined)
    return studied === undefined
      ? `Not that I know of: ${inSentence(name)} is not known to act that way.`
      : `It is used that way.${ofUse}`;
  return `Yes, ${known.strength === 'weak' ? 'a mild one' : 'it acts that way'}.${ofUse} With medicines that do the same it adds up, so name yours and I check.`;
}

const isA = sequence(
  /^\W*(?:and |so |but )?(?:is|are|isn't) (?:(?! (?:ok(?:ay)?|safe|fine|good|bad|with|beside|besides|on|my)\b)[\w' -]){3,30}?/i,
  / (?:really |actually |truly |that |considered |known as |not |also )*(?:an? |any |kind of )*/,
  /((?:natural |mild |strong |good )?(?:sedatives?|sleeping pills?|tranquilli[sz]ers?|blood[- ]?thinn\w+|anticoagulants?|laxatives?|diuretics?|water pills?|stimulants?|antibiotics?|antivirals?|pain ?killers?|pain ?relievers?|anti-?inflammator\w+|antidepressants?|muscle relaxants?|immune boosters?|phytoestrogens?|estrogenic|sedating|calming|stimulating|addictive drug|narcotics?))/,
  /(?: herb| plant| spice| tea| effects?| properties)?/,
  optional(
    /,? or (?:not|(?:just |only |is (?:it|that) )*(?:just |only )?(?:a |all )?(?:hype|myth|marketing|placebo|nonsense))/,
  ),
  /\W*$/,
);
/** "Does fish oil thin the blood?" */
const thins =
  /^\W*(?:and |so |but )?(?:do|does) [\w' -]{3,30}? (?:really |actually )?(thinn?) (?:my |the |your |out )*blood\W*$/i;

const kinds: readonly Kind[] = [
  { word: /sedat|sleeping|tranquil|calming|muscle relax/i, effects: ['sedating'], uses: ['sleep'] },
  { word: /thin|anticoag/i, effects: ['bleeding', 'contains-coumarin-anticoagulant', 'contains-salicylate'] },
  { word: /laxative/i, effects: ['stimulant-laxative'], uses: ['constipation'] },
  { word: /diuretic|water pill/i, effects: ['diuretic'] },
  { word: /stimula/i, effects: ['stimulant', 'contains-caffeine'], uses: ['energy'] },
  { word: /pain/i, effects: ['contains-salicylate', 'opioid-like'], uses: ['pain'] },
  { word: /inflammator/i, effects: [], uses: ['inflammation', 'joints', 'pain'] },
  { word: /antidepressant/i, effects: ['serotonergic'], uses: ['mood'] },
  { word: /immune/i, effects: ['immune-stimulating'], uses: ['immunity'] },
  { word: /estrogen/i, effects: ['estrogenic'] },
  { word: /narcotic|drug/i, effects: ['opioid-like'] },
  {
    word: /antibiotic|antiviral/i,
    effects: [],
    never: 'is no medicine against germs and does not replace one: an infection that needs one needs a doctor.',
  },
];
