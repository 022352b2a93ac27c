/**
 * The longest texts, in characters, and the longest lists that calls take and give and records hold. Schemas, services
 * and forms all read them here, so that no form lets somebody type what is then refused.
 */
export const limits = {
  username: 50,
  password: 200,
  email: 254,
  /** First and last names, and the name of a profile. */
  name: 100,
  profiles: 20,
  /** Each of a profile's texts: medicines, allergies, concerns, goals. */
  healthText: 2000,
  chatTitle: 200,
  message: 4000,
  chatSearch: 200,
  ratingNote: 2000,
  labelText: 20_000,
  /** Of a photo, before it is written as text. */
  pictureBytes: 10 * 1024 * 1024,
  /** Items of one safety check, and each of them. */
  checkedItems: 60,
  checkedItem: 200,
  /** Characters that tell how much of one item there is. */
  toldAmount: 500,
  /** Given by the server, and by the device alike when there is no network. */
  nameMatches: 8,
  householdHerbs: 40,
  /** What the list of all herbs shows until somebody asks for the whole of it. */
  herbsAtFirst: 24,
  /** Of one profile; all of them are given at once, so that none goes unseen. */
  supplements: 100,
  supplementText: 200,
  dosesPerDay: 12,
  /** Doses of one supplement that are logged for one day, also as needed. */
  loggedPerDay: 24,
  notes: 2000,
  symptoms: 20,
  symptom: 60,
  productName: 300,
  productReason: 2000,
} as const;
