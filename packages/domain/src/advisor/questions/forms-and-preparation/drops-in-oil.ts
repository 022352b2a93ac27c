import { findHerb } from '../../../herbs/catalogue.ts';
import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { Item } from '../../../safety/item.ts';
import { isUnderage } from '../../../safety/person/age-group.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import { isScentedOil } from '../../about-herbs/facts/swallowed.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "How many drops in how much coconut oil?", and after it "overnight or wash?": scented oils are thinned with a fatty one. */
export function answerDropsInOil(question: Understanding): AdvisorAnswer | null {
  const { subject, herbs, earlierHerbs, said } = question;
  const text = withPlainApostrophes(question.question);
  if (swallowing.test(text)) return null;
  const isSmall = subject.person.ageYears !== null && subject.person.ageYears < 12;
  if (onAPillow.test(text) && asksHowMany.test(text) && !isSmall)
    return plainAnswer([paragraph(fewDrops)], ['Does it help with sleep?']);
  const isLeftOn = leavesOn.test(text) && (said.includes(thinned) || herbs.concat(earlierHerbs).some(isScented));
  const isBare =
    onlyDrops.test(text) &&
    herbsMeant({ herbs, earlierHerbs }).every((item) => isScentedOil(item) || item.id === 'tea-tree');
  if (!isLeftOn && !isBare && !asksForDrops.test(text)) return null;
  const named = herbs.filter((item) => !isFatty(item));
  const meant = named.length > 0 ? named : earlierHerbs.filter((item) => !isFatty(item));
  const findings = findingsAbout(meant.map(asOil), subject.person).filter(({ severity }) => severity !== 'minor');
  if (meant.length === 0 || findings.length > 0) return null;
  const names = listed([...new Set(meant.map(({ name }) => inSentence(name).replace(/ oil$/, '')))]);
  const isForHair = ofTheHead.test([text, ...question.history.map((turn) => turn.text)].join(' '));
  const lines = isUnderage(subject.person)
    ? [notMixedYoung]
    : isLeftOn
      ? [isForHair ? hairLeftOn : leftOn]
      : [`Mix oil of ${names} thin. ${thinned}`, ...(isForHair ? [inTheTrial] : []), firstASpot];
  return {
    ...plainAnswer(lines.map(paragraph), ['How soon does it work?', 'What are the side effects?']),
    sources: citedSources(isForHair && !isUnderage(subject.person) ? [trial] : [], []),
  };
}

const trial = 'trial-hay-1998-alopecia-oils';
const thinned =
  'A drop is about a twentieth of a milliliter, so one drop in a teaspoon (5 ml) of coconut, olive or almond oil makes about 1 percent, and two drops about 2 percent. For the face keep to half of that.';
const inTheTrial =
  'In a trial for hair loss in patches, four oils together (rosemary, thyme, lavender and cedar, about 0.1 g of each) went into 23 ml of carrier oil: less than 2 percent in all. It was rubbed into the scalp every night for seven months.';
const firstASpot =
  'Try a spot in the crook of the arm for a day first. Keep it off the eyes, swallow none of it, and stop when it burns or itches.';
const hairLeftOn =
  'Both are done. In the trial the mix was rubbed in at night under a warm towel, every evening; half an hour and a wash is gentler to begin with. With flakes or an itchy scalp, wash it out rather than leave it on, and stop when it burns.';
const leftOn =
  'Begin with half an hour on a small spot, then wash it off; leave it on longer only when the skin stays calm. A cream or gel made for the skin stays on, a wash or shampoo comes off as its label says.';
const notMixedYoung =
  'At this age better mix nothing at home: take a ready-made gel, cream or shampoo, and let a pharmacist pick the strength.';

const ofTheHead = /\b(?:hair|scalp|dandruff|head|bald\w*|alopecia)\b/i;
const asksForDrops = anyPhrase(
  /how many drops\b[^.?!]{0,60}\b(?:oil|carrier|spoon|teaspoon|tablespoon|ml|cream|shampoo)/,
  /(?:how much|what) (?:[\w' -]{2,24} )?(?:oil )?(?:to|in|into|per|with) (?:how much|how many|what) (?:\w+ )?(?:oil|cream|shampoo|carrier)/,
  /what (?:ratio|dilution|strength|percent\w*)\b[^.?!]{0,40}\b(?:oil|carrier|scalp|skin|hair|mix|dilut\w+)/,
  /how (?:do|should|can) i (?:mix|dilute|thin|blend)\b[^.?!]{0,30}\boils?/,
);
/** "How many drops?", in a talk of such an oil. */
const onlyDrops =
  /^\W*(?:(?:and|so|ok|then|but)\W+)*how (?:many|much) drops?(?: (?:do i (?:use|need|take|put)|of it|then|is that|should i use))*(?: (?:on|of) (?:it|my \w+|the \w+))?\W*$/i;
const swallowing =
  /\b(?:drink|swallow|ingest|eat|tongue|by mouth|internally|tea|water|milk|juice|sugar|inhale|diffus\w+|steam)\b/i;
const onAPillow = /\b(?:pillow|pillowcase|cushion|hanky|handkerchief|tissue|cloth)\b/i;
const asksHowMany = /\bhow (?:many|much)\b|\bdrops?\b/i;
const fewDrops =
  'One or two drops on a cloth or the edge of the pillow, where the skin does not touch it, are enough. More brings headaches rather than sleep. Leave it out with asthma, and where a baby or a cat sleeps in the room.';
const leavesOn = anyPhrase(
  /(?:leave|keep|left|stay)s? (?:it|this|that|the (?:oil|mix|mixture)) (?:on|in)(?=\W|$)/,
  /(?<=^\W*(?:(?:and|so|then|ok|do i|should i)\W+)*)(?:(?:leave|keep) (?:it )?(?:on |in )?)?(?:overnight|all night) or (?:wash|rinse)\w*(?: (?:it )?(?:off|out))?(?=\W*$)/,
  /(?:wash|rinse) (?:it |this |that )?(?:off|out)(?: again| after| straight away)?(?=\W*$)/,
);

const fatty: ReadonlySet<string> = new Set([
  'coconut-oil',
  'olive-oil',
  'castor-oil',
  'argan-oil',
  'almond',
  'jojoba-oil',
  'avocado-oil',
  'sesame',
  'black-seed',
  'mustard-oil',
  'sunflower-oil',
]);

/** What a scented oil is thinned with. */
export function isFatty({ id }: Item): boolean {
  return fatty.has(id);
}

function isScented({ id, form }: Item): boolean {
  return form === 'essential-oil' || findHerb(id)?.monograph?.forms.includes('essential-oil') === true;
}

/** The checks are of what is put on the skin. */
function asOil(item: Item): Item {
  return { ...item, form: 'topical' };
}
