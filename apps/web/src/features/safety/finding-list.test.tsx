import { render, screen, waitFor } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../styles/app.css';
import { findingOf } from '../../../testing/examples.ts';
import { SafetyNote } from './finding-list.tsx';

const source = (publisher: string) => ({
  id: publisher,
  publisher,
  title: 'A monograph',
  year: null,
  url: null,
  checkedOn: null,
});
afterAll(() => page.viewport(414, 896));

const serious = findingOf({ of: 'ginkgo', with: 'warfarin', severity: 'major', why: 'Bleeding is more likely.' });
const ask = findingOf({ of: 'ginger', with: 'warfarin', severity: 'moderate', why: 'Your doctor may want to know.' });
const small = (other: string) =>
  findingOf({ of: 'ginger', with: other, severity: 'minor', why: `Small with ${other}.` });

test('small things stand behind their count; what is more than small is open', () => {
  render(<SafetyNote findings={[serious, ask, small('aspirin'), small('metformin')]} unrecognised={[]} />);

  expect(screen.getByText('Bleeding is more likely.')).toBeVisible();
  expect(screen.getByText('Your doctor may want to know.')).toBeVisible();
  expect(screen.getByText('Small with aspirin.')).not.toBeVisible();
  screen.getByText('2 small things that are good to know').click();
  expect(screen.getByText('Small with aspirin.')).toBeVisible();
  expect(screen.getByText('Small with metformin.')).toBeVisible();
});

test('one small thing needs no count', () => {
  render(<SafetyNote findings={[serious, small('aspirin')]} unrecognised={[]} />);

  expect(screen.getByText('Small with aspirin.')).toBeVisible();
});

test('of many findings the first are drawn at once and all the others soon after, in their order', async () => {
  const many = Array.from({ length: 30 }, (_, place) =>
    findingOf({ of: `herb-${place}`, with: 'warfarin', severity: 'major', why: `Reason ${place}.` }),
  );
  render(<SafetyNote findings={many} unrecognised={[]} />);

  const reasons = () => screen.getAllByText(/^Reason \d+\.$/).map(({ textContent }) => textContent);
  expect(reasons().length).toBeLessThan(10);
  await waitFor(() => expect(reasons()).toEqual(many.map(({ why }) => why)), { timeout: 10_000 });
});

test('beside an answer that gives the reason, the note names the pair and its sources; other reasons stand in it', () => {
  const told = { ...serious, advice: 'Ask your clinic first.', sources: [source('NCCIH')] };
  const saidIn = `Ginkgo is not for you. ${told.why} ${told.advice}`;
  render(<SafetyNote findings={[told, ask]} unrecognised={[]} saidIn={saidIn} />);

  expect(screen.getByText('ginkgo and warfarin')).toBeVisible();
  expect(screen.getByText(/Source: NCCIH/)).toBeVisible();
  expect(screen.queryByText(told.why)).toBeNull();
  expect(screen.queryByText(told.advice)).toBeNull();
  expect(screen.getByText('Your doctor may want to know.')).toBeVisible();
});

test('the gravest comes first, whatever the order of the answer', () => {
  render(<SafetyNote findings={[ask, serious]} unrecognised={[]} />);

  const [first] = screen.getAllByRole('listitem');
  expect(first?.textContent).toContain('Bleeding is more likely.');
});

test('of many, the first of the person are open; the others and those for everybody stand behind their count', async () => {
  const forAll = Array.from({ length: 4 }, (_, place) => ({
    ...findingOf({ of: `poison-${place}`, with: 'age', severity: 'contraindicated', kind: 'age' }),
    ruleId: `poison-${place}/age/over-17`,
  }));
  const own = Array.from({ length: 6 }, (_, place) => findingOf({ of: `herb-${place}`, with: 'warfarin' }));
  render(<SafetyNote findings={[...forAll, ...own]} unrecognised={[]} />);

  for (const { subject } of own.slice(0, 4)) expect(screen.getByText(`${subject.name} and warfarin`)).toBeVisible();
  expect(screen.getByText('poison-0, for any adult')).not.toBeVisible();
  const fold = screen.getByText(/^6 more/);
  expect(fold).toHaveTextContent('6 more, the most serious: Do not combine');
  fold.click();
  expect(screen.getByText('poison-0, for any adult')).toBeVisible();
  expect(await screen.findByText('herb-5 and warfarin', {}, { timeout: 10_000 })).toBeVisible();
});

test('what holds for every adult is not told as a matter of the age', () => {
  const found = { ...findingOf({ of: 'Kratom', with: 'age', kind: 'age' }), ruleId: 'kratom/age/over-17' };
  const ofTheOld = { ...findingOf({ of: 'Licorice', with: 'age', kind: 'age' }), ruleId: 'licorice/age/over-64' };
  const told = { kind: 'person', id: 'age', name: 'age', text: '65 years' };
  render(
    <SafetyNote
      findings={[
        { ...found, with: told },
        { ...ofTheOld, with: told },
      ]}
      unrecognised={[]}
    />,
  );

  expect(screen.getByText('Kratom, for any adult')).toBeVisible();
  expect(screen.getByText('Licorice and age')).toHaveTextContent('Licorice and age (65 years)');
});

test('on a phone the other sources of a finding stand behind the first; on a wide screen all are named', async () => {
  const found = findingOf({
    of: 'ginkgo',
    with: 'warfarin',
    sources: [source('NCCIH'), source('EMA'), source('MSK')],
  });
  await page.viewport(360, 740);
  render(<SafetyNote findings={[found]} unrecognised={[]} />);
  const others = screen.getByText(/EMA, A monograph/);
  expect(screen.getByText(/Source: NCCIH, A monograph/)).toBeVisible();
  expect(others).not.toBeVisible();

  screen.getByRole('button', { name: 'and 2 more sources' }).click();
  await waitFor(() => expect(others).toBeVisible());
  screen.getByRole('button', { name: 'Show fewer sources' }).click();
  await waitFor(() => expect(others).not.toBeVisible());

  await page.viewport(1280, 800);
  expect(others).toBeVisible();
  expect(screen.queryByRole('button', { name: 'and 2 more sources' })).toBeNull();
});
