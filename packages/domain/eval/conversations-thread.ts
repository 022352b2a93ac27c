// A thread of its own that grades the conversations: see eval.ts.
import { parentPort } from 'node:worker_threads';
import { gradeConversations } from './grade-conversations.ts';

parentPort?.postMessage(gradeConversations());
