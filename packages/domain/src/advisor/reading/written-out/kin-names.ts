import { readText } from '../../../resolve/read.ts';
import { anyPhrase } from '../../../resolve/phrases.ts';

const nouns =
  'chamomile|camomile|ginseng|cinnamon|cohosh|clover|valerian|pepper|basil|thyme|nettle|plantain|rhubarb|licorice|liquorice|mint|sage|willow|cumin|elder';
const kinds = '(?:one|kind|type|sort|variety)';
const noun = anyPhrase(new RegExp(nouns));
const oneOfKin = new RegExp(
  String.raw`\b(?<link>and|or|vs\.?|versus|than|from|to|with|as) (?<the>the )?(?<kind>[a-z]+) ${kinds}\b`,
  'i',
);
const bareKin = new RegExp(
  String.raw`^\W*(?<before>(?:(?:and|or|ok|so|then|what about|how about|is it|is that|the|same as|like|same thing as) )*)(?:the )?(?<kind>[a-z]{3,12})(?: ${kinds})?(?: then)?\W*$`,
  'i',
);

/** "Panax ginseng and siberian one", and "american?" after it: the kind gets the name of its kin. */
export function withKinNames(text: string, before: readonly string[]): string {
  const last = before.findLast((each) => noun.test(each)) ?? '';
  const own = noun.exec(text)?.[0];
  const found = own === undefined ? undefined : oneOfKin.exec(text)?.groups;
  const kind = found?.['kind'] ?? '';
  if (own !== undefined) {
    return isKind(kind, own)
      ? text.replace(oneOfKin, `${found?.['link'] ?? ''} ${found?.['the'] ?? ''}${kind} ${own}`)
      : text;
  }
  const spoken = noun.exec(last)?.[0];
  const among =
    spoken === undefined || text.length > longestOfTwo
      ? []
      : [...new Set(text.toLowerCase().match(/[a-z]{4,12}/g) ?? [])].filter((word) => isKind(word, spoken));
  if (among.length > 1 && spoken !== undefined)
    return among.reduce(
      (whole, word) => whole.replace(new RegExp(String.raw`\b${word}\b(?: ${kinds}\b)?`, 'i'), `${word} ${spoken}`),
      text,
    );
  const bare = bareKin.exec(text)?.groups;
  const other = bare?.['kind'] ?? '';
  if (spoken === undefined || !isKind(other, spoken)) return text;
  return /same|like/i.test(bare?.['before'] ?? '')
    ? `is it the same as ${other} ${spoken}?`
    : `and ${other} ${spoken}?`;
}

const longestOfTwo = 80;

/** Whether the two words together name one herb. */
function isKind(kind: string, name: string): boolean {
  const whole = `${kind} ${name}`.toLowerCase();
  return (
    kind !== '' && readText(whole).mentions.some((each) => each.kind === 'herb' && each.text.toLowerCase() === whole)
  );
}
