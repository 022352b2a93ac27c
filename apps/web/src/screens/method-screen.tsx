import { getMethod, type ReplyOf } from '@herbie/contract';
import { useQuery } from '@tanstack/react-query';
import { shortDate } from '../lib/dates.ts';
import { reading } from '../lib/query-client.ts';
import { Card } from '../ui/card.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { FailedState, Skeleton } from '../ui/states.tsx';
import { MethodChanges } from './method-changes.tsx';

export function MethodScreen() {
  const { data, isError, refetch } = useQuery(reading(getMethod));
  return (
    <PageFrame
      title="How answers are made"
      lead="Herbie does not guess about safety. Fixed rules with sources do the checking, the same way every time."
    >
      <section className="max-w-[70ch] space-y-3">
        <h2 className="text-2xl">The steps</h2>
        <ol className="list-decimal space-y-2 pl-5">
          <li>
            Signs of an emergency, poisoning or self-harm get a fixed answer with help at once, before anything else.
            Words that no rule knows are compared with how such messages usually sound. That can misread them, and the
            answer then says so.
          </li>
          <li>
            Names of herbs, medicines and conditions are read from your message and your profile. What is not recognised
            is named, never dropped.
          </li>
          <li>
            Every herb is checked against every medicine, condition and allergy, and against age, pregnancy,
            breastfeeding and planned surgery.
          </li>
          <li>
            Amounts of vitamins, minerals and some other substances are read, added up over all products and compared
            with the upper levels for the age and for pregnancy. Only amounts that can be read with certainty count.
          </li>
          <li>What is contraindicated or serious for the person is never suggested and never gets a shopping link.</li>
        </ol>
      </section>
      <section className="max-w-[70ch] space-y-3">
        <h2 className="text-2xl">What the words mean</h2>
        <ul className="list-disc space-y-2 pl-5">
          <li>
            <strong>Do not combine:</strong> a label, monograph or regulator says never.
          </li>
          <li>
            <strong>Avoid:</strong> serious harm or a failing treatment is plausible; a clinician decides.
          </li>
          <li>
            <strong>Ask first:</strong> watch for it, keep doses apart, or ask.
          </li>
          <li>
            <strong>Good to know:</strong> a small effect.
          </li>
        </ul>
      </section>
      <section className="max-w-[70ch] space-y-3">
        <h2 className="text-2xl">What is not covered</h2>
        <p>
          How medicines act on each other is not checked. For most herbs nobody has set an upper level, and what you get
          from food is not counted. “Nothing found” means nothing found in what is known here; it is never a promise. A
          plant in a photo is recognised only where the site has a photo service, and never with certainty.
        </p>
      </section>
      {isError ? (
        <FailedState onRetry={() => void refetch()}>The figures could not be loaded.</FailedState>
      ) : data ? (
        <>
          <Figures {...data.coverage} />
          <MethodChanges changes={data.changes} />
        </>
      ) : (
        <Skeleton />
      )}
    </PageFrame>
  );
}

export function Figures({ version, ...counts }: ReplyOf<typeof getMethod>['coverage']) {
  const figures = [
    ['herbs and supplements', counts.herbs],
    ['full monographs', counts.monographs],
    ['medicines', counts.medicines],
    ['brand names', counts.brands],
    ['rules', counts.rules],
    ['sources', counts.sources],
  ] as const;
  return (
    <Card>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {figures.map(([label, count]) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-soft">{label}</dt>
            <dd className="font-display text-3xl text-leaf">{count.toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-[70ch]">
        {counts.sourcesRead.toLocaleString('en')} of {counts.sources.toLocaleString('en')} sources were read again on
        their own pages or in a copy of them
        {counts.sourcesReadOn === null ? '' : `, last on ${shortDate(counts.sourcesReadOn)}`}, often only in the part
        that is open to everyone. The rest are cited from general knowledge and marked as such.
      </p>
      <p className="mt-4 text-sm text-soft">Knowledge version {version}</p>
    </Card>
  );
}
