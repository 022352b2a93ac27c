import { type BodyInputOf, entryForm, type saveWellness, type WellnessEntry, writeCsv } from '@herbie/contract';
import { readTable } from './csv-table.ts';
import { wellnessMessages } from './wellness.messages.ts';

const columns = ['date', 'sleepQuality', 'energyLevel', 'stressLevel', 'mood', 'symptoms', 'notes'] as const;

/** Entries as a table that spreadsheets open. */
export function toCsv(entries: readonly WellnessEntry[]): string {
  const rows = entries.map((entry) =>
    columns.map((column) => {
      const value = entry[column];
      return Array.isArray(value) ? inOneCell(value) : value;
    }),
  );
  return writeCsv([columns, ...rows]);
}

/** Symptoms with a semicolon between them; one that is part of a symptom is written twice. */
function inOneCell(symptoms: readonly string[]): string {
  return symptoms.map((symptom) => symptom.replaceAll(';', ';;')).join('; ');
}

function symptomsIn(cell: string): string[] {
  const parts = cell.match(/(?:[^;]|;;)+/g) ?? [];
  return parts.map((part) => part.replaceAll(';;', ';').trim()).filter((symptom) => symptom !== '');
}

export function toJson(entries: readonly WellnessEntry[]): string {
  const kept = entries.map((entry) => Object.fromEntries(columns.map((column) => [column, entry[column]])));
  return `${JSON.stringify({ entries: kept }, null, 2)}\n`;
}

export type ReadEntry = BodyInputOf<typeof saveWellness>;

interface ReadFile {
  /** Ready to be saved, one a day, by date. */
  readonly entries: readonly ReadEntry[];
  /** A sentence for everything that cannot be used. */
  readonly problems: readonly string[];
}

/** Entries of a file that was exported here, or of one with the same columns. */
export function readEntries({ text, today }: { text: string; today: string }): ReadFile {
  const rows = text.trimStart().startsWith('{') || text.trimStart().startsWith('[') ? fromJson(text) : fromCsv(text);
  if (rows === null) return { entries: [], problems: [wellnessMessages.fileUnreadable] };
  const byDay = new Map<string, { readonly place: string; readonly entry: ReadEntry }>();
  const problems: string[] = [];
  for (const { place, row } of rows) {
    const checked = entryForm.safeParse(row);
    const date = checked.success ? checked.data.date : '';
    if (!checked.success) problems.push(`${place}: ${checked.error.issues[0]?.message ?? ''}`);
    else if (date > today) problems.push(`${place}: ${wellnessMessages.dateLater}`);
    else {
      const earlier = byDay.get(date);
      if (earlier) problems.push(wellnessMessages.sameDayTwice({ place: earlier.place, later: place }));
      byDay.set(date, { place, entry: { ...checked.data, date } });
    }
  }
  const entries = [...byDay.values()]
    .map(({ entry }) => entry)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
  if (rows.length === 0) problems.push(wellnessMessages.fileEmpty);
  return { entries, problems };
}

/** A row of a file, and where somebody who opens the file finds it: a spreadsheet counts the head as row 1. */
interface FileRow {
  readonly place: string;
  readonly row: Record<string, unknown>;
}

function fromJson(text: string): FileRow[] | null {
  try {
    const parsed: unknown = JSON.parse(text);
    const list = Array.isArray(parsed) ? parsed : entriesIn(parsed);
    if (!Array.isArray(list)) return null;
    return list.map((row: unknown, at) => ({
      place: `Entry ${at + 1}`,
      row: typeof row === 'object' && row !== null ? known({ ...row }) : {},
    }));
  } catch {
    return null;
  }
}

function entriesIn(parsed: unknown): unknown {
  return typeof parsed === 'object' && parsed !== null && 'entries' in parsed ? parsed.entries : null;
}

function fromCsv(text: string): FileRow[] | null {
  const [first, ...rows] = readTable(text.replace(/^\uFEFF/, ''))
    .map((cells, at) => ({ cells, place: `Row ${at + 1}` }))
    .filter(({ cells }) => cells.length > 0);
  const head = first?.cells.map(columnNamed);
  if (!head?.includes('date')) return null;
  return rows.map(({ cells, place }) => {
    const row = Object.fromEntries(head.map((column, at) => [column, (cells[at] ?? '').trim()]));
    const numbers = ['sleepQuality', 'energyLevel', 'stressLevel', 'mood'].map((name) => [name, numberIn(row[name])]);
    return {
      place,
      row: known({ ...row, ...Object.fromEntries(numbers), symptoms: symptomsIn(row['symptoms'] ?? '') }),
    };
  });
}

/** The column a head means: "Sleep Quality" of a table somebody typed is "sleepQuality". */
function columnNamed(head: string): string {
  const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '');
  return columns.find((column) => plain(column) === plain(head)) ?? head;
}

/** Only what an entry has: whose it is, is chosen here and never read from a file. */
function known(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(columns.map((column) => [column, row[column]]));
}

function numberIn(text: string | undefined): number | null {
  return text === undefined || text === '' ? null : Number(text);
}
