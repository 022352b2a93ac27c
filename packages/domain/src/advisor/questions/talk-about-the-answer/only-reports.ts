import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "Washed it though": told of what was spoken of, and nothing is asked. */
export function answerOnlyReports({
  question,
  earlierHerbs,
  herbs,
  wanted,
  told,
}: Understanding): AdvisorAnswer | null {
  if (earlierHerbs.length === 0 || herbs.length + wanted.length + told.length > 0) return null;
  if (!onlyReports.test(question)) return null;
  const names = listed(earlierHerbs.map(({ name }) => inSentence(name)));
  return plainAnswer(
    [paragraph(`Noted. What I said of ${names} stays as it is. Is there something you would like to know about it?`)],
    ['How do I prepare it?', 'What should I watch out for?'],
  );
}

const onlyReports =
  /^\W*(?:(?:but|and|well|oh|no|yes|yeah)\b[ ,]*)*(?:i |we |he |she |they )?(?:have |had |'ve )?(?:washed|rinsed|cleaned|dried|cooked|boiled|peeled|kept|binned|chucked|returned|ordered) (?:it|them|that|those|mine|both)\b[^?]{0,30}$/i;
