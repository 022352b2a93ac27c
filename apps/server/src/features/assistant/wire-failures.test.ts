import { describe, expect, test } from 'vitest';
import { modelKey, upstreamText } from '../../../testing/app-with-model.ts';
import { type Act, event, fails, says, writes } from '../../../testing/fake-model-server.ts';
import { good, lastShown, stageTalk } from '../../../testing/talk-stage.ts';

const { chatId, stage, expectBuiltIn, messages, restartHurried, send, sendForStream } = stageTalk();

const secretBody = `{"error":{"message":"${upstreamText} ${modelKey}"}}`;
const half = [event({ content: `${good.slice(0, 220)}\n\n` })];
const silent: readonly (readonly [string, Act])[] = [
  ['never answers', () => undefined],
  ['answers too slowly', writes([': wait\n\n', ': wait\n\n', ...half], { pauseMs: 600 })],
  ['falls silent in the middle', writes(half, { end: false })],
  [
    'keeps the line open with comments for ever',
    writes(
      Array.from({ length: 60 }, () => ': ping\n\n'),
      { end: false, pauseMs: 50 },
    ),
  ],
];
const failing: readonly (readonly [string, Act, number])[] = [
  ['is cut off in the middle', writes(half, { destroy: true }), 1],
  ['ends without saying so', writes(half), 1],
  ['sends an event that is no JSON', writes([...half, 'data: {"choices": [\n\n', event({}, 'stop')]), 1],
  ['sends JSON of another shape', writes(['data: {"choices":"yes"}\n\n']), 1],
  ['sends an error in the stream', writes([...half, `data: ${secretBody}\n\n`]), 1],
  ['refuses the key', fails(401, secretBody), 1],
  ['knows no such model', fails(404, secretBody), 1],
  ['asks for a long pause', fails(429, secretBody, { 'retry-after': '60' }), 1],
  ['fails with 500 every time', fails(500, secretBody), 3],
  ['answers an HTML page', writes([`<html><body>${upstreamText}</body></html>`], { type: 'text/html' }), 1],
  ['answers an HTML page with an error', writes([`<h1>${upstreamText}</h1>`], { type: 'text/html' }), 1],
  ['answers an empty body', writes([]), 1],
  ['answers without a word', writes([event({}, 'stop')]), 1],
  ['answers with a null text', writes([event({ content: null }, 'stop')]), 1],
  ['sends one huge event', writes([`data: ${'x'.repeat(150_000)}\n\n`]), 1],
  ['floods', writes(Array.from({ length: 400 }, () => `: ${'x'.repeat(1000)}\n\n`)), 1],
  ['was stopped by its own filter', says('', { finish: 'content_filter' }), 1],
  ['sends us elsewhere', (response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(), 1],
];

describe('a model that', () => {
  test.each(silent)('%s: the built-in guide answers in time and says so', async (_, act) => {
    await restartHurried();
    stage.service.script(act);

    await expectBuiltIn(await send());

    expect(stage.service.calls).toHaveLength(1);
  });

  test.each(failing)('%s: the built-in guide answers and says so', async (_, act, tries) => {
    stage.service.script(act);

    await expectBuiltIn(await send());

    expect(stage.service.calls).toHaveLength(tries);
  });

  test('talks without end: it is stopped at the cap, and what was whole is kept', async () => {
    stage.service.script(
      says('Chamomile is a mild tea that people have long enjoyed in the evening.\n\n'.repeat(400), { size: 2000 }),
    );

    const answer = await send();

    expect(answer).toMatchObject({ engine: 'model', status: 'complete' });
    expect(answer.content.length).toBeLessThan(24_000);
  });

  test.each([
    [500, {}],
    [503, {}],
    [429, { 'retry-after': '0' }],
  ])('fails once with %i is asked again before anything was shown', async (status, headers) => {
    stage.service.script(fails(status, secretBody, headers), says(good));

    expect(await send()).toMatchObject({ engine: 'model' });
    expect(stage.service.calls).toHaveLength(2);
  });

  test('breaks off after words were shown is not asked again, and its words do not stay', async () => {
    stage.service.script(
      writes([event({ content: 'Chamomile is a mild tea.\n\nAnd' })], { destroy: true }),
      says(good),
    );

    const reply = await sendForStream();

    expect(stage.service.calls).toHaveLength(1);
    expect(reply.body).toContain('Chamomile is a mild tea.');
    const stored = (await messages()).at(-1);
    expect(stored).toMatchObject({ engine: 'built-in', status: 'complete' });
    expect(stored?.content).not.toContain('Chamomile is a mild tea.');
    expect(lastShown(reply.body)).toBe(stored?.content);
  });
});

describe('a service in trouble', () => {
  test('is left alone after five failures, tried once half a minute later, and used again when it answers', async () => {
    stage.service.script(writes([]));
    for (let round = 0; round < 6; round += 1) await expectBuiltIn(await send());
    expect(stage.service.calls).toHaveLength(5);

    stage.running.clock.move(31_000);
    await send();
    expect(stage.service.calls).toHaveLength(6);
    await send();
    expect(stage.service.calls).toHaveLength(6);

    stage.running.clock.move(31_000);
    stage.service.script(says(good));
    expect(await send()).toMatchObject({ engine: 'model' });
    expect(await send()).toMatchObject({ engine: 'model' });
  });

  test('is no better for an answer that was stopped before it said a word', async () => {
    stage.service.script(writes([]));
    for (let round = 0; round < 4; round += 1) await send();
    await stage.maria.post(`/api/chats/${chatId()}/stop`, { askId: 'a1' });
    await stage.maria.post(`/api/chats/${chatId()}/messages`, { content: 'What helps me sleep?', askId: 'a1' });

    for (let round = 0; round < 2; round += 1) await send();

    expect(stage.service.calls).toHaveLength(5);
  });

  test('uses up nobody’s share of the day while it is left alone', async () => {
    const { limits } = stage.running.app.deps;
    const day = stage.running.clock.now().toISOString().slice(0, 10);
    const { id } = (await stage.maria.get('/api/auth/me')).json<{ user: { id: number } }>().user;
    // Of 100 000 answers, as many as the tests' scale leaves, seven are left.
    await limits.note('modelAnswersPerUser', `${id} ${day}`, 99_993);
    stage.service.script(writes([]));
    for (let round = 0; round < 8; round += 1) await expectBuiltIn(await send());

    stage.running.clock.move(31_000);
    stage.service.script(says(good));

    expect(await send()).toMatchObject({ engine: 'model' });
    expect(await send()).toMatchObject({ engine: 'model' });
    await expectBuiltIn(await send(), 'share of language-model answers is used up');
  });

  test('that asked for a pause gets it', async () => {
    stage.service.script(fails(429, secretBody, { 'retry-after': '90' }), says(good));
    await send();
    stage.running.clock.move(60_000);
    await send();
    expect(stage.service.calls).toHaveLength(1);

    stage.running.clock.move(31_000);
    expect(await send()).toMatchObject({ engine: 'model' });
  });
});
