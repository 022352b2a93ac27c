import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules that depend on colours, which is all that a theme changes. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** Fails with the rule and the markup of every accessibility fault on the page, in the light theme and in the dark one. */
export async function scan(page: Page, place: string): Promise<void> {
  await wear(page, 'light');
  await expectNoFaults(new AxeBuilder({ page }), place);
  await wear(page, 'dark');
  await expectNoFaults(new AxeBuilder({ page }).withRules(rulesOfColour), `${place}, in the dark theme`);
  await wear(page, 'light');
}

/** Waits for colour transitions to end: an inherited colour fades after that of its parent. */
async function wear(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    const isFading = () => document.getAnimations().some((animation) => animation instanceof CSSTransition);
    for (let still = 0, frames = 0; still < 5 && frames < 120; frames += 1) {
      await new Promise((next) => setTimeout(next, 16));
      still = isFading() ? 0 : still + 1;
    }
  });
}

async function expectNoFaults(axe: AxeBuilder, place: string): Promise<void> {
  // No page has frames of another origin; without them the scan needs no second page of its own.
  const { violations } = await axe.setLegacyMode().analyze();
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ html }) => html)
        .join(' | ')
        .slice(0, 300)}`,
  );
  expect(found, place).toEqual([]);
}
