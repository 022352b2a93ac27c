import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { queryClient } from '../src/lib/query-client.ts';

const realFetch = globalThis.fetch;

beforeEach(() => queryClient.clear());
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
  sessionStorage.clear();
});
