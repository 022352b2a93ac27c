import type { Cast } from './cast.ts';
import type { HerbNamed } from './role.ts';

/** The herbs beside the words that share them, or those named last where none is. */
export function share(
  sentence: string,
  named: readonly { readonly herb: HerbNamed; readonly end: number }[],
  cast: Cast,
): void {
  const found = isForAll.exec(sentence);
  if (found === null) return;
  const beside = named.filter(({ end }) => Math.abs(end - found.index) <= besideIt).map(({ herb }) => herb);
  const meant = beside.length > 0 || cast.shared.size > 0 ? beside : cast.named.slice(-mostShared);
  for (const herb of meant) cast.shared.set(herb.item.id, herb);
}

/** "Can we halve the boxes?", "a sleep thing to split four ways", "she wants to bring us all a bag". */
const isForAll =
  /\b(?:wants?|asked|told) us all to\b|\b(?:split|share|divide|halve)\b[^.?!]{0,40}\b(?:it|them|the (?:\w+ )?(?:box(?:es)?|bottles?|pot|bag|packet|tin|jar)|between|among|ways)\b|\b(?:between|among) us\b|\b(?:for|bring|give|get|make|gave|buy|bought)(?: \w+)? (?:us all|everyone|everybody|all of us|the (?:whole|entire) (?:family|house|team|lot of us))\b|\bwe (?:can |could |should |would )?all (?:have|drink|take|share|try)\b|\b(?:every(?:one|body)|we all|they all|all of us)(?: (?:at|in|on|here) (?:(?:the|our) )?\w+)? (?:drinks?|has|have|takes?|eats?|gets?|uses?|wants?)\b[^.?!]{0,24}\b(?:it|them|some|of it)\b|\b(?:hand(?:s|ed)? out|giv(?:es|ing)|gave)\b[^.?!]{0,30}\bto (?:all|every\w*|each)\b|\b(?:good|ok(?:ay)?|fine|safe|right|suitable|all ?right) for (?:(?:the )?(?:both|two|three|all) of us|us (?:both|all))\b|\bwho (?:of us )?(?:may|can|could|should) (?:take|have|use|drink) (?:what|which)\b/i;
const besideIt = 90;
const mostShared = 5;
