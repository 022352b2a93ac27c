import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { profileOf } from '../../../testing/examples.ts';
import { renderWithQueries } from '../../../testing/with-queries.tsx';
import { ProfileGaps } from './profile-gaps.tsx';
import { UnrecognisedInProfile } from './unrecognised-in-profile.tsx';

beforeEach(() => {
  globalThis.fetch = async (_input, init) => {
    const isOfMedicines = String(init?.body).includes('currentMedications');
    return Response.json({ findings: [], recognised: [], unrecognised: isOfMedicines ? ['blue pill'] : [] });
  };
});

test('a bare profile is told to lack what counts, and how that is mended', () => {
  render(<ProfileGaps profile={profileOf({ id: 7, name: 'Leo', age: 40 })} />);

  expect(
    screen.getByText(/Leo’s profile lists no medicines, conditions or allergies, so nothing is checked/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Complete the profile' }).getAttribute('href')).toBe('/create-profile?id=7');
});

test('a profile that says something of everything has no gaps, even if it says “none”', () => {
  const said = { age: 40, currentMedications: 'none', allergies: 'none', healthConcerns: 'none' };
  const { container } = render(<ProfileGaps profile={profileOf(said)} />);

  expect(container.textContent).toBe('');
});

test('medicines nobody knows are named beside suggestions', async () => {
  renderWithQueries(
    <UnrecognisedInProfile profile={profileOf({ currentMedications: 'blue pill', allergies: 'none' })} />,
  );

  expect((await screen.findByText(/Not recognised in the profile/)).textContent).toContain('blue pill');
});
