import { sequence } from '../../resolve/phrases.ts';
import { findRedFlag } from '../../safety/red-flags/find-red-flag.ts';
import { signsOfWithdrawal } from '../../safety/red-flags/told-in-talk.ts';
import { smallTalk } from '../small-talk.ts';
import { likelyFollowUp } from '../reading/follow-ups/likely-follow-up.ts';
import { takesBack } from './settled.ts';

/** What was said before and tells no sign that could be put together with others. */
export function toldNoSign(message: string): boolean {
  return onlyFollowsUp(message) || tellsAnAge.test(message) || putsAnAgeRight.test(message);
}

/** A message that is no part of what was told before it. */
export function beginsAnew(message: string): boolean {
  return (
    smallTalk(message) !== null ||
    [asksHowOften, asksForItsEnd, tellsAnAge].some((words) => words.test(message)) ||
    takesBack(message) ||
    backFromHospital.test(message) ||
    onlyFollowsUp(message)
  );
}

/** "I was four nights in hospital": what led there is over. */
const backFromHospital =
  /\b(?:i|he|she|we)(?: was| were|'ve been|’ve been| have been| has been| spent| had)? (?:\w+ ){0,2}(?:nights?|days?|weeks?) (?:in|at) (?:the )?hospital\b|\b(?:back|home|out|discharged|released|sent home) (?:from|of|by) (?:the )?hospital\b/i;

/** "Every day?", after a tea was named, asks of the tea: it tells no sign of how long the complaint lasts. */
const asksHowOften =
  /^\W*(?:and |so |ok |then )*(?:(?:every|each) (?:day|night|morning|evening)|daily|nightly|how (?:often|much|many)(?: \w+)?|for how long|which(?: \w+)?|when)\s*\?+\W*$/i;

/** "How many weeks till it stops" asks for the end of what was told already. */
const asksForItsEnd =
  /^\W*(?:and |so |ok |but )*(?:how (?:many (?:days|weeks|months)|long)|when)\b[^.!]{0,20}\b(?:till|until|before|does|do|will|is)\b[^.!]{0,12}\b(?:stops?|ends?|goes?|pass(?:es)?|over|settles?|better)(?: away)?\W*$/i;

/** "And his baby brother, 7 months?" tells how old another one is, not how long the cough has lasted. */
const tellsAnAge = sequence(
  /^\W*(?:(?:and|what about|how about|for|also|ok|so) )*(?:my|our|his|her|their|the) (?:\w+ ){0,2}/i,
  /(?:sister|brother|son|daughter|child|baby|kid|boy|girl|twin|cousin|one)(?:'s|’s| is|,)? /,
  /(?:only |just )?\w+ (?:weeks?|months?|mos?)(?: old)?/,
  /(?:,? (?:too|also|as well|(?:can|could|may) (?:he|she)\b[^.?!]{0,24}|him too|her too))*\W*$/,
);

/** "He's actually 10 months, i typed wrong": no cough of ten months. */
const putsAnAgeRight = sequence(
  /^(?=.*\b(?:actually|in fact|typed|wrong|mistake|sorry|meant)\b)/i,
  /\W*(?:(?:no|oh|sorry|wait|actually)\W+)*(?:he|she|they)(?:'s|’s| is| are)/,
  / (?:actually |really |only |just |in fact )*\w+ (?:weeks?|months?|mos?)(?: old)?\b[^.?!]{0,40}\W*$/,
);

/** "Will that mess with my heart tablets?" tells no sign that others could be put together with. */
function onlyFollowsUp(message: string): boolean {
  if (tellsWhatWasDone.test(message) || signsOfWithdrawal.test(message)) return false;
  const isSure = (likelyFollowUp(message)?.share ?? 0) >= sureFollowUp;
  return isSure && findRedFlag(message) === null;
}

const sureFollowUp = 0.4;
const tellsWhatWasDone =
  /\d|\b(?:took|taken|made|drank|drunk|ate|eaten|had|gave|given|swallowed|used|tried|one|two|three|four|five|six|seven|eight|nine|ten|dozen|all of)\b/i;
