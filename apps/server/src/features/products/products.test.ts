import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld } from '../../../testing/call-examples.ts';
import { type Client, startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { withoutTags } from '../../platform/product-links.ts';

let running: TestApp;
let maria: Client;
let chat: number;
beforeAll(async () => {
  running = await startTestApp({ AFFILIATE_TAG: 'ours-20', RETAILER_SEARCH_URL: 'https://shop.example/find?lang=en' });
  maria = await running.signUp('maria');
  ({ chat } = await makeWorld(maria));
});
afterAll(() => running.stop());

const save = (productName: string, more: object = {}) =>
  maria.post('/api/product-recommendations', { productName, source: 'chat', sourceId: chat, ...more });

test('a product is a plain search for its name: no order or shelf that pays more is asked for', async () => {
  const { url } = (await save('Ginger & honey tea')).json<{ url: string }>();

  expect(url).toBe('https://shop.example/find?lang=en&k=Ginger+%26+honey+tea&tag=ours-20');
});

test('a product is kept once, however its name is written, and a heart can be given and taken', async () => {
  const first = await save('Fennel  Tea');
  const second = await save('fennel tea', { isFavorite: true });

  expect([first.statusCode, second.statusCode]).toEqual([201, 200]);
  const { id } = first.json<{ id: number }>();
  expect(second.json()).toMatchObject({ id, isFavorite: true });
  const named = async () =>
    (await maria.get('/api/product-recommendations/favorites'))
      .json<{ productName: string }[]>()
      .map(({ productName }) => productName);
  expect(await named()).toEqual(['Fennel  Tea']);
  await maria.patch(`/api/product-recommendations/${id}/favorite`, { isFavorite: false });
  expect(await named()).toEqual([]);
});

test.each([
  ['https://shop.example/s?k=tea&tag=ours-20', 'https://shop.example/s?k=tea'],
  ['https://shop.example/s?tag=ours-20&k=tea', 'https://shop.example/s?k=tea'],
  ['href="https://shop.example/s?k=tea&amp;tag=ours-20"', 'href="https://shop.example/s?k=tea"'],
  ['https://shop.example/dp/B00EXAMPLE?tag=ours-20', 'https://shop.example/dp/B00EXAMPLE'],
])('in a file the address %s earns nobody anything', (text, plain) => {
  expect(withoutTags(text)).toBe(plain);
});
