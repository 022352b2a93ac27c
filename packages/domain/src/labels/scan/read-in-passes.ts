import { isSettled } from './agreement.ts';
import { mergeReadings } from './merge-readings.ts';
import type { Reading } from './reading.ts';

/** How a picture is shown to the reader in one pass. */
export interface Look {
  /** Times the size of the picture. */
  readonly scale: number;
  /** Degrees to turn it by, clockwise. */
  readonly turn: 0 | 90 | 180 | 270;
  /** A small angle in degrees, clockwise. */
  readonly tilt: number;
  readonly withoutSpecks: boolean;
  /** As lines one below the other, rather than words anywhere. */
  readonly isColumn: boolean;
  /** Light letters on a dark ground. */
  readonly isInverted: boolean;
}

/** What was read of a label after `pass` of at most `passes` passes. */
export interface ReadSoFar {
  readonly text: string;
  /** From 0 to 1. */
  readonly confidence: number;
  readonly pass: number;
  readonly passes: number;
}

const plain: Look = { scale: 1, turn: 0, tilt: 0, withoutSpecks: false, isColumn: false, isInverted: false };
const inverted: Look = { ...plain, isInverted: true };
/** Words that stand on their heads are read as words of no language; words that stand on end are hardly read at all. */
const turnsUpsideDown = [180, 90, 270] as const;
const turnsOnItsSide = [90, 270, 180] as const;
const fewestRowsUpsideDown = 2;

function otherWays({ lines }: Reading): readonly Look[] {
  const turns = lines.length >= fewestRowsUpsideDown ? turnsUpsideDown : turnsOnItsSide;
  const turned = turns.map((turn) => ({ ...plain, turn }));
  return [...turned, inverted, ...turned.map((how) => ({ ...how, isInverted: true }))];
}

const tilts = [-4, 4] as const;
/** Letters surely read below which the picture may be lying on its side. */
const littleText = 40;
const laterLooks = [{ scale: 1.5 }, { scale: 1.5, isColumn: true }, { scale: 2, withoutSpecks: true }] as const;
const lastLooks = laterLooks.length;
const unsureBelow = 72;
/** Degrees: less does no harm, more is no tilt but a misread row. */
const leastTilt = 0.7;
const maxTilt = 20;

/**
 * Looks at a picture several times: as it is, other ways round when little was read, bigger until two looks agree, and
 * tilted when unsure.
 */
export async function readInPasses(
  look: (how: Look) => Promise<Reading>,
  tell: (soFar: ReadSoFar) => void,
): Promise<ReadSoFar> {
  const readings: Reading[] = [];
  let passes = 1 + lastLooks;
  let soFar: ReadSoFar = { text: '', confidence: 0, pass: 0, passes };
  const take = async (how: Look): Promise<Reading> => {
    const reading = await look(how);
    readings.push(reading);
    soFar = { ...mergeReadings(readings), pass: soFar.pass + 1, passes: Math.max(passes, soFar.pass + 1) };
    tell(soFar);
    return reading;
  };

  let best = await take(plain);
  let upright = plain;
  if (best.worth < littleText) {
    const ways = otherWays(best);
    passes += ways.length;
    for (const how of ways) {
      const reading = await take(how);
      if (reading.worth > best.worth) [best, upright] = [reading, how];
      if (best.worth >= littleText) break;
    }
    passes = soFar.pass + lastLooks;
  }
  const straight = Math.abs(best.tilt) < leastTilt || Math.abs(best.tilt) > maxTilt ? 0 : -best.tilt;
  for (const how of laterLooks) {
    await take({ ...upright, tilt: straight, ...how });
    if (isSettled(readings)) return { ...soFar, passes: soFar.pass };
  }
  const top = readings.toSorted((one, other) => other.worth - one.worth)[0];
  if (top && top.worth > 0 && top.confidence < unsureBelow) {
    passes = soFar.pass + tilts.length;
    for (const tilt of tilts) await take({ ...upright, scale: 1.5, tilt: straight + tilt });
  }
  return { ...soFar, passes: soFar.pass };
}
