import type { WellnessEntry } from '@herbie/contract';
import { Download, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { reportFailure } from '../../lib/report-failure.ts';
import { saveFile } from '../../lib/save-file.ts';
import { usePreload } from '../../lib/use-preload.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Problem } from '../../ui/states.tsx';
import { ImportDialog, type Importing } from './import-dialog.tsx';
import { wellnessMessages } from './wellness.messages.ts';
import { loadAYear } from './wellness.queries.ts';

interface CardProps {
  readonly profileId: number;
  readonly today: string;
}

const maxBytes = 2_000_000;
/** Reading files needs the validation of entries, so it is loaded lazily. */
const loadEntryFiles = () => import('./entry-files.ts');

/** The entries of the last year as a file, and entries from a file. */
export function EntryFilesCard({ profileId, today }: CardProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [importing, setImporting] = useState<Importing | null>(null);

  usePreload(loadEntryFiles);
  const exportAs = async (kind: 'csv' | 'json') => {
    setProblem(null);
    try {
      const entries = await loadAYear({ profileId, today });
      if (entries.length === 0) setProblem(wellnessMessages.nothingToExport);
      else saveFile(new Blob([await write(kind, entries)], { type: types[kind] }), `wellness-${today}.${kind}`);
    } catch (error) {
      reportFailure('entries not exported', error);
      setProblem(wellnessMessages.loadFailed);
    }
  };
  const open = async (file: File) => {
    setProblem(null);
    try {
      const text = file.size > maxBytes ? '' : await file.text();
      const { readEntries } = await loadEntryFiles();
      const [read, known] = [readEntries({ text, today }), await loadAYear({ profileId, today })];
      if (read.entries.length === 0 && read.problems.length <= 1)
        setProblem(read.problems[0] ?? wellnessMessages.fileUnreadable);
      else setImporting({ ...read, knownDays: new Set(known.map(({ date }) => date)) });
    } catch (error) {
      reportFailure('file not read', error);
      setProblem(wellnessMessages.loadFailed);
    }
  };

  return (
    <Card aria-labelledby="entry-files" className="no-print">
      <h2 id="entry-files" className="text-2xl">
        Export and import entries
      </h2>
      <p className="mt-1 text-soft">The last year, for a spreadsheet or another program. A file can be read back in.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => void exportAs('csv')}>
          <Download aria-hidden className="size-4" /> Export CSV
        </Button>
        <Button variant="secondary" onClick={() => void exportAs('json')}>
          <Download aria-hidden className="size-4" /> Export JSON
        </Button>
        <Button variant="secondary" onClick={() => input.current?.click()}>
          <Upload aria-hidden className="size-4" /> Import a file
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,.json,text/csv,application/json"
          aria-label="File with entries"
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            if (file) void open(file);
          }}
        />
      </div>
      <Problem className="mt-3">{problem}</Problem>
      {importing ? (
        <ImportDialog profileId={profileId} importing={importing} onClose={() => setImporting(null)} />
      ) : null}
    </Card>
  );
}

const types = { csv: 'text/csv;charset=utf-8', json: 'application/json' } as const;

async function write(kind: 'csv' | 'json', entries: readonly WellnessEntry[]): Promise<string> {
  const { toCsv, toJson } = await loadEntryFiles();
  return kind === 'csv' ? toCsv(entries) : toJson(entries);
}
