// Loaded into a server by `--import`: its clock is ahead by as many milliseconds as stand in the file SHIFTED_BY names.
import { readFileSync } from 'node:fs';

const RealDate = Date;

function shiftMs() {
  try {
    return Number(readFileSync(process.env.SHIFTED_BY, 'utf8'));
  } catch {
    return 0;
  }
}

globalThis.Date = class Date extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + shiftMs());
    else super(...parts);
  }

  static now() {
    return RealDate.now() + shiftMs();
  }
};
