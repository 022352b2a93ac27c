import { describe, expect, test } from 'vitest';
import { modelKey, upstreamText } from '../../../testing/app-with-model.ts';
import { type Act, event, fails, says, writes } from '../../../testing/fake-model-server.ts';
import { label, sees, stagePhotos } from '../../../testing/photo-stage.ts';

const { stage, analyse } = stagePhotos();

const secretBody = `{"error":{"message":"${upstreamText} ${modelKey}"}}`;
const half = [event({ content: '{"kind":"label","text":"Vale' })];
const silent: readonly (readonly [string, Act])[] = [
  ['never answers', () => undefined],
  ['falls silent in the middle', writes(half, { end: false })],
];
const failing: readonly (readonly [string, Act, number])[] = [
  ['is cut off in the middle', writes(half, { destroy: true }), 1],
  ['ends without saying so', writes(half), 1],
  ['refuses the key', fails(401, secretBody), 1],
  ['asks for a long pause', fails(429, secretBody, { 'retry-after': '60' }), 1],
  ['fails with 500 every time', fails(500, secretBody), 3],
  ['answers an HTML page', writes([`<html><body>${upstreamText}</body></html>`], { type: 'text/html' }), 1],
  ['answers without a word', writes([event({}, 'stop')]), 1],
  ['sends one huge event', writes([`data: ${'x'.repeat(150_000)}\n\n`]), 1],
  ['reads on without end', says(`{"kind":"label","plants":[],"text":"${'Valerian '.repeat(3000)}"}`, { size: 900 }), 1],
  ['reached its length limit', says('{"kind":"label","plants":[],"text":"Valerian"}', { finish: 'length' }), 1],
  ['was stopped by its own filter', says('', { finish: 'content_filter' }), 1],
  ['refuses in words', says('I’m sorry, but I can’t help with identifying this.'), 1],
  ['answers in words around its JSON', says('Here it is: {"kind":"neither","text":"","plants":[]} Enjoy!'), 1],
  ['answers JSON of another shape', says('{"kind":"label","text":["Valerian"],"plants":{}}'), 1],
  ['answers with a kind there is not', sees({ kind: 'safe' }), 1],
  ['sends us elsewhere', (response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(), 1],
];

describe('a photo service that', () => {
  test.each(silent)('%s: the printed words are read here in time, and the result says so', async (_, act) => {
    await stage.restartHurried();
    stage.service.script(act);

    await expectReadHere();

    expect(stage.service.calls).toHaveLength(1);
  });

  test.each(failing)('%s: the printed words are read here, and the result says so', async (_, act, tries) => {
    stage.service.script(act);

    await expectReadHere();

    expect(stage.service.calls).toHaveLength(tries);
  });

  async function expectReadHere(): Promise<void> {
    const analysis = await analyse({ labelText: 'Ginkgo biloba 120 mg' });

    expect(analysis).toMatchObject({ engine: 'built-in', herbName: 'Ginkgo' });
    expect(analysis.result).toMatch(/^<p><em>The photo service could not look at this photo just now/);
    expect(JSON.stringify(analysis)).not.toMatch(new RegExp(`${modelKey}|${upstreamText}`));
    expect(stage.running.logged.join('\n')).not.toMatch(new RegExp(`${modelKey}|${upstreamText}|Ginkgo`));
  }

  test('puts its JSON into a fence is understood', async () => {
    stage.service.script(says('```json\n{"kind":"label","text":"Valerian root 400 mg","plants":[]}\n```'));

    expect(await analyse()).toMatchObject({ engine: 'model', herbName: 'Valerian' });
  });

  test('fails once with 500 is asked again', async () => {
    stage.service.script(fails(500, secretBody), label);

    expect(await analyse()).toMatchObject({ engine: 'model' });
    expect(stage.service.calls).toHaveLength(2);
  });

  test('fails five times is left alone for half a minute, then tried again', async () => {
    stage.service.script(says('no'));
    for (let round = 0; round < 6; round += 1) await analyse();
    expect(stage.service.calls).toHaveLength(5);

    stage.service.script(label);
    stage.running.clock.move(31_000);
    expect(await analyse()).toMatchObject({ engine: 'model' });
  });

  test('has cost the day’s share is not asked until tomorrow', async () => {
    const dear = `data: ${JSON.stringify({ choices: [], usage: { total_tokens: 400_000_000 } })}\n\n`;
    stage.service.script(
      writes([event({ content: '{"kind":"neither","text":"","plants":[]}' }), dear, event({}, 'stop')]),
      label,
    );

    expect(await analyse()).toMatchObject({ engine: 'model' });
    expect((await analyse()).result).toContain('share of the photo service is used up');
    expect(stage.service.calls).toHaveLength(1);
  });
});
