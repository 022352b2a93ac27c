import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

describe('a chest that is sore from training', () => {
  test.each([
    'last thing my chest is sore both sides where i press on it since bench yest, bit when i stretch my arms too. heart??',
    'pecs are sore when i touch them since chest day, is it my heart',
    'did bench yesterday and now my chest hurts when i press on it both sides',
    'my chest is achy when I stretch after push ups on monday, arnica?',
    'chest is sore to the touch after the gym yesterday, worried its my heart',
  ])('is told apart from the heart: "%s"', (asked) => {
    const { level, text } = lastOf({ age: 19 }, asked);
    expect(level).toBe('none');
    expect(text).toContain('that is how trained muscles feel');
    expect(text).toContain('911');
  });

  test.each([
    'chest hurts when I press on it since the gym and it goes down my left arm',
    'chest is sore since bench, both sides, and im sweating and breathless',
    'my chest hurts since the gym',
  ])('stays an alarm with more, or without what tells muscles: "%s"', (asked) =>
    expect(lastOf({ age: 50 }, asked).level).toBe('emergency'),
  );

  test('is for a doctor all the same where the heart ails', () =>
    expect(lastOf({ age: 66 }, 'chest is sore to the touch after the gym yesterday').text).toContain(
      'hear of it today',
    ));
});
