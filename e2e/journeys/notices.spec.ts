import { expect, type Page, test } from '@playwright/test';
import { scan } from './scan.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const cookies = (page: Page) => page.getByRole('region', { name: 'Cookie notice' });
const install = (page: Page) => page.getByRole('region', { name: 'Install Herbie' });

/** What a browser does once it finds that the app can be installed. */
function becomeInstallable(page: Page): Promise<void> {
  return page.evaluate(() => {
    const prompt = () => {
      document.documentElement.dataset['prompted'] = 'yes';
      return Promise.resolve({ outcome: 'accepted' });
    };
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });
}

for (const path of ['/', '/login']) {
  test(`on ${path} the cookie notice comes after one second, and Accept is remembered`, async ({ page }) => {
    // The page's clock stands still but for runFor: however slow the machine, a second is a second.
    await page.clock.install({ time: new Date('2026-11-20T10:00:00Z') });
    await page.clock.pauseAt(new Date('2026-11-20T10:00:01Z'));
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(400);
    await expect(page.locator('h1').first()).toBeVisible();
    await page.clock.runFor(550);
    await expect(cookies(page)).toBeHidden();
    await page.clock.runFor(100);
    await expect(cookies(page)).toBeVisible();
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(cookies(page)).toBeHidden();

    await page.reload();
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(10_000);
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(cookies(page)).toBeHidden();
  });

  test(`on ${path} the cookie notice can be closed where the browser keeps nothing`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.goto(path);
    await expect(cookies(page)).toBeVisible();
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(cookies(page)).toBeHidden();
  });

  test(`on ${path} the offer to install comes five seconds after it can be, beside the cookie notice`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await page.clock.runFor(2000);
    await becomeInstallable(page);
    await page.clock.runFor(4000);
    await expect(install(page)).toBeHidden();
    await page.clock.runFor(1500);
    await expect(install(page)).toBeVisible();
    await expect(cookies(page)).toBeVisible();
    await scan(page, `${path} with both notices`);

    await page.getByRole('button', { name: 'Install', exact: true }).click();
    expect(await page.evaluate(() => document.documentElement.dataset['prompted'])).toBe('yes');
    await expect(install(page)).toBeHidden();
  });

  test(`on ${path} an iPhone is told the way through the Share menu, and told no more once it said no`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ userAgent: iphone, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await page.clock.runFor(4000);
    await expect(install(page)).toBeHidden();
    await page.clock.runFor(2000);
    await expect(install(page)).toContainText('tap Share, then Add to Home Screen');
    await expect(page.getByRole('button', { name: 'Install', exact: true })).toBeHidden();

    await page.getByRole('button', { name: 'Not now' }).click();
    await page.reload();
    await expect(page.locator('h1').first()).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(install(page)).toBeHidden();
    await context.close();
  });
}

test('the manifest names icons that are there, one of them maskable, and start page and scope', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' });
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.status(), src).toBe(200);
    expect(icon.headers()['content-type'], src).toContain(type);
  }
});

test('whoever asks what the app is made of is given the licences of all of it', async ({ request }) => {
  const answer = await request.get('/licences.txt');
  const text = await answer.text();

  expect(answer.headers()['content-type']).toContain('text/plain');
  for (const name of ['react-dom', 'zod', 'tesseract.js-core', '@fontsource-variable/fraunces'])
    expect(text).toContain(`\n## ${name} - `);
  expect(text).toContain('SIL OPEN FONT LICENSE');
});
