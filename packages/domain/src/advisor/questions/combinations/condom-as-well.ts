import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { isContraceptive } from '../../limits/stopping-contraception.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "What if I use condoms as well?", after a herb that weakens the pill. */
export function answerCondomAsWell({
  question,
  herbs,
  earlierHerbs,
  subject,
  said,
}: Understanding): AdvisorAnswer | null {
  if (!useThem.test(withPlainApostrophes(question))) return null;
  const findings = findingsAbout(herbsMeant({ herbs, earlierHerbs }), subject.person).filter(
    ({ with: other, severity }) => severity !== 'minor' && isContraceptive(other.id),
  );
  const [first] = findings;
  return first === undefined
    ? null
    : {
        ...plainAnswer(
          [paragraph(said.includes(first.advice) ? guards : `${guards} ${first.advice}`)],
          ['What could I take instead?'],
        ),
        findings,
      };
}

const useThem =
  /\b(?:condoms?|back-?up|barrier|extra (?:protection|contraception)|double up|second method|diaphragm)\b/i;
const guards =
  'A condom each time guards against a pregnancy, but the hormones still drop, so bleeding and other upsets stay. I would not lean on that without asking your doctor or pharmacist: they can name another method, or something else for what troubles you.';
