/** "34 years, female, 168 cm, 62 kg"; what is not given is left out. */
export function personLine({
  age,
  gender,
  height,
  weight,
}: {
  readonly age: number | null;
  readonly gender: string | null;
  readonly height: number | null;
  readonly weight: number | null;
}): string {
  const parts = [
    age === null ? null : `${age} ${age === 1 ? 'year' : 'years'}`,
    gender === null || gender === 'prefer-not-to-say' ? null : gender,
    height === null ? null : `${height} cm`,
    weight === null ? null : `${weight} kg`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? 'Age and sex not given' : parts.join(', ');
}

/** Who says so, each once; on one page there is room for the first few. */
export function publishersOf(sources: readonly { readonly publisher: string }[]): string {
  const publishers = [...new Set(sources.map(({ publisher }) => publisher))];
  const rest = publishers.length - mostPublishers;
  return [...publishers.slice(0, mostPublishers), ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ');
}

const mostPublishers = 3;
