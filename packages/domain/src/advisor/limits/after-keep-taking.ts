import type { Mention } from '../../resolve/mention.ts';
import { anyPhrase, choice, oneOf, sequence, withPlainApostrophes } from '../../resolve/phrases.ts';
import { keepYourMedicine } from './prescribed-medicines.ts';

/** "I've already stopped since Monday", after a talk of stopping a medicine. */
export function alreadyStopped(question: string, last: string, lastMentions: readonly Mention[]): string | null {
  if (!stoppedByNow.test(withPlainApostrophes(question)) || keepYourMedicine(last, lastMentions) === null) return null;
  return 'Please call the prescriber or a pharmacist today and say since when you take none. Stopping at once can bring dizziness, bad sleep, low mood or worse, even after days; they can tell you how to go on. Dark thoughts, a racing heart, shaking or confusion need help now.';
}

/** "Can I just stop it?", right after a medicine was to be given up. */
export function notAtOnce(question: string, last: string, lastMentions: readonly Mention[]): string | null {
  if (!asksToStop.test(question) || keepYourMedicine(last, lastMentions) === null) return null;
  return 'Not on your own. Ask the prescriber whether you still need it, and how to come off: some medicines are lowered step by step, as complaints can come back hard after a sudden stop.';
}

const asksToStop = oneOf(
  sequence(
    /^\W*(?:(?:and|but|so|well|ok)\b[ ,]*)*(?:i|he|she|we)(?:'d| would|'ll| will)? (?:only|just)/i,
    / (?:lower|reduce|cut|halve|skip|take less|drop|stop|leave out)\b[^?]{0,40}$/,
  ),
  sequence(
    /^\W*(?:and |but |ok,? )*(?:just|only|maybe)/i,
    / (?:a (?:little|bit)(?: less)?|half|once a week|(?:less|fewer)[\w ]{0,16})\W*$/,
  ),
  sequence(
    /^\W*(?:and |so |but |ok(?:ay)?,? |then )*(?:can|could|may|should|what if) i/i,
    / (?:just |simply |not |at least |maybe )*/,
    choice(
      sequence(
        /(?:stop|quit|skip|leave|drop|halve|cut|split|lower|reduce)(?: taking)?(?: down)?(?: on)? /,
        choice(
          /it|them|that|this|those|the (?:dose|pills?|tablets?)|my (?:dose|pills?|tablets?)|one|some/,
          /a (?:few|day|dose|pill|tablet)/,
        ),
      ),
      sequence(
        /(?:take|use|have) /,
        choice(
          /fewer|less|half|one less|only half|a (?:smaller|lower) dose/,
          /(?:it|them|one) (?:only )?every (?:other|second) day/,
        ),
      ),
    ),
    /\b[^.?!]{0,30}\W*$/,
  ),
);

/** "But the tablets make me tired", after a medicine was to be given up: it may be changed, and not by oneself. */
export function feltFromIt(question: string, last: string, lastMentions: readonly Mention[]): string | null {
  if (!complainsOfIt.test(withPlainApostrophes(question)) || keepYourMedicine(last, lastMentions) === null) return null;
  return 'Then tell the prescriber or a pharmacist just that: another dose, another hour of the day or another medicine may suit you better. Until you have talked, please keep taking it, and write down what you feel and when. Trouble breathing, fainting, a rash or yellow eyes need help today.';
}

const complainsOfIt = oneOf(
  sequence(
    /\b(?:the|my|these|those|its?|they|this|that) ?(?:\w+ )?/i,
    /(?:tablets?|pills?|medicines?|medications?|meds|drugs?|dose)?\b ?(?:always |really |just )?/,
    /(?:makes?|made|gives?|gave|causes?|leaves?|keeps?|upsets?|hurts?) (?:me|my|us)\b/,
  ),
  /\bside effects?\b(?![^?]*\bof (?!it|them|the (?:tablets?|pills?|medicine))\w+\W*\?)/i,
  sequence(
    /\bi (?:feel|felt|get|got|am|'m) (?:so |always |very |really )?/i,
    /(?:tired|sick|dizzy|bad|awful|foggy|numb|flat|drowsy|nauseous|worse|fat|heavy|swollen)[^.?!]{0,20}/,
    /\b(?:from|on|with|because of) (?:it|them|the|my|these)\b/,
  ),
);

/** "How slowly?", asked of coming off a medicine. */
export function noPlanForStopping(question: string, last: string, lastMentions: readonly Mention[]): string | null {
  if (
    !(asksForSteps.test(question) || ofAGap.test(question)) ||
    isOfTheBody.test(question) ||
    keepYourMedicine(last, lastMentions) === null
  )
    return null;
  if (ofAGap.test(question)) return noPlanOfOnesOwn;
  return 'Only the prescriber can set those steps: with some medicines it takes weeks or months, and I give no plan for it. Ask for one, and what to do when a step is too large.';
}

/** "So what if I leave a week's gap after the last tablet?", "and if I halve it first?": a plan of one's own. */
export const ofAGap =
  /^\W*(?:(?:so|and|but|ok|or|then|well|hm+)\W+)*(?:what if|what about|how about|if|suppose|and if|could|can|say) (?:i )?[^.!]{0,60}\b(?:gap|break|pause|week off|days off|in between|wait(?:ed|ing)?|halv(?:e|ing)|taper\w*|wean\w*|every (?:other|second) day|less each|(?:days?|weeks?|months?) (?:apart|free|without))\b/i;
export const noPlanOfOnesOwn =
  'No, not on a plan of your own, with a gap or without: over how many weeks a medicine is brought down, what may follow it and when, only the prescriber can set, and some act on for days or weeks after the last tablet. Keep to it as prescribed and call them today; tell them what bothers you about it, for that can often be changed too.';

/** "My pressure is fine now", after a talk of stopping: it is fine because of the medicine. */
export function fineBecauseOfIt(question: string, last: string, lastMentions: readonly Mention[]): string | null {
  if (!isFineNow.test(withPlainApostrophes(question)) || keepYourMedicine(last, lastMentions) === null) return null;
  return 'It may well be fine because of the medicine, and go back without it. Show the good numbers to the prescriber: if less will do, they can lower the dose step by step and keep watch.';
}

const isFineNow =
  /^\W*(?:but |and |because )?(?:my |the |i )?(?:[\w ]{0,24} )?(?:is|are|am|'m|feel|feels)(?: all)? (?:fine|good|normal|ok|okay|better|perfect|great|well)(?: now| again| anyway)?\W*$/i;

/** "He swallows slowly" asks for no steps. */
const isOfTheBody =
  /\b(?:swallow\w*|walk\w*|mov(?:e|es|ing)|digest\w*|heals?|healing|bowels?|heart|pulse|talks?|speaks?|eats?|thyroid) (?:\w+ ){0,3}(?:slowly|gradually|little by little)\b/i;

const asksForSteps =
  /\bhow (?:do|does|did|can) (?:people|others|one|anyone|everybody|you|they) (?:usually |normally |actually )?(?:do|manage|stop|quit|get off|come off|taper)\b|\b(?:step by step|bit by bit|little by little|slowly|gradually)\b|\bhow (?:slow(?:ly)?|fast|quickly|gradually|soon)\b|\bhow (?:do|should|can) i (?:taper|reduce|cut (?:it )?down|come off)\b/i;

const stoppedByNow = anyPhrase(
  /i(?:'ve| have)? (?:already |just )?(?:stopped|quit|halved)(?: it| them| taking it| taking them)?/,
);
