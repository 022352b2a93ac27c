/** "His", "her" or, where the word does not tell, "their". */
export function whoseOf(relation: string): string {
  if (
    /\b(?:husband|boyfriend|father|dad|gran(?:d ?(?:father|pa|dad|son)|pa|dad)|brother|uncle|nephew|son|boy|lad|hubby)(?:-in-law)?$/.test(
      relation,
    )
  )
    return 'his';
  return /\b(?:wife|girlfriend|mother|mom|mum|gran(?:d ?(?:mother|ma|mom|daughter)|ma)|granny|nana|gran|nan|sister|aunt|niece|daughter|girl|lass)(?:-in-law)?$/.test(
    relation,
  )
    ? 'her'
    : 'their';
}
