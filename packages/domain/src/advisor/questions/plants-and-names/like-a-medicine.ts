import { findHerb } from '../../../herbs/catalogue.ts';
import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import { monographSources } from '../../about-herbs/facts/sources-named.ts';
import { findingLines, isToldBefore, pairsIn } from '../../about-herbs/verdict/finding-lines.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

interface Likeness {
  readonly herbs: readonly string[];
  readonly medicine: RegExp;
  readonly says: string;
}

/** "It's natural so it can't be real aspirin", "is that not the same as a statin?": how near the plant is to the medicine. */
export function answerLikeAMedicine({
  question,
  herbs,
  earlierHerbs,
  subject,
  said,
}: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  if (!compares.test(text) || text.length > longest || comesOff.test(text)) return null;
  const items = herbs.length > 0 ? herbs : earlierHerbs.slice(0, 1);
  const [item] = items;
  const found = likenesses.find(
    ({ herbs: of, medicine }) => item !== undefined && of.includes(item.id) && medicine.test(text),
  );
  const herb = findHerb(item?.id ?? '');
  if (found === undefined || herb === undefined) return null;
  const findings = findingsAbout(items.slice(0, 1), subject.person).filter(({ severity }) => severity !== 'minor');
  const known = findings.filter((finding) => isToldBefore(finding, said));
  const recall =
    known.length > 0 ? [paragraph(`What I said about ${pairsIn(known, subject.person, mostPairs)} holds.`)] : [];
  return {
    ...plainAnswer(
      [paragraph(found.says), ...findingLines(findings, said, subject), ...recall],
      ['What could I take instead?'],
    ),
    findings,
    sources: citedSources(monographSources(herb), findings),
  };
}

const longest = 90;
const mostPairs = 3;
const compares =
  /\b(?:same|real(?:ly)?|actual(?:ly)?|proper|like|basically|just|similar|related|natural|herbal|version|kind of|sort of|a form of|contain|hold|has|count|isn't it|be)\b/i;

/** "What if I just come off it first?" compares nothing. */
const comesOff =
  /\b(?:com(?:e|ing)|go(?:ing)?|get(?:ting)?|tak(?:e|ing) (?:me|myself)|wean\w*(?: myself)?) off\b|\b(?:stop|quit|drop|ditch|leave out|give up|pause|taper|phase out|cut out|skip)(?:ping|pped|ting|ing|ed)?\b/i;

const likenesses: readonly Likeness[] = [
  {
    herbs: ['willow-bark', 'meadowsweet', 'poplar'],
    medicine: /\b(?:aspirin|salicyl\w*)\b/i,
    says: 'It is not aspirin itself, but a near relative: the body makes salicylic acid of it, as it does of aspirin. That it comes from a plant is no protection. Whoever must not take aspirin, or reacts to it, should leave this out too.',
  },
  {
    herbs: ['red-yeast-rice'],
    medicine: /\bstatins?\b|\blovastatin\b/i,
    says: 'It is one: its monacolin K is the same substance as lovastatin, only in an amount that differs from product to product and that nobody watches. So it has a statin’s effects, and its harms: muscles and liver.',
  },
  {
    herbs: ['mucuna'],
    medicine: /\b(?:levodopa|l-dopa|dopamine|sinemet|madopar)\b/i,
    says: 'It is: the beans hold levodopa, the same substance as in the tablets, in an amount that nobody controls.',
  },
  {
    herbs: ['st-johns-wort'],
    medicine: /\b(?:antidepressants?|ssris?|sertraline|prozac|fluoxetine|citalopram|zoloft)\b/i,
    says: 'It is another substance, but it acts on serotonin too, so that it clashes like an antidepressant, and it speeds the removal of many medicines besides. Natural does not mean that it can be added or swapped by oneself.',
  },
  {
    herbs: ['berberine'],
    medicine: /\b(?:ozempic|wegovy|semaglutide|metformin|glp)\b/i,
    says: 'No: it is another substance, and much weaker. It lowers sugar a little and may bring a loss of a few pounds at most; it does not replace a medicine.',
  },
  {
    herbs: ['soy-isoflavones', 'red-clover', 'black-cohosh', 'flaxseed'],
    medicine: /\b(?:hrt|o?estrogens?|hormones?|hormone replacement)\b/i,
    says: 'No: it is not the hormone itself. Some plant substances act a little like estrogen in the body, and how much is not settled, so with a cancer or illness that hormones drive it is asked of the team first.',
  },
];
