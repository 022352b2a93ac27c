import { findHerb } from '../../herbs/catalogue.ts';
import { findingsForHerb } from '../../herbs/recommend.ts';
import type { Finding } from '../../safety/finding.ts';
import { isUnderage } from '../../safety/person/age-group.ts';
import { forbids } from '../../safety/words.ts';
import { findingsAbout } from '../about-herbs/checked-herbs.ts';
import { findingLines } from '../about-herbs/verdict/finding-lines.ts';
import { weightsAgainst } from '../about-herbs/verdict/warned-of.ts';
import type { AdvisorAnswer } from '../answer.ts';
import { asksOfAnyone } from '../reading/person/asked-in.ts';
import type { Subject } from '../reading/person/subject.ts';
import type { Understanding } from '../reading/understanding.ts';
import { paragraph } from '../wording/html.ts';
import { inSentence } from '../wording/names.ts';
import { withFindings } from './with-findings.ts';

/**
 * The answer was made for somebody the talk has told of, but what is asked names nobody: "my neighbour swears by licorice tea.
 * For my cough?" Whom it is for may have been misread, and what harms the one of the chosen profile is not passed over.
 */
export function withDangersOfChosen(asked: Understanding, answer: AdvisorAnswer): AdvisorAnswer {
  const { subject, question, said } = asked;
  const chosen = asked.isOfMember === true ? (asked.chosen ?? null) : asked;
  const isOfOther = asked.isOfMember === true || (subject.isOther && subject.isOfProfile !== true);
  if (answer.level !== 'none' || chosen === null || !isOfOther || asked.isOneOfSeveral === true) return answer;
  if (asksOfAnyone(question, asked.isOfMember === true ? asked.profileName : null)) return answer;
  const found = dangersFor(chosen.person, asked, answer);
  const own = ownSubject(chosen);
  const lines = findingLines(found, said, own);
  if (lines.length === 0) return answer;
  const lead = paragraph(`And if it is for ${own.who === 'you' ? 'you yourself' : own.who}:`);
  const isGrave = found.some(({ severity }) => forbids(severity));
  const told = withFindings(answer, [lead, ...lines], found);
  return isGrave ? { ...told, blocks: [lead, ...lines, ...answer.blocks] } : told;
}

/** Of what was asked about all that is more than a note, of what was offered what is forbidden; nothing the answer has already. */
function dangersFor(
  person: Subject['person'],
  { herbs: named, earlierHerbs, asks }: Understanding,
  { recommended, findings }: AdvisorAnswer,
): readonly Finding[] {
  const herbs = named.length > 0 || !asks.pointing ? named : earlierHerbs;
  const offered = recommended.flatMap(({ key, isForSkin = false }) => (isForSkin ? [] : (findHerb(key) ?? [])));
  const told = new Set(findings.map(({ ruleId, with: other }) => `${ruleId}|${other.id}`));
  const found = [
    ...herbs.flatMap((herb) => weightsAgainst(herb, person)),
    ...offered.flatMap((herb) => findingsForHerb(herb, person).filter(({ severity }) => forbids(severity))),
  ];
  const fresh = found.filter(({ ruleId, with: other }) => !told.has(`${ruleId}|${other.id}`));
  return [...new Map(fresh.map((each) => [`${each.ruleId}|${each.with.id}`, each])).values()];
}

/** "My baby has nappy rash, calendula cream?": whoever rubs it in has it on the own hands. */
export function onOnesOwnHands({ subject, person, herbs, question, said, isOfMember }: Understanding): string | null {
  if (!subject.isOther || subject.isOfProfile === true || isOfMember === true) return null;
  if (!isUnderage(subject.person) || !asksOfAnyone(question, null)) return null;
  const rubbedIn = herbs.filter(({ form }) => form === 'topical');
  const found = findingsAbout(rubbedIn, person).find(
    ({ kind, severity }) => kind === 'allergy' && severity !== 'minor',
  );
  if (found === undefined) return null;
  const line = `You are allergic to ${inSentence(found.with.name)} yourself, and ${inSentence(found.subject.name)} may make your own skin react when you put it on: take another cream, or leave it to somebody else.`;
  return said.includes(line) ? null : line;
}

function ownSubject({
  person,
  profileName,
}: {
  readonly person: Subject['person'];
  readonly profileName: string | null;
}): Subject {
  const isChild = isUnderage(person);
  return {
    who: isChild ? (profileName ?? 'the child') : 'you',
    isOther: isChild,
    whose: isChild ? 'their' : 'your',
    isAgePresumed: false,
    person,
  };
}
