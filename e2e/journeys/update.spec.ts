import { expect, type Page, test } from '@playwright/test';
import { serveTwoVersions } from '../two-versions.ts';

const keptFiles = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('herbie-files')).keys()).map(({ url }) => url).join('\n'));

/** As a link in the app does it: in place, without loading the page anew. */
async function goInPlace(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

test('a page that is open while a new version comes goes on, and the next visit has the new one', async ({ page }) => {
  const site = await serveTwoVersions('how-it-works-screen');
  try {
    await page.goto(`${site.url}/login`);
    await expect.poll(() => keptFiles(page)).toContain(site.oldFile);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));

    site.update();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect.poll(() => keptFiles(page)).toContain(site.newFile);

    await goInPlace(page, '/how-it-works');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/How Herbie works/i);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/How Herbie works/i);
    expect(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))).toContain(
      `${site.url}/assets/${site.newFile}`,
    );
  } finally {
    await site.stop();
  }
});
