import { alarmSourcesOf } from '../../evidence/alarms/alarm-sources.ts';
import { findHerb } from '../../herbs/catalogue.ts';
import type { UseKey } from '../../herbs/use-keys.ts';
import type { Person } from '../../safety/person/person.ts';
import type { AdvisorAnswer } from '../answer.ts';
import { seenBefore } from '../for-concerns/seen-first.ts';
import { behindIt } from '../for-concerns/untreatable.ts';
import type { Understanding } from '../reading/understanding.ts';
import { escapeHtml, paragraph } from '../wording/html.ts';
import { capital, inSentence } from '../wording/names.ts';
import { beforeReminder } from '../wording/reminder.ts';
import { eachSourceOnce } from '../wording/source-list.ts';
import { ofTheBedroom } from './data/potency-words.ts';
import { watchFor, watchForInAll, type WatchFor } from './data/watch-for.ts';

/**
 * "Bloated after fat food, artichoke leaf?", from somebody with gallstones: whatever is answered, what would make the complaint
 * more than it looks is told with it, once.
 */
export function withWatchFor(asked: Understanding, answer: AdvisorAnswer): AdvisorAnswer {
  const { question, subject, said } = asked;
  const wanted = isForTheBedroom(asked) ? (['libido'] as const) : asked.wanted;
  if (answer.level !== 'none' || answer.isLost === true) return answer;
  const { person } = subject;
  const told = [said, ...answer.blocks].join(' ');
  const known = [...behindIt(person, wanted), ...seenBefore(person, wanted).map(({ says }) => says)];
  const seen = known.filter((says) => !told.includes(escapeHtml(says).slice(0, enough)));
  const asWritten = { question, person, wanted, told };
  const own = seen.length > 0 ? [] : linesOf(watchFor, asWritten);
  const rows = seen.length + own.length > 0 ? own : linesOf(watchForInAll, asWritten);
  const lines = [...seen, ...rows.map(({ line }) => line)].slice(0, mostTold);
  if (lines.length === 0) return answer;
  const sources = alarmSourcesOf(rows.slice(0, mostTold).flatMap((row) => row.sources));
  return {
    ...answer,
    blocks: beforeReminder(
      answer.blocks,
      lines.map((line) => paragraph(escapeHtml(line))),
    ),
    sources: eachSourceOnce([...answer.sources, ...sources]),
  };
}

/** "Yohimbe for the bedroom" names no complaint. */
function isForTheBedroom({ question, wanted, herbs }: Understanding): boolean {
  const isTakenForIt = herbs.some(({ id }) => findHerb(id)?.monograph?.uses.some(({ use }) => use === 'libido'));
  return wanted.length === 0 && isTakenForIt && ofTheBedroom.test(question);
}

const mostTold = 2;
/** As much of a line as no other shares. */
const enough = 50;

interface Written {
  readonly question: string;
  readonly person: Person;
  readonly wanted: readonly UseKey[];
  /** All that was told by now. */
  readonly told: string;
}

interface Line {
  readonly line: string;
  readonly sources: readonly string[];
}

/** What one line tells the next does not tell again. */
function linesOf(rows: readonly WatchFor[], { question, person, wanted, told }: Written): readonly Line[] {
  const lines: Line[] = [];
  let toldByNow = told;
  for (const { of, uses, when, says, told: same, sources } of rows) {
    const isMeant = uses.length === 0 || wanted.some((use) => uses.includes(use));
    const ground = isMeant && when?.test(question) !== false ? of(person) : null;
    if (ground === null || same.test(toldByNow)) continue;
    const line = capital(says.replaceAll('{ground}', () => inSentence(ground)));
    toldByNow += ` ${line}`;
    lines.push({ line, sources });
  }
  return lines;
}
