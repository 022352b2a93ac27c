import { findHerb } from '../../../herbs/catalogue.ts';
import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import { findingLines } from '../../about-herbs/verdict/finding-lines.ts';
import { monographSources } from '../../about-herbs/facts/sources-named.ts';
import { rawPart } from '../../about-herbs/facts/raw-part.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "Can I juice raw elderberries?", "my toddler ate three": no, where the raw plant is known to harm, and how it is eaten instead. */
export function answerEatenRaw({ question, herbs, subject, said }: Understanding): AdvisorAnswer | null {
  const [item, ...others] = herbs;
  const text = withPlainApostrophes(question);
  const wasEaten = ateIt.test(text) && !eatsIt.test(text);
  if (item === undefined || others.length > 0 || !(wasEaten || eatsIt.test(text))) return null;
  const herb = findHerb(item.id);
  const raw = herb === undefined ? null : rawPart(herb, question);
  if (herb === undefined || raw === null || said.includes(raw)) return null;
  const findings = findingsAbout([item], subject.person);
  const isForToday = wasEaten && (byAChild.test(text) || handfuls.test(text));
  return {
    ...plainAnswer(
      [paragraph(raw), ...(wasEaten ? [paragraph(noPanic)] : []), ...findingLines(findings, said, subject)],
      ['How is it prepared?', 'How much do people take?'],
    ),
    level: isForToday ? 'urgent' : 'none',
    findings,
    sources: citedSources(monographSources(herb), findings),
  };
}

const eatsIt =
  /\b(?:can|could|may|should|is it (?:ok|okay|safe|alright)|ok|okay|just)\b[^.?!]{0,40}\b(?:eat|juice|juicing|drink|blend|smoothies?|nibble|snack|munch|use|have|chew|swallow|press|squeeze)\b/i;
const ateIt =
  /^(?![^]*\b(?:if|would|never|dogs?|cats?|puppy|kitten|horse|hens?|rabbits?|birds?)\b)[^]*\b(?:ate|eaten|swallowed|tasted|chewed|munched|scoffed|nibbled|had (?:a few|some|one|two|three|a handful))\b/i;
const byAChild =
  /\b(?:toddlers?|child\w*|kids?|bab(?:y|ies)|son|daughter|boys?|girls?|twins|grand\w+|nephew|niece|(?:is|aged?) (?:[1-9]|1[0-5])\b|(?:[1-9]|1[0-5])(?: |-)(?:years?|yrs?|months?|yo)\b|[1-9]yo)/i;
const handfuls = /\b(?:handfuls?|lots|loads|many|bowl|cup|glass|[2-9]\d)\b/i;
/** As the British Columbia Drug and Poison Information Centre advises. */
const noPanic =
  'A few are no reason to panic: mostly the stomach rebels, if anything. Rinse the mouth and drink a glass of water or milk. Call a poison line today and say how many, how ripe, and whether leaves or stalks went with them: in the US 1-800-222-1222, elsewhere your poison line or a medical advice line. Vomiting that goes on, drowsiness, dizziness or trouble breathing: call your emergency number.';
