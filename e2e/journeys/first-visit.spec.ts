import { type APIRequestContext, expect, type Page, type Request, test } from '@playwright/test';
import { personScreens, visitorScreens } from '../screens.ts';
import { signIn } from './person.ts';

const appScreens = [...visitorScreens, ...personScreens].filter((path) => path !== '/');

for (const path of appScreens)
  test(`the page of ${path} asks for all the code its screen needs, and for none besides`, async ({ request }) => {
    const page = await (await request.get(path)).text();
    const named = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
    const screen = named.filter((file) => /-screen-[\w-]+\.js$/.test(file));

    expect(screen).toHaveLength(1);
    expect(named.toSorted()).toEqual([...(await closure(request, ['assets/core', ...screen], named))].toSorted());
    expect(page).not.toMatch(/rel="stylesheet"|rel="preload"|woff2"/);
  });

test('a visitor’s first pages come without the code that checks forms, cleans answers or draws plants', async ({
  request,
}) => {
  for (const path of ['/login', '/register', '/forgot-password', '/how-it-works', '/privacy-policy', '/method']) {
    const page = await (await request.get(path)).text();
    expect(page, path).not.toMatch(
      /assets\/(?:schemas|form-checks|answer-parts|clean-by-library|drawings|toast-view)-/,
    );
  }
});

test('search engines may list the public pages, each with its own title and description, and no other', async ({
  page,
  request,
}) => {
  for (const path of appScreens) {
    const html = await (await request.get(path)).text();
    const isPublic = ['/how-it-works', '/privacy-policy', '/method'].includes(path);
    expect(html.includes('noindex'), path).toBe(!isPublic);
    expect(/<meta name="description" content="[^"]{40,170}"/.test(html), path).toBe(isPublic);
    if (!isPublic) continue;
    const written = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(written);
  }
});

test('fonts of our own come once the screen stands, nothing moves for them, and the next page has them at once', async ({
  page,
}) => {
  await page.addInitScript(watchShifts);
  await page.goto('/how-it-works');
  await page.waitForLoadState('networkidle');
  await expect.poll(() => fontsAsked(page)).toHaveLength(2);
  const screenCame = await page.evaluate(() =>
    Math.max(
      ...performance
        .getEntriesByType('resource')
        .flatMap((entry) =>
          entry instanceof PerformanceResourceTiming && /screen-[\w-]+\.js$/.test(entry.name)
            ? [entry.responseEnd]
            : [],
        ),
    ),
  );
  for (const asked of await fontsAsked(page)) expect(asked).toBeGreaterThan(screenCame);
  expect(await page.evaluate(() => document.fonts.check('1em Fraunces'))).toBe(true);
  expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThan(0.02);

  await page.goto('/method');
  expect(await page.locator('head > link[rel="stylesheet"][href*="/fonts-"]').count()).toBe(1);
});

test('a chat stands still while its parts, the cookie notice and the fonts come', async ({ page }) => {
  await signIn(page);
  await page.addInitScript(() => localStorage.removeItem('cookie-consent'));
  await page.addInitScript(watchShifts);
  await page.setViewportSize({ width: 412, height: 823 });
  const { id } = await (await page.request.post('/api/chats', { data: { title: 'Sleep' } })).json();
  for (const questions of [[], ['What helps me sleep?', 'What may I not take with warfarin?']]) {
    for (const content of questions)
      await page.request.post(`/api/chats/${id}/messages`, { data: { chatId: id, role: 'user', content } });
    await page.goto(`/chat/${id}`);
    await expect(page.getByRole('region', { name: 'Cookie notice' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    // On a slow machine the fonts come while the answers are drawn; up to 0.1 is what Core Web Vitals call good.
    expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThan(0.1);
  }
});

test('the landing page too is shown from its top when somebody comes back to it', async ({ page }) => {
  await page.goto('/');
  expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual');
  await page.evaluate(() => scrollTo(0, 1500));
  await page.goto('/how-it-works');
  await page.goBack();
  await page.waitForTimeout(400);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('what a screen reads first is asked for before its code is there, and taken up', async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page);
  // The first reads nothing of a person; the second checks two herbs at once, after which nothing early is taken up.
  const others = ['/admin-setup', '/herbs/compare?a=1&b=2'];
  for (const path of personScreens.filter((each) => !others.includes(each))) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const left = await page.evaluate(() => {
      const reads: unknown = Reflect.get(window, 'herbieReads');
      return reads instanceof Map ? [...reads.keys()] : null;
    });
    expect(left, path).toEqual([]);
  }
});

test('what is about the person is asked for before the code is there, and only once', async ({ page }) => {
  const { profileId } = await signIn(page);
  for (const [path, read] of [
    ['/dashboard', `/api/profiles/${profileId}/supplements`],
    ['/wellness-tracker', `/api/profiles/${profileId}/supplements`],
    ['/herbs/1', '/api/herbs/1/monograph'],
  ] as const) {
    let asked = 0;
    const count = (each: Request) => (asked += each.url().includes(read) ? 1 : 0);
    page.on('request', count);
    await page.route('**/assets/core-*.js', async (route) => {
      await expect.poll(() => asked, `${path} asks for ${read}`).toBe(1);
      await route.continue();
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(asked, path).toBe(1);
    page.off('request', count);
    await page.unroute('**/assets/core-*.js');
  }
});

test('a visitor’s page asks the server for nothing about a person', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (each) => {
    const { pathname } = new URL(each.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path !== '/api/site')).toEqual([]);
});

/** The files that begin with one of these names, and all that they import at once. */
async function closure(
  request: APIRequestContext,
  starts: readonly string[],
  named: readonly string[],
): Promise<Set<string>> {
  const found = new Set<string>();
  const open = named.filter((file) => starts.some((start) => file.startsWith(start)));
  for (const file of open) {
    if (found.has(file)) continue;
    found.add(file);
    const code = await (await request.get(`/${file}`)).text();
    // As the bundler writes them, at the very top of a file.
    for (const [, imported = ''] of code.matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g))
      open.push(`assets/${imported}`);
  }
  return found;
}

function watchShifts(): void {
  Object.assign(window, { shifted: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      Object.assign(window, {
        shifted: Number(Reflect.get(window, 'shifted')) + Number(Reflect.get(entry, 'value')),
      });
  }).observe({ type: 'layout-shift', buffered: true });
}

/** When each font was asked for. */
function fontsAsked(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime),
  );
}
