import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "The tea you suggested helped! Can I keep drinking it?", in a talk where none was named. */
export function answerWhichWasIt({ question, herbs, earlierHerbs }: Understanding): AdvisorAnswer | null {
  if (herbs.length > 0 || earlierHerbs.length > 0) return null;
  return ofAnEarlierTalk.test(question) && goesOn.test(question) ? plainAnswer([paragraph(which)]) : null;
}

const ofAnEarlierTalk =
  /\b(?:tea|herbs?|capsules?|drops|oil|remedy|stuff|one|thing) (?:that |which )?you (?:had |have )?(?:suggested|named|recommended|mentioned|told me (?:of|about)|gave me|advised)\b/i;
const goesOn =
  /\b(?:keep (?:on )?(?:drinking|taking|using)|go on|carry on|continue|stay on|longer|how long|still (?:take|drink|use|have))\b[^]*\?/i;
const which =
  'I am glad if it helped. Which one was it, how much do you take, and since when? I hold only what was said in this talk. Name it, and I tell you how long it may be taken and check it against what I know of you.';
