import type { Answer } from '@herbie/contract';
import { expect, test } from 'vitest';
import { event, writes } from '../../../testing/fake-model-server.ts';
import { good, stageTalk } from '../../../testing/talk-stage.ts';
import { until } from '../../../testing/until.ts';

const { stage, chatId, messages } = stageTalk();

test('a person who leaves loses nothing: the answer is finished and stored', async () => {
  stage.service.script(writes([event({ content: `${good}\n\n` }), event({}, 'stop')], { pauseMs: 60 }));
  const address = await stage.running.app.http.listen({ port: 0, host: '127.0.0.1' });
  const leave = new AbortController();
  const reply = await fetch(`${address}/api/chats/${chatId()}/messages`, {
    method: 'POST',
    headers: { cookie: stage.maria.cookie(), 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ content: 'What helps me sleep?' }),
    signal: leave.signal,
  });
  await reply.body?.getReader().read();
  leave.abort();

  await until(async () => (await messages()).at(-1)?.status === 'complete');
  expect((await messages()).at(-1)).toMatchObject({ engine: 'model' });
  expect(stage.service.open()).toBe(0);
});

test('a person who stops keeps the blocks shown so far with their warnings, and the service is hung up on', async () => {
  stage.service.script(writes([event({ content: 'Ginger is well studied for nausea.\n\nAnd it' })], { end: false }));
  const address = await stage.running.app.http.listen({ port: 0, host: '127.0.0.1' });
  const reply = await fetch(`${address}/api/chats/${chatId()}/messages`, {
    method: 'POST',
    headers: { cookie: stage.maria.cookie(), 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ content: 'Something for nausea?' }),
  });
  const shown = reply.body?.getReader();
  await readUntil(shown, 'Ginger is well studied');
  await stage.maria.post(`/api/chats/${chatId()}/stop`);
  await readUntil(shown, 'event: done');

  const answer = (await messages()).at(-1);

  expect(answer).toMatchObject({ status: 'stopped', engine: 'model', products: [], recommended: [] });
  expect(answer?.content).toContain('Ginger is well studied');
  expect(answer?.content).not.toContain('And it');
  await until(() => stage.service.open() === 0);
  expect(stage.service.aborted()).toBe(1);
});

test('a stop that comes before the question asks the service nothing, and nothing is said', async () => {
  stage.service.script(writes([event({ content: `${good}\n\n` }), event({}, 'stop')]));
  await stage.maria.post(`/api/chats/${chatId()}/stop`, { askId: 'a1' });

  await stage.maria.post(`/api/chats/${chatId()}/messages`, { content: 'What helps me sleep?', askId: 'a1' });

  expect((await messages()).at(-1)).toMatchObject({ status: 'stopped', content: '', findings: [], sources: [] });
  expect(stage.service.calls).toHaveLength(0);
});

async function readUntil(stream: ReadableStreamDefaultReader<Uint8Array> | undefined, words: string): Promise<void> {
  const decoder = new TextDecoder();
  for (let text = ''; !text.includes(words);) {
    const piece = await stream?.read();
    if (piece?.value === undefined) throw new Error(`ended before "${words}": ${text}`);
    text += decoder.decode(piece.value, { stream: true });
  }
}

test('a server that ends does not wait for a model: it hangs up, and the built-in guide finishes', async () => {
  stage.service.script(() => undefined);
  const sending = stage.maria.post(`/api/chats/${chatId()}/messages`, { content: 'What helps me sleep?' });
  await until(() => stage.service.open() === 1);
  await stage.running.app.stop();

  expect((await sending).json<Answer>()).toMatchObject({ engine: 'built-in', status: 'complete' });
  await until(() => stage.service.aborted() === 1);
  expect(stage.service.calls).toHaveLength(1);
});
