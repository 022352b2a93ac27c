import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../../lib/copy-text.ts';
import { Button } from '../../ui/button.tsx';

const shownMs = 2000;

/** Copies an answer as plain words: no links, no tags. */
export function CopyButton({ html }: { html: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = async () => {
    setState((await copyText(toPlainText(html))) ? 'copied' : 'failed');
    setTimeout(() => setState('idle'), shownMs);
  };
  return (
    <>
      <Button variant="quiet" size="small" className="no-print" onClick={() => void copy()}>
        {state === 'copied' ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />} Copy
      </Button>
      <span role="status" className="sr-only">
        {state === 'copied' ? 'Copied' : state === 'failed' ? 'Not copied' : ''}
      </span>
    </>
  );
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'", amp: '&' };

/** Cleaned answer HTML as words: a line for each block, a dash for each list item. */
export function toPlainText(html: string): string {
  return html
    .replaceAll(/<li>/g, '- ')
    .replaceAll(/<\/(?:p|li|h3|h4|blockquote|tr)>|<br ?\/?>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(lt|gt|quot|nbsp|#39|amp);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
