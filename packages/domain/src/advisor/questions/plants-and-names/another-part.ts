import { findHerb } from '../../../herbs/catalogue.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { anyPhrase, optional, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { ofElderflowers } from './elderflowers.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { cautionsOn, clausesOf } from '../../wording/sentences.ts';

/** "Can I put the leaves in too?", "the red ones are fine, yes?": another part of the plant, or fruit that is not ripe. */
export function answerAnotherPart({
  question,
  herbs,
  earlierHerbs,
  medicines,
  subject,
}: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  const part = asksOfPart.exec(text)?.groups?.['part']?.toLowerCase();
  const isUnripe = notRipe.test(text);
  if ((part === undefined && !isUnripe) || medicines.length > 0 || text.length > longest) return null;
  const [item, ...others] = herbsMeant({ herbs, earlierHerbs });
  const herb = others.length > 0 ? undefined : findHerb(item?.id ?? '');
  if (herb?.monograph === undefined || herb.monograph === null) return null;
  if (part !== undefined && isUsed(herb, part)) return null;
  const flowers =
    part !== undefined && /^flower/.test(part) && herb.key === 'elderberry' ? findHerb('elderflower') : null;
  if (flowers !== null && flowers !== undefined) return ofElderflowers(flowers, subject.person);
  const warned = warningsOn(herb).find((clause) =>
    (isUnripe ? ofRipeness : new RegExp(stemOf(part ?? ''), 'i')).test(clause),
  );
  const lines = [
    warned === undefined ? `I would not: ${isUnripe ? unripe : otherPart(herb)}` : `No. ${capital(warned)}`,
    isUnripe && warned !== undefined ? otherColor : null,
    `What is used of ${inSentence(herb.name)}: ${listed(herb.monograph.partsUsed)}.`,
  ];
  return plainAnswer(lines.filter((line) => line !== null).map(paragraph), ['How do I prepare it?']);
}

const longest = 80;

/** The part that is sold. */
function isUsed({ name, monograph }: Herb, part: string): boolean {
  return new RegExp(String.raw`\b${stemOf(part)}`, 'i').test([name, ...(monograph?.partsUsed ?? [])].join(' '));
}

function stemOf(part: string): string {
  if (/^lea/.test(part)) return 'lea(?:f|ves)';
  if (/^berr/.test(part)) return 'berr(?:y|ies)';
  return part.replace(/s$/, '');
}

function warningsOn(herb: Herb): readonly string[] {
  return [...clausesOf(herb.monograph?.preparation ?? ''), ...cautionsOn(herb)].filter((clause) =>
    harmful.test(clause),
  );
}

const harmful = /\b(?:poison\w*|toxic|cyanide|never|not raw|must be (?:ripe|cooked)|do not eat|vomit\w*|unripe)\b/i;
const ofRipeness = /\b(?:ripe|unripe|raw|cooked)\b/i;
const unripe =
  'another color can mean fruit that is not ripe, or another plant. Unripe fruit of many plants upsets the stomach, and some of it poisons. Take only what you know for certain.';
const otherColor = 'Another color can mean fruit that is not ripe, or another plant altogether: if in doubt, leave it.';

function otherPart({ name }: Herb): string {
  return `what holds for one part of ${inSentence(name)} does not hold for another, and I know nothing of that part. Other parts of a plant can be far stronger, or poison.`;
}

const asksOfPart = sequence(
  /^\W*(?:(?:and|so|but|ok|or|also|then)\b\W*)*/i,
  optional(
    sequence(
      /(?:can|could|may|should|do|shall) (?:i|we|you) (?:also |still |just )?/,
      /(?:put|use|add|leave|throw|cook|eat|take|boil|chew|keep|have|brew|chuck)\b(?: in)? /,
    ),
    /can |could |do |what about |how about |(?:is|are) /,
  ),
  /(?:the |its |their )?/,
  /(?<part>leaves|leaf|stems?|stalks?|twigs?|bark|seeds?|pips|kernels?|roots?|flowers?|peel|rind|pods?)/,
  /\b(?: (?:go|in|too|also|as well|ok|okay|fine|safe|edible|good|usable|with it|with them|yes))*\W*$/,
);
const notRipe = anyPhrase(
  /(?:red|green|white|unripe|hard|pale|pink|yellow) (?:ones|berries|fruits?|elderberries)(?: (?:are|is|be|ok|okay|fine|too|as well|good|safe|work|do))+/,
  /(?:are|is|look) (?:still |a bit |half |mostly |not )*(?:greenish|green|unripe|hard|ripe(?<=not ripe)|reddish)(?! tea)/,
  /(?:can|could|do|are|is|what about|how about|and)(?: i| we| you)?(?: also)?(?: (?:use|pick|take|eat|cook|make|do) ?(?:it|them|this|that)?)?(?: with| from| of)? ?(?:the )?(?:red|green|white|unripe|pale|pink) (?:ones|berries|fruits?)/,
);
