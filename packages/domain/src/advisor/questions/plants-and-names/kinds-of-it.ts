import { findHerb } from '../../../herbs/catalogue.ts';
import { characterOf } from '../../../herbs/character/character.ts';
import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { Item } from '../../../safety/item.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import { findingLines } from '../../about-herbs/verdict/finding-lines.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "Cassia or the other one?", "is KSM-66 better than Shoden?": how the kinds and extracts of one plant differ. */
export function answerKindsOfIt({ question, herbs, earlierHerbs, subject, said }: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  // Cassia and Ceylon cinnamon are two herbs of one name.
  if (
    new Set(herbs.filter(isNoDish).map(({ name }) => name.split(' ')[0])).size > 1 ||
    !namesAKind.test(text) ||
    !comparesKinds.test(text)
  )
    return null;
  const item = [...herbs, ...earlierHerbs].find(({ id }) => characterOf(id).kinds !== null);
  const kinds = item === undefined ? null : characterOf(item.id).kinds;
  if (item === undefined || kinds === null || findHerb(item.id) === undefined) return null;
  const findings = findingsAbout([item], subject.person).filter(({ severity }) => severity !== 'minor');
  const lines = findingLines(findings, said, subject);
  return {
    ...plainAnswer(
      [paragraph(kinds.text), ...(lines.length > 0 || findings.length === 0 ? lines : [paragraph(stillHolds)])],
      ['How much do people take?'],
    ),
    findings,
    sources: citedSources(kinds.sources, findings),
  };
}

/** "Cassia or Ceylon in my porridge?": what it is eaten in has no part in it. */
function isNoDish({ id }: Item): boolean {
  return findHerb(id)?.kind !== 'food';
}

const stillHolds = 'What I said of it with your medicines and your health holds for either kind.';
const namesAKind = anyPhrase(
  /purpurea|angustifolia|pallida|ksm(?:[- ]?66)?|shoden|sensoril|cassia|ceylon|(?:pressed )?juice|root extracts?|(?:the )?other (?:one|kind|sort|type)|strains?/,
);
const comparesKinds = anyPhrase(
  /ceylon (?:cinnamon )?(?:and|or) cassia|cassia (?:cinnamon )?(?:and|or) ceylon/,
  /or|vs\.?|versus|better|best|than|differ\w*|which|same|stronger/,
);
