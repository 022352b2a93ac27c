/** What was not begun, or only seen somewhere, and a jab that was had: none is a herb in somebody's body. */
export function isYetToBeTaken(text: string): boolean {
  return notBegun.test(text) || onlySeen.test(text) || ofJabs.test(text);
}

/** "I had not yet started it" */
const notBegun = /\b(?:not|n't|never|didnt|havent|hadnt)(?: \w+)? (?:yet )?(?:started|begun|start|begin|taken|took)\b/i;
/** "She is on Accutane since May. Saw a gummy with vitamin A, ok for her?" */
const onlySeen =
  /\b(?:saw|seen|spotted|came across|looking at|thinking (?:of|about)|considering|what about|want(?:s|ed)? to (?:try|buy|order|get)) [^?]*\?\s*$/i;
/** "She had her jabs yesterday" */
const ofJabs =
  /\b(?:had|got|has had) (?:her|his|their|my|the|a|some)? ?(?:\w+ )?(?:jabs?|vaccin\w+|injections?|shots?|immuni[sz]ations?|mmr|scan|check-?up|nap|bath|bottle|feed)\b/i;
