import { getSite } from '@herbie/contract';
import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useState } from 'react';
import { reading } from '../../lib/query-client.ts';

const link = 'font-semibold text-leaf underline underline-offset-2';

/** The line about terms and privacy. Terms nobody published stay a placeholder that says so. */
export function AgreementLine() {
  const { data: site } = useQuery(reading(getSite));
  const [isNoteShown, setNoteShown] = useState(false);
  const showNote = (event: MouseEvent) => {
    event.preventDefault();
    setNoteShown(true);
  };
  return (
    <div className="text-sm text-soft">
      <p>
        By creating an account you agree to the{' '}
        {site?.termsUrl ? (
          <a href={site.termsUrl} target="_blank" rel="noreferrer" className={link}>
            Terms of Service
          </a>
        ) : (
          <a href="#terms-note" className={link} onClick={showNote}>
            Terms of Service
          </a>
        )}{' '}
        and the{' '}
        <a href={site?.privacyUrl ?? '/privacy-policy'} target="_blank" rel="noreferrer" className={link}>
          Privacy Policy
        </a>
        .
      </p>
      {isNoteShown ? (
        <p id="terms-note" role="status">
          The operator of this site has not published terms yet.
        </p>
      ) : null}
    </div>
  );
}
