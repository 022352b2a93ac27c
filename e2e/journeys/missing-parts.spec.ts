import { expect, type Page, test } from '@playwright/test';
import { signIn } from './person.ts';

// The service worker would have the parts at hand.
test.use({ serviceWorkers: 'block' });

const cut = (page: Page, part: string) => page.route(`**/assets/${part}-*.js`, (route) => route.abort());

test('a message whose look could not be had is told in bare words, and others follow that are seen whole', async ({
  page,
}) => {
  await cut(page, 'toast-view');
  await page.goto('/login');
  await page.getByLabel('Username').fill('nobody-here');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  const failed = page.waitForEvent('console', (message) => message.text().includes('toasts not loaded'));
  await page.getByRole('button', { name: 'Log In' }).click();
  await failed;
  await expect(page.getByRole('alert').filter({ hasText: 'Login failed' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log In' })).toBeEnabled();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByText('Login failed', { exact: true })).toBeVisible();
  await expect(page.locator('.toasts li')).toHaveAttribute('data-variant', 'destructive');
});

test('herbs are shown without their drawings when these could not be had', async ({ page }) => {
  await cut(page, 'small-drawing');
  await signIn(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Chamomile' })).toBeVisible();
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
});
