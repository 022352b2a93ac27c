import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Tab, TabList, TabPanel, Tabs } from './tabs.tsx';

function Choice() {
  const [value, setValue] = useState<'camera' | 'upload' | 'words'>('camera');
  return (
    <Tabs value={value} onValue={setValue}>
      <TabList label="Where the photo comes from" className="">
        <Tab value="camera">Camera</Tab>
        <Tab value="upload">Upload</Tab>
        <Tab value="words" disabled>
          Words
        </Tab>
      </TabList>
      <TabPanel value="camera">Hold the label straight</TabPanel>
      <TabPanel value="upload">Choose a photo</TabPanel>
    </Tabs>
  );
}

beforeEach(() => void render(<Choice />));
const tab = (name: string) => screen.getByRole('tab', { name });

test('a press shows the panel of a tab, and the panel bears its name', async () => {
  await userEvent.click(tab('Upload'));

  expect(screen.getByRole('tabpanel', { name: 'Upload' })).toHaveTextContent('Choose a photo');
  expect(tab('Upload')).toHaveAttribute('aria-selected', 'true');
  expect(tab('Camera')).toHaveAttribute('aria-selected', 'false');
});

test('the arrow keys go round the tabs that can be chosen and show what they come to', async () => {
  tab('Camera').focus();

  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tab('Upload'));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Choose a photo');
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tab('Camera'));
  await userEvent.keyboard('{End}');
  expect(document.activeElement).toBe(tab('Upload'));
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Hold the label straight');
});

test('the Tab key stops once at the tabs, at the one that is shown', async () => {
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(tab('Camera'));
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
});
