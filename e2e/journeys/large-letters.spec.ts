import { expect, test } from '@playwright/test';
import config from '../playwright.config.ts';
import { personScreens, visitorScreens } from '../screens.ts';
import { ask, openChat, signIn } from './person.ts';

/** Doubles the browser's font size, as people with low vision set it. */
const twiceAsLarge = '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26';
const { launchOptions } = config.use ?? {};

test.use({
  viewport: { width: 360, height: 740 },
  launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), twiceAsLarge] },
});

test('on a phone with letters of twice the size no screen scrolls sideways, and a button keeps its words whole', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const wide: string[] = [];
  const measure = async (path: string) => {
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 360) wide.push(`${path}: ${width}`);
  };
  for (const path of visitorScreens) {
    await page.goto(path);
    await measure(path);
  }
  await page.goto('/login');
  const accept = page.getByRole('button', { name: 'Accept' });
  await expect(accept).toBeVisible();
  expect((await accept.boundingBox())?.height).toBeLessThan(100);
  await signIn(page, { currentMedications: 'Warfarin, Levothyroxine 50 micrograms', allergies: 'Ragweed' });
  for (const path of personScreens) {
    await page.goto(path);
    await measure(path);
  }
  await openChat(page);
  await ask(page, 'Can I take garlic capsules?');
  await expect(page.getByText('Safety note').first()).toBeVisible();
  await measure('a chat with a safety note');
  expect(wide).toEqual([]);
});
