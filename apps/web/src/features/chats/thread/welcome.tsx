import { getSite } from '@herbie/contract';
import { useQuery } from '@tanstack/react-query';
import { reading } from '../../../lib/query-client.ts';
import { NoProfileYet } from '../../../ui/no-profile-yet.tsx';
import { chatMessages, sampleQuestions } from '../chats.messages.ts';

interface WelcomeProps {
  readonly hasProfile: boolean;
  readonly onQuestion: (question: string) => void;
}

/** An empty chat: who is answering, and the first four sample questions. */
export function Welcome({ hasProfile, onQuestion }: WelcomeProps) {
  const { data: site } = useQuery(reading(getSite));
  return (
    <div className="mx-auto max-w-2xl space-y-5 py-6 text-center">
      <h2 className="text-2xl">What would you like to know?</h2>
      <div className="space-y-2 text-pretty text-soft">
        <p>{chatMessages.welcome}</p>
        {/* Its room is kept until it is known. */}
        <p className={site ? 'text-sm' : 'invisible text-sm'}>
          {site?.engine === 'model' ? chatMessages.modelWrites(site.engineName) : chatMessages.builtInWrites}
        </p>
      </div>
      {hasProfile ? null : (
        <NoProfileYet className="rounded-xl bg-tint p-3">
          and every answer is checked for you. Without one, answers are general.
        </NoProfileYet>
      )}
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
