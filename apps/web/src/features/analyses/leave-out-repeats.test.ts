import { expect, test } from 'vitest';
import { leaveOutRepeats } from './leave-out-repeats.ts';

const neverEat = '<p><strong>Never eat or use a plant on the strength of this photo.</strong></p>';
const benefits = '<h3>Benefits</h3><p>A root.</p>';
const ingredients = '<h3>Ingredients</h3><ul><li>Turmeric 500 mg</li></ul><p>Contains: soy &amp; milk</p>';
const uses = '<h3>Wellness uses</h3><ul><li>Joints: some.</li></ul>';

test('the warning against eating and those of the label stand once on the page, above the answer', () => {
  const precautions = '<h3>Precautions</h3><ul><li>Ask first.</li><li>Keep away from children &amp; pets.</li></ul>';

  const shown = leaveOutRepeats(`${benefits}${precautions}${neverEat}`, {
    warnings: ['Keep away from children & pets.'],
    hasRows: false,
  });

  expect(shown).toBe(`${benefits}<h3>Precautions</h3><ul><li>Ask first.</li></ul>`);
});

test('beside rows that are checked for the person chosen now, old rows and old findings are left out', () => {
  const precautions = '<h3>Precautions</h3><ul><li>Ask first (Turmeric and warfarin): it bleeds. Ask.</li></ul>';

  const shown = leaveOutRepeats(`${benefits}${ingredients}${uses}${precautions}${neverEat}`, {
    warnings: [],
    hasRows: true,
  });

  expect(shown).toBe(`${benefits}${uses}`);
});
