import { featuresOf } from '../../../src/likeness/features.ts';
import { findToldAlarm } from '../../../src/safety/red-flags/find-red-flag.ts';
import { asHeard } from '../../../src/safety/red-flags/heard.ts';
import { type Kind, kindOfRule, kinds } from '../../../src/safety/red-flags/likeness/kinds.ts';
import { readCases } from '../../read-cases.ts';
import { readComplaintLines } from '../complaints/learn-complaints.ts';
import { readFollowUpLines } from '../follow-ups/learn-follow-ups.ts';
import { readWrittenLines } from '../written-lines.ts';

export interface LabelledText {
  readonly text: string;
  readonly kind: Kind;
  /** Written to learn from; the others are cases that the rules know. */
  readonly isWritten?: boolean;
  /** Written for another lesson: it only shows how people go on in a calm talk. */
  readonly isFollowUp?: boolean;
}

export interface Line extends LabelledText {
  readonly features: readonly number[];
}

/** Every labelled line, each text once: those written to learn from, and the cases of red flags and conversations. */
export function readLines(): Line[] {
  const lines = [...calmTurns(), ...calmFollowUps(), ...plainComplaints(), ...caseLines(), ...writtenLines()];
  const distinct = new Map(lines.map((line) => [line.text.toLowerCase(), line])).values();
  return [...distinct].map((line) => ({ ...line, features: featuresOf(asHeard(line.text)) }));
}

function writtenLines(): LabelledText[] {
  return readWrittenLines(import.meta.dirname, kinds).map(({ label, text }) => ({
    kind: label,
    text,
    isWritten: true,
  }));
}

const birthOrBaby =
  /\b(?:pregnan\w*|birth|gave birth|labou?r|bab(?:y|ies)|newborns?|infants?|toddlers?|weeks?|wks?|months?|m(?:on)?ths? old|\d+ ?(?:wk|mth|mo|m)s? ?old|days old|napp(?:y|ies)|diapers?|fontanelle|soft spot|breast|section|cord|womb|trimester|deliver\w*|bub|bairn|lo|little (?:one|man)|periods?|pads?|miscarr\w*|waters|bump|contractions?)\b/i;

/** The cases tell the level; the rule that finds them tells what it is about. A rule for babies hears older children too. */
function caseLines(): LabelledText[] {
  return readCases('red-flags.tsv', ['text', 'level', 'source']).map(({ text, level }) => {
    if (level === 'none') return { text, kind: 'calm' };
    if (level === 'urgent') return { text, kind: 'urgent' };
    const kind = kindOfRule(findToldAlarm(text)?.id ?? '');
    return { text, kind: kind === 'birth-and-babies' && !birthOrBaby.test(text) ? 'body' : kind };
  });
}

/** How people go on from an answer: what is written for another lesson is calm where it is of a kind. */
function calmFollowUps(): LabelledText[] {
  return readFollowUpLines()
    .filter(({ label, text }) => label !== 'none' && findToldAlarm(text) === null)
    .map(({ text }) => ({ text, kind: 'calm', isFollowUp: true }));
}

/** What people come to a herbalist with, told in pictures: written for another lesson, and calm where no rule knows better. */
function plainComplaints(): LabelledText[] {
  return readComplaintLines()
    .filter(({ label, text }) => label !== 'none' && findToldAlarm(text) === null)
    .map(({ text }) => ({ text, kind: 'calm' }));
}

/** What is said in conversations that are not about alarms, diagnoses or harm. */
function calmTurns(): LabelledText[] {
  return readCases('conversations.tsv', ['kind', 'profile', 'turns', 'expect', 'source'])
    .filter(({ kind, expect }) => !/emerg|urgent|diagnos|harm|covert|alarm/i.test(kind) && !expect.includes('level='))
    .flatMap(({ turns }) => turns.split('||'))
    .filter((turn) => findToldAlarm(turn) === null)
    .map((text) => ({ text: text.trim(), kind: 'calm' }));
}
