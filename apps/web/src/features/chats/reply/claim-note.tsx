import { type FindingReply, getMonograph, type SourceReply } from '@herbie/contract';
import { isStudyTold } from '@herbie/domain/study-in-brief';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { reading } from '../../../lib/query-client.ts';
import { float } from '../../../ui/float.ts';
import { Skeleton } from '../../../ui/states.tsx';
import { evidenceMeaning } from '../chats.messages.ts';
import type { Claim } from './claim-marks.ts';
import { SourceLine } from './sources-list.tsx';

interface NoteProps {
  readonly mark: HTMLElement;
  readonly claim: Claim;
  readonly onClose: () => void;
}

/** What stands behind a claim: how sure it is, what that means, and where it was read. It follows its mark in the tab order. */
export function ClaimNote({ mark, claim, onClose }: NoteProps) {
  const [place] = useState(() => document.createElement('span'));
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    mark.after(place);
    mark.setAttribute('aria-expanded', 'true');
    mark.setAttribute('aria-controls', id);
    const hide = panel.current ? float(panel.current, mark) : () => undefined;
    return () => {
      hide();
      mark.setAttribute('aria-expanded', 'false');
      mark.removeAttribute('aria-controls');
      place.remove();
    };
  }, [mark, place, id]);

  useEffect(() => {
    const closeElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !place.contains(target) && !mark.contains(target)) onClose();
    };
    const closeByKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    document.addEventListener('pointerdown', closeElsewhere);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeElsewhere);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [mark, place, onClose]);

  return createPortal(
    <div
      ref={panel}
      id={id}
      popover="manual"
      data-claim-note
      role="note"
      aria-label="What stands behind this"
      className="fixed inset-auto m-0 w-[min(24rem,calc(100vw-1rem))] space-y-2 rounded-2xl border border-strong-line bg-card p-4 text-sm text-ink shadow-soft"
    >
      {claim.kind === 'finding' ? <FindingSources finding={claim.finding} /> : <UseSources claim={claim} />}
    </div>,
    place,
  );
}

function FindingSources({ finding }: { finding: FindingReply }) {
  return (
    <>
      <p>
        <strong>Evidence: {finding.evidence}.</strong> {gradeMeaning[finding.evidence]}
      </p>
      <Sources sources={finding.sources} />
    </>
  );
}

function UseSources({ claim }: { claim: Extract<Claim, { kind: 'use' }> }) {
  const { data, isPending, isError } = useQuery({
    ...reading(getMonograph, { params: { id: claim.herbId ?? 0 } }),
    enabled: claim.herbId !== null,
  });
  const use = data?.uses.find(({ text }) => isStudyTold(claim.text, text));
  const sources = data && use ? data.sources.filter(({ id }) => use.sources.includes(id)) : [];
  return (
    <>
      <p>
        <strong className="first-letter:uppercase inline-block">{claim.word}.</strong> {evidenceMeaning[claim.word]}
      </p>
      {claim.herbId !== null && isPending ? <Skeleton lines={2} /> : null}
      {isError ? <p>The sources could not be loaded. They are on the herb’s page.</p> : null}
      <Sources sources={sources} />
    </>
  );
}

function Sources({ sources }: { sources: readonly SourceReply[] }) {
  if (sources.length === 0) return null;
  return (
    <div>
      <p className="font-semibold">{sources.length === 1 ? 'Source' : 'Sources'}</p>
      <ul className="list-disc space-y-1 pl-5 wrap-anywhere">
        {sources.map((source) => (
          <li key={source.id}>
            <SourceLine source={source} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How sure a warning is; the wording stays cautious at every step. */
const gradeMeaning: Readonly<Record<FindingReply['evidence'], string>> = {
  strong: 'Seen in good studies in people, or stated by a label or a health authority.',
  moderate: 'Seen in some studies or in well-described cases.',
  limited: 'Rests on small studies, few reported cases, or experts who do not all agree.',
  theoretical: 'Expected from how the substances work; hardly seen in people so far.',
};
