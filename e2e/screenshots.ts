// `npm run screenshots`: every screen at four widths in both themes, with nothing and with much in it, written to
// e2e/screenshots (not kept in git). Words after `--` take only moments whose name holds one of them.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findBrowser } from '../scripts/find-browser.mjs';
import { type Moment, moments } from './moments.ts';
import { startProduct } from './product.ts';
import { makePeople, type SamplePerson, type Who } from './sample-people.ts';

const folder = join(import.meta.dirname, 'screenshots');
const sizes = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1280, height: 860 },
  { width: 1920, height: 1080 },
] as const;
const themes = ['light', 'dark'] as const;

const wanted = process.argv.slice(2);
const taken = moments.filter(({ who, name }) => isWanted(`${who}-${name}`));
const executablePath = findBrowser();

if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const product = await startProduct();
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  ...(executablePath === null ? {} : { executablePath }),
});
try {
  const people = await makePeople(browser, product.url);
  for (const colorScheme of themes)
    for (const who of ['visitor', 'newcomer', 'empty', 'filled'] as const)
      await takeFor({ browser, who, person: people[who], colorScheme });
} finally {
  await browser.close();
  await product.stop();
}

interface Sitting {
  readonly browser: Browser;
  readonly who: Who;
  readonly person: SamplePerson;
  readonly colorScheme: (typeof themes)[number];
}

async function takeFor({ browser: shared, who, person, colorScheme }: Sitting): Promise<void> {
  const context = await shared.newContext({
    baseURL: product.url,
    storageState: person.storage,
    colorScheme,
    reducedMotion: 'reduce',
  });
  await context.addInitScript((isVisitor) => {
    localStorage.setItem('cookie-consent', 'accepted');
    if (!isVisitor) localStorage.setItem('signed-in', '1');
  }, who === 'visitor');
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  page.on('pageerror', (error) => console.error(`${page.url()}: ${error.message}`));
  for (const moment of taken.filter((each) => each.who === who))
    await take(page, { moment, person, theme: colorScheme });
  await context.close();
}

interface Shot {
  readonly moment: Moment;
  readonly person: SamplePerson;
  readonly theme: string;
}

async function take(page: Page, { moment, person: { ids }, theme }: Shot): Promise<void> {
  const path = moment.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(ids[name]));
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await moment.act?.(page).catch((error: unknown) => console.error(`${moment.who} ${moment.name}: ${String(error)}`));
    await page.waitForTimeout(400);
    const file = `${moment.who}-${moment.name}-${size.width}-${theme}.png`;
    await page.screenshot({ path: join(folder, file), fullPage: true });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) console.error(`${file} scrolls sideways by ${overflow} px`);
  }
}

function isWanted(name: string): boolean {
  return wanted.length === 0 || wanted.some((word) => name.includes(word));
}
