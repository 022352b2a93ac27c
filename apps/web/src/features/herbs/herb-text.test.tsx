import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { herbOf, monographOf } from '../../../testing/examples.ts';
import { renderWithQueries } from '../../../testing/with-queries.tsx';
import { HerbText } from './herb-text.tsx';

test('where no way of taking it is on record, that is said, and nobody is sent to a label', () => {
  renderWithQueries(
    <HerbText monograph={monographOf({ herb: herbOf({ name: 'Mugwort' }), preparation: null, timeToEffect: null })} />,
  );

  const { textContent } = screen.getByRole('region', { name: 'How people take it' });

  expect(textContent).toContain('A usual amount is not established.');
  expect(textContent).toContain('How to take it: Not described in the sources on record.');
  expect(textContent).toContain('Time to effect: Not established.');
  expect(textContent).not.toMatch(/label|package|directed/i);
});

test('how sure a use is stands there in the words of the answers, and good studies that saw no help are no praise', () => {
  const studied = { evidence: 'strong', sources: [] } as const;
  renderWithQueries(
    <HerbText
      monograph={monographOf({
        herb: herbOf({ name: 'Garlic' }),
        uses: [
          { ...studied, use: 'heart', label: 'Heart', result: 'no-benefit', text: 'Large trials saw no change.' },
          { ...studied, use: 'sleep', label: 'Sleep', evidence: 'limited', text: 'Two small trials.' },
        ],
      })}
    />,
  );

  const [heart, sleep] = screen.getByRole('region', { name: 'What studies say' }).querySelectorAll('li');

  expect(heart?.textContent).toContain('studied, no benefit found');
  expect(heart?.textContent).not.toContain('strong');
  expect(sleep?.textContent).toContain('small or mixed studies');
});

test.each([
  ['has no chapter on taking it', null, 0],
  ['keeps what is on record', 'None. Even boiled shoots have made people ill.', 1],
])('a dangerous plant %s', (_, preparation, chapters) => {
  renderWithQueries(
    <HerbText
      monograph={monographOf({
        herb: herbOf({ name: 'Pokeweed' }),
        neverSuggest: true,
        preparation,
        timeToEffect: null,
      })}
    />,
  );

  expect(screen.queryAllByRole('region', { name: 'How people take it' })).toHaveLength(chapters);
  expect(screen.getByRole('region', { name: 'Precautions' })).toBeVisible();
});
