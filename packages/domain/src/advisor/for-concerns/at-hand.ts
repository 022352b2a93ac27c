import { toItem } from '../../safety/item.ts';
import { compareSeverity, forbids } from '../../safety/words.ts';
import { weightsAgainst } from '../about-herbs/verdict/warned-of.ts';
import type { AdvisorAnswer } from '../answer.ts';
import type { Understanding } from '../reading/understanding.ts';
import { listed } from '../wording/html.ts';
import { inSentence } from '../wording/names.ts';
import { withLinesFirst } from '../wording/plain-answers.ts';
import { citedSources, eachSourceOnce } from '../wording/source-list.ts';

/** "What else? I've a tube of that wintergreen rub here too": what is at hand and does not suit comes before what else there is. */
export function withWhatIsAtHand({ question, herbs, mentions, subject }: Understanding, answer: AdvisorAnswer) {
  const own = mentions
    .filter(({ kind, negated, start }) => kind === 'herb' && !negated && atHand.test(question.slice(0, start)))
    .map((mention) => herbs.find(({ id }) => id === mention.id) ?? toItem(mention));
  const lines = own.flatMap((herb) => {
    const against = weightsAgainst(herb, subject.person).toSorted((one, other) =>
      compareSeverity(one.severity, other.severity),
    );
    const [first] = against;
    if (first === undefined) return [];
    const grounds = listed([
      ...new Set(against.slice(0, mostGrounds).map(({ with: other }) => inSentence(other.name))),
    ]);
    const verdict = forbids(first.severity)
      ? `The ${inSentence(herb.name)} you have is not for ${subject.who}, because of ${grounds}`
      : `Ask a pharmacist before the ${inSentence(herb.name)} you have, because of ${grounds}`;
    return [{ line: `${verdict}. ${first.why} ${first.advice}`, against }];
  });
  if (lines.length === 0) return answer;
  const findings = lines.flatMap(({ against }) => against);
  return {
    ...withLinesFirst(
      lines.map(({ line }) => line),
      answer,
    ),
    findings: [...findings, ...answer.findings],
    sources: eachSourceOnce([...citedSources([], findings), ...answer.sources]),
  };
}

const mostGrounds = 2;
const atHand =
  /\b(?:i|we|there)(?:'ve|’ve| ve|'s|’s)?(?: (?:also|still|even|only|just|already|have|has|had|got|is|are|found|bought|keep|kept))+ (?:an? |some |the |that |this |my |half (?:an? )?|loads of |plenty of )*(?:(?:tube|tub|jar|bottle|box|pack|packet|tin|bag|pot|stash|capsules|tablets) (?:of )?(?:that |the |some )?)?(?:[\w’']+(?: \w+)? (?:and|or|&) )*$|\b(?:i|we|there)(?:'ve|’ve|'s|’s) (?:an? |some |the |that |this )*(?:(?:tube|tub|jar|bottle|box|pack|packet|tin|bag|pot) (?:of )?(?:that |the |some )?)?$|(?:^|[,.;?!] )(?:got|have) (?:an? |some |the |that )?(?:[\w’']+(?: \w+)? (?:and|or|&) )*$/i;
