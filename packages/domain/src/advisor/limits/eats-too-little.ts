import { isUnderage } from '../../safety/person/age-group.ts';
import { hasCondition } from '../../safety/person/person.ts';
import { choice, oneOf, sequence, withPlainApostrophes } from '../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../answer.ts';
import type { Understanding } from '../reading/understanding.ts';
import { answerPurging } from './purging.ts';
import { untreatable } from '../for-concerns/untreatable.ts';
import { paragraph } from '../wording/html.ts';
import { plainAnswer } from '../wording/plain-answers.ts';

/** "I only take water and black coffee", "what stops me feeling hungry?": nothing that makes it easier to eat still less. */
export function answerEatsTooLittle(asked: Understanding): AdvisorAnswer | null {
  const { subject, said } = asked;
  const text = withPlainApostrophes(asked.question);
  if (lostByMedicine.test(text)) return null;
  const purge = answerPurging(asked, text);
  if (purge !== null) return purge;
  const isAtRisk = hasCondition(subject.person, 'eating-disorder');
  const isStarving = starves.test(text);
  const toldBefore = lately(asked).some((each) => starves.test(each) || eatsLittle.test(each));
  const isHeld = said.includes(noStomachFilled) || said.includes(atYourAge);
  const isFragile = isAtRisk || isUnderage(subject.person) || toldBefore || isHeld;
  if (isStarving && (isAtRisk || forLong.test(text)))
    return { ...plainAnswer([longFast, noStomachFilled].map(paragraph)), level: 'urgent' };
  const wantsNoHunger = noHunger.test(text) || (isStarving && isFragile);
  if (!isFragile && curbs.test(text)) return plainAnswer([paragraph(untreatable.weight ?? '')]);
  if (!isFragile || (!wantsNoHunger && !eatsLittle.test(text))) return null;
  const first = isUnderage(subject.person) ? atYourAge : hungerIsRight;
  const lines = said.includes(first) ? [stillNoHerb] : [first, noStomachFilled];
  return plainAnswer(lines.map(paragraph), ['What calms me before a meal?']);
}

/** "No appetite since the tablets": nobody holds back from eating. */
const lostByMedicine = sequence(
  /\b(?:no appetite|(?:lost|loses|losing) (?:his|her|my|their|all) appetite|off (?:his|her|my|their) food|(?:hardly|barely|don't|doesn't|won't|can't) eats?)\b/i,
  /[^.?!]{0,24}\b(?:since|from|on|because of|with|after) (?:(?:the|his|her|my|their|starting|taking|this|new|adhd) )*/,
  /(?:meds?|medicines?|medication|tablets?|pills?|capsules?|ritalin|concerta|methylphenidate|elvanse|vyvanse|adderall|equasym|medikinet)\b/,
);
const messagesBack = 3;

function lately({ history }: Understanding): readonly string[] {
  return history
    .filter(({ role }) => role === 'user')
    .slice(-messagesBack)
    .map(({ text }) => withPlainApostrophes(text));
}

const starves = oneOf(
  sequence(
    /\b(?:only|just|nothing but|live on|living on|survive on|surviving on|got by on)\b(?: \w+){0,4}? /i,
    /(?:water|black coffee|coffee|tea|diet coke|coke zero|broth|ice|chewing gum|juice|cucumbers?)\b/,
    /[^.?!]{0,40}\b(?:day|days|week|weeks|month|till|til|until|since|easter|for lent|all day)\b/,
  ),
  /\b(?:haven'?t|have not|hasn'?t|not|didn'?t|no food)\b(?: \w+){0,2} (?:eaten|eat|solid|food|a bite)\b[^.?!]{0,24}\b(?:since|for|in) (?:\w+ )?(?:\d|two|three|four|five|six|a week|days|weeks|mon|tues|wednes|thurs|fri|satur|sun)/i,
  /\b(?:[1-7]\d\d|under (?:500|600|800|1000)) ?(?:k?cals?|calories)\b(?! (?:snack|meal|deficit|burn|bar))/i,
);
const forLong = new RegExp(
  choice(
    /\b(?:\d+(?:st|nd|rd|th)|first|second|third|fourth|two|three|four|\d+|a|one) (?:weeks?|months?)\b/,
    /\b(?:five|six|seven|eight|nine|ten|[5-9]|\d\d) days\b/,
  ),
  'i',
);
const eatsLittle = oneOf(
  /\b(?:eat|eating|ate|have|having) (?:only |just )?(?:once|one (?:small )?meal|one thing|half a meal) (?:a|per|each|every) day\b/i,
  /\b(?:haven'?t|have not|not|didn'?t|nothing|hardly|barely)\b(?: \w+){0,2} (?:eaten|eat|ate|to eat|food)\b[^.?!]{0,16}\b(?:since (?:yesterday|last night|the day before|morning)|all day|yesterday or today|for (?:a day|24 hours))\b/i,
  /\b(?:skip|skipping|skipped|missing) (?:all |most )?(?:meals|breakfast|lunch|dinner|tea|food)\b|\b(?:barely|hardly|scared to|afraid to|stopped|don'?t) eat(?:ing)?\b(?! (?:meat|fish|dairy|sugar|bread|gluten|fruit|veg|late|out))/i,
);
const noHunger = oneOf(
  sequence(
    /\b(?:not|stop|stops|less|never|kills?|dulls?|curbs?|suppress\w*|takes? away|takes? the edge off|keeps?|control|without|no)\b/i,
    /[^.?!]{0,24}\b(?:hungry|hunger|appetite|peckish|starving|cravings?)\b/,
  ),
  /\b(?:hunger|appetite) (?:away|down|off|killer|suppress\w+)\b|\b(?:fills? me up|feel full)\b/i,
);
/** What dulls hunger is asked for, and nothing for one who cannot eat. */
const curbs =
  /\b(?:curb|suppress|kill|dull|reduce|control|lower|decrease)(?:s|es|ing)? (?:my |the |her |his )?(?:appetite|hunger|food cravings)\b|\b(?:appetite|hunger) (?:killer|suppress\w+)\b/i;

const longFast =
  'To live on water, coffee or next to nothing for days takes salts out of the blood, and that can stop the heart without warning, at any weight. Ring your doctor or a medical advice line today for a blood test and a heart tracing, and ask how to begin eating again: after days without food a large meal can be a danger too. With fainting, a fluttering heart, chest pain or great weakness call your emergency number: 911, 112, 999 or 000.';
const noStomachFilled =
  'I name no herb, tea or fiber that dulls hunger, moves the bowels or drives out water: each could make this worse. An eating disorder line listens also when you are not sure that it is one, and nobody there will scold you.';
const atYourAge =
  'I am glad you wrote that. Your body is still growing, and going without food costs it strength, bone, mood and, after a time, the heart its rhythm. Hunger at night mostly says that too little was eaten by day. Please talk with a parent, a school nurse or a doctor about it this week; the same day if you faint, your heart races or your periods stop.';
const hungerIsRight =
  'Hunger is the body asking for what it lacks; it is no fault to be held down. Please tell a doctor or somebody you trust this week how it is with food, and the same day if you faint or your heart flutters.';
const stillNoHerb =
  'I stay with that: nothing from me to hold off hunger. Something to eat, small and easy, is what helps at night. Would you tell one person today how it is with food?';
