import { useState } from 'react';
import { pageHistory, useLocation } from '../../lib/location.ts';

export interface Sought {
  readonly q: string;
  readonly use: string;
  readonly letter: string;
  /** All of them were asked for, not only the first. */
  readonly isWhole: boolean;
}

export const everything: Sought = { q: '', use: '', letter: '', isWhole: false };

/** What is looked for among the herbs. The address keeps it, so that the way back from a herb leads to the same list. */
export function useSought() {
  const { searchStr } = useLocation();
  const [sought, setSought] = useState(() => fromSearch(searchStr));
  const look = (part: Partial<Sought>) => {
    const next = { ...sought, ...part };
    setSought(next);
    pageHistory.replace(`/herbs${toSearch(next)}`);
  };
  return { sought, look };
}

function fromSearch(search: string): Sought {
  const given = new URLSearchParams(search);
  const text = (key: 'q' | 'use' | 'letter') => given.get(key) ?? '';
  return { q: text('q'), use: text('use'), letter: text('letter'), isWhole: given.has('all') };
}

function toSearch({ q, use, letter, isWhole }: Sought): string {
  const given = Object.entries({ q, use, letter, all: isWhole ? '1' : '' }).filter(([, value]) => value !== '');
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}
