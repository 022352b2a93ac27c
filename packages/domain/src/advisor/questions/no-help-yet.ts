import { findHerb } from '../../herbs/catalogue.ts';
import { anyPhrase, withPlainApostrophes } from '../../resolve/phrases.ts';
import { withStop } from '../wording/sentences.ts';
import type { AdvisorAnswer } from '../answer.ts';
import { paragraph } from '../wording/html.ts';
import { inSentence } from '../wording/names.ts';
import { plainAnswer } from '../wording/plain-answers.ts';
import { citedSources } from '../wording/source-list.ts';
import type { Understanding } from '../reading/understanding.ts';

/** "I have taken ashwagandha for 4 weeks and it does not help": how long it was tried for, and not to take more. */
export function answerNoHelpYet({ question, history, herbs, earlierHerbs, asks }: Understanding): AdvisorAnswer | null {
  if (question.includes('?') || asks.more || asks.instead || asks.ideas) return null;
  const text = withPlainApostrophes(question);
  const before = withPlainApostrophes(history.findLast(({ role }) => role === 'user')?.text ?? '');
  const isTold = takesIt.test(text) || (takesIt.test(before) && text.length < longestRemark);
  if (!isTold || !noHelp.test(text)) return null;
  const meant = herbs.length > 0 ? herbs : earlierHerbs;
  const [herb, ...others] = meant.flatMap(({ id }) => findHerb(id) ?? []);
  if (herb === undefined || others.length > 0) return null;
  const soon = herb.monograph?.timeToEffect ?? '';
  const lead = `${soon === '' ? 'How soon it works was not studied.' : `It may need longer. ${withStop(soon)}`} ${thenStop}`;
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

const thenStop = 'If you have given it that long and feel nothing, stop it and take stock.';
/** "No change at all", right after it was told since when it is taken. */
const longestRemark = 50;
const takesIt = anyPhrase(
  /(?:take|taking|taken|use|using|drink|drinking|on)\b[^.!]{2,30}\bsince (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|easter|last \w+)/,
  /(?:already |been |now |have )*(?:take|taking|taken|tak|took|use|using|used|drink|drinking|on)\b[^.!]{0,40}\bfor (?:\w+ ){0,3}(?:days?|weeks?|months?|a while)/,
  /(?:for|since) (?:\w+ ){0,3}(?:days?|weeks?|months?)\b[^.!]{0,30}\b(?:take|taking|taken|use|using|drink|drinking|on)/,
);
const noHelp = anyPhrase(
  /(?:doesn't|does not|didn't|did not|isn't|not|no) (?:really |even |been )?(?:help\w*|work\w*|do(?:ing|es)? (?:anything|a thing)|feel (?:anything|any (?:better|different))|notice \w+|change|better|effect|difference)/,
  /nothing (?:happens|happened|changes|changed|has changed)|without (?:any )?(?:effect|success|luck)/,
);
