import type { ToastMessage } from '../../ui/toast.tsx';

const exported = (kind: string) => ({
  title: 'Chat Exported',
  description: `Your conversation has been downloaded as a ${kind} file.`,
});

export const chatMessages = {
  exported: { txt: exported('text'), md: exported('Markdown'), json: exported('JSON') },
  placeholder: 'Type your message to Herbie...',
  about:
    'Herbie is a computer guide to herbs, not a person and not a doctor. It answers from a sourced knowledge base and checks every herb against the profile you choose. Educational only.',
  welcome:
    'Hello! I am Herbie, your personal herbal advisor. I am a computer program, not a person: I give no medical advice, I can be wrong, and I check every answer against the profile you choose.',
  builtInWrites: 'A built-in guide writes the answers on this site. Your questions are not sent to any AI service.',
  modelWrites: (name: string) =>
    `An AI service (${name}) helps with the words. Fixed rules with sources check each answer before you see it.`,
  footnote: 'Herbie is a program and can be wrong. No medical advice.',
  disclaimer:
    'Herbie is educational and gives no medical advice. Ask a doctor or pharmacist before you take anything, above all in pregnancy, for children, or with other medicines.',
  notSent: 'Not sent',
  unsent: 'Waits for a connection, then it is sent by itself.',
  discard: 'Discard',
  interrupted: 'Interrupted',
  stopped: 'Stopped',
  stopping: 'Stopping…',
  retry: 'Try again',
  isTyping: 'Herbie is typing',
  answered: (warnings: number) => `Herbie has answered.${warnings === 0 ? '' : ` Safety notes: ${warnings}.`}`,
  urgent: 'Herbie has answered: this may be urgent. Please read the answer now.',
  wouldDiffer: 'The knowledge has changed since; we would answer differently now.',
  answeringFor: 'Answering for:',
  answeringInGeneral: 'Answering in general, without a profile',
  noChats: 'No conversations yet. Start one with “New”.',
  notFound: (query: string) => `Nothing found for “${query}”. Try fewer or other words.`,
  showMore: 'Show more',
  showAll: (count: number) => `Show all ${count}`,
  loadOlder: 'Load older',
  listFailed: 'The conversations could not be loaded.',
  notRenamed: 'The title could not be saved. Please try again.',
  deleted: (title: string) => `“${title}” was deleted.`,
  thanks: 'Thank you. It helps to make answers better.',
  thanksUnsafe: 'Thank you. Your report was saved for the people who run this site.',
  whoReadsReports:
    'The people who run this site see your words, which rules spoke and when; never your name, your question or your profile. The answer may repeat medicines or conditions you told, so they read it only if you tick the box.',
  notRated: 'This could not be saved. Please try again.',
} as const;

export const changeFailed: ToastMessage = {
  title: 'Not changed',
  description: 'Please try again.',
  variant: 'destructive',
};

/** The words for how sure the studies are, as answers use them, and what each means. */
export const evidenceMeaning = {
  'well studied': 'Several good studies in people, or a health authority, agree that it helps.',
  'some good studies': 'A few well-made studies in people found that it helps. More could still change the picture.',
  'small or mixed studies': 'The studies were small or weak, or they disagree. It may help some people, or nobody.',
  'tradition, hardly studied': 'People have used it for this for a long time. Whether it works has hardly been tested.',
} as const;
export type EvidenceWord = keyof typeof evidenceMeaning;

/** One question for each of the six starter topics, in their order. */
export const sampleQuestions = [
  { topic: 'Sleep', question: 'What could help me fall asleep more easily?' },
  { topic: 'Stress and anxiety', question: 'Which herbs may ease stress and a nervous mind?' },
  { topic: 'Immune support', question: 'What supports the immune system in the cold season?' },
  { topic: 'Digestive health', question: 'What helps with bloating and slow digestion after meals?' },
  { topic: 'Energy and focus', question: 'I feel tired. What may help with energy and focus?' },
  { topic: "Women's health", question: "Which herbs do people use for PMS and women's health?" },
] as const;
