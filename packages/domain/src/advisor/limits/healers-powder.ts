import { anyPhrase, oneOf, withPlainApostrophes } from '../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../answer.ts';
import type { Understanding } from '../reading/understanding.ts';
import { paragraph } from '../wording/html.ts';
import { plainAnswer } from '../wording/plain-answers.ts';
import { callToday } from '../../safety/red-flags/urgent-flag.ts';

/** "He gave me a powder, no label", and "cramps and a metal taste since": what nobody can name may hold metals or hidden medicines. */
export function answerHealersPowder({ history, question, herbs }: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  const before = history
    .filter(({ role }) => role === 'user')
    .slice(-messagesBack)
    .map((each) => withPlainApostrophes(each.text));
  const isToldNow = nameless.test(text) || (herbs.length === 0 && fromAMate.test(text));
  const isIll = signs.test(text);
  if (isIll && (isToldNow || before.some((each) => nameless.test(each))))
    return { ...plainAnswer([paragraph(ofMetals)]), level: 'urgent' };
  return isToldNow ? plainAnswer([paragraph(leaveIt)], ['What is known to lower it?']) : null;
}

const messagesBack = 3;
/** Of a healer, and of what nobody can tell the contents. */
const nameless = oneOf(
  anyPhrase(
    /(?:hakim|hakeem|vaid|vaidya|baba|babalawo|sangoma|inyanga|nyanga|curandero|healer|herbalist|bonesetter|quack)(?: \w+){0,2} (?:gave|gives|sold|mixed|made|handed|sent)(?: \w+){0,4} (?:powders?|mix\w*|pills?|balls?|potion|paste|ash|bhasma|syrup|medicine|stuff|bottle|tonic)/,
    /(?:gave|sold|sent|mixed) (?:me|him|her|us) (?:a |some |this |these )?(?:\w+ )?(?:powders?|mixture|pills?|black balls|potion|paste|bhasma|tonic)\b[^.?!]{0,20}\b(?:no|without|un)[- ]?(?:a |any )?(?:label\w*|names?|ingredients)/,
    /(?:powders?|mixture|pills?|potion|paste|tonic) (?:from|off) (?:the |a |my |our )?(?:hakim|hakeem|vaid|baba|babalawo|sangoma|inyanga|nyanga|curandero|healer|herbalist)/,
  ),
  /\b(?:bhasma|rasa shastra|kushta|sindoor)\b/i,
);
/** "Mate gave me some pills called dbol." */
const fromAMate =
  /\b(?:mate|friend|lad|guy|bloke|dealer|coach|someone|cousin|trainer)\b(?: \w+){0,4} (?:gave|sold|got|slipped) me (?:some |a few |these |a couple of )?(?:\w+ )?(?:pills?|tablets|powder|capsules|gear)\b/i;
const signs = anyPhrase(
  /metal(?:lic)? taste|tast(?:es|ing) (?:of )?(?:metal|pennies|coins)|(?:tummy|belly|stomach|gut) (?:cramps?|pains?|aches?)|cramps?|colic/,
  /(?:vomit|throw)\w*(?: up)?|constipat\w*|weak\w*|numb\w*|pins and needles|drop(?:ping)? (?:wrist|foot)|blue line|yellow|dark (?:urine|wee|pee)|swoll\w*|swelling|rash/,
);
const ofMetals = `Take no more of it. Powders and pills that healers mix have held lead, mercury or arsenic, and cramps, a metal taste, constipation, weakness or tingling are how lead begins. ${callToday}: a blood test shows it and there is treatment. Take the powder along, and keep it from children. Go on with your prescribed medicines. With yellow eyes, fits, confusion or vomiting that does not stop, call your emergency number: 911, 112, 999 or 000.`;
const leaveIt =
  'Leave that out, please, until somebody can say what is in it. Tests of such powders and pills have found lead, mercury and arsenic, steroids, and tablets for diabetes or pain hidden in them, so nobody can tell what it does beside your own medicines. Ask who mixed it for the names in writing, show it to a pharmacist, and if you took it for some time ask a doctor for a blood test for lead. Belly cramps, a metal taste, weakness or tingling: today.';
