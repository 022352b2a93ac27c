import { oneOf, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { assess } from '../../../safety/assess.ts';
import type { Item } from '../../../safety/item.ts';
import { isAbout } from '../../../safety/finding.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { findingLines } from '../verdict/finding-lines.ts';
import { heading, paragraph } from '../../wording/html.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { verdictOn } from '../verdict/verdict.ts';

/** "Could I share it with her?": the one who writes is checked beside the one the talk is about. */
export function withOwnCheck(question: Understanding, herbs: readonly Item[], answer: AdvisorAnswer): AdvisorAnswer {
  const { subject, person, said } = question;
  if (!subject.isOther || !sharing.test(question.question)) return answer;
  const findings = assess({ person, items: herbs }).filter((finding) =>
    herbs.some(({ id: key }) => isAbout(finding, { key })),
  );
  const own = verdictOn(
    {
      items: herbs,
      subject: { ...subject, person, who: 'you', isOther: false, whose: 'your' },
      said,
      question: question.question,
      isChecking: true,
      isFactAsked: false,
    },
    { all: findings, weighty: findings },
  );
  return {
    ...answer,
    blocks: [heading('For you'), ...own, heading(`For ${subject.who}`), ...answer.blocks],
    findings: [...findings, ...answer.findings],
    checkedFor: `you and ${subject.who}`,
    recommended: findings.length > 0 ? [] : answer.recommended,
    products: findings.length > 0 ? [] : answer.products,
  };
}

/** Taken to be about another, and yet "can I take" or "we both" stands in it: what speaks against it for the one who writes is told too. */
export function withOwnWarning(question: Understanding, answer: AdvisorAnswer): AdvisorAnswer {
  const { subject, person, herbs, question: text } = question;
  const isOfTheHouse = eatenAtHome.test(text) && !isGiven.test(text);
  const isShared = isOfTheHouse || sharing.test(text);
  const isTaken = takesIt.test(withPlainApostrophes(text)) && !isGiven.test(text);
  const meant = herbs.length > 0 || !question.asks.pointing ? herbs : question.earlierHerbs;
  if (!subject.isOther || subject.isOfProfile === true || meant.length === 0 || !(isShared || isTaken)) return answer;
  // Who surely takes it too hears all that weighs.
  const findings = assess({ person, items: meant }).filter(
    (finding) =>
      (isOfTheHouse || finding.severity !== 'minor') &&
      meant.some(({ id: key }) => isAbout(finding, { key })) &&
      !answer.findings.some(({ ruleId, subject: { id } }) => ruleId === finding.ruleId && id === finding.subject.id),
  );
  if (findings.length === 0) return answer;
  const own = { ...subject, person, who: 'you', isOther: false, whose: 'your' };
  return {
    ...answer,
    blocks: isShared
      ? [heading('For you'), ...findingLines(findings, '', own), heading(`For ${subject.who}`), ...answer.blocks]
      : [...answer.blocks, paragraph('And for you yourself:'), ...findingLines(findings, '', own)],
    findings: [...findings, ...answer.findings],
    checkedFor: `you and ${subject.who}`,
    recommended: answer.recommended.filter(({ key }) => findings.every((finding) => finding.subject.id !== key)),
    products: [],
  };
}

/** "Can I start on them?", "I would take it myself". */
const takesIt =
  /\b(?:can|could|may|should|shall|might|do|will|would) i (?:\w+ ){0,2}?(?:start|take|have|drink|eat|use|try|put|rub|keep|go (?:on|with)|stop)\b|\bi (?:(?:would|will|want to|wanted to|plan to|think i(?:'ll| will)) (?:\w+ )?)(?:start|take|have|drink|eat|use|try)\b|\bi(?:'d|'ll) (?:\w+ )?(?:start|take|have|drink|eat|use|try)\b|\bi(?:'m| am) (?:\w+ )?(?:taking|using|drinking|having)\b|\bfor (?:me|myself)\b/i;
/** "For her", and not "for her knees". */
const isGiven =
  /\b(?:give|giving|gave)\b(?! (?:me|us)\b)|\bfor (?:him|them|her(?=\W*$|[,.;?!]| (?:and|or|too|as|with|please|then|at|in|when|if)\b))/i;

/** "We eat karela twice a week", "mum makes us fenugreek water": who writes eats of it too. */
const eatenAtHome = oneOf(
  /\bwe (?:all |both )?(?:always |often |usually |sometimes )?(?:eat|drink|cook)\b/i,
  /\bwe (?:always |often |usually |sometimes )?(?:have|make|get) (?!to\b|been\b|a (?:son|daughter|baby|girl|boy)\b)[^.?!]{3,30}\b(?:every|each|twice|once|on (?:the )?\w+days?|most|a lot|a week|daily|with (?:dinner|breakfast|lunch|rice))\b/i,
  /\bin (?:our|this) house\b|\bour (?:family|house(?:hold)?) (?:always )?(?:eats?|drinks?|has|have|cooks?)\b|\bmakes? us\b/i,
);

/** "Could we both take it?", "we want to drink it", and not "what could we give her?" */
const sharing = oneOf(
  /\bmy \w+ and i\b|\bme and my \w+\b/i,
  /\b(?:share|sharing|both of us|(?:the )?(?:two|three) of us|us both|all of us|(?:we|us) (?:both|all)|for both|take it together|together with (?:me|her|him|them))\b/i,
  /\b(?:can|could|may|should|shall|might) we (?:\w+ ){0,2}?(?:take|drink|have|eat|use|try)\b(?![^.?!]*\bfor (?:him|her|them|my|our)\b)/i,
  /\bwe (?:(?:want|would like|plan|like|mean) to|will|are going to) (?:\w+ )?(?:take|drink|have|eat|use|try)\b(?![^.?!]*\bfor (?:him|her|them|my|our)\b)/i,
);
