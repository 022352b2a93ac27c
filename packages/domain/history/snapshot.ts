import type { Herb, HerbRule } from '../src/herbs/herb.ts';
import type { KnowledgeChange } from '../src/safety/knowledge-change.ts';
import { severities } from '../src/safety/severity.ts';

/** What the knowledge base says at one time, as far as its changes are told to readers. */
export interface Snapshot {
  readonly herbs: ReadonlySet<string>;
  readonly monographs: ReadonlySet<string>;
  readonly medicines: ReadonlySet<string>;
  readonly sourcesRead: ReadonlySet<string>;
  /** Severity by what is said of what: "ginkgo beside warfarin". */
  readonly warnings: ReadonlyMap<string, string>;
}

/** What a snapshot is taken of: the lists that the catalogues give. */
export interface Knowledge {
  readonly herbs: readonly Pick<Herb, 'key' | 'monograph' | 'rules'>[];
  readonly medicines: readonly { readonly key: string }[];
  readonly sources: readonly { readonly id: string; readonly checkedOn: string | null }[];
}

export function snapshotOf({ herbs, medicines, sources }: Knowledge): Snapshot {
  const warnings = new Map<string, string>();
  for (const { key, rules } of herbs) {
    for (const rule of rules) {
      for (const what of subjectsOf(rule)) {
        const id = `${key} ${what}`;
        const known = warnings.get(id);
        if (known === undefined || rankOf(rule.severity) > rankOf(known)) warnings.set(id, rule.severity);
      }
    }
  }
  return {
    herbs: new Set(herbs.map(({ key }) => key)),
    monographs: new Set(herbs.flatMap(({ key, monograph }) => (monograph === null ? [] : [key]))),
    medicines: new Set(medicines.map(({ key }) => key)),
    sourcesRead: new Set(sources.flatMap(({ id, checkedOn }) => (checkedOn === null ? [] : [id]))),
    warnings,
  };
}

/** One for each medicine, condition, allergen or supplement that a rule names, and for each set of forms. */
function subjectsOf(rule: HerbRule): readonly string[] {
  const forms = rule.forms === undefined ? '' : ` as ${rule.forms.toSorted().join('/')}`;
  if (rule.kind === 'age') return [`${'underYears' in rule ? 'age under' : 'age over'}${forms}`];
  return ('with' in rule ? rule.with : ['']).map((each) => `${rule.kind} ${each}`.trim() + forms);
}

/** Higher is graver; what is no warning has 0. */
function rankOf(severity: string | undefined): number {
  const place = severities.findIndex((each) => each === severity);
  return place === -1 ? 0 : severities.length - place;
}

export function changeBetween(on: string, before: Snapshot, after: Snapshot): KnowledgeChange {
  const rankBefore = (id: string) => rankOf(before.warnings.get(id));
  const rankAfter = (id: string) => rankOf(after.warnings.get(id));
  const [ids, idsBefore] = [[...after.warnings.keys()], [...before.warnings.keys()]];
  const kept = ids.filter((id) => before.warnings.has(id));
  return {
    on,
    herbsAdded: after.herbs.difference(before.herbs).size,
    monographsAdded: after.monographs.difference(before.monographs).size,
    medicinesAdded: after.medicines.difference(before.medicines).size,
    sourcesRead: after.sourcesRead.difference(before.sourcesRead).size,
    warningsAdded: ids.filter((id) => !before.warnings.has(id) && rankAfter(id) > 0).length,
    warningsRemoved: idsBefore.filter((id) => !after.warnings.has(id) && rankBefore(id) > 0).length,
    warningsRaised: kept.filter((id) => rankAfter(id) > rankBefore(id)).length,
    warningsLowered: kept.filter((id) => rankAfter(id) < rankBefore(id)).length,
  };
}

const counted = [
  'herbsAdded',
  'monographsAdded',
  'medicinesAdded',
  'sourcesRead',
  'warningsAdded',
  'warningsRemoved',
  'warningsRaised',
  'warningsLowered',
] as const;

/** Two changes recorded on one day are told as one. */
export function joined(first: KnowledgeChange, second: KnowledgeChange): KnowledgeChange {
  return { ...second, ...Object.fromEntries(counted.map((count) => [count, first[count] + second[count]])) };
}

const lists = ['herbs', 'monographs', 'medicines', 'sourcesRead'] as const;

/** A line for each thing known, in order, so that a difference of two records reads as a list of changes. */
export function written(snapshot: Snapshot): string {
  const lines = [
    ...lists.flatMap((list) => [...snapshot[list]].toSorted().map((id) => `${list}\t${id}`)),
    ...[...snapshot.warnings].map(([id, severity]) => `warnings\t${id}\t${severity}`).toSorted(),
  ];
  return `${lines.join('\n')}\n`;
}

export function readSnapshot(text: string): Snapshot {
  const rows = text.split('\n').map((line) => line.split('\t'));
  const idsOf = (list: string) => new Set(rows.flatMap(([kind, id]) => (kind === list && id ? [id] : [])));
  return {
    herbs: idsOf('herbs'),
    monographs: idsOf('monographs'),
    medicines: idsOf('medicines'),
    sourcesRead: idsOf('sourcesRead'),
    warnings: new Map(
      rows.flatMap(([kind, id, severity]) => (kind === 'warnings' && id && severity ? [[id, severity]] : [])),
    ),
  };
}
