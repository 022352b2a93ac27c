import type { Source } from '../evidence/source.ts';
import { findSource } from '../evidence/catalogue.ts';
import { coverage } from '../safety/coverage.ts';
import type { Person } from '../safety/person/person.ts';
import type { Herb, HerbRule, Monograph } from './herb.ts';
import { findingsForHerb } from './recommend.ts';
import { inGeneral } from './rule-in-general.ts';
import { targetNames } from './rule-words.ts';
import { useLabels } from './use-labels.ts';

/** What is told of a herb whose uses are not covered: nothing, rather than something empty. */
const uncovered = {
  partsUsed: [],
  forms: [],
  traditionalUses: null,
  uses: [],
  amounts: [],
  preparation: null,
  timeToEffect: null,
  sideEffects: null,
  precautions: null,
  lookAlikes: null,
  morphology: null,
} as const satisfies { readonly [Part in Exclude<keyof Monograph, 'description'>]: Monograph[Part] | null };

/** Everything that is known of a herb, in plain data for a page, with what concerns one person. */
export function describeHerb(herb: Herb, person: Person | null) {
  const told = herb.monograph ?? uncovered;
  return {
    kind: herb.kind,
    family: herb.family,
    names: herb.names,
    neverSuggest: herb.neverSuggest === true,
    covered: herb.monograph !== null,
    partsUsed: told.partsUsed,
    forms: told.forms,
    traditionalUses: told.traditionalUses,
    uses: told.uses.map((use) => ({ ...use, label: useLabels[use.use] })),
    amounts: told.amounts.map(({ form, text, sources }) => ({ form, text, sources })),
    preparation: told.preparation,
    timeToEffect: told.timeToEffect,
    sideEffects: told.sideEffects,
    precautions: told.precautions,
    lookAlikes: told.lookAlikes,
    morphology: told.morphology === null ? null : { ...told.morphology },
    rules: herb.rules.map((rule) => toWords(herb, rule)),
    sources: sourcesOf(herb),
    findings: person === null ? [] : findingsForHerb(herb, person),
    unrecognised: person?.unrecognised ?? [],
    knowledgeVersion: coverage().version,
  };
}

function toWords(herb: Herb, rule: HerbRule) {
  const { kind, severity, evidence, sources } = rule;
  const { why, advice } = inGeneral(herb, rule);
  return { kind, severity, evidence, why, advice, with: targetNames(rule), forms: rule.forms ?? [], sources };
}

function sourcesOf({ effects, rules, monograph }: Herb): Source[] {
  const { uses, amounts, ...others } = monograph ?? uncovered;
  const single = [others.sideEffects, others.precautions, others.lookAlikes].filter((cited) => cited !== null);
  const ids = [...effects, ...rules, ...uses, ...amounts, ...single].flatMap(({ sources }) => sources);
  return [...new Set(ids)].flatMap((id) => findSource(id) ?? []);
}
