import type { ComplaintKind } from '../../../src/advisor/reading/complaints/complaint-kinds.ts';
import { fits, likelyComplaintBy } from '../../../src/advisor/reading/complaints/likely-complaint.ts';
import { concernsIn } from '../../../src/advisor/particular/concerns-in.ts';
import { type ComplaintLines, learnComplaints } from './learn-complaints.ts';

/** A line read as if its writer had never been heard. */
export interface ReadComplaint {
  readonly label: ComplaintKind | 'none';
  readonly text: string;
  /** None where the weights tell nothing. */
  readonly readAs: readonly ComplaintKind[];
  /** Else it is asked whether that is meant. */
  readonly isSure: boolean;
  /** The rules read a wish of their own, and the weights are not asked. */
  readonly isKnown: boolean;
}

/** Whose lines are read as never heard; what was heard elsewhere is always learned. */
export function writersOf(lines: ComplaintLines): readonly string[] {
  return [...new Set(lines.map(({ file }) => file))].filter((file) => file.endsWith('-writer.tsv'));
}

/** Reads the lines of one writer by weights learned from the others. */
export function readUnlearnedComplaints(lines: ComplaintLines, writer: string): ReadComplaint[] {
  const weights = learnComplaints(lines.filter(({ file }) => file !== writer));
  return lines
    .filter(({ file }) => file === writer)
    .map(({ label, text }) => {
      const { uses, particulars } = concernsIn(text);
      const likely = likelyComplaintBy(text, weights);
      return {
        label,
        text,
        readAs: likely?.kinds ?? [],
        isSure: likely?.isSure ?? false,
        isKnown: uses.length + particulars.length > 0,
      };
    });
}

export interface ComplaintShares {
  /** Complaints read as what they are, or as what the same herbs are taken for, from 0 to 1. */
  readonly right: number;
  /** It is asked whether that is meant, rightly. */
  readonly asked: number;
  /** Complaints read as another one. */
  readonly wrong: number;
  /** It is asked whether another one is meant. */
  readonly askedWrong: number;
  /** What is none, and was taken for one. */
  readonly falsely: number;
}

export function complaintShares(read: readonly ReadComplaint[]): ComplaintShares {
  const complaints = read.flatMap(({ label, readAs, isSure }) =>
    label === 'none' || readAs.length === 0 ? [] : [{ isSure, isMet: readAs.some((kind) => fits(kind, label)) }],
  );
  const others = read.filter(({ label }) => label === 'none');
  const whole = read.length - others.length;
  const share = (isSure: boolean, isMet: boolean) =>
    complaints.filter((each) => each.isSure === isSure && each.isMet === isMet).length / Math.max(whole, 1);
  return {
    right: share(true, true),
    asked: share(false, true),
    wrong: share(true, false),
    askedWrong: share(false, false),
    falsely: others.filter(({ readAs }) => readAs.length > 0).length / Math.max(others.length, 1),
  };
}
