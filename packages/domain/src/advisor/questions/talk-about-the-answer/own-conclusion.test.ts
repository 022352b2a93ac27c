import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const onWarfarin = { age: 60, gender: 'male', currentMedications: 'warfarin' };
const onNothing = { age: 40, gender: 'male', currentMedications: 'none' };
const onMetformin = { age: 60, gender: 'male', currentMedications: 'metformin' };

describe('a conclusion is confirmed or put right', () => {
  test.each([
    [onWarfarin, 'ginkgo?', 'so hold off then', /^Yes, leave out ginkgo/],
    [onWarfarin, 'ginkgo?', 'right, ill give it a go', /^No: leave out ginkgo/],
    [onMetformin, 'berberine?', 'so check with gp first', /^Yes, hold off with berberine/],
    [onMetformin, 'berberine?', 'so im good to go', /^Not yet: ask/],
    [onNothing, 'is chamomile ok for sleep?', 'so im good to go', /^I found nothing serious against chamomile\. Keep/],
    [onNothing, 'is chamomile ok for sleep?', 'maybe not then', /up to you/],
  ])('%o: "%s" and then "%s"', (asker, first, then, says) => expect(lastOf(asker, first, then).text).toMatch(says));

  test('with an operation ahead it is until that is over', () => {
    const { text } = lastOf(onWarfarin, 'garlic capsules ok?', 'got a cataract op thursday', 'so hold off then');
    expect(text).toContain('operation is over');
    expect(text).toContain('never stop one on your own');
  });

  test('another herb that is named is asked about', () =>
    expect(lastOf(onNothing, 'foxglove tea?', 'ok. peppermint tea for bloating yes or no').text).toContain(
      'no warning for peppermint',
    ));
});
