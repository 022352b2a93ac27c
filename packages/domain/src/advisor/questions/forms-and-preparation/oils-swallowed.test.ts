import { describe, expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../../../testing/talk.ts';

describe('what was offered for the skin is refused by mouth', () => {
  test.each([
    'can i swallow a few drops of the tea tree oil too?',
    'can I take the tea tree oil orally instead?',
    'would two drops of tea tree in water work faster?',
    'is it ok to drink the tea tree oil?',
    'what if I drink the tea tree oil?',
  ])('"%s"', (asked) => {
    const { text, level } = lastOf(healthyAdult, 'I get spots on my face. any natural cream or oil?', asked);
    expect(level).toBe('none');
    expect(text).toContain('Never swallow it');
    expect(text).not.toContain('no warning for tea tree');
  });

  test.each([
    ['My ankle is twisted', 'can I eat the arnica ointment?', 'do not swallow arnica'],
    ['what helps a bruise?', 'can i swallow the comfrey cream?', 'Never swallow comfrey'],
  ])('"%s", "%s"', (told, asked, says) => expect(lastOf(healthyAdult, told, asked).text).toContain(says));

  test('eucalyptus oil in one’s own tea is poured for nobody else', () =>
    expect(lastOf(healthyAdult, 'can I put eucalyptus oil in my tea and drink it?').text).toContain(
      'Never swallow pure oil',
    ));
});

describe('a scented oil is no food', () => {
  test.each([
    ['lavender oil caps for anxiety', 'could i take drops of my diffuser oil instead, cheaper'],
    ['silexan', 'the one from the aroma lamp by mouth ok'],
    ['peppermint oil for ibs', 'got some for the diffuser already, will that do in a glass of water'],
    ['lavender oil capsules', 'ive a bottle of aromatherapy oil, a drop on a sugar cube same thing?'],
    ['is lavender calming', 'is it ok to drink the lavender oil i bought for my burner'],
  ])('whatever it was bought for: "%s", "%s"', (first, next) =>
    expect(lastOf(healthyAdult, first, next).text).toContain('do not swallow essential oils'),
  );

  test.each([
    'or use the diffuser instead of the caps?',
    'how many drops in the water of the diffuser',
    'i drink tea while the diffuser runs, ok?',
  ])('and what is only breathed is none: "%s"', (next) =>
    expect(lastOf(healthyAdult, 'lavender oil for anxiety', next).text).not.toContain('do not swallow'),
  );

  test.each([
    ['baking with lavender, how much for shortbread', 'no buds left, 2 drops of the essential oil instead?'],
    ['lemon balm tea', '3 drops of lavender oil in the cake?'],
    ['rosemary on potatoes', 'is a drop of rosemary essential oil in the marinade ok'],
    ['can i drink peppermint tea', "I've only got the oil, a drop in hot water?"],
  ])('"%s", "%s"', (first, next) =>
    expect(lastOf(healthyAdult, first, next).text).toContain('do not swallow essential oils'),
  );

  test.each([
    ['peppermint tea for bloating', 'how about peppermint oil capsules'],
    ['lavender for sleep', 'lavender oil in the bath?'],
    ['a stuffed nose what helps', 'a drop of eucalyptus oil in a bowl of hot water?'],
    ['black seed', 'black seed oil in my smoothie ok?'],
  ])('while "%s", "%s" asks of something else', (first, next) =>
    expect(lastOf(healthyAdult, first, next).text).not.toContain('do not swallow essential oils'),
  );
});
