import { choice, sequence } from '../../../resolve/phrases.ts';
import { readText } from '../../../resolve/read.ts';
import { takenByTheDead } from '../person/past-stories.ts';
import { forWhomAfterAll } from './for-whom-after-all.ts';
import type { Step } from '../../../resolve/patterns/quick-patterns.ts';

const drives =
  '(?:dandelion|juniper|parsley|nettle|horsetail|birch|uva ursi|bearberry|buchu|celery(?: seed)?|corn silk|hibiscus|green tea|fennel|goldenrod|java tea)';

function areMedicines(...names: readonly string[]): boolean {
  return names.every((name) => readText(name).mentions.some(({ kind }) => kind === 'medicine'));
}

function withoutMedicines(told: string, ...found: readonly string[]): string {
  if (alsoMine.test(found.at(-1) ?? '')) return told;
  return readText(told)
    .mentions.filter(({ kind }) => kind === 'medicine')
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}something${rest.slice(end)}`, told);
}

/** "My dad had warfarin until he died, me too now." */
const alsoMine =
  /\b(?:me too|so (?:do|am|have) i|same (?:here|as|for me|with me|one)|i(?:['’]?m| am|['’]ve been)? (?:now |also )?(?:on|take|taking|got|have) (?:it|them|that|the same|his|hers)|like (?:me|mine|him|her)|now i)\b/i;

/** What a message itself takes back, and those whom somebody looks after for a living. */
export const putRight: readonly Step[] = [
  // "Dandelion and juniper water tablets" are herbs, and nobody's prescribed water pill.
  [
    new RegExp(
      `\\b(${drives}(?:(?:,| and| or|,? &) ${drives})*) (?:water|diuretic) (tablets?|pills?|capsules?|caps)\\b`,
      'gi',
    ),
    '$1 $2',
  ],
  [/\b(?:herbal|natural|herb) (?:water|diuretic) (?:tablets?|pills?|capsules?|caps)\b/gi, 'herbs for water retention'],
  ...forWhomAfterAll,
  [takenByTheDead, withoutMedicines],
  // "Sorry is sintrom not warfarin": one medicine in the place of another.
  [
    /^\W*(?:(?:oh|sorry|oops|wait|no|actually|correction|my mistake|hang on)\b[ ,.:]*)*(?:(?:it ?['’]?s|it is|is|that['’]?s|i(?:['’]?m| am) on|i (?:take|mean|meant)) )?([a-z-]{4,20}),?(?: i take)?,? (?:and )?not (?:the )?([a-z-]{4,20})(?:,? sorry)?\W*$/gi,
    (all, meant = '', wrong = '') => (areMedicines(meant, wrong) ? `I take ${meant}, not ${wrong}` : all),
  ],
  // "I wake up drenched at 3am": in sweat, where no child and no leak is told of.
  [
    sequence(
      /\b((?:wake|wakes|woke|waking|woken)(?: up)?) (?:\w+ )?/gi,
      /(?:drenched|soaked|soaking(?: wet)?|dripping(?: wet)?|wringing wet|sodden|wet through)(?: through)?\b/,
      /(?![^.?!]*\b(?:pee|wee|urine|bed[- ]?wet\w*|son|daughter|child|boy|girl|toddler|nappy|leak\w*|rain)\b)(?: (?:in|with) (?:my )?sweat)?/,
    ),
    '$1 with night sweats',
  ],
  [
    sequence(
      /\b(?:my |the )?(?:sheets?|night(?:ie|dress|shirt|gown)|py?jamas|pjs|pillow|bedding|duvet) (?:is|are|was|were|gets?) (?:\w+ )?/gi,
      /(?:drenched|soaked|soaking(?: wet)?|wringing wet|sodden|wet through|dripping)\b(?: through)?/,
      /(?![^.?!]*\b(?:pee|wee|urine|bed[- ]?wet\w*|son|daughter|child|boy|girl|toddler|nappy|leak\w*|rain)\b)/,
    ),
    'I have night sweats',
  ],
  // "Arnica globuli or the cream?": the same herb in both.
  [
    /\b([a-z]+) (globul(?:i|es)|pil(?:l)?ules|pellets|(?:c ?)?\d{1,3} ?(?:c|ch|x|d)\b)(?: pellets)? or (?:just |rather )?(?:the |a |an )?(?:(?:plain|real|normal) )?(cream|gel|ointment|salve|balm|tea|tincture|drops)\b/gi,
    '$1 $3, or the homeopathic remedy',
  ],
  // "On apixaban, tamsulosin no sorry that's her husband": the last one is not hers.
  [
    sequence(
      /[,\s]+(?:and )?[\w-]{3,30}[ ,-]+/gi,
      /(?:(?:no|oh|wait|oops)[, ]+)*(?:sorry|scrap that|my mistake|my bad|strike that)[ ,-]+(?:no,? )?/,
      /(?:that|it|that one)(?:'s|’s|s| is| was) (?:her|his|my|the|their) /,
      choice(
        /husband|wife|partner|hubby|mother|father|mum|mom|dad|sister|brother|son|daughter|neighbou?r/,
        /gran\w*|nan|friend|dog|cat/,
      ),
      /(?:'s|’s|s)?(?: (?:one|tablets?|pills?|medicine|list))?/,
    ),
    '',
  ],
  [
    sequence(
      /\b(?:carer|care ?worker|care ?giver|support worker|home help|nurse|cna|hca)(?:,? here)?,? (?:for|of|to|with)/gi,
      / (?:a|an|my|our|the|this) (?:\w+ )?(?:lady|woman|gentleman|gent|man|resident|client)\b/,
    ),
    'it is for my patient',
  ],
  [
    /\bi (?:look after|care for|visit|nurse) (?:a|an|this) (?:\w+ )?(?:lady|woman|gentleman|gent|man|resident)\b/gi,
    'it is for my patient',
  ],
  // "On the little ones vest", "for the wee man": a small child.
  [
    sequence(
      /\b(?:the|our|my) (?:little|small|wee) (?:one|fella|fellow|man|chap|mite|lad)(?:'s|’s|s)/gi,
      / (?=(?:vest|chest|feet|foot|back|pillow|cot|pyjamas|nose|clothes|bath|bed|room|neck|tummy|head|soles|sheet|babygro|collar)\b)/,
    ),
    "my baby's ",
  ],
  [
    /\b(for|on|to|give|giving|rub|help) (?:the|our|my) (?:small|wee) (?:one|fella|fellow|man|chap|mite)\b/gi,
    '$1 my baby',
  ],
  // Told to say why one worries, or what was on: no matter of theirs.
  [
    sequence(
      String.raw`\bmy (?:\w+ )?(?:mother|father|mum|mom|dad|brother|sister|uncle|aunt\w*|gran\w*|cousin|friend) `,
      /(?:died|dropped dead|passed away)(?: (?:of|from|with) (?:an? )?[^.?!,;]{3,30}?)?/gi,
      /(?: (?:last \w+|\w+ years? ago|young|at \d\d|in \d{4}))?,? so (?=i\b|i'm\b|i’m\b|im\b)/,
    ),
    '',
  ],
  [
    /\b(?:i |we )?(?:just )?(?:watched|saw|been watching) (?:that|a|the|this|some) (?:\w+ )?(?:film|movie|show|series|documentary|play|drama|programme)\b[^.?!]*[.!]/gi,
    ' ',
  ],
  // Once it is out, nothing is wrong with it any more.
  [/\bgall ?bladder (?:was |is |has been )?(?:taken |whipped |cut )?(?:out|removed)\b/gi, 'gall operation'],
  [/\b(?:ghb|gbl)\b/gi, 'sodium oxybate'],
  [/\b(?:did|took|on|had|dropped|sipped) (?:some|a bit of|a shot of) G\b/g, 'took sodium oxybate'],
  [/\bup to ninety(?: with it)?\b/gi, 'very busy'],
  [/\b(?:get |be |sit |go |am |i'm |i’m )?behind the wheel\b/gi, 'driving'],
  // "Something natural for the pressure", beside no head, ear or eye.
  [
    /\b(for|lower|lowers|bring down|against|with|about|on) (the|my|his|her|high) pressure\b(?! (?:in|on|behind|under|from|at|of|cooker|washer|sores?))(?<!^[^]*\b(?:heads?|ears?|eyes?|sinus\w*|face|bladder|chest|tyres?|tires?|work|job|boss|exams?|school|deadlines?|stress\w*)\b[^]*)/gi,
    '$1 $2 blood pressure',
  ],
  // "Is a salt substitute with potassium ok?" names one thing.
  [
    /\b(salt substitutes?|lo-?salt|low[- ]sodium salt)(?:,? which is|,? with| made (?:of|from)| of| based on)? potassium(?: chloride)?\b/gi,
    '$1',
  ],
];
