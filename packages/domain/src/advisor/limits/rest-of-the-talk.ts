import type { Finding } from '../../safety/finding.ts';
import type { Item } from '../../safety/item.ts';
import { findingLines } from '../about-herbs/verdict/finding-lines.ts';
import { findingsAgainst, isWarnedOf, weightsAgainst } from '../about-herbs/verdict/warned-of.ts';
import type { AdvisorAnswer } from '../answer.ts';
import { namedByPerson, offeredHerbs } from '../reading/conversation.ts';
import { promisedHerbs } from '../reading/named-things/avoided-herbs.ts';
import { personBefore } from '../reading/person/person-before.ts';
import type { Understanding } from '../reading/understanding.ts';
import { escapeHtml, listed, paragraph } from '../wording/html.ts';
import { inSentence } from '../wording/names.ts';
import { gravestFirst } from '../../safety/words.ts';
import { withFindings } from './with-findings.ts';

/**
 * What an answer about the last herb passes over: "rhodiola?", "and coffee?", "I'm on lithium" speaks against rhodiola as well;
 * and "only three days though", of what was advised against, is no agreement.
 */
export function withRestOfTheTalk(asked: Understanding, answer: AdvisorAnswer): AdvisorAnswer {
  if (asked.history.length === 0 || answer.level !== 'none') return answer;
  if (isForOthers(asked)) return withForbiddenAtTheirAge(asked, answer);
  return withStanding(asked, withNewsOfEarlier(asked, answer));
}

function isForOthers({ isForAnother, isOfMember, isOneOfSeveral }: Understanding): boolean {
  return isForAnother || isOfMember === true || isOneOfSeveral === true;
}

/** "He's 10 months", told after honey was offered for a child's cough: that is taken back. */
function withForbiddenAtTheirAge(asked: Understanding, answer: AdvisorAnswer): AdvisorAnswer {
  if (asked.told.length === 0 || asked.subject.person.ageGroup === null) return answer;
  const offered = [...offeredHerbs(asked), ...promisedHerbs(asked.history)];
  const found = findingsAgainst(offered, asked.subject.person).filter(
    ({ kind, severity, subject: herb }) =>
      kind === 'age' &&
      severity === 'contraindicated' &&
      !answer.findings.some(({ subject: { id } }) => id === herb.id),
  );
  const lines = findingLines(gravestFirst(found), asked.said, asked.subject);
  return lines.length === 0 ? answer : withFindings(answer, [paragraph(ofBefore), ...lines], found);
}

/** What was told just now, held against every herb of the talk. */
function withNewsOfEarlier(asked: Understanding, answer: AdvisorAnswer): AdvisorAnswer {
  if (asked.told.length === 0 && !namesOnlyAMedicine(asked)) return answer;
  const before = personBefore(asked);
  const isOfOwn = namesOwnMedicines(asked);
  const found = herbsInPlay(asked, answer).flatMap((herb) => {
    const known = new Set(weightsAgainst(herb, before).map(keyOf));
    return weightsAgainst(herb, asked.subject.person).filter(
      (finding) => !known.has(keyOf(finding)) && !(isOfOwn && finding.kind === 'condition'),
    );
  });
  const lines = findingLines(gravestFirst(found), asked.said, asked.subject);
  return lines.length === 0 ? answer : withFindings(answer, [paragraph(ofBefore), ...lines], found);
}

/** "Only thing is microgynon", "just my apixaban": no sentence tells of anybody, and it is news of what is taken. */
function namesOnlyAMedicine({ question, mentions, herbs }: Understanding): boolean {
  const isTaken = mentions.some(({ kind, negated, allergy, id }) => {
    return kind === 'medicine' && !negated && !allergy && id !== 'alcohol';
  });
  return isTaken && herbs.length === 0 && !question.includes('?');
}

/** "Do I take thyroxine with tea?", from somebody whose profile has it: no news, though it tells of an illness. */
function namesOwnMedicines({ mentions, person }: Understanding): boolean {
  const named = mentions.filter(({ kind }) => kind === 'medicine');
  return named.length > 0 && named.every(({ id }) => person.medicines.some((own) => own.id === id));
}

/** The herbs of the talk that the answer does not speak of, and that were not turned down. */
function herbsInPlay(asked: Understanding, answer: AdvisorAnswer): readonly Item[] {
  const text = answer.blocks.join(' ').toLowerCase();
  const spokenOf = new Set(answer.findings.flatMap(({ subject, with: other }) => [subject.id, other.id]));
  const promised = promisedHerbs(asked.history).filter((herb) => isWarnedOf(herb, asked.subject.person));
  const all = [...promised, ...offeredHerbs(asked), ...namedByPerson(asked)];
  return [...new Map(all.map((herb) => [herb.id, herb])).values()].filter(
    (herb) => !asked.avoid.includes(herb.id) && !spokenOf.has(herb.id) && !isNamedIn(text, herb),
  );
}

function isNamedIn(text: string, { id, name }: Item): boolean {
  return text.includes(name.toLowerCase()) || text.includes(id.replaceAll('-', ' '));
}

/** What was spoken of last must not be taken, and the answer does not say so. */
function withStanding(asked: Understanding, answer: AdvisorAnswer): AdvisorAnswer {
  const { herbs, wanted, avoid, earlierHerbs, subject, asks } = asked;
  const isOfOthers = herbs.length > 0 || wanted.length > 0 || asks.ideas || asks.more || asks.instead;
  if (isOfOthers || answer.findings.length > 0 || answer.recommended.length > 0) return answer;
  const text = answer.blocks.join(' ').toLowerCase();
  if (refuses.test(text)) return answer;
  const open = earlierHerbs.filter((herb) => !avoid.includes(herb.id) && !isNamedIn(text, herb));
  const found = findingsAgainst(open, subject.person);
  if (found.length === 0) return answer;
  const news = findingLines(gravestFirst(found), asked.said, subject);
  if (news.length > 0) return withFindings(answer, [paragraph(ofBefore), ...news], found);
  const names = [...new Set(found.map(({ subject: herb }) => inSentence(herb.name)))];
  return withFindings(answer, [paragraph(escapeHtml(`It stays as I said: please leave out ${listed(names)}.`))], found);
}

const ofBefore = 'And of what we spoke of before:';

const refuses =
  /\b(?:leave (?:it|that|them|this) out|take no more|avoid|do not|don['’]t|not for|rather not|advise you against)\b/;

function keyOf({ ruleId, with: other }: Finding): string {
  return `${ruleId}|${other.id}`;
}
