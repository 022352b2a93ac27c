import { answerText } from '@herbie/contract';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../../../lib/copy-text.ts';
import { Button } from '../../../ui/button.tsx';

const shownMs = 2000;

/** Copies an answer as plain words: no links, no tags. */
export function CopyButton({ html }: { html: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = async () => {
    setState((await copyText(answerText(html, { withLinks: false }))) ? 'copied' : 'failed');
    setTimeout(() => setState('idle'), shownMs);
  };
  return (
    <>
      <Button variant="quiet" size="small" title="Copy" className="no-print" onClick={() => void copy()}>
        {state === 'copied' ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}{' '}
        <span className="max-sm:sr-only">Copy</span>
      </Button>
      <span role="status" className="sr-only">
        {state === 'copied' ? 'Copied' : state === 'failed' ? 'Not copied' : ''}
      </span>
    </>
  );
}
