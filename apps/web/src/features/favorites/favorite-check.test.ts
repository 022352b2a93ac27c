import { expect, test } from 'vitest';
import { findingOf } from '../../../testing/examples.ts';
import { mayShop, worstByName } from './favorite-check.ts';

const recognised = (name: string, id: string) => ({ input: name, kind: 'herb' as const, id, name });

test('each favorite gets the most serious finding against the profile', () => {
  const worst = worstByName({
    findings: [
      findingOf({ severity: 'major', of: 'sjw', with: 'sertraline' }),
      findingOf({ severity: 'minor', of: 'sjw', with: 'loratadine' }),
    ],
    recognised: [recognised("St John's wort capsules", 'sjw')],
  });

  expect(worst.get("St John's wort capsules")?.severity).toBe('major');
});

test('two favorites are no pair: nobody said that both are taken', () => {
  const worst = worstByName({
    findings: [findingOf({ severity: 'major', of: 'sjw', with: '5-htp' })],
    recognised: [recognised("St John's wort", 'sjw'), recognised('5-HTP', '5-htp')],
  });

  expect(worst.size).toBe(0);
});

test('no shop is linked for what speaks seriously against the person, nor without a check', () => {
  const worst = new Map([
    ['Kava', findingOf({ severity: 'contraindicated', of: 'kava', with: 'liver-disease' })],
    ['Chamomile', findingOf({ severity: 'moderate', of: 'chamomile', with: 'warfarin' })],
  ]);
  const check = { state: 'checked', checkedAgainst: null, worst, unrecognised: [] } as const;

  expect(mayShop(check, 'Kava')).toBe(false);
  expect(mayShop(check, 'Chamomile')).toBe(true);
  expect(mayShop({ ...check, state: 'checking' }, 'Chamomile')).toBe(false);
  expect(mayShop({ ...check, state: 'failed' }, 'Chamomile')).toBe(false);
  expect(mayShop({ ...check, state: 'none' }, 'Chamomile')).toBe(true);
});
