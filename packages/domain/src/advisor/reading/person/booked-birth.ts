import { withPlainApostrophes } from '../../../resolve/phrases.ts';

/** A birth that is booked tells of a pregnancy: "induction tomorrow", "c section in 3 weeks". */
export function tellsOfBookedBirth(message: string): boolean {
  return bookedOf(message, bookedBirth) !== null;
}

/** An operation told in short, by its name and its day: "cataract surgery tuesday", "hernia repair on Monday". */
export function bookedOperation(message: string): string | null {
  return bookedOf(message, operationBooked);
}

function bookedOf(message: string, booked: RegExp): string | null {
  const text = withPlainApostrophes(message);
  const named = booked.exec(text);
  return named === null || isOver.test(text.slice(0, named.index)) || isOver.test(named[0]) ? null : named[0];
}

const section = String.raw`(?:planned |elective )?(?:c[- ]?section|ca?esarean)`;
const birth = String.raw`${section}|(?:my |an? )?induction|(?:getting|being|to be|am|i'm) induced`;
const organs =
  'cataract|eye|hip|knee|shoulder|back|spine|heart|valve|bypass|gallbladder|hernia|thyroid|prostate|bowel|dental|tooth|jaw|foot|hand|wrist|ankle|sinus|nose|breast|skin|laser|keyhole|bladder|kidney';
const operation = String.raw`${section}|(?:${organs}) (?:surgery|operation|op|repair|replacement|removal|procedure)|tooth out|wisdom teeth out`;
const days = 'mon(?:day)?|tues?(?:day)?|wed(?:nesday)?|thu(?:rs)?(?:day)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?';
const soon = String.raw`booked|scheduled|planned|coming up|today|tonight|tomorrow|${days}|next (?:week|month)|this (?:week|month)|in (?:a|one|two|three|four|five|six|\d{1,2}) (?:days?|weeks?|months?)`;
const isOver = /\b(?:had|after|since|following|last|ago|recover\w*)\b[^.?!;]{0,16}$|\b(?:last|ago|went)\b/i;
const bookedBirth = booking(birth);
const operationBooked = booking(operation);

function booking(what: string): RegExp {
  return new RegExp(`\\b(?:${what})\\b[^.?!;]{0,24}?\\b(?:${soon})\\b`, 'i');
}

/** "Home now with the new hip": the operation that was ahead is over. */
export function isOperated(messages: readonly string[]): boolean {
  const last = messages.findLastIndex((message) => operated.test(withPlainApostrophes(message)));
  return last !== -1 && !messages.slice(last).some((message) => bookedOperation(message) !== null);
}

const operated = new RegExp(
  String.raw`\b(?:${[
    String.raw`(?:home|back|out)(?: again| now)?(?: from (?:the )?hospital)? with (?:the|my|a|an) new (?:${organs})`,
    String.raw`(?:(?:the|my) )?(?:operation|op|surgery|replacement|procedure) (?:is|was|went|has gone) (?:over|done|behind me|well|fine|smoothly|yesterday|last \w+|on \w+day and)`,
    String.raw`i(?:'ve| have)? (?:had|got) (?:the|my) (?:${organs}|operation|op|surgery) (?:done|replaced|operated|behind me|yesterday|last \w+)`,
    String.raw`(?:helped|took|used|drank|was on|had been on|was taking|worked|did)\b[^.?!;]{0,40}\bbefore (?:the|my) (?:\w+ )?(?:transplant|operation|op|surgery|replacement|bypass|stent)`,
    String.raw`before (?:the|my) (?:\w+ )?(?:transplant|operation|op|surgery|replacement|bypass|stent),? (?:i|it) (?:always |often |once |never )?(?:took|used|drank|was on|had|helped|did)`,
    String.raw`they (?:have )?operated(?: on me)? (?:yesterday|last \w+|on \w+day)`,
    String.raw`(?:home|back|discharged) (?:now |again )?(?:after|from|since) (?:the|my) (?:\w+ )?(?:operation|op|surgery|replacement)`,
  ].join('|')})\b`,
  'i',
);
