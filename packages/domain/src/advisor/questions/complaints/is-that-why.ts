import { findHerb } from '../../../herbs/catalogue.ts';
import type { UseKey } from '../../../herbs/use-keys.ts';
import { oneOf, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { sideEffectsOf } from '../../about-herbs/facts/side-effects.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { behindIt } from '../../for-concerns/untreatable.ts';
import { concernsIn } from '../../particular/concerns-in.ts';
import { skinAndHair } from '../../particular/data/skin-and-hair.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { lower } from '../../wording/sentences.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "Had bubs 4 months ago, that'd be why ay", after hair that falls out was told: whether it can be that. */
export function answerIsThatWhy(asked: Understanding): AdvisorAnswer | null {
  const { question, history, subject, mentions, particulars } = asked;
  const text = withPlainApostrophes(question);
  if (!isThatWhy.test(text) || !tellsACause(text) || particulars.length > 0 || history.length === 0) return null;
  const uses = complainedOf(asked);
  if (uses.length === 0 && asked.earlierParticulars.length === 0) return null;
  const herb = mentions.flatMap(({ kind, id }) => (kind === 'herb' ? (findHerb(id) ?? []) : []))[0];
  const fromMedicine = behindIt(subject.person, uses);
  const said = [...(isOfHair(asked, uses) ? ofHair(text) : []), ...fromMedicine];
  if (said.length > 0) return plainAnswer([`It may well be. ${said.join(' ')}`].map(paragraph), followUps);
  // How much of it is too much is told elsewhere.
  if (herb?.effects.some(({ effect }) => effect === 'contains-caffeine') === true) return null;
  if (herb !== undefined)
    return {
      ...plainAnswer(
        [`It can be. ${capital(inSentence(herb.name))}: ${lower(sideEffectsOf(herb))}`, leavesOrStays].map(paragraph),
        followUps,
      ),
      sources: citedSources(herb.monograph?.sideEffects.sources ?? [], []),
    };
  const taken = subject.person.medicines.filter(({ name, text: typed }) =>
    [name, typed].some((each) => text.includes(each)),
  );
  if (taken.length > 0)
    return plainAnswer(
      [`It may be: I cannot rule out ${listed(taken.map(({ name }) => inSentence(name)))}. ${askThem}`].map(paragraph),
      followUps,
    );
  return plainAnswer([cannotSay].map(paragraph), followUps);
}

/** "Would that do it?" tells of nothing, and "is that why you say no" of no complaint. */
function tellsACause(text: string): boolean {
  const rest = text.replace(isThatWhy, ' ');
  return ofOneself.test(rest) && !/\b(?:you|people|they|it)\b/i.test(rest.replace(/\bit\W*$/i, ''));
}

const ofOneself =
  /\b(?:i|i'?m|i'?ve|my|had|have|got|on|bab(?:y|ies)|started|lost|eat|ate|drink|since|ago|gave|been|take|taking|weeks?|months?|years?|mths?)\b/i;

function isOfHair({ history }: Understanding, uses: readonly UseKey[]): boolean {
  return uses.includes('hair') || history.slice(-2).some(({ role, text }) => role === 'user' && /\bhair\b/i.test(text));
}

/** What the talk is about: the complaints of the messages before. */
function complainedOf({ history, earlierUses }: Understanding): readonly UseKey[] {
  const told = history.flatMap(({ role, text }) => (role === 'user' ? concernsIn(text).uses : []));
  return [...new Set([...earlierUses, ...told])];
}

function ofHair(text: string): string[] {
  const ofBirth = skinAndHair.find(({ name }) => name === 'hair that falls out after a birth')?.says;
  if (birth.test(text) && ofBirth !== undefined) return [ofBirth];
  return strain.test(text) ? [afterStrain] : [];
}

const birth =
  /\b(?:bab(?:y|ies)|bubs?|birth|born|deliver\w*|c-?section|post-?( ?partum|natal)|gave birth|newborn|little one|twins|breast ?-?feeding|nursing)\b/i;
const strain =
  /\b(?:covid|fever|flu|ill(?:ness)?|sick|infection|operation|op|surgery|hospital|accident|lost (?:\d+\w*|a lot|loads|weight)|diet\w*|weight|stress\w*|shock|grief|died|divorce|shift)\b/i;
const afterStrain =
  'Two or three months after a fever, an operation, much lost weight or great strain hair often falls out all over, and grows back by itself within half a year or so once that is past. If it goes on longer, leaves bare or itchy patches, or you are very tired, have it looked at: iron and the thyroid are worth a test.';
const leavesOrStays =
  'If it began soon after, that speaks for it. Something prescribed is not left out without asking: a pharmacist can say whether another kind, hour or dose would do.';
const askThem =
  'Stop nothing by yourself: a pharmacist or the prescriber can tell how likely that is, and what else would do.';
const cannotSay =
  'It may be, and I cannot tell from here. If it began with that, and eases once that is past or left out, it was likely that. If it stays for weeks, gets worse or comes with other signs, let a doctor look for a cause.';
const followUps = ['What can I do without herbs?', 'When should I see a doctor?'];

/** "That'd be why", "could it be cos I had a baby", "would that do it", "probs that". */
const isThatWhy = oneOf(
  sequence(
    /\b(?:is|was|are|could|can|might|may|would|will|must|that|thats|that's|that'?d|that'?ll|so thats|it|its|it's)\b/i,
    /(?: (?:it|that|this|they|be|would be|could be|might be|will be|must be|all|just|probably|maybe|not|is))*/,
    / (?:why|the (?:reason|cause|culprit)|(?:be)?cause (?:i|of|my|the)|[ck](?:oz|os) (?:i|of|my|the)|doing (?:it|that|this)|to blame|what (?:did|does|caused|causes|is doing) (?:it|that|this)|because)\b/,
  ),
  /\b(?:would|could|might|can|does|will) (?:that|it|this) (?:do|cause|explain|be|have done) (?:it|that|this)\b/i,
  /\b(?:is|was|could|would|can|might|that'?d|thatll|that'?ll|probs|probably|must be|maybe|prob)(?: (?:it|that|be|this))*(?: (?:it|that|this))(?: (?:then|hey|ay|eh|right|innit|i guess|or))*\W*$/i,
);
