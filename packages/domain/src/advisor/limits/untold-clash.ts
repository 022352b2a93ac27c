import { withPlainApostrophes } from '../../resolve/phrases.ts';
import type { Finding } from '../../safety/finding.ts';
import { isUnderage } from '../../safety/person/age-group.ts';
import { forbids, gravestFirst } from '../../safety/words.ts';
import { findingLines, isToldBefore } from '../about-herbs/verdict/finding-lines.ts';
import { weightsAgainst } from '../about-herbs/verdict/warned-of.ts';
import type { AdvisorAnswer } from '../answer.ts';
import type { Understanding } from '../reading/understanding.ts';
import { withFindings } from './with-findings.ts';

/** "Can I crush ginkgo tablets into yoghurt?", beside warfarin: an answer about the form, the taste or the making passes no clash over. */
export function withUntoldClash(asked: Understanding, answer: AdvisorAnswer): AdvisorAnswer {
  const { question, herbs, subject, said, avoid } = asked;
  const text = withPlainApostrophes(question);
  if (answer.level !== 'none' || answer.isLost === true || !isToBeTaken.test(text) || isOfTheGarden.test(text))
    return answer;
  const told = [said, ...answer.blocks].join(' ');
  const found = herbs
    .filter(
      ({ id }) => !avoid.includes(id) && !answer.findings.some((each) => each.subject.id === id || each.with.id === id),
    )
    .flatMap((herb) => weightsAgainst(herb, subject.person))
    .filter((finding) => isOfTheirs(finding, asked) && !isToldBefore(finding, told));
  const gravest = gravestFirst(found).slice(0, mostTold);
  const lines = findingLines(gravest, said, subject);
  if (lines.length === 0) return answer;
  const isFirst = gravest.some(({ severity }) => forbids(severity));
  return isFirst
    ? { ...withFindings(answer, [], gravest), blocks: [...lines, ...answer.blocks] }
    : withFindings(answer, lines, gravest);
}

/** What nobody should swallow is no matter of this person. */
function isOfTheirs({ kind }: Finding, { subject }: Understanding): boolean {
  return kind !== 'supplement' && (kind !== 'age' || isUnderage(subject.person));
}

const mostTold = 3;
const isToBeTaken =
  /\b(?:capsules?|caps|tablets?|pills?|teas?|brew\w*|steep\w*|extracts?|tinctures?|powders?|drops|oils?|doses?|mg|grams?|spoons?|cups?|take|taking|drink\w*|swallow\w*|chew\w*|crush\w*|open|stronger|strongest|how (?:much|many|often))\b/i;
const isOfTheGarden =
  /\b(?:grow\w*|plant(?:ed|ing)?|garden\w*|sow\w*|seedlings?|cuttings?|prun\w*|harvest\w*|soil|compost|weeds?|bees|cook\w*|bak\w*|recipes?|soups?|stew|salads?|roast|pasta|pesto|sauce|dish(?:es)?|curry|curries|meals?|dogs?|cats?|horses?|pony|rabbits?|hens?|chickens|birds?|hamsters?|guinea pigs?|pets?|homework|school|novel|film|history|latin|called|picture|smells?|candle|soap)\b/i;
