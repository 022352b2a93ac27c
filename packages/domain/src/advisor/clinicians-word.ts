import { withPlainApostrophes } from '../resolve/phrases.ts';
import type { AdvisorAnswer } from './answer.ts';
import { listed, paragraph } from './wording/html.ts';
import { inSentence } from './wording/names.ts';
import { plainAnswer } from './wording/plain-answers.ts';
import type { Understanding } from './reading/understanding.ts';

/** "My midwife said start at 32 weeks", after a herb was spoken of, where nothing else was understood; null for all else. */
export function goByClinician({ question, earlierHerbs }: Understanding): AdvisorAnswer | null {
  const who = said.exec(withPlainApostrophes(question))?.[1];
  if (who === undefined || earlierHerbs.length === 0) return null;
  const names = listed(earlierHerbs.map(({ name }) => inSentence(name)));
  return plainAnswer([
    paragraph(
      `Then go by what your ${who.toLowerCase()} says: someone who knows you and sees you goes before me. Tell them what I said about ${names}, ask what to do now, and whether it is still worth it.`,
    ),
  ]);
}

const said =
  /\bmy ((?:own )?(?:midwife|doctor|gp|pharmacist|oncologist|cardiologist|surgeon|dentist|nurse|consultant|specialist|naturopath|herbalist|dietitian|physio(?:therapist)?))\b[^.?!]{0,12}\b(?:said|says|told|thinks|recommend\w*|suggest\w*|wants?|advis\w+)\b/i;
