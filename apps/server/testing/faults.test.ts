import { describe, expect, test } from 'vitest';
import { clockJumps } from './faults/clock-jumps.ts';
import { damagedPictures } from './faults/damaged-pictures.ts';
import { NotPossibleHere } from './faults/fault.ts';
import { fullDisk } from './faults/full-disk.ts';
import { killedWhileWriting } from './faults/killed-while-writing.ts';
import { stoppedMidAnswer } from './faults/stopped-mid-answer.ts';
import { engine } from './fresh-database.ts';

const little = { people: 4, rounds: 1, streams: 20 };

/** The short form of `npm run faults`: what needs a PostgreSQL of its own, or hundreds of people, is made there alone. */
const onceIsEnough = 'the built server is started on its own database each time, whichever engine the tests run on';

describe('what must hold while', () => {
  test.for([killedWhileWriting, stoppedMidAnswer, fullDisk, clockJumps, damagedPictures])(
    '$name',
    async (fault, { skip }) => {
      if (engine !== 'sqlite') return skip(onceIsEnough);
      const seen = await fault.run(little).catch((error: unknown) => {
        if (error instanceof NotPossibleHere) return skip(error.message);
        throw error;
      });

      expect(seen).not.toBe('');
    },
  );
});
