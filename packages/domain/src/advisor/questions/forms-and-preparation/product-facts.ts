import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { findHerb } from '../../../herbs/catalogue.ts';
import type { Form } from '../../../herbs/form.ts';
import { isToldBefore, pairsIn } from '../../about-herbs/verdict/finding-lines.ts';
import { isWarnedOf, weightsAgainst } from '../../about-herbs/verdict/warned-of.ts';
import { isNoPlant } from '../../about-herbs/facts/how-it-looks.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';
import { asksIfItKeeps, isOldPack, keepsAs, tooOld } from './how-it-keeps.ts';
import { lastMessage } from '../../reading/last-said.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';

/** Questions of the thing bought or made: how long it keeps, whether it is clean. */
export function answerProductFacts(question: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question.question);
  const herbs = herbsMeant(question);
  if (herbs.length === 0 && !isOldPack.test(text)) return null;
  // "A bottle from last winter, who of us can take it?" asks for whom.
  if (asksIfItKeeps.test(text) || (isOldPack.test(text) && !asksForWhom.test(text)))
    return {
      ...plainAnswer([howLongItKeeps(herbs, text), ...stillAsksFirst(question, herbs)].map(paragraph), [
        'How do I make it?',
      ]),
      sources: citedSources(['oregon-extension-2025-drying-herbs'], []),
    };
  // "Pre-workout with yohimbine, is it legit?": what is against the thing itself comes first.
  const isWarned = () => question.herbs.some((herb) => isWarnedOf(herb, question.subject.person));
  if (isItClean.test(text) && !isOfProof.test(text) && !isWarned())
    return plainAnswer([paragraph(clean)], ['What else could help?']);
  return withoutAlcoholIn(question);
}

/** "Label says 60% alcohol, i am muslim": told, and no question of what is in it. */
export function answerHoldsAlcohol(question: Understanding): AdvisorAnswer | null {
  return asksWhatIsIn.test(question.question) ? null : withoutAlcoholIn(question);
}

const asksWhatIsIn = /\?|^\W*(?:(?:and|but|so)\b\W*)*(?:does|do|is|are|has|have|how|which|what|any)\b/i;

/** Which forms hold none. */
function withoutAlcoholIn(question: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question.question);
  const herbs = herbsMeant(question);
  if (herbs.length === 0 || question.told.includes('drinking alcohol')) return null;
  const isOfDrops = ofDrops.test(text) || ofDrops.test(lastMessage(question.history));
  if (!noAlcohol.test(text) || !isOfDrops) return null;
  return plainAnswer(
    [withoutAlcohol, ...comeAs(herbs, 'tea', 'as a tea'), ...comeAs(herbs, 'extract', 'as capsules')].map(paragraph),
    ['How much do people take?'],
  );
}

/** However old it is: what was told against it holds. */
function stillAsksFirst({ subject, said }: Understanding, herbs: Understanding['herbs']): readonly string[] {
  const findings = herbs
    .flatMap((herb) => weightsAgainst(herb, subject.person))
    .filter((finding) => isToldBefore(finding, said));
  return findings.length === 0
    ? []
    : [`How old it is matters less for ${subject.who} than what I said about ${pairsIn(findings, subject.person)}.`];
}

const asksForWhom =
  /\bwho (?:of us|of them|can|may|should|could)\b|\bwhich of (?:us|them|the kids|my)\b|\b(?:of|for) (?:us|all (?:of us|the family)|the (?:whole )?family|everybody|everyone)\b/i;

function comeAs(herbs: Understanding['herbs'], form: Form, words: string): readonly string[] {
  const names = herbs.flatMap(({ id }) => {
    const herb = findHerb(id);
    return herb?.monograph?.amounts.some((each) => each.form === form) ? [inSentence(herb.name)] : [];
  });
  return names.length === 0 ? [] : [`Amounts are known ${words} for ${listed(names)}.`];
}

/** By what it is kept as, where that was said; else by what it is sold as. */
function howLongItKeeps(items: Understanding['herbs'], text: string): string {
  if (pastItsDate.test(text)) return tooOld;
  const names = listed(items.map(({ name }) => inSentence(name)));
  const unnamed = items.reduce((rest, { text: typed }) => rest.replaceAll(typed, ' '), text);
  const isInPacks = items.flatMap(({ id }) => findHerb(id) ?? []).every(isNoPlant);
  return `${names === '' ? '' : `I hold no tested time for ${names}. `}${keepsAs(/\boil$/.test(names) ? `${unnamed} oil` : unnamed, isInPacks)}`;
}

const pastItsDate =
  /\b(?:past (?:its|the|their) (?:date|best)|expired|out of date|best before|use[- ]by|gone over|too old)\b/i;

/** "Does it do anything for hair, or is it a con?" asks whether it works. */
const isOfProof =
  /\b(?:do|does|did|will|can)\b[^.?!]{2,60}\b(?:work|help|do (?:anything|something|a thing)|any good)\b[^.?]*\b(?:or|is) (?:is )?(?:it|this|that|they|just|all)\b[^.?]*\b(?:con|scam|fake|rip-?off)\b|\b(?:con|scam|fake|rip-?off)\b[^.?]{0,12}\bor (?:does|do|will|can)\b[^.?]{1,30}\b(?:work|help)/i;
const isItClean = anyPhrase(
  /how (?:do|can|would|will) (?:i|one|you) (?:know|tell|check|be sure)\b[^.?!]{0,16}\b(?:clean|pure|real|genuine|fake|dodgy|a scam|good quality|legit|contaminated|tested|what is in it|what's in it)/,
  /(?:is it|are they|is that) (?:clean|pure|contaminated|tested|controlled|real|fake|genuine|legit|dodgy|a (?:scam|fake|con))/,
  /(?:off|from) (?:temu|amazon|ebay|shein|insta\w*|tiktok|facebook|aliexpress|wish|the market|a mate)\b[^.?!]{0,16}\b(?:legit|real|genuine|fake|dodgy|a scam|trustworthy)/,
  /(?:is|are) (?:the|this|that|these|those) (?:ones?|stuff|kind|pot|bottle|jar)\b[^.?!]{2,30}\b(?:real|fake|genuine|legit|pure|a (?:scam|con)|trustworthy)/,
  /(?:spot|recogni[sz]e|tell|avoid) (?:a |an |the )?(?:fakes?|counterfeits?|real (?:one|thing|stuff))/,
);
const clean =
  'Nobody can tell by looking, and what is sold as a supplement is checked less than a medicine. Look for a seal of independent testing, the Latin name, the part of the plant and the amount per dose. Ask the maker for the test report of the batch, and leave out what has none. A pharmacy is the safer place to buy.';

const noAlcohol = anyPhrase(
  /(?:without|no|non|not any|free (?:of|from)|don'?t (?:drink|take|use|want|have)|do not (?:drink|take|use)|never (?:drink|take|touch))\b[^.?!]{0,12}\balcohol/,
  /alcohol[- ]free|teetotal(?:ler)?|(?:don'?t|never) drink(?=\W*$|[,.;]| (?:at all|so|for))/,
  /(?:bottle|label|pack|box|leaflet)\b[^.?!]{0,24}\balcohol|\d+ ?(?:%|percent) (?:of )?alcohol|alcohol \d+ ?(?:%|percent)/,
  /(?:drops?|tinctures?|syrups?|extracts?|it|they|them|that|those)\b[^.?!]{0,20}\b(?:have|has|got|contains?|holds?|made (?:with|of)|full of)\b[^.?!]{0,12}\balcohol/,
  /(?:is|are) there (?:any )?alcohol in/,
);
const ofDrops =
  /\b(?:drops?|tinctures?|extracts?|in (?:it|them)|syrups?|religio\w+|muslim|halal|recover\w+|sober|any(?:thing|one)?|some(?:thing)?|ones?|products?)\b/i;
const withoutAlcohol =
  'Take teas or capsules: they hold no alcohol. Tinctures and most drops do, and some syrups, so read the label; “alcohol-free” or “glycerite” stands on those without.';
