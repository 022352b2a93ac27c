import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * Leaves for another page of the app as soon as it is drawn; the page left behind is not kept in the history. It leaves
 * once: while the next page loads, an address made from the present one must not send the reader on again.
 */
export function Redirect({ to }: { to: string }) {
  const { history } = useRouter();
  const [target] = useState(to);
  useEffect(() => history.replace(target), [history, target]);
  return null;
}
