const throat = '(?:dry|scratchy|tickly|itchy|sore|rough|raw) throat';
const voice = '(?:hoarse|croaky|husky|raspy|rough) voice';
const and = String.raw`(?:,| and| with| or|, and)* (?:an? |my )?(?:\w+ )?`;

/** "A dry throat and hoarse voice", in either order. */
export const hoarseThroat: readonly string[] = [
  String.raw`\b(?:scratchy|tickly|sore|dry) throat and (?:i(?:'m| am|'ve| have) )?(?:hoarse|croaky|(?:lost|losing) my voice)(?=\W*$|[.,])`,
  String.raw`\b${throat}${and}${voice}\b`,
  String.raw`\b${voice}${and}${throat}\b`,
  String.raw`\bthroat (?:is|feels) (?:\w+ )?(?:dry|scratchy|tickly|rough)(?:,| and| with)* (?:my )?voice (?:is |sounds )?(?:\w+ )?(?:hoarse|croaky|husky|raspy|rough)\b`,
];
