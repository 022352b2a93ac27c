import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ask, newUsername, openChat, password, signIn } from './person.ts';

const outbox = join(process.env['E2E_DATA_DIR'] ?? '', 'outbox');

test('a visitor is sent to log in and lands where he wanted to go', async ({ page }) => {
  const { username } = await signIn(page);
  await page.context().clearCookies();
  await page.goto('/herbs?page=2');
  await expect(page).toHaveURL(/^[^?]*\/login\?/);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/herbs?page=2');
});

test('logging out leaves a clean log-in page and nothing personal behind', async ({ page }) => {
  await signIn(page, { currentMedications: 'Warfarin' });
  await page.goto('/create-profile');
  await expect(page.getByText('Warfarin')).toBeVisible();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Maria' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByText('You have been logged out successfully.').first()).toBeVisible();
  await expect(page).toHaveURL('/login');
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage }));
  expect(kept).not.toMatch(/Maria|Warfarin/);
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
  await expect(page.getByText(/Hello, Maria|Warfarin/)).toHaveCount(0);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login?redirect=/dashboard');
});

for (const { button, field } of [
  { button: 'Log New Entry', field: 'Notes (optional)' },
  { button: 'Add Supplement', field: 'Name' },
])
  test(`what was typed after “${button}” survives a reload, and goes with the log-out`, async ({ page }) => {
    await signIn(page);
    await page.goto('/wellness-tracker');
    await page.getByRole('button', { name: button }).first().click();
    await page.getByRole('dialog').getByLabel(field).fill('planted words');
    await page.reload();
    await expect(page.getByRole('dialog').getByLabel(field)).toHaveValue('planted words');
    await page.goto('/dashboard');
    const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage }));
    expect(await kept()).toMatch(/planted/);

    await page.getByRole('button', { name: 'Maria' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();

    await expect(page).toHaveURL('/login');
    expect(await kept()).not.toMatch(/planted/);
  });

test('a user name typed to log in is there to register with, by the tab, by the link and back; the password is not', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByLabel('Username').fill('maria');
  await page.getByLabel('Password', { exact: true }).fill('half a secret');

  await page.getByRole('tab', { name: 'Register' }).click();
  await expect(page.getByLabel('Username')).toHaveValue('maria');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await page.getByLabel('Username').fill('maria52');
  await page.getByRole('tab', { name: 'Login' }).click();
  await expect(page.getByLabel('Username')).toHaveValue('maria52');
  await page.getByRole('link', { name: 'New here? Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('maria52');
  await page.getByLabel('Username').fill('maria53');
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();

  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('maria53');
  expect(page.url()).not.toContain('maria');
});

test('who leaves in one tab leaves in all of them, and the next person finds nothing of the one before', async ({
  page,
  context,
}) => {
  await signIn(page, { currentMedications: 'Warfarin' });
  await page.goto('/dashboard');
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByText('Warfarin')).toBeVisible();
  await page.getByRole('button', { name: 'Maria' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(other).toHaveURL('/login');
  await expect(other.getByText('Warfarin')).toHaveCount(0);

  await signIn(page, { currentMedications: 'Warfarin' });
  await other.goto('/create-profile');
  await other.getByLabel('Health concerns').fill('a secret');
  await context.clearCookies();
  const next = newUsername();
  await page.request.post('/api/auth/register', { data: { username: next, password } });
  await page.goto('/login');
  await page.getByLabel('Username').fill(next);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(other.getByRole('heading', { name: 'Create Your Profile' })).toBeVisible();
  await expect(other.getByLabel('Health concerns')).toHaveValue('');
});

test('a tab whose session ended goes on once its person logs in in another tab', async ({ page, context }) => {
  const { username } = await signIn(page);
  const other = await context.newPage();
  await other.goto('/dashboard');
  // Else what the page still asks for would notice it before the link does.
  await other.waitForLoadState('networkidle');
  await context.clearCookies();
  await other.getByRole('link', { name: 'Favorites', exact: true }).click();
  await expect(other).toHaveURL(/\/login/);

  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Your Favorites' })).toBeVisible();
});

test('a question asked after the session ended is kept over the log-in page, for nobody else', async ({ page }) => {
  const { username } = await signIn(page);
  const other = newUsername();
  const chatId = await openChat(page);
  const logIn = async (name: string) => {
    await page.getByLabel('Username').fill(name);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log In' }).click();
  };
  const sending = `**/api/chats/${chatId}/messages`;
  await page.route(sending, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 401, json: { message: 'Please log in to continue' } })
      : route.continue(),
  );
  await ask(page, 'What helps me sleep?');
  await expect(page).toHaveURL(`/login?redirect=/chat/${chatId}`);
  await page.unroute(sending);
  await page.context().clearCookies();
  await page.reload();
  await logIn(username);
  await expect(page.getByPlaceholder('Type your message to Herbie...')).toHaveValue('What helps me sleep?');

  await page.request.post('/api/auth/register', { data: { username: other, password } });
  await page.context().clearCookies();
  await page.reload();
  await logIn(other);
  await expect(page).not.toHaveURL(/login/);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('sleep');
});

test('whatever is being typed when the session ends is there again after the log-in', async ({ page }) => {
  const { username } = await signIn(page);
  /** What a page still asks for would notice the ended session before the button does. */
  const endSession = async () => {
    await page.waitForLoadState('networkidle');
    await page.context().clearCookies();
  };
  const logInAgain = async () => {
    await expect(page).toHaveURL(/\/login/);
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log In' }).click();
  };

  await page.goto('/chat');
  await page.getByLabel('Chat Title').fill('Tea for two');
  await endSession();
  await page.getByRole('button', { name: 'Start Chat' }).click();
  await logInAgain();
  await expect(page.getByLabel('Chat Title')).toHaveValue('Tea for two');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.goto('/chat');
  await expect(page.getByLabel('Chat Title')).toHaveValue('');

  await page.goto('/settings');
  await page.getByLabel('Last name').fill('Okonkwo');
  await endSession();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await logInAgain();
  await expect(page.getByText('It is not saved yet.')).toBeVisible();
  await expect(page.getByLabel('Last name')).toHaveValue('Okonkwo');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByLabel('Last name')).toHaveValue('');

  await page.goto('/safety');
  await page.getByLabel('Medicines, herbs, supplements, conditions').fill('Warfarin, Ginkgo,');
  await endSession();
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await logInAgain();
  await expect(page.getByText('Ginkgo')).toBeVisible();
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByRole('heading', { name: /finding/ })).toBeVisible();

  await page.goto('/herb-analyzer');
  const label = page.getByLabel('What the label says (optional)');
  await label.fill('Valerian 300 mg');
  await endSession();
  await page.getByRole('button', { name: 'Identify Herb' }).click();
  await logInAgain();
  await expect(label).toHaveValue('Valerian 300 mg');

  await page.goto('/wellness-tracker');
  await page.getByRole('button', { name: 'Log New Entry' }).click();
  await page.getByRole('dialog').getByLabel('Notes (optional)').fill('slept badly');
  await endSession();
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await logInAgain();
  await expect(page.getByRole('dialog').getByLabel('Notes (optional)')).toHaveValue('slept badly');
});

test('wrong credentials say so, keep what was typed, and do not tell which part was wrong', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Username').fill('nobody-at-all');
  await page.getByLabel('Password', { exact: true }).fill('wrong password');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByText('Login failed').first()).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('nobody-at-all');
});

test('a registration that breaks the rules says which, beside each field', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel(/Email/).fill('maria@');
  await page.getByLabel('Username').fill('ab');
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Username must be at least 3 characters')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await expect(page.getByLabel(/Email/)).toBeFocused();
});

test('a page opened for the first time is read out from its heading', async ({ page }) => {
  await signIn(page);
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Recent Activity' }).waitFor();
  await page.getByRole('link', { name: 'Favorites', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Favorites' })).toBeFocused();
});

test('a forgotten password is set anew through the letter', async ({ page }) => {
  const { username } = await signIn(page);
  await page.context().clearCookies();
  await page.goto('/forgot-password');
  await page.getByLabel(/email/i).fill(`${username}@example.org`);
  await page
    .getByRole('button', { name: /send|reset/i })
    .first()
    .click();
  await expect(page.getByText(/If an account exists with that email/).first()).toBeVisible();
  const link = await resetLink(`${username}@example.org`);
  await page.goto(link);
  await page
    .getByLabel(/^new password|^password/i)
    .first()
    .fill('another good password');
  await page.getByLabel(/confirm/i).fill('another good password');
  await page
    .getByRole('button', { name: /reset|update/i })
    .first()
    .click();
  await expect(page.getByText('Your password has been reset successfully!').first()).toBeVisible();
  const answer = await page.request.post('/api/auth/login', { data: { username, password: 'another good password' } });
  expect(answer.status()).toBe(200);
});

async function resetLink(address: string): Promise<string> {
  let link = '';
  await expect
    .poll(
      async () => {
        const names = await readdir(outbox).catch(() => []);
        const letters = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
        const letter = letters.find((text) => text.includes(address)) ?? '';
        link = /\/reset-password\S+/.exec(letter)?.[0] ?? '';
        return link;
      },
      { timeout: 20_000 },
    )
    .not.toBe('');
  return link;
}

test('whoever clicks twice and types at once has one account, one session and one profile', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
  const username = newUsername();
  await page.goto('/register');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create Account' }).dblclick();
  await page.waitForURL('/login');
  // Both screens ask for a password: the address changes before the second one stands there.
  await page.getByRole('button', { name: 'Log In' }).waitFor();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).dblclick();
  await expect(page).toHaveURL('/create-profile');
  await page.getByLabel('Name', { exact: true }).fill('Maria');
  await page.getByRole('button', { name: 'Create Profile' }).dblclick();
  await expect(page.getByRole('heading', { name: /Maria/ })).toBeVisible();
  expect(sent.toSorted()).toEqual(['/api/auth/login', '/api/auth/register', '/api/profiles']);
});
