/** "Antibiotics time?", "do I need antibiotics", "should I ask for steroids": nothing is taken yet. */
export function isOnlyAskedFor(medicine: string, before: string, after: string): boolean {
  return isForNow.test(medicine) && (isItTime.test(after) || needsIt.test(before));
}

const isForNow = /^(?:antibiotics?|steroids?|painkillers?|antivirals?)$/i;
const isItTime = /^ (?:time|needed|necessary|then|now)?\W*$/i;
const needsIt =
  /\b(?:do (?:i|we) (?:really )?need|need(?:ing)?|time for|should (?:i|we) (?:get|have|ask for|take|be on|start)|(?:ask|asking|push|pushing) (?:him |her |them |the \w+ )?for|worth getting|want|will i need) (?:some |any |a course of |the )?$/i;
