import { findHerb } from '../../../herbs/catalogue.ts';
import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "Is the tree endangered?", of the plants spoken of: what those who watch over wild plants say. */
export function answerEndangered({ question, herbs, earlierHerbs }: Understanding): AdvisorAnswer | null {
  if (!asksIfEndangered.test(withPlainApostrophes(question))) return null;
  const keys = herbsMeant({ herbs, earlierHerbs }).map(({ id }) => id);
  const names = (ids: readonly string[]) => listed(ids.flatMap((id) => inSentence(findHerb(id)?.name ?? '')));
  const atRisk = keys.filter((key) => plantsAtRisk.has(key));
  const watched = keys.filter((key) => plantsWatched.has(key));
  const lines = [
    ...(atRisk.length === 0
      ? []
      : [
          `${capital(names(atRisk))}: yes, the wild plant is on the at-risk list of United Plant Savers, who watch over North American medicinal plants.`,
        ]),
    ...(watched.length === 0
      ? []
      : [
          `${capital(names(watched))}: on the watch list of United Plant Savers, who watch over North American medicinal plants.`,
        ]),
    ...(atRisk.length + watched.length > 0 ? [] : [noList]),
    buyGrown,
  ];
  return plainAnswer(lines.map(paragraph), ['What could I take instead?']);
}

const noList = 'I keep no list of protected plants, so I cannot say how that one fares.';
const buyGrown =
  'Bark and roots cost the plant most. Choose what is grown on farms or carries a mark of fair wild collection such as FairWild, and ask the seller where it comes from. A common plant for the same complaint spares the rare one.';

/** unitedplantsavers.org, Species At-Risk List. */
const plantsAtRisk: ReadonlySet<string> = new Set(
  'american-ginseng bloodroot black-cohosh blue-cohosh goldenseal osha-root peyote slippery-elm sundew wild-yam'.split(
    ' ',
  ),
);
const plantsWatched: ReadonlySet<string> = new Set(
  'arnica pleurisy-root cascara-sagrada gentian lobelia oregon-grape stone-root wild-indigo eyebright wild-cherry-bark chaga'.split(
    ' ',
  ),
);

const asksIfEndangered = anyPhrase(
  /endangered|extinct\w*|over-?harvest\w*|over-?collect\w*|sustainab\w*|conservation status/,
  /(?:wild[- ]?(?:harvested|crafted|collected|picked)|ethical(?:ly)?|farmed)\b(?![^.?!]*\b(?:my|salmon|fish|meat)\b)/,
  /(?:good|bad|harm\w*|worried about|kind to) (?:for )?(?:the )?(?:planet|environment|wild plants|rainforest)/,
  /(?:is|are) (?:it|they|the (?:tree|plant)s?)\b[^.?!]{0,24}\b(?:rare|protected|threatened|dying out|at risk)/,
);
