import { expect, type Page, test } from '@playwright/test';
import { signIn } from './person.ts';

test('typed words of a label are checked against the profile, corrected, and kept as supplements', async ({ page }) => {
  await signIn(page, { currentMedications: 'Zoloft' });
  await page.goto('/herb-analyzer');
  await expect(page.getByRole('heading', { name: 'Herb Analyzer', exact: true })).toBeVisible();
  await expect(page.getByText('Beta', { exact: true })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Results' })).toBeDisabled();
  await page.getByLabel('What the label says (optional)').fill("St John's wort 300 mg\nMagnesium 100 mg");
  await page.getByRole('button', { name: 'Identify Herb' }).click();

  await expect(page.getByText('Analysis Complete').first()).toBeVisible();
  await expect(page.getByText("Identified as St John's wort").first()).toBeVisible();
  await expect(page.getByText('Never eat or use a plant on the strength of this photo.').first()).toBeVisible();
  await expect(page.getByText(/serotonin/i).first()).toBeVisible();
  await expect(page.getByText('Recommended Products')).toHaveCount(0);

  await page.getByRole('button', { name: "Remove St John's wort" }).click();
  await page.getByRole('button', { name: 'Add to supplements' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('One supplement was added for Maria.').first()).toBeVisible();

  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('tab', { name: 'Analyzer' })).toHaveAttribute('aria-selected', 'true');
  await page.goto('/wellness-tracker');
  await expect(page.getByRole('rowheader', { name: /Magnesium/ })).toBeVisible();
});

test('a label is told what speaks against it, and what other supplements do stands apart', async ({ page }) => {
  const { profileId } = await signIn(page, { currentMedications: 'Warfarin' });
  await page.request.post(`/api/profiles/${profileId}/supplements`, { data: { name: 'Ginkgo' } });
  await page.goto('/herb-analyzer');
  await page.getByLabel('What the label says (optional)').fill('Saw palmetto 320 mg');
  await page.getByRole('button', { name: 'Identify Herb' }).click();

  await expect(page.getByText('Saw palmetto and warfarin', { exact: true })).toBeVisible();
  const others = page.getByText('Ginkgo and warfarin', { exact: true });
  await expect(others).toBeHidden();
  await page.getByText('One finding is about other supplements that are taken.').click();
  await expect(others).toBeVisible();
});

test('what was put right in a result outlasts a save that fails, another person and a look at the other tab', async ({
  page,
}) => {
  await signIn(page);
  await page.request.post('/api/profiles', { data: { name: 'Ben', age: 40 } });
  await page.goto('/herb-analyzer');
  await page.getByLabel('What the label says (optional)').fill('Valerian root 300 mg\nMagnesium 100 mg');
  await page.getByRole('button', { name: 'Identify Herb' }).click();
  await page.getByLabel('Amount of Magnesium').fill('150');
  await page.getByLabel('Name of ingredient 1').fill('Lemon balm');
  const isAsPutRight = async () => {
    await expect(page.getByLabel('Amount of Magnesium')).toHaveValue('150');
    await expect(page.getByLabel('Name of ingredient 1')).toHaveValue('Lemon balm');
  };

  await page.getByLabel('Checked for').selectOption('Ben');
  await isAsPutRight();
  await page.getByRole('tab', { name: 'Analyzer' }).click();
  await page.getByRole('tab', { name: 'Results' }).click();
  await isAsPutRight();

  let saves = 0;
  await page.route('**/api/profiles/*/supplements', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    saves += 1;
    return saves === 2 ? route.abort() : route.continue();
  });
  await page.getByRole('button', { name: 'Add to supplements' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('Not saved. Please try again.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await isAsPutRight();

  await page.getByRole('button', { name: 'Add to supplements' }).click();
  await expect(dialog.getByLabel(/^Lemon balm.*\(added\)$/)).toBeDisabled();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('One supplement was added for Ben.').first()).toBeVisible();
  expect(saves).toBe(3);
});

test('the words on a photo are read in the browser, and the photo can be deleted', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) refused.push(message.text());
  });
  await signIn(page);
  await page.goto('/herb-analyzer');
  await page.getByRole('tab', { name: 'Upload' }).click();
  await page
    .getByLabel('Choose a photo')
    .setInputFiles({ name: 'label.png', mimeType: 'image/png', buffer: await labelPhoto(page) });
  await page.getByRole('button', { name: 'Identify Herb' }).click();

  await expect(page.getByText('Identified as Valerian').first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByLabel('Amount of Valerian')).toHaveValue('450');
  await expect(page.getByLabel('Amount of Chamomile')).toHaveValue('200');
  expect(refused).toEqual([]);

  await page.getByRole('button', { name: /^Delete the analysis of Valerian and 1 more/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Nothing analyzed yet')).toBeVisible();
});

test('a photo that tells nothing names no herb and offers the ways on', async ({ page }) => {
  await signIn(page);
  await page.goto('/herb-analyzer');
  await page.getByRole('tab', { name: 'Upload' }).click();
  await page
    .getByLabel('Choose a photo')
    .setInputFiles({ name: 'meadow.png', mimeType: 'image/png', buffer: await page.screenshot({ clip: onePatch }) });
  await page.getByRole('button', { name: 'Identify Herb' }).click();

  await expect(page.getByRole('heading', { name: 'Nothing recognised' })).toBeVisible({ timeout: 30_000 });
  await page.getByLabel('Search for a name').fill('camomile');
  await page
    .getByRole('link', { name: /Chamomile/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /Chamomile/ })).toBeVisible();
});

const onePatch = { x: 2, y: 200, width: 12, height: 12 };

/** A label as a photo of it would show it, drawn on a page of its own. */
async function labelPhoto(page: Page): Promise<Buffer> {
  const other = await page.context().newPage();
  await other.setContent(`<body style="margin:0;background:#777"><div style="transform:rotate(-3deg);width:700px;
    margin:90px auto;background:#f7f3e8;padding:30px;font:24px Arial;color:#222"><h1 style="font:bold 44px Georgia">
    Calm Evening</h1><table style="width:100%"><tr><td>Valerian root extract<td align=right>450 mg<tr><td>Chamomile
    flower<td align=right>200 mg</table></div>`);
  const photo = await other.screenshot();
  await other.close();
  return photo;
}
