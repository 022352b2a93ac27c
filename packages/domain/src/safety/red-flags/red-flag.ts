/** A fixed answer that comes before any advice. */
export interface RedFlag {
  readonly id: string;
  readonly level: 'emergency' | 'urgent';
  readonly topic: string;
  readonly paragraphs: readonly string[];
  /** Ids of what was read about it. */
  readonly sources?: readonly string[];
}

export interface RedFlagRule extends RedFlag {
  /** Each is an alarm by itself. */
  readonly patterns: readonly RegExp[];
  /**
   * Signs that are an alarm only when all of a set are told, in whichever order and sentence;
   * those in a list of their own stand close to each other.
   */
  readonly together?: readonly (readonly (RegExp | readonly RegExp[])[])[];
  /** Signs that are an alarm when they stand close to each other, in whichever order. */
  readonly near?: readonly (readonly RegExp[])[];
  /** Only ever answers in the place of another rule that is raised as well. */
  readonly isVariant?: true;
  /** Rules whose answer fits better when they are raised as well. */
  readonly yieldsTo?: readonly string[];
  /** Rules whose answer fits better unless these words are told. */
  readonly yieldsUnless?: { readonly to: readonly string[]; readonly words: RegExp };
  /** Rules for a doctor soon whose answer fits better when they are raised as well and all has come on over weeks. */
  readonly whenSlow?: readonly string[];
  /** So many of these signs, each another one, are an alarm. */
  readonly several?: readonly { readonly least: number; readonly of: readonly RegExp[] }[];
  /** Here a question is meant in earnest ("which herb would kill me"), or an animal is in the same danger. */
  readonly heeds?: 'questions' | 'animals';
}

/** Concepts that raise the alarm of a rule, beside its phrases. */
export interface Signs extends Pick<RedFlagRule, 'together' | 'near' | 'several'> {
  readonly of: string;
  readonly patterns?: readonly RegExp[];
}

/** Every pattern of a rule. */
export function signsOf({ patterns, together = [], near = [], several = [] }: RedFlagRule): readonly RegExp[] {
  return [...patterns, ...together.flat(2), ...near.flat(), ...several.flatMap(({ of }) => of)];
}

export const callNow =
  'Call your emergency number now: 911 in the US and Canada, 112 in Europe, 999 in the UK, 000 in Australia.';
export const poisonLine =
  'In the US call Poison Control at 1-800-222-1222, day or night. Elsewhere call your emergency number or your national poison line.';
export const crisisLine =
  'In the US and Canada call or text 988, at any hour. In the UK and Ireland call Samaritans on 116 123. Elsewhere call 112 or your emergency number, or find a line at findahelpline.com.';
export const violenceLine =
  'In the US the National Domestic Violence Hotline answers at 1-800-799-7233, in the UK the National Domestic Abuse Helpline at 0808 2000 247, day or night.';
export const noHerbs = 'I will not suggest herbs for this. Please get help first.';

/** An emergency whose answer is: call, one thing to do, no herbs. */
export function emergency(
  id: string,
  topic: string,
  {
    first,
    next,
    ...signs
  }: Pick<RedFlagRule, 'patterns' | 'together' | 'yieldsTo' | 'yieldsUnless' | 'whenSlow'> & {
    first: string;
    next: string;
  },
): RedFlagRule {
  return {
    id,
    level: 'emergency',
    topic,
    ...signs,
    paragraphs: [first, callNow, next, noHerbs],
  };
}
