import { expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';
import { checkSafety } from '../../safety/check.ts';
import { readList } from '../../resolve/read.ts';
import { traditionalFormulas } from './index.ts';

const idsIn = (name: string) => readList(name).mentions.map(({ id }) => id);

test.each([
  ['bofutsushosan', ['ephedra', 'licorice', 'rhubarb-root']],
  ['Bu Zhong Yi Qi Wan', ['licorice', 'astragalus', 'dong-quai']],
  ['xiaoyaosan', ['licorice', 'bupleurum', 'dong-quai']],
  ['Xiaoke pills', ['glyburide']],
  ['VC Yin Qiao', ['acetaminophen', 'chlorpheniramine']],
  ['Arogyavardhini vati', ['heavy-metal-remedies']],
  ['Safi', ['senna', 'neem', 'chirata']],
  ['Novo-Passit', ['st-johns-wort', 'valerian', 'guaifenesin']],
  ['citramon p', ['aspirin', 'acetaminophen', 'caffeine']],
  ['Benylin Mucus Cough Night', ['diphenhydramine', 'guaifenesin']],
])('%s is read as what it is made of', (name, parts) => expect(idsIn(name)).toEqual(expect.arrayContaining(parts)));

test.each(['ge gen powder', 'suan zao ren powder', 'si ni san'])(
  '%s is another than the decoction of its name',
  (name) => {
    expect(idsIn(name)).not.toContain('aconite');
    expect(idsIn(name)).not.toContain('ephedra');
  },
);

test('brands that are rubbed on are no dose by mouth', () => {
  for (const brand of ['axe oil', 'Zandu balm', 'Kwan Loong'])
    expect(
      readList(brand).mentions.map(({ form }) => form),
      brand,
    ).not.toContain('unspecified');
});

test('names that only look like a medicine are none', () => {
  for (const name of ['Antangin', 'Septilin']) expect(idsIn(name), name).toEqual([]);
});

test('a formula of which a share only is known stays unknown as well', () => {
  expect(readList('Ashokarishta').unrecognised).toEqual(['Ashokarishta']);
  expect(readList('dashamularishta').unrecognised).toEqual(['dashamularishta']);
  expect(readList('Hamdard Safi syrup').unrecognised).toEqual(['Hamdard Safi syrup']);
});

test('what one formula holds is not told to keep apart, but counts with what else is taken', () => {
  const pairs = (items: readonly string[]) =>
    checkSafety({ person: {}, items }).findings.filter(({ kind }) => kind === 'supplement').length;
  expect(pairs(['hochuekkito'])).toBe(0);
  expect(pairs(['hochuekkito', 'ginger'])).toBeGreaterThan(0);
});

test('no formula is named twice with the same part', () => {
  for (const { names, parts } of traditionalFormulas) {
    expect(new Set(parts).size, names[0]).toBe(parts.length);
    expect(new Set(names).size, names[0]).toBe(names.length);
  }
});

test('the advisor says what it checked a formula as', () => {
  const { text } = lastOf({ age: 60, currentMedications: 'warfarin' }, 'can i take gui pi tang for sleep?');
  expect(text).toMatch(/^I advise you against dong quai.*Gui pi tang holds licorice/s);
});
