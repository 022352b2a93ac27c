import { anyPhrase } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "My wife says it's gallstones. It's completely gone now. Should I be scared?": of what is over, and what somebody took it for. */
export function answerWasItThat({ question, herbs, mentions, particulars }: Understanding): AdvisorAnswer | null {
  if (herbs.length > 0 || !isOver.test(question) || !asksIfGrave.test(question) || neverWaits.test(question))
    return null;
  if (particulars.length === 0 && mentions.every(({ kind }) => kind !== 'condition')) return null;
  const known = particulars.flatMap(({ says }) => says ?? []).slice(0, 1);
  return plainAnswer([itIsGone, ...known].map(paragraph), ['What helps without herbs?']);
}

const itIsGone =
  'I cannot tell from here what it was. What is quite gone is no emergency, and one time often has a simple cause. If it comes back, comes with the same thing each time, or was there before, let a doctor look into it; take no herb for it until then.';
const isOver = anyPhrase(
  /(?:it|its|it's|it is|that|pain|ache|rash|all|now|has|have|is|are|was|they) (?:has |is |was |all |now |completely |totally |quite |fully |already )*(?:gone|over|better|passed|stopped|vanished|disappeared|settled|fine|back to normal)/,
);
const asksIfGrave = anyPhrase(
  /(?:should|must|do) i (?:need to |have to )?(?:be )?(?:scared|worried|worry|concerned|afraid|panic|bother)/,
  /(?:is|are) (?:he|she|they|my \w+) (?:just |only |being |simply )*(?:right|exaggerating|over ?reacting|overdoing|fussing|silly|daft|wrong)/,
  /(?:over ?reacting|exaggerating|overdoing it)(?=\W*\?)/,
);
/** What is looked into at once, though it has passed. */
const neverWaits =
  /\b(?:heart|chest|strokes?|tia|numb\w*|weak\w*|speech|speak\w*|slurr\w*|droop\w*|vision|sight|blind\w*|clots?|faint\w*|pass(?:ed|ing) out|collaps\w*|blood\w*|bleed\w*|lumps?|cancer|tumou?r\w*|meningitis|sepsis|append\w*|seizures?|fits?|breath\w*|pregnan\w*|jaundice|yellow|black|suicid\w*|swallow\w*|baby|newborn)\b/i;
