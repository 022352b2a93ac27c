import { findMedicineProfile } from '../../../medicines/catalogue.ts';
import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { lastMessage } from '../../reading/last-said.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "Can I drink the tea right after the tablet?", of alendronate and its kin: with anything but water next to nothing gets in. */
export function answerWithBoneTablets({
  question,
  history,
  subject: { person },
  herbs,
  earlierHerbs,
}: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  const asksOfFood = herbs.length > 0 && asksOfTheTablet.test(text);
  const last = withPlainApostrophes(lastMessage(history));
  const goesOn = howLongAfter.test(text) && namesTheTablet.test(last);
  if (!(asksOfTheHour.test(text) || asksOfFood || goesOn) || herbs.length + earlierHerbs.length === 0) return null;
  const tablet = person.medicines.find(({ id }) => findMedicineProfile(id)?.classes.has('bisphosphonate'));
  if (tablet === undefined) return null;
  return {
    ...plainAnswer([
      paragraph(
        `${opening(text, asksOfFood, goesOn)} Take ${tablet.name} first thing in the morning with a full glass of plain water, and nothing else to drink, eat or swallow for at least half an hour (a whole hour with ibandronate): tea, coffee, juice and minerals keep it from being taken up. Stay upright meanwhile. Calcium, magnesium and iron wait longer, best until later in the day.`,
      ),
    ]),
    sources: citedSources(['fda-label-alendronate', 'study-gertz-1995-alendronate'], []),
  };
}

function opening(text: string, asksOfFood: boolean, asksHowLong: boolean): string {
  if (asksHowLong) return 'At least half an hour.';
  if (liesDown.test(text))
    return 'Not in the first half hour after the tablet, nor before the first food of the day: it can burn the gullet.';
  return asksOfFood ? 'Not when it is eaten later.' : 'Not right away.';
}

const liesDown = /\b(?:lie|lay|lying|bed)\b/i;
const asksOfTheHour = anyPhrase(
  /(?:right|straight|just|directly|immediately|soon|shortly) (?:after|before|with) (?:the|my|that|it|taking)/,
  /(?:after|before) (?:the|my) (?:(?:bone|weekly|sunday|morning) )?(?:tablet|pill|alendronate|fosamax|risedronate|actonel|ibandronate|boniva|bone (?:tablet|pill))/,
  /(?:tea|coffee|juice|milk|breakfast|it|that|them|this) (?:\w+ )?with (?:the|my) (?:(?:bone|weekly|sunday|morning) )?(?:alendron\w+|fosamax|risedron\w+|actonel|ibandron\w+|boniva|bone (?:tablet|pill))/,
  /(?:lie|lay|lying|go|get) (?:back )?(?:down|in(?:to)? bed|to bed)\b[^.?!]{0,30}\b(?:after|tea|tablet|pill|alendron\w+)/,
  /(?:same time|together) (?:as|with) (?:the|my) (?:(?:bone|weekly|sunday|morning) )?(?:tablet|pill|alendronate|fosamax)/,
);
/** "How long after?", of the tablet just spoken of. */
const howLongAfter =
  /^\W*(?:(?:and|so|ok|then)\W+)*how (?:long|many (?:hours|minutes)|soon|far) (?:after|before|apart|between|do i (?:have to |need to |must )?wait|must i wait)\b/i;
const namesTheTablet =
  /\b(?:bone|weekly) (?:tablet|pill)|\b(?:alendron\w+|fosamax|risedron\w+|actonel|ibandron\w+|boniva)\b/i;

/** "I take the bone tablet on Mondays. Would prunes interfere?" */
const asksOfTheTablet =
  /(?=[^]*\b(?:bone|weekly|osteoporosis) (?:tablet|pill|medicine)s?\b)(?=[^]*\b(?:interfere|clash|affect|upset|ok|okay|alright|all right|matter|stop it|mess|bad|safe)\b)/i;
