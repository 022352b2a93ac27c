import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { placeOfToast } from './toast-place.ts';

/** A page with one thing at this place. */
function put(html: string): void {
  document.body.insertAdjacentHTML('beforeend', `<div id="put">${html}</div>`);
}
const at = (style: string) => `style="position: fixed; left: 0; width: 100%; height: 60px; ${style}"`;

afterEach(() => document.querySelector('#put')?.remove());

test('on a phone the bar and the headings at the top stay free', async () => {
  await page.viewport(360, 640);

  expect(placeOfToast()).toEqual({ bottom: 0, left: 0, right: 0 });
});

test('it lies above the field of a chat', async () => {
  await page.viewport(360, 640);
  put(`<form class="chat-form" ${at('bottom: 0')}></form>`);

  expect(placeOfToast()).toEqual({ bottom: 60, left: 0, right: 0 });
});

test('on a phone it lies at the top while somebody types, where no keyboard covers it, unless that is where they type', async () => {
  await page.viewport(360, 640);
  put(`<input ${at('top: 300px')}>`);
  document.querySelector('input')?.focus();
  expect(placeOfToast()).toMatchObject({ top: 0 });

  document.querySelector('#put')?.remove();
  put(`<input ${at('top: 30px')}>`);
  document.querySelector('input')?.focus();
  expect(placeOfToast()).toMatchObject({ bottom: 0 });
});

test('it leaves a warning free, on the other edge or the other side', async () => {
  await page.viewport(360, 640);
  put(`<p class="bg-avoid-tint" ${at('bottom: 40px')}>Avoid</p>`);
  expect(placeOfToast()).toMatchObject({ top: 0 });

  await page.viewport(1280, 720);
  document.querySelector('#put')?.remove();
  put(`<p class="bg-stop-tint" ${at('bottom: 40px; left: 900px; width: 300px')}>Do not combine</p>`);
  expect(placeOfToast()).toEqual({ bottom: 0, left: 0 });
});

test('where warnings stand at both sides below, it lies under the bar', async () => {
  await page.viewport(1280, 720);
  put(`<header class="site-bar" ${at('top: 0')}></header><p class="bg-stop-tint" ${at('bottom: 40px')}>Avoid</p>`);

  expect(placeOfToast()).toEqual({ top: 60, right: 0 });
});
