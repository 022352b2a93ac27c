import { isOfClass } from '../../medicines/is-of-class.ts';
import { oneOf, withPlainApostrophes } from '../../resolve/phrases.ts';
import type { Person } from '../../safety/person/person.ts';
import type { RedFlag } from '../../safety/red-flags/red-flag.ts';
import { lastAnswer, lastMessage } from '../reading/last-said.ts';
import type { AdvisorAnswer, AdvisorRequest } from '../answer.ts';
import { readSubject } from '../reading/person/read-subject.ts';
import { paragraph } from '../wording/html.ts';
import { plainAnswer } from '../wording/plain-answers.ts';
import { callToday } from '../../safety/red-flags/urgent-flag.ts';

/** "It's the iron tablets", after a black stool was told or beside it: when that explains it, and when it does not. */
export function darkFromIron(request: AdvisorRequest, raised: RedFlag | null): AdvisorAnswer | null {
  const { history, question } = request;
  const told = lastMessage(history);
  const last = lastAnswer(history);
  const text = withPlainApostrophes(question);
  if (last.includes(ifItIsIron) && blackens.test(text) && !question.includes('?') && !ofBlood.test(text))
    return plainAnswer([paragraph(thatFits)]);
  const isToldBefore = blackStool.test(told) && (last.includes(callToday) || saysEmergency.test(last));
  const isExplained = blackens.test(text) || (!isToldBefore && isOnIron(request));
  if (!(isToldBefore || blackStool.test(text)) || !isExplained) return null;
  if (!isToldBefore && (raised?.level === 'emergency' || takesNone.test(text))) return null;
  if (ofBlood.test(isToldBefore ? `${told} ${text}` : text)) return null;
  // Told at once, it is heard as what is grave for this person.
  if (bleedsEasily(readSubject(request).person))
    return isToldBefore ? { ...plainAnswer([paragraph(evenThen)]), level: 'urgent' } : null;
  const lines = bound.test(text)
    ? [ifItIsIron, boundByIron]
    : [`${ifItIsIron} If none of that is so, tell me what I can help with.`];
  return plainAnswer(lines.map(paragraph), ['What helps with constipation from iron?']);
}

/** "My poo has gone dark", from somebody whose profile or talk tells of iron tablets. */
function isOnIron(request: AdvisorRequest): boolean {
  const { history, question } = request;
  const { person, isOther } = readSubject(request);
  if (takesNone.test(question)) return false;
  if (person.medicines.some(({ id }) => isOfClass(id, 'iron-supplement'))) return true;
  return (
    !isOther && history.some(({ role, text }) => role === 'user' && ironTablets.test(text) && !takesNone.test(text))
  );
}

const ironTablets =
  /\b(?:my|on|take|taking|started|these|the|with) (?:\w+ )?(?:iron (?:tablets?|pills?|supplements?|capsules?|liquid|drops|syrup)|ferrous \w+|spatone|floradix)\b/i;

export function bleedsEasily({ medicines }: Person): boolean {
  return medicines.some(({ id }) => isOfClass(id, ...thinners));
}

/** "Black poo and I feel dizzy, on iron": what would be iron alone is not put down to it. */
export function blackDespiteIron({ question }: AdvisorRequest): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  if (!blackStool.test(text) || !blackens.test(text) || !ofBleeding.test(text)) return null;
  return { ...plainAnswer([paragraph(notTheIron)]), level: 'urgent' };
}

const ofBleeding =
  /\b(?:tar|tarry|sticky|bloody?|red|maroon|dizzy|faint\w*|weak|sweat\w*|vomit\w*|coffee grounds?|breathless)\b/i;
const notTheIron =
  'Iron can blacken the stool, but beside that I would not put it down to the iron: it can be blood from the stomach. Call your doctor or a medical advice line today; a simple test shows blood. If you faint, vomit blood or the stool is like tar, call your emergency number: 911, 112, 999 or 000.';

const thinners = ['anticoagulant', 'antiplatelet', 'nsaid', 'salicylate'] as const;
const takesNone =
  /\b(?:no|not|on no|never|without|don't|doesn't|didn't|haven't|hasn't|stopped|off) (?:(?:had|have|on|take|taking|taken|eat|eaten|any|from|because|of|the|\w+) ){0,3}(?:iron|ferrous|bismuth|charcoal|liquorice|blueberr\w+|guinness|black pudding)\b/i;
const blackStool =
  /\b(?:black|dark)\b[^.?!]{0,24}\b(?:poos?|poop|stools?|motions?|number two|bowel)\b|\b(?:poos?|poop|stools?|motions?|number two)\b[^.?!]{0,24}\b(?:black|dark)\b/i;
const saysEmergency = /call your emergency number now/i;
const blackens =
  /\b(?:iron|ferrous|fer(?:rograd|sam\w*|rograd)|spatone|floradix|bismuth|pepto|charcoal|liquorice|blueberr\w+|guinness|black pudding)\b/i;
const ofBlood = oneOf(
  /\b(?:tar|tarry|sticky|bloody?|red|maroon|dizzy|faint\w*|weak|sweat\w*|pain|cramps?|vomit\w*|coffee grounds?)\b/i,
  /\b(?:ibuprofen|naproxen|aspirin|diclofenac)\b/i,
);
const ifItIsIron =
  'Iron tablets, bismuth, charcoal, much liquorice or blueberries do turn the stool dark green to black, and that alone is harmless: it stays formed and does not smell worse. Call a doctor today all the same if it is sticky and shiny like tar, smells foul, has red in it, began before the tablets or goes on after them, or with belly pain, dizziness or tiredness that is new.';
const thatFits =
  'That fits, then: from the tablets alone a black stool is harmless. The signs I named still count: with one of them call a doctor today. What can I help you with?';
const bound =
  /\b(?:constipat\w*|bunged up|bound up|blocked up|hard (?:poo|stools?)|can't (?:poo|go)|cannot (?:poo|go))\b/i;
const boundByIron =
  'If none of that is so: iron binds many people. Prunes, plenty to drink and a walk help; so does fiber such as psyllium or flaxseed, stirred into much water and at least two hours away from the iron. Ask the doctor or pharmacist for another iron or another rhythm before you leave it out.';
const evenThen =
  'Iron can blacken the stool, but with a medicine that makes bleeding easier I would not rest on that: nobody can tell the two apart by the color. Call your doctor or a medical advice line today; a simple test shows blood. With dizziness, faintness or tar-like stool call your emergency number: 911, 112, 999 or 000.';
