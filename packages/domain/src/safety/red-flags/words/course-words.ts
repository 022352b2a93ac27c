import { concept } from './concept.ts';
import { wholeDegrees } from './whole-degrees.ts';

/** The age of a baby or of a pregnancy is no time a complaint lasts. */
export const notAged = String.raw`(?<!\b(?:(?:he|she|one|twins|who|they|kids|children|girls|boys|\w+'s|i)_(?:is|are|am)|(?:baby|son|daughter|boy|girl|child|toddler|infant|newborn|nephew|niece|kid|cousin|sister|brother|grandson|granddaughter|little_one)(?:_is|,)?|i'm|he's|she's|aged|turned|nearly|almost)_(?:only_|just_|about_|nearly_|now_|almost_)?(?:[\w.]+_)?)(?<!\((?:[\w.]+_)?)`;
const notAnAge = String.raw`(?!_(?:olds?|pregnant|along|gone|baby|boy|girl|ago|post|before))`;
const monthNames =
  'since_(?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|summer|spring|autumn|winter)';

export const months = concept(
  `${notAged}(?:weeks?|months?|(?:[3-9]|three|four|five|six|\\d\\d)_?(?:weeks?|wks)|month|wks|ages)${notAnAge} ${monthNames}`,
);
/** As long, and more than the one week that a journey upsets. */
export const someWeeks = concept(
  `${notAged}(?:weeks|months?|(?:[3-9]|three|four|five|six|\\d\\d)_?(?:weeks?|wks)|wks|ages)${notAnAge} (?:every|each)_week ${monthNames}`,
);
/** It goes on for weeks, or keeps coming back. */
export const lasting = concept(
  `
    ${notAged}(?:weeks|months|wks|(?:a|one|the_(?:last|past))_month|ages)${notAnAge} ${monthNames}
    (?:every|each)_(?:day|morning|night|single|time|evening|week) daily nightly all_the_time constantly constant
    persistent* keeps? won't_(?:go|clear|heal|shift) not_going_away (?:times|often)_a_(?:day|week) lately
  `,
);
export const worsening = concept(
  `worse* getting_(?:worse|bigger|weaker|stronger) grow* spread* progress* rapid* more_and_more increas* creep*`,
);
export const fever = concept(
  `
    fever* febrile temperatures? temp temps
    ${wholeDegrees} 3[89][.,]\\d
    40[.,]\\d 100[.,][4-9] 10[1-5](?:[.,]\\d)? shiver* chills rigors? burning_up
    (?:is|he's|she's|and|feels|feeling|really|very)_(?:hot|boiling|burning)
  `,
);
export const ached = concept(`pain* hurt* ach* sore* tender* throb* agon*`);
export const swells = concept(`swell* swoll?en puff* bigger lump* bulg* blew_up blown_up balloon* enlarg*`);
