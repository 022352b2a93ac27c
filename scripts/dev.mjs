// `npm run dev`: the server restarts when its sources change; the web app reloads in place. Ctrl+C ends both.
import { spawn } from 'node:child_process';

const serverPort = process.env.PORT ?? '3000';
const children = [
  start('node', ['--watch', 'apps/server/src/main.ts'], { PORT: serverPort }),
  start('npm', ['run', '--silent', 'dev', '-w', 'apps/web'], { API_URL: `http://127.0.0.1:${serverPort}` }),
];

for (const child of children) child.once('exit', stopAll);
process.once('SIGINT', stopAll);
process.once('SIGTERM', stopAll);

function start(command, args, env) {
  return spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
}

function stopAll() {
  for (const child of children) child.kill('SIGTERM');
}
