import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { whoAreMeant } from '../../src/advisor/reading/household/who-are-meant.ts';
import { readSubject } from '../../src/advisor/reading/person/read-subject.ts';
import { readPerson } from '../../src/safety/person/person.ts';

/** A message that was written to tell for whom its question is, by somebody who did not know the program. */
export interface PeopleLine {
  readonly id: string;
  readonly profiles: readonly { readonly name: string; readonly age?: number; readonly gender?: string }[];
  readonly turns: readonly string[];
  /** "self", "profile:Leo", "other:mother(79)", "writer" (who has no profile), "nobody", or several joined with "+". */
  readonly label: string;
}

/** All lines of the folder: each file is by another writer, and named for what its lines turn on. */
export function readPeopleLines(): readonly PeopleLine[] {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.tsv'));
  return files.flatMap((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('#'))
      .map(toLine),
  );
}

function toLine(line: string): PeopleLine {
  const [id = '', chosen = '{}', others = '[]', earlier = '', message = '', label = ''] = line.split('\t');
  // safe: the files hold profiles as JSON, one and then several.
  const profiles = [JSON.parse(chosen), ...JSON.parse(others || '[]')] as PeopleLine['profiles'];
  const turns = [...earlier.split(' | '), message].map((turn) => turn.trim()).filter((turn) => turn !== '');
  return { id, profiles, turns, label: label.trim() };
}

/** Those the advisor takes a line to be for, in the words of the labels; "nobody" reads as "self". */
export function readWho({ profiles, turns }: PeopleLine): readonly string[] {
  const household = profiles.map((profile) => ({
    ...profile,
    ageYears: profile.age ?? null,
    gender: profile.gender ?? null,
    isMain: profile === mainOf(profiles),
  }));
  const [chosen] = household;
  if (chosen === undefined) throw new Error('a line needs a profile');
  const history = turns.slice(0, -1).flatMap((text) => [
    { role: 'user' as const, text, profile: chosen },
    { role: 'assistant' as const, text: 'Here is what I found.' },
  ]);
  const person = readPerson(chosen);
  const meant = whoAreMeant({ question: turns.at(-1) ?? '', history, chosen, person, household });
  return meant.map(({ profile, question, history: told }) => {
    if (profile !== chosen) return `profile:${profile.name}`;
    const subject = readSubject({ question, history: told, person, profileName: chosen.name });
    if (subject.isOther && subject.isOfProfile !== true) return `other:${subject.who.replace(/^your /, '')}`;
    return subject.isWriter === true ? 'writer' : 'self';
  });
}

/** A child's profile is not the main one where a grown-up has one too. */
function mainOf(profiles: PeopleLine['profiles']) {
  const [chosen] = profiles;
  const grown = profiles.find(({ age = 0 }) => age >= 18);
  return (chosen?.age ?? 0) < 16 && grown !== undefined ? grown : chosen;
}

/** How many lines are read right. Of somebody without a profile it counts that it is somebody else. */
export function countRight(lines: readonly PeopleLine[]): { readonly right: number; readonly of: number } {
  const people = lines.filter(({ label }) => !ofAnimals.test(label));
  return { right: people.filter(isRight).length, of: people.length };
}

/** Whether a line asks for several at once. */
export function isForSeveral({ label }: PeopleLine): boolean {
  return label.includes('+');
}

function isRight(line: PeopleLine): boolean {
  const labels = line.label.split('+').map(asKind).toSorted();
  return labels.join('+') === readWho(line).map(asKind).toSorted().join('+');
}

function asKind(label: string): string {
  if (label.startsWith('other:')) return 'other';
  return label === 'nobody' ? 'self' : label.trim();
}

/** Animals have answers of their own, whoever is asked for. */
const ofAnimals = /\bother:(?:dog|cat|budgie|horse|parrot|tortoise|rabbit|hamster|puppy|hen|goat|guinea pig)/;
