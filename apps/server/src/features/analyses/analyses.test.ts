import type { Analysis, AnalysisSummary, PastAnalysis } from '@herbie/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { smallJpeg } from '../../../testing/call-examples.ts';
import { type Client, startTestApp, type TestApp } from '../../../testing/test-app.ts';

let running: TestApp;
let maria: Client;
beforeEach(async () => {
  running = await startTestApp();
  maria = await running.signUp('maria');
  await maria.post('/api/profiles', { name: 'Maria', age: 34 });
});
afterEach(() => running.stop());

const ginkgo = 'BRAIN PLUS\nGinkgo biloba leaf 120 mg\nZinc 15 mg\nWarning: do not use if pregnant.';
const analyse = async (body: object) => (await maria.post('/api/analyses', body)).json<Analysis>();
const list = async () => (await maria.get('/api/analyses')).json<AnalysisSummary[]>();

describe('the words of a label', () => {
  test('give its herb, amounts and warnings, and what is known of the herb', async () => {
    const analysis = await analyse({ labelText: ginkgo });

    expect(analysis).toMatchObject({
      herbName: 'Ginkgo',
      engine: 'built-in',
      label: {
        productName: 'BRAIN PLUS',
        ingredients: [
          { name: 'Ginkgo', amount: 120, unit: 'mg' },
          { name: 'Zinc', amount: 15, unit: 'mg' },
        ],
        warnings: [expect.stringContaining('pregnant')],
      },
    });
    expect(analysis.result).toContain('Never eat or use a plant on the strength of this photo.');
    expect(analysis.products.map(({ productName }) => productName)).toEqual(['Ginkgo']);
  });

  test('are checked for the person they are for, and what must not be taken is not sold to them', async () => {
    const { id: profileId } = (
      await maria.post('/api/profiles', { name: 'Ben', currentMedications: 'warfarin' })
    ).json<{ id: number }>();

    const forBen = await analyse({ labelText: ginkgo, profileId });

    expect(forBen.findings[0]).toMatchObject({ subject: { id: 'ginkgo' }, with: { id: 'warfarin' } });
    expect(forBen.products).toEqual([]);
    expect((await analyse({ labelText: ginkgo })).findings.map(({ with: other }) => other.id)).not.toContain(
      'warfarin',
    );
  });

  test('are held against the allergies of the person: what it says it contains, and what it may', async () => {
    const { id: profileId } = (await maria.post('/api/profiles', { name: 'Ben', allergies: 'milk, tree nuts' })).json<{
      id: number;
    }>();

    const { findings, products } = await analyse({
      labelText: 'Zinc 15 mg\nContains: milk, soy.\nMay contain traces of nuts.',
      profileId,
    });

    expect(findings.map(({ severity, with: { id } }) => `${severity} ${id}`)).toEqual([
      'contraindicated milk',
      'moderate tree-nut',
    ]);
    expect(products).toEqual([]);
  });

  test('that list capsule and fillers call none of them a precaution; what the label warns of is one', async () => {
    const { result } = await analyse({
      labelText: 'Ginger 250 mg\nOther ingredients: rice flour, magnesium stearate.\nKeep out of reach of children.',
    });
    const [contents = '', cautions = ''] = result.split('<h3>Precautions</h3>');

    expect(contents.split('<h3>Ingredients</h3>')[1]).toContain('Other ingredients: rice flour');
    expect(cautions).not.toContain('rice flour');
    expect(cautions).toContain('Keep out of reach of children.');
  });

  test('that hold many calming herbs tell one precaution once, with every pair it holds for', async () => {
    const { result, findings } = await analyse({
      labelText: 'Valerian 300 mg\nHops 60 mg\nPassionflower 100 mg\nLemon balm 120 mg',
    });
    const told = [...(result.split('<h3>Precautions</h3>')[1] ?? '').matchAll(/<li>(.*?)<\/li>/g)].map(
      ([, line]) => line,
    );

    expect(findings.length).toBeGreaterThan(new Set(findings.map(({ why, advice }) => `${why} ${advice}`)).size);
    expect(new Set(told).size).toBe(told.length);
    for (const { why, advice, subject, with: other } of findings) {
      const [line, ...more] = told.filter((each) => each?.endsWith(`: ${why} ${advice}`));
      expect(more).toEqual([]);
      expect(line).toContain(`${subject.name} and ${other.name}`);
    }
  });

  test('that name nothing known are told as such, with nothing to buy', async () => {
    const analysis = await analyse({ labelText: 'Grandmother’s kitchen' });

    expect(analysis.result).toContain('No herb or supplement could be recognised in this text.');
    expect(analysis).toMatchObject({ candidates: [], products: [], findings: [] });
    expect(analysis).not.toHaveProperty('matchedHerb');
  });
});

test('nothing at all, what is no picture and somebody else’s profile are refused', async () => {
  const stranger = await running.signUp('stranger');
  const { id } = (await stranger.post('/api/profiles', { name: 'S' })).json<{ id: number }>();
  const refusal = async (body: object) => (await maria.post('/api/analyses', body)).json<{ code: string }>().code;

  expect(await refusal({ labelText: '  ' })).toBe('invalid');
  expect(await refusal({ imageBase64: Buffer.from('no picture').toString('base64') })).toBe('not_an_image');
  expect(await refusal({ labelText: ginkgo, profileId: id })).toBe('profile_not_found');
  expect(await list()).toEqual([]);
});

describe('analyses of the past', () => {
  test('are listed newest first and open with what was read, but not with findings of that day', async () => {
    const first = await analyse({ labelText: ginkgo });
    const second = await analyse({ labelText: 'Valerian 400 mg', imageBase64: smallJpeg });

    const listed = await list();
    expect(listed.map(({ id, hasPicture }) => [id, hasPicture])).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
    expect(listed[1]).toMatchObject({ herbName: 'Ginkgo', productName: 'BRAIN PLUS', ingredientCount: 2 });
    expect(listed[1]).not.toHaveProperty('details');
    const past = (await maria.get(`/api/analyses/${first.id}`)).json<PastAnalysis>();
    expect(past).toMatchObject({ herbName: 'Ginkgo', label: first.label, products: first.products });
    expect(past).not.toHaveProperty('findings');
  });

  test('keep the picture they were sent with, for their owner alone', async () => {
    const { id } = await analyse({ labelText: 'Valerian 400 mg', imageBase64: smallJpeg });
    const stranger = await running.signUp('stranger');

    expect((await maria.get(`/api/analyses/${id}/image`)).headers['content-type']).toBe('image/jpeg');
    expect((await stranger.get(`/api/analyses/${id}/image`)).statusCode).toBe(404);

    await maria.delete(`/api/analyses/${id}`);
    expect((await maria.get(`/api/analyses/${id}/image`)).statusCode).toBe(404);
    expect(await list()).toEqual([]);
  });

  test('are kept up to fifty, and those of others are not counted', async () => {
    const tom = await running.signUp('tom');
    await tom.post('/api/analyses', { labelText: ginkgo });
    const ids: number[] = [];
    for (let turn = 0; turn < 52; turn += 1) ids.push((await analyse({ labelText: 'Zinc 15 mg' })).id);
    const statusOf = async (id: number | undefined) => (await maria.get(`/api/analyses/${id}`)).statusCode;

    expect([await statusOf(ids[1]), await statusOf(ids[2])]).toEqual([404, 200]);
    expect((await list()).map(({ id }) => id)).toEqual(ids.slice(2).toReversed());
    expect((await maria.get('/api/analyses?limit=100')).json()).toHaveLength(50);
    expect((await tom.get('/api/analyses')).json()).toHaveLength(1);
  });
});
