import type { AdvisorAnswer, AdvisorRequest } from '../advisor/answer.ts';
import { unknownNames } from '../advisor/reading/named-things/unknown-names.ts';
import { bullets, escapeHtml, heading, paragraph } from '../advisor/wording/html.ts';
import { readSubject } from '../advisor/reading/person/read-subject.ts';
import { sourcesOf } from '../evidence/catalogue.ts';
import { isForSuggesting } from '../herbs/recommend.ts';
import { readText } from '../resolve/read.ts';
import { assess } from '../safety/assess.ts';
import type { Finding } from '../safety/finding.ts';
import { gravestFirst } from '../safety/words.ts';
import type { Guard } from './guard.ts';
import { lineOf } from './warnings.ts';

const maxSuggested = 4;
const reminder =
  'Before you start anything new, ask a doctor or pharmacist, above all with medicines, in pregnancy or for a child.';

/** The keys that the author recommends beside the text. Untrusted. */
export interface RecommendedKeys {
  readonly herbs: readonly string[];
  readonly products: readonly string[];
}

interface Finish {
  readonly request: AdvisorRequest;
  readonly guard: Guard;
  /** The blocks shown so far. */
  readonly blocks: readonly string[];
  readonly recommendedKeys: RecommendedKeys;
}

/** Ends a guarded answer: pairs among its herbs, what is missing or unknown, the reminder, and everything beside the text. */
export function finishGuarded({ request, guard, blocks, recommendedKeys }: Finish): AdvisorAnswer {
  const [person] = guard.people;
  const keys = [...new Set([...guard.named, ...guard.warned])];
  const own = keys.flatMap((key) => guard.standingOf(key)?.findings ?? []);
  const together = person === undefined ? [] : pairsAmong([...guard.named], person);
  const findings = onceEach([...own, ...together]);
  const unrecognised = [...new Set([...readText(request.question).unrecognised, ...request.person.unrecognised])];
  const suggested = suggestedOf(guard, recommendedKeys.herbs);
  const products = new Set(recommendedKeys.products);
  const { isOther, who } = readSubject(request);
  return {
    level: 'none',
    blocks: [
      ...blocks,
      ...(together.length > 0 ? [heading('If you think of taking more than one'), bullets(together.map(lineOf))] : []),
      ...unknownNames(unrecognised),
      ...(person?.ageYears === null && person.ageGroup === null && keys.length > 0
        ? [paragraph('How old is the person this is for? Children and older people need other advice.')]
        : []),
      `<p><em>${escapeHtml(reminder)}</em></p>`,
    ],
    recommended: suggested.map(({ key, name }) => ({ key, name })),
    findings,
    ...(isOther ? { checkedFor: `you and ${who}` } : {}),
    products: suggestedOf(guard, [...recommendedKeys.herbs.filter((key) => products.has(key)), ...guard.shopped]).map(
      ({ name }) => ({ productName: name, reason: null }),
    ),
    unrecognised,
    sources: citedBy(guard, findings),
    followUps: suggested
      .slice(0, 1)
      .flatMap(({ name }) => [
        `How do I prepare ${name}?`,
        `Who should not take ${name}?`,
        `How long until ${name} works?`,
      ]),
  };
}

/** Recommended herbs that the shown text names, that suit this person and that may be suggested at all. */
function suggestedOf(guard: Guard, keys: readonly string[]) {
  return [...new Set(keys)]
    .filter((key) => guard.named.has(key))
    .flatMap((key) => guard.standingOf(key) ?? [])
    .filter(({ herb, isFree }) => isFree && guard.people.every((person) => isForSuggesting(herb, person)))
    .map(({ herb }) => herb)
    .slice(0, maxSuggested);
}

function pairsAmong(keys: readonly string[], person: Parameters<typeof assess>[0]['person']): readonly Finding[] {
  if (keys.length < 2) return [];
  const names = new Set(keys);
  const items = keys.map((key) => ({
    kind: 'herb' as const,
    id: key,
    name: key,
    text: key,
    form: 'unspecified' as const,
  }));
  return assess({ person, items, about: names }).filter(
    ({ kind, severity, subject, with: other }) =>
      kind === 'supplement' && severity !== 'minor' && names.has(subject.id) && names.has(other.id),
  );
}

function citedBy(guard: Guard, findings: readonly Finding[]) {
  const ids = [...guard.named].flatMap((key) => {
    const monograph = guard.standingOf(key)?.herb.monograph;
    return monograph
      ? [...monograph.uses.flatMap(({ sources }) => sources), ...monograph.amounts.flatMap(({ sources }) => sources)]
      : [];
  });
  const all = [...sourcesOf(ids), ...findings.flatMap(({ sources }) => sources)];
  return [...new Map(all.map((source) => [source.id, source])).values()];
}

function onceEach(findings: readonly Finding[]): readonly Finding[] {
  const seen = new Map(
    findings.map((finding) => [`${finding.ruleId}|${finding.subject.id}|${finding.with.id}`, finding]),
  );
  return gravestFirst([...seen.values()]);
}
