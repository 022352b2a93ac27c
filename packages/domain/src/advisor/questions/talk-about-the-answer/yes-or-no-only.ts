import { compareSeverity, forbids } from '../../../safety/words.ts';
import type { Finding } from '../../../safety/finding.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { limitsOf } from '../../limits/limits.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { escapeHtml, listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { lower, sentencesOf } from '../../wording/sentences.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "Yes or no only: ginkgo with aspirin": the verdict first, and in two sentences all that weighs. */
export function answerYesOrNoOnly(asked: Understanding): AdvisorAnswer | null {
  const { question, herbs, medicines, wanted, unrecognised, subject, asks } = asked;
  if (!shortly.test(question) || herbs.length === 0 || unrecognised.length > 0 || asks.instead) return null;
  if ((wanted.length > 0 && / for /i.test(question)) || ofItsEffect.test(question) || limitsOf(asked).length > 0)
    return null;
  const found = findingsAbout(herbs, subject.person, medicines).toSorted((one, other) =>
    compareSeverity(one.severity, other.severity),
  );
  return {
    ...plainAnswer([paragraph(escapeHtml(inTwoSentences(asked, found)))], ['Why?', 'How much is usual?']),
    findings: found,
    sources: citedSources([], found),
  };
}

function inTwoSentences({ herbs, subject }: Understanding, found: readonly Finding[]): string {
  const names = listed(herbs.map(({ name }) => inSentence(name)));
  const [first] = found;
  if (first === undefined) return `Yes, as far as I know: I found nothing against ${names} for ${subject.who}.`;
  const word = forbids(first.severity) ? 'No' : first.severity === 'moderate' ? 'Ask first' : 'Yes, in usual amounts';
  const [why = ''] = sentencesOf(first.severity === 'minor' ? first.advice : first.why);
  const weighty = found.filter(({ severity }) => severity !== 'minor');
  return `${word}: ${lower(why)} That goes for ${listed([...new Set((weighty.length > 0 ? weighty : [first]).map(pairIn))])}.`;
}

function pairIn({ subject, with: other, kind }: Finding): string {
  const name = inSentence(subject.name);
  if (kind === 'age') return `${name} at this age`;
  return kind === 'supplement' || kind === 'medicine'
    ? `${name} and ${inSentence(other.name)}`
    : `${name} with ${inSentence(other.name)}`;
}

const only = '(?: only| please| pls| answer| thanks| thx)*';
const said = `(?:yes or no|yes\\/no|y\\/n|(?:a )?one[- ]word(?: answer)?|(?:in )?(?:a|one) (?:single )?word)${only}`;
const shortly = new RegExp(
  `^\\W*(?:(?:just|only|simply|quick|quickly|a|an|please|pls|give me|i want|answer|with|straight) )*${said}\\s*[:.,;–-]|[,.:;(–?-]\\s*(?:(?:just|only|simply|a|an|please|pls|answer|with|in) )+${said}\\W*$|[,.:;(–?-]\\s*(?:one[- ]word|in one word|yes or no only)${only}\\W*$`,
  'i',
);
const ofItsEffect = /\b(?:help\w*|work\w*|cure\w*|effective|good for|what|which|how|why|when|where)\b/i;
