import { firstChoices } from '../../herbs/first-choices.ts';
import type { Suggestion } from '../../herbs/recommend.ts';
import type { Concern } from './concern.ts';

/**
 * What is neither a usual choice for a concern nor well studied is no first idea: it fills no list, and is told when more
 * is asked for.
 */
export function firstIdeas(
  options: readonly Suggestion[],
  { wanted, particulars, isMore }: Concern,
): readonly Suggestion[] {
  const plants = options.filter(
    (option, place) => !options.slice(0, place).some((other) => isSamePlant(option, other)),
  );
  if (isMore) return plants;
  const usual = new Set([
    ...wanted.flatMap((use) => firstChoices[use] ?? []),
    ...particulars.flatMap(({ herbs }) => Object.values(herbs ?? {}).flat()),
  ]);
  const ideas = plants.filter(({ herb, evidence }) => usual.has(herb.key) || wellStudied.has(evidence));
  if (ideas.some(isOpen)) return ideas;
  const others = plants.filter((option) => !ideas.includes(option) && isStudiedPlant(option));
  return [...ideas, ...(ideas.length > 0 ? others.filter(isOpen) : others).slice(0, mostOthers)];
}

/** Nothing has to be asked about first, or it is well enough studied to ask. */
function isOpen({ findings, evidence }: Suggestion): boolean {
  return wellStudied.has(evidence) || !findings.some(({ severity }) => severity === 'moderate');
}

/** The leaf and the oil of one plant are one idea. */
function isSamePlant({ herb }: Suggestion, { herb: other }: Suggestion): boolean {
  return herb.scientificName !== null && herb.scientificName === other.scientificName;
}

const mostOthers = 2;

function isStudiedPlant({ herb: { kind }, evidence }: Suggestion): boolean {
  return evidence !== 'theoretical' && !['vitamin', 'mineral', 'nutrient'].includes(kind);
}

const wellStudied: ReadonlySet<Suggestion['evidence']> = new Set(['strong', 'moderate']);
