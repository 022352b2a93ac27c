import type { Answer, AssistantMessage } from '@herbie/contract';
import { afterEach, beforeEach, expect } from 'vitest';
import { modelKey, startAppWithModel, upstreamText } from './app-with-model.ts';
import type { FakeModelServer } from './fake-model-server.ts';
import type { Client, TestApp } from './test-app.ts';

/** What a model in good order writes: text, two herbs and a product, and one herb it made up. */
export const good = [
  'Here is what I would look at first for sleep.',
  '',
  '- [Lemon balm](herb:lemon-balm): a gentle calming herb that many people drink as a tea in the evening.',
  '- [Chamomile](herb:chamomile): a mild tea with a long tradition at bedtime.',
  '',
  'A steady bedtime and a dark, cool room often help just as much.',
  '',
  '```herbie',
  '{"herbs": ["lemon-balm", "chamomile", "made-up-herb"], "products": ["chamomile"]}',
  '```',
].join('\n');

/** A chat with a model before each test: somebody who takes Zoloft asks, and a scripted service answers. */
export function stageTalk() {
  let service: FakeModelServer;
  let running: TestApp;
  let maria: Client;
  let chat: number;
  beforeEach(() => start());
  afterEach(stop);

  async function start({ givesUpSoon = false } = {}): Promise<void> {
    ({ service, running, maria } = await startAppWithModel({ medicines: 'Zoloft 50mg', givesUpSoon }));
    chat = (await maria.post('/api/chats', {})).json<{ id: number }>().id;
  }

  async function stop(): Promise<void> {
    await running.stop();
    await service.stop();
  }

  async function send(content = 'What helps me sleep?'): Promise<Answer> {
    const reply = await maria.post(`/api/chats/${chat}/messages`, { content });
    expect(reply.statusCode).toBe(201);
    return reply.json<Answer>();
  }

  const messages = async () => (await maria.get(`/api/chats/${chat}/messages`)).json<AssistantMessage[]>();

  return {
    get service() {
      return service;
    },
    get running() {
      return running;
    },
    get maria() {
      return maria;
    },
    get chat() {
      return chat;
    },
    send,
    messages,
    /** Begins again with a model that is given up soon, for services that keep silent. */
    async restartHurried(): Promise<void> {
      await stop();
      await start({ givesUpSoon: true });
    },
    sendForStream: () =>
      maria.call(
        'POST',
        `/api/chats/${chat}/messages`,
        { content: 'What helps me sleep?' },
        { accept: 'text/event-stream' },
      ),
    /** The documented outcome of every failure: a whole answer of the built-in guide, with a line that says so. */
    async expectBuiltIn(answer: Answer, line = 'The language model could not answer just now'): Promise<void> {
      expect(answer).toMatchObject({ engine: 'built-in', status: 'complete' });
      expect(answer.content).toContain(line);
      expect(answer.recommended.length).toBeGreaterThan(0);
      expect((await messages()).at(-1)).toMatchObject({ id: answer.id, content: answer.content, status: 'complete' });
      expect(JSON.stringify({ ...answer, userMessage: null })).not.toContain(upstreamText);
      expect(running.logged.join('\n')).not.toMatch(new RegExp(`${modelKey}|${upstreamText}|What helps me sleep`));
    },
  };
}

/** What stands on screen once every event of a stream has been followed. */
export function lastShown(body: string): string {
  const blocks: string[] = [];
  for (const match of body.matchAll(/event: html\ndata: (.*)\n/g)) {
    // safe: the contract's event.
    const { block, html } = JSON.parse(match[1] ?? '{}') as { block: number; html: string };
    blocks[block] = html;
  }
  return blocks.filter((html) => html !== '').join('\n');
}
