import type { Source } from '../source.ts';

/** Works read for rules that had named only what nobody here had read; part 7 of 7, as they were read. */
export const thirdReading7Sources = [
  {
    id: 'vayarin-faq',
    publisher: 'VAYA Pharma',
    title: 'Vayarin: frequently asked questions',
    year: null,
    url: 'http://www.vayarin.com/faqs/',
    checkedOn: '2026-11-30',
  },
  {
    id: 'verywell-hyalgan',
    publisher: 'Verywell Health',
    title: 'How Hyalgan is used to treat knee osteoarthritis',
    year: 2020,
    url: 'https://www.verywellhealth.com/what-is-hyalgan-189878',
    checkedOn: '2026-11-30',
  },
  {
    id: 'webmd-eleuthero',
    publisher: 'WebMD',
    title: 'Eleuthero: overview, uses',
    year: null,
    url: 'https://www.webmd.com/vitamins/ai/ingredientmono-985/eleuthero',
    checkedOn: '2026-11-30',
  },
  {
    id: 'webmd-gallbladder-cleanse',
    publisher: 'WebMD',
    title: 'What is a gallbladder cleanse?',
    year: 2023,
    url: 'https://www.webmd.com/digestive-disorders/what-is-a-gallbladder-cleanse',
    checkedOn: '2026-11-30',
  },
  {
    id: 'whole-health-chicago-boulardii',
    publisher: 'Whole Health Chicago',
    title: 'Saccharomyces boulardii',
    year: 2009,
    url: 'https://wholehealthchicago.com/blog/2009/05/19/saccharomyces-boulardii',
    checkedOn: '2026-11-30',
  },
  {
    id: 'xtbg-tremella',
    publisher: 'Xishuangbanna Tropical Botanical Garden, Chinese Academy of Sciences',
    title: 'Tremella fuciformis',
    year: 2011,
    url: 'http://english.xtbg.cas.cn/rs/ma/201108/t20110822_74077.html',
    checkedOn: '2026-11-30',
  },
] satisfies readonly Source[];
