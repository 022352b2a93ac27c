/** Alarms of the house, and light that always hurt: told of when nobody is ill; taken out of a message before it is read. */
import { unlessNear } from './unless-near.ts';

const poisoned = String.raw`headaches?|dizz\w*|sick|nause\w*|vomit\w*|drows\w*|sleepy|faint\w*|confus\w*|unwell|went off|going off|goes off|gone off|ringing|scream\w*|shriek\w*|red light|four beeps|won't stop`;
const homeAlarm = String.raw`(?:carbon monoxide|co2?|smoke|gas) (?:alarms?|detectors?|monitors?)`;

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
];
