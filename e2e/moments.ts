import type { Page } from '@playwright/test';
import type { Who } from './sample-people.ts';
import { personScreens, visitorScreens } from './screens.ts';

/** One picture to take: an address, who looks at it, and what is done there first. */
export interface Moment {
  readonly who: Who;
  readonly name: string;
  readonly path: string;
  readonly act?: (page: Page) => Promise<void>;
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

const openMoments: readonly Moment[] = [
  { who: 'visitor', name: 'login-with-mistakes', path: '/login', act: press('Log In') },
  { who: 'newcomer', name: 'create-profile', path: '/create-profile' },
  { who: 'newcomer', name: 'wellness-tracker', path: '/wellness-tracker' },
  { who: 'empty', name: 'conversation', path: '/chat/{chat}' },
  { who: 'filled', name: 'conversation', path: '/chat/{chat}' },
  { who: 'filled', name: 'family-member', path: '/create-profile?id={child}' },
  { who: 'filled', name: 'herb-against-medicines', path: '/herbs/{herb}' },
  { who: 'filled', name: 'log-entry', path: '/wellness-tracker', act: press('Log New Entry') },
  { who: 'filled', name: 'add-supplement', path: '/wellness-tracker', act: press('Add Supplement') },
  ...['cabinet', 'household', 'sheet'].map((view) => ({
    who: 'filled' as const,
    name: `safety-${view}`,
    path: `/safety?view=${view}`,
  })),
  {
    who: 'filled',
    name: 'analysis-result',
    path: '/herb-analyzer',
    act: async (page) => {
      await page.getByLabel('What the label says (optional)').fill('Calm Night\nValerian root 300 mg\nGinkgo 120 mg');
      await page.getByRole('button', { name: 'Identify Herb' }).click();
      await page.getByRole('tab', { name: 'Results', selected: true }).waitFor();
    },
  },
  {
    who: 'filled',
    name: 'safety-findings',
    path: '/safety',
    act: async (page) => {
      await page.getByLabel('Medicines, herbs, supplements, conditions').fill('Warfarin, Ginkgo,');
      await press('Check')(page);
    },
  },
];

export const moments: readonly Moment[] = [
  ...visitorScreens.map((path) => ({ who: 'visitor' as const, name: nameOf(path), path })),
  ...(['empty', 'filled'] as const).flatMap((who) => personScreens.map((path) => ({ who, name: nameOf(path), path }))),
  ...openMoments,
];

function nameOf(path: string): string {
  const plain = path.replace(/\?.*$/, '').replaceAll('/', ' ').trim();
  return plain === '' ? 'landing' : plain.replaceAll(' ', '-');
}
