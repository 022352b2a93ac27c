import { findMedicineProfile } from '../../../medicines/catalogue.ts';
import type { Mention } from '../../../resolve/mention.ts';
import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { Finding } from '../../../safety/finding.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import { gapIn, goesFirst, isTakenAlone } from '../../about-herbs/facts/hours-between.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "Before or after my thyroid pill?": the hours between, else which of the two goes first. */
export function answerBeforeOrAfter(question: Understanding): AdvisorAnswer | null {
  const { herbs, earlierHerbs, mentions, subject, asks } = question;
  if (!beforeOrAfter.test(withPlainApostrophes(question.question))) return null;
  const all = herbsMeant({ herbs, earlierHerbs });
  const chosen = asks.which === null ? undefined : all.at(asks.which);
  const items = chosen === undefined ? all : [chosen];
  const medicines = mentions.filter(({ kind }) => kind === 'medicine');
  const [medicine] = medicines;
  if (items.length === 0 || medicine === undefined) return null;
  const findings = findingsAbout(items, subject.person, question.medicines).filter(
    (finding) => finding.kind === 'medicine' && medicines.some((each) => isOf(each, finding)),
  );
  const apart = findings.filter((finding) => gapIn(finding) !== '');
  // Where it is about whether at all, the hours do not matter.
  if (findings.some((finding) => finding.severity !== 'minor' && !apart.includes(finding))) return null;
  const names = listed([...new Set(items.map(({ name }) => inSentence(name)))]);
  const order = isTakenAlone(medicine.id) ? goesFirst : asTheLeafletSays;
  const lines =
    apart.length > 0
      ? [`Not together. ${[...new Set(apart.map(gapIn))].join(' ')}`, ...(isTakenAlone(medicine.id) ? [goesFirst] : [])]
      : [`I know of no hours that ${names} must be kept from it. ${capital(order)}`];
  return {
    ...plainAnswer(lines.map(paragraph), ['How much do people take?', 'How soon does it work?']),
    findings,
    sources: citedSources([], apart),
  };
}

const beforeOrAfter =
  /\b(?:before|after)(?: or (?:before|after|with)){1,2} (?:(?:i (?:take|have) )?(?:my|his|her|the|their)) [\w -]{3,40}|\b(?:before|after) (?:my|his|her|the|their) [\w -]{3,30} or (?:before|after)\b/i;

/** A named class, "my thyroid pill", stands for the medicine of it that is taken. */
function isOf({ id }: Mention, { with: other }: Finding): boolean {
  return id === other.id || findMedicineProfile(other.id)?.classes.has(id.replace('class:', '')) === true;
}

const asTheLeafletSays = 'Take the medicine as its leaflet says, and the other when it suits you.';
