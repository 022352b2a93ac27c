import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { findHerb } from '../../../herbs/catalogue.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { lower } from '../../wording/sentences.ts';
import { citedSources } from '../../wording/source-list.ts';
import { tellsOfMuchDrink } from '../../../conditions/drink-amounts.ts';
import { hasCondition } from '../../../safety/person/person.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import type { Understanding } from '../../reading/understanding.ts';

/** "How can I stop?", after six beers a day were told: a sudden stop can be dangerous. */
export function answerStopsDrinking({ question, history, herbs, subject }: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  if (herbs.length > 0 || !stops.test(text)) return null;
  const isOfDrink = ofDrink.test(text) && (drinksMuch(text) || hasCondition(subject.person, 'alcohol-use-disorder'));
  const told = history.filter(({ role }) => role === 'user').map((turn) => withPlainApostrophes(turn.text));
  // "It" is what was spoken of last.
  const looked = stopsThat.test(text) ? told.slice(-1) : told.slice(-turnsBack);
  return isOfDrink || looked.some(drinksMuch)
    ? plainAnswer([paragraph(withHelp), paragraph(whoHelps)], ['What helps me sleep?'])
    : null;
}

/** "Does milk thistle protect the liver so I can carry on?": nothing does, and what it was tried for. */
export function answerGoesOnDrinking({ question, herbs, history, subject }: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  const told = [text, ...history.flatMap(({ role, text: each }) => (role === 'user' ? [each] : [])).slice(-turnsBack)];
  const isDrinker =
    told.some((each) => drinksMuch(withPlainApostrophes(each))) || hasCondition(subject.person, 'alcohol-use-disorder');
  if (!isDrinker || !goesOn.test(text)) return null;
  const herb = findHerb(herbs[0]?.id ?? '');
  const use = herb?.monograph?.uses.find((each) => each.use === 'liver');
  const studied =
    herb === undefined || use === undefined ? '' : ` ${capital(inSentence(herb.name))} was tried: ${lower(use.text)}`;
  return {
    ...plainAnswer([`${noShield}${studied}`, lessOfIt].map(paragraph), ['How can I drink less?']),
    sources: citedSources(use?.sources ?? [], []),
  };
}

/** "Bottle of red a night give or take": told, and nothing asked beside it. */
export function answerTellsOfDrink({ question, herbs, wanted }: Understanding): AdvisorAnswer | null {
  if (!tellsOfMuchDrink(question) || question.includes('?') || herbs.length + wanted.length > 0) return null;
  return plainAnswer([aboveLowRisk, lessOfIt, painkillersToo].map(paragraph), ['How can I drink less?']);
}

const aboveLowRisk =
  'Thank you for telling me. That is well above what counts as low risk, in the UK 14 units a week, when a bottle of wine alone holds nine or ten. No herb is shown to protect the liver from drink or to mend it afterwards.';
const painkillersToo =
  'Ask a pharmacist before any painkiller: ibuprofen, naproxen and aspirin can make the stomach bleed sooner, and acetaminophen (paracetamol) strains the liver.';
const noShield =
  'No. Nothing that I know of protects the liver, the heart or the brain from that much alcohol day after day, so it is no reason to carry on; drinking less is what helps the liver.';
const lessOfIt =
  'Drinking less goes best with a doctor’s help, and not from one day to the next: after drinking every day a sudden stop can bring shaking, fits or confusion. A doctor can plan it step by step. Yellow eyes, vomited blood, shaking or seeing things: get help at once.';
const goesOn = anyPhrase(
  /(?:so|and|then)(?: that)? i (?:can|could|may|might)(?: still| just)? (?:carry on|keep|go on|continue|drink)\b[^.?!]{0,30}/,
  /(?:carry on|keep on|go on|continue|keep) (?:drinking|boozing|as (?:i am|before)|like this)/,
  /(?:protect|shield|save|cover|guard|help|cleanse?|detox)\w* (?:my |the )?liver\b[^.?!]{0,40}\b(?:drink\w*|alcohol|wine|beers?|booze|carry on)/,
  /without (?:having to )?(?:stopping|stop|giving (?:it )?up|cutting down)/,
);
const turnsBack = 4;
const stopsThat = /\b(?:stop|stopping|quit|quitting|up|down|off|taking|using) (?:it|them|this|that|these|those)\b/i;
const ofDrink = /\b(?:drink(?:ing|s)?|alcohol|wine|beers?|vodka|whisk(?:e)?y|spirits|booze|boozing|sober|dry)\b/i;
function drinksMuch(text: string): boolean {
  return drinksDaily.test(text) || tellsOfMuchDrink(text);
}

const drinksDaily = anyPhrase(
  /(?:drink|drinks|drinking|have|having|get through)\b[^.?!]{0,30}\b(?:beers?|wine|vodka|whisk(?:e)?y|rum|gin|spirits?|ciders?|pints?|units|alcohol|drinks)\b[^.?!]{0,20}\b(?:a day|every|each|daily|per day|a night|nightly)/,
  /(?:beers?|wine|vodka|whisk(?:e)?y|alcohol)\b[^.?!]{0,12}\b(?:every|each) (?:day|night|evening)/,
  /drink(?:ing)? (?:almost |nearly |pretty much |myself \w+ )?(?:every|each) (?:day|night|evening)/,
  /drink(?:s|ing)? (?:way )?too much(?! (?:coffee|caffeine|tea|cola|coke|soda|milk|juice|water|red bull|espresso))/,
);
const stops = anyPhrase(
  /how (?:can|do|could|should) i (?:\w+ )?(?:stop|quit|cut (?:it )?down|give (?:it )?up|drink less)\b[^.?!]{0,16}(?=\W*$)/,
  /(?:want|would like|need|trying) to (?:stop|quit|cut down|give (?:it )?up|drink less)\b[^.?!]{0,16}(?=\W*$)/,
  /(?:if|when) i (?:just |simply |do )?(?:stop|quit|give up)\b[^.?!]{0,16}(?=\W*$)/,
  /(?:can|could|may|should|shall) i (?:just |simply )*(?:stop|quit|go dry|go without|pack it in)\b[^.?!]{0,30}(?=\W*$)/,
  /(?:just |simply )?(?:stop\w*|quit\w*|pack\w* (?:it|the \w+) in|go(?:ing)?|come off|knock\w* (?:it|the \w+) on the head)\b[^.?!]{0,24}\b(?:dead|cold turkey|dry|overnight|all at once|at once|completely|altogether|for good|from (?:tomorrow|today|monday|tonight)|from one day to the next|abruptly|suddenly)/,
  /(?:cold turkey|dry january|give up the (?:drink|booze|wine|beer))/,
);
const withHelp =
  'With a doctor’s help, and not from one day to the next: after drinking every day a sudden stop can bring shaking, fits or confusion. A doctor can plan it step by step and give medicine that makes it easier.';
const whoHelps =
  'Wanting to stop is a good step. An alcohol help line, a support group and telling one person you trust help too. No herb does this work. Shaking, sweating, seeing things or a fit: call your emergency number.';
