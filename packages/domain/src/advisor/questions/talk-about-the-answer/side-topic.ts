import { findHerb } from '../../../herbs/catalogue.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { withNamedTold } from '../../limits/named-and-untold.ts';
import { sideTopic, sideTopicName, stillAboutAnAnimal, tellsOfAnAnimal } from '../../limits/side-topics.ts';
import { asksForOneself } from '../../reading/person/asks-for-oneself.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { starters } from '../../without-a-wish.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

const whatPlant =
  /^\W*(?:and |so |ok |but )*what (?:kind of |sort of )?(?:plant|herb|tea|leaf|flower|root) is (?:that|it)\W*$/i;

/** "Our lab has a hot spot, can I put tea tree on?" */
const putsOn = /\bi (?:put|give|rub|dab|spray|apply|drop|feed)\b/i;

/** What lies beside herbs and is answered in a line: the app, animals, other matters. */
export function answerSideTopic(asked: Understanding): AdvisorAnswer | null {
  const { question, history, asks, wanted, herbs, earlierHerbs, isTampering } = asked;
  const hasAMatter =
    wanted.length > 0 ||
    herbs.length > 0 ||
    asks.whatToAvoid ||
    ((asks.buying || asks.sources) && earlierHerbs.length > 0);
  const animal = stillAboutAnAnimal(question, history);
  // "My dog barks at night. Can I take ginkgo?"
  if (herbs.length > 0 && asksForOneself(question) && !putsOn.test(question) && tellsOfAnAnimal(question)) return null;
  // "I found foxglove, can I make tea of it?": of a plant known to be poisonous that is told.
  if (sideTopicName(question) === 'wild plants' && herbs.some(({ id }) => findHerb(id)?.neverSuggest === true))
    return null;
  // "What plant is that?", of the herb spoken of.
  if (earlierHerbs.length > 0 && sideTopicName(question) === 'photos of plants and packs' && whatPlant.test(question))
    return null;
  // "Do you sell butterbur?": what speaks against it is told.
  if (herbs.length > 0 && sideTopicName(question) === 'the shop') return null;
  const says = isTampering ? null : (animal ?? sideTopic(question, hasAMatter));
  return says === null ? null : withNamedTold(asked, plainAnswer([paragraph(says)], starters));
}
