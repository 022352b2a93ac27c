import { anyPhrase, withPlainApostrophes } from '../../resolve/phrases.ts';
import { meansItAfterAll } from '../../safety/red-flags/alarm-in-talk.ts';

/** What a message takes back is not put together with what it says: "I meant the crushing machine." */
export function takesBack(message: string): boolean {
  return takenBack.test(withPlainApostrophes(message)) && !meansItAfterAll(withPlainApostrophes(message));
}

export function isSettled(message: string): boolean {
  const text = withPlainApostrophes(message);
  return takenBack.test(text) || longAgo.test(text) || helpWasHad.test(text) || thanks.test(text);
}

/** "I mean", "in the film", "false alarm". Feeling better is not among them. */
const takenBack = anyPhrase(
  /i (?:just |only )?mean(?:t)?/,
  /(?:a |just |was )?jok(?:e|ing)|kidding|haha/,
  /(?:film|movie|novel|book|song|game|story|dream|series|title)/,
  /(?:rinsed|washed|flushed)(?: (?:it|out|them|well))*,? (?:and )?(?:it'?s |it is |all |now )*(?:fine|ok|okay|good|better|gone|clear)/,
  /false alarm|nonsense|lol no|(?:everyone|everybody) is (?:fine|ok|okay|well)|we(?:'re| are) all (?:fine|ok|okay|well)|it was nothing|nothing happened|no emergency|not an emergency/,
  /(?:you|u) (?:misread|misunderstood|got (?:me|that|it) wrong)/,
  /(?:nobody|no one|no-one) is (?:in danger|hurt|ill)/,
  /(?:giving|gave|donat\w+) blood|through the nose|typo|wrong word/,
  /(?:i )?(?:don't|do not|won't|will not|not|never|no) (?:\w+ ){0,4}(?:harm|hurt|kill)(?:ing)? (?:myself|anyone|anybody)/,
);
/** Whether a message settles what that answer was about: "haven't eaten any, promise", after a plant that may be a poison. Of tablets it is not enough. */
export function settles(answer: string, message: string): boolean {
  return isSettled(message) || (/poison/i.test(answer) && !/\b988\b/.test(answer) && nothingWasEaten(message));
}

export function nothingWasEaten(message: string): boolean {
  return noneEaten.test(withPlainApostrophes(message));
}

const noneEaten =
  /\b(?:(?:haven't|havent|hasn't|hasnt|have not|has not|didn't|didnt|did not|never)(?: (?:actually|even))?|no(?:body|[ -]one)(?: has)?)(?: (?:eat|ate|eaten|tasted?|touched?|tried|try))(?: (?:any|it|them|one|a leaf|a bite|a thing|anything))?(?: (?:of|from) (?:it|them|those|that))?(?: yet| so far)?(?=\W*(?:$|[.,;!]))/i;
const longAgo = anyPhrase(
  /(?:\d+|two|three|four|five|six|seven|eight|ten|twenty|many|some|several|a few) (?:years|months) ago/,
  /(?:years|months) ago|last (?:year|summer|winter)|in (?:19|20)\d\d|as a child|back then/,
);
export const helpWasHad = anyPhrase(
  /(?:talked|spoke|spoken|talking) (?:to|with) (?:the |a |an |my )?(?:samaritans|someone|friend|crisis|helpline|988|doctor|therapist|counsell?or|nurse)/,
  /(?:ambulance|paramedics?|doctor|police|midwife) (?:is|are) here/,
  /(?:he|she|i|we|they)(?:'s|'m|'re| is| am| are) (?:back )?(?:at )?home(?: now| again)?/,
  /(?<=^\W*(?:(?:ok|okay|so|right|well|hi|hello|update)\W+)*)(?:back home|(?:we|i|he|she)(?:'re|'m|'s| are| am| is) back)(?! (?:pain|hurts|to|in|at work|on (?:the )?(?:drink|bottle|drugs)))/,
  /vet (?:kept|saw|said|gave|treated|washed|checked|looked)/,
  /(?:i|we|he|she)(?:'ve| have| has| did| had)? (?:already |just )?(?:see|seen|saw|been to) (?:the |a |my |our |his |her )?(?:doctors?|doc|gp|nurse)\b/,
  /(?<!\b(?:if|until|till|when|once|unless) (?:the |my |his |her )?)(?:(?:all|my|the|his|her) (?:tests?|bloods?|blood tests?|results?)|(?:ct |brain |head |ct-)?scans?|ct|mri|x-?rays?|ecg|ekg) (?:are |were |is |was |came back )?(?:all )?(?:fine|normal|ok|okay|clear|good|negative)\b(?! (?:before|last|in (?:19|20)\d\d))/,
  /(?:they|hospital|doctors?|er|a&e) (?:scanned|x-?rayed|checked|examined) (?:her|him|me|us|it|them|my \w+|(?:his|her) \w+)\b(?!\?)/,
  /(?:ambulance|paramedics?|doctors?|doc|hospital|er|a&e|gp|police|midwife|nurse)\b[^.?!]{0,40}\b(?:was|were|came|said|says|saw|checked|sent|discharged|cleared|looked|examined)/,
  /(?:doc|doctor|gp|nurse|hospital|pharmacist|midwife|they|dermatologist)\b[^.?!]{0,12}\b(?:gave|prescribed|put) (?:me|him|her|us)/,
  /(?:back|home|out) (?:from|of) (?:the )?(?:hospital|er|a&e|doctor'?s?|clinic)/,
  /(?:been|was|were|went|spent) (?:(?:\w+ ){0,2}(?:nights?|days?|weeks?) )?(?:to|at|in) (?:the )?(?:hospital|er|a&e|doctor'?s?|clinic)/,
  /(?:called|rang|phoned) (?:the |a )?(?:poison\w*|doctor|helpline|988)/,
  /(?:they|111|nhs(?: direct)?|health ?line|tox\w*|poisons?)\b[^.?!]{0,12}\b(?:said|told (?:me|us)|says?|reckon(?:s|ed)?)\b[^.?!]{0,30}\b(?:ok|okay|fine|harmless|watch (?:him|her|it|me)|keep an eye|nothing|not to worry|no need|all clear|safe)/,
  /poison (?:control|line|cent(?:re|er)|hotline)\b[^.?!]{0,30}\b(?:said|says|told|thinks|think)/,
);
const thanks = /^\W*(?:ok(?:ay)?,? )?(?:thanks?|thank you|thx)\b/i;
