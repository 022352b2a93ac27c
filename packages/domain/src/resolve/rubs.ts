/** Brands that are rubbed on. */
const rubs =
  /^(?:traumeel|tiger balm|deep heat|zandu balm|kwan loong|white flower|vicks|(?:vicks )?vap(?:o|ou?r) ?rub|vicks rub|camphor rub|chest rub \W?camphor|magnesium(?= oil$)|ben-?gay|bio ?freeze|salonpas|(?:axe|eagle)(?: brand)?)(?: (?:universal |medicated |analgesic )?(?:oil|balm|embrocation))?$/i;
/** "A spoonful of VapoRub" was no rub any more. */
const eaten =
  /\b(?:ate|eat(?:en|s|ing)?|swallow\w*|dr[aiu]nk\w*|lick\w*|spoon(?:ful)?s? of)\s(?:(?:some|the|my|a bit of|a lot of|of) )*$/i;

/** Whether a name is that of a balm or oil for the skin, and nothing says before it that it was eaten. */
export function isRub(name: string, before: string): boolean {
  return rubs.test(name) && !eaten.test(before);
}
