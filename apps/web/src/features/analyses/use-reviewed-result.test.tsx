import { checkSafety, type ReplyOf } from '@herbie/contract';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { findingOf } from '../../../testing/examples.ts';
import { WithQueries } from '../../../testing/with-queries.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { type AnalysisResult, asRead } from './analysis-result.ts';
import { useReviewedResult } from './use-reviewed-result.ts';

type Check = ReplyOf<typeof checkSafety>;

const nothingFound: Check = {
  findings: [],
  recognised: [],
  unrecognised: [],
  coverage: { herbs: 1, medicines: 1, rules: 1, version: '2026.11.20+abc' },
};
const ginkgo: AnalysisResult = {
  id: 9,
  createdAt: '2026-11-20T10:00:00.000Z',
  result: '<p>Ginkgo.</p>',
  herbId: 5,
  herbName: 'Ginkgo',
  originalImage: null,
  label: null,
  candidates: [{ herbId: 6, name: 'Ginger', confidence: 'low', because: 'label text' }],
  products: [],
  isPlant: false,
  isReadPoorly: false,
};
let checks: ((check: Check) => void)[] = [];
let neverSuggest = false;

beforeEach(() => {
  checks = [];
  neverSuggest = false;
  globalThis.fetch = async (input) =>
    String(input) === checkSafety.path
      ? Response.json(await new Promise<Check>((done) => checks.push(done)))
      : Response.json({ neverSuggest });
});

function review() {
  const hold = () => {
    const [corrected, onCorrect] = useState(() => asRead(ginkgo));
    return useReviewedResult({ result: ginkgo, corrected, onCorrect, profileId: 3 });
  };
  return renderHook(hold, { wrapper: WithQueries }).result;
}

async function answer(place: number, check: Check = nothingFound): Promise<void> {
  await expect.poll(() => checks.length, { timeout: 3000 }).toBe(place + 1);
  await act(async () => checks[place]?.(check));
}

test('no shop is linked until the check has said that nothing speaks against it', async () => {
  const result = review();
  await expect.poll(() => result.current.isReady).toBe(true);
  expect(result.current.canShop).toBe(false);

  await answer(0);

  await expect.poll(() => result.current.canShop).toBe(true);
});

test('what speaks against it takes the shop away, and so does a herb that nobody is to take', async () => {
  const spokenAgainst = review();
  await answer(0, { ...nothingFound, findings: [findingOf({ of: 'ginkgo', with: 'warfarin' })] });
  await expect.poll(() => spokenAgainst.current.isSpokenAgainst).toBe(true);
  expect(spokenAgainst.current.canShop).toBe(false);

  cleanup();
  queryClient.clear();
  neverSuggest = true;
  const dangerous = review();
  await answer(1);
  await expect.poll(() => dangerous.current.isSpokenAgainst).toBe(true);
  expect(dangerous.current.canShop).toBe(false);
});

test('findings of what stood there before are never shown beside what stands there now', async () => {
  const result = review();
  await answer(0, { ...nothingFound, findings: [findingOf({ of: 'ginkgo', with: 'warfarin' })] });
  await expect.poll(() => result.current.checked.check?.findings).toHaveLength(1);

  act(() => result.current.setRows([{ key: 0, name: 'Kava', amount: '', unit: '' }]));
  expect(result.current.checked.check).toBeNull();

  await answer(1);
  await expect.poll(() => result.current.checked.check?.findings).toEqual([]);
});

test('another herb that was chosen by hand is checked, and the products of the first one are gone', async () => {
  const result = review();
  await answer(0);

  act(() => result.current.choose(6));
  await answer(1);

  await expect.poll(() => result.current.checked.check).toEqual(nothingFound);
  expect(result.current).toMatchObject({ name: 'Ginger', isMatch: false, canShop: false });
  expect(result.current.items).toContain('Ginger');
});
