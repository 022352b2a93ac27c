import type { Product, Profile } from '@herbie/contract';
import type { ReactNode } from 'react';
import { SafeHtml } from '../../lib/safe-html.tsx';
import { Card } from '../../ui/card.tsx';
import { FailedState, Skeleton } from '../../ui/states.tsx';
import type { AnalysisResult, Corrected, IngredientRow } from './analysis-result.ts';
import { CandidateChoice } from './candidate-choice.tsx';
import { HerbInShort } from './herb-in-short.tsx';
import { IngredientRows } from './ingredient-rows.tsx';
import { LabelTextForm } from './label-text-form.tsx';
import { NothingRecognised } from './nothing-recognised.tsx';
import { ResultActions } from './result-actions.tsx';
import { ResultSide } from './result-side.tsx';
import { type Monograph, ResultWarnings } from './result-warnings.tsx';
import type { Checked } from './use-check.ts';
import { useReviewedResult } from './use-reviewed-result.ts';
import { leaveOutRepeats } from './leave-out-repeats.ts';

interface ResultProps {
  readonly result: AnalysisResult;
  readonly corrected: Corrected;
  readonly onCorrect: (corrected: Corrected) => void;
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

/** A result laid out like a label card: warnings and findings, what was read to be put right, what it is, what to do with it. */
export function ResultView({ result, profiles, profileId, isBusy, onReadText, onTryAgain, ...others }: ResultProps) {
  const { findings, products, heart, corrected, onCorrect } = others;
  const review = useReviewedResult({ result, corrected, onCorrect, profileId });
  const { chosen, rows, monograph, name, items, isKnown, isReady } = review;
  const { isPlant, label } = result;

  const lookAlikes = monograph.data?.lookAlikes?.text;
  const above = [...(label?.warnings ?? []), ...(lookAlikes === undefined ? [] : [lookAlikes])];

  /** What a plant could be confused with is read before anything else; what a label holds, after its warnings. */
  const found =
    isReady && isKnown ? (
      <WhatWasFound
        html={leaveOutRepeats(result.result, { warnings: above, hasRows: !isPlant })}
        other={review.isMatch && result.result !== '' ? undefined : monograph.data}
      />
    ) : null;

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[17rem_1fr] lg:grid-rows-[auto_1fr] lg:gap-x-8">
      <ResultSide
        result={result}
        name={name}
        scientificName={monograph.data?.herb.scientificName ?? null}
        heart={chosen !== null && name !== null ? heart({ id: chosen, name }) : null}
      />
      <div className="min-w-0 space-y-6 lg:col-start-2 lg:row-span-2">
        <ResultWarnings
          monograph={monograph.data ?? null}
          printed={label?.warnings ?? []}
          isReadPoorly={result.isReadPoorly}
        />
        {monograph.isError ? (
          <FailedState onRetry={() => void monograph.refetch()}>
            The warnings for {name} could not be loaded. Read them before any use.
          </FailedState>
        ) : null}
        {isPlant ? found : null}
        {items.length > 0 ? findings(review.checked) : null}
        {isKnown && !isPlant ? <Ingredients rows={rows} onChange={review.setRows} /> : null}
        <CandidateChoice candidates={result.candidates} chosen={chosen} onChoose={review.choose} />
        {isReady ? null : <Skeleton lines={6} />}
        {isPlant ? null : found}
        {isKnown ? null : <NothingRecognised result={result} isBusy={isBusy} onReadText={onReadText} />}
        {review.canShop ? products(result.products) : null}
        {isKnown && label ? <TextThatWasRead text={label.text} isBusy={isBusy} onRead={onReadText} /> : null}
      </div>
      <ResultActions
        rows={rows}
        productName={label?.productName ?? null}
        herbId={chosen}
        profiles={profiles}
        profileId={profileId}
        isSpokenAgainst={review.isSpokenAgainst}
        isDangerous={review.isDangerous}
        onTryAgain={onTryAgain}
      />
    </div>
  );
}

/** On a wide screen the parts stand beside each other. */
const inColumns = 'prose-answer gap-8 columns-[24rem]';

/** What the server said; where it said nothing, or another herb was chosen since, that herb in short. */
function WhatWasFound({ html, other }: { html: string; other: Monograph | undefined }) {
  return (
    <Card aria-label="What was found">
      {other ? <HerbInShort monograph={other} className={inColumns} /> : <SafeHtml html={html} className={inColumns} />}
    </Card>
  );
}

interface IngredientProps {
  readonly rows: readonly IngredientRow[];
  readonly onChange: (rows: readonly IngredientRow[]) => void;
}

function Ingredients({ rows, onChange }: IngredientProps) {
  return (
    <Card className="space-y-3">
      <h3 className="text-xl">Ingredients and amounts</h3>
      <p className="text-soft">Correct anything that was read wrong. Every change is checked at once.</p>
      <IngredientRows rows={rows} onChange={onChange} />
    </Card>
  );
}

interface TextProps {
  readonly text: string;
  readonly isBusy: boolean;
  readonly onRead: (text: string) => void;
}

function TextThatWasRead({ text, isBusy, onRead }: TextProps) {
  return (
    <details className="rounded-2xl border border-line bg-card p-4">
      <summary className="cursor-pointer font-semibold text-leaf">The text that was read</summary>
      <div className="pt-3">
        <LabelTextForm label="Label text" initial={text} isBusy={isBusy} onRead={onRead} />
      </div>
    </details>
  );
}
