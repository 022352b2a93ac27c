import type { Herb, HerbUse } from '../../../herbs/herb.ts';
import { anyPhrase } from '../../../resolve/phrases.ts';
import { onsetTold } from '../../about-herbs/facts/onset.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { whenToSeeADoctor } from '../../for-concerns/everyday-help.ts';
import { topicOf } from '../../reading/wishes/topics.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { wishOf } from '../../reading/wishes/wish.ts';
import { gradeOf } from '../../wording/grade-words.ts';
import { capital } from '../../wording/names.ts';
import { clausesOf } from '../../wording/sentences.ts';
import { toldOfThose } from '../of-those-meant.ts';

/** "Is it worth the money?": by how well it was studied for what it is wanted for. */
export function answerWorthIt(question: Understanding): AdvisorAnswer | null {
  return toldOfThose(question, {
    asked: worthTheMoney,
    fact: worthOf,
    last: (herbs) => (herbs.some((herb) => useMeant(herb, question) !== undefined) ? lastWord(question) : ''),
    sources: (herb) => useMeant(herb, question)?.sources ?? [],
    followUps: ['Is that proven?', 'What else could help?'],
  });
}

const buySmall =
  'Buy a small pack first. Loose tea and a pharmacy’s own brand often cost least; a high price is no sign of quality.';

/** Worth the money or worth a try: how to spend little, or who should look at the complaint. */
function lastWord(asked: Understanding): string {
  const seen = asksOfMoney.test(asked.question) ? null : whenToSeeADoctor(wishOf(asked), asked.subject.person);
  return seen ?? buySmall;
}

const asksOfMoney =
  /\b(?:money|price|costs?|cash|spend\w*|buying|quid|pounds?|dollars?|euros?|expensive|value|waste\w*)\b/i;

const worthTheMoney = anyPhrase(
  /worth (?:it|the (?:money|price|cost|cash|spend|trouble|bother|hassle)|buying|getting|spending|paying|trying|a (?:try|shot|go|punt))(?=\W*(?:$|[,.?]|or\b|then|really|though|at all|for (?:me|that|it)))/,
  /worth (?:it|the (?:money|price|cost|cash))(?= (?:for|against) (?:my |the |a |bad )?[\w-]+(?: \w+){0,2}\W*$)/,
  /(?:waste|wasting|wasted|throwing|chucking)\b[^.?!]{0,16}\b(?:money|cash|quid|time|rupees|naira)/,
  /money (?:down the drain|well spent)|value for money|good value/,
);

function useMeant({ monograph }: Herb, question: Understanding): HerbUse | undefined {
  const uses = monograph?.uses ?? [];
  const wish = wishOf(question);
  // "Worth it for spots" asks of that alone.
  if (question.wanted.length > 0) return uses.find(({ use }) => question.wanted.includes(use));
  return uses.find(({ use }) => wish.includes(use)) ?? uses.find(({ result }) => result === undefined);
}

function worthOf(herb: Herb, question: Understanding): string {
  const use = useMeant(herb, question);
  const [asked] = question.wanted;
  if (asked !== undefined && use === undefined)
    return `not for ${topicOf(asked)}, as far as I know: I hold no study of it there.`;
  if (use === undefined) return 'I would not spend much on it: I know of no use that was studied.';
  const [topic, grade] = [topicOf(use.use), gradeOf(use)];
  if (use.result === 'no-benefit') return `for ${topic} rather not: ${grade}.`;
  const isSound = use.evidence === 'strong' || use.evidence === 'moderate';
  const soon = clausesOf(onsetTold(herb, use.use)).map(capital).join(' ');
  const stop = soon === '' ? 'within about four weeks' : 'by then';
  const saved = `If nothing changes ${stop}, save the money.`;
  return isSound
    ? `it can be, for ${topic}: ${[`${grade}.`, soon, saved].filter((part) => part !== '').join(' ')}`
    : `that depends on what you expect: it is not proven for ${topic} (${grade}). ${[soon, saved].filter((part) => part !== '').join(' ')}`;
}
