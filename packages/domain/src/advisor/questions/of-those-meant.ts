import { findHerb } from '../../herbs/catalogue.ts';
import type { Herb } from '../../herbs/herb.ts';
import { withPlainApostrophes } from '../../resolve/phrases.ts';
import type { Finding } from '../../safety/finding.ts';
import { compareSeverity } from '../../safety/words.ts';
import { onceEach } from '../about-herbs/after-news.ts';
import { toldOf } from '../about-herbs/told-once.ts';
import { findingLines, isToldBefore } from '../about-herbs/verdict/finding-lines.ts';
import { graveHarm, isKnownToHarm } from '../about-herbs/verdict/grave-harm.ts';
import { findingsAgainst, isWarnedOf, weightsAgainst } from '../about-herbs/verdict/warned-of.ts';
import type { AdvisorAnswer } from '../answer.ts';
import { herbsMeant } from '../reading/herbs-meant.ts';
import type { Understanding } from '../reading/understanding.ts';
import { paragraph } from '../wording/html.ts';
import { plainAnswer } from '../wording/plain-answers.ts';
import { citedSources } from '../wording/source-list.ts';
import { staysAdvisedAgainst } from './who-takes-it/advised-against.ts';

interface Answers {
  readonly asked: RegExp;
  /** Of each herb in a line; nothing where it is empty. */
  readonly fact: (herb: Herb, question: Understanding) => string;
  /** Said once, before or after what is told of each. */
  readonly first?: string;
  readonly last?: string | ((herbs: readonly Herb[]) => string);
  /** It leads on to nothing: told of what was advised against as well. */
  readonly evenIfWarned?: true;
  readonly sources?: (herb: Herb) => readonly string[];
  readonly followUps?: readonly string[];
}

const longest = 110;
const mostHerbs = 3;

/** One fact of what a short question names, or else of what was spoken of; what was advised against stays so. */
export function toldOfThose(question: Understanding, answers: Answers): AdvisorAnswer | null {
  const text = withPlainApostrophes(question.question);
  if (text.length > longest || !answers.asked.test(text) || question.medicines.length > 0) return null;
  if (question.told.length + question.particulars.length > 0) return null;
  const meant = onceEach(herbsMeant(question));
  const { person } = question.subject;
  const free = meant.filter((item) => !isWarnedOf(item, person));
  const mayTell = answers.evenIfWarned === true;
  if (meant.length > 0 && free.length === 0 && !mayTell) return staysOut(question, meant);
  const herbs = (mayTell ? meant : free).flatMap(({ id }) => findHerb(id) ?? []).slice(0, mostHerbs);
  const harmful = mayTell ? undefined : herbs.find(isKnownToHarm);
  if (harmful !== undefined)
    return plainAnswer([paragraph(graveHarm(harmful, 'safe') ?? '')], ['What could I take instead?']);
  const told = toldOf(herbs, (herb) => answers.fact(herb, question));
  if (told.length === 0) return null;
  const { first, last, sources = () => [], followUps = ['How much do people take?'] } = answers;
  const against = mayTell ? [] : newAgainst(question, meant);
  const warnings = findingLines(against, question.said, question.subject);
  return {
    ...plainAnswer(
      [...paragraphs(first), ...warnings, ...told, ...paragraphs(typeof last === 'function' ? last(herbs) : last)],
      followUps,
    ),
    findings: against,
    sources: citedSources(herbs.flatMap(sources), against),
  };
}

/** What weighs against these and was not told yet: "are garlic pills worth it?", beside clopidogrel. */
function newAgainst({ said, subject }: Understanding, items: Understanding['herbs']): readonly Finding[] {
  return items
    .flatMap((item) => weightsAgainst(item, subject.person))
    .filter((finding) => !isToldBefore(finding, said))
    .toSorted((left, right) => compareSeverity(left.severity, right.severity));
}

function paragraphs(text: string | undefined): string[] {
  return text === undefined || text === '' ? [] : [paragraph(text)];
}

function staysOut(question: Understanding, meant: Understanding['herbs']): AdvisorAnswer {
  const findings = findingsAgainst(meant, question.subject.person);
  return {
    ...plainAnswer([paragraph(staysAdvisedAgainst(question, meant))], ['Why not?', 'What could I take instead?']),
    findings,
    sources: citedSources([], findings),
  };
}
