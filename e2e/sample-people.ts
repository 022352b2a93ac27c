import { type APIRequestContext, type Browser, type BrowserContext } from '@playwright/test';

const password = 'correct horse battery';
const trackedDays = 14;

/** Whose screens are shown: nobody signed in, nothing entered, a bare profile, a full household. */
export type Who = 'visitor' | 'newcomer' | 'empty' | 'filled';
export interface SamplePerson {
  readonly storage: Awaited<ReturnType<BrowserContext['storageState']>>;
  /** Fills `{name}` parts of a path. */
  readonly ids: Readonly<Record<string, number>>;
}

type Ask = <T = { id: number }>(method: 'get' | 'post' | 'patch', path: string, data?: object) => Promise<T>;

/** Makes every sample person through the product's own calls. */
export async function makePeople(browser: Browser, baseURL: string): Promise<Record<Who, SamplePerson>> {
  const person = async (firstName: string, fill: (ask: Ask) => Promise<Record<string, number>>) => {
    const context = await browser.newContext({ baseURL });
    const ask = asking(context.request);
    if (firstName !== '') await signUp(ask, firstName);
    const ids = await fill(ask);
    const storage = await context.storageState();
    await context.close();
    return { storage, ids };
  };
  return {
    visitor: await person('', async () => ({})),
    newcomer: await person('Noor', async () => ({})),
    empty: await person('Eli', fillLittle),
    filled: await person('Maria', fillHousehold),
  };
}

function asking(request: APIRequestContext): Ask {
  return async (method, path, data) => {
    const response = await request[method](path, data ? { data } : {});
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
    return response.json();
  };
}

async function signUp(ask: Ask, firstName: string): Promise<void> {
  const username = firstName.toLowerCase();
  await ask('post', '/api/auth/register', { username, password, email: `${username}@example.org`, firstName });
  await ask('post', '/api/auth/login', { username, password });
}

async function fillLittle(ask: Ask): Promise<Record<string, number>> {
  await ask('post', '/api/profiles', { name: 'Eli', isMainProfile: true });
  const chat = await ask('post', '/api/chats', { title: '' });
  return { chat: chat.id, herb: await herbId(ask, 'Chamomile') };
}

async function fillHousehold(ask: Ask): Promise<Record<string, number>> {
  const main = await ask('post', '/api/profiles', {
    name: 'Maria',
    age: 34,
    gender: 'female',
    height: 168,
    weight: 62,
    currentMedications: 'Warfarin, Sertraline 50 mg',
    allergies: 'Ragweed',
    healthConcerns: 'Poor sleep, migraine',
    healthGoals: 'Sleep through\nInterests: Sleep Improvement, Stress Management, Digestive Health',
    isMainProfile: true,
  });
  const child = await ask('post', '/api/profiles', { name: 'Leo', age: 7, allergies: 'Peanuts' });
  await ask('post', '/api/profiles', {
    name: 'Grandma Rosa-Maria Bernadette',
    age: 81,
    gender: 'female',
    currentMedications: 'Digoxin, Furosemide, Metformin, Ramipril, Levothyroxine',
    healthConcerns: 'Heart failure, type 2 diabetes, underactive thyroid',
  });
  const chat = await fillChats(ask, main.id);
  await fillFavorites(ask, chat);
  await fillWellness(ask, main.id);
  await fillSupplements(ask, main.id);
  for (const labelText of [
    'Calm Night\nChamomile flower extract 400 mg\nValerian root 300 mg\nMelatonin 1 mg\nMagnesium citrate 100 mg',
    'Turmeric Forte\nTurmeric root extract 500 mg\nBlack pepper 5 mg\nWarning: do not use when pregnant.',
  ])
    await ask('post', '/api/analyses', { labelText, profileId: main.id });
  return { chat, child: child.id, herb: await herbId(ask, "St John's wort") };
}

async function fillChats(ask: Ask, profileId: number): Promise<number> {
  const talks = [
    ['A cold that does not go away', ['What helps with a cold?']],
    ['Digestive trouble after long and heavy family dinners', ['What helps after a heavy meal?']],
    ['Sleep', ['What helps me sleep?', "Can I take St John's wort or ginkgo with my medicines?"]],
  ] as const;
  let latest = 0;
  for (const [title, questions] of talks) {
    latest = (await ask('post', '/api/chats', { title })).id;
    for (const content of questions)
      await ask('post', `/api/chats/${latest}/messages`, { chatId: latest, role: 'user', content, profileId });
  }
  return latest;
}

async function fillFavorites(ask: Ask, chat: number): Promise<void> {
  for (const name of ['Chamomile', 'Ginger', "St John's wort", 'Peppermint', 'Turmeric'])
    await ask('post', '/api/favorites', { herbId: await herbId(ask, name) });
  const products = [
    ['Chamomile tea', 'HX7Q2K4Z9M', 'A mild evening tea.'],
    ['Ginkgo leaf extract capsules, 120 mg, standardised', 'HX7Q2K4Z8M', 'Often sold for memory.'],
  ] as const;
  for (const [productName, asin, reason] of products) {
    await ask('post', '/api/product-recommendations', {
      productName,
      asin,
      reason,
      source: 'chat',
      sourceId: chat,
      isFavorite: true,
    });
  }
}

async function fillWellness(ask: Ask, profileId: number): Promise<void> {
  const skipped = [4, 9];
  for (let ago = trackedDays - 1; ago >= 0; ago -= 1) {
    if (skipped.includes(ago)) continue;
    await ask('post', `/api/profiles/${profileId}/wellness`, {
      profileId,
      date: daysAgo(ago),
      sleepQuality: 2 + ((ago * 7) % 4),
      energyLevel: 1 + ((ago * 3) % 5),
      stressLevel: 1 + ((ago * 7 + 2) % 4),
      mood: 3,
      symptoms: ago % 3 === 0 ? ['Headache', 'Dry mouth'] : [],
      notes: ago % 4 === 0 ? 'Slept late after a long day; two cups of coffee in the afternoon.' : '',
    });
  }
}

async function fillSupplements(ask: Ask, profileId: number): Promise<void> {
  const everyDay = { timesPerDay: 1, weekdays: [1, 2, 3, 4, 5, 6, 7] };
  const supplements = [
    { name: 'Magnesium', dosage: '200 mg', frequency: 'daily', startDate: daysAgo(12), schedule: everyDay },
    { name: 'Vitamin D', dosage: '1000 IU', frequency: 'daily', startDate: daysAgo(12), schedule: everyDay },
    { name: 'Ginkgo biloba', dosage: '120 mg', frequency: 'twice a day', schedule: { asNeeded: true } },
  ];
  const made: number[] = [];
  for (const supplement of supplements)
    made.push((await ask('post', `/api/profiles/${profileId}/supplements`, supplement)).id);
  for (let ago = 8; ago >= 0; ago -= 1)
    for (const [place, id] of made.slice(0, 2).entries())
      await ask('post', `/api/supplements/${id}/doses`, {
        takenOn: daysAgo(ago),
        time: '08:30',
        status: (ago + place) % 4 === 0 ? 'skipped' : 'taken',
      });
}

async function herbId(ask: Ask, name: string): Promise<number> {
  const [herb] = await ask<{ id: number }[]>('get', `/api/herbs?q=${encodeURIComponent(name)}`);
  if (!herb) throw new Error(`No herb is called ${name}.`);
  return herb.id;
}

function daysAgo(count: number): string {
  const day = new Date();
  day.setDate(day.getDate() - count);
  return day.toLocaleDateString('sv-SE');
}
