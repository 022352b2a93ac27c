import { oneOf, sequence } from '../../../resolve/phrases.ts';
import { answerAboutHerbs } from '../../about-herbs/about-herbs.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';

/** "My husband takes methotrexate, him too?": whether what was spoken of suits him, whatever ails him. */
export function answerForThemToo(question: Understanding): AdvisorAnswer | null {
  const { earlierHerbs, herbs, medicines, asks } = question;
  if (earlierHerbs.length === 0 || herbs.length > 0 || !themToo.test(question.question)) return null;
  return answerAboutHerbs({
    ...question,
    asks: { ...asks, checking: true },
    items: [...earlierHerbs, ...medicines],
    areAlternatives: true,
    wish: [],
    isOneByOne: false,
    isOnlyVerdict: true,
    isCheckedAgain: true,
    asides: [],
    concern: null,
  });
}

const themToo = oneOf(
  sequence(
    /^\W*(?:and |but |oh |also )*(?:my|our) (?:\w+ )?/i,
    /(?:mum|mom|mother|dad|father|gran\w*|nan|husband|wife|partner|sister|brother|friend|son|daughter)\b/,
    /(?: \([^)]{2,40}\))?,? (?:also )?(?:wants?|would like|likes?|asks?|hopes?|plans?) (?:to )?/,
    /(?:share|try|take|have|use|drink|borrow|some|it)\b[^?]{0,30}\W*$/,
  ),
  /(?:^|[,;.:]|\band|\bfor|\bis it ok for)\s*(?:for )?(?:him|her|them|he|she|me|(?:my|our|the) \w+(?:,? (?:(?:who )?is |aged? )?\d{1,2}(?: years? old)?,?)?) (?:too|as well|also)\W*$/i,
);
