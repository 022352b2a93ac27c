import { getMonograph } from '@herbie/contract';
import { useQuery } from '@tanstack/react-query';
import { reading } from '../../lib/query-client.ts';
import {
  type AnalysisResult,
  amountsOf,
  type Corrected,
  type IngredientRow,
  itemsOf,
  withContents,
} from './analysis-result.ts';
import { speaksAgainst, useCheck } from './use-check.ts';

interface Reviewed {
  readonly result: AnalysisResult;
  /** Held by the screen: the result leaves the page while the other tab is looked at. */
  readonly corrected: Corrected;
  readonly onCorrect: (corrected: Corrected) => void;
  readonly profileId: number | null;
}

/** A result as a person puts it right: which herb it is, what the label holds, and what the check says of both. */
export function useReviewedResult({ result, corrected, onCorrect, profileId }: Reviewed) {
  const { chosen, rows } = corrected;
  const monograph = useQuery({
    ...reading(getMonograph, { params: { id: chosen ?? 0 } }),
    enabled: chosen !== null,
  });
  const isMatch = chosen === result.herbId;
  const name = isMatch ? result.herbName : candidateName(result, chosen);
  const items = itemsOf(rows, name);
  const checked = useCheck({ items: withContents(items, result), amounts: amountsOf(rows), profileId });
  const isDangerous = monograph.data?.neverSuggest === true;
  const isSpokenAgainst = isDangerous || (checked.check !== null && speaksAgainst(checked.check));
  return {
    chosen,
    choose: (herbId: number | null) => onCorrect({ ...corrected, chosen: herbId }),
    rows,
    setRows: (next: readonly IngredientRow[]) => onCorrect({ ...corrected, rows: next }),
    monograph,
    isMatch,
    name,
    items,
    checked,
    isDangerous,
    isSpokenAgainst,
    isKnown: name !== null || rows.length > 0,
    isReady: chosen === null || monograph.data !== undefined || monograph.isError,
    canShop: isMatch && monograph.data !== undefined && checked.check !== null && !isSpokenAgainst,
  };
}

function candidateName({ candidates }: AnalysisResult, chosen: number | null): string | null {
  return candidates.find(({ herbId }) => herbId === chosen)?.name ?? null;
}
