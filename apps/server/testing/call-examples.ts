import type { Client, TestApp } from './test-app.ts';

/** Records of one user that calls can be made about. */
export interface World {
  readonly profile: number;
  readonly family: number;
  readonly chat: number;
  readonly question: number;
  readonly answer: number;
  readonly herb: number;
  readonly favorite: number;
  readonly entry: number;
  readonly supplement: number;
  readonly dose: number;
  readonly analysis: number;
  readonly product: number;
}

/** Who makes a call, and where. */
export interface Stage {
  readonly running: TestApp;
  readonly client: Client;
  readonly world: World;
}

export interface Example {
  /** Fills `:id` and `:messageId` of the path; `given` is what `arrange` found out. */
  readonly ids?: (world: World, given?: string) => Readonly<Record<string, number>>;
  readonly query?: string;
  /** `given` is what `arrange` found out. */
  readonly body?: (world: World, given: string) => unknown;
  /** 200 when left out. */
  readonly status?: 201 | 404;
  /** What must have happened before. */
  readonly arrange?: (stage: Stage) => Promise<string>;
}

const day = '2026-03-09';
const entryBody = { date: day, sleepQuality: 4, energyLevel: 3, stressLevel: 2, notes: null };
/** A 16 x 16 JPEG. */
export const smallJpeg =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/wAALCAAQABABAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/9oACAEBAAA/APn+iiiv/9k=';

/** One good request for every call of the contract; the walk fails for a call that has none. */
export const examples: Readonly<Record<string, Example>> = {
  getSession: {},
  login: { body: () => ({ username: 'maria', password: 'correct horse' }) },
  register: { body: () => ({ username: 'newcomer', password: 'correct horse', email: '' }), status: 201 },
  logout: {},
  forgotPassword: { body: () => ({ email: 'maria@example.org' }) },
  resetPassword: { arrange: resetToken, body: (_, token) => ({ token, password: 'battery staple' }) },
  promote: { body: () => ({ secretKey: 'correct-horse-battery' }) },
  listProfiles: {},
  getMainProfile: {},
  getProfile: { ids: ({ profile }) => ({ id: profile }) },
  createProfile: { body: () => ({ name: 'Tom', age: 9 }), status: 201 },
  updateProfile: { ids: ({ profile }) => ({ id: profile }), body: () => ({ age: 35 }) },
  deleteProfile: { ids: ({ family }) => ({ id: family }) },
  listChats: {},
  getChat: { ids: ({ chat }) => ({ id: chat }) },
  createChat: { body: () => ({ title: 'Sleep', userId: 99 }), status: 201 },
  listMessages: { ids: ({ chat }) => ({ id: chat }) },
  exportChat: { ids: ({ chat }) => ({ id: chat }) },
  sendMessage: {
    ids: ({ chat }) => ({ id: chat }),
    body: () => ({ content: 'What helps me sleep?', role: 'user' }),
    status: 201,
  },
  // The built-in advisor is done before anyone can come back; running-answers.test.ts has the rest.
  resumeAnswer: { ids: ({ chat }) => ({ id: chat }), status: 404 },
  stopAnswer: { ids: ({ chat }) => ({ id: chat }), body: () => ({ askId: 'stopped' }) },
  updateChat: { ids: ({ chat }) => ({ id: chat }), body: () => ({ title: 'Better sleep', pinned: true }) },
  deleteChat: { ids: ({ chat }) => ({ id: chat }) },
  restoreChat: { ids: ({ chat }) => ({ id: chat }), body: () => ({}) },
  regenerateAnswer: {
    ids: ({ chat, answer }) => ({ id: chat, messageId: answer }),
    body: () => ({ askId: 'again' }),
    status: 201,
  },
  editMessage: {
    ids: ({ chat, question }) => ({ id: chat, messageId: question }),
    body: () => ({ content: 'What calms me?' }),
    status: 201,
  },
  rateMessage: { ids: ({ chat, answer }) => ({ id: chat, messageId: answer }), body: () => ({ rating: 'up' }) },
  listReports: { arrange: becomeAdmin },
  updateReport: {
    arrange: reportAnswer,
    ids: (_, report) => ({ id: Number(report ?? 1) }),
    body: () => ({ handled: true }),
  },
  listHerbs: {},
  getHerb: { ids: ({ herb }) => ({ id: herb }) },
  recommendHerbs: {},
  getMonograph: { ids: ({ herb }) => ({ id: herb }) },
  listFavorites: {},
  createFavorite: { body: ({ herb }) => ({ herbId: herb }) },
  deleteFavorite: { ids: ({ favorite }) => ({ id: favorite }) },
  listWellness: { ids: ({ profile }) => ({ id: profile }), query: '?days=7' },
  saveWellness: {
    ids: ({ profile }) => ({ id: profile }),
    body: () => ({ ...entryBody, date: '2026-03-08' }),
    status: 201,
  },
  deleteWellness: { ids: ({ entry }) => ({ id: entry }) },
  listSupplements: { ids: ({ profile }) => ({ id: profile }) },
  createSupplement: {
    ids: ({ profile }) => ({ id: profile }),
    body: () => ({ name: 'Magnesium', startDate: day }),
    status: 201,
  },
  updateSupplement: { ids: ({ supplement }) => ({ id: supplement }), body: () => ({ dosage: '200 mg' }) },
  deleteSupplement: { ids: ({ supplement }) => ({ id: supplement }) },
  logDose: {
    ids: ({ supplement }) => ({ id: supplement }),
    body: () => ({ takenOn: day, status: 'taken' }),
    status: 201,
  },
  listDoses: { ids: ({ supplement }) => ({ id: supplement }) },
  listProfileDoses: { ids: ({ profile }) => ({ id: profile }) },
  deleteDose: { ids: ({ dose }) => ({ id: dose }) },
  listAnalyses: {},
  createAnalysis: { body: () => ({ imageBase64: smallJpeg, labelText: 'Melatonin 3 mg' }), status: 201 },
  getAnalysis: { ids: ({ analysis }) => ({ id: analysis }) },
  getAnalysisImage: { ids: ({ analysis }) => ({ id: analysis }) },
  deleteAnalysis: { ids: ({ analysis }) => ({ id: analysis }) },
  listRecommendations: {},
  listFavoriteProducts: {},
  createRecommendation: {
    body: ({ chat }) => ({ productName: 'Melatonin', source: 'chat', sourceId: chat, isFavorite: true, userId: 5 }),
    status: 201,
  },
  setProductFavorite: { ids: ({ product }) => ({ id: product }), body: () => ({ isFavorite: true }) },
  deleteRecommendation: { ids: ({ product }) => ({ id: product }) },
  recordProductClick: { body: () => ({ productName: 'Melatonin', source: 'chat', sourceId: 1 }) },
  getAnalyticsSummary: { arrange: becomeAdmin },
  listDailyAnalytics: { arrange: becomeAdmin },
  recordEvent: { body: () => ({ eventType: 'pwa_install' }) },
  checkSafety: { body: () => ({ items: ['Melatonin', 'warfarin'] }) },
  checkHousehold: { query: '?use=sleep' },
  resolveKnowledge: { query: '?q=melatonine' },
  getMethod: {},
  getProfileSummary: { ids: ({ profile }) => ({ id: profile }) },
  getAccount: {},
  updateAccount: { body: () => ({ lastName: 'Rossi' }) },
  changePassword: { body: () => ({ currentPassword: 'correct horse', newPassword: 'battery staple' }) },
  listSessions: {},
  endSession: { ids: () => ({ id: 1 }) },
  exportAccount: {},
  deleteAccount: { body: () => ({ password: 'correct horse' }) },
  deleteHealthData: { body: () => ({ password: 'correct horse' }) },
  listConsents: {},
  saveConsents: { body: () => [{ kind: 'health-data', version: '1', granted: true }] },
  getHealth: {},
  getReadiness: {},
  getSite: {},
};

async function resetToken({ running, client }: Stage): Promise<string> {
  const { email } = (await client.get('/api/account')).json<{ email: string }>();
  await client.post('/api/auth/forgot-password', { email });
  await running.app.deps.mail.deliver();
  const mail = running.mailer.mails.findLast(({ to }) => to === email);
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function becomeAdmin({ client }: Stage): Promise<string> {
  return (await client.post('/api/admin/promote', { secretKey: 'correct-horse-battery' })).body;
}

async function reportAnswer({ running, client, world }: Stage): Promise<string> {
  await client.post(`/api/chats/${world.chat}/messages/${world.answer}/feedback`, { rating: 'unsafe' });
  await becomeAdmin({ running, client, world });
  const [report] = (await client.get('/api/admin/reports')).json<{ id: number }[]>();
  return String(report?.id);
}

/** Makes one of everything for a user; `mark` stands in all that is free text. */
export async function makeWorld(client: Client, mark = 'plain'): Promise<World> {
  const idOf = async (url: string, body: unknown): Promise<number> =>
    (await client.post(url, body)).json<{ id: number }>().id;
  const profile = await idOf('/api/profiles', {
    name: `Maria ${mark}`,
    age: 34,
    gender: 'female',
    currentMedications: 'Metformin',
    allergies: mark,
  });
  const family = await idOf('/api/profiles', { name: `Ida ${mark}`, age: 70 });
  const chat = await idOf('/api/chats', { title: `First ${mark}` });
  const answer = (await client.post(`/api/chats/${chat}/messages`, { content: `What helps me sleep? ${mark}` })).json<{
    id: number;
    userMessage: { id: number };
  }>();
  const [herb] = (await client.get('/api/herbs')).json<{ id: number }[]>();
  const supplement = await idOf(`/api/profiles/${profile}/supplements`, {
    name: 'Magnesium',
    notes: mark,
  });
  return {
    profile,
    family,
    chat,
    answer: answer.id,
    question: answer.userMessage.id,
    herb: herb?.id ?? 0,
    favorite: await idOf('/api/favorites', { herbId: herb?.id }),
    entry: await idOf(`/api/profiles/${profile}/wellness`, { ...entryBody, notes: mark }),
    supplement,
    dose: await idOf(`/api/supplements/${supplement}/doses`, { takenOn: day, status: 'taken' }),
    analysis: await idOf('/api/analyses', { imageBase64: smallJpeg, labelText: `Melatonin ${mark}` }),
    product: await idOf('/api/product-recommendations', { productName: `Tea ${mark}`, source: 'chat', sourceId: chat }),
  };
}
