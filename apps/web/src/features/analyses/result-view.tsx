import { getMonograph, type Product, type Profile } from '@herbie/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { reading } from '../../lib/query-client.ts';
import { SafeHtml } from '../../lib/safe-html.tsx';
import { Card } from '../../ui/card.tsx';
import { FailedState, Skeleton } from '../../ui/states.tsx';
import { type AnalysisResult, type IngredientRow, itemsOf, rowsOf } from './analysis-result.ts';
import { CandidateChoice } from './candidate-choice.tsx';
import { HerbInShort } from './herb-in-short.tsx';
import { IngredientRows } from './ingredient-rows.tsx';
import { LabelTextForm } from './label-text-form.tsx';
import { NothingRecognised } from './nothing-recognised.tsx';
import { ResultActions } from './result-actions.tsx';
import { ResultSide } from './result-side.tsx';
import { ResultWarnings } from './result-warnings.tsx';
import { type Checked, speaksAgainst, useCheck } from './use-check.ts';

interface ResultParts {
  readonly result: AnalysisResult;
  readonly profiles: readonly Profile[];
  readonly profileId: number | null;
  readonly isBusy: boolean;
  readonly onReadText: (text: string) => void;
  readonly onTryAgain: () => void;
  /** What other features show here, composed by the screen. */
  readonly findings: (checked: Checked) => ReactNode;
  readonly products: (products: readonly Product[]) => ReactNode;
  readonly heart: (herb: { id: number; name: string }) => ReactNode;
}

/** A result laid out like a label card: warnings and findings first, then what it is, then what to do with it. */
export function ResultView(parts: ResultParts) {
  const { result, profiles, profileId, isBusy, onReadText, onTryAgain, findings, products, heart } = parts;
  const [chosen, setChosen] = useState(result.herbId);
  const [rows, setRows] = useState<readonly IngredientRow[]>(() => rowsOf(result));
  const monograph = useQuery({
    ...reading(getMonograph, { params: { id: chosen ?? 0 } }),
    enabled: chosen !== null,
  });
  const isMatch = chosen === result.herbId;
  const candidateName = result.candidates.find(({ herbId }) => herbId === chosen)?.name ?? null;
  const name = isMatch ? result.herbName : candidateName;
  const items = itemsOf(rows, name);
  const checked = useCheck({ items, profileId });
  const isKnown = name !== null || rows.length > 0;
  const isReady = chosen === null || monograph.data !== undefined || monograph.isError;
  const isSpokenAgainst = checked.check !== null && speaksAgainst(checked.check);
  const isDangerous = monograph.data?.neverSuggest === true;
  const canShop = isMatch && monograph.data !== undefined && !isDangerous && checked.check !== null && !isSpokenAgainst;

  /** What a plant could be confused with is read before anything else; what a label holds, after its warnings. */
  const found =
    isReady && isKnown ? (
      <Card aria-label="What was found">
        {isMatch || !monograph.data ? (
          <SafeHtml html={result.result} className="prose-answer" />
        ) : (
          <HerbInShort monograph={monograph.data} />
        )}
      </Card>
    ) : null;

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[17rem_1fr] lg:gap-8">
      <ResultSide
        result={result}
        name={name}
        scientificName={monograph.data?.herb.scientificName ?? null}
        heart={chosen !== null && name !== null ? heart({ id: chosen, name }) : null}
      />
      <div className="min-w-0 space-y-6">
        <ResultWarnings
          monograph={monograph.data ?? null}
          printed={result.label?.warnings ?? []}
          isReadPoorly={result.isReadPoorly}
        />
        {monograph.isError ? (
          <FailedState onRetry={() => void monograph.refetch()}>
            The warnings for {name} could not be loaded. Read them before any use.
          </FailedState>
        ) : null}
        {result.isPlant ? found : null}
        {items.length > 0 ? findings(checked) : null}
        <CandidateChoice candidates={result.candidates} chosen={chosen} onChoose={setChosen} />
        {isReady ? null : <Skeleton lines={6} />}
        {result.isPlant ? null : found}
        {isKnown && !result.isPlant ? (
          <Card className="space-y-3">
            <h3 className="text-xl">Ingredients and amounts</h3>
            <p className="text-soft">Put right what was read wrong. Every change is checked at once.</p>
            <IngredientRows rows={rows} onChange={setRows} />
          </Card>
        ) : isKnown ? null : (
          <NothingRecognised result={result} isBusy={isBusy} onReadText={onReadText} />
        )}
        {canShop ? products(result.products) : null}
        {isKnown && result.label ? (
          <details className="rounded-2xl border border-line bg-card p-4">
            <summary className="cursor-pointer font-semibold text-leaf">The text that was read</summary>
            <div className="pt-3">
              <LabelTextForm label="Label text" initial={result.label.text} isBusy={isBusy} onRead={onReadText} />
            </div>
          </details>
        ) : null}
        <ResultActions
          rows={rows}
          productName={result.label?.productName ?? null}
          herbId={chosen}
          profiles={profiles}
          profileId={profileId}
          isSpokenAgainst={isSpokenAgainst || isDangerous}
          onTryAgain={onTryAgain}
        />
      </div>
    </div>
  );
}
