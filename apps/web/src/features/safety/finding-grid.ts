import type { FindingReply } from '@herbie/contract';
import { holds, namesIn } from '../../lib/profile-names.ts';
import type { Summary } from './safety.queries.ts';

type Side = FindingReply['with'] | FindingReply['subject'];

export interface Cell {
  /** The gravest first. */
  readonly findings: readonly FindingReply[];
}

export interface GridRow {
  readonly name: string;
  readonly isRecognised: boolean;
  /** As many as there are columns. */
  readonly cells: readonly Cell[];
}

export interface Grid {
  readonly columns: readonly { readonly name: string; readonly isRecognised: boolean }[];
  readonly rows: readonly GridRow[];
}

interface Column {
  readonly name: string;
  readonly isRecognised: boolean;
  readonly isOf: (side: Side) => boolean;
}

interface Taken {
  readonly name: string;
  readonly ids: readonly string[];
}

/** What meets what: a row for everything taken, a column for each medicine, and one each for the rest of the findings. */
export function toGrid(summary: Pick<Summary, 'profile' | 'supplements' | 'findings' | 'recognised' | 'readAs'>): Grid {
  const { findings } = summary;
  const taken = takenIn(summary);
  const medicines = namesIn(summary.profile.currentMedications).map((entry) => medicineColumn(entry, summary.readAs));
  const columns = [...medicines, ...groups].map((column, place) => ({
    column,
    /** Whether the side stands under no column before. */
    isOf: (side: Side) => column.isOf(side) && !medicines.slice(0, place).some((before) => before.isOf(side)),
  }));
  const rows = taken.map(({ name, ids }) => ({
    name,
    isRecognised: ids.length > 0,
    cells: columns.map(({ isOf }) => ({
      findings: findings.filter((finding) => otherSides(finding, ids).some(isOf)),
    })),
  }));
  const isShown = (place: number) =>
    place < medicines.length || rows.some(({ cells }) => (cells[place]?.findings.length ?? 0) > 0);
  return {
    columns: columns.filter((_, place) => isShown(place)).map(({ column }) => column),
    rows: rows.map((row) => ({ ...row, cells: row.cells.filter((_, place) => isShown(place)) })),
  };
}

/** The supplements as entered, then the herbs that findings name and no supplement is. */
function takenIn({
  supplements,
  recognised,
  findings,
}: Pick<Summary, 'supplements' | 'recognised' | 'findings'>): Taken[] {
  const entered = [...new Set(supplements.map(({ name }) => name))].map((name) => ({
    name,
    ids: recognised.filter(({ input }) => input === name).map(({ id }) => id),
  }));
  const known = new Set(entered.flatMap(({ ids }) => ids));
  const others = findings.filter(({ subject, with: other }) => !known.has(subject.id) && !known.has(other.id));
  const named = new Map(others.map(({ subject }) => [subject.id, { name: subject.name, ids: [subject.id] }]));
  return [...entered, ...named.values()];
}

function medicineColumn(entry: string, readAs: Summary['readAs']): Column {
  const names = readAs.filter(({ text }) => holds(entry, text)).map(({ name }) => name.toLowerCase());
  return {
    name: entry,
    isRecognised: names.length > 0,
    isOf: (side) =>
      names.includes(side.name.toLowerCase()) || ('text' in side && side.text !== '' && holds(entry, side.text)),
  };
}

const groups: readonly Column[] = [
  { name: 'Other medicines', isRecognised: true, isOf: ({ kind }) => kind === 'medicine' },
  { name: 'Herbs and supplements', isRecognised: true, isOf: ({ kind }) => kind === 'herb' },
  {
    name: 'Health, age, amount',
    isRecognised: true,
    isOf: ({ kind }) => kind !== 'medicine' && kind !== 'herb',
  },
];

/** What a thing meets in a finding; nothing when the finding is not about it. */
function otherSides({ subject, with: other }: FindingReply, ids: readonly string[]): Side[] {
  return [...(ids.includes(subject.id) ? [other] : []), ...(ids.includes(other.id) ? [subject] : [])];
}
