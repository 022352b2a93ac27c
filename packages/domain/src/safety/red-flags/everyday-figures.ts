import { figuresOfDying } from './figures/dying.ts';
import { figuresOfTheBody } from './figures/body.ts';
import { figuresOfThings } from './figures/things.ts';

/** Things, foods and figures of speech in words of an alarm; taken out of a message before it is read. */
export const everydayFigures: readonly RegExp[] = [...figuresOfTheBody, ...figuresOfDying, ...figuresOfThings];
