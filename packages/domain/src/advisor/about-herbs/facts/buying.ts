import type { Herb } from '../../../herbs/herb.ts';
import { type Finding, isAbout } from '../../../safety/finding.ts';
import { lower } from '../../wording/sentences.ts';
import { isNoPlant } from './how-it-looks.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';

/** What to look for in a product; nothing is offered where the checks ask for care. */
export function buyingAdvice(
  herbs: readonly Herb[],
  findings: readonly Finding[],
  { question, said }: { readonly question: string; readonly said: string },
): string[] {
  if (asksForQuality.test(question)) return [paragraph(signsOfQuality)];
  if (said.includes(sealed) && !asksForPrice.test(question)) return [paragraph(noBrands)];
  const sold = herbs.filter((herb) => maySell(herb, findings)).map(({ name }) => inSentence(name));
  const harmful = herbs.filter(isGraveForTheLiver).map(({ name }) => inSentence(name));
  const advice =
    harmful.length > 0
      ? `I show no products of ${listed(harmful)}: livers were gravely harmed, and some countries restrict or ban the sale. Tell me what it is wanted for, and I look for something gentler.`
      : sold.length === 0
        ? `I show no products of what you should ask about first. ${signsOfQuality}`
        : `You find searches for ${listed(sold)} below. Look for ${herbs.every(isNoPlant) ? '' : 'the Latin name, the part of the plant, '}the amount per dose${herbs.every(isNoPlant) ? '' : ','} and ${sealed}. A pharmacy or health shop can help too.`;
  const precautions = herbs
    .filter((herb) => maySell(herb, findings))
    .flatMap(({ name, monograph }) => {
      const told = monograph ? firstSentence(monograph.precautions.text) : '';
      return told === '' ? [] : [herbs.length > 1 ? `${name}: ${lower(told)}` : told];
    });
  const price =
    harmful.length === 0 && asksForPrice.test(question)
      ? [
          'I do not know prices. Loose tea and a pharmacy’s own brand often cost least; a high price is no sign of quality.',
        ]
      : [];
  const isOfBrands = /\b(?:brands?|recommend|suggest)\b/i.test(question);
  return [...ownShop(question), ...price, `${isOfBrands ? 'I name no brands. ' : ''}${advice}`, ...precautions].map(
    paragraph,
  );
}

/** "Do you sell it?", "where in Lagos?": no shop of its own, and none is made up. */
function ownShop(question: string): string[] {
  const place = /\b(?:in|around|near) (?!(?:A|The|My|It)\b)(?<place>\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)/u.exec(question)
    ?.groups?.['place'];
  return [
    ...(/\bdo you (?:sell|stock|have|do|deliver|ship)\b|\b(?:buy|order|get) (?:it |one |some )?(?:from|off) you\b/i.test(
      question,
    )
      ? ['I sell nothing myself.']
      : []),
    ...(place === undefined
      ? []
      : [
          `I know no shops in ${place}. Spices and teas are sold on markets and in food shops; for a packed product look for the mark of the medicines or food authority of your country.`,
        ]),
  ];
}

const sealed = 'a seal of independent testing';
const noBrands =
  'I name no brands: what stands on the label tells more than the name. Take one that meets what I listed, or ask in a pharmacy which of theirs does.';
const asksForQuality = /\bquality\b|\blook (?:out )?for\b/i;
const signsOfQuality = `The best sign is ${sealed} on the label. Then the Latin name, the part of the plant and the amount per dose: leave what does not tell them.`;
const asksForPrice = /\b(?:cheap\w*|prices?|costs?|afford\w*|expensive)\b/i;

function firstSentence(text: string): string {
  return text.split(/(?<=\.)\s+/)[0] ?? text;
}

/** Swallowed, it has cost people their liver: no shop is looked up for it. */
function isGraveForTheLiver({ effects }: Herb): boolean {
  return effects.some(
    ({ effect, strength, forms }) => effect === 'liver-toxic' && strength === 'strong' && forms === undefined,
  );
}

/** What the person should ask about first is not put up for sale beside that advice. */
export function maySell(herb: Herb, findings: readonly Finding[]): boolean {
  return (
    herb.neverSuggest !== true &&
    !isGraveForTheLiver(herb) &&
    !findings.some((finding) => finding.severity !== 'minor' && isAbout(finding, herb))
  );
}
