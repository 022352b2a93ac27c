import type { Person } from '../../../safety/person/person.ts';
import { isOneOfProfile } from '../person/one-of-profile.ts';
import { whoseOf } from '../person/whose.ts';
import type { Marker } from './markers.ts';
import { type HerbNamed, Role } from './role.ts';

export interface Profile {
  readonly person: Person;
  readonly name: string | null;
}

/** The people of a long message while it is read, and whom its words mean. */
export class Cast {
  readonly #profile: Profile;
  readonly writer = new Role(null, 'their');
  readonly all: Role[] = [this.writer];
  /** Whom the last sentence was about. */
  about = this.writer;
  /** The herb that was named last. */
  lastNamed: HerbNamed | null = null;

  constructor(profile: Profile) {
    this.#profile = profile;
  }

  /** Whom a word of a sentence means; `here` are those whom the sentence named before it. Null where nobody fits. */
  meantBy(
    marker: Marker,
    { here, sentence }: { readonly here: readonly Role[]; readonly sentence: string },
  ): Role | null {
    switch (marker.kind) {
      case 'self':
        return this.writer;
      case 'kin':
        return this.#kin(marker, sentence);
      case 'bystander':
        return this.#passerBy(marker.relation ?? '');
      default:
        return this.#spokenOf(marker, here);
    }
  }

  /** Whose the profile is: of whom the message tells most of what stands in it, or who is called as its owner; else of the one who writes. */
  ownerOfProfile(): Role {
    const [first = this.writer] = this.all.toSorted((one, other) => this.#shared(other) - this.#shared(one));
    return this.#shared(first) > 0 ? first : (this.#calledAsProfile() ?? this.writer);
  }

  /** How much of what is told of somebody stands in the profile. */
  #shared({ told }: Role): number {
    const ids = ({ medicines, conditions, allergens }: Person) =>
      [...medicines, ...conditions, ...allergens].map(({ id }) => id);
    const known = new Set(ids(this.#profile.person));
    const isOfAge = told.ageYears !== null && told.ageYears === this.#profile.person.ageYears;
    return ids(told).filter((id) => known.has(id)).length + (isOfAge ? weightOfAge : 0);
  }

  #calledAsProfile(): Role | null {
    return this.all.find(({ isCalledAsProfile }) => isCalledAsProfile) ?? null;
  }

  #kin({ relation, name: called, isOfAnother = false }: Marker, sentence: string): Role {
    const name = called ?? null;
    const known =
      this.all.find((each) => name !== null && each.name === name) ??
      this.all.findLast(
        (each) =>
          relation !== undefined &&
          each.relation !== null &&
          each.isOfAnother === isOfAnother &&
          isSameKin(each.relation, relation) &&
          (name === null || each.name === null),
      );
    const role =
      known ??
      (relation === undefined
        ? this.#owner(name)
        : this.#added(new Role(relation, whoseOf(relation), { isOfAnother })));
    role.name ??= name;
    role.isCalledAsProfile ||=
      relation !== undefined && !isOfAnother && isOneOfProfile(relation, sentence, this.#profile);
    return role;
  }

  #passerBy(relation: string): Role {
    const known = this.all.find((each) => each.isAside && each.relation === relation);
    if (known !== undefined) return known;
    const passer = new Role(relation, women.test(relation) ? 'her' : men.test(relation) ? 'his' : 'their');
    passer.isAside = true;
    return this.#added(passer);
  }

  /** "He" or "she": who of this sentence, or was spoken of last, and may be called so. Those who only advise come last. */
  #spokenOf({ kind, isPossessive }: Marker, here: readonly Role[]): Role | null {
    const whose = kind === 'he' ? 'his' : 'her';
    const fits = (each: Role) =>
      each !== this.writer && (each.whose === whose || (each.whose === 'their' && !several.test(each.relation ?? '')));
    const matters = (each: Role) => fits(each) && !each.isAside && !each.isOfAnother;
    const latestFirst = this.all.toSorted((one, other) => other.lastSpokenOf() - one.lastSpokenOf());
    const beside = here.findLast(fits);
    const role =
      here.findLast(matters) ??
      (beside !== undefined && !advisers.test(beside.relation ?? '') ? beside : undefined) ??
      latestFirst.find(matters) ??
      beside ??
      (isPossessive ? null : this.#profileMeant(whose)) ??
      null;
    if (role?.whose === 'their') role.whose = whose;
    return role;
  }

  /** "He is 79", with the profile of a man of whom nothing else is said. */
  #profileMeant(whose: string): Role | null {
    const { gender } = this.#profile.person;
    const isOne = whose === whoseOfGender[gender ?? ''] && this.#profile.name !== null;
    return isOne && this.#calledAsProfile() === null ? this.#owner(this.#profile.name) : null;
  }

  /** The one of the profile, of whom only the name is told. */
  #owner(name: string | null): Role {
    const owner = new Role(name, whoseOfGender[this.#profile.person.gender ?? ''] ?? 'their');
    owner.name = name;
    owner.isCalledAsProfile = true;
    return this.#added(owner);
  }

  #added(role: Role): Role {
    this.all.push(role);
    return role;
  }
}

const weightOfAge = 2;
const whoseOfGender: Readonly<Record<string, string>> = { male: 'his', female: 'her' };

function isSameKin(one: string, other: string): boolean {
  return one === other || sameKin.some((words) => words.includes(one) && words.includes(other));
}

const sameKin = [
  ['mother', 'mum', 'mom', 'mam', 'mummy', 'mama', 'parents'],
  ['father', 'dad', 'daddy', 'papa', 'parents'],
  ['husband', 'hubby', 'spouse', 'partner', 'boyfriend', 'fiance', 'fiancé'],
  ['wife', 'spouse', 'partner', 'girlfriend', 'fiancee', 'fiancée'],
  ['grandmother', 'gran', 'granny', 'grandma', 'nan', 'nana'],
  ['grandfather', 'grandad', 'granddad', 'grandpa'],
  ['son', 'boy', 'lad', 'little one', 'baby', 'toddler', 'child', 'kid', 'newborn'],
  ['daughter', 'girl', 'lass', 'little one', 'baby', 'toddler', 'child', 'kid', 'newborn'],
];
const women = /^(?:woman|lady|girls?|midwife|nurse|health visitor)$/;
const men = /^(?:bloke|chap|fellow|fella|guy|man|lads?)$/;
const advisers =
  /^(?:consultant|doctor|gp|nurse|midwife|pharmacist|chemist|specialist|surgeon|dentist|physio|health visitor|therapist|herbalist|assistant)$/;
const several = /^(?:parents|children|kids|twins|triplets|sons|daughters|babies|little ones|lads|girls)$/;
