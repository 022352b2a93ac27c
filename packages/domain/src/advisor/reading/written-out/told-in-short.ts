import { anyNumberOf, choice, sequence } from '../../../resolve/phrases.ts';
import { readText } from '../../../resolve/read.ts';
import type { AdvisorRequest } from '../../answer.ts';
import { withFormPutRight } from './form-put-right.ts';

type Asked = Pick<AdvisorRequest, 'question' | 'history' | 'person' | 'profileName' | 'isOfMember'>;

/** "Just so u know sleep apnoea", "baby on the way", "i drink a bit": what is told of oneself in passing, as a sentence of its own. */
export function withToldInShort<T extends Asked>(asked: T): T {
  const request = withFormPutRight(asked);
  const isMan = request.person.gender === 'male';
  const ofDrinks = request.history.some(({ role, text }) => role === 'user' && drinksSpokenOf.test(text));
  const named = (text: string) => {
    if (text.length > longest) return text;
    const told = inPassing(text);
    const [, sentence] = stages.find(([words, , forWhom]) => words.test(told) && !(isMan && forWhom === 'woman')) ?? [];
    if (sentence !== undefined) return told.replace(/^[^]*$/, sentence(told));
    return !ofDrinks && drinksSome.test(told) ? 'I drink alcohol' : told;
  };
  return {
    ...request,
    question: named(request.question),
    history: request.history.map((turn) => (turn.role === 'user' ? { ...turn, text: named(turn.text) } : turn)),
  };
}

const longest = 90;

/** "Got AF if that matters", "does my glaucoma matter?": the fact without what only leads to it. */
function inPassing(text: string): string {
  // "I take ginkgo and vitamin E. Does that matter?" asks of those.
  if (readText(text).mentions.some(({ kind }) => kind === 'herb')) return text;
  const { fact, named } = asksIfItMatters.exec(text)?.groups ?? {};
  const asked = fact ?? named;
  if (asked !== undefined && isOnlyAFact(asked)) return `is it ok with ${asked}?`;
  const rest = text.replace(leadsToIt, '').replace(afterIt, '');
  if (rest === text || rest.trim() === '') return text;
  return isOnlyAFact(rest) && !hasAVerb.test(rest) ? withVerb(rest.trim()) : rest;
}

/** It names an illness or a medicine, and no herb. */
function isOnlyAFact(words: string): boolean {
  const { mentions } = readText(words);
  return mentions.length > 0 && mentions.every(({ kind }) => kind === 'condition' || kind === 'medicine');
}

function withVerb(fact: string): string {
  const isTaken = readText(fact).mentions.some(({ kind }) => kind === 'medicine');
  return `${isTaken ? 'I take' : 'I have'} ${fact}`;
}

const hasAVerb =
  /^\W*(?:i|i'm|i’m|im|ive|i've|got|have|had|has|am|is|on|take|taking|takes|my|his|her|he|she|they|been|being|was|not|no|allergic|pregnant)\b/i;
const opener = anyNumberOf(
  /(?:oh|ah|and|but|also|btw|by the way|ok|so|well|yeah|yes|um+|er+|sorry|oops|mind you|actually|just|p\.?s\.?|tbf|tbh)\b[ ,.:]*/,
);
/** "Should of said", "forgot to mention". */
const saidLate = sequence(
  /i? ?(?:should(?:'?ve| have| of|a)?|ought to(?: have)?|meant to|forgot to|need to|didn'?t) (?:probably )?/,
  /(?:say|said|mention(?:ed)?|add(?:ed)?|tell (?:yo)?u|told (?:yo)?u)/,
);
const leadsToIt = sequence(
  /^\W*/i,
  opener,
  choice(
    /(?:just )?so (?:yo)?u know|jsyk|jfyi|fyi|for (?:yo)?ur info(?:rmation)?|heads up|full disclosure/,
    /(?:it'?s |prob(?:ably)? |may be |might be )*(?:worth|relevant|important) (?:saying|mentioning|noting|knowing|adding|to (?:say|mention|add|know))/,
    saidLate,
    /(?:i )?(?:don'?t|dont|dunno|not sure|no idea)(?: know)? (?:if|whether) (?:it|this|that)(?:'?s| is)?(?: matters?| relevant| important| helps?| makes a difference| counts?)(?: but)?/,
    /(?:not sure|dunno) if relevant(?: but)?/,
  ),
  /\b(?: that)?[ ,.:;-]*/,
);
const afterIt = sequence(
  /[ ,.;-]+/i,
  choice(
    /(?:if|in case) (?:it|that|this)(?:'?s| is)? ?(?:matters?|helps?|relevant|important|makes (?:a|any) difference|changes (?:anything|things)|counts?)(?: at all)?/,
    /(?:just )?so (?:yo)?u know|jsyk|jfyi|fyi|just saying|for info/,
    /(?:does|will|would) (?:it|that) (?:matter|make (?:a|any) difference|change (?:anything|things))/,
    sequence(saidLate, /(?: (?:that|it|this))?(?: (?:before|earlier|sorry|first|lol|tho))*/),
  ),
  /\W*$/,
);
const own = /(?:(?:my|me|having|being|got|i have|i've got|i'm|im|i am|i take|i'm on|im on|that|if) )*/;
const asksIfItMatters = sequence(
  /^\W*/i,
  opener,
  choice(
    sequence(
      /(?:do|does|would|will|is|are|could|can) /,
      own,
      /(?<fact>[\w' ,&-]{2,40}?)/,
      / (?:be )?(?:matters?|make (?:a|any) difference|change (?:anything|things|that|it)|count|a (?:problem|prob)|an issue|relevant|important)/,
    ),
    sequence(/(?:does|would|will) (?:it|that|this) matter (?:that|if|with) /, own, /(?<named>[\w' ,&-]{2,40}?)/),
  ),
  /(?: (?:here|then|at all|with (?:it|that|this)))*\W*$/,
);

type Stage = readonly [words: RegExp, sentence: (told: string) => string, forWhom?: 'woman'];

function only(...words: readonly RegExp[]): RegExp {
  return sequence(
    /^\W*/i,
    opener,
    choice(...words),
    /(?: (?:btw|by the way|now|tho|though|lol|here|too|atm|myself))*\W*$/,
  );
}

const child = String.raw`(?:(?:my|our|the|a) )?(?:\d{1,2} ?(?:week|wk|month|mth|mo)s?(?: old)?|baby|bub|bubs|lo|little one|newborn|son|daughter|twins)`;
const stages: readonly Stage[] = [
  [
    only(
      /(?:i'm |im |i am |i'?ve got |got |have |having |there'?s |with |we'?ve got |we have |expecting )*(?:a |another |our (?:first |second |next )?|my (?:first |second )?|first |second )?(?:baby|little one|bub) (?:is )?(?:on (?:the|its) way|coming)/,
      /(?:i'm |im |i am )?with child|(?:there'?s )?(?:a )?bun in (?:the|my) oven/,
    ),
    () => 'I am pregnant',
    'woman',
  ],
  [
    only(
      new RegExp(
        String.raw`(?:i'm |im |i am )?(?:still )?(?:bf|b\/f|bfing|bf'ing|ebf|breast ?fe+d(?:ing)?)(?: ${child})?`,
      ),
      new RegExp(String.raw`${child}(?:'s| is)? (?:still )?(?:on|at) the (?:boob|breast|tit)`),
    ),
    () => 'I am breastfeeding',
    'woman',
  ],
  [
    only(
      /(?:i'm |im |i am |only |just |age |aged )*(?:1[0-9]|[2-9]\d)(?: ?(?:yo|y\/o|yrs?(?: old)?|years?(?: old)?))?/,
    ),
    (told) => (bareAge.test(told) ? `I am ${/\d+/.exec(told)?.[0] ?? ''} years old` : told),
  ],
];
/** A number alone may be an amount: "15 btw" and "im 15" are no amount. */
const bareAge =
  /^\W*(?:(?:oh|and|but|also|sorry|oops|well)\W+)*(?:(?:i'm|im|i am|only|just|aged?)\b[^]*|\d{1,2} (?:btw|by the way|here|yo|y\/o|yrs?)\b[^]*)$/i;

const drinksSpokenOf = /\b(?:teas?|coffees?|juices?|drinks?|kombucha|smoothies?|cups?|water|milk|infusions?)\b/i;
/** "I drink a bit", of nothing else that is drunk. */
const drinksSome = sequence(
  /^\W*/i,
  opener,
  choice(
    /i (?:do |still |always |quite |also )*(?:drink|like a drink|like my drink|enjoy a drink|have a drink)(?: (?:quite )?a (?:(?:fair |good |wee |little )?bit|little|lot|fair amount)| most (?:days|nights)| at (?:the )?weekends?| socially| (?:now and (?:then|again)|of an evening|at night))?/,
    /(?:like|enjoy) (?:a|my|the odd) (?:drink|tipple|bevvy)/,
    /(?:i'm |im |i am )?(?:a )?(?:bit of a |big |heavy |regular |social |moderate |light )*(?:drinker|boozer)/,
    /(?:half )?(?:a )?bottle of (?:red|white|rose|wine|plonk|fizz)(?: (?:a|every|each|most|at) (?:night|nights|evening|evenings|day|days|weekend|weekends))?/,
    /i? ?(?:sink|neck|down|have|had) a (?:few|skinful)(?: (?:at weekends?|most nights|every night|last night|after work))?/,
  ),
  /(?: (?:tbh|though|tho|lol|btw|at (?:the )?weekends?|most (?:days|nights)|every (?:day|night)|of an evening|now and (?:then|again)))*\W*$/,
);
