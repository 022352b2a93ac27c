import type { Step } from '../../../resolve/patterns/quick-patterns.ts';

const places: Readonly<Record<string, string>> = {
  '1': 'first',
  one: 'first',
  '1st': 'first',
  top: 'first',
  '2': 'second',
  two: 'second',
  '2nd': 'second',
  middle: 'second',
  '3': 'third',
  three: 'third',
  '3rd': 'third',
  bottom: 'last',
};
const named = (_: string, place = '') => `the ${places[place.toLowerCase()] ?? place.toLowerCase()} one`;

const numbered = String.raw`(?:number|no\.?|nr\.?|#|option|choice) ?([123]|one|two|three)\b`;
const lead = String.raw`(?:(?:and|ok(?:ay)?|so|or|but|nah|no|hm+|what about|how about|what'?s|whats|tell me about|more about|i like|is|was)\b[ ,]*)*`;

/** "Number two?", "the middle one": the herbs of a list, as they are called elsewhere. */
export const ordinals: readonly Step[] = [
  [
    new RegExp(
      String.raw`(?<=^\W*${lead})${numbered}(?=[,:]? (?:again|then|please|better|safe|ok|okay|good|how|what|when|is|can|does|could|for)\b|\W*$)`,
      'gi',
    ),
    named,
  ],
  [
    new RegExp(
      String.raw`(?<=\b(?:about|try|take|prefer|want|like) )${numbered}(?! (?:a|times|per|capsules?|cups?|tablets?)\b)`,
      'gi',
    ),
    named,
  ],
  // "The one you said first", "the last tea you named".
  [
    /\bthe (?:one|tea|herb|thing) (?:that |which )?you (?:said|named|mentioned|gave|suggested|recommended|told me(?: about)?) (first|last)\b(?! (?:that )?(?:i|we|he|she) (?:must|should|may|can|could)\b)/gi,
    'the $1 one',
  ],
  [
    /\bthe (?!first thing (?:that |which )?you (?:said|mentioned|told))(first|second|third|last) (?:tea|herb|thing|one) (?:that |which )?you (?:said|named|mentioned|gave|suggested|recommended|told me(?: about)?)\b(?! (?:that )?(?:i|we|he|she) (?:must|should|may|can|could)\b)/gi,
    'the $1 one',
  ],
  [/\bthe (top|middle|bottom|1st|2nd|3rd)(?: one)\b/gi, named],
  [/\bthe one (?:in|at|on) the (top|middle|bottom)\b/gi, named],
  [
    new RegExp(
      String.raw`(?<=^\W*${lead})(?:the )?(1st|2nd|3rd|first|second|third) ?(?:one)?(?=(?: again| then| please)*\W*$)`,
      'gi',
    ),
    named,
  ],
  [new RegExp(String.raw`^\W*${lead}the (first|second|third|last) one\s*\?+\s*$`, 'gi'), 'tell me about the $1 one'],
];
