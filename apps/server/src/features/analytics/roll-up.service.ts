import { addDays } from '@herbie/contract';
import { type Clock, serverDay, timestamp } from '../../platform/clock.ts';
import type { AppDeps } from '../../platform/deps.ts';
import type { Db } from '../../platform/database/database.ts';
import { counterOf } from './analytics.service.ts';
import type { Counter } from './analytics.store.ts';
import {
  countAccounts,
  countActiveUsers,
  countEvents,
  findDay,
  findFirstDay,
  holdRolledUpTo,
  markRolledUpTo,
  putDay,
} from './roll-up.store.ts';

const maxDays = 366;

/**
 * Closes every day that is over and not closed yet: fills days on which nothing happened and puts right what the
 * counters of the moment missed. All or nothing in one transaction, once a day for the whole site; a server that was
 * off for a week catches up. True for the one that did it.
 */
export function rollUpDays({ db, clock }: Pick<AppDeps, 'db' | 'clock'>): Promise<boolean> {
  const yesterday = addDays(serverDay(clock), -1);
  return db.transaction().execute(async (tx) => {
    const last = await holdRolledUpTo(tx);
    if (last >= yesterday) return false;
    const first = last === '' ? await findFirstDay(tx) : addDays(last, 1);
    const oldest = addDays(yesterday, 1 - maxDays);
    if (first !== null) await closeDays(tx, { clock, from: first < oldest ? oldest : first, to: yesterday });
    await markRolledUpTo(tx, yesterday);
    return true;
  });
}

async function closeDays(tx: Db, { clock, from, to }: { clock: Clock; from: string; to: string }): Promise<void> {
  const events = await countEvents(tx, { from, to });
  const active = await countActiveUsers(tx, { from, to });
  const accounts = await countAccounts(tx, from);
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const counted = await findDay(tx, day);
    // Events go with the account they belong to, so a day's figures are never lowered.
    const atLeast = (counter: Counter, found: number) => Math.max(counted?.[counter] ?? 0, found);
    const eventsOf = (counter: Counter) =>
      events
        .filter((each) => each.day === day && counterOf(each.eventType) === counter)
        .reduce((sum, { count }) => sum + count, 0);
    const madeLater = accounts.since.filter((each) => each.day > day).reduce((sum, { count }) => sum + count, 0);
    await putDay(tx, {
      date: day,
      totalUsers: accounts.now - madeLater,
      newSignups: atLeast('newSignups', eventsOf('newSignups')),
      activeUsers: atLeast('activeUsers', active.get(day) ?? 0),
      chatMessages: atLeast('chatMessages', eventsOf('chatMessages')),
      herbAnalyses: atLeast('herbAnalyses', eventsOf('herbAnalyses')),
      productClicks: atLeast('productClicks', eventsOf('productClicks')),
      pwaInstalls: atLeast('pwaInstalls', eventsOf('pwaInstalls')),
      createdAt: timestamp(clock),
    });
  }
}
