import { anyPhrase, choice, sequence, withPlainApostrophes } from '../../resolve/phrases.ts';
import type { AdvisorAnswer, AdvisorRequest } from '../answer.ts';
import type { UseKey } from '../../herbs/use-keys.ts';
import { paragraph } from '../wording/html.ts';
import { plainAnswer } from '../wording/plain-answers.ts';
import type { Understanding } from '../reading/understanding.ts';
import { callToday } from '../../safety/red-flags/urgent-flag.ts';

/** Blood that is lost comes before any herb: tired with heavy periods, piles that bleed. */
export function answerBleeding(question: Understanding): AdvisorAnswer | null {
  const { wanted, said } = question;
  if (isOf('heavy periods', question) && wanted.includes('energy') && !said.includes(testFirst))
    return plainAnswer([paragraph(testFirst)], ['When should I see a doctor?']);
  if (asksOfBlood.test(question.question) && isOfPeeOrBowel(question))
    return { ...plainAnswer([paragraph(neverNormal)]), level: 'urgent' };
  if (seesBlood.test(question.question) && !tellsWhere.test(question.question) && !said.includes(wherever))
    return { ...plainAnswer([paragraph(wherever)]), level: 'urgent' };
  const pilesBleed = isOf('piles', question) && bleeds.test(question.question) && !question.question.includes('?');
  return pilesBleed && !said.includes(looked) ? plainAnswer([paragraph(looked)], ['What softens the stool?']) : null;
}

/** Whether bleeding is told that is heavier than it was: nothing that slows clotting goes with it. */
export function bleedsHeavily({ question, history }: AdvisorRequest): boolean {
  const told = [question, ...history.flatMap(({ role, text }) => (role === 'user' ? [text] : []))];
  return told.some((text) => heavier.test(withPlainApostrophes(text)));
}

/** What has to be said beside it; null where nobody tells of it. */
export function seeToBleeding(request: AdvisorRequest, said: string): string | null {
  return heavier.test(withPlainApostrophes(request.question)) && !said.includes(heavierThanUsual)
    ? heavierThanUsual
    : null;
}

function isOfPeeOrBowel({ wanted, earlierUses, particulars, earlierParticulars }: Understanding): boolean {
  const names = [...particulars, ...earlierParticulars].map(({ name }) => name);
  return (
    [...wanted, ...earlierUses].some((use) => ofPeeOrBowel.includes(use)) ||
    names.some((name) => /pee|bladder/i.test(name))
  );
}

const ofPeeOrBowel: readonly UseKey[] = ['prostate', 'urinary', 'constipation', 'diarrhea'];
/** "Is there blood normal?" */
const asksOfBlood = sequence(
  /^(?=[^]*(?:\?|\b(?:normal|ok(?:ay)?|bad|dangerous|serious)\b))[^.!]{0,30}/i,
  /(?<!\b(?:no|without|any|not|the|my)\s)\bblood/,
  /\b(?! (?:pressure|sugar|tests?|thinn\w*|results?|counts?|types?|groups?|flow|work|donation))/,
  /[^.!]{0,24}$/,
);
const neverNormal = `No, blood there is never just normal. ${callToday}, before trying any herb: it needs a test, even when it comes only once. If there is much of it, with clots, or you cannot pee or feel faint, call your emergency number: 911, 112, 999 or 000.`;

/** "There was blood, is that normal?", and not "the blood pressure". */
const seesBlood = new RegExp(
  String.raw`^(?=.{0,90}$)[^]*\b${choice(
    /there(?:'s| is| was| were| has been)|(?<!\b(?:they|people|you|one|who|patients|nurses|surgeons|if we) )(?:i )?(?:saw|see|seen|found|noticed?|passed)/,
    /(?:a )?(?:bit|drops?|spots?|streaks?|traces?|lot) of|some|a little|fresh|bright red|dark/,
  )} (?:(?!no\b)\w+ ){0,3}?blood\b(?! (?:pressure|sugar|tests?|thinn\w*|results?|counts?|types?|groups?|flow|work|donation|oranges?|vessels?|cells?|clots? (?:years|in \d)))`,
  'i',
);
const tellsWhere = anyPhrase(
  /gums?|teeth|tooth|tooth ?brush\w*|brush\w*|floss\w*|nose|nosebleeds?|cut|cuts|shav\w+|scratch\w*|prick\w*|needles?|thorns?|splinters?|fingers?|knees?|hands?|lips?|periods?/,
  /insects?|vampires?|sharks?|mosquito\w*|films?|movies?|books?|dreams?|lab|laboratory|sample|samples|donat\w+|family|royal/,
);
const wherever =
  'Blood without a plain cause is for a doctor before any herb. If it came from the bowel, with the pee, from the vagina outside a period, or was vomited or coughed up, call your doctor or a medical advice line today, even if it was little. Much blood, feeling faint, short breath or strong pain: call your emergency number, 911, 112, 999 or 000. If it is a small cut, the gums or the nose, tell me so.';

function isOf(name: string, { particulars, earlierParticulars }: Understanding): boolean {
  return [...particulars, ...earlierParticulars].some((each) => each.name === name);
}

const bleeds = /(?<!\b(?:no|not|never|without|n't)\b[^.?!]{0,12})\b(?:bleed\w*|blood)\b/i;
const heavier = anyPhrase(
  /heav(?:y|ier) (?:periods?|bleeding|flow)/,
  /(?:periods?|bleeding|flow) (?:\w+ ){0,3}heav(?:y|ier)/,
  /heavier than (?:usual|normal|before|ever)/,
);
const heavierThanUsual =
  'Bleeding that is heavier than usual should be seen by a doctor, and iron tested. Until then leave out what slows clotting: willow bark, ginkgo, and much ginger, garlic or turmeric.';
const testFirst =
  'Heavy periods and tiredness together call for a blood test before any herb: lost iron is the first thing to look for, and green or black tea holds iron back from food. Please ask a doctor for it soon. Short breath, a racing heart or feeling faint is for today.';
const looked =
  'Since it bleeds, have it looked at once, so that you know it is piles and nothing else: soon after 45, with dark blood, a change of the bowels or lost weight. Much blood, or feeling faint, is for today. Soft stools help meanwhile.';
