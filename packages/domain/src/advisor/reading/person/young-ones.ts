import { anyPhrase, choice, sequence } from '../../../resolve/phrases.ts';
import { youngRelations } from '../../data/relation-words.ts';

/** "What helps a colicky baby?", "can kids have elderberry?": nobody's child, and yet a child. */
export function youngOneAskedAbout(text: string): string | null {
  const word = youngWord.exec(text)?.[0].toLowerCase();
  if (word === undefined || notAboutAChild.test(text) || ownWords.test(text)) return null;
  if (/teen/.test(word)) return 'teenager';
  if (/bab|infant|newborn/.test(word)) return 'baby';
  return /toddler/.test(word) ? 'toddler' : 'child';
}

/** "Can I give baby a spoon too?": a baby is never taken for an older child. */
export function childOrBaby(text: string): string {
  return givenToABaby.test(text) ? 'baby' : 'child';
}

const givenToABaby = /\b(?:give|giving|feed|for|to) (?:the |my |our )?(?:bab(?:y|ies)|newborns?|infants?)\b/i;

const youngWord =
  /\b(?:bab(?:y|ies)|infants?|newborns?|toddlers?|child(?:ren)?|kids?|school ?child(?:ren)?|pre-?schoolers?|teens?|teenagers?|an? (?:[1-9]|1[0-7])[- ](?:year|month|week)s?[- ]olds?)\b/i;
const notAboutAChild = anyPhrase(
  // "No sex drive. 2 kids. tired": no matter of a child.
  /sex drive|sex life|libido|erections?|hot flush(?:es)?|hot flash(?:es)?|menopaus\w*|hung ?over/,
  /(?:since|because|when|now that|after|before|while) (?:[\w']+ ){0,3}(?:bab(?:y|ies)|kids?|child(?:ren)?|toddler|newborn)/,
  /(?:bab(?:y|ies)|kids?|child(?:ren)?|toddler|newborn|teens?) (?:\w+ ){0,2}(?:wakes?|keeps?|stress\w*|drives?|exhausts?|tires?|was born)/,
  /(?:catch\w*|caught|get\w*|got|pick\w*|infected|ill|sick|bugs?|colds?|germs)\b[^.?!]{0,24} (?:from|off) (?:[\w']+ ){0,2}(?:bab(?:y|ies)|kids?|child(?:ren)?|toddlers?)/,
  /(?:bab(?:y|ies)|kids?|child(?:ren)?|toddlers?) (?:\w+ )?(?:brings?|brought|bringing) (?:\w+ ){0,4}(?:home|back|in)/,
  /baby (?:weight|bump|blues|shower|plans?|aspirin|oil|powder|fat|brain|carrots?|spinach)/,
  /child ?care|child(?:hood|birth|bearing)|kid(?:neys?|ding)/,
  /with (?:my |the |our |two |three |small |little )*(?:kids?|child(?:ren)?|bab(?:y|ies)|toddlers?) (?:around|here|at home|in (?:the )?(?:house|bed|room)|to (?:look after|care for|mind))/,
  /(?:away|reach|hands) (?:from|of) (?:\w+ )?(?:kids|children)/,
  /(?:when|as|since) (?:i was )?(?:a|an) (?:child|kid|teen(?:ager)?|baby)/,
  /(?:i|we) (?:have|had|look after|raise|teach) (?:\w+ ){0,2}(?:kids?|child(?:ren)?|bab(?:y|ies)|teens?|toddlers?)/,
  sequence(
    choice(
      /have|having|get|getting|want|another|conceive|expecting|carry\w*|nursing|feeding|feed/,
      /pregnant with|lost|lose|losing|work with|works with|teach|mother of|father of/,
    ),
    / (?:a |my |the |our |small )?(?:bab(?:y|ies)|child(?:ren)?|kids?)/,
  ),
  /(?:harm|reach|hurt|pass|affect|danger\w*|risk\w*|safe)\b[^.?!]{0,24}\b(?:the|my|our|unborn) (?:unborn )?baby/,
);
/** The one who writes complains, or asks for themselves. */
const ownWords =
  /\b(?:i catch|i carry|i can't|i cannot|i'm|i am|i feel|i need|i've|i have|i don't|help me|helps me|for me|calms me|my (?:back|throat|head|stomach|sleep|nerves|energy|skin|milk))\b/i;

/** "What would you put on a child that small?", after the daughter, is asked for her. */
export function childMeant(before: string | null, text: string): string {
  return before !== null && young.test(before) && suchAChild.test(text) ? before : childOrBaby(text);
}

const young = new RegExp(`^${choice(...youngRelations)}$`);
const suchAChild =
  /\b(?:a|the|this) (?:child|kid|baby|toddler|girl|boy|little one) (?:that|so|this|as) (?:small|young|little|tiny)\b|\b(?:such a|so) (?:small|young|little) (?:a )?(?:child|kid|baby|toddler|girl|boy)\b|\ba (?:child|kid|baby|girl|boy) (?:like (?:her|him)|(?:of )?(?:her|his|that|this) (?:age|size))\b/i;
