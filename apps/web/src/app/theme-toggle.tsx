import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { localStore } from '../lib/storage.ts';
import { Button } from '../ui/button.tsx';

/** Light or dark; at first what the device asks for. */
export function ThemeToggle() {
  const [isDark, setDark] = useState(
    () =>
      (document.documentElement.dataset['theme'] ??
        (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) === 'dark',
  );
  const change = () => {
    const next = isDark ? 'light' : 'dark';
    document.documentElement.dataset['theme'] = next;
    localStore.write('theme', next);
    setDark(!isDark);
  };
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={isDark ? 'Use the light theme' : 'Use the dark theme'}
      onClick={change}
    >
      {isDark ? <Sun aria-hidden className="size-5" /> : <Moon aria-hidden className="size-5" />}
    </Button>
  );
}
