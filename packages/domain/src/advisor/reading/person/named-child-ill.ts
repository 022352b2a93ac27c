import { choice, sequence } from '../../../resolve/phrases.ts';
import type { Step } from '../../../resolve/patterns/quick-patterns.ts';

const illness = choice(
  /(?:the )?(?:sniffles|snuffles|runs|squits|lurgy)/,
  /(?:an? )?(?:\w+ )?(?:cold|cough|fever|temp|temperature|bug|rash|runny nose|blocked nose|stuffy nose|snotty nose|sore throat|chest|tummy ache|bad tummy|ear infection|earache)/,
  /croup|colic|reflux|wind|eczema|cradle cap|nappy rash|diaper rash|diarrh\w*|hives|chicken ?pox|thrush/,
  /snotty|sniffly|snuffly|colicky|coughing|coughy|teething|constipated|poorly|unwell|sick|ill|stuffy|congested|chesty|hoarse|bunged up|stuffed up|blocked up|full of (?:a )?cold/,
);
const noName =
  'im|ive|am|is|was|has|have|had|been|got|getting|feel|feeling|felt|just|still|really|also|now|always|never|all|my|his|her|our|their|nose|throat|chest|head|skin|stomach|tummy|belly|voice|cough|cold|leg|back|ear|eye|work|school|boss|';
const nobodysName =
  'i|we|he|she|it|they|you|who|this|that|what|everyone|everybody|nobody|somebody|someone|anyone|baby|wife|husband|partner|mum|mom|dad|mother|father|sister|brother|son|daughter|child|children|kids?|toddler|twins|grandma|grandpa|nan|nana|gran|granny|friend|cousin|aunt|uncle|one';

/** "Ivy has the sniffles too, 8 months": a name, whatever else it means, of the one so old; the cough is not. */
export const namedChildIll: readonly Step[] = [
  [
    sequence(
      /(?<=^\W*|[.!?,;] |\b(?:and|now|but|so|also|then|little|poor|our|because|when|since|if) )/gi,
      String.raw`(?!(?:${noName}${nobodysName})\b)[a-z]{2,}(?:['’]s| is| has| got| caught| came| woke)`,
      /((?: (?:now|also|just|still|got|getting|caught|has|had|been|come|came|gone|woke|woken|down|with|up|really|so|very|all|a|bit|again|only|always|quite|terribly|proper|picked)){0,5})/,
      String.raw` (${illness})\b([^.?!,;(]{0,24}?)(?:,| \(|\.) ?`,
      /(?:(?:and )?(?:s?he(?:['’]s| is)|is|only|just|nearly|almost|about|at|aged?|now) ){0,3}/,
      /(\d|[12]\d) ?-?(months?|mos?|mths?|(?:weeks?|wks?)(?= old| ?\))|(?<!(?:1[89]|2\d) ?-?)(?:years?|yrs?|yo))(?: old)?\b\)?(?! (?:ago|now|already|on|and counting|straight|long|running))/,
    ),
    (_, between = '', ill = '', rest = '', age = '', unit = '') =>
      `my ${unitOf(unit) === 'years' ? 'child' : 'baby'} is ${age} ${unitOf(unit)} old and has${between.replaceAll(/\b(?:has|got|had|is)\b ?/g, '')} ${ill}${rest}`.replaceAll(
        /  +/g,
        ' ',
      ),
  ],
];

function unitOf(unit: string): string {
  return /^m/i.test(unit) ? 'months' : /^w/i.test(unit) ? 'weeks' : 'years';
}
