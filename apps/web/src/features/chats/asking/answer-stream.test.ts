import { expect, test } from 'vitest';
import { readAnswer } from './answer-stream.ts';

const done = (id: number) => `event: done\ndata: {"id":${id},"content":"<p>Both calm.</p>"}\n\n`;
const block = (text: string) => `event: html\ndata: ${JSON.stringify({ block: 0, html: text })}\n\n`;

/** A reply that arrives in the given pieces of bytes. */
function replyOf(pieces: readonly Uint8Array[]): Response {
  return new Response(
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece);
        controller.close();
      },
    }),
  );
}

const bytes = (text: string) => new TextEncoder().encode(text);

async function read(pieces: readonly Uint8Array[]) {
  const names: string[] = [];
  const texts: string[] = [];
  const answer = readAnswer(replyOf(pieces), (event) => {
    names.push(event.event);
    if (event.event === 'html') texts.push(event.data.html);
  });
  return { answer, names, texts };
}

test('an answer is shown block by block and given whole at its end', async () => {
  const { answer, names, texts } = await read([bytes(block('<p>One</p>')), bytes(block('<p>Two</p>') + done(7))]);
  expect((await answer).id).toBe(7);
  expect(names).toEqual(['html', 'html', 'done']);
  expect(texts).toEqual(['<p>One</p>', '<p>Two</p>']);
});

test('an answer cut anywhere on its way, even inside a letter, reads the same', async () => {
  const whole = bytes(`${block('<p>Kräutertee – für „Zoë“ 🌿</p>')}: heartbeat\n\n${done(8)}`);
  const { answer, texts } = await read([...whole].map((byte) => Uint8Array.of(byte)));
  expect((await answer).id).toBe(8);
  expect(texts).toEqual(['<p>Kräutertee – für „Zoë“ 🌿</p>']);
});

test('heartbeats are no part of an answer', async () => {
  const { answer, names } = await read([bytes(`: beat\n\n: beat\n\n${done(9)}`)]);
  expect((await answer).id).toBe(9);
  expect(names).toEqual(['done']);
});

test('an answer that breaks off is told as one', async () => {
  const { answer } = await read([bytes(block('<p>One</p>'))]);
  await expect(answer).rejects.toThrow('the answer broke off');
});

test('an error on the way ends the answer with its sentence', async () => {
  const { answer } = await read([bytes('event: error\ndata: {"message":"Try again later."}\n\n')]);
  await expect(answer).rejects.toThrow('Try again later.');
});
