/** What the medicines of `data/newer.ts` are called in other countries; see `international-names.ts`. */
export const newerNames: Readonly<Record<string, string>> = {
  'tranexamic-acid': 'Cyklo-F|Evana|tranexamic|tranexamsäure|Exacyl|heavy period tablets|Amchafibrin',
  methenamine: 'hexamine hippurate|Hippuran',
};
