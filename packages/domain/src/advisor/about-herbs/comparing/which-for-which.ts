import type { EvidenceGrade } from '../../../evidence/source.ts';
import type { Herb, HerbUse } from '../../../herbs/herb.ts';
import type { UseKey } from '../../../herbs/use-keys.ts';
import { type Finding, isAbout } from '../../../safety/finding.ts';
import { forbids } from '../../../safety/words.ts';
import { gradeOf } from '../../wording/grade-words.ts';
import { bullets, escapeHtml, herbLink, listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { specialOf, topicOf } from '../../reading/wishes/topics.ts';

const fewest = 2;

interface Asked {
  readonly wish: readonly UseKey[];
  readonly findings: readonly Finding[];
}

/** "Which first?", of herbs for two or three complaints: one that is used for all, or one for each. Empty for one complaint. */
export function whichForWhich(herbs: readonly Herb[], { wish, findings }: Asked): string[] {
  const matters = specialOf(wish).filter((use) => herbs.some((herb) => useOf(herb, use) !== undefined));
  if (matters.length < fewest) return [];
  const isFree = (herb: Herb) => !findings.some((each) => each.severity !== 'minor' && isAbout(each, herb));
  const free = herbs.filter(isFree);
  // What the checks speak against is no way to start, and for a child what has to be asked first is none either.
  const open = herbs.filter(
    (herb) =>
      !findings.some(
        (each) =>
          isAbout(each, herb) && (forbids(each.severity) || (each.kind === 'age' && each.severity === 'moderate')),
      ),
  );
  const [first] = bestFirst(
    free.filter((herb) => matters.every((use) => useOf(herb, use) !== undefined)),
    matters,
  );
  if (first === undefined && open.length < herbs.length) return [];
  if (first === undefined)
    return [
      paragraph('Begin with what troubles you most. For each I would start like this:'),
      bullets(oneForEach([...free, ...open], matters)),
      paragraph('Give the first a week or two before you add the next, so that you can tell what each does.'),
    ];
  const graded = listed(matters.map((use) => `${topicOf(use)} (${gradeFor(first, use)})`));
  const next = oneForEach(
    free.filter((herb) => herb !== first),
    matters,
  );
  const then = next.length === 0 ? '' : ' Add another only if something is left after a week or two.';
  return [
    paragraph(`I would begin with ${inSentence(first.name)}.${then}`),
    bullets([`<strong>${herbLink(first)}</strong>: it is used for ${escapeHtml(graded)}.`, ...next]),
  ];
}

/** The best for each complaint, each herb once. */
function oneForEach(herbs: readonly Herb[], matters: readonly UseKey[]): readonly string[] {
  const pairs = matters.flatMap((use) => {
    const [best] = bestFirst(
      herbs.filter((herb) => useOf(herb, use) !== undefined),
      [use],
    );
    return best === undefined ? [] : [{ best, use }];
  });
  return [...Map.groupBy(pairs, ({ best }) => best)].map(
    ([herb, each]) =>
      `<strong>${herbLink(herb)}</strong>: ${escapeHtml(listed(each.map(({ use }) => `${topicOf(use)} (${gradeFor(herb, use)})`)))}.`,
  );
}

function bestFirst(herbs: readonly Herb[], uses: readonly UseKey[]): readonly Herb[] {
  const weight = (herb: Herb) =>
    uses.reduce((sum, use) => sum + gradeWeight[useOf(herb, use)?.evidence ?? 'theoretical'], 0);
  return herbs.toSorted((left, right) => weight(right) - weight(left));
}

/** What a herb is used for, unless the studies found no help. */
function useOf({ monograph }: Herb, use: UseKey): HerbUse | undefined {
  return monograph?.uses.find((each) => each.use === use && each.result === undefined);
}

function gradeFor(herb: Herb, use: UseKey): string {
  const found = useOf(herb, use);
  return found === undefined ? '' : gradeOf(found);
}

const gradeWeight: Readonly<Record<EvidenceGrade, number>> = { strong: 3, moderate: 2, limited: 1, theoretical: 0 };
