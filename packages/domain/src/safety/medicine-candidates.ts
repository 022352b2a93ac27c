import type { Form } from '../herbs/form.ts';
import type { Herb } from '../herbs/herb.ts';
import { findMedicineProfile, type MedicineProfile, sameSubstance } from '../medicines/catalogue.ts';
import { withComponents } from '../medicines/components.ts';
import { alcoholOf } from './alcohol-in-tinctures.ts';
import { atMost, type Candidate, fromRule } from './candidate.ts';
import type { Item } from './item.ts';
import { kept } from '../kept.ts';
import { namesOfMedicine } from './names-met.ts';
import { type OwnRule, rulesNaming } from './rules-of.ts';

/** A medicine that is taken, with what is known of it. */
export interface TakenMedicine {
  readonly item: Item;
  readonly profile: MedicineProfile;
  /** The herb key that is the same substance. */
  readonly substance: string | undefined;
}

/** The medicines among what is taken. */
export function takenMedicines(items: readonly Item[]): readonly TakenMedicine[] {
  return items.flatMap((item) => {
    const profile = item.kind === 'medicine' ? findMedicineProfile(item.id) : undefined;
    return profile ? [{ item, profile, substance: sameSubstance(item.id) }] : [];
  });
}

/** Every rule about a herb, in a form, with a medicine. For creams and drops only rules about purely topical medicines apply. */
export function candidatesForMedicine(herb: Herb, form: Form, { item, profile }: TakenMedicine): Candidate[] {
  if (item.form === 'topical' && !profile.localOnly) return [];
  const rules = rulesNaming({ herb, form }, 'medicine', namesOfMedicine(profile));
  const explicit = [...ruledMedicine(herb, rules.own, profile), ...alcoholOf(herb, form, item)];
  if (profile.localOnly) return explicit.filter((candidate) => candidate.reach === 'pair');
  const general = rules.general.map(({ meets: { classes = [], effects = [] }, candidate }) => {
    const isOfAll =
      classes.some((each) => profile.classes.has(each)) || effects.some((each) => profile.effects.has(each));
    if (profile.members.size === 0 || classes.some((each) => profile.certain.has(each))) return candidate;
    return atMost(isOfAll ? 'major' : 'moderate', candidate);
  });
  return [...explicit, ...general];
}

/** A rule for one member of a larger class applies to the class in a weaker form. */
const few = 3;
/** A rule for more than half of its members is one about the class. */
const most = 0.5;

/** The herb's own rules for a medicine. Of a class, rules for some of its kinds or members hold in a weaker form. */
function ruledMedicine(herb: Herb, rules: readonly OwnRule<'medicine'>[], profile: MedicineProfile): Candidate[] {
  const keys = withComponents(profile.id);
  return rules.flatMap((rule) => {
    const key = profile.members.size === 0 ? keys.find((each) => rule.with.includes(each)) : undefined;
    if (key !== undefined) return [fromRule(herb, rule, key, 'pair')];
    const named = classesIn(rule.with);
    const sure = named.find((each) => profile.certain.has(each));
    if (sure !== undefined) return [fromRule(herb, rule, `class:${sure}`, 'class')];
    if (rule.severity === 'none-known') return [];
    const kind = named.find((each) => profile.classes.has(each));
    if (kind !== undefined) return [atMost('major', fromRule(herb, rule, `class:${kind}`, 'class'))];
    const [member, ...others] = rule.with.filter((ref) => profile.members.has(ref));
    if (member === undefined) return [];
    const share = (others.length + 1) / profile.members.size;
    const isCommon = others.length > 0 || profile.members.size <= few;
    const ceiling = share > most ? 'major' : isCommon ? 'moderate' : 'minor';
    return [atMost(ceiling, fromRule(herb, rule, member, 'class'))];
  });
}

const classesOfRefs = new WeakMap<readonly string[], readonly string[]>();

/** The classes among the refs of a rule, without their `class:`. */
function classesIn(refs: readonly string[]): readonly string[] {
  return kept(classesOfRefs, refs, () =>
    refs.filter((ref) => ref.startsWith('class:')).map((ref) => ref.slice('class:'.length)),
  );
}
