import { expect, test } from 'vitest';
import { listHerbs } from '../../herbs/catalogue.ts';
import { findRedFlag } from './find-red-flag.ts';

const complaints =
  `adhd|autism|ibs|insomnia|anxiety|hay fever|a cold|eczema|psoriasis|pms|pcos|endometriosis|a vitamin d deficiency|low iron|
  adrenal fatigue|candida|leaky gut|thrush|lactose intolerance|acid reflux|heartburn|worms|menopause|perimenopause|
  low testosterone|an underactive thyroid|fibromyalgia|arthritis|gout|tennis elbow|sciatica|migraines|tension headaches|
  tinnitus|a stye|a cold sore|athletes foot|dandruff|rosacea|acne|a hangover|jet lag|burnout|restless legs|hemorrhoids|
  high cholesterol|prediabetes|sinusitis|varicose veins|a pulled muscle|bad breath|cravings|low libido|hair loss|brittle nails|
  gas|constipation|stress|brain fog|dry eyes|a blocked nose|period cramps|stretch marks|sunburn|muscle soreness`
    .split('|')
    .map((each) => each.trim());

const sayings = [
  'i think i have X',
  'i think i may have X',
  'im pretty sure i have X',
  'my doctor says i have X',
  'my wife thinks i have X',
  'i have been diagnosed with X',
  "i've had X for years",
  'i keep getting X',
  'X since i changed jobs',
  'X for a few weeks now',
  'X is driving me crazy',
  'i cant get rid of X',
  'everyone in my family has X',
  'my mom has X, what can she take',
];

/** What may be taken for an alarm by mistake, of a hundred: the product promises at most three. */
const mostInAHundred = 1;

test('everyday complaints, however they are told, are hardly ever taken for an alarm', () => {
  const lines = sayings.flatMap((saying) => complaints.map((complaint) => saying.replace('X', complaint)));
  const alarmed = lines.filter((line) => findRedFlag(line) !== null);
  expect(alarmed.length / lines.length, alarmed.join('\n')).toBeLessThan(mostInAHundred / 100);
});

test.each([
  'I take X',
  'How much X do people take?',
  'What are the side effects of X?',
  'Can I take X every day?',
  'What is X good for?',
])('the name of no herb is an alarm in "%s"', (saying) => {
  const asked = listHerbs().map(({ name }) => saying.replace('X', name.toLowerCase()));
  expect(asked.filter((question) => findRedFlag(question) !== null)).toEqual([]);
});

test.each([
  'i think i have meningitis',
  'I think I have appendicitis',
  'i think i have a blood clot in my leg',
  'I think I have sepsis',
])('"%s" stays an alarm', (message) => {
  expect(findRedFlag(message)).not.toBeNull();
});
