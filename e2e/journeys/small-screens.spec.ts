import { expect, type Locator, type Page, test } from '@playwright/test';
import { ask, newUsername, openChat, password, signIn } from './person.ts';

const longQuestion = [
  ...Array.from({ length: 14 }, (_, night) => `Night ${night + 1}: I slept badly again and woke up early.`),
  'Can I take ginkgo with my tablets?',
].join('\n');

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
}

async function askLong(page: Page): Promise<Locator> {
  await page.getByPlaceholder('Type your message to Herbie...').fill(longQuestion);
  await page.getByRole('button', { name: 'Send' }).click();
  const answer = page.getByRole('article', { name: 'Herbie' }).last();
  await expect(answer.getByRole('button', { name: 'Copy' })).toBeAttached();
  return answer;
}

for (const [name, size] of [
  ['a phone', { width: 390, height: 780 }],
  ['a phone on its side', { width: 740, height: 360 }],
  ['a wide screen', { width: 1280, height: 720 }],
] as const)
  test(`on ${name} the answer to a long question is read from its beginning`, async ({ page }) => {
    await page.setViewportSize(size);
    await signIn(page, { currentMedications: 'Warfarin' });
    await openChat(page);
    const answer = await askLong(page);

    const room = await boxOf(page.getByRole('log'));
    await expect.poll(async () => (await boxOf(answer)).y - room.y).toBeLessThan(room.height * 0.6);
    expect((await boxOf(answer)).y).toBeGreaterThan(room.y);
  });

test('a short question stays above its answer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await signIn(page, { currentMedications: 'Warfarin' });
  await openChat(page);
  await ask(page, 'Can I take ginkgo?');
  await expect(page.getByRole('article', { name: 'Herbie' }).getByRole('button', { name: 'Copy' })).toBeAttached();

  await expect(page.getByRole('log').getByText('Can I take ginkgo?')).toBeInViewport({ ratio: 1 });
});

test('a phone on its side leaves half of the screen for reading, and a keyboard leaves the field in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await signIn(page);
  await openChat(page);
  const field = page.getByRole('textbox', { name: 'Your message' });
  await expect(field).toBeInViewport({ ratio: 1 });
  expect((await boxOf(page.getByRole('log'))).height).toBeGreaterThanOrEqual(180);

  await field.fill(longQuestion);
  expect((await boxOf(page.getByRole('log'))).height).toBeGreaterThan(90);

  await page.setViewportSize({ width: 390, height: 420 });
  await field.fill('');
  await field.focus();
  await expect(field).toBeInViewport({ ratio: 1 });
  expect((await boxOf(page.getByRole('log'))).height).toBeGreaterThan(200);
  await expect(page.locator('meta[name=viewport]')).toHaveAttribute('content', /interactive-widget=resizes-content/);
});

test('on a phone a toast lies over neither bar nor heading', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const username = newUsername();
  await page.request.post('/api/auth/register', { data: { username, password } });
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  const toast = page.locator('.toasts li');
  await expect(toast).toContainText('Login successful');
  const heading = page.getByRole('heading', { level: 1, name: 'Create Your Profile' });
  await expect(heading).toBeVisible();

  const { y, height } = await boxOf(heading);
  expect((await boxOf(toast)).y).toBeGreaterThanOrEqual(y + height);
});

test('a long first name leaves the bar in one row where its links are shortest of room', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  const username = newUsername();
  const firstName = 'Maximiliana-Wilhelmina-Alexandra';
  await page.request.post('/api/auth/register', { data: { username, password, firstName } });
  await page.request.post('/api/auth/login', { data: { username, password } });
  await page.goto('/recommendations');
  await expect(page.getByRole('button', { name: firstName })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);

  expect((await boxOf(page.getByRole('banner'))).height).toBeLessThan(70);
});

test('while the profile is on its way the dashboard and the tracker show what they are', async ({ page }) => {
  await signIn(page);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/api\/profiles(\/main)?(\?.*)?$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/wellness-tracker');
  await expect(page.getByRole('heading', { level: 1, name: 'Wellness Tracker' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: /Start Chat/ })).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Maria' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a dialog on a phone on its side leaves half of the screen for its fields', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await signIn(page);
  await page.goto('/wellness-tracker');
  await page.getByRole('button', { name: 'Log New Entry' }).click();
  const save = page.getByRole('button', { name: 'Save Entry' });
  await expect(save).toBeInViewport({ ratio: 1 });

  const [heading, button] = await Promise.all([
    boxOf(page.getByRole('heading', { name: 'Log New Entry' })),
    boxOf(save),
  ]);
  expect(button.y - (heading.y + heading.height)).toBeGreaterThanOrEqual(180);
});

test('with the colours of the system the bars, the chosen score and the page one is on stand out', async ({ page }) => {
  const { profileId } = await signIn(page);
  const scores = { sleepQuality: 3, energyLevel: 3, stressLevel: 3 };
  const date = new Date().toLocaleDateString('sv-SE');
  await page.request.post(`/api/profiles/${profileId}/wellness`, { data: { date, ...scores } });
  await page.emulateMedia({ forcedColors: 'active' });
  const ground = (part: Locator) => part.evaluate((each) => getComputedStyle(each).backgroundColor);

  await page.goto('/wellness-tracker');
  const paper = await ground(page.locator('body'));
  expect(await ground(page.locator('main .bg-clay').first())).not.toBe(paper);
  await page.getByRole('button', { name: 'Log New Entry' }).click();
  const chosen = page.locator('label', { has: page.getByRole('radio', { name: '3, Average' }) });
  const other = page.locator('label', { has: page.getByRole('radio', { name: '4, Good' }) });
  await expect(chosen).toBeVisible();
  expect(await ground(chosen.first())).not.toBe(await ground(other.first()));
  await page.goto('/safety');
  expect(await ground(page.getByRole('link', { name: 'Check anything' }))).not.toBe(
    await ground(page.getByRole('link', { name: 'Household' })),
  );
});

test('letters that a style makes twice as large stay within the narrowest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '32px')),
  );
  const wide: string[] = [];
  const measure = async (paths: readonly string[]) => {
    for (const path of paths) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 320) wide.push(`${path}: ${width}`);
    }
  };
  await measure(['/', '/how-it-works', '/login', '/register', '/reset-password?token=any']);
  const { profileId } = await signIn(page, { currentMedications: 'Warfarin' });
  await page.request.post(`/api/profiles/${profileId}/supplements`, { data: { name: 'Ginkgo' } });
  const chat = await openChat(page);
  await measure(['/dashboard', `/chat/${chat}`, '/wellness-tracker', '/herbs/1', '/settings']);
  expect(wide).toEqual([]);
});

test('on a phone the way to the end of a conversation lies on the edge of the field, not on the answer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page);
  await openChat(page);
  await askLong(page);
  await page.getByRole('log').evaluate((list) => list.scrollTo(0, 0));

  const way = await boxOf(page.getByRole('button', { name: 'Go to the end' }));
  const room = await boxOf(page.getByRole('log'));
  const field = await boxOf(page.getByRole('textbox', { name: 'Your message' }));

  expect(room.y + room.height).toBeLessThanOrEqual(way.y + 0.5);
  expect(way.y + way.height).toBeLessThanOrEqual(field.y + 2);
  expect(way.height).toBeGreaterThanOrEqual(24);
});

test('the menu of the landing page shows by its sign whether it is open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const signs = () =>
    page.locator('#landing-toggle path').evaluateAll((paths) => paths.map((path) => path.checkVisibility()));
  expect(await signs()).toEqual([true, false]);

  await page.getByRole('button', { name: 'Open menu' }).click();

  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  expect(await signs()).toEqual([false, true]);
});

test('Escape closes the menu of the landing page, and the keyboard is back on its button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const choice = page.locator('#landing-menu').getByRole('link', { name: 'Login' });
  await choice.focus();

  await page.keyboard.press('Escape');

  await expect(choice).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
});

test('on a phone what is found by its name stands in sight of the search', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page);
  await page.goto('/herbs');
  await page.getByLabel('Search').fill('valerain');

  await expect(page.getByRole('link', { name: /^Valerian/ }).first()).toBeInViewport({ ratio: 1 });
});

test('on a phone a due dose is taken or skipped with two buttons in one row', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { profileId } = await signIn(page);
  const schedule = { timesPerDay: 1, weekdays: [1, 2, 3, 4, 5, 6, 7] };
  await page.request.post(`/api/profiles/${profileId}/supplements`, { data: { name: 'Magnesium', schedule } });
  await page.goto('/dashboard');

  const taken = await boxOf(page.getByRole('button', { name: 'Taken: Magnesium' }));
  const skipped = await boxOf(page.getByRole('button', { name: 'Skip: Magnesium' }));
  expect(Math.abs(taken.y - skipped.y)).toBeLessThan(4);
});

test('on a phone no word is broken in the table of the days before a supplement and since', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { profileId } = await signIn(page);
  const daysAgo = (count: number) => {
    const day = new Date();
    day.setDate(day.getDate() - count);
    return day.toLocaleDateString('sv-SE');
  };
  const scores = { sleepQuality: 3, energyLevel: 3, stressLevel: 2, symptoms: ['Stomach upset', 'Headache'] };
  for (let ago = 9; ago >= 0; ago -= 1)
    await page.request.post(`/api/profiles/${profileId}/wellness`, { data: { date: daysAgo(ago), ...scores } });
  const supplement = { name: 'Magnesium', startDate: daysAgo(4) };
  await page.request.post(`/api/profiles/${profileId}/supplements`, { data: supplement });
  await page.goto('/wellness-tracker');

  const table = page.getByRole('table', { name: /^Magnesium begun/ });
  await expect(table.getByRole('rowheader', { name: 'Headache' })).toBeVisible();
  const broken = await table.getByRole('rowheader').evaluateAll((cells) =>
    cells.flatMap(({ firstChild }) => {
      if (!(firstChild instanceof Text)) return [];
      return [...firstChild.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = new Range();
        range.setStart(firstChild, index);
        range.setEnd(firstChild, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    }),
  );
  expect(broken).toEqual([]);
});

test('on a tablet a long title of a chat is read whole, and a short one leaves the head of the chat in one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await signIn(page);
  await openChat(page, 'What helps when a cold does not go away');
  const title = page.getByRole('heading', { level: 1 });
  const forWhom = page.getByLabel('For:');
  await expect(title).toHaveText('What helps when a cold does not go away');
  expect(await title.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);

  await openChat(page);
  await expect(title).toHaveText('Sleep');
  const [one, other] = [await boxOf(title), await boxOf(forWhom)];
  expect(Math.abs(one.y + one.height / 2 - other.y - other.height / 2)).toBeLessThan(4);
});
