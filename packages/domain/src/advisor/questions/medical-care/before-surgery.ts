import { anyPhrase, choice, oneOf, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { toItem } from '../../../safety/item.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import { findingLines } from '../../about-herbs/verdict/finding-lines.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';
import type { Understanding } from '../../reading/understanding.ts';

/** "When exactly should I stop?", "when can I start again?", with an operation ahead. */
export function answerAroundSurgery({
  question,
  subject,
  herbs,
  medicines,
  earlierHerbs,
  said,
  told,
  wanted,
}: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  if (subject.person.surgeryPlanned === null) return null;
  if (theDayItself.test(text) && (herbs.length > 0 || earlierHerbs.length > 0))
    return plainAnswer([paragraph(nothingThatDay)], followUps);
  if (herbs.length > 0 && medicines.length === 0 && stopsThem.test(text))
    return stopsNamed({ herbs, subject, said }, keepsOn.test(text) ? 'No, leave it out.' : 'Yes.');
  if (herbs.length > 0 && medicines.length === 0 && takesThem.test(text) && asksIfItCounts.test(text))
    return stopsNamed({ herbs, subject, said }, 'Yes, that counts.');
  const own = subject.person.herbs.map(toItem);
  if (herbs.length === 0 && own.length > 0 && ofMyOwn.test(text))
    return stopsNamed({ herbs: own, subject, said }, asksWhich.test(text) ? these(own) : 'Yes.');
  if (herbs.length > 0 || medicines.length > 0) return null;
  const isNews = told.includes('an operation planned') && wanted.length === 0 && !subject.isOther;
  const ofList = isNews && own.length > 0 ? stopsNamed({ herbs: own, subject, said }, these(own)) : null;
  if (ofList !== null) return ofList;
  if (nightBefore.test(text)) return plainAnswer([paragraph(nothingNew)], followUps);
  if (startsAgain.test(text)) return plainAnswer([paragraph(whenToStart)], followUps);
  if (stopsAtAll.test(text)) return plainAnswer([paragraph(`Yes, stop. ${whenToStop}`)], followUps);
  return stops.test(text) ? plainAnswer([paragraph(whenToStop)], followUps) : null;
}

function these(herbs: Understanding['herbs']): string {
  return `I know of ${listed(herbs.map(({ name }) => inSentence(name)))}.`;
}

/** "I take garlic and ginkgo. Should I stop them?": yes, and what each of them does there. */
function stopsNamed(
  { herbs, subject, said }: Pick<Understanding, 'herbs' | 'subject' | 'said'>,
  first: string,
): AdvisorAnswer | null {
  const findings = findingsAbout(herbs, subject.person);
  const ofSurgery = findings.filter(({ kind }) => kind === 'surgery');
  const others = findings.filter(({ kind }) => kind !== 'surgery');
  if (ofSurgery.every(({ severity }) => severity === 'minor')) return null;
  return {
    ...plainAnswer(
      [paragraph(`${first} ${whenToStop}`), ...findingLines([...ofSurgery, ...others], said, subject)],
      ['When can I start again?', ...followUps],
    ),
    findings,
    sources: citedSources([], findings),
  };
}

/** "How soon after the operation may I take fish oil again?": told before what the checks find. */
export function afterAnOperation(question: string, isPlanned: boolean): string | null {
  const text = withPlainApostrophes(question);
  return afterOne.test(text) || (isPlanned && backOnIt.test(text)) ? startsAfter : null;
}

const operation = String.raw`(?:after|since) (?:the|my|an?|his|her) (?:\w+ )?(?:operation|op|surgery|procedure)\b`;
const when = String.raw`\b(?:when|how (?:soon|long|many (?:days|weeks)))\b`;
const takes = String.raw`\b(?:start|restart|resume|take|use|drink|have|(?:go|be) back (?:to|on))\b`;
const afterOne = new RegExp(
  `${when}[^.?!]{0,24}${operation}[^.?!]*${takes}|${when}[^.?!]{0,40}${takes}[^.?!]{0,40}${operation}`,
  'i',
);

/** "When can I go back on the ginkgo after?" */
const backOnIt = /\bwhen\b[^.?!]{0,24}\bback (?:to|on)\b[^.?!]{0,40}\bafter(?:wards)?(?=\W*(?:$|[.?!]))/i;

/** "Something calming the night before": what calms can add to the anesthetic. */
const nightBefore =
  /\b(?:the )?(?:night|nite|evening|eve) (?:before|of)(?= (?:it|the (?:op\w*|surgery|procedure|day)|my (?:op\w*|surgery|procedure)|surgery)|\W*$)/i;
const nothingNew =
  'Nothing new to swallow the night before, please: what calms or brings sleep can add to the anesthetic. Ask the team or the anesthetist; they can give you something that fits. Slow breathing, music, a warm shower and a note of your questions help many. If a herb helped you before, name it, and I check it.';
const theDayItself = anyPhrase(
  /(?:the )?(?:morning|day) (?:of|before) (?:it|the (?:op\w*|surgery|procedure|day)|my (?:op\w*|surgery|procedure)|surgery)(?<!day before [\w ]{2,20})/,
  /(?:that|the same|on the) (?:very )?(?:morning|day)(?=\W*$)/,
  /right before (?:it|the (?:op\w*|surgery)|surgery)/,
);
const nothingThatDay =
  'No, nothing on that day unless the team says so: no herb, no supplement and no tea. How long before you may still eat and drink they tell you themselves, and which of your medicines you take that morning.';
const startsAgain = anyPhrase(
  /(?<=^\W*(?:and |so )*)after(?:wards)?(?: (?:it|that|the op\w*|surgery))?(?=\W*$)/,
  /after(?:wards)?(?: (?:(?:the|my) )?(?:op\w*|surgery|procedure))?,? (?:(?:can|may|could|should) i|i (?:can|may|could|should)) (?:then |again )?(?:start|begin|resume|take|have|use|go back)/,
  /when\b[^.?!]{0,24}\b(?:start|restart|resume|begin|(?:take|have|use)\b[^.?!]{0,16}\bagain)/,
);
const stops = anyPhrase(
  /how (?:long|many (?:days|weeks)|soon) before(?=\W*$)/,
  /(?:when|how (?:long|many days|soon))\b[^.?!]{0,30}\b(?:stop|leave (?:it|them) (?:out|off))/,
);
const startsAfter =
  'Only when the surgeon or your doctor says so: it hangs on how the wound heals and on the medicines you take now.';
const whenToStart =
  'Only when the surgeon or your doctor says so. It hangs on how the wound heals and on the medicines you get afterwards, so ask before you go home.';
/** "Stop it or not?", "can I keep taking it?" */
const stopsAtAll = oneOf(
  sequence(
    /^\W*(?:(?:and|so|but|ok|then)\b\W*)*(?:(?:should|must|do|shall) i (?:have to |need to )?)?/i,
    /(?:stop|leave|pause|quit)\b(?: taking)?(?: (?:it|them|that|this))?(?: out)?/,
    /(?: (?:or|then|now|before(?: the)?)\b[^.?!]{0,20})?\W*$/,
  ),
  sequence(
    /\b(?:can|may|should|do) i (?:still |just )?(?:keep|carry on|go on|continue)(?: on)?/i,
    /(?: (?:taking|with|using|drinking))? (?:it|them|that|this)\b/,
  ),
);
/** "Any of them I should stop before the operation?", of the list that is kept here. */
const ofMyOwn =
  /\b(?:what|which(?: ones?| of \w+)?|anything)\b(?: \w+){0,3} (?:has|have|need|needs|ought|must|should|do|does|would)\b[^.?!]{0,24}\b(?:go|stop|pause|drop|come off|leave (?:out|off)|cut out|give up|ditch|pack in)\b(?! to\b)|\b(?:what|which(?: ones?)?) (?:goes|must go|comes off)\b|\bleave (?:any|some|which) of (?:them|these|those) (?:out|off)\b|\b(?:any|which|what|all|some) (?:of (?:them|these|those|my \w+|it)|(?:herbs?|supplements?|capsules?|bits|tablets?))\b[^.?!]{0,60}\b(?:stop|pause|quit|leave|avoid|drop|come off)\b|\b(?:my|the) (?:list|supplements?|herbs?|capsules)\b[^]{0,80}\b(?:stop|pause|leave out|drop)\b|\b(?:stop|pause|quit|drop|leave out|carry on|keep(?: on)?(?: taking)?|go on|continue|still take)\b[^.?!]{0,12} (?:(?:any|all|some) of )?(?:my|the|these|those) (?:\w+ )?(?:supplements?|herbs?|capsules?|vitamins?|teas?)\b/i;
const asksWhich = /\b(?:what|which)\b/i;
const keepsOn = /\b(?:keep|carry on|go on|continue|still)\b/i;
const stopsThem = oneOf(
  sequence(
    /\b(?:should|must|shall|do|would it be better|need|have)\b[^.?!]{0,30}/i,
    /\b(?:stop|pause|quit|give up|leave (?:them|it|that) (?:out|off)|come off|avoid)\b[^?]*\?/,
  ),
  sequence(
    /\b(?:can|may|could|should|is it (?:ok|safe|fine) to) (?:i )?/i,
    /(?:(?:just )?(?:keep|carry on|go on|continue)|still (?:take|use|drink|have))\b[^?]*\?/,
  ),
  /\b(?:stop|pause) (?:them|it|that|those|both|all)\b[^?]*\?/i,
);
/** "I only take fish oil and a ginkgo tablet. Those don't count, do they?" */
const takesThem =
  /\b(?:i|i'm|i've been|im)\b[^.?!]{0,24}\b(?:tak(?:e|ing)|us(?:e|ing)|drink(?:ing)?|on)\b|(?:^|[,.] ?)(?:only |just |still )*(?:taking|using|drinking) \w/i;
const asksIfItCounts =
  /\b(?:count|counts|matter|matters|carry on|ok|okay|fine|a problem|that bad|should i (?:say|tell|mention))\b[^.!]{0,24}\?/i;
const whenToStop =
  'The usual advice for herbs and supplements is two weeks before. With less time left, leave them out from today and call the surgeon’s team: tell them what you took, how much and until when. What was prescribed you take or stop only as they say.';
/** "It is in 8 days now, is it too late to stop? I took all three this morning." */
export function answerTooLateToStop({
  question,
  subject,
  medicines,
  herbs,
  earlierHerbs,
  said,
}: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  if (subject.person.surgeryPlanned === null || medicines.length > 0) return null;
  const isSoon = herbs.length === 0 && earlierHerbs.length > 0 && isAlreadySoon.test(text);
  if (!tooLate.test(text) && !isSoon) return null;
  const first = isSoon ? 'Then leave them out from today.' : 'No, it is not too late: stop today.';
  const calming = said.includes('alerian') ? [valerianSlowly] : [];
  return plainAnswer([`${first} ${callThem}`, ...calming, nothingByYourself].map(paragraph), followUps);
}

/** "It's in 5 days tho", of the operation that was talked of. */
const isAlreadySoon = sequence(
  /^\W*(?:(?:but|and|well|oh|no|hmm|only|though|wait)\b\W*)*/i,
  choice(
    /(?:it'?s|it is|its|that's|thats|(?:the |my |hip |knee )*(?:op|operation|surgery|procedure)(?:'s| is)?|they moved it to \w+,?) (?:already |only |just |on |this |coming )*(?:in )?/,
    /(?:there(?:'s| is| are) )?only /,
  ),
  choice(
    /(?:[1-9]|1[0-3]|a few|two|three|four|five|six|seven|eight|nine|ten) days?(?: left| to go| away| from now)?/,
    /(?:a|one|less than a|1) week(?: left| to go| away| from now)?|next week|tomorrow|today|tonight|this week/,
    /(?:mon|tues|wednes|thurs|fri|satur|sun)day/,
  ),
  /(?: (?:already|tho|though|now|only|left))*\W*$/,
);
const valerianSlowly = 'Valerian that was taken for long is best not stopped all at once: ask them how.';

const tooLate =
  /\btoo (?:late|close|short)\b[^.?!]{0,30}\b(?:stop|pause|quit|leave|off|out)\b|\b(?:stop|pause|leave (?:it|them|those) (?:out|off))\b[^.?!]{0,30}\btoo late\b|\btoo late (?:now|then|already)\b/i;
const callThem =
  'Call the surgeon’s team or the pre-operative clinic today and tell them what you took, how much and when you took it last. They weigh whether it matters for that day; often stopping is enough.';
const nothingByYourself =
  'Do not put off the operation by yourself, and stop nothing that was prescribed unless they say so.';
const followUps = ['What can I take for sleep before it?'];
