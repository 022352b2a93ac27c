import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { signIn } from './person.ts';

test('a day is logged, told about, taken back and put back', async ({ page }) => {
  await signIn(page);
  await page.goto('/wellness-tracker');
  await expect(page.getByText('Not enough data')).toHaveCount(3);

  await page.getByRole('button', { name: 'Log New Entry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log New Entry' });
  const highStress = page.getByRole('radio', { name: '4, High' });
  await highStress.check();
  await expect(highStress).toBeChecked();
  await dialog.getByRole('button', { name: 'Headache' }).click();
  await dialog.getByLabel('Notes (optional)').fill('A late train');
  await dialog.getByRole('button', { name: 'Save Entry' }).click();

  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(/Your stress was above 3 of 5/)).toBeVisible();
  await expect(page.getByText('A late train')).toBeVisible();
  await page.getByRole('button', { name: /^Delete the entry of/ }).click();
  await expect(page.getByText('A late train')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('A late train')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your entries', exact: true })).toBeFocused();
  await page.reload();
  await expect(page.getByText('A late train')).toBeVisible();
});

test('on a phone a link leads down to the supplements, and a day is repeated with one press', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { profileId } = await signIn(page);
  const yesterday = new Date();
  yesterday.setDate(yesterday.getDate() - 1);
  const entry = { date: yesterday.toLocaleDateString('sv-SE'), sleepQuality: 5, energyLevel: 2, stressLevel: 2 };
  await page.request.post(`/api/profiles/${profileId}/wellness`, { data: entry });
  await page.goto('/wellness-tracker');
  await page.getByRole('link', { name: 'Supplements', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Supplements', exact: true })).toBeInViewport();

  await page.getByRole('button', { name: 'Log New Entry' }).click();
  await page.getByRole('button', { name: /^Same as on/ }).click();
  await expect(page.getByRole('radio', { name: '5, Excellent' })).toBeChecked();
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect(page.getByText('Sleep 5 (Excellent), energy 2 (Low), stress 2 (Low)')).toHaveCount(2);
});

test('entries leave as a file and come back from it for another person', async ({ page }) => {
  const { profileId } = await signIn(page);
  const post = async (path: string, data: object) => {
    const response = await page.request.post(path, { data });
    expect(response.ok()).toBe(true);
    return response.json();
  };
  const today = new Date().toISOString().slice(0, 10);
  await post(`/api/profiles/${profileId}/wellness`, {
    date: today,
    sleepQuality: 5,
    energyLevel: 4,
    stressLevel: 1,
    notes: 'Slept like a stone',
  });
  const { id: leo } = await post('/api/profiles', { name: 'Leo' });
  await page.goto('/wellness-tracker');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await (await download).path();
  expect(await readFile(file, 'utf8')).toContain('Slept like a stone');

  await page.getByLabel('Profile').selectOption(String(leo));
  await expect(page.getByText('Slept like a stone')).toHaveCount(0);
  await page
    .getByLabel('File with entries')
    .setInputFiles({ name: 'entries.csv', mimeType: 'text/csv', buffer: await readFile(file) });
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('1 of 1 saved')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Slept like a stone')).toBeVisible();
});

test('a supplement that clashes with a medicine is told at once, and is never reminded of', async ({ page }) => {
  await signIn(page, { currentMedications: 'Zoloft' });
  await page.goto('/wellness-tracker');
  const add = async (name: string) => {
    await page.getByRole('button', { name: 'Add Supplement' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Add Supplement' });
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Schedule').selectOption('On fixed days');
    await dialog.getByRole('button', { name: 'Add Supplement' }).click();
    await expect(dialog).toBeHidden();
  };
  await page.getByRole('button', { name: 'Add Supplement' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Supplement' });
  await dialog.getByRole('button', { name: 'Add Supplement' }).click();
  await expect(dialog.getByText('Name is required')).toBeVisible();
  await dialog.getByLabel('Name').fill("St John's wort");
  await dialog.getByRole('button', { name: 'Add Supplement' }).click();
  await expect(
    page
      .getByRole('region', { name: "St John's wort was saved" })
      .getByText(/serotonin/i)
      .first(),
  ).toBeVisible();
  await add('Magnesium');
  await expect(page.getByText('No doses logged yet')).toHaveCount(2);

  await page.getByRole('button', { name: 'Taken: Magnesium' }).click();
  await expect(page.getByText('1 of 1 taken today')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Reminders for your calendar' }).click();
  const calendar = await readFile(await (await download).path(), 'utf8');
  expect(calendar).toContain('SUMMARY:Magnesium');
  expect(calendar).not.toContain('John');
});

test('on a phone the buttons of a long dialog stay in sight, and cover nothing that the keyboard comes to', async ({
  page,
}) => {
  await signIn(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/wellness-tracker');
  await page.getByRole('button', { name: 'Log New Entry' }).click();
  const save = page.getByRole('button', { name: 'Save Entry' });
  await expect(save).toBeInViewport({ ratio: 1 });
  await page.getByLabel('Date').focus();
  const covered = () =>
    page.evaluate(() => {
      const field = document.activeElement ?? document.body;
      const { left, top, width, height } = field.getBoundingClientRect();
      return field.contains(document.elementFromPoint(left + width / 2, top + height / 2)) ? '' : field.outerHTML;
    });
  for (let step = 0; step < 40 && !(await save.evaluate((button) => button === document.activeElement)); step += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(covered, { timeout: 3000 }).toBe('');
  }
  await expect(save).toBeFocused();
});

test('from its page a herb goes onto the list of supplements, and what speaks against it is told', async ({ page }) => {
  await signIn(page, { currentMedications: 'Warfarin' });
  await page.goto('/herbs');
  await page.getByLabel('Search').fill('ginko');
  await page
    .getByRole('link', { name: /^Ginkgo/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Precautions', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Precautions' })).toBeInViewport();

  await page.getByRole('link', { name: 'Add to supplements' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Supplement' });
  await expect(dialog.getByLabel('Name')).toHaveValue('Ginkgo');
  await dialog.getByRole('button', { name: 'Add Supplement' }).click();

  const note = page.getByRole('region', { name: /Ginkgo/ });
  await expect(note.getByText('Ginkgo and warfarin', { exact: true })).toBeInViewport();
  await expect(page).toHaveURL(/\/wellness-tracker\?profile=\d+$/);
});
