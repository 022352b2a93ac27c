import { findHerb } from '../../../herbs/catalogue.ts';
import { choice, oneOf, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { compareSeverity } from '../../../safety/words.ts';
import { pairsIn } from '../../about-herbs/verdict/finding-lines.ts';
import { weightsAgainst } from '../../about-herbs/verdict/warned-of.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

const mostPairs = 2;

/** "She's done this for twenty years, why would she say it?", of what this person was advised against. */
export function answerWhyTheySayIt({ question, herbs, earlierHerbs, subject }: Understanding): AdvisorAnswer | null {
  if (!vouchesForThem.test(withPlainApostrophes(question))) return null;
  const meant = herbsMeant({ herbs, earlierHerbs });
  const findings = meant
    .flatMap((item) => weightsAgainst(item, subject.person))
    .toSorted((left, right) => compareSeverity(left.severity, right.severity));
  const [worst] = findings;
  if (worst === undefined) return null;
  const studied = meant.some(({ id }) => (findHerb(id)?.monograph?.uses.length ?? 0) > 0);
  const names = listed(meant.map(({ name }) => inSentence(name)));
  return {
    ...plainAnswer(
      [
        `It may be meant well${studied ? `: for people who take nothing else there are studies of ${names}` : ''}. What speaks against it is ${pairsIn(findings, subject.person, mostPairs)}, and years of practice do not change that.`,
        `${worst.why} ${worst.advice}`,
        'Ask them whether they knew of it, and let the prescriber or a pharmacist have the last word before anything is begun or stopped.',
      ].map(paragraph),
      ['What could I take instead?', 'Why not?'],
    ),
    findings,
    sources: citedSources([], findings),
  };
}

const vouchesForThem = oneOf(
  /\bwhy (?:would|did|does|do|has|is) (?:he|she|they|the \w+|my \w+|people|everyone|shops?|a \w+) (?:\w+ )?(?:say|said|tell|told|recommend|sell|sold|give|gave|suggest|swear|push|prescribe|allowed|take|use)\w*\b/i,
  /\b(?:he|she|they)(?:'s|'re| is| are| has| have|'ve)? (?:\w+ )?(?:been (?:doing|practi[sc]ing|selling)|doing|practi[sc]ing|done)\b[^.?!]{0,16}\b(?:years|decades|ages|all (?:her|his|their) life)\b/i,
  sequence(
    /\b(?:he|she|they|sister|brother|mum|mom|mother|aunt|friend|cousin|wife|husband|partner|neighbou?r)/i,
    /(?:'s|'re| is| are| has been| was) (?:an? |also |now )*(?:\w+ )?/,
    choice(
      /qualified|trained|certified|licen[sc]ed|registered|expert|professional|herbalist|naturopath/,
      /healer|nurse|pharmacist|chemist|midwife|nutritionist/,
    ),
    /\b/,
  ),
);
