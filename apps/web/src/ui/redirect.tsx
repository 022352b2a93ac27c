import { useEffect, useState } from 'react';
import { pageHistory } from '../lib/location.ts';

/**
 * Leaves for another page of the app as soon as it is drawn; the page left behind is not kept in the history. It leaves
 * once: while the next page loads, an address made from the present one must not send the reader on again.
 */
export function Redirect({ to }: { to: string }) {
  const [target] = useState(to);
  useEffect(() => pageHistory.replace(target), [target]);
  return null;
}
