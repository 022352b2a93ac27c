import { type Finding, gradeOf, type Guard, type Herb, toHerbText, useLabels } from '@herbie/domain';

const maxUses = 5;

/** A herb as a model sees it: a short monograph, and whether it may be recommended to this person. */
export function toSheet(herb: Herb, guard: Guard) {
  const standing = guard.standingOf(herb.key);
  const isFree = standing?.isFree === true && herb.monograph !== null;
  if (!isFree || herb.monograph === null)
    return {
      key: herb.key,
      name: herb.name,
      mayBeRecommended: false,
      why: (standing?.findings ?? []).slice(0, 3).map(toLine),
    };
  const { monograph } = herb;
  return {
    key: herb.key,
    name: herb.name,
    mayBeRecommended: true,
    description: toHerbText(herb).description,
    uses: monograph.uses.slice(0, maxUses).map((use) => `${useLabels[use.use]} (${gradeOf(use)}): ${use.text}`),
    amounts: monograph.amounts.map(({ form, text }) => `${form}: ${text}`),
    preparation: monograph.preparation,
    timeToEffect: monograph.timeToEffect,
    sideEffects: monograph.sideEffects.text,
    precautions: monograph.precautions.text,
    findings: standing.findings.map(toLine),
  };
}

export function toLine({ severity, subject, with: other, why, advice }: Finding): string {
  return `${severity}: ${subject.name} and ${other.name}. ${why} ${advice}`;
}
