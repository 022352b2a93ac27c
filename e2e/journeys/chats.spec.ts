import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { ask, openChat, signIn } from './person.ts';
import { scan } from './scan.ts';

const choose = async (page: Page, chat: string, choice: string) => {
  await page.getByRole('button', { name: `Options for ${chat}` }).click();
  await page.getByRole('menuitem', { name: choice, exact: true }).click();
};
const titles = (page: Page) =>
  page.getByRole('region', { name: 'Conversations' }).getByRole('listitem').getByRole('link');
const isAnswered = (page: Page, count: number) =>
  expect(page.getByRole('article', { name: 'Herbie' })).toHaveCount(count);

test('conversations are pinned, renamed, searched, deleted and brought back, by keyboard too', async ({ page }) => {
  await signIn(page);
  for (const title of ['Tea for the evening', 'Travel']) await page.request.post('/api/chats', { data: { title } });
  await openChat(page);
  await expect(titles(page)).toHaveText(['Sleep', 'Travel', 'Tea for the evening']);

  await page.getByRole('button', { name: 'Options for Tea for the evening' }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Pin' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(titles(page).first()).toContainText('Tea for the evening');

  await choose(page, 'Travel', 'Rename');
  await page.getByLabel('Chat Title').fill('Jet lag');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Jet lag' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Options for Jet lag' })).toBeFocused();

  await choose(page, 'Jet lag', 'Delete');
  await expect(page.getByRole('link', { name: 'Jet lag' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByRole('link', { name: 'Jet lag' })).toBeVisible();

  await page.getByLabel('Search conversations').fill('zebra');
  await expect(page.getByText('Nothing found for “zebra”.')).toBeVisible();
  await page.getByLabel('Search conversations').fill('lag');
  await expect(titles(page)).toHaveCount(1);
});

test('deleting the open conversation leads to the dashboard, and Undo leads back into it', async ({ page }) => {
  await signIn(page);
  const id = await openChat(page);
  await ask(page, 'What helps me sleep?');
  await isAnswered(page, 1);

  await choose(page, 'Sleep', 'Delete');
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('button', { name: 'Undo' }).click();

  await expect(page).toHaveURL(`/chat/${id}`);
  await isAnswered(page, 1);
});

test('from a conversation just begun the back button leads to where it was begun from', async ({ page }) => {
  await signIn(page);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Start Chat' }).click();
  await page.getByRole('button', { name: 'Start Chat' }).click();
  await page.waitForURL(/\/chat\/\d+$/);

  await page.goBack();

  await expect(page).toHaveURL(/\/dashboard$/);
});

test('an address without a number begins a conversation and asks the server for none', async ({ page }) => {
  await signIn(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await page.goto('/chat/abc');

  await expect(page.getByRole('dialog', { name: 'Start a New Chat' })).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/api/chats/'))).toEqual([]);
});

test('an answer stopped before its question has arrived stays stopped, and can be asked for again', async ({
  page,
}) => {
  await signIn(page);
  await openChat(page);
  const question = Promise.withResolvers<void>();
  await page.route('**/messages', async (route) => {
    if (route.request().method() === 'POST') await question.promise;
    await route.continue();
  });
  const log = page.getByRole('log');
  await ask(page, 'What helps me sleep?');
  // Later than a double click on Send, whose second press would fall on the same place.
  await page.waitForTimeout(600);
  const told = page.waitForResponse('**/stop');
  await page.getByRole('button', { name: 'Stop the answer' }).click();

  await expect(log.getByText('Stopping…')).toBeVisible();
  // A question that overtakes the wish to stop it is answered whole.
  await told;
  question.resolve();
  await expect(log.getByText('Stopped', { exact: true })).toBeVisible();
  await page.reload();
  await log.getByRole('button', { name: 'Try again' }).click();
  await expect(log.getByRole('listitem').first()).toBeVisible();
});

test('a question is asked in other words, and both versions stay', async ({ page }) => {
  await signIn(page);
  await openChat(page);
  await ask(page, 'What helps me sleep?');
  await isAnswered(page, 1);
  await expect(page.getByPlaceholder('Type your message to Herbie...')).toBeFocused();

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const field = page.getByRole('textbox', { name: 'Edit your message' });
  await expect(field).toBeFocused();
  await field.fill('Tell me about ginger');
  await field.press('ControlOrMeta+Enter');

  const thread = page.getByRole('log');
  await expect(thread.getByText('Tell me about ginger')).toBeVisible();
  await expect(thread.getByText('2 of 2')).toBeVisible();
  await expect(thread.getByText('What helps me sleep?')).toHaveCount(0);
  await thread.getByRole('button', { name: 'Older version' }).click();
  await expect(thread.getByText('What helps me sleep?')).toBeVisible();
  await expect(thread.getByText('1 of 2')).toBeVisible();
  await expect(thread.getByRole('group', { name: 'Versions' }).first()).toBeFocused();
});

test('an answer tells its sources, is rated, and leaves as text, Markdown or JSON', async ({ page }) => {
  await signIn(page);
  const id = await openChat(page);
  await ask(page, 'What helps me sleep?');
  await isAnswered(page, 1);

  await page
    .getByRole('button', { name: /^Evidence: / })
    .first()
    .click();
  await expect(page.getByRole('note').getByText(/^Sources?$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('note')).toHaveCount(0);

  const up = page.getByRole('button', { name: 'Helpful', exact: true });
  await up.click();
  await expect(page.getByText('Thank you. It helps to make answers better.')).toBeVisible();
  await expect(up).toBeFocused();
  await page.getByRole('button', { name: 'Report as unsafe' }).click();
  await page.getByLabel('What was unsafe? (optional)').fill('Too strong for me');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText(/Your report was saved/)).toBeVisible();

  const exported = async (act: () => Promise<void>) => {
    const download = page.waitForEvent('download');
    await act();
    const file = await download;
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  };
  const text = await exported(() => page.getByRole('button', { name: 'Export' }).click());
  expect(text.name).toBe(`chat-${id}.txt`);
  expect(text.text).toContain('What helps me sleep?');
  expect(text.text).not.toContain('tag=');
  await expect(page.getByText('Your conversation has been downloaded as a text file.').first()).toBeVisible();
  const other = (kind: string) =>
    exported(async () => {
      await page.getByRole('button', { name: 'Other formats' }).click();
      await page.getByRole('menuitem', { name: kind }).click();
    });
  expect((await other('Markdown file')).name).toBe(`chat-${id}.md`);
  expect(JSON.parse((await other('JSON file')).text).title).toBe('Sleep');
});

test('a reported answer stays marked, and the operator reads what was shared of it and nothing else', async ({
  page,
}) => {
  const { username } = await signIn(page, { currentMedications: 'Warfarin' });
  const chat = await openChat(page);
  const note = `The warning came late (${chat})`;
  await ask(page, 'Can I take ginkgo with my tablets?');
  await isAnswered(page, 1);
  await page.getByRole('button', { name: 'Report as unsafe' }).click();
  await page.getByLabel('What was unsafe? (optional)').fill(note);
  await page.getByRole('checkbox', { name: 'Let them read this answer too' }).check();
  await scan(page, 'a report');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText(/Your report was saved/)).toBeVisible();
  const flag = page.getByRole('button', { name: 'Report as unsafe' }).locator('svg.fill-current');
  await expect(flag).toHaveCount(1);
  await page.reload();
  await expect(flag).toHaveCount(1);

  await page.request.post('/api/admin/promote', { data: { secretKey: 'a-key-for-journeys-only' } });
  await page.goto('/admin-setup');
  const report = page.getByRole('article').filter({ hasText: note });
  await report.getByText('The answer', { exact: true }).click();
  await expect(report).toContainText('ginkgo/medicine/warfarin');
  await expect(report).not.toContainText(username);
  await expect(report).not.toContainText('with my tablets');
  await scan(page, 'the reported answers');
  await report.getByRole('button', { name: 'Mark as handled' }).click();
  await expect(report.getByText(/^Handled on/)).toBeVisible();
});

test('answers for two people are set apart in one conversation', async ({ page }) => {
  const { profileId } = await signIn(page);
  const { id: leo } = await (await page.request.post('/api/profiles', { data: { name: 'Leo', age: 9 } })).json();
  await openChat(page);
  await expect(page.getByLabel('For:')).toHaveValue(String(profileId));
  await ask(page, 'What helps me sleep?');
  await isAnswered(page, 1);
  await page.getByLabel('For:').selectOption(String(leo));
  await ask(page, 'What helps with a cough?');
  await isAnswered(page, 2);

  await expect(page.getByText('Answering for: Maria')).toBeAttached();
  await expect(page.getByText('Answering for: Leo')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Answering for: Leo')).toBeVisible();
  await expect(page.getByLabel('For:')).toHaveValue(String(leo));
});

test('the box for a question reaches from the words of the answers to those of the questions', async ({ page }) => {
  await signIn(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openChat(page);
  await ask(page, 'What helps me sleep?');
  const answer = page.getByRole('article', { name: 'Herbie' }).locator('p').first();
  await expect(answer).toBeVisible();
  const question = page.getByRole('log').getByText('What helps me sleep?');
  const [field, words, bubble] = await Promise.all(
    [page.getByRole('textbox', { name: 'Your message' }), answer, question].map((each) => each.boundingBox()),
  );
  if (!field || !words || !bubble) throw new Error('Something is not shown.');
  expect(Math.abs(field.x - words.x)).toBeLessThan(2);
  expect(Math.abs(field.x + field.width - bubble.x - bubble.width)).toBeLessThan(2);
});

test('a long conversation scrolls in its own place, and the question box stays in view', async ({ page }) => {
  await signIn(page);
  await openChat(page);
  for (const [count, question] of ['What helps me sleep?', 'What helps with a cough?'].entries()) {
    await ask(page, question);
    await isAnswered(page, count + 1);
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
});

test('a long conversation is drawn from its end, which stays in sight while the rest comes above it', async ({
  page,
}) => {
  await signIn(page);
  const { id } = await (await page.request.post('/api/chats', { data: { title: 'Long' } })).json();
  for (const content of ['What helps me sleep?', 'What helps with a cough?', 'What is ginger good for?'])
    await page.request.post(`/api/chats/${id}/messages`, { data: { chatId: id, role: 'user', content } });
  await page.addInitScript(() => {
    const counts: number[] = [];
    Object.assign(window, { counts });
    new MutationObserver(() => counts.push(document.querySelectorAll('[data-message]').length)).observe(document, {
      childList: true,
      subtree: true,
    });
  });
  await page.goto(`/chat/${id}`);

  await expect(page.locator('[data-message]')).toHaveCount(6);
  const counts: number[] = await page.evaluate(() => Reflect.get(window, 'counts'));
  expect(counts.find((count) => count > 0)).toBe(4);
  await page.waitForTimeout(500);
  await expect(page.getByText('What is ginger good for?')).toBeInViewport();
});

test('another tab sees the question and its answer come', async ({ page, context }) => {
  await signIn(page);
  const id = await openChat(page);
  const other = await context.newPage();
  await other.goto(`/chat/${id}`);
  await expect(other.getByText('What would you like to know?')).toBeVisible();
  const elsewhere = await context.newPage();
  const { id: second } = await (await page.request.post('/api/chats', { data: { title: 'Travel' } })).json();
  await elsewhere.goto(`/chat/${second}`);
  await expect(titles(elsewhere)).toHaveCount(2);

  await ask(page, 'What helps me sleep?');

  await isAnswered(other, 1);
  await expect(elsewhere.getByRole('link', { name: /Sleep \(new answer\)/ })).toBeVisible();
});

test('a full conversation with its menus and notes passes the accessibility scan', async ({ page }) => {
  await signIn(page, { currentMedications: 'Zoloft' });
  await openChat(page);
  await expect(page.getByRole('heading', { name: 'What would you like to know?' })).toBeVisible();
  await scan(page, 'an empty chat');
  await ask(page, 'What helps me sleep?');
  await isAnswered(page, 1);
  await page.getByRole('button', { name: 'Report as unsafe' }).click();
  await page.getByText(/^Sources \(/).click();
  await scan(page, 'an answer with an open report');
  await page
    .getByRole('button', { name: /^Evidence: / })
    .first()
    .click();
  await expect(page.getByRole('note')).toBeVisible();
  await scan(page, 'a claim with its sources');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Options for Sleep' }).click();
  await scan(page, 'the menu of a conversation');
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await scan(page, 'the dialog for another title');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Conversations' }).click();
  await scan(page, 'the list of conversations on a phone');
});

test('at twice the size the name of a conversation keeps its room, and can be read', async ({ page }) => {
  await signIn(page);
  await page.setViewportSize({ width: 640, height: 400 });
  await openChat(page);
  const heading = page.getByRole('heading', { level: 1, name: 'Sleep' });
  await expect(heading).toBeVisible();
  await expect.poll(async () => (await heading.boundingBox())?.width).toBeGreaterThan(300);
  await expect(page.getByLabel('For:')).toBeInViewport({ ratio: 1 });
});

test('a question that arrived just before a reload does not stand in the field to be asked again', async ({ page }) => {
  await signIn(page);
  const id = await openChat(page);
  let isHeld = true;
  // The server has it, and this page does not know yet.
  await page.route(`**/api/chats/${id}/messages`, async (route) => {
    if (route.request().method() !== 'POST' || !isHeld) return route.continue();
    await route.fetch();
    isHeld = false;
  });
  await ask(page, 'What helps me sleep?');
  await expect.poll(() => isHeld).toBe(false);
  await page.reload();

  await expect(page.getByText('What helps me sleep?').first()).toBeVisible();
  await expect(page.getByPlaceholder('Type your message to Herbie...')).toHaveValue('');
});
