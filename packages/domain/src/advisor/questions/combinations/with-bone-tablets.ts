import { findMedicineProfile } from '../../../medicines/catalogue.ts';
import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "Can I drink the tea right after the tablet?", of alendronate and its kin: with anything but water next to nothing gets in. */
export function answerWithBoneTablets({
  question,
  subject: { person },
  herbs,
  earlierHerbs,
}: Understanding): AdvisorAnswer | null {
  if (!asksOfTheHour.test(withPlainApostrophes(question)) || herbs.length + earlierHerbs.length === 0) return null;
  const tablet = person.medicines.find(({ id }) => findMedicineProfile(id)?.classes.has('bisphosphonate'));
  if (tablet === undefined) return null;
  return {
    ...plainAnswer([
      paragraph(
        `Not right away. Take ${tablet.name} first thing in the morning with a full glass of plain water, and nothing else to drink, eat or swallow for at least half an hour (a whole hour with ibandronate): tea, coffee, juice and minerals keep it from being taken up. Stay upright meanwhile. Calcium, magnesium and iron wait longer, best until later in the day.`,
      ),
    ]),
    sources: citedSources(['fda-label-alendronate', 'study-gertz-1995-alendronate'], []),
  };
}

const asksOfTheHour = anyPhrase(
  /(?:right|straight|just|directly|immediately|soon|shortly) (?:after|before|with) (?:the|my|that|it|taking)/,
  /(?:after|before) (?:the|my) (?:(?:bone|weekly|sunday|morning) )?(?:tablet|pill|alendronate|fosamax|risedronate|actonel|ibandronate|boniva|bone (?:tablet|pill))/,
  /(?:same time|together) (?:as|with) (?:the|my) (?:(?:bone|weekly|sunday|morning) )?(?:tablet|pill|alendronate|fosamax)/,
);
