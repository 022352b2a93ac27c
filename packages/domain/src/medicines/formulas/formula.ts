/** A product of traditional medicine by its names, with those of its parts that the knowledge base holds. */
export interface Formula {
  readonly names: readonly string[];
  readonly parts: readonly string[];
  /** Much of it, or a part that matters, is not in the knowledge base: it is told as unknown as well. */
  readonly isHalfKnown?: true;
}

const chineseForms =
  'san|wan|tang|pian|yin|dan|jiao nang|ke li|pill|pills|teapill|teapills|tablets|capsules|granules|powder|decoction|formula'.split(
    '|',
  );
/** "Bao he" alone is short enough to lie near other words; "xiao yao" with its form is not. */
const syllablesThatStandAlone = 3;

/** A Chinese formula by its name in Pinyin, which is followed by any form: powder, pill, decoction. */
export function chineseFormula(pinyin: string, parts: string): Formula {
  const names = pinyin.split('|').flatMap((name) => {
    const isAlone = name.split(' ').length >= syllablesThatStandAlone;
    return [...(isAlone ? [name] : []), ...chineseForms.map((form) => `${name} ${form}`)];
  });
  return { names, parts: parts.split(' ') };
}

/** A formula by its names as they stand. */
export function formula(names: string, parts: string): Formula {
  return { names: names.split('|'), parts: parts.split(' ') };
}

/** A formula of which the knowledge base holds a share only. */
export function halfKnown(known: Formula): Formula {
  return { ...known, isHalfKnown: true };
}
