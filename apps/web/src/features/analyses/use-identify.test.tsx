import { createAnalysis } from '@herbie/contract';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { WithQueries } from '../../../testing/with-queries.tsx';
import { drawJpeg, type Picture } from './picture.ts';
import { useAnalyzer } from './use-analyzer.ts';
import { useIdentify } from './use-identify.ts';

const realFetch = globalThis.fetch;
let sent: Record<string, unknown>[] = [];
let refusal: string | null = null;

beforeEach(() => {
  sent = [];
  refusal = null;
  globalThis.fetch = async (input, init) => {
    if (String(input) !== createAnalysis.path || init?.method !== 'POST') return realFetch(input, init);
    sent.push(JSON.parse(String(init.body)));
    return refusal === null
      ? Response.json({ id: 9, result: '', createdAt: '', candidates: [], products: [] }, { status: 201 })
      : Response.json({ message: refusal }, { status: 400 });
  };
});

async function blankPicture(): Promise<Picture> {
  return { blob: await drawJpeg(document.createElement('canvas'), { width: 40, height: 20 }), isShowable: true };
}

async function identify(asking: { picture: Picture | null; text?: string; mayLeave?: boolean }) {
  const results: number[] = [];
  const { result } = renderHook(() => useIdentify(({ id }) => results.push(id)));
  const { text = '', mayLeave = false } = asking;
  await act(() => result.current.identify({ picture: asking.picture, text, profileId: 3, mayLeave }));
  return { results, problem: result.current.problem };
}

test('a photo stays with this site unless the person lets the service look', { timeout: 60_000 }, async () => {
  await identify({ picture: await blankPicture() });
  await identify({ picture: await blankPicture(), mayLeave: true });

  expect(sent.map(({ keepHere, profileId }) => [keepHere, profileId])).toEqual([
    [true, 3],
    [false, 3],
  ]);
});

test('a photo in which this device found no words is not read again elsewhere', { timeout: 60_000 }, async () => {
  await identify({ picture: await blankPicture() });

  expect(sent).toMatchObject([{ isRead: true }]);
});

test('typed words stand for themselves: nobody looks at the photo beside them', async () => {
  const { results } = await identify({ picture: await blankPicture(), text: ' Ginkgo 120 mg ', mayLeave: true });

  expect(sent).toMatchObject([{ labelText: 'Ginkgo 120 mg', keepHere: true }]);
  expect(results).toEqual([9]);
});

test('words alone send no photo and ask nothing of anybody about one', async () => {
  await identify({ picture: null, text: 'Ginkgo 120 mg', mayLeave: true });

  expect(sent).toEqual([{ labelText: 'Ginkgo 120 mg', profileId: 3 }]);
});

test('a picture that is too big is not sent, and what the server refuses is told in its words', async () => {
  const big = { blob: new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]), isShowable: false };
  expect((await identify({ picture: big })).problem).toMatch(/10 MB/);
  expect(sent).toEqual([]);

  refusal = 'This file is not an image we can read.';
  expect((await identify({ picture: null, text: 'Ginkgo' })).problem).toBe(refusal);
});

test('what was wrong with one text is not told beside the next', async () => {
  refusal = 'This text is too long.';
  const { result } = renderHook(() => useAnalyzer(3), { wrapper: WithQueries });
  act(() => result.current.setText('Ginkgo'));
  act(() => result.current.identify('Ginkgo'));
  await expect.poll(() => result.current.problem).toBe(refusal);

  act(() => result.current.setText('Hops'));

  expect(result.current.problem).toBeNull();
});
