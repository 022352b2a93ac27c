// `npm run faults`: starts the built server again and again, makes things go wrong around it, and tells what held.
// Words behind it choose faults by their names; `-- --little` makes as little of each as the tests do.
import { allFaults } from './all-faults.ts';
import { NotPossibleHere } from './fault.ts';

const much = { people: 20, rounds: 5, streams: 500 };
const little = { people: 4, rounds: 1, streams: 20 };
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const amount = process.argv.includes('--little') ? little : much;
const maxMs = 5 * 60 * 1000;
let failed = 0;

for (const fault of allFaults.filter(({ name }) => words.every((word) => name.includes(word)))) {
  const began = performance.now();
  const said = await Promise.race([fault.run(amount), tooLong()]).then(
    (seen) => `ok      ${fault.name}: ${seen}`,
    (error: unknown) => {
      if (error instanceof NotPossibleHere) return `LEFT OUT ${fault.name}: ${error.message}`;
      failed += 1;
      return `FAILED  ${fault.name}: ${error instanceof Error ? error.message : String(error)}`;
    },
  );
  console.log(`${said} (${Math.round((performance.now() - began) / 1000)} s)`);
}
process.exit(failed === 0 ? 0 : 1);

function tooLong(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('took more than five minutes')), maxMs).unref();
  });
}
