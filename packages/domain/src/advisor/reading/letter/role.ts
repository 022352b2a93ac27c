import { emptyPerson } from '../../../safety/person/empty-person.ts';
import { onlyPhrase } from '../../../resolve/phrases.ts';
import { mergePeople, type Person } from '../../../safety/person/person.ts';
import type { Item } from '../../../safety/item.ts';
import { adultRelations } from '../../data/relation-words.ts';
import { factsIn } from '../person/message-facts.ts';

/** A herb, and how it is written: "turmeric capsules". */
export interface HerbNamed {
  readonly item: Item;
  readonly words: string;
  /** Who takes it was told, and not only guessed from what stands around it. */
  readonly isSure: boolean;
}

/** Somebody in a long message, as far as it was read. */
export class Role {
  /** "Husband"; null is the one who writes. */
  readonly relation: string | null;
  /** "My sister's husband": kin of somebody else than the one who writes. */
  readonly isOfAnother: boolean;
  /** "Maureen", where the message tells it. */
  name: string | null = null;
  /** "His", "her", or "their" until a word tells. */
  whose: string;
  /** The chosen profile is theirs, by what they are called. */
  isCalledAsProfile = false;
  /** Only their advice is told, or they are no longer alive. */
  isAside = false;
  /** What the message tells of them. */
  told: Person = emptyPerson;
  /** Something is asked for them, or they want it themselves. */
  isAskedFor = false;
  /** The herbs they take or would take, by their ids. */
  readonly herbs = new Map<string, HerbNamed>();
  /** Herbs that somebody else was told to take, who may only have given the idea. */
  readonly ideas = new Map<string, { readonly herb: HerbNamed; readonly from: Role }>();
  /** What is told of them, by the places of the sentences, in words that name nobody else; and what is asked for them without naming a herb. */
  readonly story = new Map<number, string>();
  readonly wishes: string[] = [];
  /** The places of the sentences that speak of them. */
  readonly sentences = new Set<number>();

  constructor(relation: string | null, whose: string, { isOfAnother = false } = {}) {
    this.relation = relation;
    this.whose = whose;
    this.isOfAnother = isOfAnother;
  }

  learn(words: string): void {
    const facts = factsIn(words);
    this.told = mergePeople(this.#isTooYoung(facts) ? { ...facts, ageYears: null, ageGroup: null } : facts, this.told);
  }

  /** "Three months' supply for my husband." */
  #isTooYoung({ ageYears }: Person): boolean {
    return ageYears !== null && ageYears < grownFrom && grownUp.test(this.relation ?? '');
  }

  learnAge(words: readonly string[]): void {
    const told = words
      .map(factsIn)
      .find((facts) => facts.ageYears !== null && !facts.isAgeGuessed && !this.#isTooYoung(facts));
    if (told !== undefined)
      this.told = { ...this.told, ageYears: told.ageYears, ageGroup: told.ageGroup, isAgeGuessed: told.isAgeGuessed };
  }

  /** A friend, or kin of kin, of whom nothing is told that matters. */
  get isFar(): boolean {
    const { medicines, conditions, allergens, pregnant, breastfeeding } = this.told;
    const isIll = pregnant || breastfeeding || medicines.length + conditions.length + allergens.length > 0;
    const isOfOthers = this.isOfAnother || acquaintances.test(this.relation ?? '');
    return this.relation !== null && isOfOthers && (!isIll || (this.isOfAnother && !this.isAskedFor));
  }

  /** One of those, or anybody for whom nothing is asked and of whom nothing is told: what they take is told as an idea. */
  get isAcquaintance(): boolean {
    const { ageYears, isAgeGuessed, medicines, conditions, allergens, pregnant, breastfeeding } = this.told;
    const isAgeTold = ageYears !== null && !isAgeGuessed;
    const isIll = medicines.length + conditions.length + allergens.length > 0;
    const isKnown = isAgeTold || isIll || pregnant || breastfeeding;
    return this.isFar || (this.relation !== null && !isKnown && !this.isAskedFor);
  }

  lastSpokenOf(): number {
    return Math.max(-1, ...this.sentences);
  }
}

const grownFrom = 12;
const grownUp = onlyPhrase(...adultRelations);
const acquaintances =
  /^(?:friend|neighbou?r|colleague|flatmate|roommate|housemate|boss|client|ex|acquaintance|cousin|aunt(?:ie|y)?|uncle|cleaner|hairdresser|coach|trainer|volunteer|resident|lodger|doula|teammate|patient|customer|student|teacher|mother-in-law|father-in-law|sister-in-law|brother-in-law|daughter-in-law|son-in-law|nana?|gran(?:ny|ma|dma)?)$/;
