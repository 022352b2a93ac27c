import { describe, expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../../../testing/talk.ts';

describe('nothing made at home goes on the eyes', () => {
  test.each([
    ['hayfever driving me mad', 'camomile on the eyes?'],
    ['stye on my eyelid', 'chamomile tea bags on my eyes?'],
    ['my eyes are sore and gunky', 'cold chamomile compress?'],
    ['dry eyes', 'can i bathe them in chamomile'],
    ['hello', 'chamomile eye wash ok?'],
  ])('%s, %s', (first, asked) => {
    const { text } = lastOf(healthyAdult, first, asked);
    expect(text).toMatch(/^No, please put nothing made at home into the eyes/);
    expect(text).toContain('red itchy eyes if it gets in them');
    expect(text).not.toContain('no warning');
  });

  test('what is hard on the eyes is not put there', () =>
    expect(lastOf(healthyAdult, 'is ginkgo hard on the eyes?').text).not.toContain('nothing made at home'));

  test('a bag in the cup lies on no eye', () =>
    expect(lastOf(healthyAdult, 'chamomile tea for my tired eyes', 'how many tea bags per cup?').text).not.toContain(
      'On closed lids',
    ));
});

describe('where it ails is no place to put it', () => {
  const asker = { age: 52, gender: 'female', currentMedications: 'none' };

  test.each(['so dry down there, does ashwagandha help?', 'dry down there. maca?'])('"%s"', (asked) =>
    expect(lastOf(asker, asked).text).not.toContain('nothing from the kitchen'),
  );

  test.each(['dry down there, can I rub olive oil on it', 'itchy down there, yogurt?', 'put chamomile down there?'])(
    'but there: "%s"',
    (asked) => expect(lastOf(asker, asked).text).toContain('nothing from the kitchen'),
  );
});
