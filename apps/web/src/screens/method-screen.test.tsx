import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Figures } from './method-screen.tsx';

const counts = { herbs: 5, monographs: 4, medicines: 3, brands: 2, rules: 9, version: '2026.11.21+1a2b3c4d' };

test('tells how many sources were read, when, and that the rest are cited from general knowledge', () => {
  const { container } = render(<Figures {...counts} sources={40} sourcesRead={7} sourcesReadOn="2026-11-21" />);
  expect(container.textContent).toContain('7 of 40 sources were read again');
  expect(container.textContent).toContain('last on 21 Nov 2026');
  expect(container.textContent).toContain('The rest are cited from general knowledge and marked as such.');
});

test('names no day when no source was read', () => {
  const { container } = render(<Figures {...counts} sources={40} sourcesRead={0} sourcesReadOn={null} />);
  expect(container.textContent).toContain('0 of 40 sources');
  expect(container.textContent).not.toContain('last on');
});
