import { checkSafety, listProfiles, type ReplyOf } from '@herbie/contract';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ChipsInput } from '../features/profiles/chips-input.tsx';
import { SafetyNote } from '../features/safety/finding-list.tsx';
import { reading } from '../lib/query-client.ts';
import { send } from '../lib/send.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { SelectField } from '../ui/field.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

type Check = ReplyOf<typeof checkSafety>;

/** The whole cabinet at once: everything typed, with the chosen profile, every pair. */
export function SafetyScreen() {
  const { data: profiles } = useQuery(reading(listProfiles));
  const [items, setItems] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<string>('');
  const [check, setCheck] = useState<Check | null>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const profileId = chosen === 'none' ? null : Number(chosen || (profiles?.[0]?.id ?? 0)) || null;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setState('busy');
    try {
      setCheck(await send(checkSafety, { body: { items: [...items], ...(profileId === null ? {} : { profileId }) } }));
      setState('idle');
    } catch (error) {
      console.error('check failed', error instanceof Error ? error.message : error);
      setState('failed');
    }
  }

  return (
    <PageFrame
      title="Safety check"
      lead="Put in everything that is taken: medicines, herbs, supplements, also conditions and allergies. Every pair with a herb or supplement is checked."
    >
      <Card className="no-print">
        <form onSubmit={(event) => void submit(event)} className="space-y-4">
          <ChipsInput
            label="Medicines, herbs, supplements, conditions"
            hint="One at a time; Enter or a comma adds it. Brand names and doses are fine."
            values={items}
            onChange={setItems}
            usual={[]}
          />
          <SelectField
            label="Together with the profile of"
            value={chosen || (profiles?.[0]?.id ?? 'none')}
            onChange={(event) => setChosen(event.target.value)}
          >
            {profiles?.map((profile) => (
              <option key={profile.id} value={profile.id}>
                {profile.name}
              </option>
            ))}
            <option value="none">Nobody, only what is typed</option>
          </SelectField>
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" disabled={state === 'busy' || (items.length === 0 && profileId === null)}>
              Check
            </Button>
            {check ? (
              <Button variant="secondary" onClick={() => print()}>
                Print for a pharmacist
              </Button>
            ) : null}
            {state === 'failed' ? (
              <p role="alert" className="font-semibold text-stop">
                The check failed. Please try again.
              </p>
            ) : null}
          </div>
        </form>
      </Card>
      {check ? <Result check={check} /> : null}
    </PageFrame>
  );
}

function Result({ check }: { check: Check }) {
  const { findings, recognised, unrecognised, coverage } = check;
  return (
    <section aria-live="polite" aria-labelledby="result" className="space-y-4">
      <h2 id="result" className="text-2xl">
        {findings.length === 0
          ? 'Nothing found'
          : findings.length === 1
            ? 'One finding'
            : `${findings.length} findings`}
      </h2>
      {recognised.length > 0 ? (
        <p>
          Checked: <strong>{[...new Set(recognised.map(({ name }) => name))].join(', ')}</strong>
        </p>
      ) : null}
      <SafetyNote
        findings={findings}
        unrecognised={unrecognised}
        checked={`Nothing was found in ${coverage.rules} checked facts. That is no promise.`}
      />
      <p className="text-sm text-soft">
        {coverage.herbs} herbs and supplements, {coverage.medicines} medicines, {coverage.rules} rules; version{' '}
        {coverage.version}. Medicine with medicine is not checked. Herbie is educational; a pharmacist or doctor has the
        last word.
      </p>
    </section>
  );
}
