import { expect, test } from 'vitest';
import { eventsOf } from './sse.ts';

async function read(chunks: readonly string[], maxLine: number): Promise<string[]> {
  async function* bytes() {
    for (const chunk of chunks) yield new TextEncoder().encode(chunk);
  }
  const events: string[] = [];
  for await (const event of eventsOf(bytes(), maxLine)) events.push(event);
  return events;
}

test('a service may send many short events at once: only a line has a length', async () => {
  const chunk = 'data: one\n\ndata: two\r\n\r\ndata: three\n\n';

  expect(await read([chunk], 12)).toEqual(['one', 'two', 'three']);
});

test.each([
  ['in one piece', ['data: one\n\n', `data: ${'x'.repeat(20)}\n\n`]],
  ['in pieces that never end', Array.from({ length: 5 }, () => 'data')],
])('a line that is too long is refused, %s', async (_, chunks) => {
  await expect(read(chunks, 12)).rejects.toMatchObject({ reason: 'too-long' });
});
