import { isOfClass } from '../../medicines/is-of-class.ts';
import { choice, oneOf, sequence } from '../../resolve/phrases.ts';
import { hasCondition, type Person } from '../../safety/person/person.ts';
import type { Understanding } from '../reading/understanding.ts';

/** "He takes the red tablet from the drugstore for the stuffy nose", of a man with a large prostate. */
export function coldTabletsBeside({ question, mentions, subject, said }: Understanding): string | null {
  if (actsLikeOne.test(question) && grounds[1]?.holds(subject.person) === true)
    return said.includes(noneLikeIt) ? null : noneLikeIt;
  const isNamed = mentions.some(({ kind, id }) => kind === 'medicine' && isOfClass(id, 'decongestant'));
  if (!isNamed && !coldTablets.test(question)) return null;
  const line = grounds.find(({ holds }) => holds(subject.person))?.says ?? null;
  return line === null || said.includes(line) ? null : line;
}

/** Sources: emc-pseudoephedrine, oddb-rinoral, ouhsc-anticholinergics. */
const grounds: readonly { readonly holds: (person: Person) => boolean; readonly says: string }[] = [
  {
    holds: (person) => hasCondition(person, 'enlarged-prostate') || hasCondition(person, 'urinary-retention'),
    says: 'The tablets for the nose first, as they matter more: most cold and allergy tablets hold a decongestant (pseudoephedrine, phenylephrine) or an old antihistamine, and with a large prostate these can stop the urine altogether. Take no more of them before a pharmacist has read the pack, today; salt water for the nose is safe for the prostate. No urine, or only drops with a full, sore belly: go to an emergency department at once.',
  },
  {
    holds: (person) =>
      (['high-blood-pressure', 'heart-disease', 'heart-failure', 'arrhythmia', 'stroke'] as const).some((each) =>
        hasCondition(person, each),
      ),
    says: 'The tablets for the nose first, as they matter more: many cold tablets hold a decongestant (pseudoephedrine, phenylephrine), which tightens blood vessels, raises the blood pressure and drives the heart. Ask a pharmacist to read the pack before the next one; salt water for the nose does neither. Chest pain, a racing heart or a sudden bad headache: emergency number.',
  },
];

/** "A natural decongestant?", written out before it comes here, with high blood pressure. Sources: emc-pseudoephedrine, and the rules of the herbs. */
const actsLikeOne = /\b(?:herbs?|teas?|remed(?:y|ies)|something(?: natural)?) for a blocked nose\b/i;
const noneLikeIt =
  'What acts like a decongestant tightens blood vessels and raises the blood pressure: leave out ephedra (ma huang) and bitter orange, and tablets with pseudoephedrine or phenylephrine unless a pharmacist agrees. Licorice raises it as well. Salt water for the nose and steam do not.';

const tablet = choice(/tablets?|pills?|capsules?|medicines?|remed(?:y|ies)|drops to swallow|powders?|sachets?|syrup/);
const stuffy = choice(
  /(?:the |his |her |my |a |this )*(?:stuffy|stuffed|blocked|runny|bunged|congested|running) (?:up )?nose/,
  /(?:the |his |her |my |a |this )*(?:nose|sinus(?:es)?|allerg(?:y|ies)|cold|flu|sniffles|congestion|hay ?fever)/,
);
/** Bought for a blocked nose or a cold, whatever its name. */
const coldTablets = oneOf(
  sequence(
    /\b/i,
    `(?:cold|flu|cold and flu|sinus|allergy|hay ?fever|decongestant|nose) ${tablet}`,
    /\b(?! (?:of )?(?:ginger|elderberry|echinacea))/,
  ),
  sequence(
    /\b(?:tak\w+|took|on|has|have|had|bought|got|gave|given|using?|swallow\w*)(?: (?:now|him|her|me|already|just|also|still|us))*(?: an?| the| his| her| my| some| those| these)? /i,
    `(?:(?:red|white|yellow|green|little|chemist|pharmacy|drug ?store|over.the.counter|otc|day|night|strong|usual) )*${tablet}`,
    String.raw`(?: from (?:the |a )?[\w ]{3,18})?(?: (?:for|against) ${stuffy})`,
    /\b/,
  ),
);
