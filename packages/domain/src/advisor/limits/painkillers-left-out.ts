import { isOfClass } from '../../medicines/is-of-class.ts';

/** Bought and taken as needed: to take less of it is no danger. */
export function isPainkiller(id: string): boolean {
  return id === 'acetaminophen' || (isOfClass(id, 'nsaid') && id !== 'aspirin');
}

/** "Something instead of more ibuprofen": what is said in place of "keep taking it". */
export function asPainAllows(names: string): string {
  return `You may take less ${names} as soon as the pain allows it; where a doctor prescribed it, talk with them first. Pain that needs it on most days is for a doctor to look at.`;
}

/** What has a way of its own to be left out, or a reason of its own to stay; null for all else. */
export function inItsOwnWay(
  ids: readonly string[],
  taken: readonly { readonly id: string }[],
  names: string,
): string | null {
  if (ids.length === 0) return null;
  if (ids.every((id) => isOfClass(id, 'proton-pump-inhibitor')))
    return `Please keep taking ${names} as prescribed until you have asked the doctor or a pharmacist. Many people may come off it, best in steps: at once the acid often comes back stronger for some weeks, and an antacid or alginate helps over that. It stays where it protects the stomach beside pain tablets, steroids or blood thinners, and after an ulcer, a bleed or with Barrett’s esophagus. Trouble swallowing, weight loss, vomiting or black stools need a doctor soon.`;
  const isBesideMethotrexate = taken.some(({ id }) => id === 'methotrexate');
  if (isBesideMethotrexate && ids.every((id) => id === 'folic-acid'))
    return `Please keep taking ${names} as prescribed: beside methotrexate it keeps down sickness, a sore mouth and harm to the blood and liver, and is mostly taken on other days than methotrexate. If it does not agree with you, ask the team that prescribes it about another day or amount.`;
  return null;
}
