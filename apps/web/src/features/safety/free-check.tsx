import { checkSafety, type Profile, type ReplyOf } from '@herbie/contract';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { capital } from '../../lib/capital.ts';
import { useChosenPerson } from '../../lib/chosen-person.ts';
import { nothingFound } from '../../lib/nothing-found.ts';
import { reportFailure } from '../../lib/report-failure.ts';
import { send } from '../../lib/send.ts';
import { useKeptInTab } from '../../lib/use-kept-in-tab.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PersonSelect } from '../../ui/person-select.tsx';
import { Problem } from '../../ui/states.tsx';
import { findingCount } from './cabinet-view.tsx';
import { CheckedLine } from './checked-line.tsx';
import { failedWords } from './failed-words.ts';
import { SafetyNote } from './finding-list.tsx';
import { safetyMessages } from './safety.messages.ts';

type Check = ReplyOf<typeof checkSafety>;

/** A result with what it is the result of. */
interface Checked {
  readonly items: readonly string[];
  readonly profileId: number | null;
  readonly check: Check;
}

/** Why there is no result. */
interface Failed {
  readonly failure: string;
}

interface Items {
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

interface CheckProps {
  readonly profiles: readonly Profile[];
  readonly renderItems: (items: Items) => ReactNode;
}

const nothing: readonly string[] = [];

/** Everything typed, alone or with a profile, every pair. */
export function FreeCheck({ profiles, renderItems }: CheckProps) {
  const { value: items, keep: setItems, forget } = useKeptInTab<readonly string[]>('unchecked-items', nothing);
  const [person, choose] = useChosenPerson(profiles);
  const [isAlone, setAlone] = useState(false);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'nothing' | Failed>('idle');
  const profileId = isAlone ? null : (person?.id ?? null);
  const isOutdated = checked !== null && (checked.items !== items || checked.profileId !== profileId);
  const problem =
    typeof state === 'object'
      ? state.failure
      : state === 'nothing' && items.length === 0
        ? safetyMessages.nothingTyped
        : null;
  const choosePerson = (id: number) => {
    setAlone(false);
    choose(id);
  };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    // With the name that was typed last it is submitted again, once the list has it.
    if (takesTyped()) return void setTimeout(() => form.requestSubmit());
    if (items.length === 0 && profileId === null) return setState('nothing');
    setState('busy');
    try {
      const body = { items: [...items], ...(profileId === null ? {} : { profileId }) };
      setChecked({ items, profileId, check: await send(checkSafety, { body }) });
      setState('idle');
      forget();
    } catch (error) {
      reportFailure('check failed', error);
      setState({ failure: failedWords(error, 'notStored') });
    }
  }

  return (
    <>
      <Card className="no-print">
        <form onSubmit={(event) => void submit(event)} className="space-y-4">
          {renderItems({ values: items, onChange: setItems })}
          {profiles.length > 0 ? (
            <PersonSelect
              label="Together with the profile of"
              people={profiles}
              value={profileId}
              onChange={choosePerson}
              nobody={{ name: 'Nobody, only what is typed', onChoose: () => setAlone(true) }}
            />
          ) : null}
          <div className="flex flex-wrap items-center gap-3">
            {/* A press leaves the field where it is: a name that became a chip then would move the button away from it. */}
            <Button type="submit" disabled={state === 'busy'} onMouseDown={(event) => event.preventDefault()}>
              Check
            </Button>
            {checked && !isOutdated ? (
              <Button variant="secondary" onClick={() => print()}>
                Print for a pharmacist
              </Button>
            ) : null}
            {problem === null ? null : <Problem>{problem}</Problem>}
          </div>
        </form>
      </Card>
      {isOutdated ? (
        <p role="status" className="rounded-xl border border-dashed border-strong-line p-3">
          {safetyMessages.outdated}
        </p>
      ) : null}
      {checked && !isOutdated ? <Result check={checked.check} /> : null}
    </>
  );
}

/** Leaves the field that is typed in, which makes a name of what stands in it; false when there is none. */
function takesTyped(): boolean {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) || field.value.trim() === '') return false;
  field.blur();
  return true;
}

function Result({ check }: { check: Check }) {
  const { findings, recognised, unrecognised, coverage } = check;
  const hasHerb = recognised.some(({ kind }) => kind === 'herb');
  const heading = useRef<HTMLHeadingElement>(null);
  // On a phone it stands below the fold, and the keyboard of the field over it.
  useEffect(() => heading.current?.focus(), [check]);
  return (
    <section aria-labelledby="result" className="space-y-4">
      <h2 id="result" ref={heading} tabIndex={-1} className="text-2xl">
        {findingCount(findings.length, hasHerb)}
      </h2>
      {recognised.length > 0 ? (
        <p>
          {hasHerb ? 'Checked' : 'Recognised'}:{' '}
          <strong>{[...new Set(recognised.map(({ name }) => capital(name)))].join(', ')}</strong>
        </p>
      ) : null}
      <SafetyNote
        findings={findings}
        unrecognised={unrecognised}
        checked={hasHerb ? nothingFound(coverage.rules) : safetyMessages.noHerb}
      />
      <CheckedLine coverage={coverage} />
    </section>
  );
}
