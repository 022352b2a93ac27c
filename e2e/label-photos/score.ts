// The last part of `npm run eval`: photos of made-up labels are drawn, read by the built product in a browser as a person
// would have them read, and what was read is compared with what was drawn. `node e2e/label-photos/score.ts FOLDER` keeps
// the photos there; with a number behind it other photos are drawn, as a check that only those of 0 are read so well.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../scripts/find-browser.mjs';
import { startProduct } from '../product.ts';
import { looks, openStudio } from './draw-photo.ts';
import { type Grade, grade, type Reading } from './grade.ts';
import { labels } from './labels.ts';
import { conditions } from './spoil.ts';

const folder = process.argv[2];
const set = Number(process.argv[3] ?? 0);

/** Two photos of each label, so that every label, look and condition meets several others. */
const photos = labels.flatMap((label, at) =>
  [0, 1].flatMap((turn) => {
    const look = looks[(at + turn * 2 + set) % looks.length];
    const condition = conditions[(at * 2 + turn * 5 + set * 3) % conditions.length];
    return look && condition ? [{ label, look, condition, seed: at * 2 + turn + 1 + set * 1000 }] : [];
  }),
);
const least = { names: 0.9, ingredients: 0.92, amounts: 0.9 };
const maxMs = 3000;
const timeoutMs = 240_000;

const executablePath = findBrowser();
const product = await startProduct();
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  ...(executablePath === null ? {} : { executablePath }),
});
try {
  const studio = await openStudio(browser);
  const page = await openAnalyzer();
  if (folder) mkdirSync(folder, { recursive: true });
  const graded: { readonly condition: string; readonly ms: number; readonly grade: Grade }[] = [];
  for (const photo of photos) {
    const jpeg = await studio.take(photo);
    const what = `${photo.label.name}, ${photo.condition.name}`;
    if (folder) writeFileSync(join(folder, `${what.replaceAll(/\W+/g, '-').toLowerCase()}.jpg`), jpeg);
    const reading = await read(page, jpeg);
    const each = grade(photo.label, reading);
    graded.push({ condition: photo.condition.name, ms: reading.milliseconds, grade: each });
    if (!each.hasName) console.log(`photo\t${what}\tthe name was read as ${reading.productName}`);
    if (each.missed.length > 0) console.log(`photo\t${what}\tnot read: ${each.missed.join(', ')}`);
    if (each.wrong.length > 0) console.log(`photo\t${what}\tWRONG: ${each.wrong.join(', ')}`);
  }
  report(graded);
} finally {
  await browser.close();
  await product.stop();
}

async function openAnalyzer(): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.url });
  const account = { username: 'photographer', password: 'correct horse battery' };
  for (const path of ['register', 'login']) {
    const answer = await context.request.post(`/api/auth/${path}`, { data: account });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`);
  }
  await context.request.post('/api/profiles', { data: { name: 'Maria', age: 34 } });
  await context.addInitScript(() => {
    localStorage.setItem('signed-in', '1');
    localStorage.setItem('cookie-consent', 'accepted');
  });
  const page = await context.newPage();
  page.setDefaultTimeout(timeoutMs);
  await page.goto('/herb-analyzer');
  return page;
}

/** Chosen, read and answered: from the button to the server's answer. */
async function read(page: Page, jpeg: Buffer): Promise<Reading> {
  await page.getByRole('tab', { name: 'Upload' }).click();
  await page.getByLabel('Choose a photo').setInputFiles({ name: 'label.jpg', mimeType: 'image/jpeg', buffer: jpeg });
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/api/analyses') && response.request().method() === 'POST',
    { timeout: timeoutMs },
  );
  await page.getByRole('button', { name: 'Identify Herb' }).waitFor();
  const started = performance.now();
  await page.getByRole('button', { name: 'Identify Herb' }).click();
  const { label } = await (await answered).json();
  const milliseconds = performance.now() - started;
  await page.getByRole('tab', { name: 'Results', selected: true }).waitFor();
  await page.getByRole('button', { name: 'Try Again' }).click();
  return { productName: label?.productName ?? null, ingredients: label?.ingredients ?? [], milliseconds };
}

function report(graded: readonly { readonly condition: string; readonly ms: number; readonly grade: Grade }[]): void {
  const groups = [...Map.groupBy(graded, ({ condition }) => condition), ['all', graded] as const];
  console.table(Object.fromEntries(groups.map(([name, each]) => [name, figures(each)])));
  const { names, ingredients, amounts, 'median ms': median } = figures(graded);
  const missed = [
    ...(names < least.names ? [`names ${names} < ${least.names}`] : []),
    ...(ingredients < least.ingredients ? [`ingredients ${ingredients} < ${least.ingredients}`] : []),
    ...(amounts < least.amounts ? [`amounts ${amounts} < ${least.amounts}`] : []),
    ...(median > maxMs ? [`${median} ms > ${maxMs} ms at the median`] : []),
  ];
  console.log(missed.length === 0 ? `${graded.length} photos: every promise is kept` : `photos: ${missed.join(', ')}`);
  if (missed.length > 0) process.exitCode = 1;
}

function figures(graded: readonly { readonly ms: number; readonly grade: Grade }[]) {
  const share = (kind: 'ingredients' | 'amounts') => {
    const of = graded.reduce((sum, { grade: each }) => sum + each[kind].of, 0);
    return round(graded.reduce((sum, { grade: each }) => sum + each[kind].found, 0) / of);
  };
  const times = graded.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return {
    photos: graded.length,
    names: round(graded.filter(({ grade: each }) => each.hasName).length / graded.length),
    ingredients: share('ingredients'),
    amounts: share('amounts'),
    wrong: graded.reduce((sum, { grade: each }) => sum + each.wrong.length, 0),
    'median ms': Math.round(times[Math.floor(times.length / 2)] ?? 0),
  };
}

function round(share: number): number {
  return Math.round(share * 1000) / 1000;
}
