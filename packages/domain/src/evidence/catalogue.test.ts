import { expect, test } from 'vitest';
import { coverage } from '../safety/coverage.ts';
import { adviceSources } from './advice/advice-sources.ts';
import { alarmSources } from './alarms/alarm-sources.ts';
import { listSources } from './catalogue.ts';

const everySource = [...listSources(), ...alarmSources, ...adviceSources];

test('the count of sources read holds exactly those with a day on which they were read', () => {
  const { sources, sourcesRead, sourcesReadOn } = coverage();
  const unread = listSources().filter(({ checkedOn }) => checkedOn === null);
  expect(sourcesRead).toBeGreaterThan(100);
  expect(sourcesRead + unread.length).toBe(sources);
  expect(sourcesReadOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test('no source was read before it could have been published', () => {
  const early = everySource.filter(
    ({ year, checkedOn }) => checkedOn !== null && year !== null && Number(checkedOn.slice(0, 4)) < year,
  );
  expect(early).toEqual([]);
});

test('an address of a source is one a browser can open', () => {
  const odd = everySource.filter(({ url }) => url !== null && !/^https?:\/\/[^\s]+$/.test(url));
  expect(odd).toEqual([]);
});

test('no source leads to a copy that somebody uploaded', () => {
  const uploads =
    /scribd\.|docslib\.|docobook\.|yumpu\.|coek\.info|slideshare\.|studylib\.|studymode\.|blogspot\.|healthunlocked\.|docksci\.|zlibrary\.|goosexx\.|zhixidata\.|doctorlib\.|paperexplained\./;
  expect(everySource.filter(({ url }) => url !== null && uploads.test(url))).toEqual([]);
});

test('a publication is held once: no two sources share publisher, title and year, or an address', () => {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const marks = everySource.flatMap(({ publisher, title, year, url }) => [
    [plain(publisher), plain(title), year].join(' | '),
    ...(url === null ? [] : [url.replace(/^https?:\/\/(?:www\.)?|\/$/g, '').toLowerCase()]),
  ]);
  expect(marks.filter((mark, place) => marks.indexOf(mark) !== place)).toEqual([]);
});

test('no source was written by a machine that answers questions', () => {
  const machines = /droracle\.|chatgpt|perplexity\.ai|copilot\.microsoft|gemini\.google/;
  expect(everySource.filter(({ url, publisher }) => machines.test(`${url} ${publisher}`))).toEqual([]);
});

test('the version of the knowledge tells the last day on which a source was read', () => {
  const { version, sourcesReadOn } = coverage();
  expect(version).toMatch(/^\d{4}\.\d\d\.\d\d\+[0-9a-f]{8}$/);
  expect(version.slice(0, 10).replaceAll('.', '-')).toBe(sourcesReadOn);
});
