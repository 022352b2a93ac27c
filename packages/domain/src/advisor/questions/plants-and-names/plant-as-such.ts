import { findHerb } from '../../../herbs/catalogue.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { choice, oneOf, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';
import { notAtHome, once } from './poison-around.ts';

/** "How do I get rid of the poison ivy by the fence?", "can the yew clippings go on the compost?": of work in the garden. */
export function answerGardenWork({ question, herbs }: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  const poisons = poisonsAmong(herbs);
  const isOfIvy = ofIvy.test(text);
  const isOfHogweed = /\bhogweed\b/i.test(text);
  const isNamed = isOfIvy || isOfHogweed || poisons.length > 0 || stinging.test(text);
  if (!isNamed || isTouched.test(text) || !isWork.test(text)) return null;
  const isHarsh = isOfIvy || isOfHogweed || poisons.length > 0;
  const lines = [
    burns.test(text) && isHarsh ? 'No, burn none of it.' : '',
    ...poisons.slice(0, mostTold).map(whatItIs),
    `Cover up first: long sleeves and trousers, closed shoes, ${isHarsh ? 'waterproof gloves, and glasses against splashes' : 'thick gloves'}.`,
    clears.test(text) ? digItOut : '',
    isHarsh ? `${intoABag} ${washed}` : '',
    isOfIvy ? smokeHarms : '',
    isOfHogweed ? withoutSun : '',
  ];
  return {
    ...plainAnswer([paragraph(lines.filter((line) => line !== '').join(' '))]),
    sources: citedSources(isOfIvy ? ofIvyRead : isOfHogweed ? ofHogweedRead : ['ask-extension-hemlock-removal'], []),
  };
}

/** "Is monkshood hardy?": of a poison that somebody grows for its flowers. */
export function answerGrownPoison({ question, herbs }: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  const [poison] = poisonsAmong(herbs);
  if (poison === undefined || isTouched.test(text) || !isGrown.test(text)) return null;
  const lines = [notOnGrowing, whatItIs(poison), `Wear gloves. ${washed}`];
  return { ...plainAnswer([paragraph(lines.join(' '))]), sources: citedSources(sourcesOf(poison), []) };
}

/** "For Greek homework: which plant did Socrates drink?": of history, a book or school, and nobody means to take it. */
export function answerOfItsStory({ question, herbs }: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  const [poison] = poisonsAmong(herbs);
  if (poison === undefined || !isOfAStory.test(text) || isForOneself.test(text)) return null;
  const known = once[poison.key];
  const lines = [known?.says ?? whatItIs(poison), notAtHome];
  return {
    ...plainAnswer(lines.map(paragraph)),
    sources: citedSources(known?.sources ?? sourcesOf(poison), []),
  };
}

function poisonsAmong(herbs: Understanding['herbs']): readonly Herb[] {
  const plants = [...new Set(herbs.map(({ id }) => id))].flatMap((id) => findHerb(id) ?? []);
  return plants.filter(({ neverSuggest, kind }) => neverSuggest === true && kind === 'herb');
}

function whatItIs({ name, scientificName, rules }: Herb): string {
  const why = rules.find(({ kind }) => kind === 'age')?.why ?? '';
  const latin = scientificName === null ? '' : ` (${scientificName})`;
  return `${name}${latin} is a poisonous plant. ${why}`.trim();
}

function sourcesOf({ rules }: Herb): readonly string[] {
  return rules.flatMap(({ sources }) => sources).slice(0, 2);
}

const mostTold = 1;
const digItOut =
  'Dig it out with the root while the soil is moist, and go back after some weeks: what is left of the root sprouts again. Keep children and animals away until it is gone.';
const notOnGrowing =
  'I hold nothing on how it is grown; a nursery can tell. Plant it where no child or animal nibbles, and well apart from what you pick to eat.';
const intoABag = 'Put it into a closed bag for the waste, not on the compost, and never burn it.';
const washed = 'Wash skin, clothes and tools with soap afterwards.';
const smokeHarms =
  'Its oil gives the rash and stays on gloves, tools and fur; in the smoke it gets into the lungs. With smoke breathed in, or a rash on the face, see a doctor the same day.';
const withoutSun =
  'Its sap and daylight together burn the skin: use no strimmer, wash splashes off at once, and keep that skin out of the sun for two days.';

const ofIvyRead = ['niosh-poisonous-plants'];
const ofHogweedRead = ['dec-giant-hogweed', 'gnb-giant-hogweed'];
const ofIvy = /\bpoison (?:ivy|oak|sumac)\b/i;
const stinging = /\b(?:stinging )?nettles?\b|\bbrambles?\b|\bthistles?\b/i;
const isTouched =
  /\b(?:rash(?:es)?|itch\w*|blister\w*|stung|sting on|touched|swollen|tea|drink|drank|eat|ate|eaten|swallow\w*|capsules?|take (?:it|them)|soup|dog|cat|horse)\b/i;
const place = choice(
  /garden\w*|yard|fence|hedges?|paddock|allotment|lawn|borders?|beds?|fields?|path|patch|drive|greenhouse|wall|ditch|bonfire|fire ?pit|compost|weed ?killers?|chemicals|spray\w*|roots?|cuttings|clippings|prunings/,
);
const burns = /\b(?:burn|bonfire|fire ?pit|incinerat\w*)\b/i;
const clears = oneOf(
  sequence(
    /\b(?:get(?:ting)? rid of|get(?:ting)? (?:it|them|the|all the)? ?(?:\w+ )?out of|remov\w+|clear(?:ing)?(?: out)?|kill(?:ing)?|eradicat\w+|destroy\w*|dig(?:ging)? (?:up|out)|pull(?:ing|ed)? (?:up|out)|weed(?:ing)?|cut(?:ting)? (?:back|down)|chop(?:ping)? down|strim\w*|stop)\b[^?]*\b/i,
    place,
  ),
  sequence(
    /\b/i,
    place,
    /\b[^?]*\b(?:get(?:ting)? rid of|remove|clear|kill|eradicate|destroy|dig|pull|weed out|cut (?:back|down))\b/,
  ),
);
const isWork = oneOf(
  clears,
  /\b(?:prun(?:e|ing|ings)|trim(?:ming|mings)?|clippings|cuttings|compost\w*|bonfire|weeding)\b/i,
  /\bburn(?:ing)? (?:the|some|my|our|up|off|a)\b|\b(?:pulled|dug|cut) (?:up|out|down)\b[^?]*\bburn\b/i,
);
const isGrown =
  /\b(?:hardy|perennial|in (?:the )?(?:shade|full sun)|from seeds?|seedlings?|plant (?:it|them|an?|out|some)|grow(?:s|ing)? (?:it|them|an?|in|from|well|on)|bloom\w*|flowers? (?:in|when)|soil)\b/i;
const isOfAStory = oneOf(
  /\b(?:homework|essay|project|quiz|coursework|assignment|presentation|crossword|history|historical\w*|in the (?:old|olden) days|centuries ago|ancient|medieval|middle ages|romans?|greeks?|egypt\w*|victorian\w*|witch(?:es|craft)?|myths?|mytholog\w*|legend\w*|folklore)\b/i,
  /\b(?:socrates|cleopatra|shakespeare|hamlet|macbeth|agatha christie|harry potter|emperor|cantarella|the borgias?)\b/i,
  /\b(?:for|in|at) (?:school|class|college|biology|chemistry|latin|history|english)\b/i,
  /\bin (?:the|a|my) (?:book|novel|film|movie|play|series|game|museum|poem|painting)s?\b/i,
);
const isForOneself =
  /\b(?:can|could|may|should|shall) (?:i|we|my \w+|he|she) (?:still |also |safely )?(?:take|drink|eat|use|try|have|smoke|make)\b|\b(?:how much|how many|what dose|recipe|make (?:it|some|a tea)|brew)\b|\bfor my (?:heart|pain|sleep|nerves)\b/i;
