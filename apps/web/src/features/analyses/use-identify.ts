import { createAnalysis, listAnalyses } from '@herbie/contract';
import { useState } from 'react';
import { serverMessageOf } from '../../lib/api-error.ts';
import { refresh } from '../../lib/query-client.ts';
import { send } from '../../lib/send.ts';
import { toast } from '../../ui/toast.tsx';
import { analysesMessages } from './analyses.messages.ts';
import { type AnalysisResult, toResult } from './analysis-result.ts';
import { type Picture, toBase64 } from './picture.ts';
import { readLabelText } from './read-label-text.ts';

const mostBytes = 10 * 1024 * 1024;

interface Asking {
  readonly picture: Picture | null;
  /** Typed by the person; it stands before what the reader finds. */
  readonly text: string;
  readonly profileId: number | null;
}

interface Identifying {
  readonly isBusy: boolean;
  /** A sentence beside the button, more exact than the toast. */
  readonly problem: string | null;
  readonly identify: (asking: Asking) => Promise<void>;
}

/** Reads the label here, sends picture and text, and hands the result on. */
export function useIdentify(onResult: (result: AnalysisResult) => void): Identifying {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const identify = async (asking: Asking) => {
    setBusy(true);
    setProblem(null);
    try {
      const result = await analyse(asking);
      onResult(result);
      toast(analysesMessages.done(result.herbName));
      refresh(listAnalyses.path).catch((error: unknown) => console.error('list not refreshed', error));
    } catch (error) {
      console.error('analysis failed', error instanceof Error ? error.message : error);
      setProblem(reasonOf(error));
      toast(analysesMessages.failed);
    }
    setBusy(false);
  };
  return { isBusy, problem, identify };
}

async function analyse({ picture, text, profileId }: Asking): Promise<AnalysisResult> {
  if (picture && picture.blob.size > mostBytes) throw new TooBig();
  const typed = text.trim();
  const read = picture && typed === '' ? await readLabelText(picture.blob) : null;
  const labelText = typed === '' ? (read?.text.trim() ?? '') : typed;
  const analysis = await send(createAnalysis, {
    body: {
      ...(picture ? { imageBase64: await toBase64(picture.blob) } : {}),
      ...(labelText === '' ? {} : { labelText }),
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
