// `npm run receipts`: holds the findings of stored answers against the present knowledge and lists the answers whose
// severity would be another now. It reads only, beside a running server, and prints ids and rules, never what was said.
import { coverage, hasChanged } from '@herbie/domain';
import * as z from 'zod/mini';
import { listAnswersAfter } from '../features/chats/messages.store.ts';
import { storedAnswer } from '../features/chats/messages.service.ts';
import type { Db } from '../platform/database/database.ts';
import { openBeside } from './open-beside.ts';
import { runCommand } from './run-command.ts';

const pageSize = 500;

await runCommand(async (config) => {
  const db = openBeside(config);
  let answers = 0;
  let changed = 0;
  try {
    for await (const { id, chatId, answer, knowledgeVersion } of allAnswers(db)) {
      answers += 1;
      const other = z.parse(storedAnswer, JSON.parse(answer)).findings.filter(hasChanged);
      if (other.length === 0) continue;
      changed += 1;
      const rules = other.map(({ ruleId, severity }) => `${ruleId} (was ${severity})`).join(', ');
      console.log(`chat ${chatId}, message ${id}, version ${knowledgeVersion ?? 'unknown'}: ${rules}`);
    }
  } finally {
    await db.destroy();
  }
  console.log(
    `${answers} ${answers === 1 ? 'answer' : 'answers'}, ${changed} would be rated otherwise by version ${coverage().version}.`,
  );
});

/** Every stored answer, oldest first, a page at a time. */
async function* allAnswers(db: Db) {
  for (let after = 0; ;) {
    const rows = await listAnswersAfter(db, { after, limit: pageSize });
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}
