import { oneOf, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import { findingLines } from '../../about-herbs/verdict/finding-lines.ts';
import { nothingFound } from '../../about-herbs/verdict/nothing-found.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "This headline says chamomile kills cancer cells": what such a headline stands on, and what it does not say. */
export function answerKillsCells({ question, herbs, subject, said }: Understanding): AdvisorAnswer | null {
  if (!killsCells.test(withPlainApostrophes(question))) return null;
  const findings = findingsAbout(herbs, subject.person);
  const hasIt = subject.person.conditions.some(({ name }) => /\b(?:cancer|leuk\w+|lymphoma|melanoma)\b/i.test(name));
  const ofHerbs =
    herbs.length === 0
      ? []
      : findings.length > 0
        ? findingLines(findings, said, subject)
        : [nothingFound(herbs, subject, said)];
  return {
    ...plainAnswer(
      [paragraph(inADish), paragraph(hasIt ? withTheTeam : noCure), ...ofHerbs],
      ['Who should not take it?'],
    ),
    findings,
    sources: citedSources([], findings),
  };
}

const inADish =
  'Such headlines mostly tell of cells in a dish. A strong extract is poured right onto them there. A cup of tea or a capsule never brings that amount to a tumor. So it tells neither that it helps a person, nor that it harms healthy cells.';
const noCure = 'No herb is known to cure cancer in people.';
const withTheTeam =
  'No herb is known to cure cancer in people, and putting off treatment can cost dearly. Some herbs even get in the way of the medicines used for it. Please ask the team that treats you before you take any.';

const cells = /\b(?:cancer(?:ous)?|tumou?r|leuka?emia) cells?\b/i;
const killing = /\b(?:kill|destroy|attack|fight|eat|shrink|wip|stop|murder|zap|nuk)\w*\b/i;
const killsCells = oneOf(
  sequence(killing, /[^.?!]{0,30}/, cells),
  sequence(cells, /[^.?!]{0,24}/, /\b(?:killed|destroyed|die|dies|died|self-destruct|explode)\b/i),
);
