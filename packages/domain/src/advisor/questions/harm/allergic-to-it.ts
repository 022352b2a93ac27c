import { findHerb } from '../../../herbs/catalogue.ts';
import { oneOf, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "Could I be allergic to any of them?": for which of them allergies are known, and how to find out with care. */
export function answerAllergicToIt({ question, herbs, earlierHerbs, subject }: Understanding): AdvisorAnswer | null {
  if (!asksIfAllergic.test(withPlainApostrophes(question))) return null;
  const items = herbsMeant({ herbs, earlierHerbs });
  if (findingsAbout(items, subject.person).some(({ kind }) => kind === 'allergy')) return null;
  const known = items.flatMap(({ id }) => findHerb(id) ?? []);
  if (known.length === 0) return null;
  const namesOf = (some: typeof known) => listed(some.map(({ name }) => inSentence(name)));
  const reported = known.filter(({ monograph }) =>
    /allerg|rash|hives/i.test(`${monograph?.sideEffects.text ?? ''} ${monograph?.precautions.text ?? ''}`),
  );
  const others = known.filter((herb) => !reported.includes(herb));
  const lines = [
    'Anyone can be allergic to a plant, and no test at home shows it.',
    reported.length === 0 ? '' : `${capital(namesOf(reported))}: allergies or rashes are known.`,
    others.length === 0 ? '' : `${capital(namesOf(others))}: none are described where I read.`,
    'Start with a small amount of one alone. Tell me what you are allergic to, and I check it. Swollen lips, hives all over or short breath is an emergency.',
  ];
  return {
    ...plainAnswer(lines.filter((line) => line !== '').map(paragraph), ['What are the side effects?']),
    sources: citedSources(
      reported.flatMap(({ monograph }) => monograph?.sideEffects.sources ?? []),
      [],
    ),
  };
}

/** "But my allergy is to ibuprofen, not to willow": the two are kin, and that is why. */
export function answerOnlyOfTheOther(question: Understanding): AdvisorAnswer | null {
  const { herbs, earlierHerbs, subject } = question;
  if (!setsApart.test(withPlainApostrophes(question.question))) return null;
  const items = herbsMeant({ herbs, earlierHerbs });
  const kin = findingsAbout(items, subject.person).filter(
    ({ kind, subject: herb, with: other }) => kind === 'allergy' && herb.name !== other.name,
  );
  if (kin.length === 0) return null;
  const lines = kin.map(({ subject: { name }, with: other, why, advice }) => {
    return `${capital(inSentence(name))} and ${inSentence(other.name)} are not the same, but what sets off one can set off the other. ${why} ${advice}`;
  });
  return {
    ...plainAnswer([...lines, testedByADoctor].map(paragraph), ['What could I take instead?']),
    findings: kin,
    sources: citedSources([], kin),
  };
}

const testedByADoctor =
  'If you took it often since that reaction and nothing happened, tell that to a pharmacist or an allergy doctor: they can say whether it may stay.';
const setsApart = oneOf(
  /\ballerg(?:y|ic|ies)\b[^.?!]{0,40}(?:,| but| and)? not (?:of |to |from |with )?(?:the |this |that |any )?\w/i,
  /\bonly (?:have an? |am )?allerg(?:y|ic)\b|\b(?:only|just) allergic to\b|\bnot allergic to (?:it|that|this|them)\b/i,
);

const asksIfAllergic = oneOf(
  sequence(
    /\b(?:could|can|might|may|am|will|would) (?:i|he|she|we)/i,
    / (?:be |become |get |turn out (?:to be )?)*(?:an? )?allerg(?:ic|y|ies)\b/,
    /[^.?!]{0,12}\b(?:to|from) (?:any|one|some|all)?(?: of)? ?(?:it|them|these|those|that|this)\b/,
  ),
  /\b(?:any|is there (?:an?|any)) (?:allerg(?:y|ies)|allergens?)(?: risk)?\b[^.?!]{0,24}\W*$/i,
);
