import { closedLoop } from './closed-loop.ts';
import { type Figure, median } from './figures.ts';
import { startBenchServer } from './start-bench-server.ts';

const rounds = 5;
const seconds = 1.5;
const connections = 10;

interface Engine {
  readonly name: string;
  readonly settings: Record<string, string>;
  /** What the list must reach of a bare route's speed. */
  readonly atLeast: number;
}

/** A signed-in person's 20 chats against a bare route with the same bytes, in the same process, turn by turn. */
export async function measureList({ name, settings, atLeast }: Engine): Promise<Figure[]> {
  const server = await startBenchServer(settings);
  const bare = { url: `${server.bareUrl}/bare`, connections };
  const list = {
    url: `${server.url}/api/chats?limit=${server.chatsEach}`,
    cookie: server.cookies[0] ?? '',
    connections,
  };
  await closedLoop({ ...list, seconds });
  await closedLoop({ ...bare, seconds });
  const measured: { bare: number; list: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    measured.push({
      bare: await closedLoop({ ...bare, seconds }),
      list: await closedLoop({ ...list, seconds }),
    });
  }
  await server.stop();
  return [
    { name: `${name}: 20 chats of a signed-in person`, value: median(measured.map((each) => each.list)), unit: '/s' },
    { name: `${name}: a bare route, same bytes`, value: median(measured.map((each) => each.bare)), unit: '/s' },
    { name: `${name}: ratio`, value: median(measured.map((each) => each.list / each.bare)), unit: '', atLeast },
  ];
}
