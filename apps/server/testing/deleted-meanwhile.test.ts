import { afterEach, expect, test } from 'vitest';
import { AssistantFailure, type LanguageModel } from '../src/platform/assistant/language-model.ts';
import { smallJpeg } from './call-examples.ts';
import { type Client, startTestApp, type TestApp } from './test-app.ts';

let running: TestApp | undefined;

afterEach(async () => {
  await running?.stop();
  running = undefined;
});

/** A service that answers nothing, but not before the account of who asks has been deleted. */
function deletingModel(asker: () => Client): LanguageModel {
  return {
    name: 'a-model',
    service: 'a service',
    // oxlint-disable-next-line require-yield -- it fails before it has said anything
    async *stream() {
      await asker().delete('/api/account', { password: 'correct horse' });
      throw new AssistantFailure('empty');
    },
  };
}

test('what was still being written for an account that is deleted meanwhile is not found, and no failure', async () => {
  let maria: Client | undefined;
  const asker = () => maria ?? expect.fail('nobody asks');
  const model = deletingModel(asker);
  running = await startTestApp({}, { model, photoModel: model });

  maria = await running.signUp('maria');
  const chat = (await maria.post('/api/chats', {})).json<{ id: number }>().id;
  const message = await maria.post(`/api/chats/${chat}/messages`, { content: 'What helps me sleep?' });
  expect(message.statusCode, message.body).toBe(404);

  maria = await running.signUp('maria');
  const analysis = await maria.post('/api/analyses', { imageBase64: smallJpeg });
  expect(analysis.statusCode, analysis.body).toBe(404);
  expect((await running.signUp('maria')).cookie()).not.toBe('');
});
