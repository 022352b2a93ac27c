import { expect, test } from 'vitest';
import { appPaths, findAppPath } from './app-paths.ts';

test('every address of the app is a page, with or without a last slash', () => {
  for (const path of appPaths) {
    const address = path.replace(':id', '12');
    expect(findAppPath(address), address).toBe(path);
    expect(findAppPath(`${address}/`), `${address}/`).toBe(path);
  }
});

test.each(['/', '/nowhere', '/chat/1/2', '/herbs//', '/api/chats', '/Login', '/chatty', '/herbs/../login'])(
  '%s is not a page of the app',
  (path) => {
    expect(findAppPath(path)).toBe(null);
  },
);
