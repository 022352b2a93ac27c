import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Menu } from './menu.tsx';

const choose = vi.fn<(name: string) => void>();

beforeEach(() => {
  choose.mockClear();
  render(
    <>
      <Menu label="Maria" heading={<p>maria@example.org</p>}>
        {['Manage Profiles', 'All herbs', 'Log out'].map((name) => (
          <button key={name} type="button" role="menuitem" tabIndex={-1} onClick={() => choose(name)}>
            {name}
          </button>
        ))}
      </Menu>
      <p>Elsewhere</p>
    </>,
  );
});

const focused = () => document.activeElement?.textContent;

test('the arrow keys walk through the choices and round the end', async () => {
  screen.getByRole('button', { name: 'Maria' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Manage Profiles');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('Log out');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Manage Profiles');
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('Log out');
  await userEvent.keyboard('{Home}');
  expect(focused()).toBe('Manage Profiles');
  await userEvent.keyboard('{End}');
  expect(focused()).toBe('Log out');
});

test('Escape closes the menu and gives the focus back to its button', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Maria' }));
  expect(screen.getByText('maria@example.org')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Maria' }));
});

test('a choice is made by Enter and closes the menu', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Maria' }));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(choose).toHaveBeenCalledExactlyOnceWith('All herbs');
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a click elsewhere closes the menu', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Maria' }));
  await userEvent.click(screen.getByText('Elsewhere'));
  expect(screen.queryByRole('menu')).toBeNull();
  expect(choose).not.toHaveBeenCalled();
});
