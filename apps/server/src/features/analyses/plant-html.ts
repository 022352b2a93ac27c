import { type Finding, type Herb, severityWords } from '@herbie/domain';
import type { SeenPlants } from './seen-plants.ts';
import { list, neverEat, paragraph, section } from './result-html.ts';

interface Plant {
  readonly seen: SeenPlants;
  readonly findings: readonly Finding[];
}

/** A plant named by a vision model: look-alikes come first, and nothing suggests that it may be eaten. */
export function toPlantHtml({ seen, findings }: Plant): string {
  const { match, candidates, unknownCount } = seen;
  const monograph = match?.monograph ?? null;
  return [
    `<p><strong>${neverEat}</strong></p>`,
    section('Look-alikes', list(lookAlikes(seen))),
    section(
      'What it may be',
      candidates.length === 0
        ? paragraph('Nothing that is covered here.')
        : list(candidates.map(({ herb, confidence }) => `${nameOf(herb)}: ${sureness[confidence]}.`)),
    ),
    unknownCount > 0
      ? paragraph(
          'The photo service also named a plant that is not covered here. Nothing is known here of whether that one is poisonous.',
        )
      : '',
    ...(monograph
      ? [
          section('Benefits', paragraph(monograph.description)),
          section('Ingredients', paragraph('A photo of a plant does not show what is in it.')),
          section('Wellness uses', list(monograph.uses.map((use) => use.text))),
        ]
      : []),
    section(
      'Precautions',
      list([
        ...findings.map((finding) => `${severityWords[finding.severity]}: ${finding.why} ${finding.advice}`),
        ...(monograph ? [monograph.precautions.text] : []),
        'Only somebody who knows plants and holds it in their hands can say what it is.',
      ]),
    ),
  ].join('');
}

const sureness = {
  high: 'the photo service is rather sure',
  medium: 'the photo service thinks so',
  low: 'the photo service is not sure',
} as const;

function lookAlikes({ candidates }: SeenPlants): string[] {
  const dangerous = candidates.filter(({ herb }) => herb.neverSuggest === true).map(({ herb }) => nameOf(herb));
  const told = candidates.flatMap(({ herb }) => (herb.monograph?.lookAlikes ? [herb.monograph.lookAlikes.text] : []));
  return [
    ...(dangerous.length > 0 ? [`It may be a dangerous plant: ${dangerous.join(', ')}.`] : []),
    ...new Set(told),
    'Poisonous plants can look like harmless ones, and a photo often cannot tell them apart. What is not named here may be a look-alike too.',
  ];
}

function nameOf({ name, scientificName }: Herb): string {
  return scientificName === null ? name : `${name} (${scientificName})`;
}
