import { listHerbs } from '../../../herbs/catalogue.ts';
import { firstChoices } from '../../../herbs/first-choices.ts';
import type { Herb, HerbUse } from '../../../herbs/herb.ts';
import { isForSuggesting, whatSpeaksAgainst } from '../../../herbs/recommend.ts';
import { anyPhrase } from '../../../resolve/phrases.ts';
import { anyAdult } from '../../../safety/person/empty-person.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { reminder } from '../../wording/reminder.ts';
import { citedSources } from '../../wording/source-list.ts';
import { gradeOf } from '../../wording/grade-words.ts';
import { bullets, escapeHtml, herbLink, paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { topicOf } from '../../reading/wishes/topics.ts';
import type { Understanding } from '../../reading/understanding.ts';

const mostTold = 7;
const topRanks = 1;

/** "Which herb has the best evidence of all?" */
export function answerBestStudied({ question, wanted, herbs, subject, said }: Understanding): AdvisorAnswer | null {
  if (wanted.length > 0 || herbs.length > 0 || !asksForBest.test(question)) return null;
  const told = bestStudied
    .filter(({ herb }) => whatSpeaksAgainst(herb, subject.person).length === 0)
    .slice(0, mostTold);
  return {
    ...plainAnswer([
      paragraph(
        'Few herbs are well proven, and each only for one thing. From what I hold, these stand on the firmest ground:',
      ),
      bullets(
        told.map(
          ({ herb, use }) =>
            `<strong>${herbLink(herb)}</strong> for ${escapeHtml(topicOf(use.use))} (${gradeOf(use)}): ${escapeHtml(use.text)}`,
        ),
      ),
      ...reminder(question, subject, said),
    ]),
    sources: citedSources(
      told.flatMap(({ use }) => use.sources),
      [],
    ),
    followUps: ['What helps me sleep?', 'How well was valerian studied?'],
  };
}

const asksForBest = anyPhrase(
  /(?:which|what) (?:herbs?|supplements?|remed(?:y|ies)|plants?)\b[^.?!]{0,24}\b(?:best|strongest|most|good|solid|firmest|better) (?:evidence|studied|proof|proven|researched|science)/,
  /(?:name|tell me|show me|is there|give me) (?:one|any|some|a herb|a single one|me one)\b[^.?!]{0,12}\bthat (?:really|actually|truly) (?:works?|helps?)/,
  /(?:which|what) (?:herbs?|supplements?)\b[^.?!]{0,24}\b(?:really |actually |truly )?(?:have|has|with|got) (?:\w+ )?(?:evidence|proof|studies)/,
  /(?:best|most) (?:studied|proven|researched) (?:herbs?|supplements?|remed(?:y|ies)|plants?)/,
);

const bestStudied: readonly { readonly herb: Herb; readonly use: HerbUse }[] = listHerbs()
  .filter((herb) => (herb.kind === 'herb' || herb.kind === 'food') && isForSuggesting(herb, anyAdult))
  .flatMap((herb) => {
    const use = herb.monograph?.uses.find((each) => isFirm(herb, each));
    return use ? [{ herb, use }] : [];
  })
  .toSorted((left, right) => Number(right.use.evidence === 'strong') - Number(left.use.evidence === 'strong'));

function isFirm({ key }: Herb, { use, evidence, result }: HerbUse): boolean {
  if (result !== undefined || use === 'nutrition') return false;
  const rank = firstChoices[use]?.indexOf(key) ?? -1;
  return evidence === 'strong' || (evidence === 'moderate' && rank >= 0 && rank < topRanks);
}
