import { onlyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { findingsAgainst, isWarnedOf } from '../../about-herbs/verdict/warned-of.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { callToday } from '../../../safety/red-flags/urgent-flag.ts';

/** "Ur no fun lol": a kind word, and what matters once more. */
export function answerTeased({ question, earlierHerbs, subject, history, said }: Understanding): AdvisorAnswer | null {
  const bare = withPlainApostrophes(question)
    .toLowerCase()
    .replaceAll(/[^a-z' ]+|\b(?:lol|haha+|hehe|jk|lmao|though|tho|so|really|such|a|an|bit|well|ok|oh|man|mate)\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (history.length === 0 || !teases.test(bare)) return null;
  const warned = earlierHerbs.filter((herb) => isWarnedOf(herb, subject.person));
  const names = listed(warned.map(({ name }) => inSentence(name)));
  const lines = [
    'Fair enough. I would rather be dull than see you come to harm.',
    ...(names === '' ? [] : [`So it stays at that: no ${names.replace(' and ', ' or ')} for now.`]),
    ...(calls.some((call) => said.includes(call))
      ? ['And the call to the doctor or team still stands, today rather than tomorrow.']
      : []),
    'Ask me anything else you are curious about.',
  ];
  return {
    ...plainAnswer(lines.map(paragraph), ['What could I take instead?']),
    findings: findingsAgainst(warned, subject.person),
  };
}

/** A call to a doctor that an earlier answer asked for. */
const calls = [callToday, 'Tell the doctor who prescribes it, the same day'];
const teases = onlyPhrase(
  /(?:you're|youre|your|ur|you are|u r|u are|you|that's|this is) (?:no fun|boring|strict|spoilsport|killjoy|party pooper|buzzkill|bore|nag|worse than my (?:mum|mom|mother|wife))/,
  /(?:no fun|boring|spoilsport|killjoy|party pooper|buzzkill|nag|bore|what spoilsport|booo*|yawn|meanie|spoil ?sport)/,
  /(?:you|u) sound like my (?:mum|mom|mother|nan|wife|dad|teacher)/,
);
