import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Leaves for another page of the app as soon as it is drawn; the page left behind is not kept in the history. */
export function Redirect({ to }: { to: string }) {
  const { history } = useRouter();
  useEffect(() => history.replace(to), [history, to]);
  return null;
}
