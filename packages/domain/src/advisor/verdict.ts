import { findHerb } from '../herbs/catalogue.ts';
import type { Item } from '../safety/assess.ts';
import type { Finding } from '../safety/finding.ts';
import { forbids } from '../safety/words.ts';
import { findingLines, nothingFound } from './closing.ts';
import { oneOf, paragraph } from './html.ts';
import type { Subject } from './subject.ts';

interface Checked {
  readonly items: readonly Item[];
  readonly subject: Subject;
  readonly said: string;
  readonly question: string;
}

interface Findings {
  readonly all: readonly Finding[];
  /** Those worth telling for this question. */
  readonly weighty: readonly Finding[];
}

/** What the checks came to, in one sentence and a line for each finding; nothing that was said before. */
export function verdictOn({ items, subject, said, question }: Checked, { all, weighty }: Findings): string[] {
  if (all.length === 0) {
    // Of a poison it is told already that it is one; "no warning" beside that would be read as leave to take it.
    const others = items.filter(({ id }) => findHerb(id)?.neverSuggest !== true);
    if (!others.some(({ kind }) => kind === 'herb')) return [];
    return [nothingFound(others, subject)].filter((line) => !wasSaid(line, said));
  }
  const lines = findingLines(weighty, said);
  return lines.length === 0 ? [] : [paragraph(summary(weighty, subject, question)), ...lines];
}

/** As much of the line as names what was checked. */
const namedPart = { from: '<p>'.length, to: 60 };

/** The line on what was checked is said once for the same names. */
function wasSaid(line: string, said: string): boolean {
  return said.includes(line.slice(namedPart.from, namedPart.to));
}

function summary(findings: readonly Finding[], { who }: Subject, seed: string): string {
  if (findings.some(({ severity }) => forbids(severity)))
    return oneOf(
      [
        `I would not do this for ${who} without a clinician’s word.`,
        `This does not go well together for ${who}. Please do not start it on your own.`,
        `Please leave this one out unless a clinician who knows ${who} agrees.`,
      ],
      seed,
    );
  if (findings.some(({ severity }) => severity === 'moderate'))
    return oneOf(
      [`Ask first: there is something to know for ${who}.`, `For ${who} this needs a word with a pharmacist first.`],
      seed,
    );
  return `Nothing serious stands against it for ${who}. This is good to know:`;
}
