import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ChatInput, readDraft, sends } from './chat-input.tsx';

const send = vi.fn<() => void>();
const stop = vi.fn<() => void>();
const key = { key: 'Enter', shiftKey: false, isComposing: false, keyCode: 13 };

beforeEach(() => {
  sessionStorage.clear();
  send.mockClear();
  stop.mockClear();
});
function Written({ isSending = false, isAnswered = false }: { isSending?: boolean; isAnswered?: boolean }) {
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  return (
    <ChatInput
      ref={null}
      text={text}
      onText={setText}
      onSend={() => {
        send();
        setAsked(isAnswered);
      }}
      onStop={stop}
      isSending={isSending || isAsked}
      isStopping={false}
      draftKey="draft-of-chat-7"
    />
  );
}

test('Enter sends and Shift+Enter adds a line', async () => {
  render(<Written />);
  const field = screen.getByPlaceholderText('Type your message to Herbie...');
  await userEvent.click(field);
  await userEvent.keyboard('Sleep{Shift>}{Enter}{/Shift}badly');
  expect(send).not.toHaveBeenCalled();
  expect(field).toHaveProperty('value', 'Sleep\nbadly');
  await userEvent.keyboard('{Enter}');
  expect(send).toHaveBeenCalledOnce();
});

test('the second press of a double click on Send does not stop the answer; a later one does', async () => {
  render(<Written isAnswered />);
  await userEvent.fill(screen.getByLabelText('Your message'), 'What helps me sleep?');

  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await userEvent.click(screen.getByRole('button', { name: 'Stop the answer' }));
  expect(send).toHaveBeenCalledOnce();
  expect(stop).not.toHaveBeenCalled();

  await new Promise((done) => setTimeout(done, 600));
  await userEvent.click(screen.getByRole('button', { name: 'Stop the answer' }));
  expect(stop).toHaveBeenCalledOnce();
});

test('the Enter that ends a composition does not send, in no browser', () => {
  expect(sends(key, false)).toBe(true);
  expect(sends({ ...key, isComposing: true }, false)).toBe(false);
  expect(sends({ ...key, keyCode: 229 }, false)).toBe(false);
});

test('on a touch keyboard Enter adds a line', () => {
  expect(sends(key, true)).toBe(false);
});

test('what is typed is kept over a reload and gone once the field is empty', async () => {
  render(<Written />);
  const field = screen.getByLabelText('Your message');
  await userEvent.fill(field, 'Sleep');
  expect(readDraft('draft-of-chat-7')).toBe('Sleep');
  await userEvent.fill(field, '');
  expect(readDraft('draft-of-chat-7')).toBe('');
});

test('a blank message cannot be sent, and while an answer is written there is a way to stop it', () => {
  render(<Written />);
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
  cleanup();
  render(<Written isSending />);
  expect(screen.getByLabelText('Your message')).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'Stop the answer' })).toBeVisible();
});

test('a question in a script that runs from the right is written from the right', async () => {
  render(<Written />);
  const field = screen.getByLabelText('Your message');
  await userEvent.fill(field, 'هل يمكنني تناول الزنجبيل؟');
  expect(getComputedStyle(field).direction).toBe('rtl');
  await userEvent.fill(field, 'Can I take ginger?');
  expect(getComputedStyle(field).direction).toBe('ltr');
});
