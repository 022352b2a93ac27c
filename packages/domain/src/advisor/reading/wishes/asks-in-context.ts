import type { Mention } from '../../../resolve/mention.ts';
import { type Asks, asksForFacts, readAsks } from './asks.ts';
import { asksForFitting, asksToAvoid } from './asks-to-avoid.ts';
import { supposesNursing, supposesPregnancy } from '../person/supposed.ts';
import { inContext } from './put-into-context.ts';

/** "So what would you do?" */
export const whatWouldYouDo =
  /^\W*(?:ok(?:ay)?,? |so |and |then )*what would you (?:do|take|recommend|suggest|advise)(?: now| then| instead| in my (?:place|shoes|position|case|situation)| if you were me)*\W*$/i;

/** What a question asks for, once the names in it are known. */
export function asksOf(question: string, mentions: readonly Mention[], isMidTalk: boolean): Asks {
  const named = inContext(withAvoiding(readAsks(question), question, mentions), question, mentions);
  const asks = isMidTalk && isNamesOnly(named, question, mentions) ? { ...named, checking: true, bare: true } : named;
  return supposesPregnancy(question) || supposesNursing(question) ? { ...asks, checking: true } : asks;
}

/** "Which herbs can't I take with warfarin?", "who can't take kava?" */
function withAvoiding(asks: Asks, question: string, mentions: readonly Mention[]): Asks {
  const avoiding = asksToAvoid(question, mentions);
  if (avoiding === 'herbs') return { ...asks, checking: false, whatToAvoid: true };
  if (avoiding === null && asks.whatToAvoid && asksForFitting.test(question)) return { ...asks, whatToAvoid: false };
  return avoiding === 'others' ? { ...asks, checking: false, whatToAvoid: false, cautions: true } : asks;
}

/** "Ok and turmeric", "soy milk in coffee", in mid-talk: names and nothing else ask whether it will do. */
function isNamesOnly(asks: Asks, question: string, mentions: readonly Mention[]): boolean {
  if (asks.checking || asks.comparing || asks.inFood || asksForFacts(asks)) return false;
  if (mentions.length === 0 || mentions.some(({ kind, negated }) => kind !== 'herb' || negated)) return false;
  const left = mentions.toReversed().reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), question);
  return betweenNames.test(left);
}

const betweenNames =
  /^(?:\W|\b(?:ok(?:ay)?|and|so|or|then|but|also|plus|well|hm+|now|with|in|on|my|some|a|an|the|cups?|of|teas?|oil|capsules?|tablets?|tincture|juice|bath|drink|milk|morning|evening|night)\b)*$/i;
