import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DeleteDialog, Dialog } from './dialog.tsx';

test('a dialog begins at its first field and keeps the focus inside', async () => {
  render(
    <>
      <button type="button">Behind</button>
      <Dialog title="Start a New Chat" onClose={() => undefined}>
        <label>
          Chat Title <input />
        </label>
        <button type="button">Start Chat</button>
      </Dialog>
    </>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Chat Title'));
  for (let step = 0; step < 5; step += 1) {
    await userEvent.tab();
    expect(document.activeElement?.textContent).not.toBe('Behind');
  }
});

test('Escape and the cross close a dialog', async () => {
  const close = vi.fn<() => void>();
  render(
    <Dialog title="Log New Entry" onClose={close}>
      <input aria-label="Date" />
    </Dialog>,
  );
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(2);
});

function Conversations({ onClose }: { onClose: () => void }) {
  const [isRenaming, setRenaming] = useState(false);
  return (
    <Dialog title="Conversations" onClose={onClose}>
      <button type="button" onClick={() => setRenaming(true)}>
        Rename
      </button>
      {isRenaming ? (
        <Dialog title="Rename conversation" onClose={() => setRenaming(false)}>
          <input aria-label="Chat Title" />
        </Dialog>
      ) : null}
    </Dialog>
  );
}

test('Escape closes a dialog that stands over another, and not that other', async () => {
  const close = vi.fn<() => void>();
  render(<Conversations onClose={close} />);
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByLabelText('Chat Title')).toBeNull();
  expect(close).not.toHaveBeenCalled();

  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
});

function press(target: Element | null, kind: string) {
  target?.dispatchEvent(new MouseEvent(kind, { bubbles: true }));
}

test('a press beside a dialog closes it, unless words were being marked or typed', async () => {
  const close = vi.fn<() => void>();
  const { rerender } = render(
    <Dialog title="Log New Entry" onClose={close}>
      <textarea aria-label="Notes" />
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  press(screen.getByLabelText('Notes'), 'pointerdown');
  press(dialog, 'click');
  expect(close).not.toHaveBeenCalled();
  press(dialog, 'pointerdown');
  press(dialog, 'click');
  expect(close).toHaveBeenCalledTimes(1);

  rerender(
    <Dialog title="Log New Entry" onClose={close} keepsTyped>
      <textarea aria-label="Notes" />
    </Dialog>,
  );
  await userEvent.fill(screen.getByLabelText('Notes'), 'A late train');
  press(dialog, 'pointerdown');
  press(dialog, 'click');
  expect(close).toHaveBeenCalledTimes(1);
});

test('a question that destroys something begins at Cancel', () => {
  render(
    <DeleteDialog
      title="Delete this profile?"
      description="It cannot be undone."
      remove={async () => undefined}
      onClose={() => undefined}
    />,
  );
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
});

function Cabinet() {
  const [items, setItems] = useState(['Magnesium']);
  const [isAsking, setAsking] = useState(false);
  return (
    <section>
      <h2>Supplements</h2>
      {items.map((name) => (
        <button key={name} type="button" onClick={() => setAsking(true)}>
          Delete {name}
        </button>
      ))}
      {isAsking ? (
        <DeleteDialog
          title="Delete Magnesium?"
          description="Its doses go with it."
          remove={async () => setItems([])}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </section>
  );
}

test('after a dialog the keyboard goes on where it was, or nearby when that is gone', async () => {
  render(<Cabinet />);
  const opener = screen.getByRole('button', { name: 'Delete Magnesium' });
  await userEvent.click(opener);
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(opener);

  await userEvent.click(opener);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Supplements'));
});
