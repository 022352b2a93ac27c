import { findHerb } from '../../../herbs/catalogue.ts';
import { anyPhrase, oneOf, sequence } from '../../../resolve/phrases.ts';
import { isUnderage } from '../../../safety/person/age-group.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import type { Item } from '../../../safety/item.ts';
import type { Subject } from '../../reading/person/subject.ts';
import { findingLines } from '../../about-herbs/verdict/finding-lines.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { lower, withStop } from '../../wording/sentences.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "Tea tree, neat or diluted?": the strength that was tried on the skin. */
export function answerNeatOrDiluted({
  question,
  herbs,
  earlierHerbs,
  subject,
  particulars,
}: Understanding): AdvisorAnswer | null {
  const items = herbsMeant({ herbs, earlierHerbs });
  if (isUnderage(subject.person) && asksForNeat.test(question) && items.some(isScentedOil))
    return neverNeatOnAChild(items, subject, particulars);
  if (onlyInTheBath.test(question) && !isUnderage(subject.person) && items.length > 0 && items.every(isScentedOil)) {
    const told = notNeat(items, subject);
    return told && { ...told, blocks: [paragraph(notOnTheWater), ...told.blocks] };
  }
  if (!asksForStrength.test(question) && !asksForNeat.test(question)) return null;
  return notNeat(items, subject);
}

/** "In the bath?" */
const onlyInTheBath =
  /^\W*(?:(?:and|or|what about|how about|can i (?:put|use|have) (?:it|some|that))\b[ ,]*)*in (?:the|my|a) bath(?: then| ok| too)?\W*$/i;
const notOnTheWater = 'Not as drops straight into the bath: oil floats on water and meets the skin neat.';

/** The strength to put on, and that pure oil stays off the skin; null where the checks or its texts tell another thing. */
export function notNeat(items: readonly Item[], subject: Subject): AdvisorAnswer | null {
  const findings = findingsAbout(items, subject.person).filter(({ severity }) => severity !== 'minor');
  if (findings.length > 0) return null;
  if (isUnderage(subject.person)) return forTheYoung(items);
  const told = items.flatMap(({ id }) => {
    const herb = findHerb(id);
    const amount = herb?.monograph?.amounts.find(({ form, text }) => onSkin.has(form) && isStrength.test(text));
    return herb === undefined || amount === undefined ? [] : [{ herb, amount }];
  });
  if (told.length === 0)
    return items.some(isScentedOil) ? plainAnswer([paragraph(thinFirst)], ['How many drops in how much oil?']) : null;
  return {
    ...plainAnswer(
      told.map(({ herb, amount }) =>
        paragraph(
          `Diluted, or ready made: ${lower(withStop(amount.text))} Not neat: ${inSentence(herb.name)} can sting, redden the skin and bring on an allergy. Try a small spot first, and keep it off eyes and mouth.`,
        ),
      ),
      ['How soon does it work?'],
    ),
    sources: citedSources(
      told.flatMap(({ amount }) => amount.sources),
      [],
    ),
  };
}

/** "Neat tea tree on his scalp?": no, and what helps instead. */
function neverNeatOnAChild(
  items: readonly Item[],
  subject: Subject,
  particulars: Understanding['particulars'],
): AdvisorAnswer {
  const findings = findingsAbout(items, subject.person).filter(({ severity }) => severity !== 'minor');
  const ofSkin = findings.filter(({ advice }) => !/\bby mouth\b/.test(advice));
  return {
    ...plainAnswer([
      paragraph(`No, never neat on a child: ${neatHarms}`),
      ...findingLines(ofSkin, '', subject),
      ...particulars.flatMap(({ says }) => (says === undefined ? [] : [paragraph(says)])),
    ]),
    findings: ofSkin,
    sources: citedSources([], ofSkin),
  };
}

const neatHarms =
  'oils burn the skin and bring on allergies, and swallowed from fingers or a bottle they can poison. Keep the bottle locked away.';

function isScentedOil({ id, form }: Item): boolean {
  const { monograph } = findHerb(id) ?? {};
  return (
    form === 'essential-oil' ||
    monograph?.forms.includes('essential-oil') === true ||
    /\boil\b[^.]*\b(?:flowers|leaves|distilled|scent)\b|\b(?:distilled|scented)\b[^.]*\boil\b/i.test(
      monograph?.description ?? '',
    )
  );
}

const thinFirst =
  'Not neat: scented oils can sting, redden the skin and bring on an allergy. Thin it first, one or two drops in a teaspoon of a fatty oil such as almond or coconut. Try a small spot, and keep it off eyes and mouth.';

/** No amounts for children: what is bought ready made holds the right strength. */
function forTheYoung(items: readonly Item[]): AdvisorAnswer | null {
  const oil = items
    .flatMap(({ id }) => findHerb(id) ?? [])
    .find(({ monograph }) => monograph?.forms.includes('topical'));
  return oil === undefined
    ? null
    : plainAnswer([paragraph(`${capital(inSentence(oil.name))}. ${readyMade}`)], ['How soon does it work?']);
}

const readyMade =
  'At this age better not mixed at home: take a ready-made gel, cream or wash, and let a pharmacist pick the strength. Never put the oil on neat, as it can sting, redden the skin and bring on an allergy. Try a small spot first, keep it off eyes and mouth, and do not swallow it.';

const onSkin: ReadonlySet<string> = new Set(['topical', 'essential-oil']);
const isStrength = /\bper ?cent\b|%/i;
/** "Neat tea tree straight on?" */
const asksForNeat = anyPhrase(
  /(?:i|we) (?:only |just )*(?:have|got|bought|own) (?:only |just )?(?:the |a bottle of |some )?(?:pure|neat|undiluted|essential|100 ?%) (?:\w+ )?oil/,
  /(?:rub|put|dab|massage|use|apply)\b[^.?!]{0,16}\b(?:neat|pure|undiluted)\b[^.?!]{0,24}\boil/,
  /without (?:it )?(?:burning|stinging|irritating|hurting) (?:my |the |his |her )?(?:eyes?|skin|face)/,
  /(?:neat|undiluted)(?: (?:is |be )?(?:ok(?:ay)?|fine|alright|safe))(?=\W*$)/,
  /(?<=^\W*(?:(?:and|so|but|ok|can|could|should|do|i|is|it|use|put|just|the)\W+)*)(?:neat|undiluted|pure|straight)\b[^.?!]{0,30}\b(?:on|oil|it|onto|straight|directly)/,
  /(?:use|put|apply|dab|rub|spread|drop)\b[^.?!]{0,40}\b(?:as it is|as is|neat|undiluted|full[- ]strength|(?:without|with no) (?:diluting|thinning|mixing)(?: it)?)(?=\W*$)/,
  /(?:100 ?(?:%|per ?cent)|pure|neat|undiluted)\b[^.?!]{0,24}\b(?:on|onto) (?:the|my|his|her)\b/,
  /(?:straight|right|directly) (?:on|onto)(?: (?:it|there|them|the \w+|my \w+))?(?=\W*$)/,
);
const asksForStrength = oneOf(
  sequence(
    /\b(?:neat|pure|undiluted|straight)\b[^.?!]{0,12}\b(?:or|vs)\b[^.?!]{0,12}/i,
    /\b(?:dilut\w+|thinned|mixed|water(?:ed)?[- ]?(?:down)?)/,
  ),
  /\b(?:dilut\w+|thinned|watered down)\b[^.?!]{0,12}\bor\b[^.?!]{0,12}\b(?:neat|pure|undiluted|straight)/i,
  /\b(?:can|should|do|must|how do|how should|how can|how much do) i (?:\w+ ){0,3}dilute\b/i,
  /\bhow (?:is|are|to) (?:it|they|this)?(?: be)? ?dilut\w+\b/i,
  /\bdilut\w+ (?:it|them|this|that) (?:with|in)\b/i,
  /\b(?:use|apply|put) (?:it|this|them|[\w ]{3,20}) (?:on )?(?:neat|undiluted|pure|straight)\b/i,
  /\b(?:put|use|apply|dab|rub|drop)\b[^.?!]{0,40}\boils?\b[^.?!]{0,24}\b(?:directly|straight|right) (?:on|onto|to)\b/i,
  sequence(
    /\b(?:directly|straight|right) (?:on|onto|to) (?:the|my|his|her)/i,
    / (?:skin|spots?|pimples?|face|scalp|nails?|warts?|rash|bites?)\b/,
  ),
  /^[\w' ]{0,28}\b(?:neat|undiluted)\W*$/i,
  /\b(?:straight|directly|right) (?:from|out of) the bottle\b/i,
);
