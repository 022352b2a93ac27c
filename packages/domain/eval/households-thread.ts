// A thread of its own that draws random households: see eval.ts.
import { parentPort, workerData } from 'node:worker_threads';
import { runHouseholds } from './households.ts';

parentPort?.postMessage(runHouseholds(workerData));
