import { expect, test } from '@playwright/test';
import { password, signIn } from './person.ts';

test('everything can be taken along, health data withdrawn, and the account deleted', async ({ page }) => {
  const { username } = await signIn(page, { currentMedications: 'Warfarin' });
  const consent = await page.request.put('/api/account/consents', {
    data: [{ kind: 'health-data', version: '1', granted: true }],
  });
  expect(consent.ok()).toBe(true);
  await page.goto('/settings');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  expect((await download).suggestedFilename()).toBe('herbie-data.zip');

  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByLabel('Your password').fill('not my password');
  await page.getByRole('button', { name: 'Withdraw and delete' }).click();
  await expect(page.getByText('That password is not correct')).toBeVisible();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Withdraw and delete' }).click();
  await expect(page.getByText('Your account is empty now.').first()).toBeVisible();
  await expect(page.getByText(/^Withdrawn on/)).toBeVisible();
  expect(await (await page.request.get('/api/profiles')).json()).toEqual([]);

  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL('/login');
  const answer = await page.request.post('/api/auth/login', { data: { username, password } });
  expect(answer.status()).toBe(401);
});

test('a new password signs out every other device', async ({ page, browser }) => {
  const { username } = await signIn(page);
  const other = await browser.newContext();
  const login = { data: { username, password } };
  expect((await other.request.post('/api/auth/login', login)).ok()).toBe(true);
  await page.goto('/settings');
  await expect(page.getByRole('button', { name: /^Sign out/ })).toHaveCount(1);

  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('New password', { exact: true }).fill('another good password');
  await page.getByLabel('New password again').fill('another good password');
  await page.getByRole('button', { name: 'Change password' }).click();

  await expect(page.getByText('All your other devices were signed out.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sign out/ })).toHaveCount(0);
  expect((await other.request.get('/api/profiles')).status()).toBe(401);
  await other.close();
});
