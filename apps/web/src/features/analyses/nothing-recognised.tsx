import { SafeHtml } from '../../lib/safe-html.tsx';
import { Card } from '../../ui/card.tsx';
import { analysesMessages } from './analyses.messages.ts';
import type { AnalysisResult } from './analysis-result.ts';
import { LabelTextForm } from './label-text-form.tsx';
import { NameSearch } from './name-search.tsx';
import { leaveOutRepeats } from './leave-out-repeats.ts';

interface NothingProps {
  readonly result: AnalysisResult;
  readonly isBusy: boolean;
  readonly onReadText: (text: string) => void;
}

/** Never a random herb: the reason, then the two ways on, by the label's words or by a name. */
export function NothingRecognised({ result, isBusy, onReadText }: NothingProps) {
  const text = result.label?.text ?? '';
  return (
    <>
      <Card aria-label="What was found">
        <SafeHtml html={leaveOutRepeats(result.result, { warnings: [], hasRows: false })} className="prose-answer" />
      </Card>
      <Card className="space-y-5">
        <h3 className="text-xl">Help Herbie along</h3>
        {text.trim() === '' ? <p className="text-soft">{analysesMessages.noText}</p> : null}
        <LabelTextForm label="What the label says" initial={text} isBusy={isBusy} onRead={onReadText} />
        <NameSearch />
      </Card>
    </>
  );
}
