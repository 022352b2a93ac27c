import { asInCharts } from '../../../resolve/as-in-charts.ts';
import type { Step } from '../../../resolve/patterns/quick-patterns.ts';
import { nounPhrases } from './noun-phrases.ts';

/** What is asked by what somebody says, by a denial or by a plan from before, as it would be asked plainly. */
export const askedOtherwise: readonly Step[] = [
  ...asInCharts,
  ...nounPhrases,
  // "Do these gummies make you lose weight?" asks whether they help with it.
  [
    /\bmakes? (?:you|me|one|people|us|her|him) (lose (?:weight|belly fat|fat|the belly)|slimmer|thinner|skinny)\b/gi,
    'help me lose weight',
  ],
  // "Is it true you shouldn't have grapefruit with these?"
  [
    /\bis it true (?:that )?(?:i|you|u|ya|we|one|people) (?:can['’]?t|cannot|can not|shouldn['’]?t|should not|must not|mustn['’]?t|may not|are not allowed to) (?:take|have|drink|eat|use|mix) /gi,
    'is it ok to have ',
  ],
  // "Vitamin C when on the pill".
  [
    /(?<=\bis it ok to have [a-z0-9' -]{3,30}) (?:when|while|if|whilst) (?:(?:i['’]?m|i am|you['’]?re|u r|on|youre|your|we['’]?re) )?(?:on|taking) /gi,
    ' with ',
  ],
  // "My daughter says no valerian because I could fall. Is she right?"
  [
    /\b(?:(?:my|our|the) (?:\w+ )?\w+|he|she|they|people) (?:say|says|said|think|thinks|told me|tells me) (?:that )?(?:no|not to (?:take|have|drink|eat)|i (?:can['’]?t|cannot|shouldn['’]?t|should not|must not|mustn['’]?t|may not) (?:take|have|drink|eat|use)) ([a-z][a-z' -]{2,24}?)(?: at all| any ?more)?(?:,? (?:because|as|since|or) [^.?!]*)?(?:[.,;!?]+ *(?:is|are) (?:he|she|they|that|this|it) (?:right|true|correct)|(?=\?))\W*$/gi,
    'is $1 ok for me?',
  ],
  // "What can I take that won't mess with my lithium?" asks for ideas, and tells what they are checked against.
  [
    /\b((?:what|which|anything|something|any)\b[^.?!,]{0,40}?) (?:that|which) (?:won['’]?t|will not|doesn['’]?t|does not|don['’]?t|do not|wouldn['’]?t) (?:mess|interfere|clash|interact|conflict|react|fight|collide) with my ([a-z][a-z' -]{2,30})\?*$/gi,
    'I take $2. $1?',
  ],
  // "Karela juice my sister is telling. What you say, or other herb?"
  [
    /(?<=\w[^]*)[,.;]? (?:(?:what|wht) (?:do )?(?:you|u) (?:say|think|suggest|recommend)[,.?]? )?or (?:(?:some|any|maybe|perhaps) )?others? (?:good |better |natural )?(?:herbs?|plants?|teas?|things?)\W*$/gi,
    ', what do you say? What other herb could help?',
  ],
  // "Is melatonin ok, or some herb?": of the one, and of others.
  [
    /\b((?:is|are|can|could|would|should|does|do|will)\b[^.?!,;]{3,70}?),? or (?:is there |are there |maybe |perhaps |rather |better )?(?:some|any|another|a different|some other|any other) (?:other )?(?:herbs?|plants?|teas?|natural remedy)(?: better| instead| then)?\s*\?+\W*$/gi,
    '$1? What other herb could help?',
  ],
  [
    /\b((?:is|are|can|could|would|should|does|do|will)\b[^.?!,;]{3,70}?),? or (?:is there |maybe |perhaps |rather |better )?(?:something|anything) (?:else|better|gentler|milder|different|other)(?: instead| then)?\s*\?+\W*$/gi,
    '$1? What else could help?',
  ],
  // Cramps that magnesium is thought of for, or that come with running, are those of the legs.
  [
    /\b((?:magnesium|potassium|quinine|horsetail|tonic water|electrolytes?|salt tablets?|runs?|running|exercise|training|sports?|football|cycling|swimming|gym|statins?|dialysis)\b[^.?!]{0,36}?)(?<!\b(?:leg|foot|calf|period|stomach|tummy|belly|menstrual|muscle|toe|hand|night|abdominal) )cramps\b/gi,
    '$1leg cramps',
  ],
  [
    /(?<!\b(?:leg|foot|calf|period|stomach|tummy|belly|menstrual|muscle|toe|hand|night|abdominal) )\bcramps\b(?=[^.?!]{0,24}\b(?:magnesium|potassium|quinine|running|exercise|training|sport|football|cycling|swimming|the gym|statin))/gi,
    'leg cramps',
  ],
  // "And for me, what could I take for mine?", after a child's cough.
  [/\b(what (?:can|could|should|may|might) i (?:take|use|have|drink|try)) for (?:mine|my own)\s*(?=\?|\W*$)/gi, '$1'],
  // "It's not grapefruit, is it?": asked, and not denied.
  [
    /\b(?:it|that|this)(?:'s|’s| is) not (?:really |actually |just |the same as |like |a kind of )*(?:an? )?([a-z][a-z' -]{2,24}?),? (?:or )?is it\b\W*$/gi,
    'is it like $1?',
  ],
  // "Do I boil it or what?"
  [
    /\b(?:do|should|must|shall) (?:i|we) (?:just )?(?:boil|steep|brew|simmer|infuse) (?:it|them|that) or (?:what|not|just (?:boil|steep|brew|simmer|infuse)(?: (?:it|them))?)(?=\W*$)/gi,
    'how do i make it',
  ],
];
