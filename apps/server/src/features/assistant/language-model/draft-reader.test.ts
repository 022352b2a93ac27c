import type { DraftBlock } from '@herbie/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDraftReader } from './draft-reader.ts';

function read(text: string, size = text.length): { blocks: DraftBlock[]; data: string } {
  const reader = createDraftReader('www.shop.example');
  const blocks: DraftBlock[] = [];
  for (let place = 0; place < text.length; place += Math.max(1, size))
    blocks.push(...reader.push(text.slice(place, place + Math.max(1, size))));
  return { blocks: [...blocks, ...reader.end()], data: reader.data() };
}

const shapes = ({ blocks }: { blocks: DraftBlock[] }) =>
  blocks.map(({ kind, lines }) => [kind, ...lines.map((line) => line.map((span) => span.text).join(''))]);

test('headings, lists, quotes, tables and paragraphs are told apart', () => {
  const text = '# A\nB\nC\n\n- D\n- E\n  F\n\n1. G\n2) H\n> I\n> J\n\n---\n| K | L |\n|---|---|\n| M | N |\n\nO';

  expect(shapes(read(text))).toEqual([
    ['heading', 'A'],
    ['paragraph', 'B C'],
    ['bullets', 'D', 'E F'],
    ['steps', 'G', 'H'],
    ['quote', 'I J'],
    ['bullets', ' K :  L '],
    ['bullets', ' M :  N '],
    ['paragraph', 'O'],
  ]);
});

test('marks are read, pictures and addresses vanish, and links lead to herbs or nowhere', () => {
  const [block] = read(
    '**Bold** and *soft* ![x](https://e.example/p.png)<https://e.example> [Sage](herb:sage) [here](https://e.example) [a][b] 2\\*3 snake_case',
  ).blocks;

  expect(block?.lines[0]).toEqual([
    { text: 'Bold', mark: 'strong' },
    { text: ' and ' },
    { text: 'soft', mark: 'em' },
    { text: ' ' },
    { text: ' ' },
    { text: 'Sage', herb: 'sage' },
    { text: ' ' },
    { text: 'here' },
    { text: ' ' },
    { text: 'a' },
    { text: ' 2' },
    { text: '*' },
    { text: '3 snake' },
    { text: '_' },
    { text: 'case' },
  ]);
});

test('the block of data and thoughts are no part of the answer', () => {
  const { blocks, data } = read('<think>hm\nhm</think>A\n\n```herbie\n{"herbs":[]}\n```\nB');

  expect(blocks.map(({ lines }) => lines[0]?.[0]?.text)).toEqual(['A', 'B']);
  expect(data).toBe('{"herbs":[]}\n');
});

test('any text comes out the same in pieces of any size', () => {
  const piece = fc.constantFrom(
    '**',
    '*',
    '_',
    '`',
    '[',
    '](',
    ')',
    'herb:sage',
    '# ',
    '- ',
    '1. ',
    '> ',
    '\n',
    '\n\n',
    ' ',
    '\r\n',
    '| ',
    '```',
    '<think>',
    '</think>',
    'word',
    '\\',
    '!',
    'é',
  );
  const text = fc.array(piece, { maxLength: 60 }).map((parts) => parts.join(''));

  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 9 }), (said, size) => {
      expect(read(said, size)).toEqual(read(said));
    }),
    { numRuns: 300 },
  );
});

test.each(['[', '![', '**', '_', '`', '<think>', '> ', '- ', '\\', '](', '[a]('])(
  'a flood of %j takes time by its length, not by its square',
  (part) => {
    // Of many: a busy machine slows most of them down.
    const fastest = (letters: number) =>
      Math.min(...Array.from({ length: 12 }, () => timed(part.repeat(letters / part.length))));
    timed(part);
    expect(fastest(32_000)).toBeLessThan(12 * Math.max(fastest(8000), 1));
  },
);

function timed(draft: string): number {
  const started = performance.now();
  read(draft, 50);
  return performance.now() - started;
}

test('a link to the retailer is a search for what it names; any other page of any shop is its text', () => {
  const [block] = read(
    '[Valerian root](https://www.shop.example/s?k=valerian&tag=evil) [](https://www.shop.example/s?k=hops) [Sage](https://www.shop.example.evil.example/s?k=sage) [Mint](https://user:word@www.shop.example/) [](https://www.shop.example/dp/B000000000)',
  ).blocks;

  expect(block?.lines[0]?.filter(({ text }) => text.trim() !== '')).toEqual([
    { text: 'Valerian root', shop: 'Valerian root' },
    { text: 'view on the retailer', shop: 'hops' },
    { text: 'Sage' },
    { text: 'Mint' },
  ]);
});
