import { isOfClass } from '../../medicines/is-of-class.ts';

/** Bought and taken as needed: to take less of it is no danger. */
export function isPainkiller(id: string): boolean {
  return id === 'acetaminophen' || (isOfClass(id, 'nsaid') && id !== 'aspirin');
}

/** "Something instead of more ibuprofen": what is said in place of "keep taking it". */
export function asPainAllows(names: string): string {
  return `You may take less ${names} as soon as the pain allows it; where a doctor prescribed it, talk with them first. Pain that needs it on most days is for a doctor to look at.`;
}
