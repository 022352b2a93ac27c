import { expect, test } from '@playwright/test';
import { ask, newUsername, openChat, password, signIn } from './person.ts';

test('a newcomer registers, describes herself, asks, and reads a checked answer that is still there later', async ({
  page,
}) => {
  const username = newUsername();
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started - 100% Free' }).first().click();
  await page.getByLabel('First name (optional)').fill('Maria');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Your account has been created. Please log in.').first()).toBeVisible();
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Username')).toHaveValue(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();

  await expect(page).toHaveURL('/create-profile');
  await page.getByLabel('Name', { exact: true }).fill('Maria');
  await page.getByLabel('Age', { exact: true }).fill('34');
  await page.getByLabel('Current medications').fill('Zoloft,');
  await page.getByLabel('Allergies').fill('Ragweed,');
  await page.getByLabel('Sleep Improvement').check();
  await page.getByRole('button', { name: 'Create Profile' }).click();

  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('link', { name: 'Start Chat', exact: true }).click();
  await page.getByRole('button', { name: 'Start Chat' }).click();
  await expect(page).toHaveURL(/\/chat\/\d+$/);
  await ask(page, 'Can I take 5-HTP?');
  const note = page.getByText('Safety note').first();
  await expect(note).toBeVisible();
  await expect(page.getByText('Zoloft').first()).toBeVisible();
  await expect(page.getByText(/^Source:|Source: /).first()).toBeVisible();

  await page.reload();
  await expect(page.getByText('Can I take 5-HTP?').first()).toBeVisible();
  await expect(note).toBeVisible();
});

test('asked about a daughter, the safety note is hers and not that of the profile', async ({ page }) => {
  await signIn(page);
  await openChat(page);
  await ask(page, 'Can my daughter, who is 7, take marshmallow root for her sore throat?');
  await expect(page.getByRole('heading', { name: 'Safety note for your daughter' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Safety note for your daughter' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Safety note for Maria' })).toHaveCount(0);
});

test('a medicine that was added to the profile counts on the page of a herb that was open before', async ({ page }) => {
  await signIn(page);
  const [ginkgo] = await (await page.request.get('/api/herbs?q=Ginkgo')).json();
  await page.goto(`/herbs/${ginkgo.id}`);
  await expect(page.getByText(/^Nothing was found among/)).toBeVisible();

  await page.getByRole('link', { name: 'Complete the profile' }).click();
  await page.getByLabel('Current medications').fill('Warfarin,');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('link', { name: 'Look up a herb' }).click();
  await page.getByLabel('Search').fill('Ginkgo');
  await page.getByRole('link', { name: 'Ginkgo', exact: true }).click();

  await expect(page.getByText('Ginkgo and warfarin').first()).toBeVisible();
  await expect(page.getByText(/^Nothing was found among/)).toBeHidden();
});

test('an emergency gets help to call, and neither herbs nor products', async ({ page }) => {
  await signIn(page);
  await openChat(page);
  await ask(page, 'I have crushing chest pain and my left arm is numb');
  await expect(page.getByText(/911|112|emergency/i).first()).toBeVisible();
  await expect(page.getByText('Recommended Products')).toHaveCount(0);
});

test('an answer can be asked for again and both versions stay', async ({ page }) => {
  await signIn(page);
  await openChat(page);
  await ask(page, 'What helps me sleep?');
  await page
    .getByRole('button', { name: /again|regenerate/i })
    .first()
    .click();
  await expect(page.getByText(/2 \/ 2|2 of 2/).first()).toBeVisible();
});

test('two tabs show the same conversation', async ({ page, context }) => {
  await signIn(page);
  const id = await openChat(page);
  await ask(page, 'What helps me sleep?');
  await expect(page.getByRole('button', { name: 'Copy' }).first()).toBeVisible();
  const other = await context.newPage();
  await other.goto(`/chat/${id}`);
  await expect(other.getByText('What helps me sleep?').first()).toBeVisible();
});
