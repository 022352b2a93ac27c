import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FakeModelServer, startFakeModelServer, writes } from '../../../../testing/fake-model-server.ts';
import { AssistantFailure, type ModelPiece, type ModelRequest } from '../../../platform/assistant/language-model.ts';
import { createLanguageModel, createPhotoModel } from './create.ts';
import { defaultRequestLimits } from './request-limits.ts';

let service: FakeModelServer;
beforeEach(async () => {
  service = await startFakeModelServer();
});
afterEach(() => service.stop());

const requestLimits = { ...defaultRequestLimits, firstByteMs: 500, silenceMs: 500, totalMs: 1000, backoffMs: 5 };
const call = { id: 'call_0', name: 'search_herbs', argumentsText: '{"query":"sleep"}' };
const asked: Omit<ModelRequest, 'signal'> = {
  instructions: 'Be kind.',
  turns: [
    { role: 'user', text: 'Hello' },
    { role: 'assistant', text: 'Let me look.', calls: [call] },
    { role: 'tool', call, text: '{"herbs":[]}' },
  ],
  tools: [{ name: 'search_herbs', description: 'Finds herbs.', parameters: { type: 'object', properties: {} } }],
  maxTokens: 900,
};

async function ask(provider: 'openai' | 'anthropic' | 'google') {
  const model = createLanguageModel(
    { AI_PROVIDER: provider, AI_MODEL: 'some-model', AI_BASE_URL: service.baseUrl, AI_API_KEY: 'sk-test' },
    requestLimits,
  );
  const pieces: ModelPiece[] = [];
  for await (const piece of model?.stream({ ...asked, signal: new AbortController().signal }) ?? []) pieces.push(piece);
  return {
    pieces,
    call: service.calls.at(-1),
    body: JSON.parse(service.calls.at(-1)?.text ?? '{}') as Record<string, unknown>,
  };
}

const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const named = (type: string, value: object) => `event: ${type}\n${data({ type, ...value })}`;

describe('Anthropic', () => {
  const begin = named('message_start', { message: { usage: { input_tokens: 20 } } });
  const end =
    named('message_delta', { delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 5 } }) +
    named('message_stop', {});

  test('is asked in its own format and heard piece by piece', async () => {
    service.script(
      writes([
        begin,
        named('ping', {}),
        named('content_block_delta', { index: 0, delta: { type: 'text_delta', text: 'Hi' } }),
        end,
      ]),
    );

    const { pieces, call: sent, body } = await ask('anthropic');

    expect(pieces).toEqual([
      { kind: 'text', text: 'Hi' },
      { kind: 'usage', tokens: 25 },
      { kind: 'end', reason: 'stop' },
    ]);
    expect(sent?.path).toBe('/v1/messages');
    expect(sent?.headers['x-api-key']).toBe('sk-test');
    expect(body).toMatchObject({
      model: 'some-model',
      system: 'Be kind.',
      max_tokens: 900,
      stream: true,
      messages: [
        { role: 'user', content: [{ type: 'text', text: 'Hello' }] },
        {
          role: 'assistant',
          content: [{ type: 'text' }, { type: 'tool_use', id: 'call_0', input: { query: 'sleep' } }],
        },
        { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'call_0' }] },
      ],
    });
  });

  test('may call a tool', async () => {
    service.script(
      writes([
        begin,
        named('content_block_start', {
          index: 0,
          content_block: { type: 'tool_use', id: 't1', name: 'read_trends', input: {} },
        }),
        named('content_block_delta', { index: 0, delta: { type: 'input_json_delta', partial_json: '{"days"' } }),
        named('content_block_delta', { index: 0, delta: { type: 'input_json_delta', partial_json: ':14}' } }),
        named('message_delta', { delta: { stop_reason: 'tool_use' }, usage: { output_tokens: 5 } }),
        named('message_stop', {}),
      ]),
    );

    expect((await ask('anthropic')).pieces).toContainEqual({
      kind: 'call',
      call: { id: 't1', name: 'read_trends', argumentsText: '{"days":14}' },
    });
  });

  test('that breaks off or reports an error fails as one that does', async () => {
    service.script(writes([begin, named('content_block_delta', { index: 0, delta: { text: 'Hi' } })]));
    await expect(ask('anthropic')).rejects.toMatchObject({ reason: 'cut' });
    service.script(writes([begin, named('error', { error: { type: 'overloaded_error', message: 'sk-test' } })]));
    await expect(ask('anthropic')).rejects.toEqual(new AssistantFailure('broken'));
  });
});

describe('Google', () => {
  test('is asked in its own format and heard piece by piece, without its thoughts', async () => {
    service.script(
      writes([
        data({ candidates: [{ content: { parts: [{ text: 'secret thought', thought: true }, { text: 'Hi' }] } }] }),
        data({
          candidates: [{ content: { parts: [] }, finishReason: 'STOP' }],
          usageMetadata: { totalTokenCount: 30 },
        }),
      ]),
    );

    const { pieces, call: sent, body } = await ask('google');

    expect(pieces).toEqual([
      { kind: 'text', text: 'Hi' },
      { kind: 'usage', tokens: 30 },
      { kind: 'end', reason: 'stop' },
    ]);
    expect(sent?.path).toBe('/v1/models/some-model:streamGenerateContent?alt=sse');
    expect(sent?.headers['x-goog-api-key']).toBe('sk-test');
    expect(body).toMatchObject({
      systemInstruction: { parts: [{ text: 'Be kind.' }] },
      generationConfig: { maxOutputTokens: 900 },
      contents: [
        { role: 'user' },
        {
          role: 'model',
          parts: [{ text: 'Let me look.' }, { functionCall: { name: 'search_herbs', args: { query: 'sleep' } } }],
        },
        { role: 'user', parts: [{ functionResponse: { name: 'search_herbs' } }] },
      ],
    });
  });

  test('may call a tool, and a blocked answer is a refusal', async () => {
    service.script(
      writes([
        data({
          candidates: [
            {
              content: { parts: [{ functionCall: { name: 'read_trends', args: { days: 7 } } }] },
              finishReason: 'STOP',
            },
          ],
        }),
      ]),
    );
    expect((await ask('google')).pieces.at(-1)).toEqual({ kind: 'end', reason: 'calls' });
    service.script(writes([data({ promptFeedback: { blockReason: 'SAFETY' } })]));
    await expect(ask('google')).rejects.toMatchObject({ reason: 'refused' });
    service.script(writes([data({ candidates: [{ content: { parts: [{ text: 'Hi' }] }, finishReason: 'SAFETY' }] })]));
    await expect(ask('google')).rejects.toMatchObject({ reason: 'refused' });
  });
});

test('OpenAI itself is asked with its newer name for the limit', async () => {
  service.script(
    writes([data({ choices: [{ delta: { content: 'Hi' }, finish_reason: 'stop' }] }), 'data: [DONE]\n\n']),
  );

  const { body, call: sent } = await ask('openai');

  expect(body).toMatchObject({
    max_completion_tokens: 900,
    messages: [{ role: 'system' }, { role: 'user' }, { role: 'assistant' }, { role: 'tool' }],
  });
  expect(body).not.toHaveProperty('max_tokens');
  expect(sent?.headers.authorization).toBe('Bearer sk-test');
});

test('a server that cannot be reached at all is a failure like any other', async () => {
  const model = createLanguageModel(
    { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_API_KEY: undefined },
    requestLimits,
  );
  const listen = async () => {
    for await (const _ of model?.stream({ ...asked, signal: new AbortController().signal }) ?? []) break;
  };

  await expect(listen()).rejects.toBeInstanceOf(AssistantFailure);
});

test.each([
  [
    'openai',
    {
      messages: [
        { role: 'system', content: 'Be kind.' },
        {
          role: 'user',
          content: [
            { type: 'text', text: 'The photo.' },
            { type: 'image_url', image_url: { url: 'data:image/jpeg;base64,/9j/' } },
          ],
        },
      ],
    },
  ],
  [
    'anthropic',
    {
      messages: [
        {
          role: 'user',
          content: [
            { type: 'image', source: { type: 'base64', media_type: 'image/jpeg', data: '/9j/' } },
            { type: 'text', text: 'The photo.' },
          ],
        },
      ],
    },
  ],
  [
    'google',
    {
      contents: [
        { role: 'user', parts: [{ inlineData: { mimeType: 'image/jpeg', data: '/9j/' } }, { text: 'The photo.' }] },
      ],
    },
  ],
] as const)('%s is shown a photo in its own format, by the model named for photos', async (provider, format) => {
  const settings = { AI_PROVIDER: provider, AI_MODEL: 'words', AI_BASE_URL: service.baseUrl, AI_API_KEY: 'sk-test' };
  const model = createPhotoModel({ ...settings, AI_VISION_MODEL: 'eyes' }, requestLimits);
  service.script(writes(['data: {}\n\n']));
  const turns = [{ role: 'user', text: 'The photo.', jpegBase64: '/9j/' }] as const;
  const look = async () => {
    const signal = new AbortController().signal;
    for await (const _ of model?.stream({ ...asked, turns, tools: [], signal }) ?? []) break;
  };

  await expect(look()).rejects.toBeInstanceOf(AssistantFailure);
  const [sent] = service.calls;
  expect(JSON.parse(sent?.text ?? '{}')).toMatchObject(format);
  expect(`${sent?.path} ${sent?.text}`).toContain('eyes');
});

test('without a model named for photos nothing looks at them', () => {
  const settings = { AI_PROVIDER: 'openai', AI_MODEL: 'words', AI_BASE_URL: undefined, AI_API_KEY: 'k' } as const;
  expect(createPhotoModel({ ...settings, AI_VISION_MODEL: undefined })).toBeNull();
});

test('without a provider there is no model', () => {
  expect(
    createLanguageModel({ AI_PROVIDER: 'built-in', AI_MODEL: 'm', AI_BASE_URL: undefined, AI_API_KEY: 'k' }),
  ).toBeNull();
});
