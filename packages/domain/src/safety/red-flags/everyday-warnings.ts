/** Alarms of the house, plants that are only kin to a poisonous one, and light that always hurt: told of when nobody is ill; taken out of a message before it is read. */
import { unlessAround, unlessNear } from './unless-near.ts';

const poisoned = String.raw`headaches?|dizz\w*|sick|nause\w*|vomit\w*|drows\w*|sleepy|faint\w*|confus\w*|unwell|went off|going off|goes off|gone off|ringing|scream\w*|shriek\w*|red light|four beeps|won't stop`;
const homeAlarm = String.raw`(?:carbon monoxide|co2?|smoke|gas) (?:alarms?|detectors?|monitors?)`;

const kitchenKin = String.raw`(?:tomato(?:es)?|potato(?:es)?|aubergines?|eggplants?|peppers|paprika|chillies|nightshades? (?:family|vegetables|foods?|plants))`;
const plantEaten = String.raw`ate|eaten|swallow\w*|chew\w*|drank|drunk|tasted|tried|picked|found|berr(?:y|ies)|lea(?:f|ves)|green|sprout\w*|raw|garden|hedge|sick|ill|unwell|vomit\w*|throw\w*|dizz\w*|pupils|blurr\w*|halluc\w*|racing|dry mouth|confus\w*|tablets?|pills?|bleach|rat|weed ?killer|baby|toddler|year[- ]old|months old|help me|what (?:do|should) (?:i|we) do`;

export const everydayWarnings: readonly RegExp[] = [
  unlessNear(
    poisoned,
    String.raw`\b${homeAlarm}\b(?=[^.?!]{0,60}\b(?:where|which|should|recommend\w*|fit|fitted|put|place|placed|install\w*|buy|bought|batter(?:y|ies)|chirps? once|tests?|tested|shelf|ceiling)\b)`,
    String.raw`\b(?:where|which|should|recommend\w*|fit|fitted|put|place|install\w*|buy|bought|new|battery|test(?:ed)?)\b[^.?!]{0,24}\b${homeAlarm}`,
  ),
  unlessNear(
    String.raw`fever\w*|stiff|rash|worst|sudden\w*|first|vision|blurr\w*|red|today|contact lens\w*|halo\w*`,
    String.raw`\blight hurts (?:my|her|his) eyes (?:when|if|during|with) (?:i've |i have |i get |she has |he has |she gets |got )*(?:an? |my |the |her |his )?migraines?`,
  ),
  // "Is deadly nightshade the tomato family? My grandson says I'm eating poison."
  unlessAround(
    plantEaten,
    String.raw`\b(?:i'?m|i am|am i|we'?re|we are|are we|you'?re) (?:eating|cooking(?: with)?) poison\b(?=[^]{0,80}\b${kitchenKin})`,
    String.raw`(?<=\b${kitchenKin}\b[^]{0,80})\b(?:i'?m|i am|am i|we'?re|we are|are we|you'?re) (?:eating|cooking(?: with)?) poison\b`,
    String.raw`\b(?:deadly )?nightshades? (?:famil(?:y|ies)|relatives?|vegetables)\b`,
    String.raw`\b(?:deadly )?nightshades?(?= (?:is |are )?(?:the same as|(?:in|of) the same family|related to|kin to|a cousin of|like) (?:the |a )?${kitchenKin})`,
  ),
];
