import { useState } from 'react';
import { useKeptInTab } from '../../lib/use-kept-in-tab.ts';
import { type AnalysisResult, asRead, type Corrected } from './analysis-result.ts';
import type { CaptureWay } from './capture-panel.tsx';
import { usePhotoChoice } from './photo-choice.tsx';
import type { Picture } from './picture.ts';
import { useIdentify } from './use-identify.ts';

export type AnalyzerTab = 'analyzer' | 'results';

/** A result with what a person has put right of it. */
export interface ShownResult {
  readonly result: AnalysisResult;
  readonly corrected: Corrected;
}

/** What the analyzer holds: the picture and words to identify, then the result, until one starts over. */
export function useAnalyzer(profileId: number | null) {
  const [tab, setTab] = useState<AnalyzerTab>('analyzer');
  const [way, setWay] = useState<CaptureWay>('camera');
  const [picture, setPicture] = useState<Picture | null>(null);
  const { value: text, keep: setText, forget } = useKeptInTab('unread-label', '');
  const [shown, setShown] = useState<ShownResult | null>(null);
  const show = (next: AnalysisResult) => {
    setShown((was) => ({ result: next, corrected: was?.result.id === next.id ? was.corrected : asRead(next) }));
    setTab('results');
    forget();
  };
  const photo = usePhotoChoice();
  const { identify, forgetProblem, ...identifying } = useIdentify(show);
  const withoutProblem =
    <T>(change: (next: T) => void) =>
    (next: T) => {
      change(next);
      forgetProblem();
    };
  return {
    tab,
    setTab,
    way,
    setWay,
    picture,
    setPicture: withoutProblem(setPicture),
    text,
    setText: withoutProblem(setText),
    shown,
    setShown,
    show,
    photo,
    ...identifying,
    /** Words that are given stand for themselves; without any, the label is read. */
    identify: (words: string) => void identify({ picture, text: words, profileId, mayLeave: photo.mayLeave }),
    startOver: () => {
      setShown(null);
      setPicture(null);
      setText('');
      forget();
      setTab('analyzer');
    },
  };
}
