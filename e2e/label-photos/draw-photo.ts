import type { Browser, Page } from '@playwright/test';
import type { Label } from './labels.ts';
import { type Condition, spoil } from './spoil.ts';

export interface Look {
  readonly font: string;
  readonly paper: string;
  readonly ink: string;
}

export const looks: readonly Look[] = [
  { font: "'Liberation Sans', Arial, sans-serif", paper: '#fbfaf5', ink: '#1d1d1d' },
  { font: "'Liberation Serif', Georgia, serif", paper: '#f1ead8', ink: '#2b2118' },
  { font: "'DejaVu Sans', Verdana, sans-serif", paper: '#e4efe2', ink: '#123524' },
  { font: "'Liberation Sans Narrow', 'Arial Narrow', sans-serif", paper: '#ffffff', ink: '#222266' },
  { font: "'DejaVu Serif', 'Times New Roman', serif", paper: '#23402f', ink: '#f4f1e4' },
];

/** Where photos are taken: a page for the label, another for what light, lens and hand do to it. */
export async function openStudio(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 960 } });
  const [table, darkroom] = [await context.newPage(), await context.newPage()];
  return {
    take: (photo: { label: Label; look: Look; condition: Condition; seed: number }) =>
      take({ table, darkroom, ...photo }),
    close: () => context.close(),
  };
}

interface Taking {
  readonly table: Page;
  readonly darkroom: Page;
  readonly label: Label;
  readonly look: Look;
  readonly condition: Condition;
  readonly seed: number;
}

/** A JPEG as a phone would send it. */
async function take({ table, darkroom, label, look, condition, seed }: Taking): Promise<Buffer> {
  await table.setContent(page(label, look, condition));
  const clean = await table.screenshot({ type: 'png' });
  const jpeg = await darkroom.evaluate(spoil, { png: clean.toString('base64'), condition, seed });
  return Buffer.from(jpeg, 'base64');
}

function page(label: Label, { font, paper, ink }: Look, { tilt, skew, wide }: Condition): string {
  const hand = `perspective(1500px) rotateY(${skew}deg) rotate(${tilt}deg)`;
  return `<!doctype html><style>
    * { box-sizing: border-box } body { margin: 0; height: 960px; display: grid; place-items: center; background: #8d8377 }
    main { width: ${wide}px; padding: 34px 40px; font: 25px/1.35 ${font}; color: ${ink}; background: ${paper}; transform: ${hand} }
    h1 { margin: 4px 0 14px; font-size: 52px; line-height: 1.1 } table { width: 100%; border-collapse: collapse; border: 2px solid }
    td, th { padding: 5px 10px; text-align: left; border-bottom: 1px solid } td + td, th + th { text-align: right; white-space: nowrap }
    .brand { font-size: 22px; letter-spacing: 3px; text-transform: uppercase } .small { font-size: 19px; margin: 12px 0 0 }
    .front { text-align: center } .front h1 { font-size: 76px; margin: 30px 0 } .front p { margin: 14px 0 }
  </style><main class="${label.layout}"><div class="brand">${label.brand}</div><h1>${label.name}</h1>${bodies[label.layout](label)}${label.small
    .map((line) => `<p class="small">${line}</p>`)
    .join('')}</main>`;
}

const row = (cells: readonly (string | undefined)[]) =>
  `<tr>${cells.map((cell) => `<td>${cell ?? ''}</td>`).join('')}</tr>`;

const bodies: Readonly<Record<Label['layout'], (label: Label) => string>> = {
  facts: ({ rows }) =>
    `<table><tr><th colspan="3" style="font-size:34px">Supplement Facts</th></tr><tr><th>Amount Per Serving</th><th colspan="2">% Daily Value</th></tr>${rows
      .map(([what, amount, share]) => row([what, amount, share]))
      .join('')}</table>`,
  front: ({ rows }) => rows.map(([what, amount]) => `<p>${what}</p><p style="font-size:44px">${amount}</p>`).join(''),
  prose: ({ rows }) =>
    `<p><b>Ingredients per capsule:</b> ${rows.map(([what, amount]) => `${what} ${amount}`).join(', ')}.</p>`,
  european: ({ rows }) =>
    `<table><tr><th></th><th>pro Tagesdosis / per daily dose</th><th>% NRV*</th></tr>${rows
      .map(([what, amount, share]) => row([what, amount, share ?? '**']))
      .join('')}</table>`,
};
