import type { Severity } from '../safety/severity.ts';
import type { Intake } from './intake.ts';
import type { UpperLevel } from './upper-level.ts';
import { levelsOf, upperLevels } from './upper-levels.ts';
import { withoutSize } from './share.ts';
import { multivitamin } from './multivitamin.ts';

/** What a rule says where surely no more than this is taken: a day's need of a vitamin is no overdose of it. */
export interface UnderAmount {
  /** The key of an upper level, whose unit counts. */
  readonly of: string;
  /** A day, and everything that brings the substance together. */
  readonly upTo: number;
  readonly severity: Severity;
  readonly why: string;
  readonly advice: string;
  readonly sources: readonly string[];
  /** A plain multivitamin holds no more than that, even where it tells no amount. */
  readonly inMultivitamins?: true;
}

/** A name under which a herb is taken; what stands in one product shares its words. */
interface Taken {
  readonly herb: string;
  readonly text: string;
  readonly product?: string;
}

interface TakenOfHerb {
  /** The herb's key. */
  readonly herb: string;
  /** Everything that is taken, of this herb and of others. */
  readonly all: readonly Taken[];
  readonly intakes: readonly Intake[];
}

/**
 * Whether what is taken of a herb surely brings no more than so much of a substance. Each name has to tell its amount or
 * be known to hold none; a range, a share that is reckoned, a multivitamin or liver oil beside it leave it open.
 */
export function surelyUnder({ of, upTo, inMultivitamins }: UnderAmount, { herb, all, intakes }: TakenOfHerb): boolean {
  const own = all.filter((each) => each.herb === herb);
  if (inMultivitamins && own.every(({ text, product }) => multivitamin.test(product ?? text))) return true;
  const level = upperLevels.find(({ key }) => key === of);
  if (level === undefined || all.some((each) => level.alsoIn?.includes(each.herb))) return false;
  // A multivitamin that tells how much of it is inside brings that and no more.
  const toldInside = new Set(intakes.flatMap(({ substance, text }) => (substance === of ? [text] : [])));
  const ofIt = intakes.filter(
    ({ substance, text }) => substance === of || (substance === null && !toldInside.has(text)),
  );
  if (ofIt.some(({ amount, isLeast }) => amount === null || isLeast === true)) return false;
  const isTold = isToldIn(level, ofIt);
  const isKnown = (each: Taken) =>
    isTold(each) || own.some((other) => other.product !== undefined && other.product === each.product && isTold(other));
  return own.every(isKnown) && ofIt.reduce((sum, { amount }) => sum + (amount ?? 0), 0) <= upTo * tolerance;
}

const tolerance = 1.001;

function isToldIn(level: UpperLevel, intakes: readonly Intake[]): (taken: Taken) => boolean {
  const told = new Set(intakes.map(({ name }) => name.toLowerCase()));
  return ({ herb, text }) => {
    const name = withoutSize(text).toLowerCase();
    const holdsNone = levelsOf(herb).some((each) => each.level === level && each.counted.never?.test(name) === true);
    return holdsNone || told.has(name);
  };
}
