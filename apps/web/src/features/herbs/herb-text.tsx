import type { ReactNode } from 'react';
import { Cites, type Monograph, Section, SourceList, UseList } from './monograph-sections.tsx';
import { RuleGroups } from './rule-groups.tsx';

const noPrecautions = 'No precautions are recorded here. That does not mean the herb is safe for everyone.';
const noInformation = 'No information recorded.';

/** All that is known of a herb, whoever reads it. */
export function HerbText({ monograph }: { monograph: Monograph }) {
  const { herb, precautions, sideEffects, lookAlikes, sources } = monograph;
  return (
    <>
      <Section title="Description">
        <p className="max-w-[70ch]">{herb.description ?? noInformation}</p>
        {monograph.partsUsed.length > 0 ? (
          <p className="max-w-[70ch] text-soft">Parts used: {monograph.partsUsed.join(', ')}</p>
        ) : null}
      </Section>
      <Section title="Traditional Uses">
        <p className="max-w-[70ch]">{monograph.traditionalUses ?? noInformation}</p>
      </Section>
      {monograph.uses.length > 0 ? (
        <Section title="What studies say">
          <UseList monograph={monograph} />
        </Section>
      ) : null}
      {monograph.covered ? (
        <Section title="How people take it">
          {monograph.amounts.length === 0 ? <p>A usual amount is not established.</p> : null}
          <ul className="max-w-[70ch] space-y-1">
            {monograph.amounts.map((amount) => (
              <li key={amount.text}>
                <strong className="capitalize">{amount.form.replace('-', ' ')}:</strong> {amount.text}{' '}
                <Cites ids={amount.sources} sources={sources} />
              </li>
            ))}
          </ul>
          <Labelled label="How to take it">{monograph.preparation}</Labelled>
          <Labelled label="Time to effect">{monograph.timeToEffect}</Labelled>
        </Section>
      ) : null}
      <Section title="Precautions">
        <p className="max-w-[70ch]">
          {precautions?.text ?? herb.precautions ?? noPrecautions}{' '}
          {precautions ? <Cites ids={precautions.sources} sources={sources} /> : null}
        </p>
        {sideEffects ? (
          <Labelled label="Side effects">
            {sideEffects.text} <Cites ids={sideEffects.sources} sources={sources} />
          </Labelled>
        ) : null}
        {lookAlikes ? (
          <Labelled label="Easily mistaken">
            {lookAlikes.text} <Cites ids={lookAlikes.sources} sources={sources} />
          </Labelled>
        ) : null}
        <RuleGroups monograph={monograph} />
      </Section>
      {sources.length > 0 ? (
        <Section title="Sources">
          <SourceList sources={sources} />
          <p className="text-sm text-soft">Knowledge version {monograph.knowledgeVersion}</p>
        </Section>
      ) : null}
    </>
  );
}

/** A paragraph under its name; nothing where there is nothing to tell. */
function Labelled({ label, children }: { label: string; children: ReactNode }) {
  if (children === null) return null;
  return (
    <p className="max-w-[70ch]">
      <strong>{label}:</strong> {children}
    </p>
  );
}
