import type { Herb } from '../../../herbs/herb.ts';
import { anyPhrase } from '../../../resolve/phrases.ts';
import { onsetTold, spanOf } from '../../about-herbs/facts/onset.ts';
import { durationOf } from '../../about-herbs/facts/effect-facts.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { wishOf } from '../../reading/wishes/wish.ts';
import { capital } from '../../wording/names.ts';
import { clausesOf } from '../../wording/sentences.ts';
import { toldOfThose } from '../of-those-meant.ts';

/** "Do I have to take it every day, or only when I need it?": by how soon it acts. */
export function answerDailyOrWhenNeeded(question: Understanding): AdvisorAnswer | null {
  return toldOfThose(question, {
    asked: dailyOrWhenNeeded,
    fact: howOften,
    followUps: ['For how long can I take it?', 'How soon does it work?'],
  });
}

const dailyOrWhenNeeded = anyPhrase(
  /(?:have|need|got|supposed|meant) to (?:take|drink|have|use|be) (?:it|them|this|that|these|the \w+|taken) (?:every|each) (?:single )?(?:day|night|evening|morning)/,
  /(?:must|should) (?:i|it|we) (?:be )?(?:take|taken|drink|have|use)?(?: it| them)? ?(?:every|each) (?:single )?(?:day|night)(?! (?:for|until|till))/,
  /(?:every day|daily|each day|every night|regularly|all the time)\b[^.?!]{0,24}\b(?:or|and not)\b[^.?!]{0,16}\b(?:when|if|as|on|whenever|now and|once in|sometimes|bad days)/,
  /(?:work|help|do (?:anything|something))s?\b[^.?!]{0,12}\b(?:if|when) i (?:only |just )?(?:take|drink|have) (?:it|them|one|some) (?:only |just )?(?:when|once|if|as soon as)\b/,
  /(?:only|just) (?:when(?:ever)?|if|as) (?:i )?(?:needed|need (?:it|to)|required|it's bad|i feel (?:bad|like it))(?=\W*$)|as and when/,
);

function howOften(herb: Herb, question: Understanding): string {
  const [use] = wishOf(question);
  const told = clausesOf(onsetTold(herb, use)).map(capital).join(' ');
  if (herb.effects.some(({ effect }) => effect === 'stimulant-laxative'))
    return `only when needed, and for a short time. ${durationOf(herb, undefined, question.subject.person)}`;
  if (herb.kind === 'vitamin' || herb.kind === 'mineral')
    return `every day is usual, in the amount of one day; a day left out makes little difference. ${told}`.trim();
  const span = spanOf(herb, use);
  if (span === 0) return `when you need it is enough, as it acts the same day. ${told}`;
  if (span !== null) return `every day, if it is to do what was studied: it takes time. ${told}`;
  return 'every day was how most trials gave it; I hold no study of taking it only now and then, which may do less.';
}
