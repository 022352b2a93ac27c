import type { WellnessEntry } from '@herbie/contract';
import { expect, test } from 'vitest';
import { readEntries, toCsv, toJson } from './entry-files.ts';

const today = '2026-11-20';
const entry = (more: Partial<WellnessEntry> = {}): WellnessEntry => ({
  id: 1,
  profileId: 3,
  date: '2026-11-18',
  sleepQuality: 4,
  energyLevel: 3,
  stressLevel: 2,
  mood: null,
  symptoms: [],
  notes: null,
  createdAt: '2026-11-18T20:00:00.000Z',
  ...more,
});

test.each([
  ['CSV', toCsv],
  ['JSON', toJson],
])('what is exported as %s comes back as it was', (_, write) => {
  const entries = [
    entry({ mood: 5, symptoms: ['Headache', 'Sore throat'], notes: 'Late dinner, "heavy";\nslept badly' }),
    entry({ date: '2026-11-19', notes: '=SUM(1;2)', symptoms: ['- tired', '+ sick', 'itch; then a rash;'] }),
    entry({ date: '2026-11-20', notes: "'=so it was typed" }),
  ];

  const { entries: read, problems } = readEntries({ text: write(entries), today });

  expect(problems).toEqual([]);
  expect(read).toMatchObject(
    entries.map(({ date, sleepQuality, mood, symptoms, notes }) => ({ date, sleepQuality, mood, symptoms, notes })),
  );
});

test('no cell of a table can run as a formula', () => {
  const csv = toCsv([entry({ notes: '=HYPERLINK("http://x")', symptoms: ['@cmd'] })]);

  expect(csv).not.toMatch(/"[=@+-]/);
  expect(csv).toContain(`"'=HYPERLINK`);
});

test('a file never says whose entries they are', () => {
  expect(toJson([entry()])).not.toMatch(/profileId|createdAt/);
  const { entries } = readEntries({ text: JSON.stringify([{ ...entry(), profileId: 99 }]), today });
  expect(entries.map(({ date, profileId }) => [date, profileId])).toEqual([['2026-11-18', undefined]]);
});

test('rows that cannot be used are named as a spreadsheet counts them, the others are kept', () => {
  const text = [
    'date,sleepQuality,energyLevel,stressLevel',
    '2026-11-01,4,3,2',
    '2026-11-02,9,3,2',
    '',
    '2026-02-30,4,3,2',
    '2027-01-01,4,3,2',
    '2026-11-03,,3,2',
  ].join('\n');

  const { entries, problems } = readEntries({ text, today });

  expect(entries.map(({ date }) => date)).toEqual(['2026-11-01']);
  expect(problems.map((problem) => problem.slice(0, 6))).toEqual(['Row 3:', 'Row 5:', 'Row 6:', 'Row 7:']);
  expect(problems[2]).toBe('Row 6: Date cannot be in the future');
});

test('of two rows for one day the later one counts, and the earlier one is named', () => {
  const text = 'date;sleepQuality;energyLevel;stressLevel\r\n2026-11-01;1;1;1\r\n2026-11-01;5;5;5\r\n';

  const { entries, problems } = readEntries({ text, today });

  expect(entries.map(({ sleepQuality }) => sleepQuality)).toEqual([5]);
  expect(problems).toEqual(['Row 2: row 3 is for the same day, and counts instead']);
});

test('in a list without a head the entries themselves are counted', () => {
  const { problems } = readEntries({ text: JSON.stringify([entry(), { ...entry(), sleepQuality: 9 }]), today });

  expect(problems).toEqual([expect.stringMatching(/^Entry 2: /)]);
});

test('something else than entries is refused in one sentence', () => {
  for (const text of ['', 'hello', '{"a":1}', '{broken', '<svg/>'])
    expect(readEntries({ text, today })).toEqual({
      entries: [],
      problems: [expect.stringMatching(/could not be read/)],
    });
});

test('a quote that is never closed takes no other row with it', () => {
  const text = [
    'date,sleepQuality,energyLevel,stressLevel,mood,symptoms,notes',
    '2026-11-17,3,3,3,,,"slept "badly" again',
    '2026-11-18,4,3,2,,,"fine, all day"',
    '2026-11-19,9,3,2,,,',
  ].join('\n');

  const { entries, problems } = readEntries({ text, today });

  expect(entries.map(({ date, notes }) => [date, notes])).toEqual([
    ['2026-11-17', '"slept "badly" again'],
    ['2026-11-18', 'fine, all day'],
  ]);
  expect(problems).toEqual([expect.stringMatching(/^Row 4: /)]);
});

test('a table typed by hand is read by what its heads mean, and copied from a spreadsheet by its tabs', () => {
  const text = 'Date\tSleep quality\tEnergy Level\tSTRESS LEVEL\tMood\n2026-11-01\t4\t3\t2\t5\n';

  const { entries, problems } = readEntries({ text, today });

  expect(problems).toEqual([]);
  expect(entries).toMatchObject([{ date: '2026-11-01', sleepQuality: 4, energyLevel: 3, stressLevel: 2, mood: 5 }]);
});
