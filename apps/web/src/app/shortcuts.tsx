import { useEffect, useState } from 'react';
import { useAuth } from '../features/auth/auth-provider.tsx';
import { pageHistory } from '../lib/location.ts';
import { onShortcutsAsked } from '../lib/shortcut-help.ts';
import { localStore } from '../lib/storage.ts';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { Checkbox } from '../ui/field.tsx';
import { shortcutGroups, singleKeys } from './shortcuts.messages.ts';

const offKey = 'single-keys-off';
const typedInto = 'input, select, textarea, [contenteditable]';

/** Listens for the keyboard shortcuts, and lists them. */
export function Shortcuts() {
  const [isOpen, setOpen] = useState(false);
  const { user } = useAuth();
  const isSignedIn = user !== null;

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]')) return;
      const act = actOf(event, { isSignedIn, help: () => setOpen(true) });
      if (act === null) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isSignedIn]);
  useEffect(() => onShortcutsAsked(() => setOpen(true)), []);
  return isOpen ? <ShortcutsDialog onClose={() => setOpen(false)} /> : null;
}

interface Place {
  readonly isSignedIn: boolean;
  readonly help: () => void;
}

/** What a key does here; null when it is not for us. */
function actOf(event: KeyboardEvent, { isSignedIn, help }: Place): (() => void) | null {
  const { key, shiftKey, altKey } = event;
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand && shiftKey && !altKey && key.toLowerCase() === 'o')
    return isSignedIn ? () => pageHistory.push('/chat') : null;
  if (isCommand || altKey) return null;
  if (key === 'Escape' && shiftKey) return toField('.chat-form textarea');
  const isTyped = event.target instanceof Element && event.target.closest(typedInto) !== null;
  if (isTyped || localStore.read(offKey) !== null) return null;
  if (key === '?') return help;
  return key === '/' ? toField('main input[type="search"]') : null;
}

function toField(selector: string): (() => void) | null {
  const fields = [...document.querySelectorAll<HTMLElement>(selector)];
  const field = fields.find((each) => each.getClientRects().length > 0);
  return field ? () => field.focus() : null;
}

function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [isOff, setOff] = useState(() => localStore.read(offKey) !== null);
  const turn = (off: boolean) => {
    if (off) localStore.write(offKey, '1');
    else localStore.remove(offKey);
    setOff(off);
  };
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      {shortcutGroups.map(({ title, shortcuts }) => (
        <section key={title} aria-label={title}>
          <h3 className="text-lg">{title}</h3>
          <dl className="divide-y divide-line">
            {shortcuts.map(({ keys, does }) => (
              <div key={does} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
                <dt>{does}</dt>
                <dd className="flex gap-1">
                  {keys.map((key) => (
                    <kbd key={key} className="rounded-lg border border-strong-line bg-sunken px-2 text-sm">
                      {key}
                    </kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <DialogActions>
        <div className="grow">
          <Checkbox label={singleKeys.label} checked={!isOff} onChange={({ target }) => turn(!target.checked)} />
          <p className="text-sm text-soft">{singleKeys.hint}</p>
        </div>
      </DialogActions>
    </Dialog>
  );
}
