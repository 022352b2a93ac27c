import { expect, type Locator, type Page, test } from '@playwright/test';
import { signIn } from './person.ts';

const press = async (button: Locator) => {
  await button.focus();
  await button.page().keyboard.press('Enter');
};
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('with the keyboard alone, what is pressed and gone leaves the focus near where it was', async ({ page }) => {
  const { profileId } = await signIn(page, { currentMedications: 'Warfarin, Metformin' });
  await page.request.post('/api/profiles', { data: { name: 'Rosa' } });
  const schedule = { timesPerDay: 1, weekdays: [1, 2, 3, 4, 5, 6, 7] };
  await page.request.post(`/api/profiles/${profileId}/supplements`, { data: { name: 'Zinc', schedule } });
  await page.request.post('/api/analyses', { data: { labelText: 'Valerian root 300 mg' } });

  await page.goto('/wellness-tracker');
  await press(page.getByRole('button', { name: 'Taken: Zinc' }));
  await expect(page.getByText('1 of 1 taken today')).toBeFocused();
  await press(page.getByRole('button', { name: 'Doses of Zinc' }));
  await press(page.getByRole('button', { name: /^Remove the dose/ }));
  await expect(heading(page, 'Last 30 days')).toBeFocused();

  await page.goto('/create-profile');
  await press(page.getByRole('button', { name: 'Remove Metformin' }));
  await expect(page.getByLabel('Current medications')).toBeFocused();
  await press(page.getByRole('button', { name: 'Make main: Rosa' }));
  await expect(page.getByText('Rosa is the main profile now.')).toBeFocused();

  await page.goto('/dashboard');
  await press(page.getByRole('button', { name: /from this list$/ }).first());
  await expect(heading(page, 'Recommended For You')).toBeFocused();

  await page.goto('/herb-analyzer');
  await press(page.getByRole('button', { name: /^Delete the analysis of Valerian/ }));
  await press(page.getByRole('button', { name: 'Delete', exact: true }));
  await expect(heading(page, 'Past analyses')).toBeFocused();
});
