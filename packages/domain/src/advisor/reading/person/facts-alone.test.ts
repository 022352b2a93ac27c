import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const nikki = { name: 'Nikki', age: 39, gender: 'female' };
const nursing = { name: 'Megan', age: 31, gender: 'female', healthConcerns: 'breastfeeding' };
const jim = { name: 'Jim', age: 50, gender: 'male' };

describe('facts told without a verb are news for what was spoken of, two turns later too', () => {
  test.each([
    [
      nikki,
      ['stressed to bits, ashwagandha?', 'morning or nite', 'underactive thyroid, levo 75'],
      'underactive thyroid',
    ],
    [nikki, ['stressed to bits, ashwagandha?', 'morning or nite', 'hashimotos'], 'underactive thyroid'],
    [nikki, ['stressed to bits, ashwagandha?', 'pregnant 9 wks'], 'in pregnancy'],
    [nikki, ['stressed to bits, ashwagandha?', 'morning or nite', 'autoimmune hepatitis'], 'hepatitis'],
    [nikki, ['stressed to bits, ashwagandha?', 'morning or nite', 'lupus'], 'immune system'],
    [nursing, ['milk supply low, what can i take', 'fenugreek how many caps', 'nut allergy here, peanuts'], 'legume'],
    [nursing, ['milk supply low, what can i take', 'fenugreek how many caps', 'diabetic, type 1'], 'blood sugar'],
    [jim, ['chamomile for sleep?', 'how many cups', 'ragweed allergy'], 'daisy family'],
    [jim, ['chamomile for sleep?', 'how many cups', 'ragweed sets me off'], 'daisy family'],
    [
      jim,
      ['is licorice good for a cough?', 'how many cups', 'blood pressure has been sky high lately'],
      'blood pressure',
    ],
  ])('%j %j', (asker, turns, reason) => {
    const { text } = lastOf(asker, ...turns);

    expect(text).toMatch(/noted/i);
    expect(text).toContain(reason);
  });

  test('what troubles now stays a wish', () => {
    expect(lastOf(jim, 'chamomile for sleep?', 'how many cups', 'hay fever bad').text).toContain('hay fever');
    expect(lastOf(jim, 'chamomile for sleep?', 'how many cups', 'hay fever bad').text).not.toMatch(/noted/i);
  });

  test('at the start of a talk an illness alone is what help is wanted with', () => {
    expect(lastOf(jim, 'high blood pressure').text).not.toMatch(/noted/i);
  });
});
