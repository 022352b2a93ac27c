import type { ReactNode } from 'react';
import { Cites, type Monograph, pairs, Section, SourceList, UseList } from './monograph-sections.tsx';
import { RuleGroups } from './rule-groups.tsx';

const noPrecautions = 'No precautions are recorded here. That does not mean the herb is safe for everyone.';
const noInformation = 'No information recorded.';

/** What it is and what it was used for: a few lines each, which stand beside each other. */
const shortChapters = 2;

interface Chapter {
  readonly title: string;
  readonly body: ReactNode;
}

/** All that is known of a herb, whoever reads it. */
export function HerbText({ monograph }: { monograph: Monograph }) {
  const sections = chaptersOf(monograph).map(({ title, body }) => (
    <Section key={title} title={title}>
      {body}
    </Section>
  ));
  return (
    <>
      <div className="grid gap-6 *:min-w-0 lg:grid-cols-2">{sections.slice(0, shortChapters)}</div>
      {sections.slice(shortChapters)}
    </>
  );
}

/** The chapters of a herb by their titles, in their order. */
export function chaptersOf(monograph: Monograph): readonly Chapter[] {
  const { herb, sources } = monograph;
  return [
    {
      title: 'Description',
      body: (
        <>
          <p className="max-w-[70ch]">{herb.description ?? noInformation}</p>
          {monograph.partsUsed.length > 0 ? (
            <p className="max-w-[70ch] text-soft">Parts used: {monograph.partsUsed.join(', ')}</p>
          ) : null}
        </>
      ),
    },
    { title: 'Traditional Uses', body: <p className="max-w-[70ch]">{monograph.traditionalUses ?? noInformation}</p> },
    ...(monograph.uses.length > 0 ? [{ title: 'What studies say', body: <UseList monograph={monograph} /> }] : []),
    ...(tellsHowToTake(monograph) ? [{ title: 'How people take it', body: <Amounts monograph={monograph} /> }] : []),
    { title: 'Precautions', body: <Precautions monograph={monograph} /> },
    ...(sources.length > 0
      ? [
          {
            title: 'Sources',
            body: (
              <>
                <SourceList sources={sources} />
                <p className="text-sm text-soft">Knowledge version {monograph.knowledgeVersion}</p>
              </>
            ),
          },
        ]
      : []),
  ];
}

/** Of a dangerous plant only what is on record is told: "not established" would read like something still to be found out. */
function tellsHowToTake({ covered, neverSuggest, amounts, preparation, timeToEffect }: Monograph): boolean {
  return covered && (!neverSuggest || amounts.length > 0 || preparation !== null || timeToEffect !== null);
}

const notDescribed = 'Not described in the sources on record.';

function Amounts({ monograph: { amounts, preparation, timeToEffect, sources } }: { monograph: Monograph }) {
  return (
    <div className={pairs}>
      {amounts.length === 0 ? (
        <p>A usual amount is not established.</p>
      ) : (
        <ul className="space-y-1">
          {amounts.map((amount) => (
            <li key={amount.text}>
              <strong className="capitalize">{amount.form.replace('-', ' ')}:</strong> {amount.text}
              <Cites ids={amount.sources} sources={sources} />
            </li>
          ))}
        </ul>
      )}
      <div className="space-y-3">
        <Labelled label="How to take it">{preparation ?? notDescribed}</Labelled>
        <Labelled label="Time to effect">{timeToEffect ?? 'Not established.'}</Labelled>
      </div>
    </div>
  );
}

function Precautions({ monograph }: { monograph: Monograph }) {
  const { herb, precautions, sideEffects, lookAlikes, sources } = monograph;
  return (
    <>
      <div className={sideEffects || lookAlikes ? pairs : undefined}>
        <p className="max-w-[70ch]">
          {precautions?.text ?? herb.precautions ?? noPrecautions}
          {precautions ? <Cites ids={precautions.sources} sources={sources} /> : null}
        </p>
        <div className="space-y-3">
          {sideEffects ? (
            <Labelled label="Side effects">
              {sideEffects.text}
              <Cites ids={sideEffects.sources} sources={sources} />
            </Labelled>
          ) : null}
          {lookAlikes ? (
            <Labelled label="Easily mistaken">
              {lookAlikes.text}
              <Cites ids={lookAlikes.sources} sources={sources} />
            </Labelled>
          ) : null}
        </div>
      </div>
      <RuleGroups monograph={monograph} />
    </>
  );
}

/** A paragraph under its name. */
function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="max-w-[70ch]">
      <strong>{label}:</strong> {children}
    </p>
  );
}
