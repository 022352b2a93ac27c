import { createAnalysis, limits, listAnalyses } from '@herbie/contract';
import { useEffect, useRef, useState } from 'react';
import { serverMessageOf } from '../../lib/api-error.ts';
import { refresh } from '../../lib/query-client.ts';
import { reportFailure } from '../../lib/report-failure.ts';
import { send } from '../../lib/send.ts';
import { toast } from '../../ui/toast.tsx';
import { analysesMessages } from './analyses.messages.ts';
import { type AnalysisResult, toResult } from './analysis-result.ts';
import { type Picture, toBase64 } from './picture.ts';
import { type ReadingStep, readLabelText, type ReadText } from './read-label-text.ts';

interface Asking {
  readonly picture: Picture | null;
  /** Typed by the person; it stands before what the reader finds. */
  readonly text: string;
  readonly profileId: number | null;
  /** Whether a service may look at the picture, where the site has one. */
  readonly mayLeave: boolean;
}

interface Identifying {
  readonly isBusy: boolean;
  /** How far the reading of the label is; null when nothing is being read. */
  readonly step: ReadingStep | null;
  /** Sends the picture with what was read until now. */
  readonly stopReading: () => void;
  /** A sentence beside the button, more exact than the toast. */
  readonly problem: string | null;
  /** With another picture or other words it no longer holds. */
  readonly forgetProblem: () => void;
  readonly identify: (asking: Asking) => Promise<void>;
}

/** Reads the label here, sends picture and text, and hands the result on. */
export function useIdentify(onResult: (result: AnalysisResult) => void): Identifying {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [step, setStep] = useState<ReadingStep | null>(null);
  const reading = useRef<AbortController | null>(null);
  const stopReading = () => reading.current?.abort();
  useEffect(() => () => reading.current?.abort(), []);
  const identify = async (asking: Asking) => {
    setBusy(true);
    setProblem(null);
    try {
      reading.current = new AbortController();
      const read = await readFor(asking, { onStep: setStep, signal: reading.current.signal });
      setStep(null);
      // Who stops the reading wants the answer now.
      const isRead = read?.isWhole === true || reading.current.signal.aborted;
      const result = await analyse(asking, { read, isRead });
      onResult(result);
      toast(analysesMessages.done(result.herbName));
      refresh(listAnalyses.path).catch((error: unknown) => reportFailure('list not refreshed', error));
    } catch (error) {
      reportFailure('analysis failed', error);
      setProblem(reasonOf(error));
      toast(analysesMessages.failed);
    }
    setStep(null);
    setBusy(false);
  };
  return { isBusy, step, stopReading, problem, forgetProblem: () => setProblem(null), identify };
}

/** Typed words stand for themselves: then the picture is not read. */
async function readFor({ picture, text }: Asking, following: Parameters<typeof readLabelText>[1]) {
  if (picture && picture.blob.size > limits.pictureBytes) throw new TooBig();
  return picture && text.trim() === '' ? readLabelText(picture.blob, following) : null;
}

async function analyse(
  { picture, text, profileId, mayLeave }: Asking,
  { read, isRead }: { read: ReadText | null; isRead: boolean },
): Promise<AnalysisResult> {
  const labelText = (text.trim() === '' ? (read?.text ?? '') : text).trim().slice(0, limits.labelText);
  const analysis = await send(createAnalysis, {
    body: {
      // Typed words stand for themselves: then nobody looks at the picture.
      ...(picture ? { imageBase64: await toBase64(picture.blob), keepHere: !mayLeave || text.trim() !== '' } : {}),
      ...(labelText === '' ? {} : { labelText }),
      ...(labelText === '' && isRead ? { isRead: true } : {}),
      ...(profileId === null ? {} : { profileId }),
    },
  });
  return toResult(analysis, {
    hasPicture: picture !== null,
    confidence: labelText === '' ? null : (read?.confidence ?? null),
  });
}

class TooBig extends Error {}

function reasonOf(error: unknown): string | null {
  if (error instanceof TooBig) return analysesMessages.tooBig;
  return navigator.onLine ? (serverMessageOf(error) ?? null) : analysesMessages.offline;
}
