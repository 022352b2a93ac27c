import { describe, expect, test } from 'vitest';
import { readText } from './read.ts';

const conditionsIn = (text: string) =>
  readText(text)
    .mentions.filter(({ kind, negated }) => kind === 'condition' && !negated)
    .map(({ id }) => id);

describe('a condition is read from a body part with a problem, in either order', () => {
  test.each([
    ['my kidneys work at 20%', 'kidney-disease'],
    ['inflamed kidneys', 'kidney-disease'],
    ['scarring of the liver', 'liver-disease'],
    ['my liver tests are off', 'liver-disease'],
    ['stones in my gallbladder', 'gallstones'],
    ['bile duct blocked', 'bile-duct-obstruction'],
    ['my blood doesn’t clot properly', 'bleeding-disorder'],
    ['my blood pressure is through the roof', 'high-blood-pressure'],
    ['my heart skips beats', 'arrhythmia'],
    ['my gullet is narrowed', 'swallowing-difficulty'],
    ['fits since a head injury', 'epilepsy'],
  ])('"%s"', (text, id) => expect(conditionsIn(text)).toContain(id));
});

describe('a growth that is said to be none is none', () => {
  test.each([
    ['the doctor say prostate big not cancer', ['enlarged-prostate']],
    ['prostate big no cancer', ['enlarged-prostate']],
    ['big prostate not cancer', ['enlarged-prostate']],
    ['breast lump not cancer', []],
    ['the breast thing is not a tumour', []],
    ['prostate gland cancer', ['cancer', 'prostate-cancer']],
  ])('"%s"', (text, ids) => expect(conditionsIn(text)).toEqual(ids));
});

describe('a result beyond the usual limit tells the condition, a usual one nothing', () => {
  test.each([
    ['eGFR 22', ['kidney-disease']],
    ['gout, kidney function 38 they said', ['gout', 'kidney-disease']],
    ['kidney number is 41', ['kidney-disease']],
    ['kidneys 3b', ['kidney-disease']],
    ['kidney function 92', []],
    ['kidneys fine, 45 years old', []],
    ['BP 170/100', ['high-blood-pressure']],
    ['HbA1c 8.4', ['diabetes']],
    ['platelets 60', ['bleeding-disorder']],
    ['eGFR 95', []],
    ['BP 118/76', []],
    ['potassium 99 mg', []],
  ])('"%s"', (text, ids) => expect(conditionsIn(text)).toEqual(ids));
});

describe('what is denied, a relative’s or long over is not the person’s', () => {
  test.each([
    'no heart, kidney or liver disease',
    'my father had cirrhosis, I don’t',
    'stroke runs in our family',
    'I never had a stroke',
    'my gastritis is cured',
    'childhood asthma',
    'my kidneys are healthy',
  ])('"%s"', (text) => expect(conditionsIn(text)).toEqual([]));

  test.each([
    ['my mother has epilepsy, can she take ginkgo?', 'epilepsy'],
    ['seizures since childhood', 'epilepsy'],
    ['kidneys are stage 3b', 'kidney-disease'],
    ['my kidneys gone to stage five', 'kidney-disease'],
    ['kidneys now at stage four', 'kidney-disease'],
    ['breast cancer, cured in 2019', 'breast-cancer'],
  ])('but "%s" counts', (text, id) => expect(conditionsIn(text)).toContain(id));
});

test.each([
  ['hypertention', 'high-blood-pressure'],
  ['kidny disease', 'kidney-disease'],
  ['rheumatiod arthritis', 'rheumatoid-arthritis'],
])('a misspelt illness is understood: "%s"', (text, id) => expect(conditionsIn(text)).toContain(id));

describe('a medicine may be named by what it is for', () => {
  const classesIn = (text: string) =>
    readText(text)
      .mentions.filter(({ id }) => id.startsWith('class:'))
      .map(({ id }) => id);

  test.each([
    ['tablets for my blood sugar', 'class:antidiabetic'],
    ['I take something for cholesterol', 'class:statin'],
    ['tablets to thin my blood', 'class:anticoagulant'],
  ])('"%s"', (text, id) => expect(classesIn(text)).toContain(id));

  test('a wish for help names no medicine', () => {
    expect(classesIn('can you recommend something for stress')).toEqual([]);
  });
});

describe('food in a sentence is no allergy until the sentence says so', () => {
  const allergensIn = (text: string) =>
    readText(text)
      .mentions.filter(({ kind }) => kind === 'allergen')
      .map(({ id }) => id);

  test('"I eat bread and cheese" names no allergy', () => {
    expect(allergensIn('I eat bread and cheese')).toEqual([]);
  });
  test('"bees make me swell up" does', () => {
    expect(allergensIn('bees make me swell up')).toContain('bee-products');
  });
});
