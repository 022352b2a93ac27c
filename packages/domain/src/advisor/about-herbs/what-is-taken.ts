import { findHerb } from '../../herbs/catalogue.ts';
import type { Mention } from '../../resolve/mention.ts';
import { withPlainApostrophes } from '../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../answer.ts';
import type { Understanding } from '../reading/understanding.ts';
import { capital, inSentence } from '../wording/names.ts';
import { listed, paragraph } from '../wording/html.ts';
import { isReminder } from '../wording/reminder.ts';
import { findingsAbout } from './checked-herbs.ts';
import { findingLines } from './verdict/finding-lines.ts';
import { toItem } from '../../safety/item.ts';

/**
 * "Been on green tea extract since January. What is stronger?": what somebody takes already is weighed, whatever else was
 * asked. What the answer has found itself is not told twice.
 */
export function withTakenWeighed(question: Understanding, answer: AdvisorAnswer): AdvisorAnswer {
  const { subject, mentions, said } = question;
  const text = withPlainApostrophes(question.question);
  if (answer.level !== 'none' || !takesNow.test(text)) return answer;
  const taken = mentions.filter(
    ({ kind, negated, allergy, start }) =>
      kind === 'herb' && !negated && !allergy && takenUpTo.test(text.slice(0, start)),
  );
  const findings = findingsAbout(taken.map(toItem), subject.person).filter(
    ({ severity, ruleId, subject: { id } }) =>
      severity !== 'minor' && !answer.findings.some((each) => each.ruleId === ruleId && each.subject.id === id),
  );
  if (findings.length === 0) return toldAtOnce(answer, taken, said);
  const names = [...new Set(findings.map((finding) => capital(inSentence(finding.subject.name))))].join(', ');
  return {
    ...answer,
    blocks: [
      ...answer.blocks,
      paragraph(`Of what you take already: ${names}.`),
      ...findingLines(findings, said, subject),
    ],
    findings: [...answer.findings, ...findings],
  };
}

/** "I have been having it since Sunday": what should have been asked first is asked now. */
function toldAtOnce(answer: AdvisorAnswer, taken: readonly Mention[], said: string): AdvisorAnswer {
  const isNew = taken.filter(({ id }) => findHerb(id)?.kind !== 'mineral' && findHerb(id)?.kind !== 'vitamin');
  const weighed = isNew.filter(({ id }) =>
    answer.findings.some(({ subject, severity }) => subject.id === id && severity === 'moderate'),
  );
  const names = listed([...new Set(weighed.map(({ name }) => inSentence(name)))]);
  const line = `As you take ${names} already, ask a pharmacist or whoever treats you today whether to go on with it.`;
  const isLeftOut = answer.blocks.some((block) => /\bTake no more\b|\bLeave out [^.]+ until\b/.test(block));
  if (weighed.length === 0 || isLeftOut || said.includes(line)) return answer;
  return {
    ...answer,
    blocks: [
      ...answer.blocks.filter((block) => !isReminder(block)),
      paragraph(line),
      ...answer.blocks.filter(isReminder),
    ],
  };
}

const takesNow =
  /\b(?:i|i've|i'm|ive|im|been|we|we've) (?:have |am |are )?(?:already |still |now |also |always )*(?:been )?(?:on|taking|having|using|drinking|chewing|eating|take|drink|chew|use|started|began)\b/i;
const takenUpTo =
  /\b(?:been (?:on|taking|having|using|drinking|chewing|eating)|(?:i'm|i am|im) (?:already |still |now )?(?:on|taking)|(?<!\b(?:can|could|may|might|should|shall|do|did|if|when|would|how|must|will) )i (?:already |still |now |always |just |recently )*(?:take|drink|chew|use|started|began))\b[^.?!]{0,40}$/i;
