import { readText } from '../../../resolve/read.ts';
import { choice, sequence } from '../../../resolve/phrases.ts';
import type { Step } from '../../../resolve/patterns/quick-patterns.ts';

/** What is asked after a no: whether none of it at all, or something of another kind. */
export const leftOrInstead: readonly Step[] = [
  // "What's better than it?", "is there no herb at all?"
  [
    /^\W*(?:(?:and|so|but|ok|okay|well|then|hm+)\b[ ,]*)*(?:what(?:['’]?s| is| would be| works) (?:better|gentler|safer|milder) (?:than|then) (?:it|that|this|them)|(?:is|are) there (?:really |truly )?(?:no|not any|not an?) (?:other )?(?:herbs?|plants?|teas?|natural (?:thing|remedy))(?: (?:at all|for (?:me|it|that|this)|i (?:can|could|may) (?:take|have|use|try)))*|nothing (?:herbal|natural)(?: at all| then| for me)*)\s*\?*\W*$/gi,
    'what else could help?',
  ],
  // "So just suffer?"
  [
    sequence(
      /^\W*(?:(?:so|and|then|great|ok|okay|well|but|oh)\b[ ,]*)*(?:(?:do|must|should|shall) i |i(?:'ll| have to| must| should| just)? |i'm (?:just )?(?:supposed|meant) to )?/gi,
      /(?:(?:just|have to|only|supposed to|carry on) ?)*(?:suffer(?:ing)?|put up with (?:it|this)|live with (?:it|this)|grin and bear it)(?: then| on| in silence)*\W*$/,
    ),
    'what else could help?',
  ],
  // "So no green tea at all?" is of green tea.
  [
    sequence(
      /^\W*(?:(?:so|then|and|ok|okay|oh|but|right|does that mean|you mean|that means|i mean)\b[ ,.]*)*/gi,
      /(?:no(?= )|not any|not even (?:(?:an? |one |the odd )?(?:single |small |little )?(?:cup|glass|mug|sip|bit|drop|little) (?:of )?)?) ?(?:more )?/,
      /([a-z][a-z' -]{2,30}?)/,
      /(?: (?:at all|whatsoever|ever|anymore|any more|any longer|then|for me|again|now|either|with it|with that|full stop))*\W*\?\W*$/,
    ),
    (found, name = '') =>
      readText(name).mentions.some(({ kind, text }) => kind === 'herb' && text.length >= name.length - articles)
        ? `can I have ${name} at all?`
        : found,
  ],
  // "How long do I have to take it before I notice something?" asks when it works.
  [
    sequence(
      /\bhow (?:long|many (?:days|weeks|months|cycles))\b (?:(?:do|does|must|should|will|would|have|has|need|needs|got|to|i|we|he|she|they|you|one)\b ?)+/gi,
      /(?:take|use|drink|be (?:taking|using|drinking|on)|keep (?:taking|using|drinking)) /,
      /([a-z][a-z' -]{1,30}?)/,
      / (?:(?:for|every day|daily) )?(?:before|until|till) /,
      /(?:(?:i|it|we|he|she|they|you|one|this|that|something|anything|there)(?:'s)? ?)?(?:(?:can|could|will|would|might|should|actually|really|is|are|to) )*/,
      /(?:notice|feel|see|work|help|do|show|start|kick|take effect|have an effect|an effect|any effect|a difference|happen|change)\w*\b[^.?!]{0,24}/,
    ),
    'how soon does $1 work',
  ],
  // "A cold herbal drink" is for no cold.
  [
    /(?<!\bfor (?:a|my|the|his|her) )\bcold (?=(?:herbal |herb )?(?:drinks|drink(?! (?:some|a|it|the)\b)|beverages?)\b)/gi,
    'chilled ',
  ],
  // "Anything I can rub on instead?"
  [
    sequence(
      /^\W*(?:(?:so|then|and|ok|okay|but|well|hm+|is there|are there|do you have|have you got)\b[ ,.]*)*/gi,
      choice(
        /anything|something|what|which (?:cream|gel|oil|ointment|balm)|(?:a|any|some) (?:cream|gel|oil|ointment|balm|rub)s?/,
      ),
      /(?: else)?(?: (?:that|which))?(?: (?:(?:can|could|may|should|do|would) )?(?:i|he|she|we|you))?(?: (?:can|could|may))?/,
      /(?: to)? (?:rub|put|smear|spread|massage|dab)(?: (?:it|something))? (?:on|in|into it|onto it|there)(?: the (?:skin|spot|back|knee|joint)| my \w+)?/,
      /(?: instead| then| in its place| rather)+\W*$/,
    ),
    'what can I rub on the skin instead?',
  ],
];

const articles = 4;
