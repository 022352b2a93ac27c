import type { Answer, AssistantMessage } from '@herbie/contract';
import { beforeEach, expect } from 'vitest';
import { modelKey, upstreamText } from './app-with-model.ts';
import { stageModel } from './model-stage.ts';

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

/** Somebody who takes Zoloft asks in a new chat, and a scripted service answers. */
export function stageTalk() {
  const stage = stageModel({ medicines: 'Zoloft 50mg' });
  let chat: number;
  const begin = async () => {
    chat = (await stage.maria.post('/api/chats', {})).json<{ id: number }>().id;
  };
  beforeEach(begin);

  const chatId = () => chat;

  async function restartHurried(): Promise<void> {
    await stage.restartHurried();
    await begin();
  }

  async function send(content = 'What helps me sleep?'): Promise<Answer> {
    const reply = await stage.maria.post(`/api/chats/${chat}/messages`, { content });
    expect(reply.statusCode).toBe(201);
    return reply.json<Answer>();
  }

  function sendForStream() {
    const body = { content: 'What helps me sleep?' };
    return stage.maria.call('POST', `/api/chats/${chat}/messages`, body, { accept: 'text/event-stream' });
  }

  async function messages(): Promise<AssistantMessage[]> {
    return (await stage.maria.get(`/api/chats/${chat}/messages`)).json<AssistantMessage[]>();
  }

  /** The documented outcome of every failure: a whole answer of the built-in guide, with a line that says so. */
  async function expectBuiltIn(answer: Answer, line = 'The language model could not answer just now'): Promise<void> {
    expect(answer).toMatchObject({ engine: 'built-in', status: 'complete' });
    expect(answer.content).toContain(line);
    expect(answer.recommended.length).toBeGreaterThan(0);
    expect((await messages()).at(-1)).toMatchObject({ id: answer.id, content: answer.content, status: 'complete' });
    expect(JSON.stringify({ ...answer, userMessage: null })).not.toContain(upstreamText);
    expect(stage.running.logged.join('\n')).not.toMatch(new RegExp(`${modelKey}|${upstreamText}|What helps me sleep`));
  }

  return { stage, chatId, restartHurried, send, sendForStream, messages, expectBuiltIn };
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
