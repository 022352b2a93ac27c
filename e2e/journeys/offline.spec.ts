import { expect, type Page, test } from '@playwright/test';
import { ask, openChat, signIn } from './person.ts';
import { scan } from './scan.ts';

test('without a network herbs can be read and a cabinet checked, also from a cold start', async ({ page, context }) => {
  await signIn(page, { currentMedications: 'Warfarin' });
  await page.goto('/dashboard');
  await becomeReadyForOffline(page);
  await context.setOffline(true);

  await page.goto('/safety');
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.getByLabel('Medicines, herbs').fill('Warfarin, Ginkgo, Zorblax,');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  const finding = page.getByRole('listitem').filter({ has: page.getByText('Ginkgo and warfarin', { exact: true }) });
  await expect(finding).toBeVisible();
  await expect(finding.getByRole('link').first()).toHaveAttribute('href', /^https?:/);
  await expect(page.getByText('Not recognised, so not checked: Zorblax')).toBeVisible();

  await page.goto('/herbs');
  await page.getByLabel('Search').fill('valerain');
  await page.getByRole('link', { name: 'Valerian', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Valerian' })).toBeVisible();

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: "Can't reach the server" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Maria' })).toBeVisible();
});

test('a person who was here before the network went is checked with their medicines', async ({ page, context }) => {
  await signIn(page, { currentMedications: 'Warfarin' });
  await page.goto('/safety');
  await expect(page.getByLabel('Together with the profile of')).toBeVisible();
  await becomeReadyForOffline(page);
  await context.setOffline(true);

  await page.getByLabel('Medicines, herbs').fill("St. John's wort,");
  await page.getByRole('button', { name: 'Check', exact: true }).click();

  await expect(page.getByText("St John's wort and warfarin")).toBeVisible();
});

test('what was typed without a network is still there when it is back', async ({ page, context }) => {
  await signIn(page);
  await page.goto('/safety');
  await becomeReadyForOffline(page);
  await context.setOffline(true);
  await page.goto('/safety');
  await page.getByLabel('Medicines, herbs').fill('Warfarin, Ginkgo,');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('Ginkgo and warfarin', { exact: true })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Maria' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Ginkgo' })).toBeVisible();
});

test('who keeps the profiles here is checked with them from a cold start too, and sees how old they are', async ({
  page,
  context,
}) => {
  await signIn(page, { currentMedications: 'Warfarin' });
  await page.goto('/safety');
  await becomeReadyForOffline(page);
  const keep = page.getByRole('checkbox', { name: /^Keep my profiles on this device/ });
  await expect(keep).not.toBeChecked();
  await keep.click();
  await expect(keep).toBeChecked();
  await expect.poll(() => keptWords(page)).toMatch(/warfarin/i);
  await context.setOffline(true);

  const cold = await context.newPage();
  await page.close();
  await cold.goto('/safety');
  await expect(cold.getByText(/These profiles are as they were on \d+ \w+ \d{4}, \d\d:\d\d/)).toBeVisible();
  await cold.getByLabel('Medicines, herbs').fill("St. John's wort,");
  await cold.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(cold.getByText("St John's wort and warfarin")).toBeVisible();
  await scan(cold, 'a check with kept profiles');

  await context.setOffline(false);
  await expect(cold.getByText(/These profiles are as they were/)).toBeHidden();
  await cold.getByRole('button', { name: 'Maria' }).click();
  await cold.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(cold).toHaveURL('/login');
  expect(await keptWords(cold)).not.toMatch(/warfarin|maria/i);
});

test('a session that ended takes the kept profiles with it', async ({ page, context }) => {
  await signIn(page, { currentMedications: 'Warfarin' });
  await page.goto('/safety');
  await becomeReadyForOffline(page);
  await page.getByRole('checkbox', { name: /^Keep my profiles on this device/ }).click();
  await expect.poll(() => keptWords(page)).toMatch(/warfarin/i);

  await context.clearCookies();
  await page.goto('/dashboard');

  await expect(page).toHaveURL('/login?redirect=/dashboard');
  expect(await keptWords(page)).not.toMatch(/warfarin|maria/i);
});

test('a message written without a network waits, survives a reload, and is sent once', async ({ page, context }) => {
  await signIn(page);
  const chatId = await openChat(page);
  await becomeReadyForOffline(page);
  await context.setOffline(true);

  await ask(page, 'What helps me sleep?');
  await expect(page.getByText('Waits for a connection, then it is sent by itself.')).toBeVisible();
  await expect(page.getByText('1 message waits to be sent')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 message waits to be sent')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('log').getByText('What helps me sleep?')).toBeVisible();
  await expect(page.getByText('1 message waits to be sent')).toBeHidden();
  const messages = await (await page.request.get(`/api/chats/${chatId}/messages`)).json();
  expect(messages.map(({ role }: { role: string }) => role)).toEqual(['user', 'assistant']);
});

test('a message that did not get there says so, and is sent at once when told to', async ({ page }) => {
  await signIn(page);
  const chatId = await openChat(page);
  const sending = `**/api/chats/${chatId}/messages`;
  await page.route(sending, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await ask(page, 'What helps me sleep?');
  await expect(page.getByText('Not sent')).toBeVisible();
  await page.unroute(sending);

  const isSent = expect(page.getByText('Not sent')).toBeHidden();
  // The app also tries by itself now and then, and may be just about to: the button is gone then.
  await Promise.race([page.getByRole('button', { name: 'Try again' }).click(), isSent]);
  await isSent;
  const messages = await (await page.request.get(`/api/chats/${chatId}/messages`)).json();
  expect(messages.map(({ role }: { role: string }) => role)).toEqual(['user', 'assistant']);
});

test('a day logged without a network waits, and is saved once', async ({ page, context }) => {
  const { profileId } = await signIn(page);
  await page.goto('/wellness-tracker');
  await becomeReadyForOffline(page);
  await page.getByRole('button', { name: 'Log New Entry' }).click();
  await expect(page.getByRole('button', { name: 'Save Entry' })).toBeEnabled();
  await context.setOffline(true);

  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect(page.getByText('1 wellness entry waits to be sent')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('1 wellness entry waits to be sent')).toBeHidden();

  const entries = await (await page.request.get(`/api/profiles/${profileId}/wellness`)).json();
  expect(entries).toHaveLength(1);
});

test('two open tabs send what waits only once', async ({ page, context }) => {
  await signIn(page);
  const chatId = await openChat(page);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await becomeReadyForOffline(page);
  await context.setOffline(true);
  await ask(page, 'What helps me sleep?');
  await expect(other.getByText('1 message waits to be sent')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('1 message waits to be sent')).toBeHidden();
  await expect(other.getByText('1 message waits to be sent')).toBeHidden();

  const messages = await (await page.request.get(`/api/chats/${chatId}/messages`)).json();
  expect(messages).toHaveLength(2);
});

test('after use no answer of the server is kept in the browser, and after log-out nothing about anybody', async ({
  page,
  context,
}) => {
  await signIn(page, { currentMedications: 'Warfarin', allergies: 'Ragweed' });
  await page.goto('/dashboard');
  await becomeReadyForOffline(page);
  await openChat(page);
  await ask(page, 'Can I take ginkgo?');
  await expect(page.getByText('Safety note').first()).toBeVisible();
  for (const path of ['/safety?view=cabinet', '/wellness-tracker', '/herbs']) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
  }
  expect(await keptWords(page)).not.toMatch(/warfarin|ragweed|maria|can i take ginkgo/i);
  const chatId = await openChat(page);
  await expect(page.getByPlaceholder('Type your message to Herbie...')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await ask(page, 'A secret about my liver');
  await expect(page.getByText('1 message waits to be sent')).toBeVisible();
  await page.request.delete(`/api/chats/${chatId}`);
  await context.setOffline(false);
  await expect(page.getByText('was not taken')).toBeVisible();
  expect(await keptWords(page)).toContain('A secret about my liver');

  await page.getByRole('button', { name: 'Maria' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');

  const kept = await keptWords(page);
  expect(kept).not.toMatch(/warfarin|ragweed|maria|ginkgo\?|liver/i);
  expect(await page.evaluate(() => [Object.keys(localStorage).toSorted(), Object.keys(sessionStorage)])).toEqual([
    ['cookie-consent', 'fonts'],
    [],
  ]);
});

test('what is shown without a network passes the accessibility scan', async ({ page, context }) => {
  await signIn(page);
  await openChat(page);
  await becomeReadyForOffline(page);
  await context.setOffline(true);
  await ask(page, 'What helps me sleep?');
  await expect(page.getByText('1 message waits to be sent')).toBeVisible();
  await scan(page, 'a chat with an unsent message');
  for (const path of ['/safety', '/herbs', '/dashboard']) {
    await page.goto(path);
    await expect(page.locator('main h1')).toBeVisible();
    await scan(page, `${path} without a network`);
  }
});

/** Until the worker has the app's files and the knowledge. */
async function becomeReadyForOffline(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          // Opening a database that is not there would make one.
          if (!(await indexedDB.databases()).some(({ name }) => name === 'herbie')) return false;
          const files = await (await caches.open('herbie-files')).keys();
          const numbers = await new Promise<number>((done) => {
            const opening = indexedDB.open('herbie');
            opening.onerror = () => done(0);
            opening.onsuccess = () => {
              const database = opening.result;
              if (!database.objectStoreNames.contains('herb-numbers')) return done(0);
              const counting = database.transaction('herb-numbers').objectStore('herb-numbers').count();
              counting.onsuccess = () => {
                done(counting.result);
                database.close();
              };
            };
          });
          const hasKnowledge = files.some(({ url }) => url.includes('/knowledge-'));
          return hasKnowledge && numbers > 0 && navigator.serviceWorker.controller !== null;
        }),
      { timeout: 30_000 },
    )
    .toBe(true);
}

/** Everything this browser keeps for the site, but for the app's own script files, as one text. */
function keptWords(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const words = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        words.push(request.url);
        const isOwnFile = new URL(request.url).pathname.startsWith('/assets/');
        if (!isOwnFile) continue;
        const type = (await cache.match(request))?.headers.get('content-type') ?? '';
        if (type.includes('json')) words.push(`an answer is kept: ${request.url}`);
      }
    }
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((done, failed) => {
        const opening = indexedDB.open(name ?? '');
        opening.onsuccess = () => done(opening.result);
        opening.onerror = () => failed(opening.error);
      });
      for (const shelf of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((done) => {
          const reading = database.transaction(shelf).objectStore(shelf).getAll();
          reading.onsuccess = () => done(reading.result);
        });
        words.push(shelf, JSON.stringify(shelf === 'herb-numbers' ? rows.length : rows));
      }
      database.close();
    }
    return words.join('\n');
  });
}
