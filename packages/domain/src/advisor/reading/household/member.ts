/** A profile of the account, as far as it tells who is meant by "my son" or "Leo". */
export interface HouseholdMember {
  readonly name: string;
  readonly ageYears: number | null;
  /** As it was chosen or typed; only "male" and "female" tell anything here. */
  readonly gender: string | null;
  /** The account's main profile: that of the one who writes. */
  readonly isMain: boolean;
}

/** "His", "her" or, where the profile does not tell, "their". */
export function whoseIs({ gender }: Pick<HouseholdMember, 'gender'>): 'his' | 'her' | 'their' {
  if (gender === 'male') return 'his';
  return gender === 'female' ? 'her' : 'their';
}
