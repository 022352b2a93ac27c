import type { Form } from '../../herbs/form.ts';
import type { Herb } from '../../herbs/herb.ts';
import type { UseKey } from '../../herbs/use-keys.ts';
import type { Item } from '../../safety/item.ts';
import type { Finding } from '../../safety/finding.ts';
import type { Asks } from '../reading/wishes/asks.ts';
import { isAllowed } from './checked-herbs.ts';
import type { Subject } from '../reading/person/subject.ts';

/** What decides which facts on a herb are told, and to whom. */
export interface Telling {
  readonly question: string;
  readonly asks: Asks;
  readonly subject: Subject;
  readonly said: string;
  /** What the conversation wants help with. */
  readonly wanted: readonly UseKey[];
  /** A concern for which no herb stands, when the talk is about one. */
  readonly concern: string | null;
  /** The checks speak against it for this person: no uses and no amounts are told. */
  readonly isForbidden: (herb: Herb) => boolean;
  /** The form it was named in. */
  readonly formOf: (herb: Herb) => Form;
  /** It was checked for the skin: no other amount is told. */
  readonly isForSkin: (herb: Herb) => boolean;
  readonly findings: readonly Finding[];
  /** A finding on it stands in the same answer. */
  readonly isTold: (herb: Herb) => boolean;
}

interface Told extends Pick<Telling, 'question' | 'asks' | 'subject' | 'said' | 'concern'> {
  readonly wish: readonly UseKey[];
  readonly items: readonly Item[];
}

/** What decides it for the herbs in question. */
export function tellingFor(about: Told, findings: readonly Finding[]): Telling {
  const { question, asks, subject, said, wish, items } = about;
  return {
    question,
    asks,
    subject,
    said,
    wanted: wish,
    concern: about.concern,
    findings,
    isForbidden: (herb) => !isAllowed(herb, findings),
    isTold: (herb) => findings.some(({ subject: { id } }) => id === herb.key),
    formOf: ({ key }) => items.find(({ id }) => id === key)?.form ?? 'unspecified',
    isForSkin: ({ key }) => items.some(({ id, form }) => id === key && form === 'topical'),
  };
}
