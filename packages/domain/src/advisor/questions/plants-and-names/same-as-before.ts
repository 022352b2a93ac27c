import { findHerb } from '../../../herbs/catalogue.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { oneOf } from '../../../resolve/phrases.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import { monographSources } from '../../about-herbs/facts/sources-named.ts';
import { findingLines } from '../../about-herbs/verdict/finding-lines.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { whetherSame } from '../../about-herbs/comparing/whether-same.ts';
import { paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';
import type { Understanding } from '../../reading/understanding.ts';

/** "Is it the same as American ginseng?", when another one is under talk. */
export function answerSameAsBefore({
  question,
  herbs,
  earlierHerbs,
  subject,
  said,
}: Understanding): AdvisorAnswer | null {
  const [named, another] = [...new Set(herbs.flatMap(({ id }) => findHerb(id) ?? []))];
  const [earlier] = earlierHerbs.flatMap(({ id }) => findHerb(id) ?? []);
  if (!asksIfSame.test(question) || !named || another || !earlier) return null;
  if (named.key === earlier.key)
    return plainAnswer([paragraph(`Yes: both names stand for ${inSentence(named.name)}.`)]);
  const lines = whetherSame([earlier, named], question);
  const apart = lines.length > 0 ? lines : portraits(earlier, named);
  const findings = findingsAbout(herbs, subject.person).filter(({ severity }) => severity !== 'minor');
  return {
    ...plainAnswer(
      [...apart, paragraph('What I say of one does not hold for the other.'), ...findingLines(findings, said, subject)],
      [`Is ${inSentence(named.name)} safe for me?`],
    ),
    findings,
    sources: citedSources([earlier, named].flatMap(monographSources), findings),
  };
}

/** Two things of which one at least is no plant with a Latin name. */
function portraits(...both: readonly Herb[]): string[] {
  return [
    paragraph('They are two different things.'),
    ...both.flatMap(({ name, monograph }) => (monograph ? [paragraph(`${name}: ${monograph.description}`)] : [])),
  ];
}

const asksIfSame = oneOf(
  /^\W*(?:and |so |but )*(?:is|are) (?:it|that|this|they|these|those) (?:really |actually |just )?(?:the same (?:thing |plant |herb )?as|(?:any )?different (?:from|to|than))\b/i,
  /^\W*(?:and |so |but |or )*(?:is|are|isn't|aren't) (?:the )?(?:[\w'’-]+ ){1,3}(?:the |just the |really the |actually the )?same(?: (?:thing|plant|herb|one|stuff|\w+ thing))?(?: (?:then|as well|too))?\W*$/i,
  /^\W*(?:and |so |but )*(?:[\w-]+ ){0,2}[\w-]+(?:'s|’s| is| are) the same(?: \w+)?(?: thing| stuff)?,? (?:or|isn't it|right|no)\b[^.!]{0,24}\?*$/i,
  /^\W*(?:and |so |but )*(?:is|are) (?:the )?(?:[\w'’-]+ ){1,3}(?:any |something |a )?(?:different|else)(?: (?:thing|plant|herb|from (?:it|that)))?\W*$/i,
);
