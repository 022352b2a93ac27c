import { findHerb } from '../../../herbs/catalogue.ts';
import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import { sideEffectsOf } from '../../about-herbs/facts/side-effects.ts';
import { findingLines } from '../../about-herbs/verdict/finding-lines.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { inSentence } from '../../wording/names.ts';
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

/** "Ok just cups of it", "and the tea itself", after the extract was warned of: whether that holds for the drink as well. */
export function answerAsADrink({
  question,
  history,
  herbs,
  earlierHerbs,
  subject,
}: Understanding): AdvisorAnswer | null {
  const [item] = earlierHerbs;
  if (item === undefined || earlierHerbs.length > 1 || herbs.some(({ id }) => id !== item.id)) return null;
  const asked = history.filter(({ role }) => role === 'user').map(({ text }) => text);
  const wasConcentrated = item.form === 'extract' || asked.slice(-2).some((text) => concentrated.test(text));
  if (!wasConcentrated || itself.has(item.id) || !asADrink.test(withPlainApostrophes(question))) return null;
  const findings = findingsAbout([{ ...item, form: 'tea' as const }], subject.person).filter(
    ({ severity }) => severity !== 'minor',
  );
  if (findings.length === 0) return null;
  return {
    ...plainAnswer(
      [
        paragraph(
          `As a drink ${inSentence(item.name)} is milder than as an extract, but what I said holds for it too:`,
        ),
        ...findingLines(findings, '', subject),
      ],
      ['What else could I drink?'],
    ),
    findings,
    sources: citedSources([], findings),
  };
}

/** Nobody drinks these as a tea: the cup is beside them. */
const itself: ReadonlySet<string> = new Set(['iron', 'zinc', 'calcium', 'magnesium', 'melatonin']);
const concentrated = /\b(?:extracts?|capsules?|caps|pills?|tablets?|supplements?|powder|drops|concentrate)\b/i;
const filler = String.raw`(?:(?:ok(?:ay)?|so|then|well|and|but|just|only|right|fine|alright|what about|how about|what if|if|i|we|can|could|may|would|do|have|take|drink|it|maybe|instead|normal|plain|usual|as|in|by|from|the|an?|my)\b[ ,]*)*`;
const asADrink = new RegExp(
  String.raw`^\W*${filler}(?:(?:(?:one|two|three|few|couple|some|\d|of|or) )*(?:cups?|mugs?|glass(?:es)?|pots?|tea ?cups?)|drink(?:s|ing)?(?: form)?|brew(?:s|ed|ing)?|steeped|tea ?bags?|teas?|hot drink|green tea|loose leaf|leaves)\b(?: (?:itself|of it|of (?:the )?(?:green )?teas?|it|form|then|instead|only|though|tho|ok(?:ay)?|fine|alright|a day|per day|daily|not (?:the |as )?(?:pills?|caps|capsules?|extracts?|tablets?|supplements?)|in the morning|with (?:lunch|breakfast)|no (?:pills?|capsules?|extract)))*\W*$`,
  'i',
);
