import type { Herb } from '../../../herbs/herb.ts';
import { notFollowedBy, oneOf, sequence } from '../../../resolve/phrases.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { readText } from '../../../resolve/read.ts';

const asksIfSame = oneOf(
  sequence(
    /(?<!\b(?:use|uses|used|take|takes|have|has|give|get|try|drink|put|apply|buy|share)(?: \w+)? the )/i,
    /(?<!\b(?:in|into|at|on|from|during) (?:the |one and the )?)\bs/,
    /ame\b/,
    notFollowedBy(
      / (?:time|day|night|evening|morning|week|moment|minute|hour|go|problem|issue|trouble|complaint|symptoms?|boat|story|here|with me)\b/,
    ),
  ),
  /(?<!\b(?:see|feel|notice|make|makes|made|expect) (?:a |any |some |the |much |no )*)\b(?:diff|dif+e?r[ea]?n[cs]es?)\b/i,
  /\bdiffer(?:s|ent)?\b/i,
);

/** "German or Roman chamomile, same thing?" */
export function whetherSame(herbs: readonly Herb[], question: string): string[] {
  const [first, second] = herbs;
  if (first !== undefined && second === undefined) return underTwoNames(first, question);
  if (!asksIfSame.test(question) || !first?.scientificName || !second?.scientificName || herbs.length > 2) return [];
  const names = [first, second].map(({ name, scientificName }) => `${inSentence(name)} is ${scientificName}`);
  const portraits = [first, second].flatMap(({ name, monograph }) =>
    monograph && !asksIfSame.test(monograph.description) ? [`${name}: ${monograph.description}`] : [],
  );
  return first.scientificName === second.scientificName
    ? [paragraph(`Both come from ${first.scientificName}, but they are not the same product.`)]
    : [
        paragraph(
          `${[first, second].every(({ kind }) => kind === 'herb') ? 'They are two different plants' : 'They are two different things'}: ${listed(names)}.`,
        ),
        ...portraits.map(paragraph),
      ];
}

/** "Nytol herbal and Kalms, do they do the same?": two packs of one herb, and one of them is enough. */
function underTwoNames({ key, name }: Herb, question: string): string[] {
  if (!/\b(?:same|both|together|double up|on top of)\b/i.test(question)) return [];
  const texts = readText(question)
    .mentions.filter(({ kind, id }) => kind === 'herb' && id === key)
    .map(({ text }) => text.toLowerCase());
  const [one, other, third] = [...new Set(texts)];
  if (one === undefined || other === undefined || third !== undefined) return [];
  if (one.includes(other) || other.includes(one)) return [];
  return [
    paragraph(
      `${capital(one)} and ${other}: I read both as ${inSentence(name)}, so take one of them and never both. Look on each pack for what else it holds.`,
    ),
  ];
}
