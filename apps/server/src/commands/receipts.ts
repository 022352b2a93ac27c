// `npm run receipts`: holds the findings of stored answers against the present knowledge and lists the answers whose
// severity would be another now. It reads only, beside a running server, and prints ids and rules, never what was said.
import { coverage, hasChanged } from '@herbie/domain';
import * as z from 'zod/mini';
import { listAnswersAfter } from '../features/chats/messages.store.ts';
import { storedAnswer } from '../features/chats/messages.service.ts';
import { openBeside } from './open-beside.ts';
import { runCommand } from './run-command.ts';

const pageSize = 500;

await runCommand(async (config) => {
  const db = openBeside(config);
  let answers = 0;
  let changed = 0;
  try {
    for (let after = 0; ;) {
      const rows = await listAnswersAfter(db, { after, limit: pageSize });
      for (const { id, chatId, answer, knowledgeVersion } of rows) {
        answers += 1;
        const { findings } = z.parse(storedAnswer, JSON.parse(answer));
        const other = findings.filter(hasChanged);
        if (other.length === 0) continue;
        changed += 1;
        const rules = other.map(({ ruleId, severity }) => `${ruleId} (was ${severity})`).join(', ');
        console.log(`chat ${chatId}, message ${id}, version ${knowledgeVersion ?? 'unknown'}: ${rules}`);
      }
      const last = rows.at(-1);
      if (last === undefined) break;
      after = last.id;
    }
  } finally {
    await db.destroy();
  }
  console.log(`${answers} answers, ${changed} would be rated otherwise by version ${coverage().version}.`);
});
