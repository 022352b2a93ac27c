import type { Herb } from './herb.ts';
import { inGeneral } from './rule-in-general.ts';
import { useLabels } from './use-labels.ts';
import { dangerMark } from './use-tags.ts';
import { usesInFavour } from './uses-in-favour.ts';

/** A herb in three plain texts, as lists and cards show it. */
export interface HerbText {
  readonly description: string;
  readonly uses: string;
  readonly precautions: string;
}

/** A dangerous plant must never be described as a beneficial herb for want of words. */
const dangerous = 'A dangerous plant or product. It is listed so that you can be warned.';
/** Nor may anything else without words of its own. */
const warningsOnly = 'Listed for its warnings. What it is used for is not covered here.';

/** A herb as the three free texts of the product's herb records. */
export function toHerbText(herb: Herb): HerbText {
  const { monograph } = herb;
  return {
    description: monograph?.description ?? (herb.neverSuggest === true ? dangerous : warningsOnly),
    uses: [herb.neverSuggest === true ? dangerMark : '', ...usesOf(herb)].filter((line) => line !== '').join(' '),
    precautions: precautionsOf(herb),
  };
}

function usesOf(herb: Herb): readonly string[] {
  return herb.monograph ? [usesLine(herb), herb.monograph.traditionalUses] : ['Uses are not covered here.'];
}

function usesLine(herb: Herb): string {
  const labels = new Set(usesInFavour(herb).map(({ use }) => useLabels[use]));
  return labels.size === 0 ? '' : `${[...labels].join(', ')}.`;
}

function precautionsOf(herb: Herb): string {
  const serious = herb.rules
    .filter((rule) => rule.severity === 'contraindicated' || rule.severity === 'major')
    .map((rule) => inGeneral(herb, rule).why);
  const own = herb.monograph?.precautions.text;
  return [...new Set([...(own === undefined ? [] : [own]), ...serious])].join(' ');
}
