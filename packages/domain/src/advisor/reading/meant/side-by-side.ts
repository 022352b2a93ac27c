import { findHerb } from '../../../herbs/catalogue.ts';
import type { AdvisorRequest } from '../../answer.ts';
import { herbsSpokenOf } from '../spoken-of.ts';

/** A herb the talk named: in which turn, and by whom. */
export interface Candidate {
  readonly id: string;
  /** As the knowledge base calls it. */
  readonly name: string;
  readonly turn: number;
  readonly by: 'user' | 'assistant';
}

/** All herbs the talk named, turn by turn, the oldest first. */
export function turnsWithHerbs(history: AdvisorRequest['history']): readonly (readonly Candidate[])[] {
  return history
    .map((turn, place) =>
      herbsSpokenOf(turn).flatMap(({ id }) => {
        const name = findHerb(id)?.name;
        return name === undefined ? [] : [{ id, name, turn: place, by: turn.role }];
      }),
    )
    .filter((herbs) => herbs.length > 0);
}

/** The newest herbs that stood side by side; in the order of the person, where the answer only went over what they named. */
export function lastList(turns: readonly (readonly Candidate[])[]): readonly Candidate[] {
  const at = turns.findLastIndex((herbs) => herbs.length > 1);
  // Told of one after the other they make a list as well.
  if (at === -1) return [...new Map(turns.flat().map((herb) => [herb.id, herb])).values()];
  const list = turns[at] ?? [];
  const asked = turns[at - 1] ?? [];
  const isOfTheirs =
    list[0]?.by === 'assistant' &&
    asked[0]?.by === 'user' &&
    asked[0].turn === list[0].turn - 1 &&
    list.every(({ id }) => asked.some((each) => each.id === id));
  if (isOfTheirs) return asked;
  const areTheirsFirst =
    list[0]?.by === 'assistant' &&
    asked[0]?.by === 'user' &&
    asked[0].turn === list[0].turn - 1 &&
    asked.length > 1 &&
    asked.every(({ id }) => list.some((each) => each.id === id));
  return areTheirsFirst ? [...asked, ...list.filter(({ id }) => asked.every((each) => each.id !== id))] : list;
}

/** The herbs of the newest turn that named any. */
export function lastNamed(turns: readonly (readonly Candidate[])[]): readonly Candidate[] {
  return turns.at(-1) ?? [];
}
