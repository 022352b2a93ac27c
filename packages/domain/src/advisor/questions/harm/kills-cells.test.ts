import { describe, expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../../../testing/talk.ts';

describe('a headline of killed cancer cells tells neither of a cure nor of harm', () => {
  test.each([
    'this headline says chamomile KILLS cancer cells, is it dangerous for normal cells then lol',
    'read that turmeric kills cancer cells in the lab, true?',
    'does green tea kill cancer cells',
    'saw an article that dandelion root kills cancer cells',
  ])('"%s"', (asked) => {
    const { text } = lastOf(healthyAdult, asked);
    expect(text).toMatch(/^Such headlines mostly tell of cells in a dish/);
    expect(text).toContain('No herb is known to cure cancer');
    expect(text).not.toMatch(/I am sorry that you have|the team that treats/);
  });

  test('whoever has cancer is sent to the team, with what speaks against it', () => {
    const asker = { age: 55, currentMedications: 'tamoxifen', healthConcerns: 'breast cancer' };
    const { text } = lastOf(asker, 'i read turmeric kills cancer cells');
    expect(text).toMatch(/the team that treats you[^]*tamoxifen/);
  });

  test('what is deadly is told', () =>
    expect(lastOf(healthyAdult, 'do apricot kernels kill cancer cells').text).toContain('cyanide'));

  test('a plain claim of a cure is another question', () =>
    expect(lastOf(healthyAdult, 'does chamomile cure cancer').text).not.toContain('in a dish'));
});
