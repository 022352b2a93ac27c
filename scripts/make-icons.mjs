// Draws the app's icons from the leaf mark in apps/web/public: `node scripts/make-icons.mjs`. Needed again only when the
// mark changes; the pictures are kept in the repository.
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { findBrowser } from './find-browser.mjs';

const folder = 'apps/web/public';
const icons = [
  { from: 'leaf.svg', to: 'icon-192.png', size: 192 },
  { from: 'leaf.svg', to: 'icon-512.png', size: 512 },
  { from: 'icon-maskable.svg', to: 'icon-maskable-192.png', size: 192 },
  { from: 'icon-maskable.svg', to: 'icon-maskable-512.png', size: 512 },
  { from: 'icon-maskable.svg', to: 'apple-touch-icon.png', size: 180 },
];

const browser = await chromium.launch({ executablePath: findBrowser() ?? undefined, args: ['--no-sandbox'] });
for (const { from, to, size } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const svg = readFileSync(`${folder}/${from}`, 'utf8').replace('<svg ', `<svg width="${size}" height="${size}" `);
  await page.setContent(`<body style="margin:0;display:grid">${svg}</body>`);
  writeFileSync(`${folder}/${to}`, await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
