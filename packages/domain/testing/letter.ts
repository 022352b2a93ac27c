import { type Asker, lastOf, readable, type Said } from './talk.ts';

/** What a letter is answered for each of its people, by the heading: "your mum". */
export function sectionsOf(asker: Asker, letter: string): Said & { readonly of: Readonly<Record<string, string>> } {
  const said = lastOf(asker, letter);
  const of: Record<string, string> = {};
  let whom = '';
  for (const block of said.blocks) {
    const [, named] = /^<h\d>For ([^<]+)<\/h\d>$/.exec(block) ?? [];
    if (named === undefined) of[whom] = `${of[whom] ?? ''}\n${readable({ ...said, blocks: [block] })}`;
    else whom = named;
  }
  return { ...said, of };
}
