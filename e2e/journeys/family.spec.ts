import { expect, type Page, test } from '@playwright/test';
import { signIn } from './person.ts';
import { scan } from './scan.ts';

/** Maria takes warfarin and St. John's wort; Ben is six; Rosa takes something nobody knows. */
async function bringFamily(page: Page): Promise<number> {
  const { profileId } = await signIn(page, {
    currentMedications: 'Warfarin, Zoloft 50 mg',
    allergies: 'Penicillin',
    healthConcerns: 'Poor sleep\nSafety: Diabetes',
  });
  const post = async (path: string, data: object) =>
    expect((await page.request.post(path, { data })).ok(), path).toBe(true);
  const schedule = { timesPerDay: 3, weekdays: [1, 2, 3, 4, 5, 6, 7] };
  await post(`/api/profiles/${profileId}/supplements`, { name: "St. John's wort", dosage: '300 mg', schedule });
  await post(`/api/profiles/${profileId}/supplements`, { name: 'Ginkgo', frequency: 'every morning' });
  await post('/api/profiles', { name: 'Ben', age: 6 });
  await post('/api/profiles', { name: 'Rosa', age: 71, currentMedications: 'Xyzolam' });
  return profileId;
}

test('the household finder says what suits everybody, and for whom the rest is not', async ({ page }) => {
  await bringFamily(page);
  await page.goto('/safety?view=household');

  await expect(page.getByRole('heading', { name: /for all 3 of you|suits all of you/ })).toBeVisible();
  await expect(page.getByText('Not recognised in Rosa’s profile, so not checked: Xyzolam')).toBeVisible();
  const valerian = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Valerian' }) });
  await expect(valerian.getByText('Ask first for Ben')).toBeVisible();

  await page.getByLabel('Ben', { exact: true }).uncheck();
  await expect(page.getByRole('heading', { name: /for both of you/ })).toBeVisible();
  await expect(page.getByText('Ask first for Ben')).toHaveCount(0);
  await page.getByLabel('What helps with').selectOption({ label: 'Mood' });
  await expect(page.getByText('Not for Maria').first()).toBeVisible();
  await page.getByRole('link', { name: "St John's wort", exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: "St John's wort" })).toBeVisible();
});

test('the whole cabinet is checked pair by pair, the gravest first, for the person chosen', async ({ page }) => {
  await bringFamily(page);
  await page.goto('/safety?view=cabinet');

  await expect(page.getByRole('heading', { name: /findings$/ })).toBeVisible();
  const findings = page.getByRole('region', { name: /findings$/ }).getByRole('listitem');
  await expect(findings.first()).toHaveText(/^Do not combine/);
  await expect(page.getByText("St John's wort and warfarin")).toBeVisible();
  await expect(page.getByText("St John's wort and sertraline")).toBeVisible();

  await page.getByRole('row', { name: 'Ginkgo' }).getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  const found = page.getByRole('listitem').filter({ hasText: 'Ginkgo and warfarin' });
  await expect(found).toBeInViewport();
  await expect(found).toBeFocused();

  await page.getByLabel('For', { exact: true }).selectOption({ label: 'Rosa' });
  await expect(page.getByText('Not recognised, so not checked: Xyzolam')).toBeVisible();
  await page.getByRole('link', { name: 'Sheet to print' }).first().click();
  await expect(page.getByRole('article', { name: 'Rosa' })).toBeVisible();
});

test('the sheet to hand over fits one page and holds what a pharmacist needs', async ({ page }) => {
  const profileId = await bringFamily(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/safety?view=sheet&profile=${profileId}`);
  const sheet = page.getByRole('article', { name: 'Maria' });
  for (const words of ['34 years', 'Warfarin', 'Zoloft 50 mg', 'Penicillin', 'Diabetes', '3 times a day', 'version'])
    await expect(sheet.getByText(words).first()).toBeVisible();
  await expect(sheet.getByText("St John's wort and warfarin.")).toBeVisible();

  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Safety pages' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  const ink = await sheet.evaluate((element) => getComputedStyle(element).color);
  expect(ink).toBe('rgb(0, 0, 0)');
});

test('the family pages pass the accessibility scan', async ({ page }) => {
  await bringFamily(page);
  for (const view of ['check', 'cabinet', 'household', 'sheet']) {
    await page.goto(`/safety?view=${view}`);
    await page.waitForLoadState('networkidle');
    await scan(page, view);
  }
});

test('no family page scrolls sideways on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await bringFamily(page);
  await page.request.post('/api/profiles', { data: { name: `Bartholomew${'-Bartholomew'.repeat(7)}`, age: 5 } });
  await page.request.post('/api/profiles', { data: { name: 'M'.repeat(80), age: 6 } });
  for (const view of ['check', 'cabinet', 'household', 'sheet']) {
    await page.goto(`/safety?view=${view}`);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), view).toBeLessThanOrEqual(320);
  }
});

test('a profile without a name is not saved, and the field that is missing comes into view', async ({ page }) => {
  await signIn(page);
  await page.goto('/create-profile?mode=family');
  await page.getByRole('button', { name: 'Create Profile' }).click();

  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Name', { exact: true })).toBeInViewport();
});
