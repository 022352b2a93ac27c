import { expect, type Page, test } from '@playwright/test';
import { ask, openChat, signIn } from './person.ts';

/** What can be pressed on paper: nothing but the marks that tell the evidence, which are words there. */
const controls = (page: Page) =>
  page.locator('button:not(.claim-mark), select, textarea, input').filter({ visible: true });
const styleOf = (page: Page, selector: string, name: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((part, of) => getComputedStyle(part).getPropertyValue(of), name);

/** Chromium writes one such object for each page. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

test.use({ colorScheme: 'dark' });

test('a conversation is printed whole, black on white, without controls, and no finding is torn in two', async ({
  page,
}) => {
  await signIn(page, { currentMedications: 'Warfarin, Sertraline' });
  await openChat(page);
  await ask(page, "Can I take St John's wort or ginkgo?");
  await expect(page.getByRole('heading', { name: /^Safety note/ })).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.locator('.toasts li')).toBeVisible();

  await page.emulateMedia({ media: 'print' });

  await expect(controls(page)).toHaveCount(0);
  await expect(page.locator('.toasts')).toBeHidden();
  const log = page.getByRole('log');
  expect(await log.evaluate((list) => list.scrollHeight - list.clientHeight)).toBe(0);
  expect(await styleOf(page, '.prose-answer', 'color')).toBe('rgb(0, 0, 0)');
  expect(await styleOf(page, '[role=log] li', 'break-inside')).toBe('avoid');
  expect(await styleOf(page, '[data-message]:has([data-question])', 'break-after')).toBe('avoid');
});

test('the sheet for a doctor is printed alone, on one page, black on white', async ({ page }) => {
  const { profileId } = await signIn(page, {
    currentMedications: 'Warfarin, Sertraline, Metformin',
    allergies: 'Ragweed',
    healthConcerns: 'Insomnia, High blood pressure',
  });
  for (const name of ["St John's wort", 'Ginkgo', 'Chamomile'])
    await page.request.post(`/api/profiles/${profileId}/supplements`, { data: { name, dosage: '300 mg' } });
  await page.goto('/safety?view=sheet');
  await expect(page.getByRole('button', { name: 'Print this sheet' })).toBeVisible();

  await expect(page.getByRole('heading', { name: /^\d+ findings$/ })).toBeVisible();
  for (const format of ['A4', 'Letter']) expect(pagesOf(await page.pdf({ format })), format).toBe(1);
  await page.emulateMedia({ media: 'print' });

  await expect(controls(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByText(/^One page to hand over/)).toBeHidden();
  expect(await styleOf(page, '.sheet', 'color')).toBe('rgb(0, 0, 0)');
});

test("a herb's page is printed without what can be pressed", async ({ page }) => {
  await signIn(page, { currentMedications: 'Warfarin' });
  await page.goto('/herbs/1');
  await expect(page.getByRole('link', { name: 'Add to supplements' })).toBeVisible();

  await page.emulateMedia({ media: 'print' });

  await expect(page.locator('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Add to supplements' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Precautions' })).toBeVisible();
});
