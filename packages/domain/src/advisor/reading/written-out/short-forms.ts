import { choice, followedBy, notFollowedBy, sequence } from '../../../resolve/phrases.ts';
import { lately } from '../../../resolve/lately.ts';
import { replacerOf, type Step } from '../../../resolve/patterns/quick-patterns.ts';
import { asksOfWhatIsAtHome } from '../named-things/at-home.ts';
import { childAges, numberOf } from '../person/child-ages.ts';
import { anecdotes } from './anecdotes.ts';
import { askedOtherwise } from './asked-otherwise.ts';
import { figuresOfSpeech } from './figures-of-speech.ts';
import { dialect } from './dialect.ts';
import { reactions } from './reactions.ts';
import { turnsOfPhrase } from './turns-of-phrase.ts';
import { people } from './people.ts';
import { ordinals } from './ordinals.ts';
import { hoursAsked } from './hours-asked.ts';
import { whatRemains } from './what-remains.ts';
import { putRight } from './put-right.ts';
import { ofWhatWasSpokenOf } from './of-what-was-spoken-of.ts';
import { leftOrInstead } from './left-or-instead.ts';
import { shortQuestions } from './short-questions.ts';
import { drinks } from './drinks.ts';
import { plainSpellings } from './plain-spellings.ts';
import { withHerbBehind } from './herb-behind.ts';
import { readText } from '../../../resolve/read.ts';
import { withKindsAsWishes } from './kinds-as-wishes.ts';
import { withRelations } from '../person/short-relations.ts';

/** The question as it would be written out in full: "hw much", "w/ beer ok?", "29f", "a laxative herb". */
export const writtenOut: (text: string) => string = lately(writeOut);

function writeOut(text: string): string {
  return withKindsAsWishes(
    withRelations(withSharedNames(withNameInFront(inWholeWords(withHerbBehind(asksOfWhatIsAtHome(text)))))),
  );
}

/** "German or Roman chamomile": the second name stands for both. */
function withSharedNames(text: string): string {
  return text.replaceAll(sharedName, (all, first: string, between: string, second: string, noun: string) => {
    const areBoth = [first, second].every((kind) =>
      readText(`${kind} ${noun}`).mentions.some(
        (mention) => mention.kind === 'herb' && mention.text.toLowerCase() === `${kind} ${noun}`.toLowerCase(),
      ),
    );
    return areBoth ? `${first} ${noun} ${between} ${second} ${noun}` : all;
  });
}

/** "Ginseng korean, american and siberian": the name in front stands for all. */
function withNameInFront(text: string): string {
  return text.replaceAll(nameInFront, (all, noun: string, list: string) => {
    const kinds = list.split(/\s*(?:,|\bor\b|\band\b|\bvs\b)\s*/).filter((kind) => kind !== '');
    const areAll =
      kinds.length > 1 &&
      kinds.every((kind) =>
        readText(`${kind} ${noun}`).mentions.some(
          (mention) => mention.kind === 'herb' && mention.text.toLowerCase() === `${kind} ${noun}`.toLowerCase(),
        ),
      );
    return areAll ? kinds.map((kind) => `${kind} ${noun}`).join(' and ') : all;
  });
}

const nameInFront =
  /\b(chamomile|camomile|ginseng|cinnamon|cohosh|basil|thyme|pepper|valerian|nettle|licorice|liquorice|tea)[,:;]?\s+((?:[a-z]+\s*(?:,|\bor\b|\band\b|\bvs\b)\s*){1,3}[a-z]+)(?=\W|$)/gi;

const sharedName =
  /\b([a-z]+) (or|and|vs\.?|versus) ([a-z]+) (chamomile|ginseng|cinnamon|cohosh|tea|clover|valerian|pepper|basil|thyme|nettle|plantain|rhubarb|licorice)\b/gi;

const inWholeWords = replacerOf(() => [
  ...askedOtherwise,
  ...turnsOfPhrase,
  ...putRight,
  ...people,
  ...dialect,
  ...anecdotes,
  ...figuresOfSpeech,
  ...reactions,
  ...ordinals,
  ...childAges,
  ...whatRemains,
  ...hoursAsked,
  ...ofWhatWasSpokenOf,
  ...leftOrInstead,
  ...shortQuestions,
  ...shortForms,
  ...plainSpellings,
  ...drinks,
]);

const shortForms: readonly Step[] = [
  // "Forgot I put that": what stands in the profile.
  [
    /\b(?:i )?(?:forgot|didn'?t know|didn’t know|did not know|thought) (?:that )?i(?:'d|’d| had)? (?:put|wrote|written|typed|entered|listed|ticked)(?: (?:that|it|this))?(?: (?:in|down|there))?\b/gi,
    ' ',
  ],
  // "Skinny tea": what it is sold for.
  [
    /\b(?:skinny|fit|slim(?:ming)?|flat[- ]tummy|boo|weight[- ]?loss) ?teas?\b(?! (?:for|to lose))|\bteatox\b/gi,
    'slimming tea to lose weight',
  ],
  // "Bananas make my mouth itch".
  [
    sequence(
      /(?<=^\W*(?:(?:oh|also|and|btw|well|ah)\W+)*)([a-z]+(?:(?:,| and| or) [a-z]+){0,3}) (?:also )?/gi,
      /(?:makes?|gives?|leaves?) (?:me |my |the )?(?:an )?/,
      /(?:mouth|lips|throat|tongue|gums|itchy (?:mouth|lips|throat|tongue))/,
      /(?: (?:feel |go )?(?:itch\w*|tingl\w*|funny|burn\w*|prickl\w*))?\W*$/,
    ),
    'I am allergic to $1',
  ],
  [
    /\b(wind(?:ing)?) down\b(?! (?:at|before|in|for the night|by)\b)(?! (?:the|a|my|our) (?:window|road|hill|lane|clock|business|company))/gi,
    'relaxing',
  ],
  [/(?<=^|\s)w\/o\b/gi, 'without'],
  [/(?<=^|\s)w\/(?=\s|\w)/gi, 'with '],
  [/(?<=\w )w (?=(?:food|meals?|milk|water|breakfast|dinner|coffee|tea|my|an?)\b)/gi, 'with '],
  // Taken on purpose, it is the food of bees.
  [
    /(?<=\b(?:take|taking|eat|eating|try|and|what about|spoon of) )pollen(?= (?:for|capsules|granules|every|daily|a day)\b|\W*\?)/gi,
    'bee pollen',
  ],
  [
    /^\W*(?:(?:and|ok|but|so)\W+)*i(?:'d| would|'ll| will)? (?:also )?(?:have|take|drink|like|want) (?:some|it|one|that|them|the same) (?:too|as well|myself)\W*$/gi,
    'can i have it too?',
  ],
  [/\bhw\b/gi, 'how'],
  // "Allergic to aspirin, willow bark?"
  [/(?<=\ballerg(?:ic|y|ies) to [\w' ]{3,24}),(?= [\w' -]{3,30}\?\W*$)/gi, '.'],
  [/\bwind(?:s|ing)? (?:me |us |it )?down\b/gi, 'unwind'],
  [/\bid(?= (?:like|love|rather|prefer|want)\b)/gi, "i'd"],
  [/\bloose(?= (?:\d|weight|some|a few|the|fat|belly|pounds|kilos))/gi, 'lose'],
  // "Underactive bladder no sorry OVERactive".
  [
    /\b(?:under|over|hypo|hyper|low|high) ?-?(?:active|tension|thyroid\w*)( \w+)?[ ,.]+(?:no,? )*(?:sorry|i mean(?:t)?),?(?: no,?)?(?: i mean(?:t)?,?)? ((?:under|over|hypo|hyper) ?-?(?:active|tension|thyroid\w*))(?! (?:too|and|or)\b)/gi,
    '$2$1',
  ],
  // "It's for my dad really, 79 with bad kidneys".
  [
    /\b((?:my|our) (?:mum|mom|dad|mother|father|gran\w*|nan|aunt|uncle|husband|wife|partner|son|daughter|sister|brother|friend|neighbou?r)) (?:really|actually|by the way|btw),? (\d{1,3})\b(?! ?(?:mg|tablets|pills|weeks|months))/gi,
    '$1, $2 years old,',
  ],
  // "Caffeine, how many cups of coffee?": the coffee is what is drunk.
  [/\bcaffeine\b\W+(?=how (?:many|much) (?:cups?|mugs?|coffees?)\b)/gi, ''],
  [/^\W*(?:(?:lol|haha+|hehe+|lmao)\W+)+(?=\w)/gi, ''],
  [/(?<=\w[^]*?)[ ,]+(?:lol|lmao|haha+|hehe+|tho|bro|dude|innit)(?=\W*$)/gi, ''],
  [/^\W*(?:ok(?:ay)?,? )?(?:i'?m )?(?:so |very )?sorry (?:for|about|that i|i)\b[^.?!,]{2,30}[.!,]\s*(?=\w)/gi, ''],
  [
    /\b(?:(?:my|the|his|her) )?skin(?:'s|’s| is| has| was| got| looks?)+ (?:a (?:bit|little) |slightly |also |already |really )*(?:broken|open|torn|grazed|scraped|split|cracked|raw)\b/gi,
    'I have broken skin',
  ],
  // "If I have a small cut there", "it is a bit open in the middle", of what is to be put on.
  [
    /\b(?:i (?:have|got)|there(?:'s|’s| is)|with) (?:a |an |some )?(?:small |little |tiny |open |fresh )*(?:cuts?|graze|scratch(?:es)?|open (?:spot|bit|place)) (?:there|on it|in it|near it)\b/gi,
    'I have broken skin',
  ],
  [
    /\b(?:it|that|the (?:bruise|spot|place|skin))(?:'s|’s| is| has| got| gone| went)* (?:a (?:bit|little) |slightly |still |now )*(?:open|raw|weeping|grazed)(?: (?:in the middle|in one place|there|on top|at the edges?))\b/gi,
    'I have broken skin',
  ],
  [/\bwhats\b/gi, "what's"],
  [/\b(he|she)s(?= )/gi, "$1's"],
  // "My son has it too, he's 4".
  [
    sequence(
      /\b(he|she)(?:'s|’s| is) (?:only |just |nearly |almost |about |now )*/gi,
      /(\d{1,2}|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)/,
      followedBy(
        sequence(
          / ?/,
          choice(
            /$|[,;!?)]|\.(?!\d)/,
            sequence(
              notFollowedBy(
                sequence(
                  choice(
                    /in|or|to|of|at|from|kilos?|stone|foot|feet|ft|pounds?|lbs?|times|hours?|minutes?|points/,
                    /months?|mos?|weeks?|wks?|days?|years?|yrs?|yo|inch\w*|cm|kg|mg|ml|g|am|pm|tablets?|pills?/,
                    /sizes?|percent/,
                  ),
                  /\b/,
                ),
              ),
              /[a-z]{2}/,
            ),
          ),
        ),
      ),
    ),
    (_, who = '', age = '') => `${who} is ${numberOf(age)} years old`,
  ],
  [/^\W*(?:(?:ok|okay|so|then|and|well)\b\W*)*(?:nah|nope|no|not|neither)(?: then)?\s*\?+\s*$/gi, 'is it ok?'],
  [
    /^\W*(?:(?:ok|okay|then|and|well)\b\W*)*so (?:(?:it|that)(?:'?s|’s| is)? )?(?:a )?(?:nah|nope|no|not)(?: then)?\W*$/gi,
    'is it ok?',
  ],
  [
    /^\W*(?:(?:ok|okay|then|and|well|oh)\b\W*)*(?:so )?(?:none|not (?:one|any|a single one)|all) of (?:them|those|these)(?: then| is ok)?\W*$/gi,
    'which of them are ok?',
  ],
  [
    /^\W*(?:(?:ok|okay|then|and|well|oh)\b\W*)*(?:so )?(?:i(?:'d| should| had)? )?(?:better|rather|best) not(?: to)?(?: take it)?(?: then)?\W*$/gi,
    'is it ok?',
  ],
  [/(?<=\b(?:sorry|thanks|cheers|ok|okay|thx|no|yes|hi|hello))[ ,]+mate(?=\W*$)/gi, ''],
  [/\bhair (?:lose|loosing|losing|lost)\b/gi, 'hair loss'],
  [/\bcapsuls\b/gi, 'capsules'],
  [/\b(?:cant|cannot|can't|havent|haven't|hasnt|hasn't) (?:been able to )?(?:poop|poo)(?:ed)?\b/gi, 'is constipated'],
  // "Pepper ointment" is made of the hot kind.
  [/\b(?<!black )pepper (ointment|cream|balm|rub|plasters?|patch(?:es)?|gel)\b/gi, 'cayenne $1'],
  [/\bwith pepper\b/gi, 'with black pepper'],
  [
    /\b(?:like|as if|as though) (?:i'?m|i’m|i am|i was|i were|to) (?:a |an )?(?:\d{1,2}|three|four|five|six|seven|eight|ten)(?:[- ]years?[- ]olds?)?\b(?: year old| child)?/gi,
    'simply',
  ],
  [/\br (?=u\b|you\b)/gi, 'are '],
  [
    /^\W*(?:so |and |but |ok |then )*why not (?!it\b|that\b|this\b|them\b|now\b|me\b)(?=\w+(?:[ -][\w']+){0,2}(?: then| instead| tea)?\W*$)/gi,
    'what about ',
  ],
  [/\b(?:wot|wat|wht|whts|wots|wats)\b/gi, 'what'],
  [/\bels\b/gi, 'else'],
  [/\bnite(s)?\b/gi, 'night$1'],
  [/\bswich\b/gi, 'switch'],
  // "The most C a day": the vitamin, once an amount is spoken of.
  [/(?<=\b(?:most|max|maximum|much) )c(?= (?:a|per|each) day\b| daily\b)/gi, 'vitamin C'],
  [/^\W*(?:so |and |then )*no ([a-z][\w' ]{2,20}?) then\W*$/gi, 'is $1 not ok?'],
  [/\boats straw\b/gi, 'oat straw'],
  [
    /\b(?:so (?:that )?)(?:even )?(?:a|my|any) (?:kid|child|\d{1,2}[- ]year[- ]old|five[- ]year[- ]old|grand(?:ma|pa)|nan)(?: can| could| would| will)? (?:understands?|gets? it)\b/gi,
    'in simple words',
  ],
  [
    /\b(?:i'?m|i’m|i am) not (pregnant|nursing|breast ?-?feeding)\b[,;.]*(?: but| it'?s| and)? (my \w+|she)(?:'s|’s| is)(?: the one(?: who is)?)?\b(?! \w)/gi,
    '$2 is $1, not me',
  ],
  [
    /\b(?:a |an )?(?:god|step|foster|grand)?(?:child|kid|boy|girl) (?:of|aged) (two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/gi,
    'a $1 year old child',
  ],
  [/\b(?:godchild|godson|goddaughter|stepchild|foster child|school ?child|pre-?schooler|first[- ]grader)\b/gi, 'child'],
  [/\b(?:mums?|moms?|mothers?)[- ]to[- ]be\b/gi, 'pregnant women'],
  // Of several children the youngest counts.
  [
    /\b(?:they|the kids|the children|my kids|my children|the twins)(?:'re|’re| are) (?:aged )?(\d{1,2})(?:, (\d{1,2}))? and (\d{1,2})\b(?! (?:months?|weeks?|mg))/gi,
    (_, ...ages) =>
      `my child is ${Math.min(...ages.slice(0, 3).flatMap((age) => (/^\d+$/.test(age ?? '') ? [Number(age)] : [])))} years old`,
  ],
];
