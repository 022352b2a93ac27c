import type { Herb } from '../../../herbs/herb.ts';
import { anyPhrase } from '../../../resolve/phrases.ts';
import { isUnderage } from '../../../safety/person/age-group.ts';
import { amountsInGeneral } from '../../about-herbs/amounts/amounts.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { inSentence } from '../../wording/names.ts';
import { lower, withStop } from '../../wording/sentences.ts';
import { toldOfThose } from '../of-those-meant.ts';

/** "Loose leaf or bags?", "is the supermarket tea good enough?" */
export function answerTeaBags(question: Understanding): AdvisorAnswer | null {
  return toldOfThose(question, {
    asked: ofTeaBags,
    fact: (herb) => teaOf(herb, question),
    first:
      'A bag does as well as loose leaves if it holds that one plant and enough of it: the weight of a bag stands on the pack. Loose leaves you can measure yourself. A blend for the taste often holds little of each plant.',
  });
}

const ofTeaBags = anyPhrase(
  /(?:loose(?: leaf| leaves| tea)?|leaves) (?:or|vs\.?|versus) (?:in )?(?:tea ?)?bags?/,
  /(?:tea ?)?bags? (?:or|vs\.?|versus) loose(?: leaf| leaves| tea)?/,
  /(?:is|are|will|would|does|do) (?:the |an? |those |these |cheap |normal |ordinary )*(?:supermarket|shop|store|grocery|aldi|lidl|tesco|shop[- ]bought|tea[- ]?bags?)(?: (?:tea ?bags?|teas?|bags|kind|ones?|brand))*(?: kind| ones?)? (?:good enough|enough|ok(?:ay)?|fine|alright|any good|good|strong enough|do|work|as good)/,
  /(?:can|could|may) i (?:just )?(?:use|take|drink|buy) (?:the |a |those |normal |ordinary |cheap )*(?:supermarket teas?|tea ?bags?|shop[- ]bought teas?)/,
);

function teaOf(herb: Herb, { subject: { person } }: Understanding): string {
  const tea = amountsInGeneral(herb).find(({ form }) => form === 'tea');
  if (herb.monograph?.forms.includes('tea') !== true) return 'it is no tea that I know of.';
  return tea === undefined || isUnderage(person) || person.pregnant || person.breastfeeding
    ? `I hold no weight of ${inSentence(herb.name)} for a cup.`
    : `to compare with the pack: ${lower(withStop(tea.text))}`;
}

/** "Can I reuse the tea bag?" */
export function answerBagAgain(question: Understanding): AdvisorAnswer | null {
  return toldOfThose(question, {
    asked: bagAgain,
    fact: () => 'a second cup of it is for the taste.',
    last: 'The first cup draws out most, so the second holds less of what was studied. Pour it soon after the first: a wet bag that lies about for hours grows germs.',
    followUps: ['How do I prepare it?'],
  });
}

const bagAgain =
  /\bre-?use\b[^.?!]{0,20}\b(?:tea ?)?(?:bags?|leaves)\b|\b(?:use|brew|steep|pour)\b[^.?!]{0,20}\b(?:tea ?)?(?:bags?|leaves|it) (?:twice|again|a second time|two times|more than once)\b/i;

/** "Are gummies ok?" */
export function answerGummies(question: Understanding): AdvisorAnswer | null {
  return toldOfThose(question, {
    asked: ofGummies,
    fact: () => 'what I said of it holds for gummies too.',
    last: gummies,
  });
}

const ofGummies =
  /^\W*(?:(?:and|or|but|so|what about|how about|are|is|can i (?:take|have|use|eat)|do|would)\W+)*(?:it |them |those )?(?:as |in )?(?:the |some )?(?:gumm(?:y|ies)|chewables?|sweets)(?: (?:ok(?:ay)?|fine|good|alright|work|any good|too|as good|safe|instead|form|version))*\W*$/i;
const gummies =
  'Trials used extracts and teas. Many gummies hold little of it beside sugar or sweeteners, and often vitamins or melatonin as well: go by the amount and the whole list on the label. Keep them away from children, who take them for sweets.';

/** "The packet says 3 a day." */
export function answerPacketSays(question: Understanding): AdvisorAnswer | null {
  if (question.mentions.some(({ kind }) => kind === 'medicine')) return null;
  return toldOfThose(question, {
    asked: packetSays,
    fact: (herb) => amountOf(herb, question),
    first:
      'Do not take more than the packet says: products differ in strength, so its figure counts for that product and no other. See how many mg of the plant or extract that makes a day.',
  });
}

const packetSays =
  /^\W*(?:(?:but|and|well|ok|hm+|so)\W+)*(?:the|my|on the) (?:packet|pack|package|packaging|box|bottle|jar|label|tin|instructions?)(?: here)? (?:says?|said|recommends?|tells?|it says|states?)\b(?![^?]*\b(?:contain|hold|extract of|warn|not|allerg|may|side|pregnan)\w*)/i;

function amountOf(herb: Herb, { subject: { person } }: Understanding): string {
  const [amount] = amountsInGeneral(herb);
  return amount === undefined || isUnderage(person) || person.pregnant || person.breastfeeding
    ? ''
    : `to compare: ${lower(withStop(amount.text))}`;
}
