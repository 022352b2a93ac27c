import { clockJumps } from './clock-jumps.ts';
import { damagedPictures } from './damaged-pictures.ts';
import { databaseAway } from './database-away.ts';
import { fullDisk } from './full-disk.ts';
import { killedBesideAnother } from './killed-beside-another.ts';
import { killedWhileWriting } from './killed-while-writing.ts';
import { manyStreams } from './many-streams.ts';
import { stoppedMidAnswer } from './stopped-mid-answer.ts';

export const allFaults = [
  killedWhileWriting,
  stoppedMidAnswer,
  fullDisk,
  databaseAway,
  killedBesideAnother,
  clockJumps,
  damagedPictures,
  manyStreams,
] as const;
