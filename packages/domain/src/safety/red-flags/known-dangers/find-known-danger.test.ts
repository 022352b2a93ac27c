import { expect, test } from 'vitest';
import { alarmSources, alarmSourcesOf } from '../../../evidence/alarms/alarm-sources.ts';
import { readOfAlarms } from '../read-of-alarms.ts';
import { dangers } from './find-known-danger.ts';

test('what is grave for a person cites only what was read', () => {
  expect(dangers.length).toBeGreaterThan(60);
  for (const { id, sources } of dangers) {
    expect(
      alarmSourcesOf(sources).map((source) => source.id),
      id,
    ).toEqual(sources);
    expect(
      alarmSourcesOf(sources).filter(({ checkedOn }) => checkedOn === null),
      id,
    ).toEqual([]);
  }
});

test('no source is kept that no alarm cites', () => {
  const cited = new Set([...dangers.flatMap(({ sources }) => sources), ...Object.values(readOfAlarms).flat()]);
  expect(alarmSources.filter(({ id }) => !cited.has(id)).map(({ id }) => id)).toEqual([]);
});

test('whom an emergency tells to call, it tells the number as well', () => {
  const silent = dangers.filter(
    ({ level, paragraphs }) => level === 'emergency' && !paragraphs.join(' ').includes('911'),
  );
  expect(silent.map(({ id }) => id)).toEqual([]);
});
