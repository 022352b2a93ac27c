import {
  type Call,
  getAccount,
  getChat,
  getMainProfile,
  getMonograph,
  getSession,
  limits,
  listChats,
  listConsents,
  listFavoriteProducts,
  listFavorites,
  listHerbs,
  listMessages,
  listProfiles,
  listSupplements,
  listWellness,
  recommendHerbs,
} from '@herbie/contract';

/**
 * What a screen cannot be drawn without. `:main` and `:chosen` are people, `:today` is the day, as public/early-reads.js
 * finds them. The journeys hold that each of these is taken up by its screen.
 */
const reads: Readonly<Record<string, readonly string[]>> = {
  '/dashboard': [
    address(getMainProfile),
    address(listChats),
    address(recommendHerbs, { limit: 4 }),
    ...weekOf(':main'),
  ],
  '/chat': [address(listProfiles)],
  '/chat/:chatId': [
    address(getChat),
    address(listMessages),
    address(listProfiles),
    address(listChats, { limit: limits.page }),
  ],
  '/create-profile': [address(listProfiles)],
  '/herb-analyzer': [address(listProfiles)],
  '/wellness-tracker': [address(listProfiles), ...weekOf(':main')],
  '/recommendations': [
    address(listFavoriteProducts, { limit: limits.page }),
    address(listFavorites, { limit: limits.page }),
    address(listProfiles),
  ],
  '/herbs': [address(listHerbs, { covered: 'true', limit: limits.herbsAtFirst })],
  '/herbs/compare': [address(listProfiles)],
  '/herbs/:herbId': [address(listProfiles), address(getMonograph, { profileId: ':chosen' })],
  '/safety': [address(listProfiles)],
  '/settings': [address(getAccount), address(listProfiles), address(listConsents)],
};

/** The addresses that a screen reads first, in the form that public/early-reads.js takes. */
export function firstReads(path: string): string {
  const own = reads[path];
  return own === undefined ? '' : [address(getSession), ...own].join(' ');
}

function weekOf(person: string): string[] {
  return [
    address(listWellness, { days: 7, today: ':today' }).replace(':id', person),
    address(listSupplements, { today: ':today' }).replace(':id', person),
  ];
}

function address(call: Call, query: Readonly<Record<string, number | string>> = {}): string {
  const search = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  return search.length === 0 ? call.path : `${call.path}?${search.join('&')}`;
}
