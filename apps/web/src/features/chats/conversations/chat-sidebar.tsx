import { chatMessages, sampleQuestions } from '../chats.messages.ts';
import { ConversationList } from './conversation-list.tsx';

interface SidebarProps {
  readonly chatId: number | null;
  readonly onQuestion: (question: string) => void;
}

/** About Herbie, the conversations and all sample questions. */
export function ChatSidebar({ chatId, onQuestion }: SidebarProps) {
  return (
    <div className="space-y-6 p-4">
      <section aria-labelledby="about-herbie">
        <h2 id="about-herbie" className="text-lg">
          About Herbie
        </h2>
        <p className="mt-1 text-sm text-soft">{chatMessages.about}</p>
      </section>
      <ConversationList chatId={chatId} />
      <section aria-labelledby="sample-questions">
        <h2 id="sample-questions" className="text-lg">
          Sample questions
        </h2>
        <ul className="mt-1 space-y-1">
          {sampleQuestions.map(({ topic, question }) => (
            <li key={topic}>
              <button
                type="button"
                onClick={() => onQuestion(question)}
                className="w-full rounded-lg px-2 py-1.5 text-left text-sm hover:bg-tint"
              >
                <span className="block font-semibold text-leaf">{topic}</span> <span>{question}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
