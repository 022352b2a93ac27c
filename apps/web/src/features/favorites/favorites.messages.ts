const blankBeforeUnit = /(?<=\d) (?=(?:mg|mcg|µg|g|ml|IU)\b)/g;

/** A name in which no amount is parted from its unit by the end of a line. */
function withAmounts(name: string): string {
  return name.replaceAll(blankBeforeUnit, '\u00a0');
}

export const favoritesMessages = {
  confirmTitle: (name: string) => `Delete ${withAmounts(name)} from your favorites?`,
  confirmHerb: 'You can save it again from its page at any time.',
  confirmProduct: 'It also loses its heart in your chats and analyses.',
  lead: 'The products and herbs you marked with a heart.',
  checking: 'Checking them against your profile…',
  checkedFor: (name: string) =>
    `Checked against ${name}’s profile and supplements. Where nothing is shown, there may still be a risk.`,
  forNobody: 'Not checked for anybody: there is no profile yet.',
  notChecked: 'Your favorites could not be checked against your profile just now. Open a herb to check it.',
  noHerbs: 'No favorite herbs yet',
  noHerbsHint: 'Tap the heart on any herb and it will be kept here.',
  noProducts: 'No favorite products yet',
  noProductsHint: 'Tap the heart beside a product in a chat or an analysis and it will be kept here.',
} as const;
