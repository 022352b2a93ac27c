import { gradeOf } from '@herbie/domain/grade-words';
import type { ReactNode } from 'react';
import { countBySeverity, groupRules } from './find-rules.ts';
import type { Monograph } from './monograph-sections.tsx';

export interface CompareRow {
  readonly title: string;
  readonly of: (monograph: Monograph) => ReactNode;
}

const notRecorded = <p className="text-soft">Not recorded. That is no good sign and no bad one.</p>;

/** What two herbs are held against each other by; their sources are on the page of each. */
export const compareRows: readonly CompareRow[] = [
  { title: 'Used for', of: uses },
  { title: 'Usual amounts', of: amounts },
  { title: 'Time to effect', of: ({ timeToEffect }) => textOf(timeToEffect) },
  { title: 'Side effects', of: ({ sideEffects }) => textOf(sideEffects?.text) },
  { title: 'Precautions', of: ({ herb, precautions }) => textOf(precautions?.text ?? herb.precautions) },
  { title: 'Rules on record', of: rules },
];

function textOf(text: string | null | undefined): ReactNode {
  return text ? <p>{text}</p> : notRecorded;
}

function uses({ uses: all }: Monograph): ReactNode {
  if (all.length === 0) return notRecorded;
  return (
    <ul className="space-y-2">
      {all.map((use) => (
        <li key={`${use.use}${use.text}`}>
          <span className="font-semibold">{use.label}</span> <span className="text-sm text-soft">({gradeOf(use)})</span>
          <span className="block">{use.text}</span>
        </li>
      ))}
    </ul>
  );
}

function amounts({ amounts: all }: Monograph): ReactNode {
  if (all.length === 0) return <p>A usual amount is not established.</p>;
  return (
    <ul className="space-y-1">
      {all.map(({ form, text }) => (
        <li key={text}>
          <span className="font-semibold capitalize">{form.replaceAll('-', ' ')}:</span> {text}
        </li>
      ))}
    </ul>
  );
}

function rules({ rules: all }: Monograph): ReactNode {
  const groups = groupRules(all);
  if (groups.length === 0) return notRecorded;
  return (
    <ul className="space-y-1">
      {groups.map((group) => (
        <li key={group.title}>
          <span className="font-semibold">{group.title}:</span> {countBySeverity(group.rules)}
        </li>
      ))}
    </ul>
  );
}

/** What both are used for, by the words of the first. */
export function usesInCommon(one: Monograph, other: Monograph): readonly string[] {
  const keys = new Set(other.uses.map(({ use }) => use));
  return [...new Set(one.uses.filter(({ use }) => keys.has(use)).map(({ label }) => label))];
}
