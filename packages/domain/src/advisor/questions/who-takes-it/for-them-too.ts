import { oneOf, sequence } from '../../../resolve/phrases.ts';
import { answerAboutHerbs } from '../../about-herbs/about-herbs.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';

/** "My husband takes methotrexate, him too?": whether what was spoken of suits him, whatever ails him. */
export function answerForThemToo(question: Understanding): AdvisorAnswer | null {
  const { earlierHerbs, herbs, medicines, asks } = question;
  const wantsSome = wantsThem.test(question.question);
  if (earlierHerbs.length === 0 || !(wantsSome || (herbs.length === 0 && themToo.test(question.question)))) return null;
  return answerAboutHerbs({
    ...question,
    asks: { ...asks, checking: true },
    items: [...earlierHerbs, ...herbs, ...medicines],
    areAlternatives: true,
    wish: [],
    isOneByOne: false,
    isOnlyVerdict: true,
    isCheckedAgain: true,
    asides: [],
    concern: null,
  });
}

const kin =
  /(?:mum|mom|mother|dad|father|gran\w*|nan|husband|wife|partner|sister|brother|friend|son|daughter|hubby|missus|nephew|niece|aunt|uncle|cousin|flatmate|neighbou?r)\b/;
/** "Hubby wants them too for his tummy but he is the acid reflux type", "she would like some as well, and honey in it". */
const wantsThem = sequence(
  /(?:^|[.!?,;]\s)(?:\W*\b(?:and|but|oh|also|so|now|ok|okay|brill(?:iant)?|great|nice|good|thanks|thank you|ta|cheers)\b)*\W*(?:my|our) (?:\w+ )?/i,
  kin,
  /(?: [A-Z][a-z]+)?(?: \([^)]{1,40}\)|,? (?:(?:who )?is |aged )?\d{1,2}(?: years? old)?,?)?,? /,
  /(?:also )?(?:wants?|would like|would love|likes?|fancies|is after|could do with|asks for|hopes for|needs?|'d like|d like)/,
  / (?:them|it|some|one|those|these|that|the same)(?: of (?:it|them|those|that))? (?:too|as well|also)\b/,
);
const themToo = oneOf(
  // "My mum (72) has it too. She takes metformin", "so same tea for her?"
  sequence(
    /^\W*(?:and |but |oh |also )*(?:my|our) (?:\w+ )?(?!son\b|daughter\b)/i,
    kin,
    /(?: \([^)]{1,40}\)|, \d{1,2},?)?,? (?:also )?(?:has|have|got|gets|suffers? from) (?:it|that|the same(?: thing| problem| trouble)?)(?: too| as well| also)?\b/,
  ),
  sequence(
    /^\W*(?:(?:and|so|ok|then|but|is|would|can)\b[ ,]*)*(?:the )?same (?:tea|thing|one|ones|herbs?|capsules|stuff|again)? ?(?:be )?(?:(?:ok|okay|fine|good|right|work|then) )*for /i,
    /(?:him|her|them|(?:my|our) (?:\w+ )?\w+)(?: too| as well| then)*\W*$/,
  ),
  sequence(
    /^\W*(?:and |but |oh |also )*(?:my|our) (?:\w+ )?/i,
    kin,
    /(?: \([^)]{2,40}\))?,? (?:also )?(?:wants?|would like|likes?|asks?|hopes?|plans?) (?:to )?/,
    /(?:share|try|take|have|use|drink|borrow|some|it)\b[^?]{0,30}\W*$/,
  ),
  /(?:^|[,;.:]|\band|\bfor|\bis it ok for)\s*(?:for )?(?:him|her|them|he|she|me|(?:my|our|the) \w+(?:,? (?:(?:who )?is |aged? )?\d{1,2}(?: years? old)?,?)?) (?:too|as well|also)\W*$/i,
);
