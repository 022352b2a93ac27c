import type { Monograph } from './result-warnings.tsx';

/** A herb the person chose instead of the best match: precautions before uses, as everywhere. */
export function HerbInShort({ monograph, className }: { monograph: Monograph; className: string }) {
  const { herb, precautions, uses } = monograph;
  return (
    <div className={className}>
      <p>{herb.description ?? 'No information recorded.'}</p>
      <h3>Precautions</h3>
      <p>
        {precautions?.text ?? 'No precautions are recorded here. That does not mean the herb is safe for everyone.'}
      </p>
      {uses.length > 0 ? (
        <>
          <h3>Wellness uses</h3>
          <ul>
            {uses.map((use) => (
              <li key={`${use.use}${use.text}`}>
                {use.label}: {use.text}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
