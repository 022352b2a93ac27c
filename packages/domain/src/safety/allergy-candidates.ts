import { allergensOfFamily } from '../conditions/allergens.ts';
import { findHerb } from '../herbs/catalogue.ts';
import type { Herb } from '../herbs/herb.ts';
import { type Candidate, fromRule } from './candidate.ts';
import { ownRulesOf } from './rules-of.ts';

const plainSources = ['msk-about-herbs'];

export interface Allergen {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly isSevere?: true;
}

/** The rules that speak of a herb and an allergy. After a dangerous reaction what is else a matter of care is left out. */
export function allergyCandidates(herb: Herb, allergen: Allergen): readonly Candidate[] {
  const candidates = plainCandidates(herb, allergen);
  if (allergen.isSevere !== true) return candidates;
  return candidates.map((each) => (each.severity === 'moderate' ? { ...each, severity: 'major' as const } : each));
}

/** "Mint family", "Apiaceae", "composites": the whole family is named, not one of its members. */
const namesFamily = /famil(?:y|ies)\b|aceae\b|umbellif|labiat|compos(?:it|ée|t)|doldenbl|korbbl|asteraceas|asterac/i;

function plainCandidates(herb: Herb, allergen: Allergen): readonly Candidate[] {
  if (allergen.kind === 'herb') return allergen.id === herb.key ? [ownAllergy(herb)] : relativeAllergy(herb, allergen);
  const explicit = ownRulesOf(herb, 'allergy', 'any')
    .filter((rule) => rule.with.some((key) => key === allergen.id))
    .map((rule) => fromRule(herb, rule, allergen.id, 'class'));
  const isContained = (herb.allergens ?? []).some((key) => key === allergen.id);
  const isOfGroup = explicit.length === 0 && groupsOf(herb).includes(allergen.id);
  const isOfFamily = namesFamily.test(allergen.text) && familyGroups(herb).includes(allergen.id);
  return [
    ...explicit,
    ...(isOfGroup ? [groupAllergy(herb, allergen, isContained)] : []),
    ...(isOfFamily ? [groupAllergy(herb, allergen, true)] : []),
  ];
}

function ownAllergy(herb: Herb): Candidate {
  return {
    ruleId: `general/own-allergy/${herb.key}`,
    severity: 'contraindicated',
    evidence: 'strong',
    why: `${herb.name} is listed as an allergy.`,
    advice: 'Do not take it in any form.',
    sources: plainSources,
    reach: 'pair',
  };
}

/** An allergy to one herb, for another of its family or with the same allergen: as for the allergen they share. */
function relativeAllergy(herb: Herb, allergen: { id: string; name: string }): Candidate[] {
  const other = findHerb(allergen.id);
  const shared = other === undefined ? [] : groupsOf(other);
  const explicit = ownRulesOf(herb, 'allergy', 'any').flatMap((rule) => {
    const group = rule.with.find((key) => shared.includes(key));
    return group === undefined ? [] : [fromRule(herb, rule, group, 'class')];
  });
  const isRelated =
    groupsOf(herb).some((group) => shared.includes(group)) || (other !== undefined && genusOf(other) === genusOf(herb));
  return explicit.length === 0 && isRelated ? [groupAllergy(herb, allergen, false)] : explicit;
}

function groupsOf(herb: Herb): readonly string[] {
  return [...(herb.allergens ?? []), ...familyGroups(herb)];
}

function familyGroups({ family }: Herb): readonly string[] {
  return allergensOfFamily[family ?? ''] ?? [];
}

/** "Plantago" of both plantains and of psyllium. */
function genusOf({ key, scientificName }: Herb): string {
  return scientificName?.split(' ')[0] ?? key;
}

function groupAllergy(herb: Herb, allergen: { id: string; name: string }, isContained: boolean): Candidate {
  return {
    ruleId: `general/allergy-group/${herb.key}`,
    severity: isContained ? 'major' : 'moderate',
    evidence: isContained ? 'moderate' : 'limited',
    why: isContained
      ? `${herb.name} belongs to what this allergy is about: ${allergen.name}.`
      : `${herb.name} is a plant relative of ${allergen.name}, so an allergy may carry over.`,
    advice: isContained
      ? 'Avoid it unless an allergist agrees.'
      : 'Avoid it if your reactions were strong; otherwise ask first and stop at any itching, rash or swelling.',
    sources: plainSources,
    reach: 'general',
  };
}
