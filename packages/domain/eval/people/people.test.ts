import { expect, test } from 'vitest';
import { countRight, isForSeveral, readPeopleLines, readWho } from './read-people.ts';

const lines = readPeopleLines();

test(
  'whom a message is for is read right of four in five lines that others wrote to be hard',
  { timeout: 120_000 },
  () => {
    const { right, of } = countRight(lines.filter((line) => !isForSeveral(line)));

    expect(of).toBeGreaterThan(1400);
    expect(right / of).toBeGreaterThan(0.8);
  },
);

test('of lines that ask for several at once half are read as all of them, and of the others hardly one as several', () => {
  const { right, of } = countRight(lines.filter(isForSeveral));
  const split = lines.filter((line) => !isForSeveral(line) && readWho(line).length > 1);

  expect(of).toBeGreaterThan(130);
  expect(right / of).toBeGreaterThan(0.5);
  expect(split.length).toBeLessThan(4);
});

test('a label that names a profile names one of the account', () => {
  const named = lines.filter(({ label }) => /^profile:\w+$/.test(label));

  expect(named.length).toBeGreaterThan(100);
  for (const { profiles, label } of named) expect(profiles.map(({ name }) => `profile:${name}`)).toContain(label);
});

test('whoever is read is somebody', () => {
  for (const who of lines.slice(0, 50).flatMap(readWho)) expect(who).toMatch(/^(?:self|writer|(?:other|profile):.+)$/);
});
