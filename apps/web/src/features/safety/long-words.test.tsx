import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import '../../styles/app.css';
import { findingOf } from '../../../testing/examples.ts';
import { SafetyNote } from './finding-list.tsx';

const long = 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(2);
const medicine = { kind: 'medicine', id: 'warfarin', name: 'warfarin', text: long } as const;

test.each<[string, ReactNode]>([
  ['what was not recognised', <SafetyNote key="none" findings={[]} unrecognised={[long]} />],
  [
    'a finding',
    <SafetyNote
      key="one"
      findings={[{ ...findingOf({ of: 'Ginkgo', with: 'warfarin' }), with: medicine }]}
      unrecognised={[]}
    />,
  ],
])('%s with a long word stays within a phone', (_, note) => {
  // A grid takes the widest word for the width of its column unless the word may be broken.
  const { container } = render(<div style={{ width: 288, display: 'grid' }}>{note}</div>);

  expect(container.querySelector('div')?.scrollWidth).toBeLessThanOrEqual(288);
});
