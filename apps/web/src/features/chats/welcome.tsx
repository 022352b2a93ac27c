import { chatMessages, sampleQuestions } from './chats.messages.ts';

/** An empty chat: a greeting and the first four sample questions. */
export function Welcome({ onQuestion }: { onQuestion: (question: string) => void }) {
  return (
    <div className="mx-auto max-w-2xl space-y-5 py-6 text-center">
      <h2 className="text-2xl">What would you like to know?</h2>
      <p className="text-soft">{chatMessages.welcome}</p>
      <ul className="grid gap-3 text-left sm:grid-cols-2">
        {sampleQuestions.slice(0, 4).map(({ topic, question }) => (
          <li key={topic}>
            <button
              type="button"
              onClick={() => onQuestion(question)}
              className="h-full w-full rounded-2xl border border-line bg-card p-4 text-left shadow-soft hover:border-strong-line"
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
