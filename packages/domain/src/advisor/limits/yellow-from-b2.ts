import { anyPhrase, withPlainApostrophes } from '../../resolve/phrases.ts';
import { lastMessage } from '../reading/last-said.ts';
import type { AdvisorAnswer, AdvisorRequest } from '../answer.ts';
import { paragraph } from '../wording/html.ts';
import { plainAnswer } from '../wording/plain-answers.ts';

/** "My pee is neon yellow since the B complex", "orange palms from carrots": what colours them, and what a liver would do. */
export function yellowFromB2({ question, history }: AdvisorRequest): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  if (orange.test(text) && carrots.test(text) && !jaundice.test(text))
    return plainAnswer([fromCarrots, notTheEyes].map(paragraph));
  const before = lastMessage(history);
  if (!brightUrine.test(text) || ofTheLiver.test(text)) return null;
  return bringsB2.test(`${before} ${text}`)
    ? plainAnswer([harmless, unlike].map(paragraph), ['What are the side effects?'])
    : null;
}

const yellow = String.raw`(?:neon|bright|fluorescent|luminous|highlighter|glow\w*|radioactive|electric)(?: \w+){0,2}`;
const brightUrine = anyPhrase(
  new RegExp(String.raw`(?:pee|wee|urine|piss)\b[^.?!]{0,30}\b${yellow}(?: yellow| green)?`),
  new RegExp(String.raw`${yellow}(?: yellow| green| coloured| colored)* (?:pee|wee|urine|piss)`),
);
const ofTheLiver =
  /\b(?:brown|cola|coke|tea colou?red|dark|red|blood\w*|pale|grey|itch\w*|(?:eyes?|skin|face)\b[^.?!]{0,16}\byellow|yellow (?:eyes?|skin)|pain\w*|burn\w*|fever\w*)\b/i;
const bringsB2 = anyPhrase(
  /(?:vitamin )?b[- ]?(?:complex|vitamins?|2|50|100)|vitamin b\b|riboflavin|multi-?vit\w*|berocca|energy drinks?/,
);
const harmless =
  'That is the vitamin B2 (riboflavin) in it: what the body does not need of it goes out with the urine and colors it bright yellow. It is harmless and goes when you stop.';
const unlike =
  'A sick liver makes the urine brown, like tea or cola. With that, yellow eyes or skin, pale stools or an itch see a doctor the same day.';

const orange = anyPhrase(
  /(?:skin|palms?|hands?|nose|feet|soles)\b[^.?!]{0,30}\b(?:orange|yellow\w*)/,
  /(?:orange|yellow\w*) (?:skin|palms?|hands?|nose|feet|soles)/,
);
const carrots = anyPhrase(/carrots?|carotene|pumpkins?|squash|sweet potato(?:es)?/);
const jaundice =
  /\byellow (?:eyes?|whites)\b|\b(?:eyes?|whites)\b[^.?!,]{0,16}\b(?:yellow|orange)|\bdark (?:urine|pee|wee)\b|\bpale (?:stools?|poo\w*)\b|\bitch\w*/i;
const fromCarrots =
  'Orange or yellow palms and soles, with the eyes white, fit the carotene of many carrots. That is harmless and fades over some weeks once you eat and drink less of them.';
const notTheEyes =
  'A sick liver makes the whites of the eyes yellow as well. With yellow eyes, dark urine, pale stools or an itch see a doctor the same day. If you drink alcohol on most days, or do not eat so much of it, ask for a blood test of the liver all the same.';
