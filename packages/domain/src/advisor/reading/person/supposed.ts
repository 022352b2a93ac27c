import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { Subject } from './subject.ts';

/** "What if I get pregnant?": checked as if it were so, for this question alone. */
export function supposing(subject: Subject, question: string): Subject {
  const { person } = subject;
  if (person.surgeryPlanned === null && supposesSurgery(question))
    return { ...subject, person: { ...person, surgeryPlanned: 'an operation' } };
  if (supposesPregnancy(question)) return { ...subject, person: { ...person, pregnant: true } };
  return supposesNursing(question)
    ? { ...subject, person: { ...person, pregnant: false, breastfeeding: true } }
    : subject;
}

/** "And after the birth, when I'm nursing?" */
export function supposesNursing(question: string): boolean {
  const text = withPlainApostrophes(question);
  return intoTheMilk.test(text) || (nursingLater.test(text) && (question.includes('?') || /^\W*and\b/i.test(question)));
}

/** "Can I take it before an operation?", "do I stop it before the dentist pulls a tooth?" */
export function supposesSurgery(question: string): boolean {
  return beforeSurgery.test(withPlainApostrophes(question));
}

const beforeSurgery = anyPhrase(
  /(?:before|around|ahead of|prior to|until|near|close to|with) (?:an?|any|the|having|going for|a planned) (?:\w+ )?(?:operation|op|surgery|anaesthetic|anesthetic|tooth extraction)/,
  /(?:before|around|ahead of|prior to|near|close to) (?:surgery|operations?|surgeries|anaesthesia|anesthesia)/,
  /before (?:the|my) dentist (?:pulls|takes out|removes)/,
);

/** "Can I take it before an operation?": of none that is told of. */
export function supposesAnySurgery(question: string): boolean {
  return supposesSurgery(question) && beforeAny.test(question) && !isBooked.test(question);
}

const beforeAny = /\b(?:before|around|ahead of|prior to) (?:an?|any) (?:operation|op|surgery)\b/i;
const isBooked =
  /\b(?:tomorrow|today|tonight|next|in (?:a|\d+|two|three|four) (?:days?|weeks?|months?)|on \w+day|my|i (?:have|am having|will have|get)|i['’](?:m|ve)|planned|scheduled|booked)\b/i;

/** Whether a question asks what would be if somebody were pregnant. */
export function supposesPregnancy(question: string): boolean {
  return supposed.test(withPlainApostrophes(question)) && (question.includes('?') || asksWithoutMark.test(question));
}

/** "Could I still have ginger if I get pregnant", as typed in a hurry. */
const asksWithoutMark =
  /(?:^|[,.;:]|\bpregnant\b)\W*(?:(?:and|ok|so|but|also|then|for me|back to me|me again)\b\W*)*(?:can|could|may|should|would|will|is|are|do|does|what|how|still)\b[^.;]*$/i;

/** "Will it get into my milk?" */
export const intoTheMilk =
  /\b(?:get|gets|go|goes|pass|passes|end up|come|comes)\b[^.?!]{0,12}\b(?:in|into|through|to)\b (?:my |the |her |breast ?)*milk\b/i;
const nursingLater = anyPhrase(
  /(?:if|once|when|while|after(?: the birth)?,?(?: and)?(?: when| while| if)?) (?:i|she|we)(?:'m|'re|'s| am| are| is| was| start(?:ed)?)? (?:nursing|breast ?-?feed(?:ing)?)/,
  /(?:if|once|when|while) (?:the |my )?baby(?:'s| is| comes| arrives)\b[^.?!]{0,24}\bi(?:'m| am)? (?:nurs(?:e|ing)|breast ?-?feed(?:ing)?)/,
  /after (?:the |giving )?birth\b[^.?!]{0,24}\b(?:nursing|breast ?-?feeding)/,
);
const supposed = anyPhrase(
  /(?:if|in case|once|when|should) (?:i|she|we)(?:'?m|'s| (?:ever |do )?(?:get|got|become|became|fall|fell|am|was|were|end up|turn out(?: to be)?)) (?:ever |to be )?pregnant/,
);
