import type { Source } from '../evidence/source.ts';
import { findSource } from '../evidence/catalogue.ts';
import { coverage } from '../safety/coverage.ts';
import type { Person } from '../safety/person.ts';
import type { Herb, HerbRule } from './herb.ts';
import { findingsForHerb } from './recommend.ts';
import { targetNames } from './rule-words.ts';
import { useLabels } from './use-labels.ts';

/** Everything that is known of a herb, in plain data for a page, with what concerns one person. */
export function describeHerb(herb: Herb, person: Person | null) {
  const { monograph } = herb;
  return {
    kind: herb.kind,
    family: herb.family,
    names: herb.names,
    neverSuggest: herb.neverSuggest === true,
    covered: monograph !== null,
    partsUsed: monograph?.partsUsed ?? [],
    forms: monograph?.forms ?? [],
    traditionalUses: monograph?.traditionalUses ?? null,
    uses: (monograph?.uses ?? []).map((use) => ({ ...use, label: useLabels[use.use] })),
    amounts: monograph?.amounts ?? [],
    preparation: monograph?.preparation ?? null,
    timeToEffect: monograph?.timeToEffect ?? null,
    sideEffects: monograph?.sideEffects ?? null,
    precautions: monograph?.precautions ?? null,
    lookAlikes: monograph?.lookAlikes ?? null,
    morphology: monograph?.morphology ? { ...monograph.morphology } : null,
    rules: herb.rules.map(toWords),
    sources: sourcesOf(herb),
    findings: person === null ? [] : findingsForHerb(herb, person),
    unrecognised: person?.unrecognised ?? [],
    knowledgeVersion: coverage().version,
  };
}

function toWords(rule: HerbRule) {
  const { kind, severity, evidence, why, advice, sources } = rule;
  return { kind, severity, evidence, why, advice, with: targetNames(rule), forms: rule.forms ?? [], sources };
}

function sourcesOf(herb: Herb): Source[] {
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
