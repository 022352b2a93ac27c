import { choice, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { hasCondition } from '../../../safety/person/person.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "How many cups before it works as a laxative?", of somebody with an eating disorder: no amount, and who listens. */
export function answerNotForPurging({ question, subject, said }: Understanding): AdvisorAnswer | null {
  const isAtRisk = hasCondition(subject.person, 'eating-disorder');
  if (!isAtRisk || !toGetRidOf.test(withPlainApostrophes(question))) return null;
  return plainAnswer([paragraph(said.includes(noWay) ? again : noWay)], ['What calms me before a meal?']);
}

const toGetRidOf = sequence(
  /\b/i,
  choice(
    /laxatives?|purg\w+|flush (?:it|everything|me) out|empty (?:me|my)/,
    /get rid of (?:the )?(?:food|calories|weight)|burn (?:it|fat|calories)/,
    /water (?:tablets|pills)|diuretics?|suppress\w*|appetite (?:down|killer)|feel full/,
    /(?:bring|bringing|brought|throw|throwing|get) (?:it|that|this|food|everything|my \w+) (?:all |back )*up/,
    /skip (?:meals|dinner|lunch)|throw up|lose weight|slimming|detox/,
  ),
  /\b/,
);
const noWay =
  'I give no amount for that, and I say so because I care how you are. To drive food or water out takes salts from the blood, and that can upset the heart, while no fat is lost. Please tell the team that treats you, or a doctor, that the thought is there; an eating disorder line listens too. What I can look for is something that calms.';
const again =
  'I stay with that, for your sake. Is there somebody who can sit with you now, or whom you could ring? Tell me if you would like something that calms.';
