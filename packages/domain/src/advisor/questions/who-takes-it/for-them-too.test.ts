import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const asker = { age: 40, gender: 'female', currentMedications: 'none', healthConcerns: 'none' };

test.each([
  [
    'peppermint oil capsules for IBS, before or after food?',
    "brill. hubby wants them too for his tummy but he's the acid reflux type and takes nexium. fine?",
    'peppermint oil with acid reflux',
  ],
  [
    'is sage tea good for night sweats?',
    'My daughter (9) would like some too if I make a pot, she has epilepsy and a sore throat. Just a mug with honey.',
    'sage with epilepsy',
  ],
  ['is ginkgo good?', "dad wants some too, he's on warfarin", 'ginkgo and warfarin'],
  ['is ginger tea good?', "my sister is after some too, she's got gallstones", 'ginger with gallstones'],
  [
    'is licorice tea ok?',
    'my uncle fancies it as well, he has high blood pressure',
    'licorice with high blood pressure',
  ],
])('who wants some too is checked for what was spoken of: "%s" "%s"', (before, asked, pair) => {
  const { text, offered } = lastOf(asker, before, asked);
  expect(text).toContain(pair);
  expect(offered).toEqual([]);
});

test.each([
  [
    'comfrey ointment on a rolled ankle',
    "gran's 80 on edoxaban, could she rub the ointment on her back",
    /comfrey.*your gran/,
  ],
  ['arnica gel for my bruise', 'could mum use the gel on her shoulder, shes on warfarin', /arnica.*your mum/],
  ['comfrey cream for my ankle', 'may my husband rub the cream on, he takes xarelto', /comfrey.*your husband/],
])('the cream of before is checked for them: "%s", "%s"', (first, next, says) => {
  const { text, offered } = lastOf({ age: 30, gender: 'female' }, first, next);
  expect(text).toMatch(says);
  expect(offered).toEqual([]);
});
