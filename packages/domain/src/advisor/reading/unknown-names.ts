import { listed, paragraph } from '../wording/html.ts';

/** Says which names could not be checked, each once in a conversation. */
export function unknownNames(unrecognised: readonly string[], said: string): string[] {
  const fresh = unrecognised.filter((name) => !said.includes(`“${name}”`)).slice(0, mostNames);
  if (fresh.length === 0) return [];
  return [
    paragraph(
      `I do not know ${listed(fresh.map((name) => `“${name}”`))}, so I could not check it. Please ask a pharmacist about it.`,
    ),
  ];
}

/** Names told in one line. */
const mostNames = 5;
