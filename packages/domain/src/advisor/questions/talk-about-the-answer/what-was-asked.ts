import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "What did I ask you first?": said in the words of the person. */
export function answerWhatWasAsked({ question, history }: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  if (!asksForIt.test(text)) return null;
  const asked = history.flatMap(({ role, text: said }) => (role === 'user' ? [said.trim()] : []));
  const chosen = ofTheStart.test(text) ? asked[0] : asked.at(-1);
  return chosen === undefined
    ? plainAnswer([paragraph('So far you have asked me nothing here. What would you like to know?')])
    : plainAnswer(
        [paragraph(`${ofTheStart.test(text) ? 'First' : 'Last'} you asked: “${chosen}”`)],
        ['Sum up what you said so far'],
      );
}

const asksForIt = anyPhrase(
  /what (?:did|have|had|was it) i (?:first )?(?:ask|asked|say|said|want|wanted|type|write)\b[^.?!]{0,20}\b(?:first|before|last|earlier|at the start|to begin with|originally|just now)/,
  /what (?:was|were) my (?:first|last|original|earlier|previous) (?:question|message)s?/,
);
const ofTheStart = /\b(?:first|at the start|to begin with|originally|original)\b/i;
