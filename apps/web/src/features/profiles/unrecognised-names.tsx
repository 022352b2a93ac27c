import { resolveKnowledge } from '@herbie/contract';
import { useQuery } from '@tanstack/react-query';
import { reading } from '../../lib/query-client.ts';
import { Button } from '../../ui/button.tsx';

interface NamesProps {
  readonly names: readonly string[];
  readonly onReplace: (name: string, other: string) => void;
}

/** Names nothing can be checked against: told beside the field, each with the name it may be a slip of. */
export function UnrecognisedNames({ names, onReplace }: NamesProps) {
  return (
    <ul aria-live="polite" className="space-y-1">
      {names.map((name) => (
        <UnrecognisedName key={name} name={name} onReplace={(other) => onReplace(name, other)} />
      ))}
    </ul>
  );
}

const surelyMeant = 0.75;

function UnrecognisedName({ name, onReplace }: { name: string; onReplace: (other: string) => void }) {
  const { data } = useQuery({ ...reading(resolveKnowledge, { query: { q: name } }), gcTime: 0 });
  const near = data?.matches.find(({ score }) => score >= surelyMeant)?.name;
  return (
    <li className="rounded-lg border border-dashed border-strong-line px-3 py-2 text-sm wrap-anywhere">
      <strong>{name}</strong> is not recognised, so nothing is checked against it.{' '}
      {near === undefined ? (
        'Try the name on the package.'
      ) : (
        <>
          Did you mean{' '}
          <Button variant="quiet" size="small" className="-mx-2.5 -my-2 underline" onClick={() => onReplace(near)}>
            {near}
          </Button>
          ?
        </>
      )}
    </li>
  );
}
