import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../../styles/app.css';
import type { AnalysisResult } from './analysis-result.ts';
import { ResultSide } from './result-side.tsx';

const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
const result: AnalysisResult = {
  id: 9,
  createdAt: '2026-11-20T10:00:00.000Z',
  result: '',
  herbId: 5,
  herbName: 'Passionflower',
  originalImage: picture,
  label: null,
  candidates: [],
  products: [],
  isPlant: false,
  isReadPoorly: false,
};

test.each(['Passionflower', 'Methylsulfonylmethane'])(
  'on a phone %s beside its picture leaves nothing outside',
  (name) => {
    const { container } = render(
      <div style={{ width: 328 }}>
        <ResultSide
          result={result}
          name={name}
          scientificName={null}
          heart={<button type="button">Favorite it</button>}
        />
      </div>,
    );

    // The heart reaches into the padding of the page.
    expect(container.firstElementChild?.scrollWidth).toBeLessThanOrEqual(328 + 12);
  },
);
