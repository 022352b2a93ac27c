import { checkSafety } from '@herbie/contract';
import { useQuery } from '@tanstack/react-query';
import { readingOf } from '../../lib/profile-names.ts';
import { send } from '../../lib/send.ts';

const none: readonly string[] = [];
type Field = 'currentMedications' | 'allergies';

/** What is to be told of the names of a field; nothing until it is known. */
export function useNamesCheck(field: Field, names: readonly string[]) {
  const { data } = useQuery({
    queryKey: ['names of a profile', field, ...names],
    queryFn: ({ signal }) => send(checkSafety, { body: { items: [], profile: { [field]: names.join(', ') } }, signal }),
    enabled: names.length > 0,
    gcTime: 0,
  });
  const read = { readAs: data?.readAs ?? [], recognised: [] };
  return {
    /** What stands for nothing known, so that nothing can be checked against them. */
    unrecognised: data?.unrecognised ?? none,
    /** Those that were taken for something that their own words do not say: slips, brands. */
    readings: names.flatMap((name) => {
      const reading = readingOf(name, read);
      return reading === null ? [] : [{ name, reading }];
    }),
  };
}
