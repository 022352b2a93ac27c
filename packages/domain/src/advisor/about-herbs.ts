import { findHerb } from '../herbs/catalogue.ts';
import type { Herb } from '../herbs/herb.ts';
import { useLabels } from '../herbs/use-labels.ts';
import { assess, type Item } from '../safety/assess.ts';
import type { Finding } from '../safety/finding.ts';
import { forbids } from '../safety/words.ts';
import type { AdvisorAnswer, AdvisorRequest } from './answer.ts';
import { citedSources, findingLines, missingFacts, nothingFound, reminder, unknownNames } from './closing.ts';
import { bullets, escapeHtml, heading, herbLink, paragraph } from './html.ts';

interface AboutHerbs extends AdvisorRequest {
  readonly items: readonly Item[];
  readonly unrecognised: readonly string[];
}

const mostHerbs = 3;
const mostUses = 4;

/** Facts on the herbs a question names, and what the person should know before taking them together. */
export function answerAboutHerbs({ question, person, profileName, items, unrecognised }: AboutHerbs): AdvisorAnswer {
  const herbs = [...new Set(items.filter((item) => item.kind === 'herb').map((item) => item.id))].flatMap(
    (key) => findHerb(key) ?? [],
  );
  const shown = herbs.slice(0, mostHerbs);
  const keys = new Set(herbs.map((herb) => herb.key));
  const findings = assess({ person, items }).filter(
    (finding) => keys.has(finding.subject.id) || keys.has(finding.with.id),
  );
  const suitable = shown.filter(
    (herb) =>
      herb.neverSuggest !== true &&
      !findings.some((finding) => finding.subject.id === herb.key && forbids(finding.severity)),
  );
  const checked = items.map((item) => item.name).filter((name, place, all) => all.indexOf(name) === place);
  const missing = missingFacts(person);
  return {
    level: 'none',
    blocks: [
      ...verdict({ findings, checked, profileName }),
      ...shown.flatMap((herb) => facts(herb, question)),
      ...unknownNames(unrecognised),
      ...(missing === null ? [] : [paragraph(missing)]),
      reminder(question),
    ],
    recommended: [],
    findings,
    products: suitable.filter(() => asksToBuy(question)).map((herb) => ({ productName: herb.name, reason: null })),
    unrecognised,
    sources: citedSources(shown.flatMap(monographSources), findings),
    followUps: shown
      .slice(0, 1)
      .flatMap((herb) => [
        `How much ${herb.name} do people take?`,
        `Who should not take ${herb.name}?`,
        `What is similar to ${herb.name}?`,
      ]),
  };
}

function verdict({
  findings,
  checked,
  profileName,
}: {
  findings: readonly Finding[];
  checked: readonly string[];
  profileName: string | null;
}): string[] {
  const who = profileName === null ? '' : ` for ${profileName}`;
  if (findings.length === 0) return [nothingFound(checked)];
  const isSerious = findings.some((finding) => forbids(finding.severity));
  const lead = isSerious
    ? `This does not go well together${who}. Please do not start it on your own.`
    : `There is something to know first${who}.`;
  return [paragraph(lead), findingLines(findings)];
}

/** What was asked about the herb first; else a short portrait. */
function facts(herb: Herb, question: string): string[] {
  const { monograph } = herb;
  if (herb.neverSuggest === true)
    return [
      heading(herb.name),
      `<p>${herbLink(herb)}: ${escapeHtml(herb.rules[0]?.why ?? 'This plant is dangerous.')} Do not take it.</p>`,
    ];
  if (!monograph)
    return [
      heading(herb.name),
      `<p>${herbLink(herb)} is known here for safety checks only. Its uses are not covered.</p>`,
    ];
  const asked = [
    /\b(?:how (?:much|many)|dos(?:e|es|age)|amount|how often)\b/i.test(question) ? amountLines(herb) : '',
    /\b(?:prepare|make|brew|steep|how do i (?:use|take)|how to (?:use|take|make))\b/i.test(question)
      ? paragraph(monograph.preparation ?? 'How to prepare it is not recorded here.')
      : '',
    /\b(?:how long|when (?:will|does|do)|how soon|how fast|start(?:s)? (?:to )?work)\b/i.test(question)
      ? paragraph(monograph.timeToEffect ?? 'How long it takes is not established.')
      : '',
    /\b(?:side effects?|harm|risks?|adverse)\b/i.test(question) ? paragraph(monograph.sideEffects.text) : '',
    /\b(?:who should(?: not|n'?t)|precautions?|avoid|caution|warnings?)\b/i.test(question)
      ? paragraph(monograph.precautions.text)
      : '',
  ].filter((block) => block !== '');
  const portrait = [
    paragraph(monograph.description),
    bullets(
      monograph.uses
        .slice(0, mostUses)
        .map(
          (use) =>
            `<strong>${escapeHtml(useLabels[use.use])}</strong> (${use.evidence} evidence): ${escapeHtml(use.text)}`,
        ),
    ),
    amountLines(herb),
    paragraph(monograph.sideEffects.text),
  ];
  const children = herb.rules.find((rule) => rule.kind === 'age');
  const forChildren =
    /\b(?:child|kid|son|daughter|baby|toddler|year[- ]old)\w*\b/i.test(question) && children
      ? [paragraph(`${children.why} ${children.advice}`)]
      : [];
  return [`<h3>${herbLink(herb)}</h3>`, ...(asked.length > 0 ? asked : portrait), ...forChildren];
}

function amountLines(herb: Herb): string {
  const amounts = herb.monograph?.amounts ?? [];
  if (amounts.length === 0) return paragraph('A usual amount is not established.');
  return bullets(amounts.map(({ form, text }) => `<strong>${form}</strong>: ${escapeHtml(text)}`));
}

function asksToBuy(question: string): boolean {
  return /\b(?:buy|shop|order|product|brand|purchase|where (?:can i|do i) get)\b/i.test(question);
}

function monographSources({ monograph }: Herb): string[] {
  if (!monograph) return [];
  return [
    ...monograph.uses.flatMap((use) => use.sources),
    ...monograph.amounts.flatMap((amount) => amount.sources),
    ...monograph.sideEffects.sources,
  ];
}
