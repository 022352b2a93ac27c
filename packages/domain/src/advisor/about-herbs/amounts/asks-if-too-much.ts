import { intakesIn } from '../../../amounts/read-intakes.ts';
import { readText } from '../../../resolve/read.ts';
import { assess } from '../../../safety/assess.ts';
import { toItem } from '../../../safety/item.ts';
import { findToldAlarm } from '../../../safety/red-flags/find-red-flag.ts';
import { isOfAmount } from './day-amount.ts';
import type { AdvisorRequest } from '../../answer.ts';

const turnsLookedAt = 3;

/** "Isn't that too much?", of an amount within a day's level, is a question and no overdose. */
export function asksOfModestAmount({ question, history, person }: AdvisorRequest): boolean {
  const told = history
    .filter(({ role }) => role === 'user')
    .slice(-turnsLookedAt)
    .map(({ text }) => text);
  const all = [...told, question];
  if (all.some((text) => findToldAlarm(text) !== null || tellsOfTaking.test(text))) return false;
  const mentions = all.map((text) => readText(text).mentions);
  if (mentions.flat().some(({ kind }) => kind === 'medicine')) return false;
  const intakes = all.flatMap((text, place) => intakesIn(text, mentions[place] ?? []));
  if (!intakes.some(({ amount }) => amount !== null)) return false;
  const items = mentions.flat().filter(({ kind }) => kind === 'herb');
  return !assess({ person, items: items.map(toItem), intakes }).some(isOfAmount);
}

/** What was swallowed already is no question of an amount. */
const tellsOfTaking = /\b(?:took|taken|swallow\w*|ate|eaten|drank|drunk|had|overdos\w*|all of (?:it|them)|whole)\b/i;
