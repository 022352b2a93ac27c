import type { AdvisorAnswer } from './answer.ts';
import { listed, paragraph } from './wording/html.ts';
import { inSentence } from './wording/names.ts';
import { plainAnswer } from './wording/plain-answers.ts';
import { clinicianIn, clinicianSaysNo } from './reading/clinician-says-no.ts';
import type { Understanding } from './reading/understanding.ts';

/** "My midwife said start at 32 weeks", after a herb was spoken of, where nothing else was understood; null for all else. */
export function goByClinician({ question, earlierHerbs }: Understanding): AdvisorAnswer | null {
  const who = clinicianIn(question);
  if (who === null || earlierHerbs.length === 0) return null;
  const names = listed(earlierHerbs.map(({ name }) => inSentence(name)));
  if (clinicianSaysNo(question))
    return plainAnswer(
      [
        paragraph(
          `Then leave out ${names}: your ${who} knows you and goes before me. Ask what the reason was, so that the next choice does not run into the same.`,
        ),
      ],
      ['What could I take instead?'],
    );
  return plainAnswer([
    paragraph(
      `Then go by what your ${who} says: someone who knows you and sees you goes before me. Tell them what I said about ${names}, ask what to do now, and whether it is still worth it.`,
    ),
  ]);
}
