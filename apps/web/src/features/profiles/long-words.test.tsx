import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderWithQueries } from '../../../testing/with-queries.tsx';
import '../../styles/app.css';
import { ChipsInput } from './chips-input.tsx';
import { Tag } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/field.tsx';

const long = 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(2);

test.each<[string, ReactNode]>([
  ['a tag', <Tag key="tag">{long}</Tag>],
  ['a box to tick', <Checkbox key="box" label={long} />],
  [
    'a medicine in a list',
    <ChipsInput key="chips" label="Medicines" hint="" values={[long]} usual={[]} onChange={() => undefined} />,
  ],
])('%s with a long word stays within a phone', (_, part) => {
  const { container } = renderWithQueries(<div style={{ width: 288 }}>{part}</div>);

  for (const each of container.querySelectorAll('*'))
    expect(each.getBoundingClientRect().right, each.outerHTML).toBeLessThanOrEqual(
      container.getBoundingClientRect().left + 289,
    );
});
