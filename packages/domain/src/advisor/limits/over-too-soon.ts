import { choice, oneOf, sequence, withPlainApostrophes } from '../../resolve/phrases.ts';
import { afterLowSugar } from './sugar-is-back.ts';

/** "I feel ok. Only she goes then?", "he is better, so we can sleep now?": told after an emergency, what is not over yet; null where nothing of it is asked. */
export function notOverYet(question: string, help: string): string | null {
  if (!asksIfOver(question)) return null;
  if (ofSugar.test(help)) return `It is not over yet. ${afterLowSugar}`;
  if (ofPoison.test(help)) return whoeverHadIt;
  return noWayThere.test(withPlainApostrophes(question)) ? `${notYet} ${ambulance}` : notYet;
}

export function asksIfOver(question: string): boolean {
  return question.length <= longest && calledOver.test(withPlainApostrophes(question));
}

const noWayThere =
  /\b(?:drives?|driving|lift|car|alone|taxi|far|bus)\b|\b(?:not|no(?:body| ?one)?|isn't|aren't) (?:is |are |at )*(?:here|home)\b/i;
const ambulance = 'With nobody to take you, let an ambulance come; do not drive yourself.';
const longest = 140;
const who = choice(/i|we|he|she|they|both|everyone|everybody|(?:my|the|our) \w+/);
const calledOver = oneOf(
  // "Only she goes then?", "just him to hospital?"
  sequence(
    /\b(?:only|just) (?:she|he|her|him|me|i|they|them|(?:my|the) \w+)\b/i,
    /[^.?!]{0,24}(?:\b(?:go(?:es)?|need(?:s|ed)?|must|has to|have to|should|calls?|hospital|doctor)\b|\?)/,
  ),
  // "Do I go too?", "should we both be seen?"
  sequence(
    /\b(?:do|does|should|must|shall) /i,
    who,
    / (?:\w+ ){0,3}?(?:go|come|call|ring|be seen|worry)\b/,
    /[^.?!]*\?/,
  ),
  /\b(?:me|him|her|us|them) (?:too|as well|also)\W*\?/i,
  // "So we can sleep now?", "can she stay at home?"
  sequence(
    /\b/i,
    choice(
      sequence(/(?:can|could|may) /, who),
      sequence(who, / (?:can|could|may)/),
      /(?:is it )?(?:ok|okay|safe|fine|alright) (?:for \w+ )?to/,
    ),
    / (?:\w+ )?(?:sleep|go to (?:sleep|bed)|go back to (?:sleep|bed)|rest|relax|stay (?:at )?(?:home|here)|go home|leave it|wait|skip|cancel|go on|lie down)\b/,
    /[^.?!]*(?:\?|$)/,
  ),
  // "Maybe I wait until Monday", "I will go tomorrow"
  /\b(?:wait|waits|waiting|enough) (?:and see|till|until|'til|for|a (?:bit|day|while|few)|(?:un)?til\w* \w+)\b/i,
  /\b(?:i|we|he|she)(?:'ll| will| can|'d rather| would rather)? (?:go|call|ring|see (?:the|my|a) doctor)\b[^.?!]{0,24}\b(?:tomorrow|later|in the morning|next week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i,
  // "So it's over?", "no need to call then?"
  /\b(?:it|that|he|she|all|everything)(?:'s|s| is)? (?:all )?(?:over|good|fine|done|settled|out of danger|safe)(?: now| then)?\W*\?/i,
  /\bno need (?:to|for)\b[^.?!]*\?|\b(?:do|does) (?:i|we|he|she|they) (?:still )?(?:really )?(?:need|have) to\b[^.?!]*\b(?:call|go|ring|hospital|doctor|er|a&e)\b|\bstill (?:need|have) to (?:call|go)\b/i,
);

/** Foxglove in a tea may be heard as too much of the digoxin that one of them takes. */
const ofPoison = /poison|too much of it does/i;
const ofSugar = /\bsugar\b/i;
const whoeverHadIt =
  'That is not over yet, and it holds for whoever had any of it: each of them calls or goes along now, even after half a cup and while all feels well. Signs can come hours later, and a heart medicine, another tablet or an illness can make a little of it dangerous. Say who had what, how much and when, and what each one takes; ask before the next dose of anything. Whoever had some does not drive.';
const notYet = 'I would not call it over yet: what you told me has to be looked at now, also when it feels better.';
