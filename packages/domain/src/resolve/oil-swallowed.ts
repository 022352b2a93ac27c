import { choice, oneOf, sequence, wordList } from './phrases.ts';

/** Herbs whose oil is distilled, not pressed from a seed. */
const distilled: ReadonlySet<string> = new Set(
  wordList(`
  tea-tree eucalyptus lavender lavender-oil clove clove-oil cinnamon-cassia cinnamon-ceylon rosemary thyme oregano oregano-oil
  basil holy-basil clary-sage ylang-ylang rose-geranium frankincense myrrh juniper ginger fennel anise lemongrass peppermint
  peppermint-oil spearmint chamomile roman-chamomile cardamom coriander caraway dill black-pepper bay-leaf lemon-balm
  cajeput-oil niaouli-oil ravintsara-oil lemon-oil lime-oil grapefruit-oil bergamot-oil bitter-orange-oil cedarwood-oil
  cypress-oil patchouli-oil vetiver-oil sandalwood-oil rose-oil jasmine-oil helichrysum-oil sage parsley celery-seed
  `),
);

/** Oils that are licensed to be taken by the drop, or sold in capsules. */
const byTheDrop: ReadonlySet<string> = new Set(
  wordList('peppermint-oil peppermint lavender-oil oregano-oil oregano fennel anise'),
);

const isOilBehind = /^\s*(?:essential )?oil\b(?![\s-]+(?:capsules?|softgels?|caps|pearls?|tablets?))/i;
/** What stands between the drinking and the oil, and is nothing drunk beside it. */
const measures = choice(
  /some|an?|the|my|that|few|bit|little|lot|whole|one|two|three|four|five|\d+ ?(?:ml|drops?)?|ml|drops?|sips?|shots?|mouthful|bottle/,
  /(?:tea|table)?spoons?(?:fuls?)?|of|pure|neat|straight|undiluted|diluted|organic|essential|food[- ]grade|glass|(?:hot |warm )?water|with|mixed/,
);
const drinks = oneOf(
  sequence(
    /\b(?:drink(?:s|ing)?|dr[au]nk|swallow(?:s|ed|ing)?|ingest(?:s|ed|ing)?|gulp(?:s|ed|ing)?|sip(?:s|ped|ping)?|downed)/,
    String.raw` (?:${measures} ){0,6}$`,
  ),
  /\b(?:tea|table)?spoons?(?:fuls?)? of (?:\w+ )?$/,
);
const byMouth =
  /^(?: (?:essential )?oil)?,? (?:drops |neat |taken ){0,2}(?:by mouth|orally|internally|swallowed|ingested|to (?:drink|swallow)|under (?:the|my) tongue)\b/i;

/** "Tea tree oil, swallow 5 drops a day", "clove oil: 3 drops in water to drink". */
export const drunkAfterwards = sequence(
  /^(?: (?:essential )?oil)?\s*[,:(–-]{0,2} ?/i,
  String.raw`(?:(?:${measures}|i|to|a day|daily|twice|take|taking|taken|in|it) ){0,8}?`,
  choice(
    /(?:drink(?:ing)?|swallow(?:ing)?|ingest(?:ing)?) (?!no\b|any\b)/,
    /by mouth|orally|internally|swallowed|ingested|to (?:drink|swallow|ingest)|under (?:the|my) tongue/,
  ),
);

/** An essential oil drunk out of its bottle, in whatever it is stirred: no capsule of it and no flavouring. */
export function isOilSwallowed(key: string, text: string, { start, end }: { start: number; end: number }): boolean {
  if (!distilled.has(key)) return false;
  const head = text.slice(Math.max(0, start - 56), start).toLowerCase();
  const rest = text.slice(end, end + 48);
  const isOil = /\boils?$/i.test(text.slice(start, end)) ? !isInCapsules.test(rest) : isOilBehind.test(rest);
  if (!isOil) return false;
  if (byTheDrop.has(key)) return drinks.test(head) && !/\bdrops?\b/.test(head);
  return drinks.test(head) || byMouth.test(rest) || drunkAfterwards.test(rest);
}

const isInCapsules = /^[\s-]+(?:capsules?|softgels?|caps|pearls?|tablets?)\b/i;
