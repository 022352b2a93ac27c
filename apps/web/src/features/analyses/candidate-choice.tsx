import type { Analysis } from '@herbie/contract';

type Candidate = Analysis['candidates'][number];

interface ChoiceProps {
  readonly candidates: readonly Candidate[];
  readonly chosen: number | null;
  readonly onChoose: (herbId: number) => void;
}

const sureness: Readonly<Record<Candidate['confidence'], string>> = {
  high: 'strong match',
  medium: 'likely match',
  low: 'weak match',
};

/** When more than one herb could be meant, the person says which. */
export function CandidateChoice({ candidates, chosen, onChoose }: ChoiceProps) {
  if (candidates.length === 0 || (candidates.length === 1 && candidates[0]?.herbId === chosen)) return null;
  // Where all are as sure, the words stand beside the name of the chosen one alone.
  const isAlike = new Set(candidates.map(evidenceFor)).size === 1;
  return (
    <fieldset>
      <legend className="font-semibold">Is it a different one? Choose the herb this page is about.</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {candidates.map((candidate) => (
          <label
            key={candidate.herbId}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-full border border-strong-line bg-card px-4 py-1.5 has-checked:border-leaf has-checked:bg-tint"
          >
            <input
              type="radio"
              name="candidate"
              className="size-4 shrink-0 accent-leaf"
              checked={candidate.herbId === chosen}
              onChange={() => onChoose(candidate.herbId)}
            />
            <span>
              <span className="font-semibold">{candidate.name}</span>
              {isAlike ? null : <span className="text-sm text-soft"> {evidenceFor(candidate)}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function evidenceFor({ confidence, because }: Candidate): string {
  return `${sureness[confidence]} from the ${because}`;
}
