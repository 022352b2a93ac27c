/** Of the words that ask for consent. Whoever changes their meaning counts on, so that what was agreed to stays known. */
export const consentVersion = '2';
