import { lately } from '../../../resolve/lately.ts';
import { anyStandsIn } from '../../../resolve/patterns/quick-patterns.ts';
import { choice, oneOf, sequence } from '../../../resolve/phrases.ts';

/** "Castor oil to bring the baby on", "something to get labour going": the one who carries it would take it. */
export const withoutWishedBirth: (message: string) => string = lately((message) =>
  message
    .replaceAll(babyOut, ' bring on labor ')
    .replaceAll(babyComes, ' bring on labor ')
    .replaceAll(carried, ' pregnancy '),
);

/** "What brings the baby on? I'm overdue" is asked in a pregnancy. */
export function wishesForBirth(message: string): boolean {
  return saysSo(message);
}

const itsName = String.raw`(?:(?:the|my|our|this|that) )?(?:baby|bab|babe|bub|bubba|bump|little one|little man|wee one)`;
const babyOut = oneOf(
  sequence(
    /\b/gi,
    choice(
      /bring(?:s|ing)?|get(?:s|ting)?|help(?:s|ing)?|mov(?:e|es|ing)|push(?:es|ing)?/,
      /coax(?:es|ing)?|start(?:s|ing)?/,
    ),
    String.raw` ${itsName}(?: (?:on|out|down|along|early|sooner|faster|quicker|moving|going|here))+\b`,
  ),
  new RegExp(String.raw`\b(?:will|would|can|to) bring ${itsName}(?=\W*$|[,.?!])`, 'gi'),
);
const babyComes = new RegExp(
  String.raw`\bmak(?:e|es|ing) ${itsName} (?:come|arrive|drop)(?: (?:out|early|sooner|faster|quicker|now))*\b`,
  'gi',
);
const carried = /\b(?:(?:a|an|my|our|the) )?(?:breech|transverse|unborn|overdue|posterior) bab(?:y|ies)\b/gi;
const laborGoing =
  /\b(?:kick ?-?start|start|induce|trigger|get|bring on|begin|hurry|speed up|set off)(?:s|ing)? (?:my |the |off )?(?:labou?r|contractions|the birth)\b(?! (?:law|market|party))/;
const isPastDate = /\b(?:i'?m|i am|i’m) (?:\w+ ){0,3}overdue\b|\bpast my due date\b/;
const saysSo = anyStandsIn(() =>
  [babyOut, babyComes, laborGoing, isPastDate].map(({ source }) => new RegExp(source, 'i')),
);
