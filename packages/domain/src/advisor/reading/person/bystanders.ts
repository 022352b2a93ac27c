import { usesFromText } from '../../../herbs/uses-from-text.ts';
import { lately } from '../../../resolve/lately.ts';
import { choice } from '../../../resolve/phrases.ts';
import { readText } from '../../../resolve/read.ts';
import { namesAMedicine } from '../named-things/names-a-herb.ts';
import { complainsOfOwn } from './own-matter.ts';
import { anyoneNamed, relation, theirs } from './relation-words.ts';

/**
 * Somebody is named who said, owns or takes a thing, and is not the one it is for: "my legs cramp, my niece said magnesium, she
 * takes 400. yes?" Whoever is asked for is asked for in so many words, or has the complaint.
 */
export const isBystander = lately((text: string): boolean => {
  if (asksForThem.test(text)) return false;
  if (tookItCarrying.test(text)) return true;
  if (saysSo.test(text)) return !suffersIn(text);
  if (namesTheirMedicine(text) || !isOwn(text)) return false;
  return hasOrTakes.test(text)
    ? !suffersIn(text)
    : anyoneNamed.test(text) && (complainsOfOwn(text) || ofOwnBody.test(text));
});

/**
 * "The neighbour, he is a young fellow of seventy, he says licorice is the thing for my cough", "my mother-in-law is staying and
 * she is making me karela juice": what somebody says or does for the one who writes. What is left tells of nobody who ails.
 */
export function isDoneForMe(text: string): boolean {
  if (!anyoneNamed.test(text) || asksForThem.test(text) || sendsMe.test(text)) return false;
  const clauses = text.split(/[.;?!]|,? \b(?:and|but|so|plus)\b/i);
  const rest = clauses.filter((clause) => !doneForMe.test(clause.replace(toldBeside, ' ')));
  return rest.length < clauses.length && !suffersIn(rest.join('. ')) && !namesTheirMedicine(rest.join('. '));
}

/** It is the one who writes that complains or wishes. */
function isOwn(text: string): boolean {
  return ownWish.test(text) || ofTheIdea.test(text) || complainsOfOwn(text) || tellsOwnMedicine(text);
}

/** "They stopped my codeine, a mate takes kratom. any good?", "I'm on lithium, my brother takes 5-HTP": whose tablets they are tells who would add to them. */
function tellsOwnMedicine(text: string): boolean {
  return text
    .split(/[.,;?!]|\b(?:and|but)\b/i)
    .some((clause) => !anyoneNamed.test(clause) && ofMine.test(clause) && namesAMedicine(clause));
}

const ofMine = /\b(?:my|i(?:['’]?m| am)(?: \w+)? on|i (?:\w+ )?(?:take|took|use|get|have))\b/i;

/** The clause that names them, or goes on of them, tells of something that ails them; what they take a thing for does not. */
function suffersIn(text: string): boolean {
  return text.split(/[.,;?!]|\b(?:and|but)\b/i).some((clause) => {
    const isOfThem = hasOrTakes.test(clause) ? false : anyoneNamed.test(clause) || pronoun.test(clause);
    const isReported = !saysSo.test(clause) || pronoun.test(clause);
    return isOfThem && isReported && usesFromText(clause).length > 0;
  });
}

function namesTheirMedicine(text: string): boolean {
  return readText(text).mentions.some(
    ({ kind, start }) => kind === 'medicine' && anyoneNamed.test(text.slice(0, start)),
  );
}

const pronoun = /\b(?:he|she|they|his|her|their)\b/i;
const says = String.raw`(?:said|says|say|told me|tells me|swears?|recommend\w*|suggest\w*|reckons?|mentioned|gave me|got me|sent me|brought me|lent me)`;
const saysSo = new RegExp(
  String.raw`\b(?:${theirs} (?:\w+ ){0,2}?${says}|(?:he|she|they) (?:also )?(?:said|says|swears|recommends?|mentioned) (?:that|so|it|this)\b)`,
  'i',
);
const hasOrTakes = new RegExp(
  String.raw`\b${theirs} (?:in[- ]law )?(?:\w+ )?${choice(
    /(?:has|had|got|keeps) (?:it|some|them|one|this|that|these|an? (?:jar|bottle|box|tin|bag|pack(?:et)?|tub|stash))\b/,
    /(?:takes?|took|uses?|used|drinks?|drank|does|puts?|swears by|lives on|is on)\b/,
  )}`,
  'i',
);
/** "Mum had raspberry leaf tea with all of us, says start now": of births long past. */
const tookItCarrying = new RegExp(
  String.raw`\b${theirs} (?:always |also |just )?(?:had|took|drank|used|swore by|lived on)\b[^.?!]{2,50}\b${choice(
    /(?:with|for|carrying|expecting|having) (?:all|both|each|every one|the lot|two|three|four|five) of (?:us|them|hers|her \w+)/,
    /(?:with|carrying|expecting|having) (?:all )?(?:us|me|hers)/,
    /when (?:she|they) (?:was|were) (?:pregnant|expecting|carrying|having)|when she had (?:me|us|my)/,
  )}\b`,
  'i',
);
const ownWish = new RegExp(
  String.raw`\bi(?:'d| would| also|'m| am| was)? (?:want|need|like|love|dying|desperate|looking|hoping|thinking)\b(?![^.?!,]{0,30}\b(?:for|to give|to help) (?:him|her|them|${theirs})\b)`,
  'i',
);
/** "Worth a try?", of what somebody takes, is asked for oneself. */
const ofTheIdea =
  /\b(?:worth (?:(?:a|the) (?:try|go|shot|punt|whirl|money)|trying|it)|(?:should|could|shall) i (?:try|take|have|use|start))\b/i;
/** "I want to make my immune system stronger." */
const ofOwnBody = new RegExp(
  String.raw`\bi (?:want|need|would like|wish)(?: to)? (?:\w+ )?my (?!${relation}\b)\w+`,
  'i',
);
/** "The neighbour, he is a young fellow of seventy, he says", "my sister, who is a nurse, says". */
const toldBeside =
  /,? (?:who|he|she|they)(?:'s|'re| is| are| was)? (?!(?:also |always |now )*(?:says?|said|making|giving|bringing|telling))[^,.?!]{2,40},(?= )/gi;
const me = String.raw`(?:me|us|my (?!(?:\w+ ){0,2}?${relation}\b)\w+|i (?:should|must|need|ought|could|can))`;
const doneForMe = new RegExp(
  String.raw`\b(?:${theirs}|he|she|they)(?:'s|'ve| is| are| has| have)?(?: \w+){0,2}? ${choice(
    /(?:makes?|made|making|gives?|gave|giving|brings?|brought|bringing|buys?|bought|buying|sends?|sent|sending|feeds?|fed|feeding|cooks?|cooked|cooking|brews?|brewed|brewing|pours?|poured|pouring|serves?|served|serving)/,
    /(?:puts?|putting|stirs?|stirred|slips?|slipped|sneaks?|mixes|mixed|adds?|added|rubs?|rubbed)/,
    /(?:says?|said|saying|thinks?|thought|swears?|swore|reckons?|tells?|told|telling|insists?|believes?|recommend\w*|suggest\w*|wants?|wanted|prescribes?)/,
  )}\b[^.?!;]*?\b${me}\b|\b(?:${theirs}|he|she|they) (?:\w+ ){0,2}?(?:gets?|got|getting|has|had) (?:me|us)\b`,
  'i',
);
/** "She wants me to ask if her tea is ok." */
const sendsMe = /\b(?:wants?|asked|asks|told|sent) me to (?:ask|look|find|check|tell|write)/i;
const asksForThem = new RegExp(
  String.raw`\b${choice(
    /(?:can|could|may|might|should|shall|must|would|will|does|do|is|are) (?:he|she|they)\b/,
    /(?:can|could|should|may) i give/,
    /(?:for|to|with|give|giving|gave|help|helps|helping|suits?|hurt|harm) (?:him|them|hers|theirs|(?:her|his)(?=\W*$|[,.;?!]| (?:too|as|instead|and|or|if|with|when|now|then|at|in|on)\b))/,
  )}|\b(?:can|could|may|should|would|will|for|give|giving|help|helps|ask(?:s|ing)? (?:for|about)|about) ${theirs}\b`,
  'i',
);
