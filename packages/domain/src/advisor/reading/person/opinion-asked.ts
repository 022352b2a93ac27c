import { choice, oneOf, sequence } from '../../../resolve/phrases.ts';
import { anyoneNamed, theirs } from './relation-words.ts';

/** "What do you make of them two", at the end: an opinion on what somebody takes, asked for oneself. */
export function opinionAsked(text: string): string | null {
  const asked = opinion.exec(text)?.[0] ?? null;
  return asked === null || anyoneNamed.test(asked) || someone.test(asked) ? null : asked;
}

/** "Buddy drinks noni juice for his kidneys and he's got a nettle tea too. What do you make of them?" */
export function asksOfWhatAnotherTakes(text: string): boolean {
  return opinionAsked(text) !== null && anotherTakes.test(text) && !isMatterOfTheirs.test(text);
}

const things = String.raw`(?: (?:of|on|about|to))?(?: (?:all )?(?:it|that|this|them|those|these|'em|such)(?: (?:two|three|both|ones?|lot|all|stuff|things?|herbs?|teas?|juices?))?| (?:that|this|those|these|the|such) (?:\w+ ){0,2}\w+)?`;
const opinion = sequence(
  /(?:^|[.?!,;:] ?|\b(?:and|so|but) )(?:and |so |but |well |now )*/i,
  choice(
    /what(?: do|d|'?s| would| dae)? (?:you|ya|ye|u|your)(?: \w+)? (?:make|think|reckon|say|feel)/,
    /wh?add?(?:ya|ye| ya) (?:make|think|reckon|say)/,
    /(?:what(?:'s| is| are) )?(?:your|any|ur) (?:opinions?|views?|take|verdict|thoughts?|thinking)|thoughts/,
    /what about|how about/,
    /(?:is|are) (?:it|that|they|those|these|them|either|any) (?:of (?:it|them|those|these|that) )?(?:two |both )?(?:any (?:good|use|help)|worth(?: it| a (?:go|try|shot|punt))?|a good idea|safe|ok(?:ay)?)|any (?:good|use|truth)|worth (?:a (?:go|try|shot|punt)|it)/,
  ),
  things,
  /(?: then| do you think| in your opinion)?\W*$/,
);
const someone = oneOf(/\b(?:he|she|him|her|his|hers|their|theirs)\b/i);
const anotherTakes = new RegExp(
  String.raw`\b${theirs}(?: (?:from|at|of|down|in|over|on|who) [^,.?!]{2,24}?)?\s+(?:also |always |just |now |only )*(?:takes?|took|drinks?|drank|uses?|used|has|had|'s got|eats?|chews?|is on|swears by|lives on|puts?)\b`,
  'i',
);
/** What is told of them so that it is weighed: an age, an illness, a medicine, or that they ask. */
const isMatterOfTheirs =
  /\b(?:wants? to know|wonders?|asks?|asked|is asking|pregnant|nursing|breast ?-?feeding|allergic|(?:he|she)(?:'s| is) (?:\d|on |taking )|aged? \d|year[- ]old|years old|with (?:her|his|their) (?:\w+ )?(?:pills?|tablets?|meds|medicines?|medication))\b/i;
