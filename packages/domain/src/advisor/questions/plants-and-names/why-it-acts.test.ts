import { describe, expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../../../testing/talk.ts';

describe('why a plant does what it is known for is told, and nothing beside', () => {
  test.each([
    ['why does licorice raise blood pressure', /^Licorice:.*salt-holding hormone.*raises blood pressure/],
    ['why is licorice bad for blood pressure', /^Licorice:.*salt-holding hormone/],
    ['why does ginkgo thin the blood', /^Ginkgo:.*slows the clotting of blood/],
    ['how come valerian makes you sleepy', /^Valerian:.*calms the nervous system/],
    ['why does grapefruit raise drug levels', /^Grapefruit:.*block an enzyme/],
  ])('"%s"', (asked, told) => {
    const { text } = lastOf(healthyAdult, asked);
    expect(text).toMatch(told);
    expect(text).not.toMatch(/Known side effects|\d ?mg/);
  });

  test('with what speaks against it here', () =>
    expect(
      lastOf({ ...healthyAdult, currentMedications: 'warfarin' }, 'why does ginkgo thin the blood').text,
    ).toContain('ginkgo and warfarin'));

  test('of an effect it does not have nothing is explained', () =>
    expect(lastOf(healthyAdult, 'why does chamomile raise blood pressure').text).not.toContain('only partly known'));
});
