import { families, type FollowUpKind, followUps } from '../../../src/advisor/reading/follow-ups/follow-up-kinds.ts';
import { likelyFollowUpBy } from '../../../src/advisor/reading/follow-ups/likely-follow-up.ts';
import { learnFollowUps, type readFollowUpLines } from './learn-follow-ups.ts';

/** A line read as if it had never been seen. */
export interface ReadFollowUp {
  readonly label: FollowUpKind | 'none';
  readonly text: string;
  /** Null where the weights are not sure, or take it for no follow-up. */
  readonly readAs: FollowUpKind | null;
}

/** Reads each line of one part of five by weights learned from the other four. */
export function readUnlearnedFollowUps(
  lines: ReturnType<typeof readFollowUpLines>,
  part: number,
  parts = 5,
): ReadFollowUp[] {
  const weights = learnFollowUps(lines.filter((_, index) => index % parts !== part));
  return lines
    .filter((_, index) => index % parts === part)
    .map((line) => ({ ...line, readAs: likelyFollowUpBy(line.text, weights)?.kind ?? null }));
}

export interface FollowUpShares {
  /** Follow-ups read as what they are, or as another kind that the same plain words ask, from 0 to 1. */
  readonly right: number;
  /** Follow-ups read as a kind near theirs: with food, for whether it upsets the stomach. */
  readonly near: number;
  /** Follow-ups read as a kind far from theirs. */
  readonly wrong: number;
  /** What is none, and was taken for one. */
  readonly falsely: number;
}

export function followUpShares(read: readonly ReadFollowUp[]): FollowUpShares {
  const asked = read.filter(({ label }) => label !== 'none');
  const others = read.filter(({ label }) => label === 'none');
  return {
    right: asked.filter(isRight).length / asked.length,
    near: asked.filter((each) => !isRight(each) && isNear(each)).length / asked.length,
    wrong: asked.filter((each) => each.readAs !== null && !isRight(each) && !isNear(each)).length / asked.length,
    falsely: others.filter(({ readAs }) => readAs !== null).length / others.length,
  };
}

function isRight({ label, readAs }: ReadFollowUp): boolean {
  return readAs !== null && label !== 'none' && followUps[readAs].asks === followUps[label].asks;
}

function isNear({ label, readAs }: ReadFollowUp): boolean {
  return families.some((kinds) => kinds.some((kind) => kind === label) && kinds.some((kind) => kind === readAs));
}
