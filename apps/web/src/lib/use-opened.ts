import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** For what stands behind a press and is seldom looked at: it is drawn once it is opened, or before it is printed. */
export function useOpened(): { readonly isOpened: boolean; readonly onToggle: () => void } {
  const [isOpened, setOpened] = useState(false);
  useEffect(() => {
    const draw = () => flushSync(() => setOpened(true));
    addEventListener('beforeprint', draw);
    return () => removeEventListener('beforeprint', draw);
  }, []);
  return { isOpened, onToggle: () => setOpened(true) };
}
