import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { findingsAgainst, isWarnedOf } from '../../about-herbs/verdict/warned-of.ts';
import { pairsIn } from '../../about-herbs/verdict/finding-lines.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { namedByPerson } from '../../reading/conversation.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

const mostPairs = 3;

/** "What was the first thing you said I must not touch?": named once more, with why. */
export function answerWhatWasWarned(question: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question.question);
  if (!asksForIt.test(text) || question.herbs.length > 0) return null;
  const { subject, person: owner } = question;
  const person = subject.isOther && !aboutThem.test(text) ? owner : subject.person;
  const warned = namedByPerson(question)
    .filter((herb) => isWarnedOf(herb, person))
    .toReversed();
  const chosen = /\bfirst\b/i.test(text) ? warned.slice(0, 1) : /\blast\b/i.test(text) ? warned.slice(-1) : warned;
  if (chosen.length === 0) return null;
  const findings = findingsAgainst(chosen, person);
  const names = capital(listed(chosen.map(({ name }) => inSentence(name))));
  const why = findings.length === 0 ? '' : ` I warned of ${pairsIn(findings, person, mostPairs)}.`;
  return {
    ...plainAnswer(
      [`${names}.${why} ${findings[0]?.why ?? ''}`.trim(), ...(tellsSomebody.test(text) ? [forOthers] : [])].map(
        paragraph,
      ),
      ['What could I take instead?'],
    ),
    findings,
    sources: citedSources([], findings),
  };
}

const asksForIt = anyPhrase(
  /(?:what|which)(?:'s| was| were| is| are)? (?:it |again )?(?:the )?(?:(?:first|last|one|ones|only|other) )*(?:things?|herbs?|ones?|stuff|teas?|names?)? ?(?:that |which )?(?:did )?(?:you|u) (?:just |first |also )?(?:say|said|told|warned|mentioned|forbade)\b[^.?!]{0,20}\b(?:i |we )?(?:must|should|may|can|could|am|was|have to|need to)(?: not|n't| never)?\b[^.?!]{0,16}\b(?:touch|take|have|avoid|leave|use|drink|skip)/,
  /(?:what|which)\b[^.?!]{0,30}\b(?:you|u) (?:warned|told|warn|tell) me (?:of|about|against|off|not to)/,
);
const aboutThem = /\b(?:he|she|they|him|her|them) (?:must|should|may|can|could)(?: not|n't| never)? /i;
const tellsSomebody = /\b(?:tell|warn|pass (?:it )?on|show)\b/i;
const forOthers =
  'For somebody else it hangs on what they take and have: they should ask their own pharmacist, doctor or team, or look at it with their own profile.';
