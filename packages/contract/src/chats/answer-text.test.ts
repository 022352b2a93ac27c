import { expect, test } from 'vitest';
import { answerText } from './answer-text.ts';

const html = '<p>Try <a href="/herbs/1">chamomile</a> &amp; rest.</p><ul><li>Warm</li><li>Short</li></ul>';

test('an answer leaves as words, a line for each block', () => {
  expect(answerText(html, { withLinks: false })).toBe('Try chamomile & rest.\n- Warm\n- Short');
});

test('words that look like an entity are not read twice', () => {
  expect(answerText('<p>&amp;lt;b&amp;gt;</p>', { withLinks: false })).toBe('&lt;b&gt;');
});

test('links say where they lead when that is wished for', () => {
  expect(answerText(html, { withLinks: true })).toContain('chamomile [/herbs/1] & rest');
});

test('the cells of a row stay apart', () => {
  const table = '<table><tr><td>St John’s wort</td><td>warfarin</td></tr></table>';
  expect(answerText(table, { withLinks: false })).toMatch(/wort {2}warfarin/);
});
