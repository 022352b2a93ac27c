import { checkHousehold, type HerbReply, type Profile } from '@herbie/contract';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useState } from 'react';
import { neverKept, reading } from '../../lib/query-client.ts';
import { Checkbox, SelectField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { FailedState, Skeleton } from '../../ui/states.tsx';
import { ExcludedList } from './excluded-list.tsx';
import { failedWords } from './failed-words.ts';
import { narrowHousehold, type Household } from './narrow-household.ts';

interface ViewProps {
  readonly profiles: readonly Profile[];
  /** What can be looked for, as key and words. */
  readonly uses: readonly (readonly [string, string])[];
  readonly renderHerb: (herb: HerbReply) => ReactNode;
  /** What a person's profile leaves open. */
  readonly renderGaps: (profile: Profile) => ReactNode;
}

/** What suits everybody who shares it, for one use, and what does not, for whom and why. */
export function HouseholdView({ profiles, uses, ...render }: ViewProps) {
  const [use, setUse] = useState('sleep');
  const [left, setLeft] = useState<readonly number[]>([]);
  const sharing = profiles.filter(({ id }) => !left.includes(id));
  const { data, isError, error, refetch } = useQuery({
    ...reading(checkHousehold, { query: { use } }),
    ...neverKept,
    placeholderData: (before) => before,
  });
  return (
    <div className="space-y-6">
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,20rem)_1fr]">
        <SelectField label="What helps with" value={use} onChange={(event) => setUse(event.target.value)}>
          {uses.map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </SelectField>
        <fieldset className="min-w-0">
          <legend className="font-semibold">Who shares it</legend>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
            {profiles.map(({ id, name }) => (
              <Checkbox
                key={id}
                label={name}
                checked={!left.includes(id)}
                disabled={sharing.length === 1 && !left.includes(id)}
                onChange={({ target }) => setLeft(target.checked ? left.filter((each) => each !== id) : [...left, id])}
              />
            ))}
            <Link
              to="/create-profile"
              search={{ mode: 'family' }}
              className="inline-block py-1.5 font-semibold text-leaf underline"
            >
              Add a family member
            </Link>
          </div>
        </fieldset>
      </div>
      {isError ? (
        <FailedState onRetry={() => void refetch()}>{failedWords(error, 'personNotStored')}</FailedState>
      ) : null}
      {!data && !isError ? <Skeleton lines={6} /> : null}
      {data && !isError ? <Found household={narrowHousehold(data, sharing)} profiles={sharing} {...render} /> : null}
    </div>
  );
}

interface FoundProps extends Omit<ViewProps, 'uses'> {
  readonly household: Household;
}

function Found({ household, profiles, renderHerb, renderGaps }: FoundProps) {
  const { suitable, excluded, unrecognised } = household;
  const title = suitableTitle(suitable.length, profiles.length);
  const nameOf = (id: number) => profiles.find((profile) => profile.id === id)?.name ?? 'Somebody';
  return (
    <>
      {unrecognised.map(({ profileId, texts }) => (
        <p key={profileId} className="rounded-xl border border-dashed border-strong-line p-3">
          Not recognised in {nameOf(profileId)}&rsquo;s profile, so not checked: <strong>{texts.join(', ')}</strong>
        </p>
      ))}
      <section aria-labelledby="suitable" className="space-y-3">
        <h2 id="suitable" className="text-2xl">
          {title}
        </h2>
        <p role="status" className="sr-only">
          {title}
        </p>
        <p className="max-w-[70ch] text-soft">
          Checked against {profiles.length === 1 ? 'the profile and the list' : 'each profile and each list'} of
          supplements
          {suitable.length === 0
            ? '. Below is why each herb is left out; or choose another use.'
            : ': no more than small cautions were found. That is no promise: open a herb to read its amounts and its cautions for each person.'}
        </p>
        {profiles.map((profile) => (
          <Fragment key={profile.id}>{renderGaps(profile)}</Fragment>
        ))}
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {suitable.map(({ herb }) => (
            <div key={herb.id} className="grid">
              {renderHerb(herb)}
            </div>
          ))}
        </div>
      </section>
      {excluded.length > 0 ? <ExcludedList excluded={excluded} nameOf={nameOf} /> : null}
    </>
  );
}

function suitableTitle(count: number, people: number): string {
  const herbs = count === 1 ? 'One herb or supplement' : `${count} herbs and supplements`;
  if (count === 0) return people === 1 ? 'Nothing to suggest' : `Nothing suits ${people === 2 ? 'both' : 'all'} of you`;
  if (people === 1) return `${herbs} to consider`;
  return `${herbs} for ${people === 2 ? 'both' : `all ${people}`} of you`;
}
