import { oneOf } from '../../../resolve/phrases.ts';
import { inSentence } from '../../wording/names.ts';
import type { Candidate } from './side-by-side.ts';

/** "Which of the two tonight?", after ashwagandha was asked about, and then magnesium: the last two that were named one by one. */
export function ofTheTwo(text: string, turns: readonly (readonly Candidate[])[]): string {
  const isOfSpeed = worksSoon.test(text);
  if (!ofTwo.test(text) && !isOfSpeed) return text;
  const own = turns.filter(([first]) => first?.by === 'user');
  const [last, before] = own.toReversed().map((herbs) => [...new Map(herbs.map((herb) => [herb.id, herb])).values()]);
  if (last?.length === 2 && isOfSpeed)
    return `which works fastest, ${last.map(({ name }) => inSentence(name)).join(' or ')}?`;
  if (isOfSpeed || last?.length !== 1 || before?.length !== 1) return text;
  const [one, other] = [before[0], last[0]];
  if (one === undefined || other === undefined || one.id === other.id) return text;
  return text.replace(ofTwo, `which is better, ${inSentence(one.name)} or ${inSentence(other.name)},`);
}

/** "Of the three, which has most proof?", after one was asked about, and then two more: all that were named, one turn after the other. */
export function ofTheThree(text: string, turns: readonly (readonly Candidate[])[], list: readonly Candidate[]): string {
  if (!theThree.test(text) || list.length >= 3) return text;
  const own = turns.filter(([first]) => first?.by === 'user').toReversed();
  const sums = own.map((_, at) => [
    ...new Map(
      own
        .slice(0, at + 1)
        .toReversed()
        .flat()
        .map((herb) => [herb.id, herb]),
    ).values(),
  ]);
  const three = sums.find(({ length }) => length >= 3);
  const names = three?.map(({ name }) => inSentence(name)) ?? [];
  return names.length === 3 ? text.replace(theThree, `of ${names.slice(0, 2).join(', ')} and ${names[2]}`) : text;
}

export const theThree = /\bof (?:(?:all )?(?:the|these|those|them) three|all three)\b/i;

/** How the two are pointed at. */
const ofTwo = /\bwhich (?:one )?of (?:the|these|those) two\b|\bwhich one of the two\b/i;
/** "I want it to work tonight", after two were compared. */
const worksSoon =
  /^\W*(?:(?:and|but|well|so|ok(?:ay)?|honestly|really|just) )*(?:(?:i|we) (?:really |just )?(?:want|need|would like|'d like)|it (?:has|needs|ought)|(?:it|that) (?:should|must))(?: (?:it|one|something|anything|that|to|which|should|has|needs))*(?: (?:work|act|help|kick(?:s)? in|be (?:felt|over|sorted)))\w*(?: \w+){0,2} (?:tonight|today|now|fast|quick(?:ly)?|soon|at once|straight ?away|right away|(?:by|before) (?:tonight|tomorrow|the morning|morning|bed))\b/i;
export const theTwo = oneOf(ofTwo, worksSoon);
