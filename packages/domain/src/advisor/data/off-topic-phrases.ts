import { anyPhrase } from '../../resolve/phrases.ts';

/** What no herb could be meant by, however short it is and whatever was spoken of. */
export const surelyOffTopic = anyPhrase(
  /(?:write|draft|compose|sing|tell)\b[^.?!]{0,12}\b(?:poem|essay|song|story|joke|e-?mail|letter|agreement|limerick)/,
  /who (?:won|is going to win|will win)|won the (?:match|game|cup|raffle)|football|cricket|rugby|(?:match|game|score) (?:score|today|tonight|last night)|bitcoin|horoscope|prime minister|next election|elections?/,
  /(?:maths?|math|english|science) homework|translate (?:this|something|the|it)|tax return|printer|washing machine|leaky tap|washing[- ]up/,
  /capital of|weather (?:tomorrow|today|doing|like)|the weather|what(?:'s| is) the time|what time (?:is it|does)|what year did|queen of|life on mars/,
  /recipe for (?:\w+ )?(?:bread|lasagn[ae]|cake|pizza|soup|cookies|pancakes)|best pizza|what (?:should|shall|can) i cook|final boss|good film|film is good/,
  /(?:glaze|paint|varnish|primer|wallpaper|curtains?) for (?:a|an|the|my|our)|(?:best|good|nice) (?:glaze|wallpaper|telly|podcast|playlist|restaurant|pub)\b/,
  /(?:stains?|wax) out of|oil on a quad|change (?:a|the) (?:tyre|tire|oil)|which (?:tyres|phone|car|laptop)|tyres for the winter|name my puppy|book me a (?:taxi|table)/,
);
