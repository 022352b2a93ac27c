import { expect, type Page, test } from '@playwright/test';
import { ask, openChat, signIn } from './person.ts';
import { scan } from './scan.ts';

interface Opened {
  readonly what: string;
  readonly path: string;
  /** Opens it and answers what then is to be seen. */
  readonly open: (page: Page) => Promise<void>;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const dialog = (page: Page) => expect(page.getByRole('dialog').getByRole('button').last()).toBeVisible();

const states: readonly Opened[] = [
  {
    what: 'the menu of the person',
    path: '/dashboard',
    open: async (page) => {
      await page.getByRole('button', { name: 'Maria', exact: true }).click();
      await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
    },
  },
  {
    what: 'a message that passes',
    path: '/dashboard',
    open: async (page) => {
      await press(page, /^Favorite /);
      await expect(page.getByText('Added to favorites', { exact: true })).toBeVisible();
    },
  },
  {
    what: 'a profile with mistakes',
    path: '/create-profile',
    open: async (page) => {
      await page.getByLabel('Name', { exact: true }).fill('');
      await press(page, 'Update Profile');
      await expect(page.getByText('Name is required', { exact: true })).toBeVisible();
    },
  },
  {
    what: 'the dialog that logs a day, with a mistake',
    path: '/wellness-tracker',
    open: async (page) => {
      await press(page, 'Log New Entry');
      await page.getByLabel('Date').fill('2099-01-01');
      await press(page, 'Save Entry');
      await expect(page.getByText('Date cannot be in the future', { exact: true })).toBeVisible();
    },
  },
  {
    what: 'the dialog that adds a supplement, with a mistake',
    path: '/wellness-tracker',
    open: async (page) => {
      // The day that was being logged stands open again.
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      await press(page, 'Add Supplement');
      await page.getByRole('dialog').getByRole('button', { name: 'Add Supplement' }).click();
      await expect(page.getByText('Name is required', { exact: true })).toBeVisible();
    },
  },
  {
    what: 'the question before the account is deleted',
    path: '/settings',
    open: async (page) => {
      await press(page, 'Delete account');
      await dialog(page);
    },
  },
  {
    what: 'findings with a name nobody knows',
    path: '/safety',
    open: async (page) => {
      await page.getByLabel('Medicines, herbs, supplements, conditions').fill('Warfarin, Ginkgo, blorbium,');
      await press(page, 'Check');
      await expect(page.getByText(/Ginkgo and warfarin/i).first()).toBeVisible();
    },
  },
];

test('what opens on a phone passes the accessibility scan', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, { currentMedications: 'Warfarin' });
  for (const { what, path, open } of states) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await open(page);
    await scan(page, what);
  }
  await openChat(page);
  await ask(page, 'My father has crushing chest pain');
  await expect(page.getByText('Built-in guide')).toBeVisible();
  await scan(page, 'an emergency');
  await page.goto('/chat');
  await dialog(page);
  await scan(page, 'the dialog of a new chat');
});
