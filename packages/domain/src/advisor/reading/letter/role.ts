import { emptyPerson } from '../../../safety/person/empty-person.ts';
import { mergePeople, type Person } from '../../../safety/person/person.ts';
import type { Item } from '../../../safety/item.ts';
import { factsIn } from '../person/message-facts.ts';
import { withoutTakenOut } from '../person/taken-out.ts';

/** A herb, and how it is written: "turmeric capsules". */
export interface HerbNamed {
  readonly item: Item;
  readonly words: string;
  /** Who takes it was told, and not only guessed from what stands around it. */
  readonly isSure: boolean;
  /** It is taken as one with the herb before it: "sage and parsley tea". */
  readonly isWithLast?: boolean;
}

/** Somebody in a long message, as far as it was read. */
export class Role {
  /** "Husband"; null is the one who writes. */
  relation: string | null;
  /** "My sister's husband": kin of somebody else than the one who writes. */
  readonly isOfAnother: boolean;
  /** "A mum at the gate". */
  readonly isAnyone: boolean;
  /** "Older", of one of several. */
  rank: string | null = null;
  /** "Maureen", where the message tells it. */
  name: string | null = null;
  /** "His", "her", or "their" until a word tells. */
  whose: string;
  /** The chosen profile is theirs, by what they are called. */
  isCalledAsProfile = false;
  /** They are no longer alive, or give advice and no more: what is told of them is nobody's matter. */
  isLeftOut = false;
  /** They are no longer alive: what they took nobody takes now. */
  isGone = false;
  /** "The man at the gate": one to be looked after only where an illness or an age is told of him. */
  isPasserBy = false;
  /** What the message tells of them. */
  told: Person = emptyPerson;
  /** Something is asked for them, or they want it themselves. */
  isAskedFor = false;
  /** They want it themselves: "our lodger asks for linden tea". */
  wantsIt = false;
  /** The herbs they take or would take, by their ids. */
  readonly herbs = new Map<string, HerbNamed>();
  /** Herbs that somebody else was told to take, who may only have given the idea. */
  readonly ideas = new Map<string, { readonly herb: HerbNamed; readonly from: Role }>();
  /** What is told of them, by the places of the sentences, in words that name nobody else; and what is asked for them without naming a herb. */
  readonly story = new Map<number, string>();
  readonly wishes: string[] = [];
  /** The places of the sentences that speak of them. */
  readonly sentences = new Set<number>();

  constructor(relation: string | null, whose: string, { isOfAnother = false, isAnyone = false } = {}) {
    this.relation = relation;
    this.whose = whose;
    this.isOfAnother = isOfAnother;
    this.isAnyone = isAnyone;
  }

  learn(words: string): void {
    const all = factsIn(this.#isByAge ? words.replace(weeksOld, '$& old') : words);
    const facts = { ...all, conditions: withoutTakenOut(all.conditions, [words]) };
    const told = mergePeople(this.#isTooYoung(facts) ? { ...facts, ageYears: null, ageGroup: null } : facts, this.told);
    // "After two rounds of IVF she is pregnant."
    this.told = told.pregnant
      ? {
          ...told,
          tryingToConceive: false,
          conditions: told.conditions.filter(({ id }) => id !== 'trying-to-conceive'),
        }
      : told;
  }

  /** "Our Matilda is 11 weeks", "the small one is 8 months" tell the age of a baby. */
  get #isByAge(): boolean {
    return this.relation !== null && (this.relation === this.name || smallOnes.test(this.relation));
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

  /** Only their advice is told, or they are no longer alive. */
  get isAside(): boolean {
    return this.isLeftOut || (this.isPasserBy && !this.#isIll && !this.#isAgeTold);
  }

  /** A friend, or kin of kin, of whom nothing is told that matters, or anyone at all for whom nothing is asked. */
  get isFar(): boolean {
    const isOfOthers = this.isOfAnother || this.isAnyone || acquaintances.test(this.relation ?? '');
    const isOne = this.isAnyone
      ? this.isAskedFor
      : this.#isIll || (this.#isAgeTold && (this.isOfAnother || (this.wantsIt && this.name !== null)));
    return this.relation !== null && isOfOthers && !isOne;
  }

  /** One of those, or anybody for whom nothing is asked and of whom nothing is told: what they take is told as an idea. */
  get isAcquaintance(): boolean {
    return this.isFar || (this.relation !== null && !this.#isIll && !this.#isAgeTold && !this.isAskedFor);
  }

  get #isIll(): boolean {
    const { medicines, conditions, allergens, pregnant, breastfeeding } = this.told;
    return pregnant || breastfeeding || medicines.length + conditions.length + allergens.length > 0;
  }

  get #isAgeTold(): boolean {
    return this.told.ageYears !== null && !this.told.isAgeGuessed;
  }

  lastSpokenOf(): number {
    return Math.max(-1, ...this.sentences);
  }
}

const smallOnes =
  /^(?:baby|babies|twins|triplets|child|children|kids|little ones|little one|newborn|infant|toddler|son|daughter|boy|girl|kid|grand ?(?:son|daughter|child)|niece|nephew)$/;
const weeksOld =
  /(?<=\b(?:is|are|aged|only|just|nearly|about|s) )(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven) (?:weeks?|months?)\b(?! (?:old|pregnant|along|gone|ago))/gi;
const grownFrom = 12;
const grownUp =
  /^(?:husband|hubby|wife|spouse|partner|boyfriend|girlfriend|fianc[eé]e?|mother|mum|mom|father|dad|parents?|gran(?!d ?(?:son|daughter|child|kid))\w*|nana?|aunt(?:ie|y)?|uncle|\w+-in-law|client|boss|colleague)$/;
const acquaintances =
  /^(?:bloke|buddy|pal|chap|gentleman|fellow|fella|guy|man|woman|lady|mate|instructor|friend|neighbou?r|colleague|flatmate|roommate|housemate|boss|client|ex|acquaintance|cousin|aunt(?:ie|y)?|uncle|cleaner|hairdresser|coach|trainer|volunteer|resident|lodger|doula|teammate|patient|customer|student|teacher|mother-in-law|father-in-law|sister-in-law|brother-in-law|daughter-in-law|son-in-law|nana?|gran(?:ny|ma|dma)?)$/;
