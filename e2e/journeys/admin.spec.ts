import { expect, test } from '@playwright/test';
import { signIn } from './person.ts';
import { scan } from './scan.ts';

const promoted = "You've been promoted to admin. Please refresh the page to see analytics.";

test('the secret key opens the analytics overview; once it is taken the page loads anew', async ({ page }) => {
  await signIn(page);
  await page.goto('/dashboard');
  await expect(page.getByText('Administrator access required to view business metrics')).toBeVisible();

  await page.goto('/admin-setup');
  const key = page.getByLabel('Secret key');
  const button = page.getByRole('button', { name: 'Become admin' });
  await button.click();
  await expect(page.getByText('Please enter the secret key').first()).toBeVisible();
  await key.fill('not the key');
  await button.click();
  await expect(page.getByText('Invalid secret key').first()).toBeVisible();

  await key.fill('a-key-for-journeys-only');
  const reloaded = page.waitForEvent('load');
  await button.click();
  await expect(page.getByText(promoted).first()).toBeVisible();
  await expect(button).toBeDisabled();
  await reloaded;
  await expect(page.getByText('This account is an admin already.')).toBeVisible();

  await page.getByRole('link', { name: 'To the dashboard' }).click();
  for (const group of ['User Growth', 'Chat Analytics', 'Affiliate Revenue'])
    await expect(page.getByRole('heading', { name: group })).toBeVisible();
  await page.getByText('Show the figures as a table').click();
  await expect(page.getByRole('table')).toBeVisible();
  await scan(page, 'the analytics overview');
});
