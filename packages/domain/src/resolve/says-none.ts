const nothingSaid =
  /^(?:none|no|nothing|n\/?a|nil|nope|-+|none known|no known(?: drug)? allergies|nkda|not any|no medications?|no meds|none at (?:all|present|the moment)|nothing (?:at (?:all|present|the moment)|regular|else)|not applicable|i (?:do not|don'?t) (?:take|have) any(?:thing)?|no (?:known )?(?:allergies|conditions|medicines?|medications?|supplements|herbs|problems|issues)|nada|nka|unknown|\?+)$/i;

/** "None", "n/a": an answer, and no name. */
export function saysNone(text: string): boolean {
  return nothingSaid.test(text.trim());
}
