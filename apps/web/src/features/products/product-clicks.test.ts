import { afterEach, beforeEach, expect, test } from 'vitest';
import { countLinkClicks } from './product-clicks.ts';

let counted: unknown[] = [];
let stop = () => {};

beforeEach(() => {
  counted = [];
  globalThis.fetch = async (_url, init) => {
    counted.push(JSON.parse(String(init?.body)));
    return Response.json({ success: true });
  };
});

afterEach(() => {
  stop();
  document.body.replaceChildren();
});

function clickOn(attributes: Record<string, string>, text: string, init: MouseEventInit = {}, type = 'click') {
  const area = document.createElement('div');
  const link = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  link.append(text);
  link.addEventListener('click', (event) => event.preventDefault());
  area.append(link);
  document.body.append(area);
  stop = countLinkClicks(area, { source: 'chat', sourceId: 7 });
  link.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...init }));
}

const retailer = { rel: 'sponsored nofollow noopener' };
const search = { ...retailer, href: 'https://shop.example/s?k=Ginger+tea&tag=ours' };

test('a retailer link in the words of an answer is counted under what it is called', () => {
  clickOn(search, 'Ginger tea');
  expect(counted).toEqual([{ productName: 'Ginger tea', source: 'chat', sourceId: 7 }]);
});

test('a link without a name of its own is counted under what it searches for', () => {
  clickOn(search, 'view on the retailer');
  expect(counted).toMatchObject([{ productName: 'Ginger tea' }]);
});

test('the number of the product is taken from the link', () => {
  clickOn({ ...retailer, href: 'https://shop.example/dp/B00EXAMPLE?tag=ours' }, 'A tea');
  expect(counted).toMatchObject([{ productName: 'A tea', asin: 'B00EXAMPLE' }]);
});

test('the middle button opens the link too, the right one does not', () => {
  clickOn(search, 'Ginger tea', { button: 1 }, 'auxclick');
  expect(counted).toHaveLength(1);
  clickOn(search, 'Ginger tea', { button: 2 }, 'auxclick');
  expect(counted).toHaveLength(1);
});

test('links within the site and links that count themselves are left alone', () => {
  clickOn({ href: '/herbs/5' }, 'Ginger');
  clickOn({ ...search, 'data-counted': '' }, 'Ginger tea');
  expect(counted).toEqual([]);
});
