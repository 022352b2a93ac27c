interface Shortcut {
  /** Pressed together. */
  readonly keys: readonly string[];
  readonly does: string;
}

export const shortcutGroups: readonly { readonly title: string; readonly shortcuts: readonly Shortcut[] }[] = [
  {
    title: 'Everywhere',
    shortcuts: [
      { keys: ['?'], does: 'Show this list' },
      { keys: ['/'], does: 'Go to the search field of the page' },
      { keys: ['Ctrl', 'Shift', 'O'], does: 'Start a new chat' },
      { keys: ['F8'], does: 'Go to the latest notice' },
      { keys: ['Esc'], does: 'Close a dialog or a menu' },
    ],
  },
  {
    title: 'In a chat',
    shortcuts: [
      { keys: ['Enter'], does: 'Send the message' },
      { keys: ['Shift', 'Enter'], does: 'Start a new line' },
      { keys: ['Shift', 'Esc'], does: 'Go to the message field' },
    ],
  },
  {
    title: 'In a chart, and in a row of tabs',
    shortcuts: [
      { keys: ['←', '→'], does: 'Step from day to day, or from tab to tab' },
      { keys: ['Home', 'End'], does: 'Go to the first or the last' },
    ],
  },
];

export const singleKeys = {
  label: 'Use the single keys ? and /',
  hint: 'Turn them off if you speak to your computer, or press keys by accident.',
} as const;
