import type { Herb } from '../../../herbs/herb.ts';
import { anyPhrase } from '../../../resolve/phrases.ts';
import { gaveAComplaint } from '../../data/asking-phrases.ts';
import { lower, withStop } from '../../wording/sentences.ts';
import type { Asks } from '../../reading/wishes/asks.ts';
import type { Telling } from '../telling.ts';

/** Whether side effects are asked for; "is it safe? How much?" wants them as well. */
export function asksOfEffects({ sideEffects }: Asks, question: string): boolean {
  return sideEffects || asksIfSafeAndHowMuch.test(question);
}

const asksIfSafeAndHowMuch =
  /\b(?:safe|ok|okay)\b[^]{0,60}\bhow much\b|\bhow much\b[^]{0,60}\bsafe\b(?! (?:amount|dose|to take))/i;

/** What is known to happen, and whether what was asked or felt is among it. */
export function sideEffectsOf({ monograph }: Herb, { question }: Pick<Telling, 'question'> = { question: '' }): string {
  if (monograph === null) return `${blames.test(question) ? `It can be. ${leaveItOut} ` : ''}${uncovered}`;
  const known = monograph.sideEffects.text;
  const effects = `Known side effects: ${withStop(lower(known))}`;
  if (blames.test(question))
    return `${isAmong(question, known) ? 'Yes, it can be.' : 'It is not among the effects I know of, and yet it can be.'} ${effects} ${leaveItOut}`;
  if (!mayDo.test(question) || feltIn(question).length === 0) return effects;
  return `${isAmong(question, known) ? 'Yes, it can.' : 'That is not among the effects I know of.'} ${effects}`;
}

/** Of what is known for the checks alone: no list is no promise. */
export const uncovered =
  'I know it for safety checks only, so I hold no list of its side effects. That does not mean that it has none: look at the pack, or ask a pharmacist.';

/** "Is that from it?" */
const blames = anyPhrase(
  /(?:is|are|was|could|can|might) (?:that|this|it|they|these) (?:be )?(?:coming )?(?:from|because of|due to|caused by) (?:it|the|that|this)/,
  gaveAComplaint,
  /(?:could|can|might) (?:it|that|they|the \w+) (?:be causing|have caused|cause (?:this|that|it))/,
);
/** "Does it hurt the stomach?" */
const mayDo = anyPhrase(
  /(?<=\b(?:does|will|can|could|might) (?:it|this|that|they|the \w+) (?:\w+ )?)(?:sting|burn|itch|stain|upset|bloat|smell|hurt|irritate|damage)/,
);
const leaveItOut =
  'Leave it out for a week or two and see whether it goes. If it stays, comes back or is strong, see a doctor.';

/** Whether what is felt stands among the known effects. */
function isAmong(question: string, known: string): boolean {
  return feltIn(question).some((word) => known.toLowerCase().includes(word));
}

function feltIn(question: string): readonly string[] {
  const asked = question.toLowerCase().replaceAll('nightmare', 'dream').replaceAll('tummy', 'stomach');
  return bodyWords.filter((word) => asked.includes(word));
}

const bodyWords =
  'sting burn stomach nausea sick diarrhea constipat headache dizz rash itch sleep tired drows dream heart liver mouth sweat bleed bloat gas appetite'.split(
    ' ',
  );
