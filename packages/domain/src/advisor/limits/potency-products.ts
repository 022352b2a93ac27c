import { findMedicineProfile } from '../../medicines/catalogue.ts';
import type { MedicineClass } from '../../medicines/medicine-classes.ts';
import { anyPhrase, choice, sequence, withPlainApostrophes } from '../../resolve/phrases.ts';
import { hasCondition, type Person } from '../../safety/person/person.ts';
import type { AdvisorAnswer } from '../answer.ts';
import type { Understanding } from '../reading/understanding.ts';
import { paragraph } from '../wording/html.ts';
import { plainAnswer } from '../wording/plain-answers.ts';

/** What is sold for potency, and the wish for it beside a nitrate: the two can kill together. */
export function answerPotency(question: Understanding): AdvisorAnswer | null {
  const { subject, herbs, wanted, said } = question;
  const text = withPlainApostrophes(question.question);
  const isProduct = soldForPotency.test(text);
  // "My wife complains" speaks of her, and it is for him.
  const beside = besideNitrate(subject.person) ?? besideNitrate(question.person);
  const isWished = herbs.length === 0 && wanted.includes('libido') && beside !== null;
  if (!isProduct && !isWished) return null;
  const heart =
    beside ?? (hasCondition(subject.person, 'heart-disease') ? 'With a sick heart that is a danger to life.' : null);
  const lines = [...(isProduct ? [oftenSpiked] : []), ...(heart === null ? [] : [heart]), seeTheDoctor];
  const news = lines.filter((line) => isProduct || !said.includes(line));
  return news.length === 0 ? null : plainAnswer(news.map(paragraph), ['When should I see a doctor?']);
}

function besideNitrate({ medicines }: Person): string | null {
  const ofClass = (wanted: MedicineClass) =>
    medicines.find(({ id }) => id === `class:${wanted}` || findMedicineProfile(id)?.classes.has(wanted) === true);
  const nitrate = ofClass('nitrate');
  if (nitrate === undefined) return null;
  const tablet = ofClass('pde5-inhibitor');
  const together = 'together they can drop the blood pressure so far that it kills';
  return tablet === undefined
    ? `You take ${nitrate.name}: no potency tablet, and nothing sold for potency that may hold one; ${together}. Therefore I suggest no herb for it either.`
    : `${tablet.name.charAt(0).toUpperCase()}${tablet.name.slice(1)} and ${nitrate.name} must not be taken near each other: ${together}. Ask a doctor or pharmacist today, and take neither ${tablet.name} nor anything sold for potency before that. Therefore I suggest no herb for it either.`;
}

const oftenSpiked =
  'Do not take it. Honey, sachets, coffee and pills sold as natural potency aids have often held sildenafil or tadalafil that no label names, in unknown amounts.';
const seeTheDoctor =
  'Weak erections can come from the vessels, sugar, a medicine or worry, and a doctor can treat them safely. With chest pain call your emergency number and say what was taken and when.';

const soldForPotency = anyPhrase(
  /(?:herbal|natural) (?:\w+ )?blue pills?/,
  /(?:herbal|natural|organic|honey|chinese|african|bush|veggie) ['"‘“]?(?:viagra|cialis)/,
  sequence(
    choice(/viagra|cialis|potency|erection|virility|sex|bedroom|manpower|man power|stamina|royal|vital/, /vip|etumax/),
    /['"’”]? /,
    choice(/honey|sachets?|shots?|pills?|coffees?|gummies|chocolates?|candy|sweets|capsules?|drinks?/, /bitters?/),
    /(?! (?:bee|jelly))/,
  ),
);
