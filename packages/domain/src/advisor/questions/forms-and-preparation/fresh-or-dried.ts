import { findHerb } from '../../../herbs/catalogue.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { isUnderage } from '../../../safety/person/age-group.ts';
import { onceEach } from '../../about-herbs/after-news.ts';
import { isNoPlant } from '../../about-herbs/facts/how-it-looks.ts';
import { isWarnedOf } from '../../about-herbs/verdict/warned-of.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { lower, withStop } from '../../wording/sentences.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "I mean fresh, not powder": amounts that name the fresh plant, and what it means where none does. */
export function answerFreshOrDried({ question, herbs, earlierHerbs, subject }: Understanding): AdvisorAnswer | null {
  if (!meansFresh.test(withPlainApostrophes(question)) || isUnderage(subject.person)) return null;
  const meant = onceEach(herbsMeant({ herbs, earlierHerbs }));
  // "Comfrey tea, fresh or dried?": neither, and that is said by the checks.
  if (meant.some((item) => isWarnedOf(item, subject.person) || findHerb(item.id)?.neverSuggest === true)) return null;
  const items = meant;
  const plants = items.flatMap(({ id }) => findHerb(id) ?? []).filter((each) => !isNoPlant(each));
  const [herb, ...others] = plants;
  if (herb === undefined && items.length > 0) return plainAnswer([paragraph(noPlant)], ['How much do people take?']);
  if (others.length > 0) return plainAnswer([paragraph(ofSeveral(plants))], ['How do I prepare it?']);
  if (herb?.monograph == null) return null;
  const fresh = herb.monograph.amounts.filter(({ text }) => /\bfresh\b/i.test(text));
  const name = capital(inSentence(herb.name));
  const told =
    fresh.length > 0
      ? `${name}, fresh: ${fresh.map(({ text }) => lower(withStop(text))).join(' ')}`
      : `Dried: for fresh ${inSentence(herb.name)} I hold no amount from a study.`;
  return {
    ...plainAnswer([paragraph(`${told} ${moreWater}`)], ['How do I prepare it?', 'How soon does it work?']),
    sources: citedSources(
      fresh.flatMap(({ sources }) => sources),
      [],
    ),
  };
}

function ofSeveral(herbs: readonly Herb[]): string {
  const named = herbs.filter(
    ({ monograph }) => monograph?.amounts.some(({ text }) => /\bfresh\b/i.test(text)) === true,
  );
  const fresh = listed(named.map(({ name }) => inSentence(name)));
  return `Dried, as that is what trials used${named.length === 0 ? '' : `; of ${fresh} I know amounts for the fresh plant as well`}. ${moreWater}`;
}

const noPlant =
  'Neither: it is no plant, so there is nothing to dry. Capsules, tablets or powder are what was studied.';
const moreWater =
  'A fresh plant is mostly water, so it takes several times the weight of the dried one to hold the same; how much differs from plant to plant. In the kitchen three parts fresh stand for one part dried. Go by the taste, and begin with little.';
const meansFresh = anyPhrase(
  /(?:i )?(?:mean|meant|want|have|use|using|got|talking about)\b[^.?!]{0,16}\bfresh\b/,
  /fresh,? (?:and )?not (?:the )?(?:powder\w*|dried|dry|capsules?|ground|extract)/,
  /(?:if|when) (?:it's|its|it is|i use|i have|i use it) fresh/,
  /(?:make|brew|use|do)\b[^.?!]{0,16}\b(?:from|with|of|out of) (?:the |my )?fresh (?:leaves|leaf|roots?|herbs?|plants?|flowers?|sprigs?|ones?)\b(?![^.?!]{0,24}\b(?:keep|last|store|wash)\b)/,
  /fresh\b[^.!]{0,40}\b(?:or|better than)\b[^.!]{0,20}\b(?:bags?|teabags?|shop|packet|bought|buy)\b/,
  /(?:fresh|raw) (?:or|vs\.?|versus) (?:dried|dry|powder\w*)|(?:dried|dry|powder\w*) (?:or|vs\.?|versus) fresh/,
  /(?<=^\W*(?:(?:and|but|so|what about|how about|how much|with)\W+)*)fresh(?: (?:ginger|turmeric|leaves|leaf|root|one|ones|garlic|mint|sage|thyme))?(?=\W*$)/,
);
