import { namesAMedicine } from './named-things/names-a-herb.ts';
import { sequence, withPlainApostrophes } from '../../resolve/phrases.ts';
import type { AdvisorRequest } from '../answer.ts';
import { earlierHerbs } from './conversation.ts';

/** Who has said something, in "my midwife said start at 32 weeks"; null where nobody has. */
export function clinicianIn(question: string): string | null {
  return said.exec(withPlainApostrophes(question))?.[1]?.toLowerCase() ?? null;
}

/** "My doctor said no", "my GP told me not to", of what was spoken of. */
export function clinicianSaysNo(question: string): boolean {
  const text = withPlainApostrophes(question);
  if (text.length > longestWord || !said.test(text) || !saysNo.test(text)) return false;
  return !namesAMedicine(question);
}

/** Keys of the herbs that were spoken of when a clinician said no. */
export function leftOutByClinician({ history, ...request }: AdvisorRequest): readonly string[] {
  return history.flatMap(({ role, text }, place) =>
    role === 'user' && clinicianSaysNo(text)
      ? earlierHerbs({ ...request, history: history.slice(0, place) }).map(({ id }) => id)
      : [],
  );
}

const longestWord = 60;
const saysNo =
  /\b(?:said|says|told|thinks|recommend\w*|advis\w+|wants?|is)\b[^.?!]{0,16}\b(?:no|not|don't|never|stay away|stop|leave it|against)\b/i;
const said = sequence(
  /\bmy /i,
  /((?:own )?(?:midwife|doctor|gp|pharmacist|oncologist|cardiologist|surgeon|dentist|nurse|consultant|specialist|naturopath|herbalist|dietitian|physio(?:therapist)?))/,
  /\b[^.?!]{0,12}/,
  /\b(?:said|says|told|thinks|recommend\w*|suggest\w*|wants?|advis\w+|is (?:strictly )?against)\b/,
);
