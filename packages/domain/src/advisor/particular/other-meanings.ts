import { denied } from '../../herbs/uses-from-text.ts';
import { choice, followedBy, notPrecededBy, oneOf, sequence } from '../../resolve/phrases.ts';
import { asking } from '../data/asking-phrases.ts';
import { heartInFear, heartInPictures } from '../reading/person/heart-in-fear.ts';
import { withSeasonsRead } from './seasons-and-weather.ts';

/** A message without the words that sound like a complaint and are none: "is it bad for the liver?", "worse for my skin". */
export function withoutOtherMeanings(text: string): string {
  return withSeasonsRead(
    text
      .replace(sleepyByDay, '$1tired')
      .replace(asking.drowsy, ' ')
      .replace(keepsAwake, ' ')
      .replace(notSleepy, ' ')
      .replace(harmTo, ' ')
      .replace(emptyStomach, ' ')
      .replaceAll(heartInPictures, ' ')
      .replace(heartInFear, 'nerves'),
  )
    .replace(othersAreIll, ' ')
    .replace(whetherToWorry, ' ')
    .replaceAll(denied, ' ')
    .replaceAll(sleepsWell, ' ')
    .replaceAll(vaccines, ' ')
    .replace(easyOnIt, ' ')
    .replace(givenByIt, ' ')
    .replaceAll(energyDrinks, ' ')
    .replace(placeOfSkin, '$1');
}

/** A vaccine against the flu is no flu. */
const vaccines =
  /\b(?:flu|influenza|covid|shingles|pneumonia|whooping cough|travel) (?:and (?:flu|covid) )?(?:jabs?|shots?|vaccin\w*|boosters?|injections?)\b/gi;

/** Whoever had energy drinks asks for no energy, unless for something in their place. */
const energyDrinks =
  /(?<!\b(?:instead of|rather than|alternatives? to|replac\w+|in place of|healthier than|better than)\b[^.?!]{0,24})(?<!\b(?:too many|so many|lots of|many|of|on|less|out|off|up|quit|quitting|stop|stopping) )\benergy drinks?\b(?![^.?!]{0,30}\b(?:instead|alternatives?|substitutes?)\b)/gi;

/** "Is it bad for the liver?" asks of harm, not of help. */
const harmTo = oneOf(
  sequence(
    /\b(?:bad|hard|harmful|toxic|dangerous|damage\w*|hurts?|harms?)\b(?: (?:for|on|to))? /i,
    /(?:the |my |your )?(?:liver|kidneys?|heart|stomach|skin|teeth)\b/,
  ),
  /\b(?:risks?|dangers?|harm|damage|side effects?) (?:for|to|on) (?:the |my |your )?(?:liver|kidneys?|heart|stomach|skin)\b/i,
  sequence(
    /\b(?:liver|kidney|heart|stomach|skin) (?:problems?|troubles?|damage|issues?|injur(?:y|ies)|failure)/i,
    / (?:with|from|by|because of) (?!my\b|his\b|her\b)\w+/,
  ),
);

/** "Will it keep me awake?" asks of what is taken. */
const keepsAwake =
  /\b(?:will|would|does|do|can|could|might) (?:it|they|that|this|these|those) (?:really |also )?(?:(?:keep|make|leave) (?:me|him|her|us) (?:awake|up|sleepless)|(?:affect|disturb|disrupt|spoil|ruin|interfere with) (?:my|his|her) sleep)\b(?: at night| all night)?/gi;

/** "Exhausted although I sleep eight hours": sleep is no trouble. */
const sleepsWell = oneOf(
  sequence(
    /\b(?:although|though|even though|even if|despite|in spite of|while)\b/gi,
    /[^.,?!]{0,16}\b(?:sleep(?:ing)?|slept)\b[^.,?!]{0,24}/,
  ),
  sequence(
    /\bi (?:do |can )?(?:sleep|slept) (?:\w+ )?/gi,
    choice(
      /well|fine|enough|soundly/,
      /(?:seven|eight|nine|ten|[789]|10)(?: to (?:eight|nine|ten|[89]|10))? (?:\w+ )?hours/,
    ),
    /\b/,
  ),
  /\bmy sleep is (?:fine|good|ok|okay)\b/gi,
  // "I eat, I sleep, I joke, just flat": what goes as ever.
  sequence(
    notPrecededBy(/(?:n't|\b(?:cannot|not|never|hardly|barely|no longer|to|help|want|wish))\b[^.?!;]{0,20}/),
    /\b(?:(?:eat(?:ing)?|work(?:ing)?|function(?:ing)?|laugh(?:ing)?|joke|joking)\b(?: (?:well|fine|ok|okay|normally|enough))?(?:,| and)+ (?:i (?:do )?)?(?:(?:can|still) )*)/gi,
    /(?:sleep(?:ing)?|slept)(?: (?:well|fine|ok|okay|normally|enough))?(?=[,.;!]|\W*$| and\b| but\b)/,
  ),
);

/** "Which form is easiest on the stomach?" asks of a form, and of no complaint. */
const easyOnIt =
  /\b(?:easy|easier|easiest|gentle|gentler|gentlest|kind|kinder|kindest|mild|milder|mildest|harsh|harsher|hard|best|better|light|lighter) (?:on|to|for) (?:the|my|your|his|her) (?:stomach|tummy|belly|gut|bowels?|digestion)\b/gi;

/** "When should the nausea worry me?" asks for signs, not for calm. */
const whetherToWorry =
  /\b(?:(?<=\b(?:when|at what point|what)\b[^.?!]{0,40})worr(?:y|ied)(?: me| us)?|(?<=\bshould (?:i|we) (?:be )?)worr(?:y|ied))\b/gi;

/** A way of taking it. */
const emptyStomach = /\b(?:an? |my )?empty stomach\b/gi;

/** "They give me heartburn", of what is taken: no wish for the heartburn. */
const givenByIt = sequence(
  /^\W*(?:(?:but|and|no|well|yes|ok)\b\W*)*/i,
  /(?:it|they|that|those|these|(?:the|your) (?:tea|drops|capsules?|tablets?|pills?|stuff))/,
  /(?: always| really| just| has| have| both| all)* (?:give|gives|gave|given|giving) me/,
  / (?:an? |the |such |bad |terrible |awful |some )*(?:\w+ )?/,
  choice(
    /heart ?burn|reflux|headaches?|nausea|bloating|gas|wind|diarrh?o?ea|the runs|constipation/,
    /cramps?|rash|hives|itch\w*|nightmares?|stomach ?aches?|tummy ?aches?/,
  ),
  /\b/,
);

/** "Everyone at work coughs, how do I stay well?": the cough is theirs. */
const othersAreIll = sequence(
  /\b(?:everyone|everybody|people|all|half|colleagues|the (?:kids|children|pupils))\b[^.?!,]{0,24}/gi,
  /\b(?:coughs?|coughing|sneez\w+|has (?:a |the )?(?:cold|flu)|is (?:ill|sick))/,
  /(?=[^]*\b(?:immun\w*|defen[cs]es?|catch(?:ing)? it|stay well|not get (?:it|ill|sick)|avoid)\b)/,
);

/** "Sleepy after lunch" asks for no sleep; "it makes me sleepy at work" tells what something does. */
const sleepyByDay = sequence(
  /(?<!\b(?:make|makes|made|making|get|gets) (?:me|him|her|us|them) (?:(?:so|very|really|a bit|too) )*)/gi,
  /\b((?:feel(?:ing)? |so |always |get |getting |i'?m |i am |very |really )*)(?:sleepy|drowsy)\b/,
  followedBy(
    sequence(
      /[^.?!,]{0,12}\b/,
      choice(
        /after (?:lunch|meals?|eating|dinner|food)|in the (?:afternoons?|middle of the day)/,
        /(?:every|each) afternoon|at (?:work|my desk|the office|school|uni|the wheel)/,
        /in (?:class|lectures|meetings)|around (?:two|three|2|3)/,
      ),
    ),
  ),
);

/** "Not sleepy, please" asks for no sleep. */
const notSleepy =
  /\b(?:feel\w*|felt|makes? (?:me|him|her)|made (?:me|him|her)|so|too|very|i am|i'm|he is|she is|getting) (?:(?:so|very|really|a bit) )*sleepy\b|\b(?:not|without|nothing|no|non)\b[^.?!,]{0,24}\b(?:sleepy|drows\w+|tired|groggy|sedat\w+)/i;

/** "Eczema behind the knees" is no sore joint. */
const placeOfSkin = sequence(
  /\b/gi,
  /((?:eczema|psoriasis|dermatitis|rash\w*|itch\w*|dry skin|dry patch\w*|patch(?:es|y)|scal(?:y|es)|hives|spots|bites?)\b[^.?!]{0,24}?)/,
  / (?:behind|on|in|inside|under|around|at|over)/,
  / (?:(?:the|my|his|her|their|both|backs?|crooks?|insides?|folds?|of) ){1,4}/,
  /(?:knees?|elbows?|wrists?|ankles?|fingers?|knuckles?|shoulders?|hips?|toes?|necks?|arms?|legs?)/,
  /\b(?! (?:hurt|ach|pain))/,
);
