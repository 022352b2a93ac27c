import { getSite } from '@herbie/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { reading } from '../../lib/query-client.ts';

const words = [
  'very easy to guess',
  'easy to guess',
  'somewhat guessable',
  'hard to guess',
  'very hard to guess',
] as const;
const defaultLength = 6;

/** Says how guessable a password is. It never blocks; the estimator loads when the field is used. */
export function PasswordHint({ password, names }: { password: string; names: readonly (string | null | undefined)[] }) {
  const { data: site } = useQuery(reading(getSite));
  const [score, setScore] = useState<number | null>(null);
  const joined = names.filter(Boolean).join('\n');

  useEffect(() => {
    let isCurrent = true;
    if (password.length === 0) setScore(null);
    else
      void import('./password-strength.ts').then(({ strengthOf }) => {
        if (isCurrent) setScore(strengthOf(password, joined.split('\n')));
      });
    return () => {
      isCurrent = false;
    };
  }, [password, joined]);

  return (
    <span aria-live="polite">
      {score === null
        ? `At least ${site?.passwordMinLength ?? defaultLength} characters. Longer is better.`
        : `This password is ${words[score]}.`}
    </span>
  );
}
