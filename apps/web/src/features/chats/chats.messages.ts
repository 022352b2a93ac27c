export const chatMessages = {
  exported: { title: 'Chat Exported', description: 'Your conversation has been downloaded as a text file.' },
  placeholder: 'Type your message to Herbie...',
  about:
    'Herbie is a computer guide to herbs, not a person and not a doctor. It answers from a sourced knowledge base and checks every herb against the profile you choose. Educational only.',
  welcome:
    'Hello! I am Herbie, your personal herbal advisor. I am a computer guide: I give no medical advice, and I check every answer against your profile.',
  notSent: 'Not sent',
  interrupted: 'Interrupted',
  stopped: 'Stopped',
  retry: 'Try again',
} as const;

/** One question for each of the six starter topics, in their order. */
export const sampleQuestions = [
  { topic: 'Sleep', question: 'What could help me fall asleep more easily?' },
  { topic: 'Stress and anxiety', question: 'Which herbs may ease stress and a nervous mind?' },
  { topic: 'Immune support', question: 'What supports the immune system in the cold season?' },
  { topic: 'Digestive health', question: 'What helps with bloating and slow digestion after meals?' },
  { topic: 'Energy and focus', question: 'I feel tired. What may help with energy and focus?' },
  { topic: "Women's health", question: "Which herbs do people use for PMS and women's health?" },
] as const;
