import { choice } from '../../../resolve/phrases.ts';

/** Before a number it is somebody's age: "he's 40 and on methotrexate". */
const agedBefore = choice(
  /i'm|am|aged|age|turned|nearly/,
  /(?:s?he|who|husband|wife|partner|m[uo]m|mother|dad|father|sister|brother|son|daughter|friend|boyfriend|girlfriend)(?:'s|_is|,)?/,
);
const countedBehind = choice(
  /_?(?:weeks?|wks?|wk|w|years?|yrs?|yo|y\/o|kg|kilos?|lbs|pounds|units|mg|cigarettes|hours|minutes|drops|tablets|pills|capsules)/,
  /_and_(?:on|takes?|taking|has|had|with|healthy|fit)/,
);

/** "39" said of a fever, and of nothing that is counted. */
export const wholeDegrees = String.raw`(?<!\b${agedBefore}_)(?:3[89]|4[01])(?!${countedBehind})`;
