import { afterEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

interface Told {
  readonly products: readonly { readonly productName: string; readonly url: string }[];
  readonly recommended?: readonly { readonly name: string }[];
}

const shops = [
  { AFFILIATE_TAG: 'aaa-20' },
  { AFFILIATE_TAG: 'valerian-first-99' },
  { AFFILIATE_TAG: 'zzz-21', RETAILER_SEARCH_URL: 'https://shop.example/find?lang=en' },
];
const questions = ['What helps me sleep?', 'Which herbs may ease stress?', 'I feel tired. What may help with energy?'];

let running: TestApp | undefined;
afterEach(() => running?.stop());

/** What one person is offered at one shop, in its order, without the links. */
async function offered(shop: (typeof shops)[number]) {
  running = await startTestApp(shop);
  const maria = await running.signUp('maria');
  await maria.post('/api/profiles', { name: 'Maria', age: 34, currentMedications: 'Metformin' });
  const { id } = (await maria.post('/api/chats', { title: 'Sleep' })).json<{ id: number }>();
  const replies = [];
  for (const content of questions) replies.push(await maria.post(`/api/chats/${id}/messages`, { content }));
  replies.push(await maria.post('/api/analyses', { labelText: 'Lemon balm 300 mg\nValerian root 200 mg' }));
  await running.stop();
  running = undefined;
  const told = replies.map((reply) => reply.json<Told>());
  const tagged = told.flatMap(({ products }) => products).filter(({ url }) => url.includes(shop.AFFILIATE_TAG));
  return {
    tagged: tagged.length,
    names: told.map(({ products, recommended }) => [
      products.map(({ productName }) => productName),
      recommended?.map(({ name }) => name),
    ]),
  };
}

test('what is offered, and in which order, is the same whoever is paid for it', async () => {
  const first = await offered(shops[0] ?? { AFFILIATE_TAG: 'none' });
  expect(first.tagged).toBeGreaterThan(3);

  for (const shop of shops.slice(1)) expect(await offered(shop)).toEqual(first);
});
