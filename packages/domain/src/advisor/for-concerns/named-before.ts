import type { Finding } from '../../safety/finding.ts';
import type { Person } from '../../safety/person/person.ts';
import { findingsAbout } from '../about-herbs/checked-herbs.ts';
import { offeredHerbs } from '../reading/conversation.ts';
import type { Understanding } from '../reading/understanding.ts';
import { capital, inSentence } from '../wording/names.ts';

/** "Reflux too", after peppermint oil was named for wind: what the new complaint speaks against is taken back. */
export function takenBack(question: Understanding): readonly string[] {
  const { mentions, subject, said, person: profile } = question;
  const told = mentions.filter(({ kind, negated }) => kind === 'condition' && !negated);
  const isKnown = (id: string) => profile.conditions.some((each) => each.id === id);
  const news = told.filter(({ id }) => !isKnown(id));
  const offered = offeredHerbs(question).filter(({ name }) => said.includes(`${name} (`));
  if (news.length === 0 || offered.length === 0) return [];
  const person: Person = { ...subject.person, conditions: [...subject.person.conditions, ...news] };
  const findings = findingsAbout(offered, person).filter(
    ({ with: { id }, severity }) => severity !== 'minor' && news.some((each) => each.id === id),
  );
  return findings.slice(0, mostTakenBack).map(lineOf);
}

const mostTakenBack = 2;

function lineOf({ subject, with: other, why, advice }: Finding): string {
  return `${capital(inSentence(subject.name))}, which I named before, does not go well with ${inSentence(other.name)}. ${why} ${advice}`;
}
