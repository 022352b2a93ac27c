import { choice } from '../../../resolve/phrases.ts';
import type { Herb, HerbUse } from '../../../herbs/herb.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { topicOf } from '../../reading/wishes/topics.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { gradeOf } from '../../wording/grade-words.ts';
import { toldOfThose } from '../of-those-meant.ts';

/** "How big is the effect?", "by how much?": what the studies measured, in their figures, though it was told before. */
export function answerHowBig(question: Understanding): AdvisorAnswer | null {
  return toldOfThose(question, {
    asked: asksForSize,
    fact: (herb, { wanted, earlierUses }) => {
      const use = usesOf(herb, wanted.length > 0 ? wanted : earlierUses);
      return use === undefined ? '' : `${topicOf(use.use)} (${gradeOf(use)}): ${use.text}`;
    },
    last: 'What trials measure is an average: for some it is more, for many nothing.',
    sources: (herb) => herb.monograph?.uses.flatMap(({ sources }) => sources) ?? [],
    followUps: ['How soon would I notice something?', 'Does it suit me?'],
  });
}

function usesOf({ monograph }: Herb, keys: readonly HerbUse['use'][]): HerbUse | undefined {
  const uses = monograph?.uses ?? [];
  return uses.find(({ use }) => keys.includes(use)) ?? uses[0];
}

const what = '(?:effects?|difference|benefit|drop|fall|improvement|change|gain)';
const asksForSize = new RegExp(
  String.raw`^\W*(?:(?:and|but|so|ok|okay|well|hmm|really)\b\W*)*(?:${choice(
    String.raw`how (?:big|large|great|strong|noticeable|much of) (?:is |are |would be |an? |the )*(?:its |that |this )?${what}`,
    String.raw`(?:is|are) (?:the|its|that|this) ${what} (?:very |really |that |even )?(?:big|large|small|tiny|strong|real|noticeable)`,
    String.raw`how much (?:of a )?(?:difference|benefit) (?:does|will|would|do|can)\b[^?]{0,30}`,
    String.raw`how much (?:does|do|will|would|can) (?:it|they|that|this|\w+(?: \w+)?) (?:really |actually )?(?:lower|reduce|raise|help|drop|shorten|bring)\b[^?]{0,30}`,
    String.raw`by how (?:much|many)\b[^?]{0,40}`,
    String.raw`(?:is it |it's )?a (?:big|large|small|tiny) ${what}`,
  )})\W*$`,
  'i',
);
