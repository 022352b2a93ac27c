/**
 * Maximum lengths of texts (in characters) and lists, in calls and records. Schemas, services
 * and forms all read them here, so that no form accepts what the server refuses.
 */
export const limits = {
  /** The most that one page of a list holds; of messages, all that are shown at first as well. */
  page: 100,
  messagesPage: 200,
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
  /** What an asker calls a question by. */
  askId: 64,
  chatSearch: 200,
  ratingNote: 2000,
  labelText: 20_000,
  /** Size of a photo before base64 encoding. */
  pictureBytes: 10 * 1024 * 1024,
  /** Items of one safety check, and the length of each. */
  checkedItems: 60,
  checkedItem: 200,
  /** Length of the text that gives the amount of one item. */
  toldAmount: 500,
  /** Returned by the server, and by the device when there is no network. */
  nameMatches: 8,
  householdHerbs: 40,
  /** Herbs on the first page of the list, until the whole list is requested. */
  herbsAtFirst: 24,
  /** Per profile; all are returned at once, so that none is overlooked. */
  supplements: 100,
  supplementText: 200,
  dosesPerDay: 12,
  /** Doses of one supplement that are logged for one day, also as needed. */
  loggedPerDay: 24,
  /** Doses of one supplement that are at home. */
  dosesLeft: 9999,
  notes: 2000,
  symptoms: 20,
  symptom: 60,
  productName: 300,
  productReason: 2000,
} as const;
