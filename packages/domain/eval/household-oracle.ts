import { allergensOfFamily } from '../src/conditions/allergens.ts';
import type { HerbRule } from '../src/herbs/herb.ts';
import { findHerb, findMedicine, type Herb, type Person } from '../src/index.ts';
import { findMedicineProfile } from '../src/medicines/catalogue.ts';
import { withComponents } from '../src/medicines/components.ts';
import { generalRules } from '../src/safety/rules/general-rules.ts';

type Severity = HerbRule['severity'];
type Meets = (typeof generalRules)[number]['meets'];

const swallowed = ['tea', 'extract', 'tincture', 'essential-oil', 'unspecified'];
const grave: readonly Severity[] = ['contraindicated', 'major'];
const graveAtAStage: readonly Severity[] = ['contraindicated', 'major', 'moderate', 'unknown'];

/**
 * Whether a rule, read straight from the data, forbids a herb to a person. Written apart from the engine and much slower:
 * no index, no shortcut, every rule against every fact. It answers the same question as `whatSpeaksAgainst`.
 */
export function oracleForbids(herb: Herb, person: Person): boolean {
  const isStage = person.pregnant || person.breastfeeding;
  const isChild = person.ageYears !== null && person.ageYears < 18;
  return (
    person.medicines.some(
      ({ id }) => findMedicine(id)?.sameAs !== herb.key && isForbidden(medicineRules(herb, id), grave),
    ) ||
    person.herbs.some(({ id }) => id !== herb.key && isForbidden(herbRules(herb, findHerb(id)), grave)) ||
    person.conditions.some(({ id }) => isForbidden(stateRules(herb, 'condition', id), grave)) ||
    person.allergens.some((allergen) => forbidsAllergy(herb, allergen)) ||
    (person.pregnant && isForbidden(stateRules(herb, 'pregnancy'), graveAtAStage)) ||
    (person.breastfeeding && isForbidden(stateRules(herb, 'breastfeeding'), graveAtAStage)) ||
    (person.tryingToConceive && isForbidden(stateRules(herb, 'pregnancy'), isStage ? graveAtAStage : grave)) ||
    (person.surgeryPlanned !== null && isForbidden(stateRules(herb, 'surgery'), grave)) ||
    (person.drinksAlcohol && isForbidden(stateRules(herb, 'alcohol'), grave)) ||
    (person.ageYears !== null && isForbidden(ageRules(herb, person.ageYears), isChild ? graveAtAStage : grave))
  );
}

interface Spoken {
  readonly severity: Severity;
  readonly reach: 'pair' | 'class' | 'general';
}

/** A rule for the very pair replaces all others; a documented "nothing known" silences mechanisms only. */
function isForbidden(spoken: readonly Spoken[], limit: readonly Severity[]): boolean {
  const pair = spoken.filter(({ reach }) => reach === 'pair');
  if (pair.length > 0) return pair.some(({ severity }) => limit.includes(severity));
  const cleared = spoken.some(({ severity, reach }) => reach === 'class' && severity === 'none-known');
  return spoken.some(({ severity, reach }) => limit.includes(severity) && !(cleared && reach === 'general'));
}

function isFor({ forms }: { readonly forms?: readonly string[] }): boolean {
  return (forms ?? swallowed).includes('unspecified');
}

function byMechanism(herb: Herb, meets: (rule: Meets) => boolean): Spoken[] {
  return generalRules.flatMap((rule) =>
    meets(rule.meets)
      ? herb.effects
          .filter((effect) => effect.effect === rule.herbEffect && isFor(effect))
          .slice(0, 1)
          .flatMap(({ strength }) => {
            const severity = rule.severity[strength];
            return severity === undefined ? [] : [{ severity, reach: 'general' as const }];
          })
      : [],
  );
}

function medicineRules(herb: Herb, id: string): Spoken[] {
  const profile = findMedicineProfile(id);
  if (!profile) return [];
  const explicit = herb.rules.flatMap((rule): Spoken[] => {
    if (rule.kind !== 'medicine' || !isFor(rule)) return [];
    if (!id.startsWith('class:') && withComponents(id).some((each) => rule.with.includes(each)))
      return [{ severity: rule.severity, reach: rule.besideOthers ? 'class' : 'pair' }];
    const isOfClass = rule.with.some((ref) => ref.startsWith('class:') && profile.classes.has(ref.slice(6)));
    return isOfClass ? [{ severity: rule.severity, reach: 'class' }] : [];
  });
  if (profile.localOnly) return explicit.filter(({ reach }) => reach === 'pair');
  const general = byMechanism(
    herb,
    (meets) =>
      meets.kind === 'medicine' &&
      ((meets.classes ?? []).some((each) => profile.classes.has(each)) ||
        (meets.effects ?? []).some((each) => profile.effects.has(each)) ||
        (meets.traits ?? []).some((each) => profile.traits.has(each))),
  );
  return [...explicit, ...general];
}

function herbRules(herb: Herb, other: Herb | undefined): Spoken[] {
  if (!other) return [];
  return [oneWay(herb, other), oneWay(other, herb)].flat();
}

function oneWay(herb: Herb, other: Herb): Spoken[] {
  const explicit = herb.rules.flatMap((rule) =>
    rule.kind === 'supplement' && isFor(rule) && rule.with.includes(other.key)
      ? [{ severity: rule.severity, reach: 'pair' as const }]
      : [],
  );
  const general = byMechanism(herb, (meets) => {
    if (meets.kind !== 'supplement') return false;
    const first = other.effects.find((each) => meets.effects.includes(each.effect) && isFor(each));
    return first !== undefined && first.strength !== 'weak';
  });
  return [...explicit, ...general];
}

function stateRules(
  herb: Herb,
  kind: 'condition' | 'pregnancy' | 'breastfeeding' | 'surgery' | 'alcohol',
  id?: string,
): Spoken[] {
  const explicit = herb.rules.flatMap((rule) => {
    if (rule.kind !== kind || !isFor(rule)) return [];
    if (rule.kind === 'condition' && !rule.with.some((key) => key === id)) return [];
    return [{ severity: rule.severity, reach: 'class' as const }];
  });
  const general = byMechanism(
    herb,
    (meets) => meets.kind === kind && (meets.kind !== 'condition' || meets.conditions.some((key) => key === id)),
  );
  return [...explicit, ...general];
}

function ageRules(herb: Herb, years: number): Spoken[] {
  return herb.rules.flatMap((rule) => {
    if (rule.kind !== 'age' || !isFor(rule)) return [];
    const holds = 'underYears' in rule ? years < rule.underYears : years > rule.overYears;
    return holds ? [{ severity: rule.severity, reach: 'class' as const }] : [];
  });
}

function forbidsAllergy(herb: Herb, { kind, id }: { kind: string; id: string }): boolean {
  if (kind === 'herb') return id === herb.key;
  const explicit = herb.rules.flatMap((rule) =>
    rule.kind === 'allergy' && rule.with.some((key) => key === id)
      ? [{ severity: rule.severity, reach: 'class' as const }]
      : [],
  );
  if (explicit.length > 0) return isForbidden(explicit, grave);
  const isFamily = (allergensOfFamily[herb.family ?? ''] ?? []).some((key) => key === id);
  return !isFamily && (herb.allergens ?? []).some((key) => key === id);
}
