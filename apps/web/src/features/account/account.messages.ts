import type { ToastMessage } from '../../ui/toast.tsx';

const failed = (title: string, server: string | undefined): ToastMessage => ({
  title,
  description: server ?? 'Please try again.',
  variant: 'destructive',
});

/** Every sentence of the settings that people can read after doing something. */
export const accountMessages = {
  saved: { title: 'Account updated', description: 'Your details were saved.' },
  saveFailed: (server?: string) => failed('Not saved', server),
  passwordChanged: { title: 'Password changed', description: 'All your other devices were signed out.' },
  passwordFailed: (server?: string) => failed('Password not changed', server),
  downloaded: { title: 'Download started', description: 'Everything Herbie keeps about you, in one file.' },
  downloadFailed: (server?: string) => failed('Download failed', server),
  sessionEnded: { title: 'Signed out', description: 'That device has to log in again.' },
  sessionFailed: (server?: string) => failed('Not signed out', server),
  personDeleted: (name: string): ToastMessage => ({
    title: 'Profile deleted',
    description: `${name} is gone, with all entries and supplements.`,
  }),
  healthDeleted: { title: 'Health data deleted', description: 'Your account is empty now. You can begin anew.' },
  accountDeleted: { title: 'Account deleted', description: 'Nothing of it was kept.' },
  answersChosen: { title: 'Saved', description: 'It counts from your next question on.' },
  builtInAlone: 'This site answers with its built-in guide alone. What you write is not sent to any AI service.',
  modelHelps: (name: string) =>
    `An AI service (${name}) helps with the words. It is sent the messages of the chat, and of the profile you choose age, gender, medicines, supplements, allergies, health concerns, goals and averages of the wellness entries. It is never sent your name, user name or email address.`,
  notFinished: 'This could not be finished. Please try again.',
  passwordMissing: 'Password is required',
  keepMain: 'Make another profile the main one before you delete this one:',
  deletePerson:
    'This removes the profile with its wellness entries, supplements and doses. Chats stay, without the profile. It cannot be undone.',
  deleteHealth:
    'This removes every profile, chat, photo, entry, supplement and favorite. Your account stays. It cannot be undone.',
  withdraw:
    'Without your consent Herbie may not keep health data. Withdrawing removes every profile, chat, photo, entry, supplement and favorite. It cannot be undone.',
  deleteAccount:
    'This removes your account and everything in it, on every device. Nothing is kept. It cannot be undone.',
} as const;

export const consentNames = {
  'health-data': 'Keeping and checking health data',
  'ai-service': 'Sending questions to the AI service',
  analytics: 'Counting how the site is used',
} as const;
