import { expect, test } from 'vitest';
import { alarmSourcesOf } from '../../evidence/alarms/alarm-sources.ts';
import { rules } from './all-rules.ts';
import { findRedFlag } from './find-red-flag.ts';
import { readOfAlarms } from './read-of-alarms.ts';

test('what was read stands with a rule that exists, and was read', () => {
  const ids = new Set(rules.map(({ id }) => id));
  for (const [id, sources] of Object.entries(readOfAlarms)) {
    expect(ids.has(id), id).toBe(true);
    expect(
      alarmSourcesOf(sources)
        .filter(({ checkedOn }) => checkedOn !== null)
        .map((source) => source.id),
      id,
    ).toEqual(sources);
  }
});

test('an alarm tells what was read about it', () => {
  expect(findRedFlag('her face drooped on one side and her speech is slurred')?.sources).toEqual(
    readOfAlarms['stroke'],
  );
  expect(findRedFlag('the baby swallowed a button battery')?.sources).toEqual(readOfAlarms['swallowed-object']);
});

test('every alarm names a source', () => {
  expect(rules.filter(({ sources = [] }) => sources.length === 0).map(({ id }) => id)).toEqual([]);
});
