import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, startTestApp, type TestApp } from '../../../testing/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await startTestApp();
});
afterAll(() => running.stop());

test('herbs stand in the order a reader looks them up, capitals or not', async () => {
  const maria = await running.signUp('maria');

  const names = (await maria.get('/api/herbs')).json<{ name: string }[]>().map(({ name }) => name);

  expect(names.indexOf('DHEA')).toBeGreaterThan(names.indexOf('Damiana'));
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en', { sensitivity: 'base' })));
});

test.each([
  ['the whole list', '/api/herbs', 'ida'],
  ['a part of it', '/api/herbs?limit=24', 'inge'],
])('%s goes out packed to whoever takes it, and not at all to whoever has it', async (_, path, username) => {
  const ida = await running.signUp(username);
  const ask = (headers: Record<string, string>) => ida.call('GET', path, undefined, headers);

  const plain = await ask({});
  const brotli = await ask({ 'accept-encoding': 'gzip, br' });
  const zipped = await ask({ 'accept-encoding': 'gzip' });
  const again = await ask({ 'if-none-match': String(plain.headers['etag']) });

  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
  expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await running.visitor().call('GET', path, undefined, { 'if-none-match': '*' })).statusCode).toBe(401);
});

test('a packing that the reader rules out is not used', async () => {
  const ira = await running.signUp('ira');
  const packing = async (accepted: string) =>
    (await ira.call('GET', '/api/herbs', undefined, { 'accept-encoding': accepted })).headers['content-encoding'];

  expect(await packing('br;q=0, gzip')).toBe('gzip');
  expect(await packing('br;q=0, gzip;q=0')).toBeUndefined();
  expect(await packing('br;q=0.5, gzip;q=0')).toBe('br');
});

test('the page of a herb tells what was studied well and did not help apart from what helps', async () => {
  const uma = await running.signUp('uma');
  const [vitaminE] = (await uma.get('/api/herbs?q=vitamin%20e')).json<{ id: number }[]>();

  const { uses } = (await uma.get(`/api/herbs/${vitaminE?.id}/monograph`)).json<{ uses: object[] }>();

  expect(uses).toContainEqual(expect.objectContaining({ use: 'heart', result: 'no-benefit' }));
});

describe('herbs for a person', () => {
  const namesFor = async (client: Client, query = '') =>
    (await client.get(`/api/herbs/recommended?limit=20${query}`)).json<{ name: string }[]>().map(({ name }) => name);

  test('fit what they are concerned about, and nothing that their medicines forbid is among them', async () => {
    const rosa = await running.signUp('rosa');
    const save = async (body: object) => (await rosa.post('/api/profiles', body)).json<{ id: number }>().id;
    await save({ name: 'Rosa', healthConcerns: 'Trouble sleeping' });
    const other = await save({ name: 'Ben', healthConcerns: 'Nausea on journeys', currentMedications: 'Warfarin' });

    const [forRosa, forBen] = [await namesFor(rosa), await namesFor(rosa, `&profileId=${other}`)];

    expect(forRosa).toContain('Valerian');
    expect(forRosa).not.toContain('Ginger');
    expect(forBen).not.toContain('Valerian');
    expect(forBen).not.toContain('Ginkgo');
  });

  test('leave out what is on their list already, and what does not go with it', async () => {
    const uma = await running.signUp('uma');
    const { id } = (await uma.post('/api/profiles', { name: 'Uma', healthConcerns: 'Poor sleep' })).json<{
      id: number;
    }>();
    expect(await namesFor(uma)).toEqual(expect.arrayContaining(['Chamomile', 'Magnesium']));

    for (const name of ['Magnesium citrate', 'Kava']) await uma.post(`/api/profiles/${id}/supplements`, { name });

    const names = await namesFor(uma);
    expect(names.length).toBeGreaterThan(3);
    expect(names).not.toContain('Magnesium');
    expect(names).not.toContain('Chamomile');
  });

  test('are none that nobody would begin with: no iron unless it is lacking, nothing that rouses a weak heart', async () => {
    const tess = await running.signUp('tess');
    const save = async (body: object) => (await tess.post('/api/profiles', body)).json<{ id: number }>().id;
    await save({ name: 'Tess', healthGoals: 'More energy' });
    const lacking = await save({ name: 'Lea', healthGoals: 'More energy', healthConcerns: 'Iron deficiency anemia' });
    const weak = await save({ name: 'Al', healthGoals: 'More energy', healthConcerns: 'Heart failure' });

    expect(await namesFor(tess)).not.toContain('Iron');
    expect(await namesFor(tess, `&profileId=${lacking}`)).toContain('Iron');
    const forAl = await namesFor(tess, `&profileId=${weak}`);
    expect(forAl.length).toBeGreaterThan(0);
    for (const rousing of ['Coffee', 'Guarana', 'Maca', 'Rhodiola']) expect(forAl).not.toContain(rousing);
  });

  test('are those of the main profile when nobody is named, and the usual ones without a profile', async () => {
    const pia = await running.signUp('pia');
    const usual = await namesFor(pia);
    const { id } = (await pia.post('/api/profiles', { name: 'Pia', healthConcerns: 'Cough' })).json<{ id: number }>();

    expect(usual).toContain('Valerian');
    expect(await namesFor(pia)).toEqual(await namesFor(pia, `&profileId=${id}`));
    expect(await namesFor(pia)).not.toEqual(usual);
  });
});
