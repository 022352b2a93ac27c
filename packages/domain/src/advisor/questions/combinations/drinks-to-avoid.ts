/** What is drunk, among the herbs and foods that are known: "which drinks should I avoid?" */
export const drunk: ReadonlySet<string> = new Set(
  `grapefruit coffee green-tea yerba-mate guarana caffeine licorice hibiscus cranberry pomegranate fruit-juice noni
  kombucha dairy star-fruit beet-root st-johns-wort ginger peppermint chamomile nettle-leaf dandelion senna sage
  fennel valerian apple-cider-vinegar wheatgrass cacao bitter-orange`.split(/\s+/),
);

/** Drinks alone: no food, herb or supplement beside them. */
export const asksForDrinks =
  /\bwhat (?:should|must|can|may)(?:n['’]?t|not| not)? (?:i|we)(?: not)? drink\b|\b(?:what|which|any|is there an?|are there)(?: \w+)? (?:drinks?|juices?|beverages?)\b(?![^?]*\b(?:herbs?|supplements?|foods?|eat)\b)/i;
