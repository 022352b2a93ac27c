import { findHerb } from '../../../herbs/catalogue.ts';
import { forbids } from '../../../safety/words.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import { findingLines } from '../../about-herbs/verdict/finding-lines.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { sideTopic, sideTopicName, stillAboutAnAnimal, tellsOfAnAnimal } from '../../limits/side-topics.ts';
import { asksForOneself } from '../../reading/person/asks-for-oneself.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { starters } from '../../without-a-wish.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

const whatPlant =
  /^\W*(?:and |so |ok |but )*what (?:kind of |sort of )?(?:plant|herb|tea|leaf|flower|root) is (?:that|it)\W*$/i;

/** "Our lab has a hot spot, can I put tea tree on?" */
const putsOn = /\bi (?:put|give|rub|dab|spray|apply|drop|feed)\b/i;

/** What lies beside herbs and is answered in a line: the app, animals, other matters. */
export function answerSideTopic({
  question,
  history,
  asks,
  wanted,
  herbs,
  earlierHerbs,
  isTampering,
  subject,
}: Understanding): AdvisorAnswer | null {
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
  if (says === null) return null;
  // "Rue to make my period come": the plant may be a poison besides.
  const grave =
    sideTopicName(question) === 'a late period'
      ? findingsAbout(herbs, subject.person).filter(({ severity }) => forbids(severity))
      : [];
  return {
    ...plainAnswer([paragraph(says), ...findingLines(grave, '', subject)], starters),
    findings: grave,
    sources: citedSources([], grave),
  };
}
