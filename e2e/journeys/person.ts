import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

export const password = 'correct horse battery';

export interface Person {
  readonly username: string;
  readonly profileId: number;
}

interface ProfileFields {
  readonly age?: number;
  readonly currentMedications?: string;
  readonly allergies?: string;
  readonly healthConcerns?: string;
}

export const newUsername = () => `maria-${randomBytes(4).toString('hex')}`;

/** Registers and signs in over the interface, so that a journey can begin where it becomes interesting. */
export async function signIn(page: Page, profile: ProfileFields = {}): Promise<Person> {
  const username = newUsername();
  const post = async (path: string, data: object) => {
    const response = await page.request.post(path, { data });
    expect(response.ok(), `${path} answered ${response.status()}`).toBe(true);
    return response.json();
  };
  await post('/api/auth/register', {
    username,
    password,
    email: `${username}@example.org`,
    firstName: 'Maria',
  });
  await post('/api/auth/login', { username, password });
  const { id } = await post('/api/profiles', { name: 'Maria', age: 34, ...profile, isMainProfile: true });
  await page.addInitScript(() => {
    localStorage.setItem('signed-in', '1');
    localStorage.setItem('cookie-consent', 'accepted');
  });
  return { username, profileId: id };
}

/** A new conversation, opened on its own page. */
export async function openChat(page: Page, title = 'Sleep'): Promise<number> {
  const response = await page.request.post('/api/chats', { data: { title } });
  expect(response.ok()).toBe(true);
  const { id } = await response.json();
  await page.goto(`/chat/${id}`);
  return id;
}

export async function ask(page: Page, question: string): Promise<void> {
  const box = page.getByPlaceholder('Type your message to Herbie...');
  await box.fill(question);
  await box.press('Enter');
}
