import { oneOf, withPlainApostrophes } from '../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../answer.ts';
import type { Understanding } from '../reading/understanding.ts';
import { paragraph } from '../wording/html.ts';
import { plainAnswer } from '../wording/plain-answers.ts';

/** "I'm not gonna do anything stupid, just feel flat for a month, should I even bother telling someone?" */
export function asksWhetherToTell(text: string): boolean {
  return (
    noHarmMeant.test(text) && asksToTell.test(text) && isLow.test(text) && !isDark.test(text.replace(noHarmMeant, ' '))
  );
}

/** Yes, and whom; the lines stand at the end, without an alarm. */
export function answerWhetherToTell({ question, subject }: Understanding): AdvisorAnswer | null {
  if (!asksWhetherToTell(withPlainApostrophes(question))) return null;
  const { ageYears } = subject.person;
  const isYoung = ageYears !== null && ageYears < 18;
  return plainAnswer([`${tellIt} ${isYoung ? toAnAdult : toADoctor}`, linesAtTheEnd].map(paragraph));
}

/** It names the numbers for later, and no alarm is open. */
export function isOnWhetherToTell(answer: string): boolean {
  return answer.includes(tellIt);
}

const noHarmMeant = oneOf(
  /\b(?:not|won't|wouldn't|never|ain't)\b[^.?!,]{0,16}\bdo (?:anything|something) (?:stupid|silly|daft|dumb|bad|rash|crazy|drastic)\b/i,
  /\b(?:not|never)(?: \w+)? (?:suicidal|in danger|a danger|thinking of (?:dying|suicide|harming|hurting)|going to (?:hurt|harm) myself)\b/i,
  /\bno (?:dark |suicidal |bad )?thoughts (?:of|about) (?:dying|suicide|death|hurting myself|harming myself)\b|\bno suicidal thoughts\b/i,
);
const asksToTell = oneOf(
  /\b(?:should|shall|do|must|ought) i (?:even |really |still |have to |need to |to )*(?:bother )?(?:tell\w*|talk\w*|say|saying|mention\w*|speak\w*|see|seeing|let)\b/i,
  /\b(?:worth|any point in|point in|bother) (?:tell\w*|talk\w*|saying|mention\w*|speak\w*|seeing)\b/i,
  /\b(?:who|whom) (?:do|should|can|could) i (?:tell|talk to)\b/i,
);
const isLow =
  /\b(?:flat|low|down|empty|numb|sad|blue|grey|gray|meh|rubbish|crap|teary|tearful|weepy|not (?:myself|right)|depress\w*|unhappy|miserable)\b/i;
const isDark = oneOf(
  /\b(?:die|dying|dead|death|kill\w*|end (?:it|my life|things)|no point|pointless|suicid\w*|cut\w*|harm\w*|hurt\w*|goodbye|burden|better off|overdos\w*|pills|plan\w*|tonight|voices?|hopeless|worthless|hate myself|useless|forever|anymore|any more)\b/i,
  /\b(?:can't|cannot|can not|cant) (?:go on|cope|take|do this|stand|carry on|keep)\b|\b(?:wak(?:e|es|ing) up|disappear\w*|exist\w*|vanish\w*|alive|living)\b/i,
  /\b(?:wish|want|rather|if) (?:that )?(?:i|to)\b[^.?!]{0,20}\b(?:here|gone|around|born|sleep)\b|\b(?:not|wasn't|wasnt|weren't|isn't) (?:be )?(?:here|around)\b/i,
);
const tellIt = 'Yes, tell someone: feeling like that for weeks is reason enough, and it need not get worse first.';
const toAnAdult =
  'Begin with a parent or another grown-up you trust, and let a doctor hear of it this week. One sentence will do, just as you wrote it to me.';
const toADoctor =
  'Begin with somebody near you, and let a doctor hear of it this week. One sentence will do, just as you wrote it to me.';
const linesAtTheEnd =
  'Should it ever turn into thoughts of dying or of hurting yourself, at any hour: call or text 988 in the US and Canada, call Samaritans on 116 123 in the UK and Ireland, elsewhere 112 or findahelpline.com.';
