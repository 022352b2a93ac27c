import { anyPhrase, withPlainApostrophes } from '../../resolve/phrases.ts';
import { lastMessage } from '../reading/last-said.ts';
import type { AdvisorAnswer, AdvisorRequest } from '../answer.ts';
import { paragraph } from '../wording/html.ts';
import { plainAnswer } from '../wording/plain-answers.ts';

/** "My pee is neon yellow since the B complex": what colours it, and what a liver would do. */
export function yellowFromB2({ question, history }: AdvisorRequest): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
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
