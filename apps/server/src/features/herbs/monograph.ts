import {
  coverage,
  findHerb,
  findingsForHerb,
  findSource,
  type Herb,
  type HerbRule,
  type Person,
  readPerson,
  targetNames,
  useLabels,
} from '@herbie/domain';
import type { getMonograph, HerbReply, Profile, ReplyOf, SourceReply } from '@herbie/contract';
import { toPersonInput } from '../safety/person-of.ts';

type MonographReply = ReplyOf<typeof getMonograph>;

/** Everything the herb page shows, with what concerns the chosen person. */
export function toMonograph({ row, profile }: { row: HerbReply; profile: Profile | null }): MonographReply | null {
  const herb = findHerb(row.key);
  if (!herb) return null;
  const person = profile === null ? null : readPerson(toPersonInput(profile));
  const { monograph } = herb;
  return {
    herb: row,
    kind: herb.kind,
    family: herb.family,
    names: [...herb.names],
    neverSuggest: herb.neverSuggest === true,
    covered: monograph !== null,
    partsUsed: [...(monograph?.partsUsed ?? [])],
    forms: [...(monograph?.forms ?? [])],
    traditionalUses: monograph?.traditionalUses ?? null,
    uses: (monograph?.uses ?? []).map((use) => ({ ...use, label: useLabels[use.use], sources: [...use.sources] })),
    amounts: (monograph?.amounts ?? []).map((amount) => ({ ...amount, sources: [...amount.sources] })),
    preparation: monograph?.preparation ?? null,
    timeToEffect: monograph?.timeToEffect ?? null,
    sideEffects: toCited(monograph?.sideEffects),
    precautions: toCited(monograph?.precautions),
    lookAlikes: toCited(monograph?.lookAlikes),
    morphology: monograph?.morphology ? { ...monograph.morphology } : null,
    rules: herb.rules.map(toWords),
    sources: sourcesOf(herb),
    profileId: profile?.id ?? null,
    findings: person === null ? [] : findingsFor(herb, person),
    unrecognised: [...(person?.unrecognised ?? [])],
    knowledgeVersion: coverage().version,
  };
}

function findingsFor(herb: Herb, person: Person): MonographReply['findings'] {
  return findingsForHerb(herb, person).map((finding) => ({ ...finding, sources: [...finding.sources] }));
}

function toWords(rule: HerbRule): MonographReply['rules'][number] {
  const { kind, severity, evidence, why, advice, sources } = rule;
  return {
    kind,
    severity,
    evidence,
    why,
    advice,
    with: targetNames(rule),
    forms: [...(rule.forms ?? [])],
    sources: [...sources],
  };
}

function toCited(cited: { text: string; sources: readonly string[] } | null | undefined) {
  return cited ? { text: cited.text, sources: [...cited.sources] } : null;
}

function sourcesOf(herb: Herb): SourceReply[] {
  const { monograph } = herb;
  const ids = [
    ...herb.effects.flatMap((effect) => effect.sources),
    ...herb.rules.flatMap((rule) => rule.sources),
    ...(monograph?.uses.flatMap((use) => use.sources) ?? []),
    ...(monograph?.amounts.flatMap((amount) => amount.sources) ?? []),
    ...(monograph?.sideEffects.sources ?? []),
    ...(monograph?.precautions.sources ?? []),
    ...(monograph?.lookAlikes?.sources ?? []),
  ];
  return [...new Set(ids)].flatMap((id) => findSource(id) ?? []);
}
