import { resolveKnowledge } from '@herbie/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { reading } from './query-client.ts';

const shortestSearch = 3;
const none: readonly string[] = [];

/** Names the knowledge base has for what is being typed. Until they are there, those for the letters before stay. */
export function useSuggestedNames(typed: string): readonly string[] {
  const q = typed.trim();
  const isLongEnough = q.length >= shortestSearch;
  const { data } = useQuery({
    ...reading(resolveKnowledge, { query: { q } }),
    enabled: isLongEnough,
    placeholderData: keepPreviousData,
  });
  return isLongEnough && data ? data.matches.map(({ name }) => name) : none;
}
