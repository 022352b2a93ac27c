import { findHerb } from '../../../herbs/catalogue.ts';
import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import { sideEffectsOf } from '../../about-herbs/facts/side-effects.ts';
import { findingLines } from '../../about-herbs/verdict/finding-lines.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { topicsOf } from '../../reading/wishes/topics.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** What is known under two entries: one for the skin, one to drink. */
const drunkAs: Readonly<Record<string, string>> = {
  'aloe-gel-topical': 'aloe-vera-gel',
  'aloe-vera-gel': 'aloe-vera-gel',
};

/** "How about I drink the aloe?", of what was spoken of for the skin. */
export function answerDrunkInstead({
  question,
  herbs,
  earlierHerbs,
  earlierUses,
  subject,
  said,
}: Understanding): AdvisorAnswer | null {
  if (!drinks.test(withPlainApostrophes(question))) return null;
  const [item] = herbsMeant({ herbs, earlierHerbs });
  const herb = findHerb(drunkAs[item?.id ?? ''] ?? '');
  if (item === undefined || herb?.monograph == null) return null;
  const skin = earlierUses.filter(
    (use) => ofTheSkin.has(use) && !herb.monograph?.uses.some((each) => each.use === use),
  );
  const drunk = { ...item, id: herb.key, name: herb.name, form: 'extract' as const };
  const findings = findingsAbout([drunk], subject.person).filter(({ severity }) => severity !== 'minor');
  const lines = [
    skin.length === 0 ? '' : `I hold no study of drinking it for ${topicsOf(skin, '')}: there it was put on the skin.`,
    herb.monograph.description,
    sideEffectsOf(herb),
    'A leaf cut at home is hard to rid of all its yellow sap, so I would not drink from it.',
  ];
  return {
    ...plainAnswer(
      [...lines.filter((line) => line !== '').map(paragraph), ...findingLines(findings, said, subject)],
      ['Can I put it on the skin?'],
    ),
    findings,
    sources: citedSources(herb.monograph.sideEffects.sources, findings),
  };
}

const ofTheSkin: ReadonlySet<string> = new Set([
  'skin',
  'acne',
  'eczema',
  'burns',
  'wounds',
  'topical-pain',
  'psoriasis',
]);
const drinks = anyPhrase(
  /(?:how about|how bout|what if|why not|could i|can i|should i|may i|better to|or) (?:i |just |also |we )*(?:drink|swallow|eat|take) (?:it|that|this|some|the \w+|\w+ juice)/,
);
