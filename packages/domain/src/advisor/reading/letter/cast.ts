import { bearerOf } from '../../../resolve/given-names.ts';
import type { Person } from '../../../safety/person/person.ts';
import { isOneOfProfile } from '../person/one-of-profile.ts';
import { whoseOf } from '../person/whose.ts';
import { advisers, isRole, isSameKin, men, nobodies, several, whoseByTitle, women } from './kin-words.ts';
import type { Marker } from './markers.ts';
import { isAnotherOne } from './one-of-several.ts';
import { type HerbNamed, Role } from './role.ts';

export interface Profile {
  readonly person: Person;
  readonly name: string | null;
  /** The one of the profile tells in the letter that they write it. */
  readonly isWriters?: boolean;
}

/** The people of a long message while it is read, and whom its words mean. */
export class Cast {
  readonly #profile: Profile;
  readonly writer = new Role(null, 'their');
  readonly all: Role[] = [this.writer];
  /** Somebody of whom nobody knows who they are: "he", after a man who was never named. */
  readonly #stranger = stranger();
  /** Whom the last sentence was about. */
  about = this.writer;
  /** The herbs that were named, the last one last. */
  named: readonly HerbNamed[] = [];
  /** The medicine that was named last; empty where a herb was named since, which "it" means then. */
  lastMedicine = '';
  /** Herbs that everybody is to have of: "can we split the box?" */
  readonly shared = new Map<string, HerbNamed>();

  constructor(profile: Profile) {
    this.#profile = profile;
  }

  /** Whom a word of a sentence means; `here` are those whom the sentence named before it. */
  meantBy(marker: Marker, { here, sentence }: { readonly here: readonly Role[]; readonly sentence: string }): Role {
    switch (marker.kind) {
      case 'self':
        if (marker.name !== undefined) this.#kin({ ...marker, kind: 'kin' }, sentence);
        return this.writer;
      case 'kin':
        if (marker.relation === undefined && this.#isOwnName(marker.name)) return this.writer;
        return this.#alsoCalled(marker, sentence, here) ?? this.#kin(marker, sentence);
      case 'bystander':
        // "The doctor wrote down daisy family allergy": theirs whom it was about.
        return advisers.test(marker.relation ?? '') && here.length > 0
          ? (here.at(-1) ?? this.about)
          : (this.#besideName(marker, sentence, here) ?? this.#passerBy(marker));
      default:
        return this.#spokenOf(marker, here, giverIn(sentence.slice(0, marker.start), here.at(-1)));
    }
  }

  #isOwnName(name = ''): boolean {
    const { isWriters = false, name: own } = this.#profile;
    return isWriters && name.toLowerCase() === own?.toLowerCase() && this.all.every((each) => each.name !== name);
  }

  isKnown(role: Role): boolean {
    return role !== this.#stranger;
  }

  /** Whose the profile is: of whom the message tells most of what stands in it, or who is called as its owner; else of the one who writes. */
  ownerOfProfile(): Role {
    if (this.#isOwnName(this.#profile.name ?? '')) return this.writer;
    const [first = this.writer] = this.all.toSorted((one, other) => this.#shared(other) - this.#shared(one));
    return this.#shared(first) > 0 ? first : (this.#calledAsProfile() ?? this.writer);
  }

  /** How much of what is told of somebody stands in the profile. */
  #shared({ told, isCalledAsProfile }: Role): number {
    const ids = ({ medicines, conditions, allergens }: Person) =>
      [...medicines, ...conditions, ...allergens].map(({ id }) => id);
    const known = new Set(ids(this.#profile.person));
    const isOfAge = told.ageYears !== null && told.ageYears === this.#profile.person.ageYears;
    const weight = (isOfAge ? weightOfAge : 0) + (isCalledAsProfile ? weightOfName : 0);
    return ids(told).filter((id) => known.has(id)).length + weight;
  }

  #calledAsProfile(): Role | null {
    return this.all.find(({ isCalledAsProfile }) => isCalledAsProfile) ?? null;
  }

  #kin(
    { start, relation, name: called, rank: ranked, word, isOfAnother = false, isAnyone = false }: Marker,
    sentence: string,
  ): Role {
    const [name, rank] = [called ?? null, ranked ?? null];
    const known =
      (name === null && /^the \w+$/i.test(word) ? this.#youngOneMeant(relation ?? '') : undefined) ??
      this.all.find((each) => name !== null && each.name?.toLowerCase() === name.toLowerCase()) ??
      this.all.findLast(
        (each) =>
          relation !== undefined &&
          each.relation !== null &&
          each.isOfAnother === isOfAnother &&
          each.isAnyone === isAnyone &&
          isSameKin(each.relation, relation) &&
          !isAnotherOne(each, rank, word) &&
          (name === null || each.name === null),
      );
    const role =
      known ??
      (relation === undefined
        ? this.#named(name ?? '')
        : this.#added(new Role(relation, whoseOf(relation), { isOfAnother, isAnyone })));
    role.name ??= name;
    if (role.whose === 'their') role.whose = whoseOfRole(relation ?? '', role.name);
    if (role.whose === 'their') role.whose = whoseByTitle(sentence.slice(0, start));
    role.rank ??= rank;
    role.isCalledAsProfile ||=
      relation !== undefined && !isOfAnother && isOneOfProfile(relation, sentence, this.#profile);
    return role;
  }

  /** "The child", where the last young one is known by name alone. */
  #youngOneMeant(relation: string): Role | undefined {
    const [last] = this.all.toSorted((one, other) => other.lastSpokenOf() - one.lastSpokenOf());
    const isYoung = last?.told.ageYears !== null && (last?.told.ageYears ?? grown) < grown;
    return isYoung && last?.relation === last?.name && young.test(relation) ? last : undefined;
  }

  /** "Ellen, my wife, is 57": what the one is called who was only named. */
  #alsoCalled({ start, relation, name, word }: Marker, sentence: string, here: readonly Role[]): Role | null {
    const last = here.at(-1);
    if (last === undefined || last === this.writer) return null;
    if (relation === undefined) return this.#nowNamed(last, name, sentence.slice(0, start));
    if (last.name === null || last.relation !== last.name) return null;
    const isBeside = new RegExp(`${last.name}, $`, 'i').test(sentence.slice(0, start));
    if (!isBeside || !/^(?:my|our|the|his|her) /i.test(word)) return null;
    // "Petra, the older one" may be grown up.
    if (!isRole(relation) && !/^the \w+ one$/i.test(word)) last.relation = relation;
    if (last.whose === 'their') last.whose = whoseOfRole(relation, null);
    last.isCalledAsProfile ||= isOneOfProfile(relation, sentence, this.#profile);
    return last;
  }

  /** "A five-week-old, he's called Otto." */
  #nowNamed(last: Role, name: string | undefined, before: string): Role | null {
    if (name === undefined || last.name !== null || !/\b(?:called|named) $/i.test(before)) return null;
    last.name = name;
    return last;
  }

  /** "Our third mate, a lady, 29": the one who was named just before. */
  #besideName(
    { start, isAnyone = false, relation = '' }: Marker,
    sentence: string,
    here: readonly Role[],
  ): Role | null {
    const last = here.at(-1);
    if (!isAnyone || last === undefined || last === this.writer || !/, $/.test(sentence.slice(0, start))) return null;
    if (last.whose === 'their') last.whose = whoseOfPasser(relation);
    return last;
  }

  #passerBy({ relation = '', word, isAnyone = false }: Marker): Role {
    const known = this.all.find((each) => (each.isPasserBy || each.isLeftOut) && each.relation === relation);
    if (known !== undefined) return known;
    const isOfAnother = /^(?:his|her) /i.test(word);
    const passer = new Role(relation, whoseOfPasser(relation), { isOfAnother, isAnyone });
    passer.isPasserBy = true;
    passer.isLeftOut = advisers.test(relation) || nobodies.test(relation);
    return this.#added(passer);
  }

  /** "He" or "she": who of this sentence, or was spoken of last, and may be called so. Those who only advise come last. */
  #spokenOf({ kind }: Marker, named: readonly Role[], giver: Role | null): Role {
    const whose = kind === 'he' ? 'his' : 'her';
    const here = named.filter((each) => each !== giver);
    const fits = (each: Role) =>
      each !== this.writer &&
      each !== giver &&
      (each.whose === whose || (each.whose === 'their' && !several.test(each.relation ?? '')));
    // "His sister Jess is sixteen": kin of somebody else, and one of those it is about.
    const isNear = (each: Role) => !each.isOfAnother || (each.name !== null && each.told.ageYears !== null);
    const matters = (each: Role) => fits(each) && !each.isAside && isNear(each) && !each.isAnyone;
    const latestFirst = this.all.toSorted((one, other) => other.lastSpokenOf() - one.lastSpokenOf());
    const beside = here.findLast(fits);
    const role =
      here.findLast(matters) ??
      // "His buddy got him a tub": him whose buddy it is.
      (beside !== undefined && !advisers.test(beside.relation ?? '') && !(beside.isAside && beside.isOfAnother)
        ? beside
        : undefined) ??
      latestFirst.find(matters) ??
      beside ??
      latestFirst.find((each) => each.isGone && fits(each)) ??
      this.#stranger;
    if (role.whose === 'their' && role !== this.#stranger) role.whose = whose;
    return role;
  }

  /** Somebody of whom only the name is told, mostly the one of the profile. */
  #named(written: string): Role {
    const name = written.charAt(0).toUpperCase() + written.slice(1);
    const isOwner = name.toLowerCase() === this.#profile.name?.toLowerCase();
    const known = isOwner ? whoseOfGender[this.#profile.person.gender ?? ''] : undefined;
    const role = new Role(name, known ?? bearerOf(name) ?? 'their');
    role.name = name;
    role.isCalledAsProfile = isOwner;
    return this.#added(role);
  }

  #added(role: Role): Role {
    this.all.push(role);
    return role;
  }
}

function stranger(): Role {
  const role = new Role('stranger', 'their');
  role.isLeftOut = true;
  return role;
}

function whoseOfPasser(relation: string): string {
  return women.test(relation) ? 'her' : men.test(relation) ? 'his' : 'their';
}

/** By what they are called, or else by the name. */
function whoseOfRole(relation: string, name: string | null): string {
  const whose = whoseOf(relation);
  if (whose !== 'their') return whose;
  const passers = whoseOfPasser(relation);
  return passers === 'their' && name !== null ? (bearerOf(name) ?? 'their') : passers;
}

/** "My cousin gave her noni juice": not the one who gives it. */
function giverIn(words: string, last: Role | undefined): Role | null {
  const [found] = gives.exec(words) ?? [];
  if (found === undefined || last === undefined) return null;
  const called = words.slice(0, -found.length).trimEnd().toLowerCase();
  return [last.relation, last.name].some((each) => each !== null && called.endsWith(each.toLowerCase())) ? last : null;
}

const gives =
  /\b(?:(?:wants?|wanted|likes?|would|will|could|is|going|keeps?|has|just|also|now|to|been) )*(?:gave|gives?|given|giving|sends?|sent|brought|brings?|bought|offered|offers|lent|lends?|sold|handed|made|makes?|passed|slipped|slips) $/i;
const grown = 13;
const young = /^(?:child|kid|baby|little one|boy|girl|lad|lass|newborn|infant|toddler)$/;
const weightOfAge = 2;
const weightOfName = 3;
const whoseOfGender: Readonly<Record<string, string>> = { male: 'his', female: 'her' };
