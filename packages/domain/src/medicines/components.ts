/** Fixed combinations that no rule need name: what is said of a medicine in them is said of them. */
const components: Readonly<Record<string, readonly string[]>> = {
  'naltrexone-bupropion': ['bupropion'],
  'amoxicillin-clavulanate': ['amoxicillin'],
};

/** The key of a medicine, and those of the medicines it is put together from. */
export function withComponents(key: string): readonly string[] {
  return [key, ...(components[key] ?? [])];
}
