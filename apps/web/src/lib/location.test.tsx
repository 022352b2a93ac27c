import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Link } from '../ui/link.tsx';
import { matchPath, onLocationChange, pageHistory, readLocation } from './location.ts';

const begin = `${location.pathname}${location.search}`;

beforeEach(() => pageHistory.replace('/dashboard'));

afterEach(() => {
  history.replaceState(null, '', begin);
});

test.each([
  ['/chat/:chatId', '/chat/7', { chatId: '7' }],
  ['/chat/:chatId', '/chat/7/', { chatId: '7' }],
  ['/chat', '/chat', {}],
  ['/chat', '/chat/7', null],
  ['/chat/:chatId', '/chat', null],
  ['/herbs/:herbId', '/chat/7', null],
])('%s and %s', (pattern, path, params) => {
  expect(matchPath(pattern, path)).toEqual(params);
});

test('going to a page tells who listens, with its query, its hash and what was handed over', () => {
  const heard: string[] = [];
  const stop = onLocationChange(() => heard.push(readLocation().href));
  pageHistory.push('/login?redirect=/chat#top', { username: 'maria' });
  stop();
  pageHistory.push('/register');
  expect(heard).toEqual(['/login?redirect=/chat#top']);
  pageHistory.replace('/login?redirect=/chat', { username: 'maria' });
  expect(readLocation()).toMatchObject({ pathname: '/login', searchStr: '?redirect=/chat', hash: '' });
  expect(readLocation().state['username']).toBe('maria');
});

test('going to the page that is open leaves no second entry in the history', () => {
  const before = history.length;
  pageHistory.push('/dashboard');
  expect(history.length).toBe(before);
});

test('a page gone to counts as a visit, also with another query; a hash, or a query put right, does not', () => {
  const visits = () => readLocation().visit;
  const begun = visits();

  pageHistory.push('/create-profile?id=3');
  pageHistory.push('/create-profile?id=4');
  expect(visits()).toBe(begun + 2);
  pageHistory.push('/create-profile?id=4#family');
  pageHistory.replace('/create-profile?id=5');
  expect(visits()).toBe(begun + 2);
});

test('a link changes the page in place and is marked while its page is open', async () => {
  render(
    <Link to="/herbs/$herbId" params={{ herbId: '5' }} search={{ from: 'list' }}>
      Chamomile
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'Chamomile' });
  expect(link.getAttribute('href')).toBe('/herbs/5?from=list');
  await userEvent.click(link);
  expect(readLocation().href).toBe('/herbs/5?from=list');
  cleanup();
  render(
    <Link to="/herbs" activeClass="open">
      Herbs
    </Link>,
  );
  expect(screen.getByRole('link', { name: 'Herbs' }).getAttribute('aria-current')).toBe('page');
});
