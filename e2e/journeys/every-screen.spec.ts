import { expect, type Page, test } from '@playwright/test';
import { personScreens, visitorScreens } from '../screens.ts';
import { ask, openChat, signIn } from './person.ts';
import { scan } from './scan.ts';

test('every screen for visitors passes the accessibility scan and the page rules', async ({ page }) => {
  test.setTimeout(300_000);
  const troubles = watchTroubles(page);
  for (const path of visitorScreens) await inspect(page, path);
  expect(troubles).toEqual([]);
});

test('every screen for people passes the accessibility scan and the page rules', async ({ page }) => {
  test.setTimeout(300_000);
  await signIn(page, { currentMedications: 'Warfarin, Zoloft', healthConcerns: 'pregnant' });
  const troubles = watchTroubles(page);
  for (const path of personScreens) await inspect(page, path);
  await openChat(page);
  await ask(page, 'Can I take garlic capsules?');
  await expect(page.getByText('Safety note').first()).toBeVisible();
  await scan(page, 'a chat with a safety note');
  await ask(page, 'Can I take ginkgo?');
  await expect(page.getByRole('heading', { name: /^Safety note/ })).toHaveCount(2);
  await scan(page, 'a chat with two safety notes');
  expect(troubles).toEqual([]);
});

test('no screen scrolls sideways on the narrowest phone', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 640 });
  const wide: string[] = [];
  const measure = async (path: string) => {
    await settle(page, path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 320) wide.push(`${path}: ${width}`);
  };
  for (const path of visitorScreens) await measure(path);
  const { profileId } = await signIn(page);
  const put = (path: string, data: object) => page.request.post(path, { data });
  await put('/api/analyses', { labelText: 'Valerian root extract 450 mg\nPassionflower 100 mg\nMagnesium 50 mg' });
  await put(`/api/profiles/${profileId}/supplements`, { name: 'M'.repeat(80), dosage: 'n'.repeat(80) });
  await put('/api/chats', { title: 'W'.repeat(80) });
  for (const path of personScreens) await measure(path);
  await page.goto('/herb-analyzer');
  const box = page.getByText(/No camera was found|allow it for this site/).locator('..');
  await expect(box).toBeVisible();
  expect(await box.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(1);
  expect(wide).toEqual([]);
});

test('an unknown address answers 404 with a page that leads back', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** Console errors, broken content policies and anything asked of another host. */
function watchTroubles(page: Page): string[] {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML|Refused to/i.test(message.text())) troubles.push(message.text());
  });
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') troubles.push(`asked ${hostname}`);
  });
  return troubles;
}

async function inspect(page: Page, path: string): Promise<void> {
  await settle(page, path);
  await expect(page).toHaveTitle(/Herbie/);
  await expect(page.locator('h1').first(), `${path} has a heading`).toBeAttached();
  await scan(page, path);
}

async function settle(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}
