import { withPlainApostrophes } from '../../resolve/phrases.ts';
import { readText } from '../../resolve/read.ts';
import type { RedFlag } from '../../safety/red-flags/red-flag.ts';
import { thins } from './thins.ts';

/** Of all medicines only what keeps blood from clotting is named: who stops it has no withdrawal, but may have a clot. */
export function isOfThinnersAlone(message: string): boolean {
  const medicines = readText(message).mentions.filter(({ kind }) => kind === 'medicine');
  return medicines.length > 0 && medicines.every(({ id }) => thins(id)) && !shaking.test(message);
}

/** "My mate stopped his, so I'll do the same": nothing was left out as yet. */
export function isYetToStop(message: string): boolean {
  const text = withPlainApostrophes(message);
  return !didStop.test(text);
}

const shaking =
  /\b(?:shak\w*|trembl\w*|sweat\w*|seeing things|hallucinat\w*|confus\w*|fits?|seizures?|drink(?:ing)?|alcohol|booze|vodka|wine|beers?)\b/i;
const didStop =
  /\b(?:i|she|he|we|they|my (?:dad|mum|mom|father|mother|husband|wife|gran\w*))(?:'ve| have|'s| has|'d| had)? (?:\w+ )?(?:stopped|skipped|missed|forgot|forgotten|dropped|quit|ran out|run out|left out|not (?:had|taken)|haven't (?:had|taken)|hasn't (?:had|taken)|been (?:off|without)|came off|went off|gave up)\b|^\W*(?:stopped|skipped|missed|forgot|ran out|run out|off|left out)\b|\b(?:haven't|hasn't|didn't|not) (?:had|taken?|taking)\b/i;

/** The same alarm in words that fit. Source: aha-premature-discontinuation-2007. */
export function withoutThinner(alarm: RedFlag): RedFlag {
  const [, ...rest] = alarm.paragraphs;
  return { ...alarm, paragraphs: [leftOut, ...rest] };
}

const leftOut =
  'Left out, even for some days, a tablet against clots no longer protects: a stent can close or a clot can form, and that is a heart attack, a stroke or a clot in the lung. Ask today how to go on, and do not take double to make up for it. Chest pain, sudden weakness of one side, trouble speaking or short breath: call your emergency number at once.';
