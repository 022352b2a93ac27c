import { expect, test } from 'vitest';
import { productNameOf } from './product-name.ts';

test.each([
  ['SLEEP WELL / Melatonin 3 mg / Supplement Facts', 'SLEEP WELL'],
  ['NOW / Foods / Rhodiola 500 mg / 60 Veg Capsules', 'Rhodiola 500 mg'],
  ['Holland & Barrett / High Strength / Vitamin C / 120 TABLETS', 'Vitamin C'],
  ['Schwabe Pharma / Tebonin konzent 240 mg', 'Tebonin konzent 240 mg'],
  ['Traditional Medicinals / Organic / Throat Coat / Lemon Echinacea', 'Throat Coat'],
  ['Kräuterhof / Baldrian Dragees / Hopfen & Melisse', 'Baldrian Dragees'],
  ['Calm Evening / Valerian Root / 60 capsules', 'Calm Evening'],
  ['Solgar / Supplement Facts / Magnesium 100 mg', 'Magnesium 100 mg'],
  ['Multi Daily / ALDER PHARMA / Vitamin C 80 mg 100 %', 'Multi Daily'],
  ['% NRV* / Ginger Root / 60 capsules', 'Ginger Root'],
  ['HIMALAYA / Liv.52 / Tablets', 'Liv.52'],
  ['Solgar', 'Solgar'],
  ['Bergquell / Magnesium 400 + B-Komplex / Zusammensetzung', 'Magnesium 400 + B-Komplex'],
  ['Karoo Kettle / ROOIBOS & BUCHU / 40 tagless teabags', 'ROOIBOS & BUCHU'],
  ['Kruidenhof De Wouw / Kalmeringsthee / Ingrediënten: hop', 'Kalmeringsthee'],
  ["Mama Efua's / MORINGA LEAF TEA / 25 bags", 'MORINGA LEAF TEA'],
  ['Sage Hen Apothecary / MENO EASE / women 45+', 'MENO EASE'],
  ["ST. JOHN'S / WORT / 300 mg", "ST. JOHN'S"],
])('of "%s" the product is called %s, not its maker or its praise', (front, name) => {
  expect(productNameOf(front.split(' / '))).toBe(name);
});

test('a label of figures names no product', () => {
  expect(productNameOf(['12 345', '07/2027'])).toBeNull();
});
