import { expect, test } from 'vitest';
import { countRight, readPeopleLines, readWho } from './read-people.ts';

const lines = readPeopleLines();

test(
  'whom a message is for is read right of four in five lines that others wrote to be hard',
  { timeout: 60_000 },
  () => {
    const { right, of } = countRight(lines);

    expect(of).toBeGreaterThan(1000);
    expect(right / of).toBeGreaterThan(0.78);
  },
);

test('a label that names a profile names one of the account', () => {
  const named = lines.filter(({ label }) => /^profile:\w+$/.test(label));

  expect(named.length).toBeGreaterThan(100);
  for (const { profiles, label } of named) expect(profiles.map(({ name }) => `profile:${name}`)).toContain(label);
});

test('whoever is read is somebody', () => {
  for (const line of lines.slice(0, 50)) expect(readWho(line)).toMatch(/^(?:self|writer|(?:other|profile):.+)$/);
});
