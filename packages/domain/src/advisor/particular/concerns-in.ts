import { conditionNames } from '../../conditions/condition-names.ts';
import type { UseKey } from '../../herbs/use-keys.ts';
import { usesFromText } from '../../herbs/uses-from-text.ts';
import { withPlainApostrophes } from '../../resolve/phrases.ts';
import { mayStandIn } from '../../resolve/patterns/quick-patterns.ts';
import { asking } from '../data/asking-phrases.ts';
import { heartInFear } from '../reading/person/heart-in-fear.ts';
import { lately } from '../../resolve/lately.ts';
import { body } from './data/body.ts';
import { forTheDoctorFirst } from './data/for-the-doctor-first.ts';
import { headAndMind } from './data/head-and-mind.ts';
import { inPlainWords } from './data/in-plain-words.ts';
import { seldomNamed } from './data/seldom-named.ts';
import { skinAndHair } from './data/skin-and-hair.ts';
import { womenAndMen } from './data/women-and-men.ts';
import { conditionsAskedFor, particularOf } from './help-with-a-condition.ts';
import type { Particular } from './particular.ts';
import { turnedRound } from './turned-round.ts';

export interface Concerns {
  readonly particulars: readonly Particular[];
  /** What help is wanted with, the uses of the particular concerns first. */
  readonly uses: readonly UseKey[];
  /** The particular concerns are told as facts, in passing: "I have gout". */
  readonly areToldOnly: boolean;
}

/** What a text wants help with. The words of a particular concern say nothing else: "warts on my fingers" are no sore joints. */
export const concernsIn: (text: string) => Concerns = lately((text: string) => {
  const asTyped = readConcerns(text);
  const turned = turnedRound(text);
  const inWords = turned === text ? asTyped : moreOf(asTyped, readConcerns(turned));
  return inWords.uses.length + inWords.particulars.length > 0 ? inWords : ofConditions(text);
});

/** Illnesses by their clinical names, and those of which nothing but the illness itself is told. */
function ofConditions(text: string): Concerns {
  const each = conditionsAskedFor(text).map((condition): Concerns => {
    const particular = particularOf(condition);
    if (particular === null) return { ...readConcerns(conditionNames[condition].label), areToldOnly: false };
    return { particulars: [particular], uses: usesOf(particular.herbs), areToldOnly: false };
  });
  return {
    particulars: each.flatMap(({ particulars }) => particulars).slice(0, mostAtOnce),
    uses: [...new Set(each.flatMap(({ uses }) => uses))],
    areToldOnly: each.length === 0,
  };
}

/** What is read of the turned sentence, where nothing is lost by it. */
function moreOf(asTyped: Concerns, turned: Concerns): Concerns {
  const isKept =
    asTyped.uses.every((use) => turned.uses.includes(use)) &&
    asTyped.particulars.every((each) => turned.particulars.includes(each));
  return isKept ? turned : asTyped;
}

function readConcerns(typed: string): Concerns {
  const text = withPlainApostrophes(typed)
    .replace(sleepyByDay, '$1tired')
    .replace(asking.drowsy, ' ')
    .replace(keepsAwake, ' ')
    .replace(notSleepy, ' ')
    .replace(harmTo, ' ')
    .replace(emptyStomach, ' ')
    .replace(warmOrCold, ' ')
    .replace(heartInFear, 'nerves')
    .replace(noseInHayFever, ' ')
    .replace(inTheWeather, '$1')
    .replace(notToCatchIt, 'immune')
    .replace(eyesInHayFever, ' hay fever ')
    .replace(othersAreIll, ' ')
    .replace(whetherToWorry, ' ')
    .replace(sleepsWell, ' ')
    .replace(easyOnIt, ' ')
    .replace(givenByIt, ' ');
  const may = mayBeMet(text);
  const met = all.flatMap((particular) => {
    if (!may.has(particular.meets)) return [];
    const place = particular.meets.exec(text);
    return place === null ? [] : [{ particular, isTold: toldBefore.test(text.slice(0, place.index)) }];
  });
  const left = met.reduce((rest, { particular }) => rest.replace(withPlace(particular.meets), ' '), text);
  const foreign = met.flatMap(({ particular }) => particular.isNot ?? []);
  const others = usesFromText(left).filter((use) => !foreign.includes(use));
  const names = met.map(({ particular }) => particular.name);
  const whole = met.filter(({ particular }) => !names.some((name) => particular.givesWayTo?.includes(name)));
  const asked = whole.filter(
    ({ isTold, particular }) => !isTold || (others.length === 0 && particular.herbs !== undefined),
  );
  const spoken = others.length > 0 || asked.length > 0 ? asked : whole;
  const particulars = spoken.map(({ particular }) => particular).slice(0, mostAtOnce);
  const own = particulars.flatMap(({ herbs }) => usesOf(herbs));
  return { particulars, uses: [...new Set([...own, ...others])], areToldOnly: asked.length === 0 };
}

/** The uses that herbs are named for. */
export function usesOf(herbs: Particular['herbs']): readonly UseKey[] {
  // safe: the keys of a record of uses are uses.
  return Object.keys(herbs ?? {}) as UseKey[];
}

const mostAtOnce = 2;

/** "Is it bad for the liver?" asks of harm, not of help. */
const harmTo =
  /\b(?:bad|hard|harmful|toxic|dangerous|damage\w*|hurts?|harms?)\b(?: (?:for|on|to))? (?:the |my |your )?(?:liver|kidneys?|heart|stomach|skin|teeth)\b|\b(?:risks?|dangers?|harm|damage|side effects?) (?:for|to|on) (?:the |my |your )?(?:liver|kidneys?|heart|stomach|skin)\b|\b(?:liver|kidney|heart|stomach|skin) (?:problems?|troubles?|damage|issues?|injur(?:y|ies)|failure) (?:with|from|by|because of) (?!my\b|his\b|her\b)\w+/i;

/** "Will it keep me awake?" asks of what is taken. */
const keepsAwake =
  /\b(?:will|would|does|do|can|could|might) (?:it|they|that|this|these|those) (?:really |also )?(?:(?:keep|make|leave) (?:me|him|her|us) (?:awake|up|sleepless)|(?:affect|disturb|disrupt|spoil|ruin|interfere with) (?:my|his|her) sleep)\b(?: at night| all night)?/gi;

/** "Exhausted although I sleep eight hours": sleep is no trouble. */
const sleepsWell =
  /\b(?:although|though|even though|even if|despite|in spite of|while)\b[^.,?!]{0,16}\b(?:sleep(?:ing)?|slept)\b[^.,?!]{0,24}|\bi (?:do |can )?(?:sleep|slept) (?:\w+ )?(?:well|fine|enough|soundly|(?:seven|eight|nine|ten|[789]|10)(?: to (?:eight|nine|ten|[89]|10))? (?:\w+ )?hours)\b|\bmy sleep is (?:fine|good|ok|okay)\b/gi;

/** "Which form is easiest on the stomach?" asks of a form, and of no complaint. */
const easyOnIt =
  /\b(?:easy|easier|easiest|gentle|gentler|gentlest|kind|kinder|kindest|mild|milder|mildest|harsh|harsher|hard|best|better|light|lighter) (?:on|to|for) (?:the|my|your|his|her) (?:stomach|tummy|belly|gut|bowels?|digestion)\b/gi;

/** "When should the nausea worry me?" asks for signs, not for calm. */
const whetherToWorry =
  /\b(?:(?<=\b(?:when|at what point|what)\b[^.?!]{0,40})worr(?:y|ied)(?: me| us)?|(?<=\bshould (?:i|we) (?:be )?)worr(?:y|ied))\b/gi;

/** A way of taking it. */
const emptyStomach = /\b(?:an? |my )?empty stomach\b/gi;

/** "They give me heartburn", of what is taken: no wish for the heartburn. */
const givenByIt =
  /^\W*(?:(?:but|and|no|well|yes|ok)\b\W*)*(?:it|they|that|those|these|(?:the|your) (?:tea|drops|capsules?|tablets?|pills?|stuff))(?: always| really| just| has| have| both| all)* (?:give|gives|gave|given|giving) me (?:an? |the |such |bad |terrible |awful |some )*(?:\w+ )?(?:heart ?burn|reflux|headaches?|nausea|bloating|gas|wind|diarrh?o?ea|the runs|constipation|cramps?|rash|hives|itch\w*|nightmares?|stomach ?aches?|tummy ?aches?)\b/i;

/** "Heat or cold?" asks what to put on it. */
const warmOrCold =
  /\b(?:heat|hot|warm(?:th)?|ice) (?:or|vs\.?|versus) (?:the )?cold\b|\bcold (?:or|vs\.?|versus) (?:heat|hot|warm(?:th)?)\b|\b(?:hot|cold) (?:packs?|compress\w*|shower|water(?! bottle)|bath)\b/gi;

/** What runs in the season of pollen is no cold. */
const noseInHayFever = (() => {
  const nose = String.raw`\b(?:(?:runny|running|streaming|stuffy|blocked) nose|nose (?:is |keeps )?(?:all )?(?:running|streaming|blocked|stuffy|dripping)|nose (?:is |gets |also |always )*(?:itch(?:y|ing|es)?|drips|runs)|itchy nose|sniffles|snott?y(?: (?:and |,)?itchy)?(?: mess)?|congest\w*)`;
  const season = String.raw`\b(?:hay ?fever|pollen|ragweed|birch\w*|(?:mows?|mowed|mowing|cuts?) (?:the|his|her|their|our) (?:lawn|grass))\b`;
  return new RegExp(String.raw`${nose}(?:(?<=${season}[^?!]*)|(?=[^?!]*${season}))`, 'gi');
})();

/** "Hands that are raw from the cold" tells the weather. */
const inTheWeather =
  /\b((?:raw|red|rough|chapped|cracked|stiff|white|blue|numb|dry|sore|itchy|hands|fingers|feet|toes|knuckles|face|skin|cheeks)\b[^.?!]{0,16}) (?:from|in|by|with) the cold\b(?! (?:i|that|and|sore))/gi;
/** "Through the winter without catching a cold" asks for the defenses. */
const notToCatchIt =
  /\b(?:without|avoid|prevent|stop|keep from|not|not to|n't want to|never) (?:catch|catching|get|getting|having) (?:a |another |any |the |so many )*(?:colds?|flu|bugs?)\b|\b(?:prevent|avoid|ward off|keep away|fewer|against catching) (?:a |the )?(?:colds|flu|bugs)\b|\balways catch (?:something|a cold|a bug|colds)\b/gi;

/** Eyes that itch with the nose, or in the season of pollen, are hay fever. */
const eyesInHayFever = (() => {
  const eyes = String.raw`\b(?:(?:itchy|watery|streaming|swollen|red|burning|sore)(?:,? (?:and )?\w+)? eyes|eyes? (?:are |is |get |always |also |both )*(?:itch(?:y|ing|es)?|water(?:y|ing)?|stream(?:ing)?|red|swollen|burn(?:ing)?|run(?:ning)?|puffy)(?: and (?:itchy|watery|swollen|red|sore))?)\b`;
  const season = String.raw`\b(?:hay ?fever|pollen|sneez\w*|(?:every|each|in) (?:spring|summer)|grass|bloom\w*|nose (?:runs|is running|itches|is itchy)|runny nose)\b`;
  return new RegExp(String.raw`${eyes}(?:(?<=${season}[^?!]*)|(?=[^?!]*${season}))`, 'gi');
})();

/** "Everyone at work coughs, how do I stay well?": the cough is theirs. */
const othersAreIll =
  /\b(?:everyone|everybody|people|all|half|colleagues|the (?:kids|children|pupils))\b[^.?!,]{0,24}\b(?:coughs?|coughing|sneez\w+|has (?:a |the )?(?:cold|flu)|is (?:ill|sick))(?=[^]*\b(?:immun\w*|defen[cs]es?|catch(?:ing)? it|stay well|not get (?:it|ill|sick)|avoid)\b)/gi;

/** "Sleepy after lunch" asks for no sleep; "it makes me sleepy at work" tells what something does. */
const sleepyByDay =
  /(?<!\b(?:make|makes|made|making|get|gets) (?:me|him|her|us|them) (?:(?:so|very|really|a bit|too) )*)\b((?:feel(?:ing)? |so |always |get |getting |i'?m |i am |very |really )*)(?:sleepy|drowsy)\b(?=[^.?!,]{0,12}\b(?:after (?:lunch|meals?|eating|dinner|food)|in the (?:afternoons?|middle of the day)|(?:every|each) afternoon|at (?:work|my desk|the office|school|uni|the wheel)|in (?:class|lectures|meetings)|around (?:two|three|2|3)))/gi;

/** "Not sleepy, please" asks for no sleep. */
const notSleepy =
  /\b(?:feel\w*|felt|makes? (?:me|him|her)|made (?:me|him|her)|so|too|very|i am|i'm|he is|she is|getting) (?:(?:so|very|really|a bit) )*sleepy\b|\b(?:not|without|nothing|no|non)\b[^.?!,]{0,24}\b(?:sleepy|drows\w+|tired|groggy|sedat\w+)/i;

const all: readonly Particular[] = [
  ...forTheDoctorFirst,
  ...skinAndHair,
  ...headAndMind,
  ...body,
  ...womenAndMen,
  ...seldomNamed,
  ...inPlainWords,
];
const mayBeMet = mayStandIn(() => all.map(({ meets }) => meets));

/** "I have …", "with my …": a fact about the person. */
const toldBefore =
  /\b(?:i|i've|he|she|who|and|also|but|my \w+)(?: also| still)? (?:have|has|had|got|suffer(?:s)? from)(?: got| a| an| mild| severe| bad| my)?\s*$|(?<!help|helps|helped|do|about|deal) with (?:my|his|her|their)\s*$|\b(?:treatment|treated|therapy|surgery|chemo\w*|radiation|radiotherapy|tablets|medicine)\s*$|\b(?:history of|diagnosed with|because of(?: my)?)\s*$|\bif (?:i|he|she|we|they) (?:have|has|had|got)(?: got| a| an)?\s*$/i;

/** The words, with the part of the body they go on to name. */
const withPlace = (meets: RegExp): RegExp =>
  new RegExp(
    String.raw`${meets.source}(?:\s+(?:on|in|at|around|under|near|of|down) (?:my|the|his|her|both|one)(?: big| left| right| lower| upper)? \w+| pains?| aches?)?`,
    'i',
  );
