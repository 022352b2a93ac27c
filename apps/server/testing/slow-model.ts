import { setTimeout as wait } from 'node:timers/promises';
import type { LanguageModel, ModelRequest } from '../src/platform/assistant/language-model.ts';

/** A model that says a first paragraph at once and its second when it is told to, or when it is stopped. */
export interface SlowModel extends LanguageModel {
  goOn(): void;
  /** Questions it was asked so far. */
  asked(): number;
}

export function createSlowModel(): SlowModel {
  let mayGoOn = false;
  let asked = 0;
  return {
    name: 'slow',
    service: 'test',
    asked: () => asked,
    goOn: () => {
      mayGoOn = true;
    },
    async *stream({ signal }: ModelRequest) {
      asked += 1;
      yield { kind: 'text', text: 'Many people rest better with regular hours.\n\nA dark ' };
      while (!mayGoOn && !signal.aborted) await wait(20);
      yield { kind: 'text', text: 'and quiet room is worth the effort.\n' };
      yield { kind: 'end', reason: 'stop' };
    },
  };
}
