import type { FindingReply } from '@herbie/contract';
import { expect, test } from 'vitest';
import { mayShop, worstByName } from './favorite-check.ts';

const finding = (severity: FindingReply['severity'], subject: string, other: string): FindingReply => ({
  ruleId: `${subject}-${other}`,
  severity,
  kind: 'medicine',
  subject: { kind: 'herb', id: subject, name: subject },
  with: { kind: 'medicine', id: other, name: other, text: other },
  why: '',
  advice: '',
  evidence: 'strong',
  sources: [],
});
const recognised = (name: string, id: string) => ({ input: name, kind: 'herb' as const, id, name });

test('each favorite gets the most serious finding against the profile', () => {
  const worst = worstByName({
    findings: [finding('major', 'sjw', 'sertraline'), finding('minor', 'sjw', 'loratadine')],
    recognised: [recognised("St John's wort capsules", 'sjw')],
  });

  expect(worst.get("St John's wort capsules")?.severity).toBe('major');
});

test('two favorites are no pair: nobody said that both are taken', () => {
  const worst = worstByName({
    findings: [finding('major', 'sjw', '5-htp')],
    recognised: [recognised("St John's wort", 'sjw'), recognised('5-HTP', '5-htp')],
  });

  expect(worst.size).toBe(0);
});

test('no shop is linked for what speaks seriously against the person, nor before the check is done', () => {
  const worst = new Map([
    ['Kava', finding('contraindicated', 'kava', 'liver-disease')],
    ['Chamomile', finding('moderate', 'chamomile', 'warfarin')],
  ]);
  const check = { state: 'checked', checkedFor: 'Maria', worst } as const;

  expect(mayShop(check, 'Kava')).toBe(false);
  expect(mayShop(check, 'Chamomile')).toBe(true);
  expect(mayShop({ ...check, state: 'checking' }, 'Chamomile')).toBe(false);
});
