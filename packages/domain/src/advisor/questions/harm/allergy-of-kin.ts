import { emptyPerson } from '../../../safety/person/empty-person.ts';
import { forAnother } from '../../about-herbs/verdict/finding-lines.ts';
import { weightsAgainst } from '../../about-herbs/verdict/warned-of.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { allergyOfKin } from '../../reading/person/allergy-of-kin.ts';
import { personToldBy } from '../../reading/person/message-facts.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "Her brother is allergic to daisies", of what was named for her: it is no allergy of hers, and what it means for him. */
export function answerAllergyOfKin({ question, herbs, earlierHerbs, subject }: Understanding): AdvisorAnswer | null {
  const kin = allergyOfKin(question);
  if (kin === null || herbs.length > 0 || earlierHerbs.length === 0) return null;
  if (subject.who === `your ${kin.relation}`) return null;
  const allergens = personToldBy(kin.clause).allergens;
  const findings = earlierHerbs
    .flatMap((herb) => weightsAgainst(herb, { ...emptyPerson, allergens }))
    .filter(({ kind }) => kind === 'allergy');
  const { whom } = kin;
  const related = listed([...new Set(findings.map(({ subject: { name } }) => inSentence(name)))]);
  const lines = [
    `What ${whom} is allergic to does not rule it out for ${subject.who}: what I said for ${subject.who} stands. Allergies do run in families, so begin with a little, on the skin on a small spot of the inner arm, and leave it out with itching, hives or swelling.`,
    ...(findings[0] === undefined
      ? [`For ${whom} it is another matter. Tell me the age and medicines, and I check that as well.`]
      : [`For ${whom} I would leave out ${related}. ${forAnother(findings[0].why)}`]),
  ];
  return { ...plainAnswer(lines.map(paragraph), ['What else could help?']), findings: [] };
}
