import { anyPhrase, onlyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { findingsAgainst, isWarnedOf } from '../../about-herbs/verdict/warned-of.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence, medicineName } from '../../wording/names.ts';
import { plainAnswer, withLinesFirst } from '../../wording/plain-answers.ts';
import { answerWhichAreSafe } from '../choosing/which-are-safe.ts';
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

/** "Why is everything a no with you?", after herbs were refused: what rules them out, and what is free. */
export function answerAllRefused(asked: Understanding): AdvisorAnswer | null {
  const { question, earlierHerbs, subject, history, wanted, earlierUses } = asked;
  if (history.length === 0 || wanted.length > 0 || !onlyNo.test(withPlainApostrophes(question))) return null;
  // Where the trouble is known, something that fits it is looked for.
  if (earlierUses.length > 0 && wantsOne.test(question)) return null;
  const warned = earlierHerbs.filter((herb) => isWarnedOf(herb, subject.person));
  const causes = [...subject.person.medicines.map(medicineName), ...subject.person.conditions.map(({ name }) => name)];
  if (warned.length === 0 || causes.length === 0) return null;
  const free = answerWhichAreSafe({ ...asked, question: whichAreSafe, wanted: [], particulars: [], herbs: [] });
  if (free === null) return null;
  const why = `That is a lot of no, I know. It comes from ${listed([...new Set(causes)].slice(0, mostCauses).map(inSentence))}: some herbs work against what that is for or strain the same organ, and then I would rather say so. Much else is left.`;
  return withLinesFirst([why], free);
}

const mostCauses = 3;
const wantsOne = /\bwhich (?:one )?can i\b|(?<!why (?:do|does|is) (?:you )?)\bno to everything\b/i;
const whichAreSafe = 'Which herbs are safe for me?';
const onlyNo = anyPhrase(
  /(?:why|how come) (?:is|are|does|do|it'?s|its)? ?(?:everything|all of it|it all|it always|every single (?:thing|one|herb)|all (?:these|of them|the herbs)|you (?:always|only|just|keep)|the answer)\b[^.?!]{0,24}\b(?:no|nos|not allowed|forbidden|off limits|banned|bad|dangerous|refus\w*|saying no)/,
  /(?:you|u) (?:only|just|always|keep) (?:ever )?(?:say|saying|tell me) no(?: to (?:everything|all|it all))?|(?:you|u) (?:say|said) no to (?:everything|all of (?:it|them)|every(?: single)? (?:one|thing))/,
  /(?:all|everything) (?:that )?(?:you|u) (?:ever )?say is no|everything is (?:a )?(?:no|forbidden|off limits|banned)(?: with you| for me)?|(?:no|nope) again|another no|is everything (?:a no|forbidden|off limits)/,
  /(?:is|isn't) there (?:really )?(?:anything|nothing) i can (?:have|take|drink|use)|(?:so )?(?:is )?nothing (?:is )?(?:allowed|safe|ok)(?: for me)?(?=\W*$)|what can i (?:even |actually )(?:have|take|drink)/,
);

/** A call to a doctor that an earlier answer asked for. */
const calls = [callToday, 'Tell the doctor who prescribes it, the same day'];
const teases = onlyPhrase(
  /(?:you're|youre|your|ur|you are|u r|u are|you|that's|this is) (?:no fun|boring|strict|spoilsport|killjoy|party pooper|buzzkill|bore|nag|worse than my (?:mum|mom|mother|wife))/,
  /(?:no fun|boring|spoilsport|killjoy|party pooper|buzzkill|nag|bore|what spoilsport|booo*|yawn|meanie|spoil ?sport)/,
  /(?:you|u) sound like my (?:mum|mom|mother|nan|wife|dad|teacher)/,
);
