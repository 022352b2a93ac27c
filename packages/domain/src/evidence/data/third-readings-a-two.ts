import type { Source } from '../source.ts';

/** Works read for a third time, for rules that had named only what nobody here had read. */
export const thirdReadingATwoSources = [
  {
    id: 'yourcareeverywhere-pancreatin',
    publisher: 'YourCareEverywhere (patient drug information)',
    title: 'Pancreatin tablets',
    year: 2017,
    url: 'https://www.yourcareeverywhere.com/article/krames/en/article/health-research/drugs-and-supplements/drug-search/pancreatin.html',
    checkedOn: '2026-11-30',
  },
] satisfies readonly Source[];
