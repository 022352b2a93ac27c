import { oneOf } from '../../../resolve/phrases.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { isAbout } from '../../../safety/finding.ts';
import { isOfClass } from '../../../medicines/is-of-class.ts';
import type { MedicineClass } from '../../../medicines/medicine-classes.ts';
import { listed } from '../../wording/html.ts';
import { capital, inSentence, medicineName } from '../../wording/names.ts';
import type { Telling } from '../telling.ts';
import { clausesOf } from '../../wording/sentences.ts';

/** What a finding says of the time after, else that none is known; or how it is stopped. */
export function afterStoppingOf(herb: Herb, telling: Telling): string {
  const { findings, question } = telling;
  const told = findings
    .filter((finding) => isAbout(finding, herb))
    .flatMap(({ advice }) => clausesOf(advice))
    .find((sentence) => /\b(?:days?|weeks?|months?) after\b/i.test(sentence));
  if (told !== undefined) return told;
  return stopsNow.test(question) ? stopping(herb, telling) : afterStopping;
}

function stopping({ name, monograph, rules }: Herb, { question, subject: { person } }: Telling): string {
  // What to do before an operation, or beside one medicine, is no rule for everyone.
  const advice = rules
    .filter(({ kind }) => kind !== 'surgery' && kind !== 'medicine')
    .flatMap((rule) => clausesOf(rule.advice));
  const known = [
    ...clausesOf(monograph?.sideEffects.text ?? ''),
    ...clausesOf(monograph?.precautions.text ?? ''),
    ...advice,
  ].find((sentence) => ofStopping.test(sentence));
  if (known !== undefined) {
    const slowly = advice.find((sentence) => howSlowly.test(sentence) && sentence !== known);
    return ['rather slowly than at once.', capital(known), ...(slowly === undefined ? [] : [slowly])].join(' ');
  }
  const nothing = stepsOrOnce.test(question)
    ? 'either way will do, as far as I know: step by step if you like, or at once.'
    : `I hold nothing that speaks against stopping ${inSentence(name)} from one day to the next.`;
  if (person.medicines.length === 0 && !person.takesUnknown) return nothing;
  const kept = listed(person.medicines.filter(({ id }) => isOfClass(id, ...neverAtOnce)).map(medicineName));
  return [nothing, tellThePrescriber, ...(kept === '' ? [] : [notTheMedicine(kept)])].join(' ');
}

/** What must not end from one day to the next, and stands beside the herb. */
const neverAtOnce: readonly MedicineClass[] = ['benzodiazepine', 'hypnotic', 'opioid', 'antidepressant'];

function notTheMedicine(kept: string): string {
  return `That holds for the herb alone: never stop ${kept} at once, and not without the doctor.`;
}

const ofStopping = /\bstopp(?:ing|ed)\b[^.;]*\b(?:sudden|can|may|rebound)|\blower the amount slowly|\bstop slowly/i;
const howSlowly = /\b(?:lower|taper|reduce)\b[^.;]*\b(?:weeks?|days?|slowly)\b/i;
const tellThePrescriber = 'Tell whoever prescribes your medicines first: what it did to them ends over some weeks.';
const afterStopping =
  'I hold no fixed time for that. What it does to medicines can last for weeks after the last dose, so ask the doctor or pharmacist before you start or stop anything.';

/** "Can I just stop?", "step by step or at once?" */
const stopsNow = oneOf(
  /^\W*(?:so |and |then |should i |do i |ok,? )*(?:just )?(?:stop|quit)(?: taking)? (?:it|them|this|that)\b/i,
  /\b(?:want|like|need|plan|how (?:do|should|can|must) i|try\w*|going) (?:to )?(?:stop|quit|come off|wean|get off|taper|reduce)\b/i,
  /\b(?:step by step|slowly|gradually|bit by bit|wean|taper|phase)\b/i,
  /\b(?:stop|quit)\b[^.?!]{0,30}\b(?:suddenly|quickly|at once|abruptly|cold turkey)/i,
  /\b(?:stop|quit|come off)(?: it| them| taking (?:it|them)| this)?(?: (?:at )?any ?time| when(?:ever)? i (?:want|like)| whenever)?\W*$/i,
);
const stepsOrOnce = /\b(?:step by step|slowly|gradually|bit by bit|taper|at once|suddenly)\b/i;
