import type { Herb } from '../herbs/herb.ts';
import { useLabels } from '../herbs/use-labels.ts';
import { isUnderage } from '../safety/age-group.ts';
import type { Asks } from './asks.ts';
import type { Subject } from './subject.ts';
import { gradeWords } from './grade-words.ts';
import { bullets, escapeHtml, herbLink, paragraph } from './html.ts';

const mostUses = 4;
interface Telling {
  readonly asks: Asks;
  readonly subject: Subject;
  readonly said: string;
  /** The checks speak against it for this person: no uses and no amounts are told. */
  readonly isForbidden: boolean;
}

/** What was asked about a herb; a short portrait when nothing special was. What was said before is left out. */
export function herbFacts(herb: Herb, { asks, subject, said, isForbidden }: Telling): string[] {
  const { monograph } = herb;
  const title = `<h3>${herbLink(herb)}</h3>`;
  if (herb.neverSuggest === true)
    return [title, paragraph(`${herb.rules[0]?.why ?? 'This plant is dangerous.'} Do not take it.`)];
  if (!monograph)
    return [title, paragraph('I know it for safety checks only. What it may help with is not covered here.')];
  const asked = [
    ...(asks.naming ? [paragraph(namesOf(herb))] : []),
    ...(asks.amount ? (isForbidden ? [noAmount(herb, subject)] : amountBlocks(herb, subject)) : []),
    ...(asks.preparation && !isForbidden
      ? [paragraph(monograph.preparation ?? `I have nothing on how to prepare ${herb.name}.`)]
      : []),
    ...(asks.duration ? [paragraph(`How long: ${monograph.precautions.text}`), ...amountBlocks(herb, subject)] : []),
    ...(asks.onset && !asks.duration
      ? [paragraph(monograph.timeToEffect ?? `How long ${herb.name} takes to work is not established.`)]
      : []),
    ...(asks.sideEffects ? [paragraph(monograph.sideEffects.text)] : []),
    ...(asks.cautions ? [paragraph(monograph.precautions.text)] : []),
    ...(asks.evidence ? [useLines(herb)] : []),
    ...(asks.forChildren ? childLines(herb) : []),
  ];
  if (asked.length > 0) return [title, ...asked];
  const portrait = [
    paragraph(monograph.description),
    ...(asks.checking ? [] : [useLines(herb)]),
    ...(isForbidden ? [] : amountBlocks(herb, subject)),
    paragraph(monograph.sideEffects.text),
    ...(monograph.lookAlikes && !asks.checking ? [paragraph(monograph.lookAlikes.text)] : []),
  ].filter((block) => !said.includes(plain(block)));
  return portrait.length === 0 ? [title, paragraph('I have told you what I know about it.')] : [title, ...portrait];
}

function namesOf({ name, scientificName, family, names }: Herb): string {
  const others = names.slice(0, 4).join(', ');
  return [
    scientificName === null ? '' : `${name} is ${scientificName}${family === null ? '' : `, of the family ${family}`}.`,
    others === '' ? '' : `Other names: ${others}.`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function noAmount({ name }: Herb, { who }: Subject): string {
  return paragraph(`I give no amount of ${name} for ${who}, because the checks speak against it.`);
}

/** Usual adult amounts. For children and in pregnancy none are given: those belong to a clinician. */
function amountBlocks(herb: Herb, { person, who }: Subject): string[] {
  if (isUnderage(person))
    return [paragraph(`I give no amounts for children. A pharmacist or pediatrician can tell you what suits ${who}.`)];
  const amounts = herb.monograph?.amounts ?? [];
  if (amounts.length === 0) return [paragraph(`How much ${herb.name} to take is not established.`)];
  const care =
    person.pregnant || person.breastfeeding
      ? ['These are usual adult amounts. Ask your midwife or doctor which are right for you now.']
      : [];
  return [
    bullets(amounts.map(({ form, text }) => `<strong>${form}</strong>: ${escapeHtml(text)}`)),
    ...care.map(paragraph),
  ];
}

function useLines(herb: Herb): string {
  const uses = herb.monograph?.uses ?? [];
  if (uses.length === 0) return paragraph(`I have no studies on what ${herb.name} helps with.`);
  return bullets(
    uses
      .slice(0, mostUses)
      .map(
        ({ use, evidence, text }) =>
          `<strong>${escapeHtml(useLabels[use])}</strong> (${gradeWords[evidence]}): ${escapeHtml(text)}`,
      ),
  );
}

function childLines(herb: Herb): string[] {
  const rule = herb.rules.find((each) => each.kind === 'age');
  return rule ? [paragraph(`For children: ${rule.why} ${rule.advice}`)] : [];
}

/** The words of a block, as a reader remembers them. */
function plain(block: string): string {
  return block
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** Sources behind everything a portrait tells. */
export function monographSources({ monograph }: Herb): string[] {
  if (!monograph) return [];
  return [
    ...monograph.uses.flatMap((use) => use.sources),
    ...monograph.amounts.flatMap((amount) => amount.sources),
    ...monograph.sideEffects.sources,
    ...monograph.precautions.sources,
  ];
}
