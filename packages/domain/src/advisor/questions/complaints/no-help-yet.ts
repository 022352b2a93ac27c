import { findHerb } from '../../../herbs/catalogue.ts';
import { anyPhrase, oneOf, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { Herb } from '../../../herbs/herb.ts';
import type { UseKey } from '../../../herbs/use-keys.ts';
import { onsetTold } from '../../about-herbs/facts/onset.ts';
import { weeksIn } from '../../about-herbs/amounts/too-long.ts';
import { topicOf } from '../../reading/wishes/topics.ts';
import { lower, withStop } from '../../wording/sentences.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import { lastMessage } from '../../reading/last-said.ts';
import type { Understanding } from '../../reading/understanding.ts';

/** "I have taken ashwagandha for 4 weeks and it does not help": how long it was tried for, and not to take more. */
export function answerNoHelpYet({
  question,
  history,
  herbs,
  earlierHerbs,
  asks,
  wanted,
  earlierUses,
}: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  if ((text.includes('?') && !stopOrGoOn.test(text)) || asks.more || asks.instead || asks.ideas) return null;
  const before = withPlainApostrophes(lastMessage(history));
  const isTold = takesIt.test(text) || (takesIt.test(before) && text.length < longestRemark);
  if (!isTold || !noHelp.test(text)) return null;
  const meant = herbsMeant({ herbs, earlierHerbs });
  const [herb, ...others] = meant.flatMap(({ id }) => findHerb(id) ?? []);
  if (herb === undefined || others.length > 0) return null;
  const lead = takingStock(herb, { text: `${before} ${text}`, use: wanted[0] ?? earlierUses[0] });
  return {
    ...plainAnswer(
      [`${lead} More of ${inSentence(herb.name)} than was studied is not better. Ask me what else could help.`].map(
        paragraph,
      ),
      ['What else could I try?', 'Should I take more?'],
    ),
    sources: citedSources(
      (herb.monograph?.uses ?? []).flatMap(({ sources }) => sources),
      [],
    ),
  };
}

interface Tried {
  /** What was told of it, with since when it is taken. */
  readonly text: string;
  readonly use: UseKey | undefined;
}

/** Whether it had its time: what was studied beside what was tried. */
function takingStock(herb: Herb, { text, use }: Tried): string {
  const studied = herb.monograph?.uses.find((each) => each.use === use);
  if (studied?.result !== undefined)
    return `That fits the studies, so I would stop it. For ${topicOf(studied.use)}: ${lower(studied.text)}`;
  const soon = onsetTold(herb, use) || (herb.monograph?.timeToEffect ?? '');
  if (soon === '') return `How soon it works was not studied. ${thenStop}`;
  const tried = weeksIn(text);
  const needed = weeksIn(soon);
  if (tried > 0 && tried >= needed && needed > 0)
    return `You gave it the time it had in studies, so I would stop it and take stock. ${withStop(soon)}`;
  return `${stopOrGoOn.test(text) ? 'Neither yet: keep to the same amount.' : 'It may need longer.'} ${withStop(soon)} ${thenStop}`;
}

const thenStop = 'If you have given it that long and feel nothing, stop it and take stock.';
/** "Should I stop it or take more of it?" */
const stopOrGoOn = oneOf(
  /\b(?:stop|quit|leave|drop)\b[^?]{0,20}\bor\b[^?]{0,20}\b(?:more|double|increase|up|keep|carry|continue|go|stay|longer)\b/i,
  /\b(?:more|double|increase|keep|carry|continue|go on|stay)\b[^?]{0,20}\bor\b[^?]{0,20}\b(?:stop|quit|leave|drop)\b/i,
);
/** "No change at all", right after it was told since when it is taken. */
const longestRemark = 50;
const takesIt = anyPhrase(
  /(?:it's|its|it is|it has) (?:now )?been (?:\w+ ){0,2}(?:days?|weeks?|months?)/,
  /(?:\d+|two|three|four|five|six|eight|ten|twelve) (?:weeks?|months?) (?:on it|in now|in|now)(?=\b[^.!?]{0,30})/,
  /(?:take|taking|taken|use|using|drink|drinking|on)\b[^.!]{2,30}\bsince (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|easter|last \w+)/,
  /(?:already |been |now |have )*(?:take|taking|taken|tak|took|use|using|used|drink|drinking|on)\b[^.!]{0,40}\bfor (?:\w+ ){0,3}(?:days?|weeks?|months?|a while)/,
  /(?:for|since) (?:\w+ ){0,3}(?:days?|weeks?|months?)\b[^.!]{0,30}\b(?:take|taking|taken|use|using|drink|drinking|on)/,
);
export const noHelp = anyPhrase(
  /(?:feel|felt|notice|noticed|see|saw|got) (?:absolutely |still )?(?:nothing|no (?:difference|change|effect))/,
  /(?:(?:and|but|still|absolutely|so far) |[,.] ?)(?:still )?nothing(?: at all| yet| so far)?(?=\W*$)/,
  /(?:no|zero) (?:effect|change|difference|improvement|result)s?/,
  /(?:doesn't|does not|didn't|did not|isn't|not|no) (?:really |even |been )?(?:help\w*|work\w*|do(?:ing|es)? (?:anything|a thing)|feel (?:anything|any (?:better|different))|notice \w+|change|better|effect|difference)/,
  /nothing (?:happens|happened|changes|changed|has changed)|without (?:any )?(?:effect|success|luck)/,
);
